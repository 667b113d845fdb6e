#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QBoxLayout;
class QPushButton;

namespace dossier
{

class ReadOut;

/// A switch for one of the shadings of a board, by its icon alone.
QPushButton *newShadingSwitch(QAction *shading, QWidget *parent);

/// The row under a board: at the left what is at the cursor, or what was just done, on two lines; at the right a switch
/// for each shading of the board. Its height changes with the window alone, so
/// that the board stays where it is.
class ShadingRow : public QWidget
{
    Q_OBJECT

public:
    ShadingRow(const QList<QAction *> &shadings, QWidget *parent);

    /// Says something in passing.
    void say(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslate();
    void fit();

    /// Too narrow for the names of the shadings: their icons stand alone.
    bool m_bare = false;
    /// From left to right, or one above the other where the line would have no room.
    QBoxLayout *m_row;
    ReadOut *m_told;
    QList<QAction *> m_actions;
    QList<QPushButton *> m_switches;
};

} // namespace dossier
