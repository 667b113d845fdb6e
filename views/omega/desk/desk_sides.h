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

/// What stands on both sides of the board: the commandos, and the dashboard with rooms and enemies. In a narrow window
/// they have a column together, behind tabs.
class DeskSides : public QObject
{
public:
    DeskSides(const SideActions &actions, QWidget *page);

    [[nodiscard]] CommandoColumn *people() const { return m_people; }

    [[nodiscard]] DashboardColumn *dashboard() const { return m_dashboard; }

    [[nodiscard]] SideColumn *left() const { return m_left; }

    [[nodiscard]] SideColumn *right() const { return m_right; }

    /// Both keep their width whatever they show, once the page has laid them out.
    void keepWidth();

    /// Why nothing of what they offer is done yet; empty where nothing is in the way.
    void disable(const QString &why);

    /// Whether something can be done with what they show.
    void setEnabled(bool acts);

    /// In a narrow window one column for both.
    void setNarrow(bool narrow, QWidget &board);

    /// The tabs and the column below them come in this order after whatever is before them: the header where they are
    /// at the left, else the bar under the board.
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
