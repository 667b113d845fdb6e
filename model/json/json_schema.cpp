#include "model/json/json_schema.h"

#include "model/core/said_number.h"
#include "model/json/json_text.h"
#include "model/json/json_writer.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace dossier
{

namespace
{

/// Schema of the numbers that may be entered, from that one up.
std::string within(int min)
{
    return R"({"type": "integer", "minimum": )" + jsonInteger(min) + R"(, "maximum": )" + jsonInteger(maxSaid) + "}";
}

/// Schemas of the words of shapes that every game has.
const std::vector<JsonMeaning> &usualMeanings()
{
    static const std::vector<JsonMeaning> meanings{
        {"boolean", R"({"type": "boolean"})"},
        {"integer", within(-maxSaid)},
        {"string", R"({"type": "string"})"},
        {"number", within(0)},
    };
    return meanings;
}

/// Returns the shape in an object whose only member has that name; a structure may have such a member among others.
std::optional<JsonValue> alone(const JsonValue &shape, std::string_view name)
{
    if (shape.type() != JsonType::Object || shape.elements().size() != 2)
        return std::nullopt;
    return shape.member(name);
}

/// True when a member may be left out if it is null, empty or false.
bool isOmissible(const JsonValue &shape)
{
    if (shape.type() == JsonType::Array)
        return shape.elements().size() == 1;
    return shape.isWord("boolean") || alone(shape, "optional") || alone(shape, "by") || alone(shape, "pairs");
}

/// Turns shapes into schemas. Alternatives nested in another shape become a reference.
class Schemas
{
public:
    explicit Schemas(const LineSchemaParts &parts)
        : m_parts(parts)
    {
    }

    /// Schema of any shape of a value in a structure.
    [[nodiscard]] std::string of(const JsonValue &shape) const
    {
        if (shape.type() == JsonType::String)
            return ofWord(shape);
        if (shape.type() == JsonType::Array)
            return ofList(shape.elements());
        for (const auto &[name, known] : m_parts.alternatives)
            if (shape.source() == known)
                return R"({"$ref": "#/$defs/)" + std::string(name) + "\"}";
        if (const auto held = alone(shape, "optional"))
            return R"({"anyOf": [{"type": "null"}, )" + of(*held) + "]}";
        if (const auto held = alone(shape, "by"))
            return R"({"type": "object", "additionalProperties": )" + of(*held) + '}';
        if (const auto held = alone(shape, "pairs"))
            return R"({"type": "array", "items": {"type": "array", "prefixItems": [true, )" + of(*held)
                + R"(], "minItems": 2, "items": false}})";
        return ofStructure(shape, {});
    }

    /// An object of members, with a type of its own for an alternative.
    [[nodiscard]] std::string ofStructure(const JsonValue &shape, const std::string &type) const
    {
        std::string properties = type.empty() ? "" : R"("type": {"const": )" + jsonWord(type) + '}';
        std::string required = type.empty() ? "" : jsonWord("type");
        const std::vector<JsonValue> elements = shape.elements();
        for (std::size_t i = 0; i + 1 < elements.size(); i += 2)
        {
            const std::string name = jsonWord(elements[i].text());
            properties += (properties.empty() ? "" : ", ") + name + ": " + of(elements[i + 1]);
            if (!isOmissible(elements[i + 1]))
                required += (required.empty() ? "" : ", ") + name;
        }
        return R"({"type": "object", "properties": {)" + properties + R"(}, "required": [)" + required
            + R"(], "additionalProperties": false})";
    }

    /// Schema of alternatives, each with its own type.
    [[nodiscard]] std::string ofAlternatives(const std::string &shapes) const
    {
        const auto json = JsonText::parse(shapes);
        const std::vector<JsonValue> elements = json->root().elements();
        std::string all;
        for (std::size_t i = 0; i + 1 < elements.size(); i += 2)
            all += (all.empty() ? "" : ", ") + ofStructure(elements[i + 1], elements[i].text());
        return R"({"oneOf": [)" + all + "]}";
    }

    [[nodiscard]] std::string ofWhole(const std::string &shape) const
    {
        const auto json = JsonText::parse(shape);
        return ofStructure(json->root(), {});
    }

private:
    [[nodiscard]] std::string ofWord(const JsonValue &shape) const
    {
        for (const auto *known : {&m_parts.meanings, &usualMeanings()})
            for (const auto &[word, meaning] : *known)
                if (shape.isWord(word))
                    return meaning;
        return "true";
    }

    /// Several words are a choice of words; a single shape is the list's element.
    [[nodiscard]] std::string ofList(const std::vector<JsonValue> &elements) const
    {
        if (elements.size() == 1)
            return R"({"type": "array", "items": )" + of(elements.front()) + '}';
        return R"({"enum": )" + jsonArray(elements, [](const JsonValue &word) { return std::string(word.source()); })
            + '}';
    }

    const LineSchemaParts &m_parts;
};

constexpr std::string_view commandLine
    = R"({"type": "object", "properties": {"command": {"$ref": "#/$defs/command"}, )"
      R"("seat": {"$ref": "#/$defs/seat"}, "ruling": {"type": "string"}, "id": {"$ref": "#/$defs/id"}}, )"
      R"("required": ["command"]})";

/// Lines that `dossier play` handles beside the game: the journal's position, bookmarks, the journal and the session
/// itself.
const std::vector<std::string> &journalLines()
{
    static const auto moving = [](const std::string &name, const std::string &value)
    {
        return R"({"type": "object", "properties": {")" + name + R"(": )" + value
            + R"(, "correction": {"type": "string"}, "id": {"$ref": "#/$defs/id"}}, "required": [")" + name
            + R"("], "additionalProperties": false})";
    };
    static const std::string yes = R"({"const": true})";
    static const std::string text = R"({"type": "string", "minLength": 1})";
    static const std::vector<std::string> lines{moving("undo", yes), moving("redo", yes), moving("go", text),
        moving("bookmark", text), moving("drop", text),
        R"({"type": "object", "properties": {"journal": {"type": "string"}}, "required": ["journal"]})",
        R"({"type": "object", "properties": {"session": {"type": "object", "properties": )"
        R"({"date": {"type": "string"}, "mission": {"type": "string"}, "players": {"type": "array", "items": )"
        R"({"type": "object", "properties": {"player": {"type": "string"}, "role": {"type": "string"}}, )"
        R"("required": ["player", "role"]}}, "result": {"type": "string"}, "notes": {"type": "string"}}}}, )"
        R"("required": ["session"]})"};
    return lines;
}

