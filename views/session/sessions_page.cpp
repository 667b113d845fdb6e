#include "views/session/sessions_page.h"

#include "views/board/wording.h"
#include "views/kit/hotkeys.h"
#include "views/kit/page_header.h"
#include "views/kit/plain_text.h"
#include "views/session/session_form.h"

#include <QKeyEvent>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

const QString listKey = QStringLiteral("sessionList");
const QString wordsKey = QStringLiteral("search");
constexpr int minRows = 3;

/// Maximum length of a result in the list, which takes as many lines as it needs.
constexpr int listedResult = 200;

/// Returns the players without their roles: one name for each line of the details.
QString namesOf(const QString &players)
{
    QStringList names;
    for (const QString &line : players.split(u'\n', Qt::SkipEmptyParts))
        names << line.section(u':', 0, 0).trimmed();
    return names.join(QStringLiteral(", "));
}

} // namespace

SessionsPage::SessionsPage(QWidget *parent)
    : Screen(parent)
{
    Screen::render(QString(), [this](const Theme & /*theme*/) { return made(); });
    setFocusProxy(findChild<QWidget *>(listKey));
}

SessionFormActions SessionsPage::formActions()
{
    const auto enter = [this](FactOfSession fact, const QString &text)
    {
        if (m_draft.enter(fact, text))
            showForm();
    };
    const auto save = [this]
    {
        const std::optional<FactsChange> change = m_draft.unsaved();
        if (!m_shown || !change)
            return;
        focusResume();
        emit saveRequested(m_shown->first, m_shown->second, *change);
    };
    const auto ask = [this](bool asks)
    {
        m_asksToDelete = asks;
        renderAgain();
        if (asks)
            focus(QStringLiteral("keep"));
    };
    const auto remove = [this]
    {
        if (m_shown)
            emit deleteRequested(m_shown->first, m_shown->second);
    };
    const auto bringBack = [this]
    {
        if (m_shown)
            emit bringBackRequested(m_shown->first);
    };
    const auto settle = [this](bool takesTheirs)
    {
        m_draft.settle(takesTheirs);
        focusResume();
        showForm();
    };
    const auto count = [this] { emit statisticsRequested(chosenFile()); };
    return {[this] { continueChosen(); }, enter, save, ask, remove, bringBack, settle, count};
}

void SessionsPage::showForm()
{
    renderAgain();
    if (m_draft.unsaved())
        emit typed();
}

void SessionsPage::focusResume()
{
    focus(QStringLiteral("resume"));
}

Part SessionsPage::made()
{
    const bool isSearch = !m_words.trimmed().isEmpty();
    const QString title = tr("Campaigns and sessions");
    QStringList rows;
    for (const SessionRow &session : m_sessions)
        rows << rowOf(session);
    const auto showDeleted = [this]
    {
        m_showsDeleted = !m_showsDeleted;
        renderList();
    };
    Part left = column({searchField(),
        list(
            listKey, tr("Sessions, the newest first"), rows, m_row, minRows,
            [this](const QVariant &row) { choose(row.toInt()); }, [this](int) { continueChosen(); })
            .withTip(tr("Enter continues a session"))
            .stretched()
            .when(!isSearch && !rows.isEmpty()),
        text(tr("No session has been played yet. The start page begins one."), Role::Dim)
            .wrapping()
            .stretched()
            .when(!isSearch && rows.isEmpty()),
        foundList(),
        toggle(tr("Deleted (%1)").arg(m_deleted.size()), "offer", m_showsDeleted, showDeleted)
            .with(&Button::icon, QStringLiteral("history"))
            .withTip(tr("Show the sessions that were deleted, to bring them back"))
            .with(&Part::alignment, Qt::AlignLeft)
            .when(!m_deleted.empty())});
    Part right = scrollArea({sessionForm(m_draft, m_asksToDelete, m_version, formActions()).when(chosen() != nullptr)});
    return column({pageHeader(title, tr("What was played, and how to continue"), tr("Back (Esc)"),
                       [this] { emit backRequested(); }),
                      row({std::move(left).spaced(8).stretched(2), std::move(right).spaced(0).stretched(3)})
                          .spaced(20, {24, 20, 24, 20})
                          .stretched()})
        .spaced(0)
        .named(title);
}

Part SessionsPage::searchField()
{
    constexpr int maxWords = 200;
    return field(
        wordsKey, tr("Search the sessions"), m_words, [this](const QVariant &words) { search(words.toString()); })
        .with(&Field::max, maxWords)
        .with(&Field::isClearable, true)
        .with(&Field::placeholder, tr("Search names, people, results, journals"))
        .with(&Field::activated,
            [this](int)
            {
                if (m_foundRow >= 0)
                    continueChosen();
            })
        .withTip(hotkeys::with(tr("Find lines with all of these words, as everybody may know them"), hotkeys::search));
}

