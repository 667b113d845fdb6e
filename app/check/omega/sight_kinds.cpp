#include "app/check/omega/blockers.h"
#include "app/check/omega/kinds.h"
#include "app/check/rules_text.h"
#include "model/json/json_writer.h"
#include "model/omega/content/figure_json.h"
#include "model/omega/content/map_json.h"
#include "model/omega/geometry/sight_map.h"

namespace dossier
{

namespace
{

AttackType readAttack(const JsonValue &value)
{
    static constexpr Words<AttackType, 2> attacks{{{"ranged", AttackType::Ranged}, {"melee", AttackType::Melee}}};
    return word(value, attacks);
}

Attacker readAttacker(const Map &map, const JsonValue &query)
{
    const JsonValue value = member(query, "attacker");
    const Figure figure = readFigure(map, value);
    return {figure, readDeclared(figure, value), readFacing(member(value, "facing")), readSide(member(query, "who"))};
}

Target readTarget(const Map &map, const Figure &attacker, const JsonValue &value)
{
    const Figure figure = readFigure(map, value);
    for (const Space space : figure.spaces())
        if (attacker.covers(space))
            throw malformed(member(value, "at"), Fault::SharedSpace);
    return {figure, readDeclared(figure, value)};
}

/// Returns a set of spaces as rows of `1` and `0`.
std::string bitRows(const Map &map, const SpaceSet &spaces)
{
    std::vector<std::string> rows(static_cast<std::size_t>(map.height()));
    for (int y = 0; y < map.height(); ++y)
        for (int x = 0; x < map.width(); ++x)
            rows[static_cast<std::size_t>(y)] += spaces.contains({x, y}) ? '1' : '0';
    return jsonArray(rows, jsonWord);
}

} // namespace

std::string sightResult(const JsonValue &query)
{
    const Printing printing = readPrinting(member(query, "printing"));
    const Map map = readMap(member(query, "map"));
    const Attacker attacker = readAttacker(map, query);
    const AttackType attack = readAttack(member(query, "attack"));
    const Target target = readTarget(map, attacker.figure, member(query, "target"));

    const Sight verdict = sight(map, printing, attacker, attack, target);
    return jsonObject({
        {"in_field", jsonBoolean(verdict.inField)},
        {"line_of_sight", jsonBoolean(verdict.lineOfSight)},
        {"cover", jsonBoolean(verdict.cover)},
        {"emi_dice_lost", std::to_string(verdict.emi.diceLost)},
        {"blocked_by", blockedByText(map, verdict)},
        {"rules", rulesText(verdict.rules)},
    });
}

std::string sightMapResult(const JsonValue &query)
{
    const Printing printing = readPrinting(member(query, "printing"));
    const Map map = readMap(member(query, "map"));
    const JsonValue attacker = member(query, "attacker");
    const Figure figure = readFigure(map, attacker);
    const Facing facing = readFacing(member(attacker, "facing"));
    const Side who = readSide(member(query, "who"));
    return jsonObject({{"rows", bitRows(map, sightMap(map, printing, figure, facing, who))}});
}

} // namespace dossier
