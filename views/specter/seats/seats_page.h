#pragma once

#include "model/specter/seen/refusal.h"
#include "views/actions/desk_page.h"
#include "views/specter/asks/ask.h"
#include "views/specter/seats/seat_bar.h"

#include <QWidget>

class QVBoxLayout;

namespace dossier
{

class AgentPage;
class HandOverPage;
class HuntersPage;
class PagesApart;
class RolePage;
class GridPage;
class Screen;
struct Theme;
struct WhoPlays;

/// The table of Specter Ops on one machine: the agent's page, the hunters', and what covers both in between. Only what
/// is in front is in the window at all.
class SeatsPage : public QWidget, public DeskPage
{
    Q_OBJECT

public:
    explicit SeatsPage(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

    /// Who plays whom, beside what they play; shown with the next table.
    void setPlayers(const WhoPlays &players);

    /// Says above the page in front who sits at the computer.
    void showBar(SeatBarState state);
    [[nodiscard]] QWidget *bar() const;

    /// The agent's player has the computer to himself; that can be changed until the seat does.
    void setAlone(bool alone);

    [[nodiscard]] AgentPage *agent() const { return m_agent; }

    [[nodiscard]] HuntersPage *hunters() const { return m_hunters; }

    [[nodiscard]] HandOverPage *handOver() const { return m_handOver; }

    [[nodiscard]] RolePage *role() const { return m_role; }

    /// Puts one of the pages in front, with the bar unless it covers everything.
    void showPage(QWidget *page, bool withBar);

    [[nodiscard]] QWidget *pageInFront() const;

    /// The page in front as one on which the game is played; none while another covers it.
    [[nodiscard]] GridPage *tableInFront() const;

    /// The page in front says why nothing was done.
    void explain(const specter::PublicTable &open, const specter::Violation &why, const SpecterAsk &ask);
    void explainImpossible();
    /// It asks why something is undone that somebody has learned from.
    void askWhyUndo();

    /// What the page in front can be asked.
    [[nodiscard]] std::set<DeskAction> possible() const override;
    [[nodiscard]] QList<TablePage *> tables() override;
    void perform(DeskAction action) override;

signals:
    void possibleChanged();
    /// Somebody else takes the computer.
    void handOverRequested();
    /// Nobody else uses the computer from now on, or somebody does.
    void aloneChosen(bool alone);

private:
    void refreshBar();

    QVBoxLayout *m_column;
    Screen *m_bar;
    SeatBarState m_seat;
    bool m_showsBar = false;
    AgentPage *m_agent;
    HuntersPage *m_hunters;
    HandOverPage *m_handOver;
    RolePage *m_role;
    PagesApart *m_pages;
};

} // namespace dossier
