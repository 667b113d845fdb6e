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

/// The right column has room for so many letters in a line, for more where it is the only one, and no use for more than
/// that.
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
    // What it holds gets its letters after this: until then it says the width of the old ones.
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
    // What is not beside the board has another width, which says nothing of whether there is room for it: it will be as
    // many letters wide as it was.
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
    // What opens over a low board needs its width: alone beside it the column leaves nearly half of the row.
    constexpr double maxAlone = 0.55;
    const int max = narrow ? static_cast<int>(width() * maxAlone) : character * maxCharacters;
    const int right = std::min(room, max);
    if (!narrow)
        m_left->setGeometry(0, 0, left, height());
    m_board.widget()->setGeometry(used, 0, std::max(width() - used - right, 1), height());
    m_right->setGeometry(width() - right, 0, right, height());
}

} // namespace dossier
