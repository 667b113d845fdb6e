#include "views/omega/editor/board_edits.h"

#include "model/omega/content/map_file.h"
#include "model/omega/geometry/board_edit.h"
#include "model/omega/geometry/board_reshape.h"
#include "views/omega/editor/stroke.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// Returns the corners of the smallest rectangle around some spaces.
std::pair<Space, Space> cornersAround(const SpaceSet &spaces)
{
    Space first{SpaceSet::side, SpaceSet::side};
    Space last{0, 0};
    spaces.forEach(
        [&](Space space)
        {
            first = {std::min(first.x, space.x), std::min(first.y, space.y)};
            last = {std::max(last.x, space.x), std::max(last.y, space.y)};
        });
    return {first, last};
}

struct EditWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::BoardEdits)
};

/// Maximum length of a map's text: a longer text on the clipboard is no map of ours.
constexpr qsizetype maxClipLength = 1 << 20;

EditOutcome edited(const PickedBoard &picked, BoardEdit edit, omega::Board after)
{
    return {.picked = picked, .edit = edit, .after = std::move(after)};
}

} // namespace

EditOutcome copied(const PickedBoard &picked)
{
    const auto [first, last] = cornersAround(picked.marked);
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(writeMapFile(omega::region(picked.board, first, last))));
    return {.picked = picked, .said = EditWords::tr("The selected spaces are on the clipboard, as the text of a map.")};
}

EditOutcome cut(const PickedBoard &picked)
{
    EditOutcome outcome = copied(picked);
    outcome.edit = BoardEdit::Cut;
    outcome.after = cleared(picked.board, picked.marked);
    return outcome;
}

EditOutcome pasted(const PickedBoard &picked, Space cursor)
{
    const QString text = QGuiApplication::clipboard()->text();
    const auto clip = readMapFile(text.size() <= maxClipLength ? text.toStdString() : std::string());
    if (!clip)
        return {.picked = picked, .said = EditWords::tr("There is no part of a map on the clipboard.")};
    const Space at = picked.marked.empty() ? cursor : cornersAround(picked.marked).first;
    EditOutcome outcome = edited(picked, BoardEdit::Paste, omega::pasted(picked.board, *clip, at));
    const Space last{std::min(at.x + clip->map.width(), picked.board.map.width()) - 1,
        std::min(at.y + clip->map.height(), picked.board.map.height()) - 1};
    outcome.markedAfter = spacesBetween(Shape::Rectangle, at, last);
    return outcome;
}

EditOutcome removed(const PickedBoard &picked)
{
    if (!picked.marked.empty())
        return edited(picked, BoardEdit::Clear, cleared(picked.board, picked.marked));
    const std::optional<std::size_t> piece = picked.sheetPiece();
    if (!piece)
        return {.picked = picked};
    omega::Board board = picked.board;
    board.pieces.erase(board.pieces.begin() + static_cast<std::ptrdiff_t>(*piece));
    EditOutcome outcome = edited(picked, BoardEdit::DeletePiece, std::move(board));
    // Pieces are picked by index, and the indices change.
    outcome.picked.clearPieces();
    return outcome;
}

EditOutcome allMarked(const PickedBoard &picked)
{
    EditOutcome outcome{.picked = picked};
    outcome.picked.marked
        = spacesBetween(Shape::Rectangle, {0, 0}, {picked.board.map.width() - 1, picked.board.map.height() - 1});
    return outcome;
}

EditOutcome pieceTurned(const PickedBoard &picked)
{
    constexpr int facings = 5;
    omega::Board board = picked.board;
    Facing &facing = board.pieces.at(*picked.choice.actor).facing;
    facing = static_cast<Facing>((static_cast<int>(facing) + 1) % facings);
    return edited(picked, BoardEdit::ChangePiece, std::move(board));
}

EditOutcome pieceChanged(const PickedBoard &picked, const omega::Piece &piece)
{
    const std::optional<std::size_t> index = picked.sheetPiece();
    if (!index)
        return {.picked = picked};
    if (!omega::fits(picked.board, piece.figure, index))
        return {.picked = picked, .said = EditWords::tr("The figure does not fit there at that size.")};
    omega::Board board = picked.board;
    board.pieces[*index] = piece;
    return edited(picked, BoardEdit::ChangePiece, std::move(board));
}

EditOutcome renamed(const PickedBoard &picked, const QString &name)
{
    omega::Board board = picked.board;
    board.name = name.toStdString();
    return edited(picked, BoardEdit::Rename, std::move(board));
}

EditOutcome mapRotated(const PickedBoard &picked)
{
    return edited(picked, BoardEdit::Rotate, omega::rotated(picked.board));
}

EditOutcome mapResized(const PickedBoard &picked, int columns, int rows)
{
    return edited(picked, BoardEdit::Resize, omega::resized(picked.board, columns, rows));
}

} // namespace dossier
