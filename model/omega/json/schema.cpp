#include "model/omega/json/schema.h"

#include "model/json/json_schema.h"
#include "model/json/json_writer.h"
#include "model/omega/json/json.h"

namespace dossier::omega
{

namespace
{

/// Schemas of the words of shapes.
std::vector<JsonMeaning> meanings()
{
    return {
        {"id", R"({"type": "string"})"},
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
    };
}

/// A seat by its name or number, or by the role of a commando that it plays.
std::string seats()
{
    return R"({"oneOf": [{"enum": ["overseer", "public"]}, {"enum": )" + jsonArray(words(Role{}), jsonWord)
        + R"(}, {"type": "integer", "minimum": 1, "maximum": 5}]})";
}

} // namespace

std::string schema()
{
    return lineSchema({.version = schemaVersion,
        .meanings = meanings(),
        .alternatives = {{"command", commandShapes()}, {"event", eventShapes()}},
        .structures = {{"view", viewShape()}, {"pack", packShape()}},
        .seat = seats()});
}

} // namespace dossier::omega
