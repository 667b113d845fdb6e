#include "model/omega/content/rule_example_json.h"

#include "model/omega/content/figure_json.h"
#include "model/omega/content/map_json.h"

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int maxSpeed = 20;
constexpr int maxActions = 6;

Show readShow(const JsonValue &value)
{
    static constexpr Words<Show, 11> shows{{
        {"spaces", Show::Spaces},
        {"field", Show::Field},
        {"sight", Show::Sight},
        {"cover", Show::Cover},
        {"emi", Show::Emi},
        {"distance", Show::Distance},
        {"aura", Show::Aura},
        {"reach", Show::Reach},
        {"move", Show::Move},
        {"vents", Show::Vents},
        {"gas", Show::Gas},
    }};
    return word(value, shows);
}

ExampleRole roleIn(const JsonValue &value)
{
    static constexpr Words<ExampleRole, 4> roles{{{"attacker", ExampleRole::Attacker}, {"target", ExampleRole::Target},
        {"mover", ExampleRole::Mover}, {"other", ExampleRole::Other}}};
    return word(value, roles);
}

ExampleFigure figureIn(const Map &map, const JsonValue &value)
{
    const Figure figure = readFigure(map, value);
    return {
        figure, readSide(member(value, "side")), readFacing(member(value, "facing")), roleIn(member(value, "role"))};
}

/// Reads spaces that may be absent; `read` reads one.
template <typename Read>
std::vector<Space> spacesIn(const JsonValue &board, std::string_view name, Read &&read)
{
    std::vector<Space> spaces;
    if (const std::optional<JsonValue> value = memberIfAny(board, name))
        for (const JsonValue &space : array(*value))
            spaces.push_back(read(space));
    return spaces;
}

bool flagIn(const JsonValue &board, std::string_view name)
{
    const std::optional<JsonValue> value = memberIfAny(board, name);
    return value && boolean(*value);
}

bool isMove(Show show)
{
    return show == Show::Reach || show == Show::Move || show == Show::Vents;
}

std::vector<ExampleRole> rolesOf(Show show)
{
    if (show == Show::Spaces || show == Show::Gas)
        return {};
    if (isMove(show))
        return {ExampleRole::Mover};
    return show == Show::Field ? std::vector{ExampleRole::Attacker}
                               : std::vector{ExampleRole::Attacker, ExampleRole::Target};
}

/// Reads the figures, including all that `show` needs, no two on one space.
std::vector<ExampleFigure> figuresIn(const Map &map, Show show, const JsonValue &value)
{
    std::vector<ExampleFigure> figures;
    SpaceSet taken;
    for (const JsonValue &entry : array(value))
    {
        figures.push_back(figureIn(map, entry));
        const SpaceSet spaces = spacesOf(figures.back().figure);
        if (!(taken & spaces).empty())
            throw malformed(entry, Fault::SharedSpace);
        taken |= spaces;
    }
    for (const ExampleRole role : rolesOf(show))
        if (std::ranges::find(figures, role, &ExampleFigure::role) == figures.end())
            throw malformed(value, Fault::Missing);
    return figures;
}

void readMove(RuleExample &example, const JsonValue &board)
{
    example.speed = integer(member(board, "speed"), 0, maxSpeed);
    example.sureFooted = flagIn(board, "sure_footed");
    example.diagonalUsed = flagIn(board, "diagonal_used");
    if (const std::optional<JsonValue> actions = memberIfAny(board, "actions"))
        example.actions = integer(*actions, 1, maxActions);
    if (example.show == Show::Reach)
        return;
    example.path = spacesIn(board, "path", anySpace);
    if (example.path.empty() || example.path.front() != example.figure(ExampleRole::Mover).figure.at)
        throw malformed(member(board, "path"), Fault::WrongStart);
}

} // namespace

RuleExample readRuleExample(const JsonValue &value)
{
    static constexpr Words<AttackType, 2> attacks{{{"ranged", AttackType::Ranged}, {"melee", AttackType::Melee}}};
    RuleExample example;
    example.show = readShow(member(value, "show"));
    example.printing = readPrinting(member(value, "printing"));
    example.map = readMap(member(value, "map"));
    example.figures = figuresIn(example.map, example.show, member(value, "figures"));
    example.caption = readLocalizedText(member(value, "caption"));
    const auto onMap = [&](const JsonValue &space) { return spaceOf(example.map, space); };
    const auto onFloor = [&](const JsonValue &space) { return floorSpaceOf(example.map, space); };
    example.marked = spacesIn(value, "marked", onMap);
    example.combatantMarkers = spacesIn(value, "combatant_markers", onFloor);
    example.vents = spacesIn(value, "vents", onFloor);
    example.markers = spacesIn(value, "markers", onMap);
    example.objectives = spacesIn(value, "objectives", onMap);
    if (const std::optional<JsonValue> attack = memberIfAny(value, "attack"))
        example.attack = word(*attack, attacks);
    if (isMove(example.show))
        readMove(example, value);
    if (example.show == Show::Gas && example.markers.empty())
        throw malformed(member(value, "markers"), Fault::WrongLength);
    return example;
}

} // namespace dossier
