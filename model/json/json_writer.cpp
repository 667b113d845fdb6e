#include "model/json/json_writer.h"

#include "model/json/utf8.h"

namespace dossier
{

std::string jsonString(std::u32string_view characters)
{
    std::string text = "\"";
    for (const char32_t character : characters)
    {
        if (character == U'"' || character == U'\\')
            text += '\\';
        if (character >= 0x20 && !isHighSurrogate(character) && !isLowSurrogate(character))
        {
            appendUtf8(text, character);
            continue;
        }
        text += "\\u";
        for (const unsigned shift : {12U, 8U, 4U, 0U})
            text += "0123456789abcdef"[(character >> shift) & 0xFU];
    }
    return text + '"';
}

std::string jsonWord(std::string_view word)
{
    return '"' + std::string(word) + '"';
}

std::string jsonBoolean(bool value)
{
    return value ? "true" : "false";
}

std::string jsonInteger(std::optional<int> value)
{
    return value ? std::to_string(*value) : "null";
}

std::string jsonSpace(Space space)
{
    return '[' + std::to_string(space.x) + ", " + std::to_string(space.y) + ']';
}

std::string jsonEdge(const Edge &edge)
{
    const std::string_view side = edge.side == Edge::Side::East ? "E" : "S";
    return '[' + std::to_string(edge.at.x) + ", " + std::to_string(edge.at.y) + ", " + jsonWord(side) + ']';
}

std::string jsonObject(std::initializer_list<std::pair<std::string_view, std::string>> members)
{
    return '{' + joined(members, ", ", [](const auto &member) { return jsonWord(member.first) + ": " + member.second; })
        + '}';
}

void addJsonMember(std::string &members, std::string_view name, const std::string &value)
{
    members += (members.empty() ? "\"" : ", \"") + std::string(name) + "\": " + value;
}

} // namespace dossier
