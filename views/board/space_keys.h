#pragma once

#include "model/grid/space.h"

#include <QElapsedTimer>
#include <QSize>
#include <QString>

#include <optional>

class QKeyEvent;

namespace dossier
{

/// The name of a space that is typed key by key, such as C7. After a pause the next key begins another name.
class SpaceKeys
{
public:
    /// Takes a letter, or a digit after one; false for a key that is no part of a name here. A letter that makes no
    /// column of a board of that size, in spaces, begins another name.
    bool press(const QKeyEvent &key, QSize board);

    /// The space that was typed so far; nothing while it names none on a board of that size, in spaces.
    [[nodiscard]] std::optional<Space> space(QSize board) const;

private:
    QString m_column;
    QString m_row;
    QElapsedTimer m_since;
};

} // namespace dossier
