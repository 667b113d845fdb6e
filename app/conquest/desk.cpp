#include "app/conquest/desk.h"

#include "app/conquest/everybody.h"
#include "app/play/game_wording.h"
#include "app/play/hanging_wording.h"
#include "app/session/result_keeping.h"
#include "model/conquest/seen/consistency.h"
#include "model/conquest/seen/numbers.h"
#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/seats/cover_page.h"
#include "views/conquest/seats/token_choice.h"
#include "views/conquest/words/names.h"
#include "views/session/told_wording.h"

namespace dossier
{

ConquestDesk::ConquestDesk(const DeskPlace &place)
    : GameDesk(place)
    , m_seats(new ConquestSeats)
    , m_setup(new ConquestSetupPage(drawnBelow))
    , m_printing(place.window, conquestPaperOffers(),
          [this](int paper, Language language) { return pagesOf(static_cast<ConquestPaper>(paper), language); })
{
    listenToTable();
    listenToSeats();
    listenToPrinting(m_printing);
    connect(this, &ConquestDesk::opened, this, [this] { showToEverybody(publicDesk(), *m_session); });
    connect(m_seats, &ConquestSeats::possibleChanged, this, &ConquestDesk::possibleChanged);
    connect(m_setup, &ConquestSetupPage::possibleChanged, this, &ConquestDesk::possibleChanged);
    connect(m_setup, &ConquestSetupPage::sessionMade, this, &ConquestDesk::beginSession);
    connect(m_setup, &ConquestSetupPage::backAsked, this, &ConquestDesk::leaveAsked);
}

ConquestDesk::~ConquestDesk()
{
    const QList<QWidget *> all = pages();
    for (QWidget *page : all)
        if (page != nullptr && page->parent() == nullptr)
            delete page;
}

QList<QWidget *> ConquestDesk::pages() const
{
    return {m_seats, m_setup};
}

QWidget *ConquestDesk::pageNow()
{
    return m_session ? static_cast<QWidget *>(m_seats) : m_setup;
}

void ConquestDesk::listenToTable()
{
    ConquestPage *page = m_seats->table();
    connect(page, &ConquestPage::commandGiven, this,
        [this](const ConquestAsk &ask, const QString &ruling)
        {
            if (m_session)
                m_session->submit(giving(ask.command()), ask.command(), ruling);
        });
    connect(page, &ConquestPage::tokensAsked, this, &ConquestDesk::chooseTokens);
    connect(page, &ConquestPage::handAsked, this,
        [this](conquest::Colour player)
        {
            m_choosing = false;
            cover(player, tr("Looks at the own cards, to play, draw or discard them."));
        });
    connect(page, &ConquestPage::coverAsked, this, &ConquestDesk::backToTable);
    connect(page, &TablePage::undoAsked, this, &ConquestDesk::undo);
    connect(page, &TablePage::redoAsked, this,
        [this]
        {
            if (m_session)
                readsPublic() ? m_session->redoPublic() : m_session->redo();
        });
    connect(page, &TablePage::lookAsked, this, &ConquestDesk::look);
    connect(page, &TablePage::nowAsked, this, &ConquestDesk::show);
    connect(page, &TablePage::goOnAsked, this, &ConquestDesk::goOn);
    connect(page, &TablePage::bookmarkAsked, this,
        [this](journal::Position at, const QString &name, bool taken)
        {
            if (m_session)
                m_session->bookmark(real(at), name, taken, std::nullopt);
        });
    connect(page, &TablePage::ruleAsked, this, &ConquestDesk::ruleAsked);
    connect(page, &TablePage::leaveAsked, this, &ConquestDesk::leaveAsked);
    page->drawBy([this](const conquest::Command &command)
        { return m_session ? m_session->drawnFor(command, m_draw) : command; });
    page->foreseeBy([this](const conquest::Command &command)
        { return m_session ? m_session->foreseen(command) : conquest::Events{}; });
}

void ConquestDesk::listenToSeats()
{
    connect(m_seats->cover(), &CoverPage::taken, this, &ConquestDesk::taken);
    connect(m_seats->cover(), &CoverPage::backAsked, this, &ConquestDesk::backToTable);
    connect(m_seats->tokens(), &TokenChoicePage::chosen, this, &ConquestDesk::choose);
    connect(m_seats->tokens(), &TokenChoicePage::backAsked, this, &ConquestDesk::backToTable);
}

namespace
{

/// How a game ended; empty while it has not.
QString resultOf(const conquest::PublicTable &open)
{
    if (!open.outcome)
        return {};
    return ConquestDesk::tr("%1 (round %2)", "how a game ended")
        .arg(wording::sentence(*open.outcome))
        .arg(open.clock.round);
}

} // namespace

void ConquestDesk::keepResult(const OpenConquest &open)
{
    const QString now = resultOf(*open);
    const ResultKept kept = keepResultOf(m_session->keptGame(), std::exchange(m_result, now), now);
    if (!kept.failed.isEmpty())
        emit failed(kept.failed);
    else if (!kept.noted.isEmpty())
        emit noted(kept.noted);
}

void ConquestDesk::listenToSession()
{
    ConquestSession *session = m_session.get();
    ConquestPage *page = m_seats->table();
    connect(session, &ConquestSession::openChanged, this, &ConquestDesk::keepResult);
    connect(session, &ConquestSession::viewsChanged, this, &ConquestDesk::show);
    connect(session, &ConquestSession::journalChanged, this, &ConquestDesk::showJournal);
    connect(session, &ConquestSession::refused, page, &ConquestPage::explain);
    connect(session, &ConquestSession::impossible, page, &ConquestPage::explainImpossible);
    connect(session, &ConquestSession::notKept, page, &ConquestPage::explainImpossible);
    connect(session, &ConquestSession::refusedByJournal, this,
        [page](journal::Refusal why)
        {
            if (why == journal::Refusal::RevealInTheWay)
                page->askWhyUndo();
        });
    connect(session, &ConquestSession::failed, this,
        [this](const storage::StorageError &error) { emit failed(wording::sentence(error)); });
}

OrProblem<QStringList> ConquestDesk::take(const GameAsked &asked)
{
    OrProblem<OpenedConquest> game = openConquest(asked);
    if (!game)
        return tl::unexpected(game.error());
    close();
    QStringList notices = wording::notices(*game);
    m_session = std::make_unique<ConquestSession>(*std::move(game));
    m_result = resultOf(*m_session->open());
    listenToSession();
    const auto hangs = conquest::inconsistency(*m_session->open());
    if (hangs && m_session->position() != journal::Position{})
        notices << wording::hanging(*hangs);
    return notices;
}

void ConquestDesk::close()
{
    m_seats->showPage(m_seats->table());
    m_seats->table()->forget();
    m_session.reset();
    m_shown = nullptr;
    m_sits.reset();
    m_takes.reset();
    m_choosing = false;
    m_goesOn.reset();
}

void ConquestDesk::showAll()
{
    show();
    showJournal();
}

bool ConquestDesk::together() const
{
    return m_session && conquest::isCooperative(*m_session->open());
}

conquest::Seat ConquestDesk::looking() const
{
    if (together())
        return conquest::TogetherSeat{};
    return m_sits ? conquest::Seat(conquest::PlayerSeat{*m_sits}) : conquest::PublicSeat{};
}

/// Where all play together each gives for himself; against each other only who sits there gives what is his alone.
conquest::Seat ConquestDesk::giving(const conquest::Command &command) const
{
    if (const auto *token = get_if<conquest::ChooseToken>(&command))
        return conquest::PlayerSeat{token->player};
    if (together())
        if (const std::optional<conquest::Colour> owner = ownerOf(*m_session->open(), command))
            return conquest::PlayerSeat{*owner};
    return looking();
}

void ConquestDesk::show()
{
    if (m_busy || !m_session)
        return;
    m_goesOn.reset();
    // Who drew cards in secret and is done gives the machine back.
    const conquest::PublicTable &open = *m_session->open();
    if (m_sits && (open.outcome || open.clock.active != m_turnThen))
        m_sits.reset();
    m_seats->table()->render(m_session->viewOf(looking()));
    if (QWidget *before = std::exchange(m_shown, pageNow()); before != nullptr && before != m_shown)
        emit pageChanged();
}

void ConquestDesk::showJournal()
{
    if (m_busy || !m_session)
        return;
    if (readsPublic())
        m_seats->table()->renderJournal(m_session->publicJournal());
    else
        m_seats->table()->renderJournal(m_session->toldJournal());
}

journal::Position ConquestDesk::real(journal::Position at) const
{
    return readsPublic() ? m_session->fromPublic(at) : at;
}

void ConquestDesk::undo(const QString &correction)
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

void ConquestDesk::goOn(journal::Position at, const QString &correction)
{
    if (!m_session)
        return;
    m_goesOn = at;
    m_session->goTo(real(at), correction);
}

/// Shows the table as it stood there.
void ConquestDesk::look(journal::Position at)
{
    if (m_session)
        m_seats->table()->renderPast(m_session->viewAt(real(at), looking()));
}

} // namespace dossier
