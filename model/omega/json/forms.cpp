#include "model/omega/json/forms.h"

#include "model/core/dice_ways.h"

#include <algorithm>

namespace dossier
{

namespace
{

template <typename CharacterAt>
std::string picture(const Map &map, CharacterAt &&characterAt)
{
    std::vector<std::u32string> rows;
    for (int y = 0; y < map.height(); ++y)
    {
        std::u32string &row = rows.emplace_back();
        for (int x = 0; x < map.width(); ++x)
            row += characterAt(Space{x, y});
    }
    return jsonArray(rows, jsonString);
}

} // namespace

Fraction JsonForm<Fraction>::read(const JsonValue &value)
{
    // 6^80 has 63 digits.
    constexpr std::size_t maxDigits = 64;
    const std::string text = JsonForm<std::string>::read(value);
    const std::size_t bar = text.find('/');
    const auto number = [&](const std::string &digits)
    {
        if (digits.empty() || digits.size() > maxDigits || digits.find_first_not_of("0123456789") != std::string::npos)
            throw malformed(value, Fault::OutOfRange);
        // A leading zero would make it octal.
        return WideCount(digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1)));
    };
    if (bar == std::string::npos)
        throw malformed(value, Fault::UnknownWord);
    const WideCount numerator = number(text.substr(0, bar));
    const WideCount denominator = number(text.substr(bar + 1));
    if (denominator == 0)
        throw malformed(value, Fault::OutOfRange);
    return {wordsOf(numerator), wordsOf(denominator)};
}

std::string JsonForm<Map>::write(const Map &map)
{
    std::vector<Space> rubble;
    map.rubble().forEach([&](Space space) { rubble.push_back(space); });
    return jsonObject({{"rows", picture(map, [&](Space space) { return map.isFloor(space) ? U'.' : U'#'; })},
        {"doors", jsonArray(map.doors(), jsonEdge)},
        {"tiles", picture(map, [&](Space space) { return map.tile(space); })},
        {"emi", jsonArray(map.emiTiles(), JsonForm<TileName>::write)}, {"rubble", jsonArray(rubble, jsonSpace)}});
}

} // namespace dossier
