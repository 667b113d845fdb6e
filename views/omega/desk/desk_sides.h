#pragma once

#include "views/omega/desk/side_actions.h"

#include <QObject>

class QWidget;

namespace dossier
{

class Screen;
class ScrolledScreen;
class SideColumn;

/// The columns at both sides of the board: the commandos, and the dashboard with rooms and enemies. In a narrow window
/// they share a column, with tabs.
class DeskSides : public QObject
{
public:
    DeskSides(SideActions actions, QWidget *page);

    [[nodiscard]] SideColumn *left() const { return m_left; }

    [[nodiscard]] SideColumn *right() const { return m_right; }

    [[nodiscard]] TurnTimer &timer() { return m_timer; }

    /// Shows a table. `on`: the figure that abilities would be used on; `disabledReason`: the reason why none of the
    /// actions can be done yet, empty where there is none.
    void render(const OmegaViewPtr &view, const std::optional<omega::Combatant> &on, const QString &disabledReason);

    /// Sets the names of the players on the cards.
    void setPeople(const OmegaPeople &people);

    /// Enables or disables the actions in both.
    void setEnabled(bool acts);

    /// In a narrow window both share one column.
    void setNarrow(bool narrow, QWidget &board);

    /// Puts the tabs and the column below them into the tab order, after the header where they are at the left, else
    /// after the bar under the board.
    void putInTabOrder(QWidget *header, QWidget *bar) const;

private:
    [[nodiscard]] SideActions withOwn(SideActions actions);
    void refresh();
    void showTab(DeskTab tab);
    void bringIntoSight(omega::FigureId figure);
    void showWhoIsLookedAt();
    void showWhoActs();

    SidesState m_state;
    SideActions m_actions;
    TurnTimer m_timer;
    ScrolledScreen *m_leftShown;
    ScrolledScreen *m_rightShown;
    Screen *m_tabs;
    SideColumn *m_left;
    SideColumn *m_right;
    std::optional<omega::Combatant> m_acts;
    std::optional<omega::Combatant> m_lookedAt;
    /// A card that is not the active commando's gives a command: it stays under the pointer.
    bool m_isPressed = false;
};

} // namespace dossier
