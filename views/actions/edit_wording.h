#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace dossier
{

/// What a person did to a board, as undo and redo name it.
enum class BoardEdit : std::uint8_t
{
    Walls,
    Floor,
    Doors,
    Rubble,
    Vents,
    Peril,
    Gas,
    Markers,
    Tiles,
    Emi,
    AddPiece,
    MovePiece,
    ChangePiece,
    DeletePiece,
    Clear,
    Cut,
    Paste,
    Rotate,
    Resize,
    Rename,
};

/// Where an open map stands between its edits and its file.
struct EditState
{
    /// What undo and redo would take back and do again.
    std::optional<BoardEdit> undo;
    std::optional<BoardEdit> redo;
    /// Whether there is something that no file has.
    bool modified = false;
    bool operator==(const EditState &) const = default;
};

namespace wording
{

/// What was done, in a few small words: "draw walls".
QString edit(BoardEdit edit);

} // namespace wording

} // namespace dossier
