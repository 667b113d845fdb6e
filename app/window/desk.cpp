#include "app/window/desk.h"

#include "app/play/game_wording.h"
#include "app/play/key_file.h"
#include "app/session/campaign_rescue.h"
#include "app/session/plain_files.h"
#include "app/session/session_library.h"
#include "app/window/kept_draft.h"
#include "app/window/reachable_place.h"
#include "views/actions/desk_page.h"
#include "views/board/file_dialogs.h"
#include "views/kit/appearance.h"
#include "views/kit/delayed_save.h"
#include "views/rules/rule_library.h"
#include "views/window/settings_table.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFocusEvent>
#include <QLocale>
#include <QScreen>
#include <QStyle>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace dossier
{

namespace
{

/// Returns the first game that has documents beside its sessions.
const Game *documented(const std::vector<Game> &list)
{
    const auto found = std::ranges::find_if(list, [](const Game &game) { return game.makeDocuments != nullptr; });
    return found == list.end() ? nullptr : &*found;
}

std::unique_ptr<GameDocuments> documentsOf(const std::vector<Game> &list, const DocumentPlace &place)
{
    const Game *game = documented(list);
    return game != nullptr ? game->makeDocuments(place) : nullptr;
}

KeyAdded shown(const KeyAnswer &answer)
{
    return {answer.text, answer.code == EXIT_SUCCESS};
}

QStringList nativePaths(QStringList files)
{
    for (QString &file : files)
        file = QDir::toNativeSeparators(file);
    return files;
}

} // namespace

FirstLook::FirstLook(Translators &translators, const Preferences &preferences)
{
    translators.speak(preferences.language);
    if (qApp->styleSheet().isEmpty())
        wearBelowSheet(themeFor(preferences.theme), preferences.textPercent);
    else
        wear(*qApp, themeFor(preferences.theme), preferences.textPercent);
}

Desk::Desk(const QString &settingsPath, const QString &recoveryFolder, const std::vector<Game> &list)
    : m_list(list)
    , m_settings(settingsPath, list)
    , m_preferences(m_settings.preferences())
    , m_firstLook(m_translators, m_preferences)
    , m_folder(QFileInfo(recoveryFolder).dir().filePath(QStringLiteral("sessions")))
    , m_documents(documentsOf(list, {recoveryFolder, m_settings}))
    , m_documented(m_documents ? documented(list)->face.id : QString())
    , m_games(m_window, list,
          [this](const QString &id)
          {
              return DeskPlace{.folder = m_folder,
                  .settings = m_settings,
                  .translators = m_translators,
                  .window = &m_window,
                  .documents = id == m_documented ? m_documents.get() : nullptr};
          })
    , m_window(m_documents ? &m_documents->pages() : nullptr, facesOf(list))
    , m_library(m_window, m_folder, list)
    , m_statistics(m_window, list)
    , m_rescue(m_window, dailyCopies(m_folder), [this](const QString &id) { return m_games.nameOf(id); })
    , m_places(m_window, list)
{
    setRuleBooks(rulesOf(list));
    // A widget that changes its parent under a style sheet is styled again: the sheet is set after the first pages.
    if (qApp->styleSheet().isEmpty())
        wearSheet(*qApp, themeFor(m_preferences.theme), m_preferences.textPercent);
    listen();
    if (m_documents)
        listenToDocuments();
    listenToGames();
    listenToCurtain();
    wearAll();
    renderSessions();
    placeWindow();
    if (m_documents)
        m_documents->begin();
}

Desk::~Desk() = default;

void Desk::listen()
{
    connect(&m_window, &MainWindow::preferencesChosen, this, &Desk::choose);
    connect(&m_window, &MainWindow::openRequested, this, &Desk::open);
    m_window.setKeyRequests({.read =
                                 [this]
        {
            m_settings.setKnowsKey();
            m_window.offerKey(false);
            return keysInWords().text;
        },
        .add =
            [this](const QString &words)
        {
            const KeyAdded added = shown(addKeyOfWords(words.toStdString()));
            openUnlocked(added.isAdded);
            return added;
        },
        .check =
            [](const QString &words)
        {
            TypedKey typed = typedKey(words.toStdString());
            return TypedWords{std::move(typed.words), typed.fault, typed.isKey};
        },
        .lock = [] { return KeyLock{hasPassphrase(), isKeyLocked(), areOtherKeysLocked()}; },
        .chooseFile =
            [this](const QString &campaign)
        {
            const QString path = dialogs::keyToOpen(&m_window);
            const KeyAdded used = path.isEmpty() ? KeyAdded() : shown(openedByFile(path, campaign));
            openUnlocked(used.isAdded);
            return used;
        },
        .unlock =
            [this](const QString &passphrase, const KeyAnswered &done)
        {
            workOnKey([passphrase] { return unlockedBy(passphrase.toStdString()); },
                [this, done](const KeyAdded &answer)
                {
                    m_window.setKeyLocked(isKeyLocked());
                    done(answer);
                    openUnlocked(answer.isAdded);
                });
        },
        .setPassphrase = [this](const QString &passphrase, const KeyAnswered &done)
        { workOnKey([passphrase] { return lockedBy(passphrase.toStdString()); }, done); },
        .readPublic = [this](const QString &path) { readPublic(path); },
        .findPlain = [this] { return nativePaths(plainFiles(m_folder, m_settings.recentCampaigns())); },
        .encryptPlain = [this] { return nativePaths(encryptPlainFiles(m_folder, m_settings.recentCampaigns())); }});
    m_window.offerKey(!m_settings.knowsKey());
    m_window.setKeyLocked(isKeyLocked());
    m_window.findRulesBy([this] { return m_games.rulesHere(); });
    connect(&m_window, &MainWindow::closing, this, [this] { m_settings.setWindowGeometry(m_window.saveGeometry()); });
    connect(qApp, &QCoreApplication::aboutToQuit, this, &Desk::saveTyped);
    connect(qApp, &QGuiApplication::commitDataRequest, this, &Desk::saveTyped, Qt::DirectConnection);
}

void Desk::placeWindow()
{
    if (!m_window.restoreGeometry(m_settings.windowGeometry()) || m_window.isMaximized() || m_window.isFullScreen())
        return;
    QList<QRect> screens;
    for (const QScreen *screen : QGuiApplication::screens())
        screens << screen->availableGeometry();
    const int titleBar = m_window.style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, &m_window);
    const QRect place = reachablePlace(m_window.geometry(), titleBar, screens);
    if (place != m_window.geometry())
        m_window.setGeometry(place);
}