Part SessionsPage::foundList()
{
    QStringList rows;
    for (const FoundLine &line : m_found)
    {
        const auto session = std::ranges::find_if(
            m_kept, [&](const SessionRow &one) { return one.path == line.path && one.number == line.number; });
        rows << QStringLiteral("%1\n%2").arg(session == m_kept.end() ? QString() : titleOf(*session), line.text);
    }
    const QString none = m_isSearching ? tr("Searching…") : tr("Nothing was found.");
    const bool isCut = !m_isSearching && m_found.size() >= maxFound;
    return column(
        {list(
             QStringLiteral("foundList"), tr("Lines that were found"), rows, m_foundRow, minRows,
             [this](const QVariant &row) { chooseFound(row.toInt()); }, [this](int) { continueChosen(); })
                .withTip(tr("Enter opens the session"))
                .stretched()
                .when(!rows.isEmpty()),
            text(none, Role::Dim)
                .with(&Part::announcement, m_words.isEmpty() || m_isSearching || !rows.isEmpty() ? QString() : none)
                .wrapping()
                .with(&Part::stretch, rows.isEmpty() ? 1 : 0)
                .when(rows.isEmpty() || m_isSearching),
            text(tr("These are the first %1 lines. Another word finds fewer.").arg(maxFound), Role::Dim)
                .wrapping()
                .when(isCut)})
        .spaced(8)
        .stretched()
        .when(!m_words.trimmed().isEmpty());
}

void SessionsPage::search(const QString &words)
{
    m_words = words;
    m_found.clear();
    m_foundRow = -1;
    m_isSearching = !words.trimmed().isEmpty();
    renderAgain();
    setFocusProxy(findChild<QWidget *>(m_isSearching ? wordsKey : listKey));
    emit searchRequested(words.trimmed());
}

/// The first line is chosen at once: Enter opens its session.
void SessionsPage::showFound(const std::vector<FoundLine> &found, bool isSearching)
{
    m_found = found;
    m_isSearching = isSearching;
    if (m_foundRow < 0 && !found.empty())
        chooseFound(0);
    else
        renderAgain();
}

void SessionsPage::chooseFound(int row)
{
    if (row < 0 || row >= static_cast<int>(m_found.size()))
        return;
    m_foundRow = row;
    const FoundLine &line = m_found.at(static_cast<std::size_t>(row));
    const auto same = std::ranges::find_if(
        m_sessions, [&](const SessionRow &one) { return one.path == line.path && one.number == line.number; });
    if (same != m_sessions.end())
        choose(static_cast<int>(same - m_sessions.begin()));
    else
        renderAgain();
}

bool SessionsPage::moveThroughFound(int by)
{
    const QWidget *focused = window()->focusWidget();
    if (by == 0 || focused == nullptr || focused->objectName() != wordsKey)
        return false;
    chooseFound(m_foundRow + by);
    return true;
}

void SessionsPage::continueChosen()
{
    const SessionRow *session = chosen();
    if (session != nullptr && !session->unreadablePath.isEmpty())
        emit renameRequested(session->unreadablePath);
    else if (session != nullptr && !session->deleted)
        emit continueRequested(session->path, session->number);
}

QString SessionsPage::chosenFile() const
{
    const SessionRow *session = chosen();
    return session != nullptr && session->problem.isEmpty() && !session->deleted ? session->path : QString();
}

const SessionRow *SessionsPage::chosen() const
{
    const auto row = static_cast<std::size_t>(m_row);
    return m_row >= 0 && row < m_sessions.size() ? &m_sessions[row] : nullptr;
}

void SessionsPage::render(const std::vector<SessionRow> &sessions, const std::vector<SessionRow> &deleted)
{
    m_kept = sessions;
    m_deleted = deleted;
    renderList();
}

void SessionsPage::showPlace(const QString &path, qint64 number, const SessionPlace &place)
{
    for (std::vector<SessionRow> *sessions : {&m_kept, &m_sessions})
        for (SessionRow &session : *sessions)
            if (session.path == path && session.number == number)
                session.place = place;
    if (m_shown == Key(path, number))
        m_draft.setPlace(place);
    renderAgain();
}

void SessionsPage::saveDrafts()
{
    keepDraft();
    m_shown.reset();
    for (const auto &[key, change] : std::exchange(m_drafts, {}))
        if (std::ranges::any_of(m_kept, [&](const SessionRow &one) { return Key(one.path, one.number) == key; }))
            emit factsChanged(key.first, key.second, change);
}

