#pragma once

#include "views/kit/part.h"
#include "views/omega/asks/ask.h"
#include "views/omega/desk/desk_tabs.h"

#include <QFrame>

#include <map>
#include <optional>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace dossier
{

class EnemyCard;
class Screen;

/// The overseer's side, behind a tab each: the dashboard's wells; hidden rooms with their stacks; the figures on the
/// map and those left in the reserves.
class DashboardColumn : public QFrame
{
    Q_OBJECT

public:
    explicit DashboardColumn(QWidget *parent);

    /// `on`: the figure that abilities would be used on.
    void render(const SeenView &view, const std::optional<omega::Combatant> &on);

    /// Why no ability is used yet, from the next time that it is rendered; empty where nothing is in the way.
    void hold(const QString &why) { m_held = why; }

    /// Stands in one column with that, which is shown behind a tab like the others, at first unless one
    /// was chosen; with null alone again.
    void standBeside(QWidget *people);

    /// Shows a card above the wells, until another layout takes it.
    void takeAbove(QWidget *card);

    /// The buttons for what it shows, to be kept in sight above it.
    [[nodiscard]] DeskTabs *tabs() const { return m_tabs; }

signals:
    /// Something else of it is shown.
    void tabShown();
    void commandGiven(const dossier::Ask &command);
    /// A figure is to be picked, as on the board.
    void picked(dossier::omega::FigureId figure);
    /// What can be done with a figure and put right is asked for.
    void menuAsked(const dossier::omega::Combatant &who, QPoint global);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void refresh();
    void showTab(DeskTab tab);
    [[nodiscard]] Part enemies(const Theme &theme);
    [[nodiscard]] std::optional<omega::Combatant> lookedAt() const;
    void showWhoIsLookedAt();

    SeenView m_view;
    std::optional<omega::Combatant> m_on;
    QString m_held;
    /// The enemy whose card was brought into sight last.
    std::optional<omega::Combatant> m_brought;
    /// What the column stands beside in a narrow window, shown by a tab of its own; else null.
    QWidget *m_people = nullptr;
    /// The tab that somebody chose.
    std::optional<DeskTab> m_chosen;
    DeskTabs *m_tabs;
    std::map<DeskTab, QWidget *> m_pages;
    Screen *m_wells;
    Screen *m_rooms;
    Screen *m_enemiesPage;
    std::vector<EnemyCard *> m_enemies;
};

} // namespace dossier