void Desk::leaveField()
{
    if (QWidget *field = m_window.focusWidget())
    {
        QFocusEvent left(QEvent::FocusOut, Qt::OtherFocusReason);
        QCoreApplication::sendEvent(field, &left);
    }
}

void Desk::saveTyped()
{
    leaveField();
    if (m_documents)
        m_documents->keep();
    m_games.foldIn();
    if (m_window.isVisible())
        m_settings.setWindowGeometry(m_window.saveGeometry());
}

void Desk::listenToDocuments()
{
    GameDocuments *documents = m_documents.get();
    connect(documents, &GameDocuments::failed, &m_window, &MainWindow::showMessage);
    connect(documents, &GameDocuments::fileFailed, &m_window, &MainWindow::showProblem);
    connect(documents, &GameDocuments::unsavedFound, &m_window, &MainWindow::offerUnsaved);
    connect(documents, &GameDocuments::settled, &m_window, &MainWindow::dismissMessage);
    connect(documents, &GameDocuments::pictureWritten, &m_window, &MainWindow::reportPicture);
    connect(&m_window, &MainWindow::restoreRequested, documents, &GameDocuments::restoreUnsaved);
    connect(&m_window, &MainWindow::discardRequested, documents, &GameDocuments::discardUnsaved);
    connect(qApp, &QGuiApplication::applicationStateChanged, documents,
        [documents](Qt::ApplicationState state)
        {
            if (state != Qt::ApplicationActive)
                documents->keep();
        });
    m_window.askBeforeClosing([documents] { return documents->mayClose(); });
}

