#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dossier::test
{

/// The permitted includes of the files of a folder. `<game>` means one game, the same on both sides; `*` means any
/// name, and at the end all folders below.
struct Room
{
    std::string_view folder;
    /// Folders whose headers may be included; the folder's own are always allowed.
    std::vector<std::string_view> below;
    /// Permits Qt's headers.
    bool qt = false;
    /// Permits clocks, random numbers, files, processes, settings and the environment.
    bool world = false;
};

/// Returns the folders of model, views, app and tests, each once.
const std::vector<Room> &rooms();

/// Returns the first row that a folder belongs to; null when it has no place among the layers. Sets `game` to the game
/// that `<game>` means there.
const Room *roomOf(std::string_view folder, std::string &game);

/// True when a row allows the headers of a folder.
bool allows(const Room &room, std::string_view game, std::string_view folder);

} // namespace dossier::test
