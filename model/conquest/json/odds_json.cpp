#include "model/conquest/json/odds_json.h"

#include "model/conquest/json/pack_json.h"
#include "model/conquest/json/place_json.h"
#include "model/conquest/seen/battle_odds.h"

#include <array>
#include <charconv>

namespace dossier::conquest
{

namespace
{

/// The query: a battle, and the worth of winning it in aliens.
struct BattleQuery
{
    Place at{};
    Colour player = Colour::Green;
    std::optional<int> worth{};
    static constexpr auto names = memberNames("at", "player", "worth");
};

/// Writes six places, independent of the locale.
std::string number(double value)
{
    std::array<char, 64> text{};
    const auto written = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 6);
    return {text.data(), written.ptr};
}

std::string json(const odds::Standing &standing)
{
    return R"({"fight": )" + std::to_string(standing.fight) + R"(, "aliens": )" + std::to_string(standing.aliens)
        + R"(, "win": )" + number(standing.win) + R"(, "left": )" + number(standing.left) + R"(, "fleeing": )"
        + number(standing.fleeing) + R"(, "fighting_on": )" + number(standing.fightingOn) + '}';
}

std::string json(const BattleOdds &odds)
{
    return R"({"win": )" + number(odds.win) + R"(, "left": )" + jsonArray(odds.left, number) + R"(, "fleeing_keeps": )"
        + std::to_string(odds.fleeingKeeps) + R"(, "with_saucer": )" + number(odds.withSaucer)
        + R"(, "with_strength": )" + number(odds.withStrength)
        + (odds.withReroll ? R"(, "with_reroll": )" + number(*odds.withReroll) : std::string()) + R"(, "decisions": )"
        + jsonArray(odds.decisions, [](const odds::Standing &standing) { return json(standing); }) + '}';
}

/// Returns the schema of an object with those members, of which only the optional may be missing.
std::string object(const std::string &properties, const std::string &required)
{
    return R"({"type": "object", "properties": {)" + properties + R"(}, "required": [)" + required
        + R"(], "additionalProperties": false})";
}

} // namespace

std::string describeOdds(const Table &table, const JsonValue &query)
{
    const auto battle = JsonForm<BattleQuery>::read(query);
    const std::optional<BattleOdds> odds = battleOdds(table.open, battle.at, battle.player, battle.worth.value_or(0));
    return "{\"odds\": " + (odds ? json(*odds) : "null") + '}';
}

std::string oddsLineSchema()
{
    const std::string query = object("\"at\": " + std::string(spaceSchema) + R"(, "player": {"enum": )"
            + jsonArray(words(Colour{}), jsonWord) + R"(}, "worth": {"type": "integer"})",
        R"("at", "player")");
    return object("\"odds\": " + query, "\"odds\"");
}

std::string oddsAnswerSchema()
{
    const std::string numbers = R"("win": {"type": "number"}, "left": {"type": "array", "items": {"type": "number"}})";
    const std::string standing
        = object(R"("fight": {"type": "integer"}, "aliens": {"type": "integer"}, "win": {"type": "number"}, )"
                 R"("left": {"type": "number"}, "fleeing": {"type": "number"}, "fighting_on": {"type": "number"})",
            R"("fight", "aliens", "win", "left", "fleeing", "fighting_on")");
    const std::string odds = object(numbers
            + R"(, "fleeing_keeps": {"type": "integer"}, "with_saucer": {"type": "number"}, )"
              R"("with_strength": {"type": "number"}, "with_reroll": {"type": "number"}, "decisions": {"type": "array", "items": )"
            + standing + '}',
        R"("win", "left", "fleeing_keeps", "with_saucer", "with_strength", "decisions")");
    return object(R"("odds": {"anyOf": [{"type": "null"}, )" + odds + "]}", "\"odds\"");
}

} // namespace dossier::conquest
