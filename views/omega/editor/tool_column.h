#pragma once

#include "model/omega/geometry/map.h"

#include <QFrame>
#include <QList>

class QAction;
class QBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace dossier
{

class BoardActions;

/// The tools to draw with, as large buttons one under the other, with the shapes and the tile's letter.
class ToolColumn : public QFrame
{
    Q_OBJECT

public:
    ToolColumn(const BoardActions &actions, QWidget *parent);

    /// The tile that the tile's tool assigns.
    [[nodiscard]] TileName tile() const;

    /// Shows icons without their words, where there is little room; the tool tips keep the words.
    void setBare(bool bare);

    /// Nothing is squeezed: what has no room is scrolled to.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        QAction *action;
        QPushButton *button;
    };

    QPushButton *addButton(QAction *action);
    void retranslate();

    bool m_bare = false;
    QLabel *m_caption;
    /// How a tool paints: buttons beside each other, of icons alone.
    QBoxLayout *m_shapes;
    QLabel *m_tileLabel;
    QLineEdit *m_tile;
    QList<Row> m_rows;
};

} // namespace dossier
