#include "app/session/game_desk.h"

#include "app/play/game_wording.h"
#include "app/play/whole_file.h"
#include "app/session/campaign_rescue.h"
#include "app/session/print_desk.h"
#include "app/session/result_keeping.h"
#include "app/session/shown_seal.h"
#include "model/storage/private_files.h"
#include "views/board/file_dialogs.h"
#include "views/session/players_copy.h"
#include "views/session/players_panel.h"
#include "views/session/print_page.h"
#include "views/session/seal_page.h"
#include "views/session/table_page.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QTimer>

#include <algorithm>

namespace dossier
{

namespace
{

/// Milliseconds from opening until the page is painted.
constexpr int pageIsThere = 400;

} // namespace

GameDesk::GameDesk(DeskPlace place)
    : m_place(std::move(place))
    , m_seal([this] { return madeSealPage(); })
    , m_typed(m_place.drafts)
    , m_notesSave([this] { saveNotes(); })
{
    connect(this, &GameDesk::opened, this, &GameDesk::nameWindow);
    connect(this, &GameDesk::pageChanged, this, &GameDesk::nameWindow);
}

/// A page that no window placed has no other owner.
GameDesk::~GameDesk()
{
    if (SealPage *page = m_seal.made(); page != nullptr && page->parent() == nullptr)
        delete page;
}

void GameDesk::saveNotes()
{
    m_notesSave.cancel();
    if (m_notes && session() != nullptr && session()->writeNotes(*m_notes))
        m_notes.reset();
}

SealPage *GameDesk::madeSealPage()
{
    // Everybody was asked to look at this page; the one after it may hold secrets. The page may outlive its desk.
    const auto cover = [desk = QPointer(this)]
    {
        if (!desk)
            return;
        if (desk->m_public)
            desk->m_public->showSeal({});
        emit desk->coverRequested();
    };
    auto *page = new SealPage([this] { emit leaveRequested(); }, cover);
    emit pageMade(page);
    return page;
}

void GameDesk::useActions(const DeskActions & /*actions*/) { }

void GameDesk::perform(const QString &act)
{
    if (session() != nullptr && act == sealAct)
        showSeal();
    else if (session() != nullptr && act == playersCopyAct)
        copyForPlayers();
}

void GameDesk::copyForPlayers()
{
    const QString name
        = tr("%1 for the players", "name of a file").arg(QFileInfo(session()->path()).completeBaseName());
    const QPointer<GameSession> copied = session();
    const QString path = dialogs::placeForCopy(m_place.window, name);
    if (path.isEmpty() || !copied || !copied->keptGame().file)
        return;
    if (const storage::Done done = m_place.exportPublic(*copied->keptGame().file, path); done)
        emit noted(tr("%1 has what everybody knows of these games, and no secrets.", "a file").arg(path));
    else
        emit failed(wording::sentence(done.error()));
}

void GameDesk::showSeal()
{
    const ShownSeal seal = shownSeal(*session(), m_place.revealed);
    m_seal.get()->present(seal);
    publicDesk().showSeal(seal);
    emit pageRequested(m_seal.get());
}

bool GameDesk::begin(const GameRequest &request)
{
    saveNotes();
    emit opening(request.file);
    // The open file is closed first when it is the requested one, because it is locked.
    if (session() != nullptr && QFileInfo(session()->path()) == QFileInfo(request.file))
        close();
    const bool there = QFileInfo::exists(request.file);
    // A folder that cannot be created makes opening the file fail as well, which is reported below.
    if (!there)
        makePrivateFolder(QFileInfo(request.file).path());
    // Earlier versions left it readable for others.
    if (QFileInfo(request.file).dir() == QDir(folder()))
        storage::makePrivate(folder());
    GameRequest safe = request;
    safe.refuge = {folder(), dailyCopies(folder())};
    OrProblem<QStringList> notices = load(safe);
    if (notices)
    {
        m_shown = nullptr;
        m_notices = *std::move(notices);
        if (there)
            QTimer::singleShot(pageIsThere, session(), [this] { catchUp(); });
        return true;
    }
    fail(notices.error(), request.file);
    return false;
}

namespace
{

bool isLocked(storage::StorageFault fault)
{
    using enum storage::StorageFault;
    return fault == KeyLocked || fault == KeyMissing || fault == WrongKey;
}

} // namespace

/// Offers what is left of a file that does not open, or says why it does not.
void GameDesk::fail(const GameProblem &why, const QString &path)
{
    const auto *error = std::get_if<storage::StorageError>(&why);
    if (error != nullptr && canBeRescued(*error, dailyCopies(folder())))
        emit notOpened(*error);
    else if (error != nullptr && isLocked(error->fault))
        emit keyLocked(path);
    else
        emit failed(wording::sentence(why, m_place.titles));
}

void GameDesk::open(const QString &path, std::optional<qint64> number, bool takeOver)
{
    // A missing file would be created anew.
    if (!QFileInfo::exists(path))
    {
        fail(storage::StorageError{storage::StorageFault::Missing, path}, path);
        return;
    }
    if (!begin({.file = path, .session = {.campaign = {}, .number = number, .fresh = false}, .takeOver = takeOver}))
        return;
    showAll();
    emit opened();
    if (session()->isDamaged())
        emit damaged(path, m_notices.join(u' '));
    else if (const KeptGame &kept = session()->keptGame();
        kept.file && kept.file->holder().value_or(storage::Holder{}).mayBeGone)
        emit heldElsewhere(path, kept.session.row, *kept.file->holder());
    else if (!m_notices.isEmpty())
        emit failed(m_notices.join(u' '));
}

PublicDesk &GameDesk::publicDesk()
{
    if (!m_public)
    {
        m_public = std::make_unique<PublicDesk>();
        m_public->wear(m_preferences);
        connect(m_public.get(), &PublicDesk::openChanged, this, &GameDesk::publicOpenChanged);
    }
    return *m_public;
}

void GameDesk::setPublicOpen(bool open, const QScreen *own)
{
    if (open || m_public)
        publicDesk().setOpen(open, own);
}

void GameDesk::wear(const Preferences &preferences)
{
    m_preferences = preferences;
    applyPreferences(preferences);
    if (m_public)
        m_public->wear(preferences);
}

void GameDesk::showPast(journal::Position /*at*/) { }

SeatJournal GameDesk::journalHere() const
{
    return {*session(), journal::Eyes::KnowSecrets, std::string()};
}

void GameDesk::show()
{
    if (m_busy || session() == nullptr)
        return;
    showTable();
    if (const QWidget *before = std::exchange(m_shown, pageNow()); before != nullptr && before != m_shown)
        emit pageChanged();
}

void GameDesk::showJournal()
{
    if (TablePage *page = tablePage(); page != nullptr && !m_busy && session() != nullptr)
        m_typed.render(journalHere(), *page);
}

void GameDesk::showAll()
{
    show();
    showJournal();
}

void GameDesk::doAll(const std::function<void()> &things)
{
    m_busy = true;
    things();
    m_busy = false;
    showAll();
}

void GameDesk::listenToTable(TablePage &page)
{
    // Pages exist before a session, and after it.
    const auto inSession = [this](auto act)
    {
        return [this, act](auto &&...request)
        {
            if (session() == nullptr)
                return;
            SeatJournal journal = journalHere();
            act(journal, std::forward<decltype(request)>(request)...);
        };
    };
    connect(&page, &TablePage::undoRequested, this,
        inSession([](SeatJournal &journal, const QString &correction) { journal.undo(correction); }));
    connect(&page, &TablePage::redoRequested, this, inSession([](SeatJournal &journal) { journal.redo(); }));
    connect(&page, &TablePage::positionRequested, this,
        inSession([this](SeatJournal &journal, journal::Position at) { showPast(journal.real(at)); }));
    connect(&page, &TablePage::presentRequested, this, &GameDesk::show);
    connect(&page, &TablePage::continueRequested, this,
        inSession([](SeatJournal &journal, journal::Position at, const QString &correction)
            { journal.goTo(at, correction); }));
    connect(&page, &TablePage::bookmarkRequested, this,
        inSession([](SeatJournal &journal, journal::Position at, const QString &name, bool taken)
            { journal.bookmark(at, name, taken); }));
    connect(&page, &TablePage::ruleRequested, this, &GameDesk::ruleRequested);
    connect(&page, &TablePage::leaveRequested, this, &GameDesk::leaveRequested);
    connect(&page, &TablePage::againRequested, this, &GameDesk::playAgain);
    connect(&page, &TablePage::nextRequested, this, &GameDesk::playNext);
    connect(&page, &TablePage::printRequested, this, [this] { perform(printAct); });
    connect(&page, &TablePage::playersRequested, this, &GameDesk::openPlayers);
    connect(&page, &TablePage::playersNamed, this, &GameDesk::keepPlayers);
    page.readNotesBy(
        [this]
        {
            if (m_notes)
                return *m_notes;
            return session() != nullptr ? session()->facts().notes : QString();
        });
    connect(&page, &TablePage::notesChanged, this,
        [this](const QString &notes)
        {
            m_notes = notes;
            m_notesSave.noteChange();
        });
}

/// The window is named after the file of the session.
void GameDesk::nameWindow()
{
    if (QWidget *page = session() != nullptr ? pageNow() : nullptr)
        page->setWindowTitle(QFileInfo(session()->path()).completeBaseName());
}

void GameDesk::openPlayers()
{
    if (session() == nullptr || tablePage() == nullptr)
        return;
    std::vector<PlayedPart> played;
    for (const storage::Player &part : parts())
        played.push_back({part.role, part.name});
    tablePage()->openPlayers(std::move(played));
}

/// People of the file who play no part stay in it.
void GameDesk::keepPlayers(const QStringList &names)
{
    if (session() == nullptr)
        return;
    const std::vector<storage::Player> before = parts();
    std::vector<storage::Player> players;
    for (std::size_t i = 0; i < before.size() && static_cast<qsizetype>(i) < names.size(); ++i)
        if (const QString name = names.at(static_cast<qsizetype>(i)).simplified(); !name.isEmpty())
            players.push_back({name, before[i].role});
    for (const storage::Player &player : session()->players())
        if (std::ranges::find(before, player.name, &storage::Player::name) == before.end())
            players.push_back(player);
    session()->namePlayers(players);
    showPlayers();
    publicDesk().renderAgain();
    showAll();
}

void GameDesk::playAgain(bool /*swapped*/)
{
    offerNew({}, {});
}

void GameDesk::listenToJournal()
{
    // A session that goes on in another file keeps what could not be written.
    if (std::exchange(m_notesOf, session()->key()) != session()->key() || m_notesOf.isEmpty())
        m_notes.reset();
    else if (m_notes)
        m_notesSave.noteChange();
    connect(session(), &GameSession::journalChanged, this, &GameDesk::showJournal);
    connect(session(), &GameSession::journalChanged, this,
        [this]
        {
            if (!std::exchange(m_justNoted, false) && !m_busy)
                emit noteOver();
        });
    connect(session(), &GameSession::refusedByJournal, this,
        [this](journal::Refusal why)
        {
            if (TablePage *page = tablePage(); page != nullptr && why == journal::Refusal::RevealInTheWay)
                page->askUndoReason();
        });
    connect(session(), &GameSession::notKept, this,
        [this]
        {
            if (TablePage *page = tablePage())
                page->explainImpossible();
        });
    connect(session(), &GameSession::failed, this,
        [this](const storage::StorageError &error)
        {
            if (error.savedAs.isEmpty())
                emit failed(wording::sentence(error));
            else
                emit savedElsewhere(error.savedAs, wording::sentence(error));
        });
}

void GameDesk::keepResult(const QString &now)
{
    const QString before = std::exchange(m_result, now);
    QStringList words;
    if (!before.isEmpty() && before != now && m_place.inEveryLanguage)
        words = m_place.inEveryLanguage([&] { return resultText(before, m_place.result); });
    const ResultKept kept = keepResultOf(session()->keptGame(), {before, now, words}, m_place.result);
    if (!kept.failed.isEmpty())
        emit failed(kept.failed);
    else if (!kept.noted.isEmpty())
    {
        emit resultKept();
        // The page itself shows the result.
        m_justNoted = now.isEmpty();
        if (m_justNoted)
            emit noted(kept.noted);
    }
}

void GameDesk::listenToPrinting(PrintDesk &printing)
{
    printing.addPaper({[] { return sealTitle(); }, [] { return sealPaperTip(); }, [] { return sealAbsent(); }},
        [this](Language language)
        {
            const ShownSeal seal = session() == nullptr ? ShownSeal() : shownSeal(*session(), m_place.revealed);
            const auto in = [&](const std::function<QString()> &make)
            {
                return m_place.inEveryLanguage ? m_place.inEveryLanguage(make).value(static_cast<int>(language))
                                               : make();
            };
            return PrintedPages{in([&] { return sealDocument(seal); }), in([] { return sealTitle(); })};
        });
    connect(&printing, &PrintDesk::pageMade, this, &GameDesk::pageMade);
    connect(&printing, &PrintDesk::fileFailed, this, &GameDesk::fileFailed);
    connect(&printing, &PrintDesk::written, this,
        [this](const QString &path) { emit noted(tr("The pages are in %1").arg(path)); });
    connect(&printing, &PrintDesk::backRequested, this, &GameDesk::leaveRequested);
}

void GameDesk::catchUp()
{
    session()->readRest();
    if (const storage::Done done = session()->keepCopy(dailyCopies(folder())); !done)
        emit failed(wording::notCopied(done.error()));
}

} // namespace dossier
