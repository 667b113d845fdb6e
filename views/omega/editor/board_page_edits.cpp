// Edits of what is marked, of a whole figure and of the whole board on a board page.
#include "model/omega/content/map_file.h"
#include "model/omega/geometry/board_edit.h"
#include "model/omega/geometry/board_reshape.h"
#include "views/actions/board_actions.h"
#include "views/board/board_view.h"
#include "views/omega/editor/board_page.h"
#include "views/omega/editor/board_panel.h"
#include "views/omega/verdict/verdict_bar.h"

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

void BoardPage::copy()
{
    const auto [first, last] = cornersAround(m_marked);
    QGuiApplication::clipboard()->setText(QString::fromStdString(writeMapFile(omega::region(m_board, first, last))));
    say(tr("The selected spaces are on the clipboard, as the text of a map."));
}

void BoardPage::copyQuery()
{
    say(m_verdict->copyQuery() ? tr("Copied: a line for “dossier check”.")
                               : tr("Nothing to copy yet: choose a figure, then its target or a path."));
}

void BoardPage::cut()
{
    copy();
    emit edited(BoardEdit::Cut, cleared(m_board, m_marked));
}

void BoardPage::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    const auto clip = readMapFile(text.size() <= longestClip ? text.toStdString() : std::string());
    if (!clip)
        return say(tr("There is no part of a map on the clipboard."));
    const Space at = m_marked.empty() ? m_view->cursorSpace() : cornersAround(m_marked).first;
    const omega::Board after = omega::pasted(m_board, *clip, at);
    emit edited(BoardEdit::Paste, after);
    const Space last{std::min(at.x + clip->map.width(), m_board.map.width()) - 1,
        std::min(at.y + clip->map.height(), m_board.map.height()) - 1};
    m_marked = spacesBetween(Shape::Rectangle, at, last);
    refresh();
}

void BoardPage::remove()
{
    if (!m_marked.empty())
    {
        emit edited(BoardEdit::Clear, cleared(m_board, m_marked));
        return;
    }
    const std::optional<std::size_t> piece = sheetPiece();
    if (!piece)
        return;
    omega::Board board = m_board;
    board.pieces.erase(board.pieces.begin() + static_cast<std::ptrdiff_t>(*piece));
    // What is picked is picked by number, and the numbers change.
    m_choice.actor.reset();
    m_choice.target.reset();
    m_asked.reset();
    refresh();
    emit edited(BoardEdit::DeletePiece, board);
}

void BoardPage::selectAll()
{
    m_marked = spacesBetween(Shape::Rectangle, {0, 0}, {m_board.map.width() - 1, m_board.map.height() - 1});
    refresh();
}

void BoardPage::turnPiece()
{
    constexpr int facings = 5;
    omega::Board board = m_board;
    Facing &facing = board.pieces.at(*m_choice.actor).facing;
    facing = static_cast<Facing>((static_cast<int>(facing) + 1) % facings);
    emit edited(BoardEdit::ChangePiece, board);
}

void BoardPage::changePiece(const omega::Piece &piece)
{
    const std::optional<std::size_t> index = sheetPiece();
    if (!index)
        return;
    if (!omega::fits(m_board, piece.figure, index))
    {
        refreshPanel();
        return say(tr("The figure does not fit there at that size."));
    }
    omega::Board board = m_board;
    board.pieces[*index] = piece;
    emit edited(BoardEdit::ChangePiece, board);
}

void BoardPage::askForSize()
{
    m_choice.actor.reset();
    m_choice.target.reset();
    m_asked.reset();
    refresh();
    m_panel->takeFocus();
}

} // namespace dossier
