#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QBoxLayout;
class QPushButton;

namespace dossier
{

class ReadOut;

/// Creates a switch for one of the shadings of a board, with only its icon.
QPushButton *newShadingSwitch(QAction *shading, QWidget *parent);

/// The row under a board: at the left the cursor's space or the last action, on two lines; at the right a switch for
/// each shading of the board. Its height depends only on the window, so that the board stays in place.
class ShadingRow : public QWidget
{
    Q_OBJECT

public:
    ShadingRow(const QList<QAction *> &shadings, QWidget *parent);

    /// Shows a transient message.
    void say(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    void fit();

    /// True when the row is too narrow for the names of the shadings: only their icons are shown.
    bool m_bare = false;
    /// From left to right, or stacked when the text would have no room.
    QBoxLayout *m_row;
    ReadOut *m_told;
    QList<QAction *> m_actions;
    QList<QPushButton *> m_switches;
};

} // namespace dossier
