#include "app/check/conquest/kinds.h"

#include "model/conquest/odds/battle.h"
#include "model/json/json_reader.h"
#include "model/json/json_writer.h"

#include <array>

namespace dossier
{

namespace
{

using conquest::odds::Battle;
using conquest::odds::Opposition;

constexpr int maxStrength = 20;
constexpr int maxResisting = 40;
constexpr std::size_t maxResistances = 12;

enum class Ability : std::uint8_t
{
    Assault,
    Barrage,
    Bold,
    Cunning,
    Deadly,
};

constexpr Words<Ability, 5> abilities{{{"assault", Ability::Assault}, {"barrage", Ability::Barrage},
    {"bold", Ability::Bold}, {"cunning", Ability::Cunning}, {"deadly", Ability::Deadly}}};

void add(Opposition &resistance, Ability ability)
{
    resistance.assault = resistance.assault || ability == Ability::Assault;
    resistance.barrage = resistance.barrage || ability == Ability::Barrage;
    resistance.cunning = resistance.cunning || ability == Ability::Cunning;
    resistance.deadly = resistance.deadly || ability == Ability::Deadly;
    // Naming it twice counts once.
    if (ability == Ability::Bold)
        resistance.bold = 1;
}

Opposition readResistance(const JsonValue &value)
{
    Opposition resistance;
    resistance.strength = integer(member(value, "strength"), 0, maxResisting);
    for (const JsonValue &ability : array(member(value, "abilities")))
        add(resistance, word(ability, abilities));
    return resistance;
}

std::vector<Opposition> readResistances(const JsonValue &list)
{
    std::vector<Opposition> resistances;
    const std::vector<JsonValue> values = array(list);
    if (values.size() > maxResistances)
        throw malformed(list, Fault::OutOfRange);
    for (const JsonValue &value : values)
        resistances.push_back(readResistance(value));
    return resistances;
}

std::string from0To(int max)
{
    return R"({"type": "integer", "minimum": 0, "maximum": )" + std::to_string(max) + '}';
}

} // namespace

std::span<const QueryKind> conquestKinds()
{
    static constexpr std::array kinds{QueryKind{"conquest.battle", conquestBattleResult}};
    return kinds;
}

std::string conquestBattleResult(const JsonValue &query)
{
    const int strength = integer(member(query, "strength"), 0, maxStrength);
    const int saucers = integer(member(query, "saucers"), 1, conquest::odds::maxAliens);
    const Battle battle{
        std::vector<int>(static_cast<std::size_t>(saucers), strength), readResistances(member(query, "resistances"))};

    const conquest::odds::ExactChances chances = exactChances(battle);
    return jsonObject({{"win", jsonWord(chances.win)}, {"left", jsonArray(chances.left, jsonWord)}});
}

std::string conquestQuerySchema()
{
    const auto nameOf = [](const auto &ability) { return jsonWord(ability.first); };
    const std::string resistance = R"({"type": "object", "properties": {"strength": )" + from0To(maxResisting)
        + R"(, "abilities": {"type": "array", "items": {"enum": )" + jsonArray(abilities, nameOf)
        + R"(}}}, "required": ["strength", "abilities"]})";
    const std::string battle = R"({"type": "object", "properties": {"strength": )" + from0To(maxStrength)
        + R"(, "saucers": {"type": "integer", "minimum": 1, "maximum": )" + std::to_string(conquest::odds::maxAliens)
        + R"(}, "resistances": {"type": "array", "items": )" + resistance + R"(, "maxItems": )"
        + std::to_string(maxResistances) + R"(}}, "required": ["strength", "saucers", "resistances"]})";
    return jsonObject({{"$schema", jsonWord("https://json-schema.org/draft/2020-12/schema")},
        {"title", jsonWord("dossier check: Conquest of Planet Earth")}, {"type", jsonWord("object")},
        {"if", R"({"properties": {"kind": {"const": "conquest.battle"}}})"}, {"then", battle}});
}

} // namespace dossier
