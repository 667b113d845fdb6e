#include "views/omega/editor/board_edits.h"

#include "model/omega/content/map_file.h"
#include "model/omega/geometry/board_edit.h"
#include "model/omega/geometry/board_reshape.h"
#include "views/omega/editor/stroke.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// The corners of the smallest rectangle around some spaces.
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

/// A text longer than this is no map of ours, whatever is on the clipboard.
constexpr qsizetype longestClip = 1 << 20;

} // namespace

BoardEdits::BoardEdits(PickedBoard &picked, QObject *parent)
    : QObject(parent)
    , m_picked(picked)
{
}

void BoardEdits::copy()
{
    const auto [first, last] = cornersAround(m_picked.marked);
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(writeMapFile(omega::region(m_picked.board, first, last))));
    emit said(tr("The selected spaces are on the clipboard, as the text of a map."));
}

void BoardEdits::cut()
{
    copy();
    emit edited(BoardEdit::Cut, cleared(m_picked.board, m_picked.marked));
}

void BoardEdits::paste(Space cursor)
{
    const QString text = QGuiApplication::clipboard()->text();
    const auto clip = readMapFile(text.size() <= longestClip ? text.toStdString() : std::string());
    if (!clip)
        return emit said(tr("There is no part of a map on the clipboard."));
    const Space at = m_picked.marked.empty() ? cursor : cornersAround(m_picked.marked).first;
    const omega::Board after = omega::pasted(m_picked.board, *clip, at);
    emit edited(BoardEdit::Paste, after);
    const Space last{std::min(at.x + clip->map.width(), m_picked.board.map.width()) - 1,
        std::min(at.y + clip->map.height(), m_picked.board.map.height()) - 1};
    m_picked.marked = spacesBetween(Shape::Rectangle, at, last);
    emit changed();
}

void BoardEdits::remove()
{
    if (!m_picked.marked.empty())
    {
        emit edited(BoardEdit::Clear, cleared(m_picked.board, m_picked.marked));
        return;
    }
    const std::optional<std::size_t> piece = m_picked.sheetPiece();
    if (!piece)
        return;
    omega::Board board = m_picked.board;
    board.pieces.erase(board.pieces.begin() + static_cast<std::ptrdiff_t>(*piece));
    // What is picked is picked by number, and the numbers change.
    m_picked.letGoOfPieces();
    emit changed();
    emit edited(BoardEdit::DeletePiece, board);
}

void BoardEdits::selectAll()
{
    m_picked.marked
        = spacesBetween(Shape::Rectangle, {0, 0}, {m_picked.board.map.width() - 1, m_picked.board.map.height() - 1});
    emit changed();
}

void BoardEdits::turnPiece()
{
    constexpr int facings = 5;
    omega::Board board = m_picked.board;
    Facing &facing = board.pieces.at(*m_picked.choice.actor).facing;
    facing = static_cast<Facing>((static_cast<int>(facing) + 1) % facings);
    emit edited(BoardEdit::ChangePiece, board);
}

void BoardEdits::changePiece(const omega::Piece &piece)
{
    const std::optional<std::size_t> index = m_picked.sheetPiece();
    if (!index)
        return;
    if (!omega::fits(m_picked.board, piece.figure, index))
    {
        emit changed();
        return emit said(tr("The figure does not fit there at that size."));
    }
    omega::Board board = m_picked.board;
    board.pieces[*index] = piece;
    emit edited(BoardEdit::ChangePiece, board);
}

void BoardEdits::rename(const QString &name)
{
    omega::Board board = m_picked.board;
    board.name = name.toStdString();
    emit edited(BoardEdit::Rename, board);
}

void BoardEdits::rotate()
{
    emit edited(BoardEdit::Rotate, omega::rotated(m_picked.board));
}

void BoardEdits::resize(int columns, int rows)
{
    emit edited(BoardEdit::Resize, omega::resized(m_picked.board, columns, rows));
}

} // namespace dossier
