#include "model/conquest/json/schema.h"

#include "model/conquest/json/json.h"
#include "model/conquest/json/odds_json.h"
#include "model/conquest/json/pack_json.h"
#include "model/conquest/seen/seat.h"
#include "model/json/json_schema.h"
#include "model/json/json_writer.h"

namespace dossier::conquest
{

namespace
{

constexpr std::string_view alien = R"({"type": "string", "pattern": "^(green|blue|red|gold):[1-9][0-9]?$"})";

} // namespace

std::string schema()
{
    return lineSchema({.version = schemaVersion,
        .meanings = {{"space", std::string(spaceSchema)}, {"alien", std::string(alien)}},
        .alternatives = {{"command", commandShapes()}, {"event", eventShapes()}, {"effect", effectShapes()},
            {"printed", printedShapes()}},
        .structures = {{"view", viewShape()}, {"pack", packShape()}},
        .seat = R"({"enum": )" + jsonArray(seatNames(), jsonWord) + '}',
        .lines = {oddsLineSchema()},
        .answers = {oddsAnswerSchema()}});
}

} // namespace dossier::conquest
