#pragma once

#include "model/specter/seen/refusal.h"
#include "views/session/machine_pages.h"
#include "views/specter/seats/seat_bar.h"
#include "views/specter/seats/seat_cards.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

class AgentPage;
class CardScreen;
class HuntersPage;
class Screen;
struct WhoPlays;

/// The table of Specter Ops on one machine: the agent's page, the hunters' page, and the cover between them.
class SeatsPage : public MachinePages
{
    Q_OBJECT

public:
    explicit SeatsPage(QWidget *parent = nullptr);

    /// Sets the names of the players beside their roles; shown with the next table.
    void setPlayers(const WhoPlays &players);

    /// Names the player at the computer, above the page in front.
    void showBar(SeatBarState state);
    [[nodiscard]] QWidget *bar() const;

    /// The agent's player has the computer to himself; that can be changed until the seat does.
    void setAlone(bool alone);

    [[nodiscard]] AgentPage *agent() const { return m_agent; }

    [[nodiscard]] HuntersPage *hunters() const { return m_hunters; }

    /// Returns the page that covers everything in between.
    [[nodiscard]] CardScreen *handOver() const { return m_handOver; }

    [[nodiscard]] CardScreen *role() const { return m_role; }

    /// Covers everything: `next` names the next player at the computer, in the current language. The agent's player
    /// can keep it.
    void renderHandOver(const std::function<HandOver()> &next, bool isAgents);

    /// Shows the role card of a hunter, from that hunter's view.
    void renderRole(const SpecterViewPtr &view, specter::HunterKind hunter);

    /// Puts one of the pages in front, with the bar unless the page covers everything.
    void showPage(QWidget *page, bool withBar);

    /// The page in front says why nothing was done.
    void explain(const specter::PublicTable &open, const specter::Violation &why, const SpecterCommand &command);
    void explainImpossible();

signals:
    /// The next player has the computer.
    void taken();
    /// Another player takes the computer.
    void handOverRequested();
    /// Gives a command from a role card.
    void commandGiven(const dossier::SpecterCommand &command);
    /// Starts or ends the use of the computer by the agent's player alone.
    void aloneChosen(bool alone);

private:
    void refreshBar();
    void showRole();

    Screen *m_bar;
    SeatBarState m_seat;
    bool m_showsBar = false;
    AgentPage *m_agent;
    HuntersPage *m_hunters;
    CardScreen *m_handOver;
    CardScreen *m_role;
    /// Number of times that the computer was handed over.
    int m_handOvers = 0;
    RoleCard m_roleCard;
};

} // namespace dossier
