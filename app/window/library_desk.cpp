#include "app/window/library_desk.h"

#include "app/play/game_wording.h"
#include "app/play/session_search.h"
#include "app/session/session_library.h"
#include "views/window/main_window.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <map>
#include <utility>

namespace dossier
{

namespace
{

/// Returns the folders of files, each once.
QStringList foldersOf(const QStringList &files)
{
    QStringList folders;
    for (const QString &file : files)
        folders << QFileInfo(file).absolutePath();
    folders.removeDuplicates();
    return folders;
}

/// Returns the lines of a session with those words, by what everybody may know of it.
std::vector<FoundLine> foundIn(
    const QString &path, const SessionOverview &session, const PlayedGames &games, const QStringList &words)
{
    std::vector<FoundText> texts = foundInFacts(session, words);
    // The statistics say why a journal cannot be read.
    if (const auto journal = foundInJournal(path, session, games, words))
        texts.insert(texts.end(), journal->begin(), journal->end());
    std::vector<FoundLine> found;
    for (const FoundText &text : texts)
        found.push_back(
            {path, session.number, QStringLiteral("%1: %2").arg(placeOf(text), marked(text.text, text.marks))});
    return found;
}

/// The parts of a change by the names that the settings have for them.
std::map<QString, QString *> partsOf(FactsChange &change)
{
    return {{QStringLiteral("date before"), &change.before.date}, {QStringLiteral("date"), &change.now.date},
        {QStringLiteral("players before"), &change.before.players}, {QStringLiteral("players"), &change.now.players},
        {QStringLiteral("result before"), &change.before.result}, {QStringLiteral("result"), &change.now.result},
        {QStringLiteral("notes before"), &change.before.notes}, {QStringLiteral("notes"), &change.now.notes}};
}

} // namespace

LibraryDesk::LibraryDesk(MainWindow &window, QString folder, const std::vector<Game> &list)
    : m_window(window)
    , m_folder(std::move(folder))
    , m_list(list)
    , m_page([this] { return made(); })
    , m_placeReader(list)
    , m_typed([this] { m_page.get()->storeDrafts(); })
    , m_games(linesOf(list))
{
    constexpr std::chrono::milliseconds pause(200);
    m_searchDelay.setSingleShot(true);
    m_searchDelay.setInterval(pause);
    connect(&m_searchDelay, &QTimer::timeout, this, &LibraryDesk::search);
}

SessionsPage *LibraryDesk::made()
{
    auto *page = new SessionsPage;
    m_window.placePage(page);
    connect(page, &SessionsPage::backRequested, &m_window, &MainWindow::goBack);
    listen(page);
    connect(&m_placeReader, &SessionPlaceReader::placeRead, page, &SessionsPage::showPlace);
    const auto save = [this, page]
    {
        if (m_window.page() == page)
            return;
        m_placeReader.stop();
        m_searchDelay.stop();
        m_search.cancel();
        page->saveDrafts();
    };
    connect(&m_window, &MainWindow::pageShown, page, save);
    connect(&m_window, &MainWindow::closing, page, &SessionsPage::saveDrafts);
    return page;
}

void LibraryDesk::listen(SessionsPage *page)
{
    // Typed text is written first: an open session holds its file, and saving renders the list again.
    connect(page, &SessionsPage::continueRequested, this,
        [this, page](QString path, qint64 number)
        {
            page->saveDrafts();
            stopReading();
            emit continueRequested(path, number);
        });
    connect(page, &SessionsPage::factsChanged, this,
        [this](const QString &path, qint64 number, const FactsChange &change)
        {
            keep(path, number, change);
            render();
        });
    connect(page, &SessionsPage::saveRequested, this,
        [this](const QString &path, qint64 number, const FactsChange &change)
        {
            m_complained = false;
            store(path, number, change);
            emit changed();
        });
    connect(page, &SessionsPage::statisticsRequested, this, &LibraryDesk::statisticsRequested);
    connect(page, &SessionsPage::searchRequested, this,
        [this](const QString &words)
        {
            m_search.cancel();
            words.isEmpty() ? m_searchDelay.stop() : m_searchDelay.start();
        });
    connect(page, &SessionsPage::typed, &m_typed, &DelayedSave::noteChange);
    connect(page, &SessionsPage::draftGiven, this, &LibraryDesk::store);
    connect(page, &SessionsPage::bringBackRequested, this,
        [this](const QString &path)
        {
            stopReading();
            const storage::Stored<BroughtBack> back = bringBack(path);
            reportFile(
                [isInItsFile = back && back->isInItsFile]
                {
                    return isInItsFile ? tr("The session is back in its file: %1")
                                       : tr("The session is back in the list, in a file of its own: %1");
                },
                back.map([](const BroughtBack &brought) { return brought.path; }));
        });
    connect(page, &SessionsPage::renameRequested, this,
        [this](const QByteArray &path)
        {
            stopReading();
            reportFile([] { return tr("The file has another name now: %1"); }, renamedReadably(path));
        });
    connect(page, &SessionsPage::deleteRequested, this,
        [this](const QString &path, qint64 number)
        {
            stopReading();
            reportFile([]
                { return tr("Removed from the list; “Deleted” below the list brings it back. It is kept in %1"); },
                putAway(path, number));
        });
}

void LibraryDesk::closeFiles()
{
    m_placeReader.closeFiles();
    m_search.pause();
}

void LibraryDesk::stopReading()
{
    m_placeReader.stop();
    m_search.pause();
}

void LibraryDesk::search()
{
    m_search.begin(
        [this, files = m_readable, words = searchedWords(m_page.get()->words())](const BackgroundWork::Report &report)
        { lookIn(files, words, report); }, [this] { m_page.get()->showFound(m_found, false); });
}

void LibraryDesk::lookIn(const QStringList &files, const QStringList &words, const BackgroundWork::Report &report)
{
    report([this] { m_found.clear(); });
    std::size_t number = 0;
    for (const QString &file : files)
    {
        const storage::Stored<std::vector<SessionOverview>> sessions = overviewsIn(file, m_games, Reading::Row);
        if (!sessions)
            continue;
        for (auto session = sessions->rbegin(); session != sessions->rend(); ++session)
        {
            if (number >= SessionsPage::maxFound || QThread::currentThread()->isInterruptionRequested())
                return;
            const std::vector<FoundLine> found = foundIn(file, *session, m_games, words);
            number += found.size();
            if (!found.empty())
                report([this, found] { addFound(found); });
        }
    }
}

void LibraryDesk::addFound(const std::vector<FoundLine> &found)
{
    m_found.insert(m_found.end(), found.begin(), found.end());
    m_found.resize(std::min(m_found.size(), SessionsPage::maxFound));
    m_page.get()->showFound(m_found, true);
}

/// Facts that cannot be written now, for example while another program holds the file, become a draft again for another
/// attempt.
void LibraryDesk::keep(const QString &path, qint64 number, const FactsChange &change)
{
    closeFiles();
    const storage::Done done = keepFactsBeside(path, number, change);
    keepDraft(path, number, done ? std::nullopt : std::optional(change));
    if (!done)
    {
        m_page.get()->takeDraft(path, number, change);
        m_typed.noteChange();
        m_window.showMessageBy([error = done.error()] { return wording::sentence(error); });
    }
}

/// A fact that cannot be written now stays in its field; it is tried again with the next input, or when the program
/// that holds the file releases it.
void LibraryDesk::store(const QString &path, qint64 number, const FactsChange &change)
{
    closeFiles();
    if (const storage::Stored<FactsKept> kept = changeFacts(path, number, change))
    {
        m_complained = false;
        keepDraft(path, number, std::nullopt);
        m_page.get()->markSaved(path, number, change, *kept);
    }
    else
    {
        keepDraft(path, number, change);
        if (kept.error().fault == storage::StorageFault::HeldByOther)
            m_typed.noteChange();
        if (!std::exchange(m_complained, true))
            m_window.showMessageBy([error = kept.error()] { return wording::sentence(error); });
    }
}

void LibraryDesk::keepDraft(const QString &path, qint64 number, const std::optional<FactsChange> &change)
{
    if (!m_drafts.keep)
        return;
    Draft draft;
    if (FactsChange kept = change.value_or(FactsChange()); change)
        for (const auto &[name, text] : partsOf(kept))
            draft[name] = *text;
    m_drafts.keep(draftName(path, number), draft);
}

/// Another file in the place of one does not get its input, nor does a copy of it.
QString LibraryDesk::draftName(const QString &path, qint64 number) const
{
    const auto file = m_files.find(path);
    const QByteArray named = (file == m_files.end() ? QByteArray() : file->second) + path.toUtf8();
    const QByteArray hash = QCryptographicHash::hash(named, QCryptographicHash::Sha256).toHex();
    return QStringLiteral("facts/%1/%2").arg(QString::fromLatin1(hash)).arg(number);
}

void LibraryDesk::takeDrafts(const std::vector<SessionRow> &sessions)
{
    for (const SessionRow &session : sessions)
    {
        const Draft draft = m_drafts.draft ? m_drafts.draft(draftName(session.path, session.number)) : Draft();
        if (draft.empty())
            continue;
        FactsChange change;
        for (const auto &[name, text] : partsOf(change))
            if (const auto kept = draft.find(name); kept != draft.end())
                *text = kept->second;
        m_page.get()->takeDraft(session.path, session.number, change);
        m_typed.noteChange();
    }
}

void LibraryDesk::reportFile(const std::function<QString()> &where, const storage::Stored<QString> &file)
{
    render();
    if (file)
        m_window.noteBy([where, path = *file] { return where().arg(QDir::toNativeSeparators(path)); });
    else
        m_window.showMessageBy([error = file.error()] { return wording::sentence(error); });
}

QString LibraryDesk::nameOf(const QString &id) const
{
    const auto found = std::ranges::find(m_list, id, [](const Game &game) { return game.face.id; });
    return found == m_list.end() ? QString() : found->face.name;
}

void LibraryDesk::render(bool takesDrafts)
{
    const QStringList others = m_others ? m_others() : QStringList();
    FilesLookedAt files;
    std::vector<SessionRow> kept = sessionsIn(m_folder, others, &files);
    std::vector<SessionRow> deleted = deletedIn(m_folder);
    for (const QString &folder : foldersOf(others))
        for (SessionRow &session : deletedIn(folder))
            deleted.push_back(std::move(session));
    m_files.clear();
    m_readable.clear();
    for (const SessionRow &session : kept)
    {
        m_files[session.path] = session.file;
        if (session.problem.isEmpty())
            m_readable << session.path;
    }
    m_readable.removeDuplicates();
    if (takesDrafts)
        takeDrafts(kept);
    m_placeReader.begin(kept, std::move(files));
    for (std::vector<SessionRow> *sessions : {&kept, &deleted})
        for (SessionRow &session : *sessions)
            session.game = nameOf(session.game);
    m_page.get()->render(kept, deleted);
    if (!m_page.get()->words().trimmed().isEmpty())
        m_searchDelay.start();
    emit changed();
}

bool LibraryDesk::isShown() const
{
    return m_page.made() != nullptr && m_window.page() == m_page.made();
}

void LibraryDesk::show()
{
    render(true);
    m_window.showPage(m_page.get());
}

} // namespace dossier