void Desk::listenToCurtain()
{
    connect(&m_window, &MainWindow::publicWindowRequested, this,
        [this](bool open)
        {
            if (GameDesk *desk = m_games.open())
                desk->setPublicOpen(open, m_window.screen());
        });
    connect(&m_window, &MainWindow::closing, &m_games, &GameDesks::closePublic);
    connect(&m_window, &MainWindow::covered, &m_games, &GameDesks::foldIn);
    // Whoever lifts the curtain may be somebody else.
    const auto coverSecrets = [this]
    {
        endWarning();
        if (GameDesk *desk = m_games.open())
            desk->coverSecrets();
    };
    connect(&m_window, &MainWindow::covered, this, coverSecrets);
    connect(&m_curtain, &Curtain::secretsDue, this, coverSecrets);
    connect(&m_curtain, &Curtain::secretsDueSoon, this, &Desk::warnOfCover);
    // The touch may be a press on the warning.
    connect(&m_curtain, &Curtain::attended, this, &Desk::endWarning, Qt::QueuedConnection);
    const auto cover = [this]
    {
        if (m_games.open() != nullptr)
            m_window.setCovered(true);
    };
    connect(&m_curtain, &Curtain::due, this, cover);
    connect(&m_curtain, &Curtain::lockDue, this, &Desk::lock);
    // A session that cannot be locked is covered, too.
    connect(&m_curtain, &Curtain::lockDue, this, cover);
    connect(&m_window, &MainWindow::covering, this,
        [this]
        {
            if (m_preferences.lockMinutes == 0)
                lock();
        });
}

/// Somebody may be reading the cards of a hand, or thinking.
void Desk::warnOfCover(int seconds)
{
    const GameDesk *desk = m_games.open();
    m_warnsOfCover = desk != nullptr && desk->showsSecrets();
    if (m_warnsOfCover)
        m_window.noteBy(
            [seconds]
            {
                return tr("This page is covered in %n second(s). A key or a move of the mouse keeps it open.", nullptr,
                    seconds);
            });
}

void Desk::endWarning()
{
    if (std::exchange(m_warnsOfCover, false))
        m_window.dismissNote();
}

void Desk::sayNotLocked()
{
    m_window.showMessageBy(
        []
        {
            return tr("Nothing is locked, only covered: the key has no passphrase. Set one under “About Dossier” "
                      "(Shift+F1).");
        });
}

void Desk::lock()
{
    if (m_isLocking)
        return;
    GameDesk *desk = m_games.open();
    if (desk == nullptr)
    {
        DelayedSave::flushAll();
        lockKeys();
        m_window.setKeyLocked(isKeyLocked());
        return;
    }
    KeptGame &kept = desk->session()->keptGame();
    // A copy for the players has nothing to lock.
    if (!kept.file || !kept.file->connection().keys().by)
        return;
    if (!canBeLocked(*kept.file))
        return sayNotLocked();
    m_isLocking = true;
    // Text that is being typed is kept before the keys go.
    leaveField();
    DelayedSave::flushAll();
    m_window.shut();
    if (kept.journal)
        kept.journal->forgetKeys();
    lockKeys();
    // A desk may have let the curtain fall, and is deleted once it is done.
    const auto end = [this, path = desk->session()->path(), session = kept.session.row] { endLock(path, session); };
    QMetaObject::invokeMethod(this, end, Qt::QueuedConnection);
}

void Desk::endLock(const QString &path, qint64 session)
{
    // An open dialog has functions of a desk below it: those end first.
    if (QThread::currentThread()->loopLevel() > 1)
    {
        if (QWidget *dialog = QApplication::activeModalWidget())
            dialog->close();
        QTimer::singleShot(std::chrono::milliseconds(50), this, [this, path, session] { endLock(path, session); });
        return;
    }
    m_window.goToStart();
    m_window.reopen();
    m_isLocking = false;
    m_games.drop();
    m_window.setKeyLocked(isKeyLocked());
    askForKey(path, session);
}

void Desk::wearAll()
{
    m_window.render(m_preferences);
    m_games.wear(m_preferences);
    m_curtain.wear(m_preferences);
}

void Desk::open(const QString &path)
{
    if (isCampaignFile(path))
    {
        m_games.openSession(path);
        return;
    }
    if (m_documents)
        m_documents->open(path);
    else
        m_window.showMessageBy(
            [path] { return tr("Dossier cannot open this file: %1").arg(QDir::toNativeSeparators(path)); });
}

void Desk::askForKey(const QString &path, std::optional<qint64> session)
{
    m_locked = {path, session};
    m_window.showUnlock({path, QFileInfo(path).completeBaseName()});
}

/// Deriving a key from a passphrase takes half a second, in which the window stays alive.
void Desk::workOnKey(const std::function<KeyAnswer()> &work, const KeyAnswered &done)
{
    const auto answer = std::make_shared<KeyAnswer>();
    m_keyWork.reset(QThread::create([work, answer] { *answer = work(); }));
    connect(m_keyWork.get(), &QThread::finished, this, [answer, done] { done(shown(*answer)); });
    m_keyWork->start();
}

