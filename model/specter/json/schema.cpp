#include "model/specter/json/schema.h"

#include "model/json/json_schema.h"
#include "model/json/json_writer.h"
#include "model/specter/json/json.h"
#include "model/specter/json/pack_json.h"

namespace dossier::specter
{

namespace
{

constexpr std::string_view space = R"({"type": "string", "pattern": "^[A-Z][0-9]+$"})";

/// Returns the schema of an object of one member.
std::string holding(const std::string &name, const std::string &schema)
{
    return R"({"type": "object", "properties": {")" + name + "\": " + schema + R"(}, "required": [")" + name + "\"]}";
}

std::string reference(const std::string &name)
{
    return R"({"$ref": "#/$defs/)" + name + "\"}";
}

/// Returns the schema of the places where an agent can be.
std::string places()
{
    const std::string spaces = R"({"type": "array", "items": )" + std::string(space) + '}';
    return R"({"type": "object", "properties": {"any": )" + spaces + R"(, "without_hidden_cards": )" + spaces
        + R"(}, "required": ["any", "without_hidden_cards"], "additionalProperties": false})";
}

} // namespace

std::string schema()
{
    return lineSchema({.version = schemaVersion,
        .meanings = {{"space", std::string(space)}},
        .alternatives = {{"command", commandShapes()}, {"event", eventShapes()}, {"later_fact", laterFactShapes()}},
        .structures = {{"view", viewShape()}, {"pack", packShape()}, {"facts", factsShape()}},
        .seat = R"({"enum": )" + jsonArray(seatNames(), jsonWord) + '}',
        .definitions = {{"agent", R"({"enum": )" + jsonArray(words(Agent{}), jsonWord) + '}'}, {"places", places()}},
        .lines = {holding("facts", reference("agent")), holding("places", reference("agent"))},
        .answers = {holding("facts", reference("facts")), holding("places", reference("places"))}});
}

} // namespace dossier::specter
