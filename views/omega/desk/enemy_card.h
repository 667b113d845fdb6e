#pragma once

#include "views/kit/theme.h"
#include "views/omega/asks/ask.h"

#include <QFrame>

class QLabel;

namespace dossier
{

class Pips;

/// One figure of the overseer's, or a drone: wounds of its vitality, what it does and how well, and whether it has
/// acted. Among many it is brief, until it is picked or has the keyboard.
class EnemyCard : public QFrame
{
    Q_OBJECT

public:
    explicit EnemyCard(QWidget *parent);

    /// `picked`: it is what the board's choice is about.
    void render(const omega::View &view, omega::FigureId figure, bool picked);
    void setTheme(const Theme &theme);

    /// Whether it shows no more than its name, its wounds and whether it has acted; all of it is in its tip.
    void setBrief(bool brief);

signals:
    void commandGiven(const dossier::Ask &command);
    /// It is to be picked, as on the board.
    void picked(dossier::omega::FigureId figure);

    /// The right button asks what can be done with it and put right.
    void menuAsked(const dossier::omega::Combatant &who, QPoint global);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    /// The keyboard is on its wounds.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void layOut();
    void unfold();
    void tellAll();

    bool m_brief = false;
    bool m_picked = false;
    omega::FigureId m_figure{};
    QLabel *m_name;
    QLabel *m_state;
    QLabel *m_numbers;
    QLabel *m_weapons;
    QLabel *m_keywords;
    Pips *m_wounds;
    QLabel *m_woundsText;
};

} // namespace dossier
