#include "views/board/space_keys.h"

#include "views/board/space_name.h"

#include <QKeyEvent>

namespace dossier
{

namespace
{

/// Milliseconds after which a key begins another name.
constexpr qint64 pause = 1500;

/// Returns the character of a key. Shift with a key of the digit row gives another character: the key code gives its
/// digit.
QChar signOf(const QKeyEvent &key)
{
    const QChar typed = key.text().front().toUpper();
    if (!key.modifiers().testFlag(Qt::ShiftModifier) || typed.isLetterOrNumber())
        return typed;
#ifdef Q_OS_WIN
    const int digit = static_cast<int>(key.nativeVirtualKey()) - '0';
#else
    // X11 and Wayland number the keys 1 to 9 and 0 identically.
    constexpr int one = 10;
    const int at = static_cast<int>(key.nativeScanCode()) - one;
    const int digit = at == 9 ? 0 : at < 0 ? at : at + 1;
#endif
    return digit >= 0 && digit <= 9 ? QChar(u'0' + digit) : typed;
}

bool isColumn(const QString &name, QSize board)
{
    for (int column = 0; column < board.width(); ++column)
        if (columnName(column) == name)
            return true;
    return false;
}

} // namespace

bool SpaceKeys::press(const QKeyEvent &key, QSize board)
{
    const QString text = key.text();
    const bool plain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    if (!plain || text.size() != 1)
        return false;
    const QChar typed = signOf(key);
    const bool letter = typed >= u'A' && typed <= u'Z';
    const bool late = !m_since.isValid() || m_since.elapsed() > pause;
    const bool goesOn = !late && !m_column.isEmpty();
    if (!letter && !(typed >= u'0' && typed <= u'9' && goesOn))
        return false;
    if (letter && (!goesOn || !m_row.isEmpty() || !isColumn(m_column + typed, board)))
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
