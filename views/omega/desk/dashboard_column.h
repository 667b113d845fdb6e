#pragma once

#include "views/kit/part.h"
#include "views/omega/desk/side_actions.h"

#include <QFrame>

namespace dossier
{

class Screen;

/// Pages of the overseer's column: the dashboard, the rooms, the enemies; the commandos too where the window has room
/// for one column only.
enum class DeskTab
{
    Commandos,
    Dashboard,
    Rooms,
    Enemies,
};

/// The overseer's side, behind a tab each: the dashboard's wells; hidden rooms with their stacks; the figures on the
/// map and those left in the reserves.
class DashboardColumn : public QFrame
{
public:
    DashboardColumn(const SideActions &actions, QWidget *parent);

    /// `on`: the figure that abilities would be used on.
    void render(const OmegaViewPtr &view, const std::optional<omega::Combatant> &on);

    /// The reason why no ability is used yet, from the next time that it is rendered; empty where nothing is in the
    /// way.
    void disable(const QString &why) { m_disabledReason = why; }

    /// Stands in one column with that, which is shown behind a tab like the others, at first unless one was chosen, and
    /// leaves where the adrenaline lies to the wells; with null alone again.
    void standBeside(QWidget *people);

    /// The buttons for what it shows, to be kept in sight above it.
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
    /// The enemy whose card has the keyboard, and shows all that it has.
    std::optional<omega::FigureId> m_unfolded;
    /// The enemy whose card was brought into sight last.
    std::optional<omega::Combatant> m_brought;
    /// Stands beside it in a narrow window, shown by a tab of its own; else null.
    QWidget *m_people = nullptr;
    DeskTab m_tab = DeskTab::Dashboard;
    /// The tab that somebody chose.
    std::optional<DeskTab> m_chosen;
    Screen *m_tabs;
    Screen *m_pages;
};

} // namespace dossier
