#pragma once

#include "views/kit/part.h"
#include "views/omega/desk/side_actions.h"

#include <QFrame>

namespace dossier
{

class Screen;

/// Pages of the overseer's column: the dashboard, the rooms, the enemies; also the commandos where the window has room
/// for one column only.
enum class DeskTab
{
    Commandos,
    Dashboard,
    Rooms,
    Enemies,
};

/// The overseer's side, on a tab each: the dashboard's wells; hidden rooms with their stacks; the figures on the map
/// and those left in the reserves.
class DashboardColumn : public QFrame
{
public:
    DashboardColumn(const SideActions &actions, QWidget *parent);

    /// `on`: the figure that abilities would be used on.
    void render(const OmegaViewPtr &view, const std::optional<omega::Combatant> &on);

    /// Sets the reason why no ability can be used yet, from the next rendering on; empty where there is none.
    void disable(const QString &why) { m_disabledReason = why; }

    /// Shares its column with a widget, which gets a tab like the others; that tab is in front unless the user chose
    /// another, and the wells leave the adrenaline to it. Null ends the sharing.
    void standBeside(QWidget *people);

    /// The tab buttons, to be pinned above the column.
    [[nodiscard]] Screen *tabs() const { return m_tabs; }

protected:
    bool event(QEvent *event) override;

private:
    void refresh();
    void showTab(DeskTab tab);
    void unfold(omega::FigureId figure, bool hasFocus);
    [[nodiscard]] Part tabButtons();
    [[nodiscard]] Part enemies();
    [[nodiscard]] Part pages();
    [[nodiscard]] std::optional<omega::Combatant> lookedAt() const;
    void bringCardIntoSight(const omega::Combatant &who);
    void showWhoIsLookedAt();

    SideActions m_actions;
    OmegaViewPtr m_view;
    std::optional<omega::Combatant> m_on;
    QString m_disabledReason;
    /// The enemy whose card has the focus and shows all its details.
    std::optional<omega::FigureId> m_unfolded;
    /// The enemy whose card was last scrolled into view.
    std::optional<omega::Combatant> m_brought;
    /// The widget that shares the column in a narrow window, with a tab of its own; else null.
    QWidget *m_people = nullptr;
    DeskTab m_tab = DeskTab::Dashboard;
    /// The tab that the user chose.
    std::optional<DeskTab> m_chosen;
    Screen *m_tabs;
    Screen *m_pages;
};

} // namespace dossier
