#include "app/check/answer.h"

#include "app/check/escaped.h"
#include "app/check/reason.h"
#include "model/json/json_writer.h"
#include "model/json/malformed.h"

namespace dossier
{

namespace
{

const QueryKind &kindOf(const JsonValue &query, const QueryKinds &kinds)
{
    const std::optional<JsonValue> name = query.member("kind");
    if (!name)
        throw Malformed{"/kind", Fault::Missing};
    for (const QueryKind &kind : kinds)
        if (name->isWord(kind.name))
            return kind;
    throw Malformed{"/kind", name->type() == JsonType::String ? Fault::UnknownWord : Fault::NotAString};
}

/// Returns a value as written, without the whitespace between its parts, so that it stays on one line.
std::string compact(std::string_view json)
{
    std::string text;
    bool inString = false;
    for (std::size_t i = 0; i < json.size(); ++i)
    {
        if (json[i] == '"')
            inString = !inString;
        if (inString && json[i] == '\\')
            text += json[i++];
        if (inString || std::string_view(" \t\r\n").find(json[i]) == std::string_view::npos)
            text += json[i];
    }
    return text;
}

/// Returns the query's `id`, of any type: numbers of any size and nesting of any depth come back unchanged.
std::string idOf(const JsonValue &query)
{
    const std::optional<JsonValue> id = query.member("id");
    return id ? compact(id->source()) : "null";
}

std::string errorAnswer(const std::string &id, const Malformed &fault)
{
    return jsonObject({{"id", id},
        {"error", jsonObject({{"pointer", jsonWord(fault.pointer)}, {"reason", jsonWord(reason(fault.fault))}})}});
}

/// Returns the answer to a line on which the program fails.
std::string escapedAnswer(const std::string &id)
{
    constexpr std::string_view advice
        = "Dossier itself failed at this query; ask it otherwise, and please report it with the line";
    return jsonObject({{"id", id}, {"error", jsonObject({{"pointer", jsonWord("")}, {"reason", jsonWord(advice)}})}});
}

/// Returns the answer to a line and sets `id` as soon as it is known, for the answer to a fault.
std::string answered(std::string_view line, const QueryKinds &kinds, std::string &id)
{
    if (line.size() > maxLineLength)
        return errorAnswer(id, {"", Fault::OutOfRange});
    const std::optional<JsonText> json = JsonText::parse(line);
    if (!json)
        return errorAnswer(id, {"", Fault::NotJson});
    const JsonValue query = json->root();
    if (query.type() != JsonType::Object)
        return errorAnswer(id, {"", Fault::NotAnObject});
    id = idOf(query);
    try
    {
        const QueryKind &kind = kindOf(query, kinds);
        return jsonObject({{"id", id}, {"kind", jsonWord(kind.name)}, {"result", kind.result(query)}});
    }
    catch (const Malformed &fault)
    {
        return errorAnswer(id, fault);
    }
}

} // namespace

std::string answer(std::string_view line, const QueryKinds &kinds)
{
    std::string id = "null";
    return guarded([&] { return answered(line, kinds, id); }, [&] { return escapedAnswer(id); });
}

} // namespace dossier
