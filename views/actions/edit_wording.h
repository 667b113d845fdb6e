#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace dossier
{

/// An edit of a board, as undo and redo name it.
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

/// The state of an open map between its edits and its file.
struct EditState
{
    /// The edits for undo and redo.
    std::optional<BoardEdit> undo;
    std::optional<BoardEdit> redo;
    /// True when some edits are in no file.
    bool modified = false;
    bool operator==(const EditState &) const = default;
};

namespace wording
{

/// Returns the edit in a few lower-case words: "draw walls".
QString edit(BoardEdit edit);

} // namespace wording

} // namespace dossier
