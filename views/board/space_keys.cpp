#include "views/board/space_keys.h"

#include "views/board/space_name.h"

#include <QKeyEvent>

namespace dossier
{

namespace
{

/// Milliseconds after which a key begins another name.
constexpr qint64 pause = 1500;

} // namespace

bool SpaceKeys::press(const QKeyEvent &key)
{
    const QString text = key.text();
    const bool plain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    if (!plain || text.size() != 1)
        return false;
    const QChar typed = text.front().toUpper();
    const bool letter = typed >= u'A' && typed <= u'Z';
    const bool late = !m_since.isValid() || m_since.elapsed() > pause;
    const bool goesOn = !late && !m_column.isEmpty();
    if (!letter && !(typed >= u'0' && typed <= u'9' && goesOn))
        return false;
    if (letter && (!goesOn || !m_row.isEmpty()))
    {
        m_column.clear();
        m_row.clear();
    }
    (letter ? m_column : m_row) += typed;
    m_since.start();
    return true;
}

std::optional<Space> SpaceKeys::space(QSize board) const
{
    const int row = m_row.toInt();
    if (row < 1 || row > board.height())
        return std::nullopt;
    for (int column = 0; column < board.width(); ++column)
        if (columnName(column) == m_column)
            return Space{column, row - 1};
    return std::nullopt;
}

} // namespace dossier
