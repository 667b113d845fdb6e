#pragma once

#include "model/grid/space.h"

#include <QElapsedTimer>
#include <QSize>
#include <QString>

#include <optional>

class QKeyEvent;

namespace dossier
{

/// The name of a space, such as C7, typed key by key. After a pause the next key begins another name.
class SpaceKeys
{
public:
    /// Handles a letter, or a digit after one; returns false for a key that cannot belong to a name here. A letter that
    /// forms no column of a board of that size, in spaces, begins another name.
    bool press(const QKeyEvent &key, QSize board);

    /// Returns the space typed so far; nothing while the text names none on a board of that size, in spaces.
    [[nodiscard]] std::optional<Space> space(QSize board) const;

private:
    QString m_column;
    QString m_row;
    QElapsedTimer m_since;
};

} // namespace dossier