/// The answers to these lines: the journal's position, its lines, the session, and refusals.
const std::vector<std::string> &journalAnswers()
{
    static const std::vector<std::string> answers{
        R"({"type": "object", "properties": {"at": {"type": "integer"}}, "required": ["at"]})",
        R"({"type": "object", "properties": {"journal": {"type": "array"}}, "required": ["journal"]})",
        R"({"type": "object", "properties": {"session": {"type": "object"}}, "required": ["session"]})",
        R"({"type": "object", "properties": {"refused": {"type": "object", "properties": {"journal": )"
        R"({"type": "string"}}, "required": ["journal"]}}, "required": ["refused"]})",
        R"({"type": "object", "properties": {"failed": {"type": "object", "properties": )"
        R"({"fault": {"type": "string"}, "file": {"type": "string"}}, "required": ["fault"]}}, "required": ["failed"]})"};
    return answers;
}

constexpr std::string_view viewLine
    = R"({"type": "object", "properties": {"view": {"$ref": "#/$defs/seat"}}, "required": ["view"]})";

constexpr std::string_view eventsAnswer
    = R"({"type": "object", "properties": {"events": {"type": "array", "items": {"$ref": "#/$defs/event"}}, )"
      R"("secret": {"type": "array", "items": {"$ref": "#/$defs/event"}}}, "required": ["events", "secret"]})";

constexpr std::string_view viewAnswer
    = R"({"type": "object", "properties": {"view": {"$ref": "#/$defs/view"}}, "required": ["view"]})";

constexpr std::string_view refusedAnswer
    = R"({"type": "object", "properties": {"refused": {"type": "object", "properties": )"
      R"({"rule": {"type": "string"}, "facts": {"type": "object"}}, "required": ["rule", "facts"]}}, )"
      R"("required": ["refused"]})";

constexpr std::string_view malformedAnswer
    = R"({"type": "object", "properties": {"malformed": {"type": "object", "properties": )"
      R"({"pointer": {"type": "string"}, "reason": {"type": "string"}}, "required": ["pointer", "reason"]}}, )"
      R"("required": ["malformed"]})";

/// Schema of one of the usual lines or of the game's own.
std::string oneOf(std::vector<std::string> usual, const std::vector<std::string> &own)
{
    usual.insert(usual.end(), own.begin(), own.end());
    return R"({"oneOf": )" + jsonArray(usual, [](const std::string &one) { return one; }) + '}';
}

} // namespace

std::string lineSchema(const LineSchemaParts &parts)
{
    const Schemas schemas(parts);
    std::vector<std::string> lines{std::string(commandLine), std::string(viewLine)};
    std::ranges::copy(journalLines(), std::back_inserter(lines));
    std::vector<std::string> answers{
        std::string(eventsAnswer), std::string(viewAnswer), std::string(refusedAnswer), std::string(malformedAnswer)};
    std::ranges::copy(journalAnswers(), std::back_inserter(answers));
    std::vector<JsonMeaning> definitions{{"seat", parts.seat},
        {"id", R"({"type": "string", "pattern": "^[0-9a-f]{32}$"})"}, {"line", oneOf(lines, parts.lines)},
        {"answer", oneOf(answers, parts.answers)}};
    for (const auto &[name, shapes] : parts.alternatives)
        definitions.emplace_back(name, schemas.ofAlternatives(shapes));
    for (const auto &[name, shape] : parts.structures)
        definitions.emplace_back(name, schemas.ofWhole(shape));
    definitions.insert(definitions.end(), parts.definitions.begin(), parts.definitions.end());
    const auto member = [](const JsonMeaning &named) { return jsonWord(named.first) + ": " + named.second; };
    return R"({"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "dossier play", "version": )"
        + std::to_string(parts.version)
        + R"(, "oneOf": [{"$ref": "#/$defs/line"}, {"$ref": "#/$defs/answer"}], "$defs": {)"
        + joined(definitions, ", ", member) + "}}";
}

} // namespace dossier
