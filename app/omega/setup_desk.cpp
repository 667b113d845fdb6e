#include "app/omega/setup_desk.h"

#include "app/omega/overseer_session.h"
#include "app/omega/session_set_up.h"
#include "app/play/chance.h"

namespace dossier
{

SetupDesk::SetupDesk(OpenSession session, DoAll doAll)
    : m_session(std::move(session))
    , m_doAll(std::move(doAll))
    , m_page([this] { return made(); })
{
}

SetupPage *SetupDesk::made()
{
    auto *page = new SetupPage;
    page->setCommandActions({.give = [this](const OmegaCommand &command, const QString &ruling)
        {
            if (OverseerSession *session = m_session())
                session->submit(command.command(), ruling);
        }});
    connect(page, &SetupPage::leaveOutRequested, this, &SetupDesk::leaveOut);
    connect(page, &SetupPage::restRequested, this,
        [this]
        {
            if (OverseerSession *session = m_session())
                m_doAll([&] { setUpRest(partyOf(session->overseerView()->open)); });
        });
    connect(page, &SetupPage::shuffleRequested, this, &SetupDesk::shuffle);
    emit pageMade(page);
    return page;
}

bool SetupDesk::isSettingUp() const
{
    const OverseerSession *session = m_session();
    return session != nullptr && session->overseerView()->open.clock.step == omega::Step::SetUp;
}

void SetupDesk::render(const OmegaViewPtr &view, const OmegaPeople &players)
{
    m_page.get()->render(view, planOf(m_pack, view->open), players);
}

void SetupDesk::setUpRest(const Party &party)
{
    OverseerSession *session = m_session();
    if (session == nullptr)
        return;
    if (const omega::Scenario *mission = scenarioOf(m_pack, session->overseerView()->open))
        setUpUsually(*session, *mission, party, drawnBelow);
}

void SetupDesk::leaveOut(omega::Role role)
{
    if (OverseerSession *session = m_session())
        m_doAll([&] { setUpAgainWithout(*session, role, drawnBelow); });
}

void SetupDesk::shuffle()
{
    if (OverseerSession *session = m_session())
        session->submit(shuffled(session->overseerView()->open, drawnBelow));
}

} // namespace dossier
