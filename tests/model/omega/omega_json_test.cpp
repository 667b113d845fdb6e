#include "model/omega/json/json.h"
#include "model/omega/json/session.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace omega_json_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;
using Json = nlohmann::json;

namespace
{

/// Returns the fault in the JSON of a variant's alternatives; empty when each is read back as written.
template <typename Variant, typename Read, std::size_t index = 0>
std::string lostIn(Read &&read)
{
    if constexpr (index < alternativeCount<Variant>)
    {
        const Variant value(AlternativeAt<index, Variant>{});
        const std::string text = toJson(value);
        const auto again = read(text);
        if (!again || *again != value || toJson(*again) != text || !Json::accept(text))
            return text + (again ? "" : " at " + again.error().pointer);
        return lostIn<Variant, Read, index + 1>(std::forward<Read>(read));
    }
    return {};
}

/// The pointer and the reason by which a command is malformed.
std::string faultOf(const std::string &command)
{
    const auto read = readCommand(command);
    return read ? std::string("none") : read.error().pointer + ": " + std::string(wordOf(read.error().fault));
}

} // namespace

/// The game as JSON: every command, event, view and pack, and sessions played by lines.
class OmegaJsonTest : public QObject
{
    Q_OBJECT

private slots:

    void everyCommandAndEventIsReadBackAsItWasWritten()
    {
        QCOMPARE(lostIn<Command>([](std::string_view text) { return readCommand(text); }), std::string());
        QCOMPARE(lostIn<Event>([](std::string_view text) { return readEvent(text); }), std::string());
    }

    void theShapesListEveryCommandAndEvent()
    {
        QCOMPARE(Json::parse(commandShapes()).size(), alternativeCount<Command>);
        QCOMPARE(Json::parse(eventShapes()).size(), alternativeCount<Event>);
        QVERIFY(Json::parse(viewShape()).contains("open") && Json::parse(packShape()).contains("scenarios"));
        QCOMPARE(Json::parse(commandShapes())["use_ability"].dump(),
            std::string(R"({"ability":"id","count":{"optional":"integer"},"on":{"optional":"commando or figure"}})"));
    }

    void aBadCommandSaysWhereAndWhy()
    {
        QCOMPARE(faultOf("{"), std::string(": not_json"));
        QCOMPARE(faultOf("{}"), std::string("/type: missing"));
        QCOMPARE(faultOf(R"({"type": "fly"})"), std::string("/type: unknown_word"));
        QCOMPARE(faultOf(R"({"type": "heal"})"), std::string("/by: missing"));
        QCOMPARE(faultOf(R"({"type": "heal", "by": "medic"})"), std::string("/by: unknown_word"));
        QCOMPARE(faultOf(R"({"type": "heal", "by": 3})"), std::string("/by: not_a_string"));
        QCOMPARE(faultOf(R"({"type": "heal", "by": "rifleman", "cost": 2})"), std::string("/cost: unknown_word"));
        QCOMPARE(
            faultOf(R"({"type": "open_door", "by": "rifleman", "door": [1, 2]})"), std::string("/door: not_an_edge"));
        QCOMPARE(faultOf(R"({"type": "count_deck", "left": 1.5})"), std::string("/left: not_an_integer"));
        QCOMPARE(faultOf(R"({"type": "count_deck", "left": 1000})"), std::string("/left: out_of_range"));
        QCOMPARE(faultOf(R"({"type": "correct", "event": {"type": "tokens_moved", "from": {"kind": "bank"},)"
                         R"( "to": {"kind": "sky"}, "count": 1}})"),
            std::string("/event/to/kind: unknown_word"));
    }

    void theSamplePackIsWholeAndSaysThatItIsASample()
    {
        const Pack &pack = samplePack();
        QVERIFY(pack.sample);
        QCOMPARE(gapsIn(pack), std::vector<std::string>{});
        QCOMPARE(pack.sheets.size(), std::size_t(5));
        const auto again = readPack(toJson(pack));
        QVERIFY(again && *again == pack);
        Pack torn = pack;
        torn.weapons.pop_back();
        QCOMPARE(gapsIn(torn), std::vector<std::string>{"/figures/drone_gun"});
    }

