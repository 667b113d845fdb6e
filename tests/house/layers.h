#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dossier::test
{

/// What the files of a room may include. A room is a folder; `<game>` stands for one game, the same on both sides;
/// `*` stands for any name, and at the end for all folders below.
struct Room
{
    std::string_view folder;
    /// Rooms whose headers may be included; its own are always allowed.
    std::vector<std::string_view> below;
    /// Qt's headers may be included.
    bool qt = false;
    /// Clocks, random numbers, files, processes, settings and the environment may be used.
    bool world = false;
};

/// The rooms of model, views, app and tests, each once.
const std::vector<Room> &rooms();

/// The first row that a folder belongs to; null when it has no place among the layers. Gives the game that `<game>`
/// stands for there.
const Room *roomOf(std::string_view folder, std::string &game);

/// Whether a row allows the headers of a folder.
bool allows(const Room &room, std::string_view game, std::string_view folder);

} // namespace dossier::test