/// The page that asked for the key is left after it has shown the answer.
void Desk::openUnlocked(bool isGiven)
{
    const auto openIt = [this, locked = m_locked]
    {
        m_games.openSession(locked.first, locked.second);
        if (!m_window.isUnlocking())
            return;
        m_locked = locked;
        m_window.showMessageBy([] { return tr("This key does not open the file: it was played with another one."); });
    };
    if (isGiven && m_window.isUnlocking())
        QMetaObject::invokeMethod(this, openIt, Qt::QueuedConnection);
}

void Desk::readPublic(const QString &path)
{
    if (!m_toRead)
        m_toRead.emplace();
    const QString copy = m_toRead->filePath(QFileInfo(path).fileName());
    m_games.closeSessions();
    QFile::remove(copy);
    const storage::Done done = m_games.exportPublic(path, copy);
    if (done)
        m_games.openSession(copy);
    else if (done.error().fault == storage::StorageFault::KeyMissing)
        m_window.showMessageBy(
            []
            {
                return tr("Nothing of this file can be read without its key. Files of this version "
                          "can: open it once with its key, and it is brought up to date.");
            });
    else
        m_window.showMessage(wording::sentence(done.error()));
}

void Desk::save(const QString &path)
{
    if (m_documents)
        m_documents->save(path);
}

void Desk::choose(const Preferences &preferences)
{
    const Preferences before = std::exchange(m_preferences, preferences);
    if (const std::optional<Preferences> theirs = m_settings.setPreferences(preferences))
        m_window.askWhichStays([this, mine = preferences, theirs = *theirs]
            { return tr("Another window chose otherwise: %1.").arg(differences(mine, theirs, facesOf(m_list))); },
            [this, mine = preferences] { choose(mine); }, [this, theirs = *theirs] { choose(theirs); });
    if (before.lockMinutes < 0 && preferences.lockMinutes >= 0 && !hasPassphrase())
        sayNotLocked();
    if (before.language != preferences.language)
        m_translators.speak(preferences.language);
    if (before.theme != preferences.theme || before.textPercent != preferences.textPercent)
        wear(*qApp, themeFor(preferences.theme), preferences.textPercent);
    wearAll();
}

void Desk::reportFault()
{
    m_window.showMessageBy(
        []
        {
            return tr(
                "Dossier itself made an error here. What was recorded is safe in the file. Try another way; if it "
                "fails again, undo the last step, or close the session and open it again.");
        });
}

QString Desk::editionOf(const QString &id)
{
    const GameFace &face = m_games.game(id).face;
    return face.editions.at(dossier::editionOf(m_preferences, face)).id;
}

void Desk::listenToGames()
{
    connect(&m_window, &MainWindow::playRequested, this, &Desk::playSample);
    connect(&m_window, &MainWindow::newSessionRequested, this, &Desk::offerNew);
    connect(&m_window, &MainWindow::gameActRequested, this,
        [this](const QString &id, const QString &act) { game(id).perform(act); });
    connect(&m_window, &MainWindow::sessionRequested, this, [this](const QString &path) { m_games.openSession(path); });
    connect(&m_window, &MainWindow::sessionsRequested, this, &Desk::showSessions);
    connect(&m_window, &MainWindow::statisticsRequested, this, [this] { showStatistics(); });
    connect(&m_library, &LibraryDesk::statisticsRequested, this, &Desk::showStatistics);
    m_translators.beforeChange(
        [this]
        {
            m_library.pause();
            m_statistics.pause();
        });
    m_library.setOthers([this] { return m_settings.recentCampaigns(); });
    m_library.setDrafts(draftsIn(m_settings));
    connect(&m_library, &LibraryDesk::changed, this, &Desk::renderSessions);
    connect(&m_library, &LibraryDesk::continueRequested, this, [this](const QString &path, qint64 number)
        { m_games.openSession(path, number != 0 ? std::optional(number) : std::nullopt); });
    connect(&m_games, &GameDesks::changed, this, &Desk::renderSessions);
    connect(&m_games, &GameDesks::possibleChanged, this, &Desk::offerActions);
    connect(&m_games, &GameDesks::newSessionRequested, this, &Desk::offerNew);
    connect(&m_games, &GameDesks::damaged, this,
        [this](const QString &path, const QString &text)
        {
            m_damaged = path;
            m_window.offerRescue(text);
        });
    connect(&m_games, &GameDesks::heldElsewhere, this,
        [this](const QString &path, qint64 session, const storage::Holder &holder)
        {
            m_held = {path, session};
            m_window.offerTakeOver([path, holder] { return wording::heldElsewhere(path, holder); });
        });
    connect(&m_window, &MainWindow::takeOverRequested, this,
        [this] { m_games.openSession(m_held.first, m_held.second, true); });
    connect(&m_games, &GameDesks::notOpened, &m_rescue, &RescueDesk::show);
    connect(&m_games, &GameDesks::keyLocked, this, [this](const QString &path) { askForKey(path); });
    connect(&m_window, &MainWindow::rescueRequested, &m_rescue,
        [this] { m_rescue.show({.fault = storage::StorageFault::Damaged, .file = m_damaged}); });
    connect(&m_rescue, &RescueDesk::restored, this, &Desk::openRescued);
    connect(&m_window, &MainWindow::pageShown, this, &Desk::offerActions);
    // The list is current when the user comes from a session that stays open.
    connect(&m_window, &MainWindow::pageShown, this,
        [this]
        {
            if (m_window.isAtStart() && !m_window.isCovered() && m_games.open() != nullptr)
                renderSessions();
        });
    connect(&m_window.deskActions(), &DeskActions::asked, this,
        [this](DeskAction action)
        {
            if (auto *page = dynamic_cast<DeskPage *>(m_window.page()))
                page->perform(action);
        });
}

