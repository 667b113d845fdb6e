#include "tests/app/check/members_table.h"

#include <initializer_list>

namespace dossier::test
{

namespace
{

using Type = Json::value_t;
using Values = std::vector<Json>;
using Rules = std::vector<MemberRule>;

/// Returns a value of each JSON type except those named.
Values notOf(std::initializer_list<Type> types, const Values &more = {})
{
    Values values = more;
    for (const Json &value :
        {Json(nullptr), Json(true), Json(-7), Json(1.5), Json("?"), Json::array({-7}), Json::object()})
        if (std::ranges::find(types, value.type()) == types.end())
            values.push_back(value);
    return values;
}

MemberRule object(const std::string &pointer)
{
    return {pointer, true, {}, notOf({Type::object})};
}

MemberRule words(const std::string &pointer, const Values &good)
{
    return {pointer, true, good, notOf({}, {"", "First", "first ", "COMMANDO"})};
}

MemberRule wordsOrNull(const std::string &pointer, const Values &good)
{
    return {pointer, true, good, notOf({Type::null}, {"", "n", "NE", "none", "null"})};
}

MemberRule boolean(const std::string &pointer)
{
    return {pointer, true, {true, false}, notOf({Type::boolean}, {0, 1, "true"})};
}

MemberRule integer(const std::string &pointer, int min, int max)
{
    return {pointer, true, {min, max}, notOf({}, {min - 1, max + 1, 1.0, UINT64_MAX, INT64_MIN, 1e30, "1"})};
}

/// Returns values that are not a valid `[x, y]`.
Values notSpaces()
{
    return notOf({}, {Json::array(), {1}, {1, 1, 1}, {1.0, 1}, {1, 1.5}, {"1", 1}, {nullptr, 1}, {{1, 1}, 1}, "11"});
}

Values operator+(Values values, const Values &more)
{
    values.insert(values.end(), more.begin(), more.end());
    return values;
}

Rules operator+(Rules rules, const Rules &more)
{
    rules.insert(rules.end(), more.begin(), more.end());
    return rules;
}

/// The map of all the queries: `[2, 1]` is the only wall, a door closes `[0, 2]` to the east.
const Json map{
    {"rows", {"....", "..#.", "....", "...."}},
    {"doors", {{0, 2, "E"}, {3, 2, "S"}}},
    {"tiles", {"aabb", "aabb", "ccdd", "ccdd"}},
    {"emi", {"a", "z"}},
    {"rubble", {{0, 0}, {3, 3}}},
};

const Values offFloor{{2, 1}, {4, 0}, {0, 4}, {-1, 0}, {0, -1}, {UINT64_MAX, 0}, {0, 1e30}};

MemberRule floorSpace(const std::string &pointer)
{
    return {pointer, true, {{0, 0}, {3, 3}}, notSpaces() + offFloor};
}

/// An array of anything; its elements have rules of their own.
MemberRule array(const std::string &pointer, const Values &bad = {}, bool mayBeEmpty = true)
{
    const Values empty{Json::array()};
    return {pointer, true, mayBeEmpty ? empty : Values{}, notOf({Type::array}, mayBeEmpty ? bad : bad + empty)};
}

MemberRule optional(MemberRule rule)
{
    rule.required = false;
    return rule;
}

Rules mapRules()
{
    const Values tooManyRows{Json(std::vector<std::string>(41, "...."))};
    MemberRule tiles = optional(array("/map/tiles", {Json::array(), {"aabb"}, {"aaaa", "a", "a", "a", "a"}}, false));
    std::erase(tiles.bad, Json(nullptr));
    tiles.good = {nullptr};
    const Values badRows = notOf({}, {"", "...", ".....", "..x.", "..\u00B7.", "... ", "...\n"});
    const Values badEdges = notSpaces()
        + Values{{0, 0}, {0, 0, "N"}, {0, 0, "e"}, {0, 0, 1}, {"E", 0, 0}, {0, 0, "E", 1}, {3, 0, "E"}, {0, 3, "S"},
            {-1, 0, "E"}, {0, -1, "S"}, {0.0, 0, "E"}, {UINT64_MAX, 0, "E"}, {1e30, 0, "S"}, {INT32_MAX, 0, "E"}};
    const Values badNames = notOf({Type::string}, {"", "ab", "e\u0301", "\U0001F600\U0001F600"});
    return {
        object("/map"),
        array("/map/rows", tooManyRows, false),
        {"/map/rows/2", true, {"#..."}, badRows},
        optional(array("/map/doors")),
        {"/map/doors/1", true, {{1, 1, "E"}, {0, 2, "E"}}, badEdges},
        tiles,
        {"/map/tiles/2", true, {"\u00E8\U0001F600#\"", "....", "    "},
            notOf({}, {"", "...", ".....", "e\u0301e\u0301e"})},
        optional(array("/map/emi")),
        {"/map/emi/1", true, {"a", "?", "\U0001F600", "\""}, badNames},
        optional(array("/map/rubble")),
        floorSpace("/map/rubble/1"),
    };
}

Rules figureRules(const std::string &pointer, const Values &atElsewhere)
{
    return {
        object(pointer),
        {pointer + "/at", true, {}, notSpaces() + offFloor + atElsewhere},
        {pointer + "/size", true, {}, notOf({}, {0, 3, 1.0, UINT64_MAX, "1"})},
    };
}

Rules declaredRule(const std::string &pointer)
{
    return {optional({pointer + "/declared", true, {}, notSpaces() + Values{{3, 3}, {9, 9}, {UINT64_MAX, 0}}})};
}

const MemberRule printing = words("/printing", {"first", "revised"});
const MemberRule facing = wordsOrNull("/attacker/facing", {nullptr, "N", "E", "S", "W"});
const MemberRule who = words("/who", {"commando", "enemy"});

KindTable sightTable()
{
    return {{{"kind", "omega.sight"}, {"printing", "first"}, {"map", map},
                {"attacker", {{"at", {0, 0}}, {"size", 2}, {"facing", "E"}, {"declared", {1, 1}}}}, {"who", "commando"},
                {"attack", "ranged"}, {"target", {{"at", {2, 2}}, {"size", 1}, {"declared", {2, 2}}}}},
        mapRules() + figureRules("/attacker", {{1, 0}, {3, 3}}) + declaredRule("/attacker")
            + figureRules("/target", {{0, 0}, {1, 1}}) + declaredRule("/target")
            + Rules{printing, facing, who, words("/attack", {"ranged", "melee"})}};
}

KindTable sightMapTable()
{
    return {{{"kind", "omega.sight_map"}, {"printing", "revised"}, {"map", map},
                {"attacker", {{"at", {0, 0}}, {"size", 2}, {"facing", nullptr}, {"declared", "ignored"}}},
                {"who", "enemy"}},
        mapRules() + figureRules("/attacker", {{1, 0}, {3, 3}}) + Rules{printing, facing, who}};
}

KindTable distanceTable()
{
    return {{{"kind", "omega.distance"}, {"map", map}, {"from", {0, 0}}, {"to", {3, 3}}},
        mapRules() + Rules{floorSpace("/from"), floorSpace("/to")}};
}

KindTable auraTable()
{
    const Values far{{UINT64_MAX, INT64_MIN}, {-5, 0}};
    return {{{"kind", "omega.aura"}, {"from", {{"at", {0, 0}}, {"size", 1}}}, {"to", {{"at", {-3, 3}}, {"size", 2}}}},
        {object("/from"), {"/from/at", true, far, notSpaces()}, integer("/from/size", 1, 2), object("/to"),
            {"/to/at", true, far, notSpaces()}, integer("/to/size", 1, 2)}};
}

Rules moverRules()
{
    return mapRules() + figureRules("/mover", {})
        + Rules{words("/mover/side", {"commando"}), integer("/mover/speed", 0, 20), boolean("/mover/sure_footed"),
            printing, array("/figures"), object("/figures/1"), words("/figures/1/side", {"commando", "enemy"}),
            {"/figures/1/size", true, {1}, notOf({}, {0, 3, 1.0})},
            {"/figures/1/at", true, {{0, 0}, {3, 0}}, notSpaces() + offFloor}, array("/markers"),
            floorSpace("/markers/1"), boolean("/diagonal_used")};
}

Json moveQuery(const std::string &kind)
{
    return {{"kind", kind}, {"printing", "revised"}, {"map", map},
        {"mover", {{"at", {1, 0}}, {"size", 1}, {"side", "commando"}, {"speed", 4}, {"sure_footed", false}}},
        {"figures",
            {{{"at", {2, 2}}, {"size", 2}, {"side", "enemy"}}, {{"at", {3, 3}}, {"size", 1}, {"side", "enemy"}}}},
        {"markers", {{0, 0}, {3, 3}}}, {"diagonal_used", false}, {"actions", 1}};
}

KindTable reachTable()
{
    return {moveQuery("omega.reach"), moverRules() + Rules{optional(integer("/actions", 1, 6))}};
}

KindTable moveTable()
{
    Json query = moveQuery("omega.move");
    query["path"] = {{1, 0}, {0, 0}, {99, -99}};
    const Values elsewhere{{0, 0}, {1, 1}, {UINT64_MAX, 0}, {1, 1e30}};
    const Values anywhere{{UINT64_MAX, INT64_MIN}, {1, 0}, {-1, -1}};
    return {query,
        moverRules()
            + Rules{optional(integer("/actions", 1, 6)), array("/path", {}, false),
                {"/path/0", true, {}, notSpaces() + elsewhere}, {"/path/2", true, anywhere, notSpaces()}}};
}

KindTable gasTable()
{
    const Values anywhere{{UINT64_MAX, INT64_MIN}, {2, 1}, {-1, -1}, {0, 0}};
    const Values offMap{{4, 0}, {0, 4}, {-1, 0}, {0, -1}, {UINT64_MAX, 0}};
    return {{{"kind", "omega.gas"}, {"map", map}, {"markers", {{0, 0}, {1, 0}}}, {"objectives", {{3, 3}, {2, 1}}},
                {"room_tiles", {"a", "z"}}},
        mapRules()
            + Rules{array("/markers", {}, false), {"/markers/1", true, anywhere, notSpaces()}, array("/objectives"),
                {"/objectives/0", true, {{2, 1}}, notSpaces() + offMap}, array("/room_tiles"),
                {"/room_tiles/1", true, {"a", "\u00E8"}, notOf({Type::string}, {"", "ab", "e\u0301"})}}};
}

KindTable diceTable()
{
    return {{{"kind", "dice.omega"}, {"black", 1}, {"red", 2}, {"threshold", 3}, {"reroll", "all"}},
        {integer("/black", 0, 20), integer("/red", 0, 20), integer("/threshold", 0, 100),
            wordsOrNull("/reroll", {nullptr, "all", "blanks"})}};
}

/// The board of all the queries of Specter Ops: B2 is the only structure.
const Json board{{"rows", {"....", ".#..", "...."}}, {"stretches", {{"A1", "A3"}, {"C1", "D1", "C2"}}}};

/// Returns values that are not an open space of that board.
Values notOpen(const Values &more = {})
{
    return notOf({},
        more
            + Values{"B2", "E1", "A4", "A0", "A01", "a1", "A", "1", "", "A1 ", " A1", "A1.0", "X1", "W40", "A41", "AA1",
                "A-1", "A+1", "\u00C11"});
}

MemberRule openSpace(const std::string &pointer)
{
    return {pointer, true, {"A1", "D3", "C2"}, notOpen()};
}

MemberRule optionalBoolean(const std::string &pointer)
{
    return optional(boolean(pointer));
}

Rules boardRules()
{
    const Values tooManyRows{Json(std::vector<std::string>(41, "....")), Json::array()};
    const Values badRows = notOf({}, {"", "...", ".....", "..x.", "..\u00B7.", "... ", "...\n"});
    return {
        object("/board"),
        {"/board/rows", true, {}, notOf({Type::array}, tooManyRows)},
        {"/board/rows/2", true, {"...#"}, badRows},
        optional(array("/board/stretches")),
        {"/board/stretches/0", true, {{"C2"}, {"C2", "C2", "A3"}}, notOf({Type::array}, {Json::array()})},
        openSpace("/board/stretches/1/2"),
    };
}

Rules diagonalRules()
{
    return {
        optional(object("/diagonals")), optionalBoolean("/diagonals/corner"), optionalBoolean("/diagonals/between")};
}

Rules hunterRules(const std::string &pointer)
{
    return {array(pointer), object(pointer + "/1"), openSpace(pointer + "/1/at"),
        optionalBoolean(pointer + "/1/in_vehicle"), optionalBoolean(pointer + "/1/traitor")};
}

const Json twoHunters{{{"at", "A1"}}, {{"at", "C3"}, {"in_vehicle", true}, {"traitor", false}}};
const Json bothDiagonals{{"corner", true}, {"between", false}};

KindTable visibleTable()
{
    return {{{"kind", "specter.visible"}, {"board", board}, {"hunters", twoHunters}, {"diagonals", "ignored"}},
        boardRules() + hunterRules("/hunters")};
}

KindTable specterMoveTable()
{
    const MemberRule later{
        "/path/2", true, {"B2", "D3"}, notOf({}, {"E1", "A4", "A0", "a1", "A", "", "W40", "A41", "A01"})};
    return {{{"kind", "specter.move"}, {"board", board}, {"diagonals", bothDiagonals}, {"hunters", twoHunters},
                {"path", {"A1", "A2", "A3"}}},
        boardRules() + diagonalRules() + hunterRules("/hunters")
            + Rules{array("/path", {}, false), openSpace("/path/0"), later}};
}

KindTable sensorTable()
{
    const auto anySpaceOf = [](const std::string &pointer)
    {
        return MemberRule{pointer, true, {"A1", "W40", "K17"},
            notOf({}, {"", "X1", "A0", "A41", "A01", "k17", "K17 ", "K", "17", "A1e0"})};
    };
    return {{{"kind", "specter.sensor"}, {"vehicle", "K17"}, {"agent", "M12"}, {"steps", 3}},
        {anySpaceOf("/vehicle"), anySpaceOf("/agent"), integer("/steps", 0, 40)}};
}

KindTable specterAttackTable()
{
    return {{{"kind", "specter.attack"}, {"board", board}, {"diagonals", bothDiagonals},
                {"hunter", {{"at", "A1"}, {"in_vehicle", false}, {"stunned", true}}}, {"agent", "D1"}},
        boardRules() + diagonalRules()
            + Rules{object("/hunter"), openSpace("/hunter/at"), optionalBoolean("/hunter/in_vehicle"),
                optionalBoolean("/hunter/stunned"), openSpace("/agent")}};
}

KindTable inferTable()
{
    const Json first{{"hunters", twoHunters}, {"shown", "nothing"}};
    const Json second{{"hunters", twoHunters}, {"turned_over", {"A1", "B2"}}, {"shown", "last_seen"}, {"at", "A1"},
        {"after",
            {{{"event", "clear"}, {"at", "A3"}}, {{"event", "seen"}, {"at", "D1"}, {"agent", "D2"}},
                {{"event", "sensor"}, {"vehicle", "C1"}, {"answer", "NW"}}}}};
    const MemberRule objective{"/turns/1/turned_over/1", true, {"A1", "B2", "D3"},
        notOf({}, {"E1", "A4", "A0", "a1", "A", "", "W40", "A41", "A01"})};
    const MemberRule nowhere{"/turns/0/at", false, {nullptr}, notOf({Type::null}, {"A1", "B2"})};
    return {{{"kind", "specter.infer"}, {"board", board}, {"diagonals", bothDiagonals}, {"start", "A1"},
                {"turns", {first, second}}},
        boardRules() + diagonalRules() + hunterRules("/turns/1/hunters")
            + Rules{openSpace("/start"), array("/turns"), object("/turns/0"), array("/turns/0/hunters"),
                words("/turns/1/shown", {"seen", "last_seen"}), words("/turns/0/shown", {}), nowhere,
                openSpace("/turns/1/at"), optional(array("/turns/1/turned_over")), objective,
                optional(array("/turns/1/after")), object("/turns/1/after/1"),
                {"/turns/1/after/1/event", true, {}, notOf({}, {"Seen", "seen ", "last_seen"})},
                openSpace("/turns/1/after/0/at"), openSpace("/turns/1/after/1/at"), openSpace("/turns/1/after/1/agent"),
                openSpace("/turns/1/after/2/vehicle"),
                {"/turns/1/after/2/answer", true, {"N", "SW", "here", "none"},
                    notOf({}, {"", "n", "NNE", "O", "Here", "SO"})}}};
}

KindTable battleTable()
{
    const Json first{{"strength", 4}, {"abilities", {"bold", "bold", "cunning"}}};
    const Json second{{"strength", 0}, {"abilities", Json::array()}};
    const Values tooMany{Json(std::vector<Json>(13, second))};
    return {{{"kind", "conquest.battle"}, {"strength", 2}, {"saucers", 2}, {"resistances", {first, second}}},
        {integer("/strength", 0, 20), integer("/saucers", 1, 12), array("/resistances", tooMany),
            {"/resistances", true, {Json(std::vector<Json>(12, second))}, {}}, object("/resistances/1"),
            integer("/resistances/1/strength", 0, 40), array("/resistances/0/abilities"),
            {"/resistances/0/abilities/1", true, {"assault", "barrage", "bold", "cunning", "deadly"},
                notOf({}, {"", "Bold", "bold ", "barrages", "move"})}}};
}

} // namespace

std::vector<KindTable> allKinds()
{
    return {sightTable(), sightMapTable(), distanceTable(), auraTable(), reachTable(), moveTable(), gasTable(),
        {{{"kind", "omega.rooms"}, {"map", map}}, mapRules()}, diceTable(), visibleTable(), specterMoveTable(),
        sensorTable(), specterAttackTable(), inferTable(), battleTable()};
}

} // namespace dossier::test
