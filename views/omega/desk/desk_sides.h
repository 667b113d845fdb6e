#pragma once

#include <QObject>
#include <QString>

class QVBoxLayout;
class QWidget;

namespace dossier
{

class CommandoColumn;
class DashboardColumn;
class SideColumn;
struct SideActions;

/// The columns at both sides of the board: the commandos, and the dashboard with rooms and enemies. In a narrow window
/// they share a column, with tabs.
class DeskSides : public QObject
{
public:
    DeskSides(const SideActions &actions, QWidget *page);

    [[nodiscard]] CommandoColumn *people() const { return m_people; }

    [[nodiscard]] DashboardColumn *dashboard() const { return m_dashboard; }

    [[nodiscard]] SideColumn *left() const { return m_left; }

    [[nodiscard]] SideColumn *right() const { return m_right; }

    /// Fixes the width of both, whatever they show, once the page has laid them out.
    void keepWidth();

    /// Sets the reason why none of their actions can be done yet; empty where there is none.
    void disable(const QString &why);

    /// Enables or disables the actions in both.
    void setEnabled(bool acts);

    /// In a narrow window both share one column.
    void setNarrow(bool narrow, QWidget &board);

    /// Puts the tabs and the column below them into the tab order, after the header where they are at the left, else
    /// after the bar under the board.
    void putInTabOrder(QWidget *header, QWidget *bar) const;

private:
    CommandoColumn *m_people;
    QWidget *m_overseers;
    QVBoxLayout *m_overseersColumn;
    DashboardColumn *m_dashboard;
    SideColumn *m_left;
    SideColumn *m_right;
    bool m_tabsAtLeft = false;
};

} // namespace dossier
