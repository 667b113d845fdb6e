#include "model/json/judged_line.h"

#include <algorithm>
#include <string_view>

namespace dossier
{

namespace
{

/// Returns the member of that name or the element with that index; none when it does not exist.
std::optional<JsonValue> inside(const JsonValue &value, const std::string &name)
{
    const bool isNumber = !name.empty() && name.find_first_not_of("0123456789") == std::string::npos;
    if (value.type() != JsonType::Array || !isNumber)
        return value.type() == JsonType::Object ? value.member(name) : std::nullopt;
    const std::vector<JsonValue> elements = value.elements();
    const std::size_t index = static_cast<std::size_t>(std::stoul(name));
    return index < elements.size() ? std::optional(elements[index]) : std::nullopt;
}

bool isOffADie(const JsonValue &value)
{
    constexpr int sides = 6;
    if (value.type() != JsonType::Array && value.type() != JsonType::Object)
        return value.type() == JsonType::Integer && (anyInteger(value) < 1 || anyInteger(value) > sides);
    return std::ranges::any_of(value.elements(), isOffADie);
}

/// Returns the fault of a value of the right form, by its type and the member's name.
Fault faultOf(const JsonValue &value, std::string_view name)
{
    const JsonType type = value.type();
    if (type == JsonType::Integer)
        return Fault::OutOfRange;
    if ((name == "dice" || name == "faces") && (type == JsonType::Array || type == JsonType::Object))
        return isOffADie(value) ? Fault::OutOfRange : Fault::WrongLength;
    return type == JsonType::Array ? Fault::NotASpace : Fault::UnknownWord;
}

} // namespace

std::string malformedAnswer(const Malformed &fault)
{
    return "{\"malformed\": {\"pointer\": " + writeJson(fault.pointer) + ", \"reason\": " + writeJson(fault.fault)
        + "}}";
}

Malformed faultAt(const JsonValue &command, const std::string &path)
{
    std::optional<JsonValue> value = command;
    std::size_t begin = 1;
    while (value && begin <= path.size() && !path.empty())
    {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        value = inside(*value, path.substr(begin, end - begin));
        begin = end + 1;
    }
    const std::string_view name = std::string_view(path).substr(path.rfind('/') + 1);
    return {command.pointer() + path, value ? faultOf(*value, name) : Fault::Missing};
}

} // namespace dossier
