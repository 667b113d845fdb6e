#include "session_desk.h"

#include "game_wording.h"
#include "usual_set_up.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QTimer>

namespace dossier
{

namespace
{

constexpr int sampleCommandos = 4;

} // namespace

SessionDesk::SessionDesk(QString folder)
    : m_folder(std::move(folder))
    , m_page(new OverseerPage)
{
    listenToPage();
}

SessionDesk::~SessionDesk()
{
    if (m_page && m_page->parent() == nullptr)
        delete m_page;
}

void SessionDesk::listenToPage()
{
    connect(m_page, &OverseerPage::commandGiven, this,
        [this](const Ask &ask, const QString &ruling)
        {
            if (m_session)
                m_session->submit(ask.command(), ruling);
        });
    connect(m_page, &OverseerPage::rollAsked, this,
        [this](const Ask &ask)
        {
            if (m_session)
                m_session->submitRolled(ask.command());
        });
    connect(m_page, &OverseerPage::undoAsked, this,
        [this](const QString &correction)
        {
            if (m_session)
                m_session->undo(correction);
        });
    connect(m_page, &OverseerPage::redoAsked, this,
        [this]
        {
            if (m_session)
                m_session->redo();
        });
    connect(m_page, &OverseerPage::lookAsked, this, &SessionDesk::showPast);
    connect(m_page, &OverseerPage::nowAsked, this,
        [this]
        {
            if (m_session)
                show();
        });
    connect(m_page, &OverseerPage::goOnAsked, this,
        [this](journal::Position at, const QString &correction)
        {
            if (m_session)
                m_session->goTo(at, correction);
        });
    connect(m_page, &OverseerPage::bookmarkAsked, this,
        [this](journal::Position at, const QString &name, bool taken)
        {
            if (m_session)
                m_session->bookmark(at, name, taken);
        });
    connect(m_page, &OverseerPage::alarmed, this,
        [this](Alarm alarm)
        {
            m_page->flash();
            emit alarmed(alarm);
        });
    connect(m_page, &OverseerPage::ruleAsked, this, &SessionDesk::ruleAsked);
    connect(m_page, &OverseerPage::leaveAsked, this, &SessionDesk::leaveAsked);
}

void SessionDesk::listenToSession()
{
    connect(m_session.get(), &OverseerSession::viewChanged, this, &SessionDesk::show);
    connect(m_session.get(), &OverseerSession::publicViewChanged, this, &SessionDesk::listen);
    connect(m_session.get(), &OverseerSession::journalChanged, this, &SessionDesk::showJournal);
    connect(m_session.get(), &OverseerSession::refused, this,
        [this](const omega::Violation &why, const Ask &command) { m_page->explain(why, command); });
    connect(m_session.get(), &OverseerSession::impossible, m_page, &OverseerPage::explainImpossible);
    connect(m_session.get(), &OverseerSession::refusedByJournal, this,
        [this](journal::Refusal why)
        {
            if (why == journal::Refusal::RevealInTheWay)
                m_page->askWhyUndo();
        });
    connect(m_session.get(), &OverseerSession::failed, this,
        [this](const storage::StorageError &error) { emit failed(wording::sentence(error)); });
}

void SessionDesk::listen(const omega::View &everybodys)
{
    const std::optional<Alarm> alarm = alarmBetween(std::exchange(m_heard, everybodys), everybodys);
    if (!alarm)
        return;
    m_page->flash();
    emit alarmed(*alarm);
}

void SessionDesk::show()
{
    m_page->render(std::make_shared<const omega::View>(m_session->overseerView()));
}

void SessionDesk::showPast(journal::Position at)
{
    if (m_session)
        m_page->renderPast(std::make_shared<const omega::View>(m_session->viewAt(at, omega::OverseerSeat{})));
}

void SessionDesk::showJournal()
{
    const auto source = [this](std::uint32_t first, std::uint32_t count)
    { return m_session ? m_session->lines(journal::Eyes::KnowSecrets, first, count) : std::vector<ToldLine>(); };
    m_page->renderJournal({m_session->lineCount(journal::Eyes::KnowSecrets), source, m_session->steps(),
        m_session->bookmarks(), m_session->position()});
}

bool SessionDesk::begin(const GameAsked &asked)
{
    // The file that is open is let go first: it may be the one that is asked for.
    m_session.reset();
    tl::expected<OpenGame, GameProblem> game = openGame(asked);
    if (!game)
    {
        emit failed(wording::sentence(game.error()));
        return false;
    }
    m_notices = wording::notices(*game, asked, OmegaRules::gameName);
    m_pack = game->pack;
    m_session = std::make_unique<OverseerSession>(*std::move(game));
    m_heard = m_session->publicView();
    listenToSession();
    return true;
}

void SessionDesk::close()
{
    m_session.reset();
}

void SessionDesk::open(const QString &path, std::optional<qint64> number)
{
    if (!begin({path, {}, Printing::Revised, {}, {.campaign = {}, .number = number, .fresh = false}}))
        return;
    show();
    showJournal();
    emit opened();
    // The page is there at once, from the latest snapshot; the older journal comes after it.
    QTimer::singleShot(0, m_session.get(), &OverseerSession::readRest);
    if (!m_notices.isEmpty())
        emit failed(m_notices.join(u' '));
}

void SessionDesk::playSample(Printing printing)
{
    if (!QDir().mkpath(m_folder) || !begin({newFile(tr("Sample mission")), {}, printing}))
        return;
    setUp();
    show();
    showJournal();
    emit opened();
}

void SessionDesk::setUp()
{
    const omega::Scenario &scenario = m_pack.scenarios.front();
    const omega::Table start = omega::newTable(
        m_session->overseerView().open.printing, omega::contentOf(m_pack, scenario), scenario.map, scenario.printed);
    for (const omega::Command &command : usualSetUp(start, scenario, sampleCommandos, drawnBelow))
        m_session->submit(command);
    m_session->submit(omega::BeginGame{});
}

/// Never a file that is there already.
QString SessionDesk::newFile(const QString &name) const
{
    const QString dated = QStringLiteral("%1 %2").arg(name, QDate::currentDate().toString(Qt::ISODate));
    const QDir folder(m_folder);
    QString path = folder.filePath(dated + QStringLiteral(".dossier"));
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = folder.filePath(QStringLiteral("%1 (%2).dossier").arg(dated).arg(number));
    return path;
}

std::vector<SessionFile> SessionDesk::kept() const
{
    std::vector<SessionFile> files;
    for (const QFileInfo &file : QDir(m_folder).entryInfoList({QStringLiteral("*.dossier")}, QDir::Files, QDir::Time))
        files.push_back({file.absoluteFilePath(), file.completeBaseName(), file.lastModified()});
    return files;
}

} // namespace dossier
