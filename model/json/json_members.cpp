#include "model/json/json_members.h"

#include <algorithm>

namespace dossier
{

std::size_t placeOfWord(const JsonValue &value, std::span<const std::string_view> words)
{
    const auto found = std::ranges::find_if(words, [&](std::string_view word) { return value.isWord(word); });
    if (found == words.end())
        throw malformed(value, value.type() == JsonType::String ? Fault::UnknownWord : Fault::NotAString);
    return static_cast<std::size_t>(found - words.begin());
}

std::string listText(const void *list, const JsonListTable &table)
{
    std::string text;
    table.each(list,
        [&](const void *element)
        {
            if (!text.empty())
                text += ", ";
            text += table.element->write(element);
        });
    return '[' + text + ']';
}

void readList(const JsonValue &value, void *list, const JsonListTable &table)
{
    for (const JsonValue &element : array(value))
        table.add(element, list);
}

std::string mapText(const void *map, const JsonMapTable &table)
{
    std::string text;
    table.each(map,
        [&](const void *key, const void *value)
        {
            if (!text.empty())
                text += ", ";
            const std::string named = table.key(key);
            const std::string told = table.value->write(value);
            text += table.isObject ? named + ": " + told : '[' + named + ", " + told + ']';
        });
    return table.isObject ? '{' + text + '}' : '[' + text + ']';
}

void readMap(const JsonValue &value, void *map, const JsonMapTable &table)
{
    if (value.type() != (table.isObject ? JsonType::Object : JsonType::Array))
        throw malformed(value, table.isObject ? Fault::NotAnObject : Fault::NotAnArray);
    const std::vector<JsonValue> elements = value.elements();
    if (table.isObject)
        for (std::size_t i = 0; i + 1 < elements.size(); i += 2)
            table.add(elements[i], elements[i + 1], map);
    else
        for (const JsonValue &element : elements)
        {
            const std::vector<JsonValue> pair = array(element, 2);
            table.add(pair[0], pair[1], map);
        }
}

std::string memberTexts(std::span<const JsonMember> members)
{
    std::string text;
    for (const JsonMember &member : members)
        addJsonMember(text, member.name, member.table->write(member.held));
    return text;
}

void readMembers(const JsonValue &value, std::span<const JsonMember> members, std::string_view besides)
{
    std::vector<std::string_view> names(members.size());
    std::ranges::transform(members, names.begin(), &JsonMember::name);
    expectOnly(value, names, besides);
    for (const JsonMember &member : members)
        if (const std::optional<JsonValue> there = value.member(member.name))
            member.table->read(*there, member.held);
        else if (member.table->absent != nullptr)
            member.table->absent(member.held);
        else
            throw Malformed{value.pointer() + '/' + pointerToken(member.name), Fault::Missing};
}

std::string memberShapes(std::span<const JsonMember> members)
{
    std::string text;
    for (const JsonMember &member : members)
        addJsonMember(text, member.name, member.table->shape());
    return text;
}

std::string alternativeText(std::string_view type, const std::string &members)
{
    return "{\"type\": " + jsonWord(type) + (members.empty() ? "" : ", ") + members + '}';
}

std::size_t alternativeOf(const JsonValue &value, std::span<const std::string_view> types)
{
    return placeOfWord(member(value, "type"), types);
}

} // namespace dossier
