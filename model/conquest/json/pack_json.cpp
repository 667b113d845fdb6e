#include "model/conquest/json/pack_json.h"

#include "model/conquest/json/place_json.h"
#include "model/json/json_schema.h"

namespace dossier
{

namespace
{

constexpr int maxSections = 4;

/// Returns the value of one digit; none for another character, or for a digit above `max`.
std::optional<int> digit(char character, int max)
{
    const int number = character - '0';
    return number >= 0 && number <= max ? std::optional(number) : std::nullopt;
}

} // namespace

conquest::Place JsonForm<conquest::Place>::read(const JsonValue &value)
{
    const std::string text = JsonForm<std::string>::read(value);
    if (text.size() == 3 && text[1] == '.')
        if (const auto section = digit(text[0], maxSections))
            if (const auto number = digit(text[2], conquest::outerSpaces))
                return {*section, *number};
    throw malformed(value, Fault::UnknownWord);
}

conquest::Border JsonForm<conquest::Border>::read(const JsonValue &value)
{
    const std::vector<JsonValue> spaces = array(value);
    if (spaces.size() != 2)
        throw malformed(value, Fault::WrongLength);
    return conquest::borderOf(JsonForm<conquest::Place>::read(spaces[0]), JsonForm<conquest::Place>::read(spaces[1]));
}

namespace conquest
{

tl::expected<Pack, Malformed> readPack(std::string_view text)
{
    tl::expected<Pack, Malformed> pack = readJson<Pack>(text);
    if (!pack)
        return pack;
    if (pack->version > packVersion)
        return tl::unexpected(Malformed{"/version", Fault::NewerVersion});
    if (const std::string fault = faultIn(*pack); !fault.empty())
        return tl::unexpected(Malformed{fault, Fault::OutOfRange});
    return pack;
}

std::string packJson(const Pack &pack)
{
    return writeJson(pack);
}

std::string packShape()
{
    return jsonShape<Pack>();
}

std::string packSchema()
{
    return lineSchema({.version = packVersion,
        .meanings = {{"space", std::string(spaceSchema)}},
        .structures = {{"pack", packShape()}},
        .seat = "{}"});
}

} // namespace conquest

} // namespace dossier
