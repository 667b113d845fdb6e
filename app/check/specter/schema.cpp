#include "app/check/specter/schema.h"

#include "model/json/json_writer.h"
#include "model/specter/json/board_json.h"
#include "model/specter/seen/move.h"
#include "model/specter/seen/sensor.h"

namespace dossier
{

namespace
{

using Texts = std::initializer_list<std::pair<std::string_view, std::string>>;

std::string trueOrFalse()
{
    return jsonObject({{"type", jsonWord("boolean")}});
}

std::string defined(std::string_view name)
{
    return jsonObject({{"$ref", jsonWord("#/$defs/" + std::string(name))}});
}

/// Returns the schema of a list of at most the length that the reader accepts.
std::string listOf(const std::string &items, std::size_t min = 0, std::size_t max = specter::maxListed)
{
    return jsonObject({{"type", jsonWord("array")}, {"items", items}, {"minItems", std::to_string(min)},
        {"maxItems", std::to_string(max)}});
}

/// Returns the schema of an object that has those members, and may have others; `needed` lists the required ones:
/// `["a", "b"]`.
std::string objectWith(Texts members, const std::string &needed)
{
    return jsonObject({{"type", jsonWord("object")}, {"properties", jsonObject(members)}, {"required", needed}});
}

std::string oneWord(std::string_view word)
{
    return jsonObject({{"const", jsonWord(word)}});
}

/// Returns the words that the reader knows.
template <typename E>
std::string wordsOf()
{
    return jsonObject({{"enum", jsonShape<E>()}});
}

std::string anyOf(const std::string &schemas)
{
    return jsonObject({{"anyOf", '[' + schemas + ']'}});
}

/// Returns `if` that kind, `then` that schema.
std::string ofKind(std::string_view kind, std::string_view definition)
{
    const std::string isIt = jsonObject({{"properties", jsonObject({{"kind", oneWord(kind)}})}});
    return jsonObject({{"if", isIt}, {"then", defined(definition)}});
}

std::string boardSchema()
{
    const std::string row
        = R"({"type": "string", "pattern": "^[.#]+$", "maxLength": )" + std::to_string(specter::maxColumns) + '}';
    const std::string spaces = R"({"type": "array", "items": )" + defined("space") + R"(, "minItems": 1})";
    return objectWith({{"rows", listOf(row, 1, specter::maxRows)}, {"stretches", listOf(spaces)}}, R"(["rows"])");
}

std::string eventSchema()
{
    const std::string space = defined("space");
    return anyOf(objectWith({{"event", oneWord("clear")}, {"at", space}}, R"(["event", "at"])") + ", "
        + objectWith({{"event", oneWord("seen")}, {"at", space}, {"agent", space}}, R"(["event", "at", "agent"])")
        + ", "
        + objectWith({{"event", oneWord("sensor")}, {"vehicle", space}, {"answer", wordsOf<specter::Reading>()}},
            R"(["event", "vehicle", "answer"])"));
}

std::string turnSchema()
{
    return objectWith(
        {{"hunters", listOf(defined("hunter"))}, {"turned_over", listOf(defined("space"))},
            {"shown", wordsOf<specter::Showing>()}, {"at", anyOf(defined("space") + R"(, {"type": "null"})")},
            {"after", listOf(defined("event"))}},
        R"(["hunters", "shown"])");
}

std::string definitions()
{
    return jsonObject({
        {"space", R"({"type": "string", "pattern": "^[A-W]([1-9]|[1-3][0-9]|40)$"})"},
        {"board", boardSchema()},
        {"diagonals", objectWith({{"corner", trueOrFalse()}, {"between", trueOrFalse()}}, "[]")},
        {"hunter",
            objectWith(
                {{"at", defined("space")}, {"in_vehicle", trueOrFalse()}, {"traitor", trueOrFalse()}}, R"(["at"])")},
        {"event", eventSchema()},
        {"turn", turnSchema()},
        {"visible",
            objectWith(
                {{"board", defined("board")}, {"hunters", listOf(defined("hunter"))}}, R"(["board", "hunters"])")},
        {"infer",
            objectWith({{"board", defined("board")}, {"diagonals", defined("diagonals")}, {"start", defined("space")},
                           {"turns", listOf(defined("turn"))}},
                R"(["board", "start", "turns"])")},
    });
}

} // namespace

std::string specterQuerySchema()
{
    return jsonObject({
        {"$schema", jsonWord("https://json-schema.org/draft/2020-12/schema")},
        {"title", jsonWord("dossier check")},
        {"type", jsonWord("object")},
        {"properties", jsonObject({{"kind", R"({"type": "string"})"}})},
        {"required", R"(["kind"])"},
        {"allOf", '[' + ofKind("specter.visible", "visible") + ", " + ofKind("specter.infer", "infer") + ']'},
        {"$defs", definitions()},
    });
}

} // namespace dossier
