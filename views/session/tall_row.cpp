#include "views/session/tall_row.h"

#include "views/board/table_board.h"

#include <QCoreApplication>
#include <QEvent>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// Minimum width of the right column in characters, its minimum when it is the only column, and its maximum.
constexpr int minCharacters = 38;
constexpr int minAlone = 54;
constexpr int maxCharacters = 84;

} // namespace

TallRow::TallRow(QWidget *left, TableBoard &board, QWidget *right, QWidget *parent)
    : QWidget(parent)
    , m_left(left)
    , m_board(board)
    , m_right(right)
{
    for (QWidget *part : std::initializer_list<QWidget *>{left, board.widget(), right})
        part->setParent(this);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

bool TallRow::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    // Child widgets get their font only after this: until then they report the width in the old one.
    if (event->type() == QEvent::FontChange)
        QCoreApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
    return QWidget::event(event);
}

void TallRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void TallRow::arrange()
{
    const int character = fontMetrics().averageCharWidth();
    const int min = character * minCharacters;
    const int board = m_board.widthFor(height());
    // A column that is not beside the board has another width, which says nothing of the room beside the board. Its
    // width in characters stays the same as before.
    if (!m_narrow)
        m_leftCharacters = static_cast<double>(m_left->minimumWidth()) / std::max(character, 1);
    const int left = m_narrow ? static_cast<int>(m_leftCharacters * character) : m_left->minimumWidth();
    const bool narrow = width() - board - left < min;
    if (narrow != std::exchange(m_narrow, narrow))
    {
        m_left->setVisible(!narrow);
        emit narrowChanged(narrow);
    }
    const int used = narrow ? 0 : left;
    const int room = std::max(width() - board - used, narrow ? character * minAlone : min);
    // A panel that opens over a low board needs the board's width: a single column beside it leaves nearly half of
    // the row.
    constexpr double maxAlone = 0.55;
    const int max = narrow ? static_cast<int>(width() * maxAlone) : character * maxCharacters;
    const int right = std::min(room, max);
    if (!narrow)
        m_left->setGeometry(0, 0, left, height());
    m_board.widget()->setGeometry(used, 0, std::max(width() - used - right, 1), height());
    m_right->setGeometry(width() - right, 0, right, height());
}

} // namespace dossier
