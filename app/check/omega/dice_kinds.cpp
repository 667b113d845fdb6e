#include "app/check/omega/kinds.h"
#include "model/core/dice.h"
#include "model/json/json_reader.h"
#include "model/json/json_writer.h"

namespace dossier
{

namespace
{

constexpr int maxThreshold = 100;

std::optional<Reroll> readReroll(const JsonValue &value)
{
    static constexpr Words<Reroll, 2> rerolls{{{"all", Reroll::All}, {"blanks", Reroll::Blanks}}};
    if (value.type() == JsonType::Null)
        return std::nullopt;
    return word(value, rerolls);
}

std::string fractionText(const Fraction &fraction)
{
    return jsonWord(fraction.text());
}

} // namespace

std::string diceResult(const JsonValue &query)
{
    const DicePool pool{integer(member(query, "black"), 0, DicePool::maxOfAKind),
        integer(member(query, "red"), 0, DicePool::maxOfAKind)};
    const int threshold = integer(member(query, "threshold"), 0, maxThreshold);
    const std::optional<Reroll> reroll = readReroll(member(query, "reroll"));
    return jsonObject({
        {"distribution", jsonArray(hitDistribution(pool), fractionText)},
        {"at_least", fractionText(chanceToReach(pool, threshold, reroll))},
    });
}

} // namespace dossier
