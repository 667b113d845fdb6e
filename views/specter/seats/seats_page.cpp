#include "views/specter/seats/seats_page.h"

#include "views/kit/card_screen.h"
#include "views/kit/desk_layout.h"
#include "views/kit/pages_apart.h"
#include "views/kit/screen.h"
#include "views/session/table_page.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/words/refusal_wording.h"

#include <QVBoxLayout>

namespace dossier
{

SeatsPage::SeatsPage(QWidget *parent)
    : QWidget(parent)
    , m_column(newColumn(this, 0, 0))
    , m_bar(new Screen(this))
    , m_agent(new AgentPage)
    , m_hunters(new HuntersPage)
    , m_handOver(new CardScreen)
    , m_role(new CardScreen)
    , m_pages(new PagesApart({m_agent, m_hunters, m_handOver, m_role}, this))
{
    connect(m_agent, &AgentPage::possibleChanged, this, &SeatsPage::possibleChanged);
    connect(m_hunters, &HuntersPage::possibleChanged, this, &SeatsPage::possibleChanged);
    m_column->addWidget(m_bar);
    m_column->addWidget(m_pages, 1);
    setFocusProxy(m_pages);
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
            if (isAgents)
                more.push_back(aloneBox(false, [this](bool isAlone) { emit aloneChosen(isAlone); }, version));
            return handOverCard(next(), [this] { emit taken(); }, std::move(more));
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
    m_pages->showPage(page);
    emit possibleChanged();
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
    if (pageInFront() == m_agent)
        m_agent->explainImpossible();
    else
        m_hunters->explainImpossible();
}

void SeatsPage::askUndoReason()
{
    if (pageInFront() == m_agent)
        m_agent->askUndoReason();
    else
        m_hunters->askUndoReason();
}

std::set<DeskAction> SeatsPage::possible() const
{
    const TablePage *table = tableInFront();
    return table != nullptr ? table->possible() : std::set<DeskAction>{};
}

void SeatsPage::perform(DeskAction action)
{
    if (TablePage *table = tableInFront())
        table->perform(action);
}

QList<TablePage *> SeatsPage::tables()
{
    return {m_agent, m_hunters};
}

TablePage *SeatsPage::tableInFront() const
{
    return qobject_cast<TablePage *>(pageInFront());
}

QWidget *SeatsPage::pageInFront() const
{
    return m_pages->currentWidget();
}

} // namespace dossier