void Desk::playSample(const QString &id)
{
    m_games.closeSessions();
    game(id).playSample(editionOf(id));
}

void Desk::offerNew(const QString &id)
{
    GameDesk &desk = game(id);
    desk.offerNew(editionOf(id), desk.session() != nullptr ? desk.session()->path() : QString());
}

/// Continues in the rescued file, and announces its place.
void Desk::openRescued(const Rescued &rescued)
{
    m_games.openSession(rescued.path);
    const QString path = QDir::toNativeSeparators(rescued.path);
    m_window.noteBy(
        [path, copy = rescued.copy]
        {
            const auto last = [&] { return QDateTime::fromMSecsSinceEpoch(copy->last.milliseconds); };
            return copy ? tr("This is the copy that was played last on %1, in a new file: %2")
                              .arg(QLocale().toString(last(), QLocale::ShortFormat), path)
                        : tr("All that could be read is continued in a new file: %1").arg(path);
        });
}

void Desk::offerActions()
{
    if (m_window.isCovered())
        return;
    const auto *page = dynamic_cast<const DeskPage *>(m_window.page());
    m_window.deskActions().setOffered(page != nullptr ? std::optional(page->offered()) : std::nullopt);
    m_window.deskActions().setPossible(page != nullptr ? page->possible() : std::set<DeskAction>());
    m_window.lendZoom();
}

void Desk::renderSessions()
{
    const SessionFile open = m_games.openFile();
    // One that was only looked at stays where it was in the list.
    if (open.played.isValid() && open.played >= m_begun)
        m_left = open.path;
    const bool isToRead = m_toRead && QFileInfo(open.path).dir() == QDir(m_toRead->path());
    if (!open.path.isEmpty() && !isToRead && QFileInfo(open.path).dir() != QDir(m_folder))
        m_settings.addRecentCampaign(open.path);
    std::vector<SessionFile> files = campaignFiles(m_folder, open, m_left, m_settings.recentCampaigns());
    m_newest = files.empty() ? QString() : files.front().path;
    m_places.begin(files);
    for (SessionFile &file : files)
    {
        file.results = m_games.resultsOf(file.game);
        file.game = m_games.nameOf(file.game);
    }
    m_window.renderSessions(files);
}

void Desk::showSessions()
{
    m_games.closeSessions();
    m_library.show();
}

void Desk::showStatistics(const QString &path)
{
    const QStringList candidates{path, m_games.openFile().path, m_library.chosenFile(), m_newest};
    const auto found = std::ranges::find_if_not(candidates, &QString::isEmpty);
    if (found == candidates.end())
        return m_window.showMessageBy([] { return tr("There is nothing to count yet: no session has been played."); });
    // The list has nothing to go back to: it is shown anew.
    m_statistics.show(
        *found, m_library.isShown() ? std::function([this] { m_library.show(); }) : [this] { m_window.goBack(); });
}

} // namespace dossier
