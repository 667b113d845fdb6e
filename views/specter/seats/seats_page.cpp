#include "views/specter/seats/seats_page.h"

#include "views/kit/card_screen.h"
#include "views/kit/screen.h"
#include "views/session/table_page.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/words/refusal_wording.h"

#include <QVBoxLayout>

namespace dossier
{

SeatsPage::SeatsPage(QWidget *parent)
    : MachinePages(parent)
    , m_bar(new Screen(this))
    , m_agent(own(new AgentPage))
    , m_hunters(own(new HuntersPage))
    , m_handOver(own(new CardScreen))
    , m_role(own(new CardScreen))
{
    m_column->addWidget(m_bar);
    showPage(m_handOver, false);
}

void SeatsPage::setPlayers(const WhoPlays &players)
{
    m_agent->setPlayers(players);
    m_hunters->setPlayers(players);
}

void SeatsPage::showBar(SeatBarState state)
{
    state.isAlone = m_seat.isAlone;
    state.offersAlone = state.isAgents && m_seat.isAlone;
    m_seat = std::move(state);
    refreshBar();
}

void SeatsPage::setAlone(bool alone)
{
    m_seat.isAlone = alone;
    // It stays until the seat changes, so that a slip can be undone in the same place.
    m_seat.offersAlone = m_seat.isAgents && (alone || m_seat.offersAlone);
    refreshBar();
}

void SeatsPage::refreshBar()
{
    const SeatBarActions actions{
        [this] { emit handOverRequested(); }, [this](bool isAlone) { emit aloneChosen(isAlone); }};
    m_bar->render(
        QString(), [this, actions](const Theme & /*theme*/) { return seatBar(m_seat, actions).when(m_showsBar); });
}

QWidget *SeatsPage::bar() const
{
    return m_bar;
}

void SeatsPage::renderHandOver(const std::function<HandOver()> &next, bool isAgents)
{
    m_handOver->render(QString(),
        [this, next, isAgents, version = ++m_handOvers]
        {
            Parts more;
            // Without a cover the PIN would guard nothing.
            if (isAgents && !pins().has(next().seat))
                more.push_back(aloneBox(false, [this](bool isAlone) { emit aloneChosen(isAlone); }, version));
            return handOverCard(next(), [this] { emit taken(); }, std::move(more), &pins());
        });
}

void SeatsPage::renderRole(const SpecterViewPtr &view, specter::HunterKind hunter)
{
    m_roleCard = {view, hunter};
    showRole();
}

void SeatsPage::showRole()
{
    const RoleActions actions{
        [this](const SpecterCommand &command) { emit commandGiven(command); }, [this] { emit handOverRequested(); }};
    m_role->render(QString::number(static_cast<int>(m_roleCard.hunter)),
        [this, actions] { return roleCard(m_roleCard, actions); });
}

void SeatsPage::showPage(QWidget *page, bool withBar)
{
    m_showsBar = withBar;
    refreshBar();
    if (pageInFront() == page)
        return;
    if (auto *table = qobject_cast<TablePage *>(page))
        table->dock(m_bar);
    else
        m_column->insertWidget(0, m_bar);
    MachinePages::showPage(page);
}

void SeatsPage::explain(const specter::PublicTable &open, const specter::Violation &why, const SpecterCommand &command)
{
    if (pageInFront() == m_agent)
        m_agent->explain(why, command);
    else if (pageInFront() == m_role)
    {
        m_roleCard.whyNot = [open, why] { return wording::sentence(open, why); };
        showRole();
    }
    else
        m_hunters->explain(why, command);
}

void SeatsPage::explainImpossible()
{
    TablePage *table = tableInFront();
    (table != nullptr ? table : m_hunters)->explainImpossible();
}

} // namespace dossier