    void tablesAndViewsAreReadBackAsTheyWereWritten()
    {
        for (const Printing printing : {Printing::First, Printing::Revised})
        {
            Table table = tableInTurns(printing, 5);
            bring(table, "fear_hunter", {5, 0});
            forced(table, WritePlan{"«piano» \"one\"\n"});
            const auto again = readTable(toJson(table));
            QVERIFY2(again, again ? "" : again.error().pointer.c_str());
            QVERIFY(*again == table);
            for (const Seat &seat : {Seat(OverseerSeat{}), Seat(PublicSeat{})})
            {
                const auto seen = readView(toJson(view(table, seat)));
                QVERIFY(seen && *seen == view(table, seat));
            }
        }
    }

    void aLineIsAnsweredByEventsOpenAndSecretApart()
    {
        Session session(sampleTable(Printing::Revised));
        const Json answer = Json::parse(
            session.answer(R"({"command": {"type": "place_door", "door": [3, 2, "E"], "kind": "jammed"}})"));
        QCOMPARE(answer["events"].dump(), std::string(R"([{"door":[3,2,"E"],"type":"door_placed"}])"));
        QCOMPARE(
            answer["secret"].dump(), std::string(R"([{"door":[3,2,"E"],"kind":"jammed","type":"door_kind_set"}])"));
        QVERIFY(session.answer(R"({"view": "public"})").find("jammed\"]") == std::string::npos);
        QVERIFY(Json::parse(session.answer(R"({"view": "overseer"})"))["view"]["overseer"]["doors"].size() == 1);
    }

    void aLineIsRefusedOrOverruledWithAReason()
    {
        Session session(sampleTable(Printing::First));
        QCOMPARE(session.answer(R"({"command": {"type": "advance_timers"}})"),
            std::string(R"({"refused": {"rule": "OP-ROUND-1", "facts": {"belongs_to": "timer", "due": "set_up"}}})"));
        const Json ruled
            = Json::parse(session.answer(R"({"command": {"type": "advance_timers"}, "ruling": "why not"})"));
        QCOMPARE(
            ruled["events"][0].dump(), std::string(R"({"reason":"why not","rule":"OP-ROUND-1","type":"ruling_made"})"));
        QCOMPARE(session.table().open.clock.primary, 2);
    }

    void whatDoesNotExistIsMalformedAndNoRulingHelps()
    {
        Session session(tableInTurns(Printing::Revised));
        const auto reason = [&](const std::string &command)
        {
            const Json answer = Json::parse(session.answer("{\"command\": " + command + ", \"ruling\": \"do it\"}"));
            return answer.contains("malformed") ? answer["malformed"].dump() : answer.dump();
        };
        QCOMPARE(reason(R"({"type": "use_ability", "ability": "fly"})"),
            std::string(R"({"pointer":"/command/ability","reason":"unknown_word"})"));
        QCOMPARE(reason(R"({"type": "heal", "by": "rifleman"})"),
            std::string(R"({"pointer":"/command/by","reason":"unknown_word"})"));
        QCOMPARE(reason(R"({"type": "move", "by": "team_leader", "path": [[0, 1], [0, 99]], "facing": "N",)"
                        R"( "actions": 1, "surcharge": 0})"),
            std::string(R"({"pointer":"/command/path/1","reason":"not_a_space"})"));
        QCOMPARE(reason(R"({"type": "correct", "event": {"type": "tokens_moved", "from": {"kind": "pool"},)"
                        R"( "to": {"kind": "bank"}, "count": 50}})"),
            std::string(R"({"pointer":"/command/event/count","reason":"out_of_range"})"));
        QCOMPARE(reason(R"({"type": "begin_turn", "role": "heavy_support", "a/~b": 1})"),
            std::string(R"({"pointer":"/command/a~1~0b","reason":"unknown_word"})"));
        QCOMPARE(reason("7"), std::string(R"({"pointer":"/command","reason":"not_an_object"})"));
        QCOMPARE(session.answer("nonsense"), std::string(R"({"malformed": {"pointer": "", "reason": "not_json"}})"));
        QCOMPARE(
            Json::parse(session.answer(R"({"view": 9})"))["malformed"]["pointer"].dump(), std::string(R"("/view")"));
    }
};

DOSSIER_TESTS(OmegaJsonTest, Nothing)

} // namespace omega_json_test

#include "omega_json_test.moc"
