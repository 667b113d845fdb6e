#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dossier
{

/// A word and the JSON schema that it represents.
using JsonMeaning = std::pair<std::string_view, std::string>;

/// The parts from which the schema of a game's lines is made.
struct LineSchemaParts
{
    int version = 1;
    /// Schemas of the game's own words in shapes: `"space"`.
    std::vector<JsonMeaning> meanings{};
    /// Alternatives with their own type, by the names of their definitions: `command`, `event` and others.
    std::vector<JsonMeaning> alternatives{};
    /// Shapes of structures, by the names of their definitions: `view`, `pack` and others.
    std::vector<JsonMeaning> structures{};
    /// The schema of a seat.
    std::string seat{};
    /// Schemas of other definitions, and of the lines and the answers that only this game has.
    std::vector<JsonMeaning> definitions{};
    std::vector<std::string> lines{};
    std::vector<std::string> answers{};
};

/// Returns one JSON Schema (draft 2020-12) of the lines and their answers: `line` and `answer`, with `seat` and all
/// parts among its definitions.
std::string lineSchema(const LineSchemaParts &parts);

} // namespace dossier