void SessionsPage::storeDrafts()
{
    keepDraft();
    const std::map<Key, FactsChange> drafts = m_drafts;
    for (const auto &[key, change] : drafts)
        emit draftGiven(key.first, key.second, change);
}

void SessionsPage::takeDraft(const QString &path, qint64 number, const FactsChange &change)
{
    m_drafts[{path, number}] = change;
}

void SessionsPage::markSaved(const QString &path, qint64 number, const FactsChange &change, const FactsKept &kept)
{
    const Key key(path, number);
    if (kept.disputed.empty())
        m_drafts.erase(key);
    for (std::vector<SessionRow> *sessions : {&m_kept, &m_sessions})
        for (SessionRow &session : *sessions)
            if (Key(session.path, session.number) == key)
                session.facts = kept.now;
    if (m_shown != key)
        return renderAgain();
    m_draft.markSaved(change, kept);
    showForm();
}

void SessionsPage::keepDraft()
{
    if (!m_shown)
        return;
    if (const std::optional<FactsChange> unsaved = m_draft.unsaved())
        m_drafts[*m_shown] = *unsaved;
    else
        m_drafts.erase(*m_shown);
}

void SessionsPage::renderList()
{
    keepDraft();
    m_shown.reset();
    const SessionRow *before = chosen();
    const QString path = before != nullptr ? before->path : QString();
    const qint64 number = before != nullptr ? before->number : 0;
    m_sessions = m_kept;
    if (m_showsDeleted)
        m_sessions.insert(m_sessions.end(), m_deleted.begin(), m_deleted.end());
    const auto same = std::ranges::find_if(
        m_sessions, [&](const SessionRow &one) { return one.path == path && one.number == number; });
    choose(m_sessions.empty() ? -1 : same == m_sessions.end() ? 0 : static_cast<int>(same - m_sessions.begin()));
}

void SessionsPage::choose(int row)
{
    keepDraft();
    m_shown.reset();
    m_row = row;
    if (const SessionRow *session = chosen())
    {
        const Key key{session->path, session->number};
        const auto draft = m_drafts.find(key);
        m_draft = SessionDraft(*session, draft == m_drafts.end() ? std::nullopt : std::optional(draft->second));
        m_asksToDelete = false;
        ++m_version;
        m_shown = key;
        // Disputed values are shown for a decision again.
        if (draft != m_drafts.end())
            emit typed();
    }
    renderAgain();
}

/// Found lines are texts: another language makes them again.
bool SessionsPage::event(QEvent *event)
{
    const bool isHandled = Screen::event(event);
    if (event->type() == QEvent::LanguageChange && !m_words.isEmpty())
        search(m_words);
    return isHandled;
}

void SessionsPage::keyPressEvent(QKeyEvent *event)
{
    const int by = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (event->key() == Qt::Key_Escape && !m_words.isEmpty())
        search({});
    else if (event->key() == Qt::Key_Escape)
        emit backRequested();
    else if (QKeySequence(event->keyCombination()) == QKeySequence(hotkeys::search))
        focus(wordsKey);
    else if (!moveThroughFound(by))
        Screen::keyPressEvent(event);
}

QString SessionsPage::whenOf(const SessionRow &session) const
{
    const QDate day = QDate::fromString(session.facts.date, Qt::ISODate);
    const QString date = QLocale().toString(day, QLocale::ShortFormat);
    const QDateTime last = lastPlayed(session.place, session.played);
    const auto others
        = std::ranges::count(m_sessions, session.facts.date, [](const SessionRow &one) { return one.facts.date; });
    if (others < 2 || !last.isValid())
        return date;
    return last.date() == day
        ? tr("%1, %2", "a day, a time of day").arg(date, QLocale().toString(last.time(), QLocale::ShortFormat))
        : tr("%1, last on %2", "a day, another with its time of day")
              .arg(date, QLocale().toString(last, QLocale::ShortFormat));
}

QString SessionsPage::rowOf(const SessionRow &session) const
{
    if (!session.problem.isEmpty())
        return tr("%1\n%2", "a file, what is wrong").arg(singleLine(session.name), tr("cannot be read"));
    QStringList facts{session.game};
    if (session.edition != nullptr)
        facts << session.edition();
    if (session.place.words)
        facts << session.place.words();
    facts << singleLine(namesOf(session.facts.players));
    // A campaign without a name of its own has the game's name.
    if (session.campaign != session.game)
        facts << singleLine(session.campaign);
    facts << whenOf(session)
          << (session.deleted ? tr("deleted")
                     : session.facts.result.isEmpty()
                     ? tr("in play")
                     : singleLine(resultText(session.facts.result, session.results), listedResult));
    facts.removeAll(QString());
    return QStringLiteral("%1\n%2").arg(titleOf(session), facts.join(QStringLiteral(" · ")));
}

} // namespace dossier
