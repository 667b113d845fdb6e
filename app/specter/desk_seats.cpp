// Who sits at the machine, and what he is shown.
#include "app/specter/desk.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/seats/hand_over_page.h"
#include "views/specter/seats/role_page.h"
#include "views/specter/words/sheet_verdict.h"
#include "views/specter/words/wording.h"

#include <utility>

namespace dossier
{

specter::Seat SpecterDesk::seatOf(Sits at) const
{
    switch (at)
    {
    case Sits::Agent:
        return specter::AgentSeat{};
    case Sits::SecondAgent:
        return specter::TraitorSeat{};
    case Sits::Role:
        return specter::HunterSeat{m_role};
    case Sits::Hunters:
        break;
    }
    return specter::PublicSeat{};
}

/// Hunters give what everybody could give; only he who reveals himself as the traitor acts on what he alone knows.
specter::Seat SpecterDesk::seatGiving(const specter::Command &command) const
{
    const auto *reveal = get_if<specter::RevealTraitor>(&command);
    return reveal != nullptr && !onPaper() ? specter::Seat(specter::HunterSeat{reveal->hunter})
                                           : specter::Seat(specter::PublicSeat{});
}

QString SpecterDesk::nameOf(Sits who) const
{
    const specter::PublicTable &open = m_session->publicView()->open;
    switch (who)
    {
    case Sits::Agent:
        return wording::nameOf(open, specter::Agent::First);
    case Sits::SecondAgent:
        return wording::nameOf(open, specter::Agent::Second);
    case Sits::Role:
        return wording::nameOf(open, m_role);
    case Sits::Hunters:
        break;
    }
    return tr("The hunters");
}

/// Who must act now.
SpecterDesk::Sits SpecterDesk::due() const
{
    const specter::PublicTable &open = m_session->publicView()->open;
    if (onPaper())
        return Sits::Hunters;
    if (open.secondAgentDue)
        return Sits::SecondAgent;
    if (open.clock.phase != specter::Phase::Agents)
        return Sits::Hunters;
    const auto first = open.agents.find(specter::Agent::First);
    return first == open.agents.end() || !first->second.moved ? Sits::Agent : Sits::SecondAgent;
}

SpecterDesk::Sits SpecterDesk::nextAfter(Sits at) const
{
    if (at == Sits::Role)
        return Sits::Hunters;
    const Sits acts = due();
    if (acts != at)
        return acts;
    return at == Sits::Hunters ? Sits::Agent : Sits::Hunters;
}

/// An agent keeps the machine until he hands it over: he has to read out what his move shows. Whether another page is
/// in front now.
bool SpecterDesk::follow()
{
    const bool between = m_seats->pageInFront() == m_seats->handOver();
    if (between && m_takes == Sits::Role)
        return true;
    // He who has just revealed himself goes on as what he is now.
    if (!between && m_sits == Sits::Role && m_session->publicView()->open.secondAgentDue)
    {
        seat(Sits::SecondAgent);
        return true;
    }
    if (!between && m_sits != Sits::Hunters)
        return false;
    const bool over = m_session->publicView()->open.clock.phase == specter::Phase::Over;
    const Sits to = over ? Sits::Hunters : due();
    if (!between && to == Sits::Hunters)
        return false;
    pass(to);
    return true;
}

void SpecterDesk::pass(Sits to)
{
    if (to == Sits::Hunters || (to == Sits::Agent && m_alone))
    {
        seat(to);
        return;
    }
    m_sits = Sits::Hunters;
    m_takes = to;
    m_seats->handOver()->render(nameOf(to));
    m_seats->showPage(m_seats->handOver(), false);
}

void SpecterDesk::seat(Sits at)
{
    m_sits = at;
    QWidget *page = at == Sits::Hunters ? static_cast<QWidget *>(m_seats->hunters())
        : at == Sits::Role              ? static_cast<QWidget *>(m_seats->role())
                                        : m_seats->agent();
    m_takes = Sits::Hunters;
    renderSeat();
    showJournal();
    m_seats->showPage(page, !onPaper());
}

/// Shows the one who sits there what he may know.
void SpecterDesk::renderSeat()
{
    const SeenSpecter view = m_session->viewOf(seatOf(m_sits));
    if (m_sits == Sits::Hunters)
        m_seats->hunters()->render(view);
    else if (m_sits == Sits::Role)
        m_seats->role()->render(view, m_role);
    else
        m_seats->agent()->render(view);
    const bool secret = m_sits != Sits::Hunters && !areSheetsOpen(view->open);
    m_seats->bar()->render(nameOf(m_sits), secret, nameOf(nextAfter(m_sits)), m_sits == Sits::Agent);
}

void SpecterDesk::handOver()
{
    if (!m_session || isSetUp() || onPaper() || m_seats->pageInFront() == m_seats->handOver())
        return;
    pass(nextAfter(m_sits));
}

void SpecterDesk::show()
{
    if (m_busy || !m_session)
        return;
    m_goesOn.reset();
    if (isSetUp())
        showSetup();
    else
    {
        if (!follow())
            renderSeat();
    }
    if (QWidget *before = std::exchange(m_shown, pageNow()); before != nullptr && before != m_shown)
        emit pageChanged();
}

/// The table is being set up in its file: what it says so far stands in the form.
void SpecterDesk::showSetup()
{
    const SeenSpecter agents = m_session->viewOf(specter::AgentSeat{});
    m_seats->showPage(m_seats->handOver(), false);
    m_sits = Sits::Hunters;
    const SpecterWish usual = usualWish(agents->open.pack, agents->open.players.number, drawnBelow);
    m_setup->begin(agents->open, wishOf(*agents, usual), true);
}

bool SpecterDesk::readsPublic() const
{
    return m_sits != Sits::Agent && !onPaper();
}

/// The hunters write theirs for everybody, and so does who keeps the table of sheets on paper.
GameSession::MarkSeat SpecterDesk::markSeat() const
{
    if (m_sits == Sits::Hunters)
        return std::nullopt;
    return m_sits == Sits::Agent ? std::string() : text(seatOf(m_sits));
}

journal::Position SpecterDesk::real(journal::Position at) const
{
    return readsPublic() ? m_session->fromPublic(at) : at;
}

void SpecterDesk::showJournal()
{
    if (m_busy || !m_session || isSetUp() || m_sits == Sits::Role)
        return;
    TablePage &page = m_sits == Sits::Hunters ? static_cast<TablePage &>(*m_seats->hunters()) : *m_seats->agent();
    if (readsPublic())
        page.renderJournal(m_session->publicJournal(markSeat()));
    else
        page.renderJournal(m_session->toldJournal());
}

void SpecterDesk::undo(const QString &correction)
{
    if (!m_session)
        return;
    if (correction.isEmpty())
        m_goesOn.reset();
    if (m_goesOn)
        goOn(*m_goesOn, correction);
    else if (readsPublic())
        m_session->undoPublic(correction);
    else
        m_session->undo(correction);
}

void SpecterDesk::goOn(journal::Position at, const QString &correction)
{
    if (!m_session)
        return;
    m_goesOn = at;
    m_session->goTo(real(at), correction);
}

/// Shows the table as it stood there.
void SpecterDesk::look(journal::Position at)
{
    if (!m_session)
        return;
    if (m_sits == Sits::Role)
        return;
    const SeenSpecter past = m_session->viewAt(real(at), seatOf(m_sits));
    if (m_sits == Sits::Hunters)
        m_seats->hunters()->renderPast(past);
    else
        m_seats->agent()->renderPast(past);
}

} // namespace dossier
