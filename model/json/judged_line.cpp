#include "model/json/judged_line.h"

namespace dossier
{

namespace
{

/// The member of that name, or the element of that number; none when there is no such thing.
std::optional<JsonValue> inside(const JsonValue &value, const std::string &name)
{
    const bool isNumber = !name.empty() && name.find_first_not_of("0123456789") == std::string::npos;
    if (value.type() != JsonType::Array || !isNumber)
        return value.type() == JsonType::Object ? value.member(name) : std::nullopt;
    const std::vector<JsonValue> elements = value.elements();
    const std::size_t index = static_cast<std::size_t>(std::stoul(name));
    return index < elements.size() ? std::optional(elements[index]) : std::nullopt;
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
    const JsonType type = value ? value->type() : JsonType::Null;
    const Fault fault = type == JsonType::Integer ? Fault::OutOfRange
        : type == JsonType::Array                 ? Fault::NotASpace
                                                  : Fault::UnknownWord;
    return {command.pointer() + path, fault};
}

} // namespace dossier
