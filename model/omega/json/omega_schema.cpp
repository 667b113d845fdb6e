#include "omega_schema.h"

#include "json_text.h"
#include "json_writer.h"
#include "omega_json.h"

#include <algorithm>
#include <array>

namespace dossier::omega
{

namespace
{

constexpr std::string_view anyInteger = R"({"type": "integer", "minimum": -999, "maximum": 999})";

/// What the words of shapes stand for.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> meanings{{
    {"boolean", R"({"type": "boolean"})"},
    {"integer", anyInteger},
    {"string", R"({"type": "string"})"},
    {"id", R"({"type": "string"})"},
    {"number", R"({"type": "integer", "minimum": 0, "maximum": 999})"},
    {"[x, y]",
        R"({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}], "minItems": 2, )"
        R"("items": false})"},
    {"[x, y, E or S]",
        R"({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}, )"
        R"({"enum": ["E", "S"]}], "minItems": 3, "items": false})"},
    {"tile", R"({"type": "string", "minLength": 1, "maxLength": 1})"},
    {"commando or figure", R"({"type": ["string", "integer"]})"},
    {"rule", R"({"type": "string", "pattern": "^OP-[A-Z]+-[A-Z]?[0-9]+$"})"},
    {"fraction", R"({"type": "string", "pattern": "^[0-9]+/[0-9]+$"})"},
    {"map", R"({"type": "object", "required": ["rows"]})"},
}};

/// What an object of one member of that name holds; a structure may have such a member among others.
std::optional<JsonValue> alone(const JsonValue &shape, std::string_view name)
{
    if (shape.type() != JsonType::Object || shape.elements().size() != 2)
        return std::nullopt;
    return shape.member(name);
}

/// A member that may be left out when it is nothing, empty or false.
bool isOmissible(const JsonValue &shape)
{
    if (shape.type() == JsonType::Array)
        return shape.elements().size() == 1;
    return shape.isWord("boolean") || alone(shape, "optional") || alone(shape, "by") || alone(shape, "pairs");
}

/// Turns shapes into schemas. A shape of commands or events within another is a reference.
class Schemas
{
public:
    /// Whatever stands for a value in a structure.
    [[nodiscard]] std::string of(const JsonValue &shape) const
    {
        if (shape.type() == JsonType::String)
            return ofWord(shape);
        if (shape.type() == JsonType::Array)
            return ofList(shape.elements());
        for (const auto &[known, name] : {std::pair(&m_commands, "command"), {&m_events, "event"}})
            if (shape.source() == *known)
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

    /// The alternatives of commands or events.
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

    [[nodiscard]] std::string commands() const { return ofAlternatives(m_commands); }

    [[nodiscard]] std::string events() const { return ofAlternatives(m_events); }

private:
    [[nodiscard]] static std::string ofWord(const JsonValue &shape)
    {
        const auto meaning
            = std::ranges::find_if(meanings, [&](const auto &known) { return shape.isWord(known.first); });
        return std::string(meaning == meanings.end() ? std::string_view("true") : meaning->second);
    }

    /// One word more is a choice of words; one alone is what a list holds.
    [[nodiscard]] std::string ofList(const std::vector<JsonValue> &elements) const
    {
        if (elements.size() == 1)
            return R"({"type": "array", "items": )" + of(elements.front()) + '}';
        return R"({"enum": )" + jsonArray(elements, [](const JsonValue &word) { return std::string(word.source()); })
            + '}';
    }

    std::string m_commands = commandShapes();
    std::string m_events = eventShapes();
};

/// A seat by its name or number, or by the role of a commando that it plays.
std::string seats()
{
    return R"({"oneOf": [{"enum": ["overseer", "public"]}, {"enum": )" + jsonArray(words(Role{}), jsonWord)
        + R"(}, {"type": "integer", "minimum": 1, "maximum": 5}]})";
}

constexpr std::string_view lines
    = R"({"oneOf": [{"type": "object", "properties": {"command": {"$ref": "#/$defs/command"}, )"
      R"("seat": {"$ref": "#/$defs/seat"}, "ruling": {"type": "string"}}, "required": ["command"]}, )"
      R"({"type": "object", "properties": {"view": {"$ref": "#/$defs/seat"}}, "required": ["view"]}]})";

constexpr std::string_view answers
    = R"({"oneOf": [{"type": "object", "properties": {"events": {"type": "array", "items": {"$ref": "#/$defs/event"}}, )"
      R"("secret": {"type": "array", "items": {"$ref": "#/$defs/event"}}}, "required": ["events", "secret"]}, )"
      R"({"type": "object", "properties": {"view": {"$ref": "#/$defs/view"}}, "required": ["view"]}, )"
      R"({"type": "object", "properties": {"refused": {"type": "object", "properties": )"
      R"({"rule": {"type": "string"}, "facts": {"type": "object"}}, "required": ["rule", "facts"]}}, )"
      R"("required": ["refused"]}, )"
      R"({"type": "object", "properties": {"malformed": {"type": "object", "properties": )"
      R"({"pointer": {"type": "string"}, "reason": {"type": "string"}}, "required": ["pointer", "reason"]}}, )"
      R"("required": ["malformed"]}]})";

} // namespace

std::string schema()
{
    const Schemas schemas;
    const std::string definitions = jsonObject({{"seat", seats()}, {"line", std::string(lines)},
        {"answer", std::string(answers)}, {"command", schemas.commands()}, {"event", schemas.events()},
        {"view", schemas.ofWhole(viewShape())}, {"pack", schemas.ofWhole(packShape())}});
    return R"({"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "dossier play", "version": )"
        + std::to_string(schemaVersion)
        + R"(, "oneOf": [{"$ref": "#/$defs/line"}, {"$ref": "#/$defs/answer"}], "$defs": )" + definitions + '}';
}

} // namespace dossier::omega
