#include "views/session/journal_tools.h"

#include "views/kit/hotkeys.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

constexpr int maxNameLength = 200;
constexpr int longestBookmark = 30;
constexpr int searchCharacters = 12;
/// Characters that a field or a button has beside those of its text.
constexpr int besideText = 7;
/// Characters of the line for a bookmark's name.
constexpr int nameCharacters = 18;

const QString searchKey = QStringLiteral("journalSearch");
const QString nameKey = QStringLiteral("bookmarkName");

struct ToolWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::JournalTools)
};

/// Returns the width of a list, in characters.
int charactersOf(const Part &list)
{
    qsizetype longest = 0;
    for (const QString &option : std::get<Field>(list.content).options)
        longest = std::max(longest, option.size());
    return static_cast<int>(longest) + besideText;
}

} // namespace

JournalTools::JournalTools(JournalLists lists, JournalToolActions actions, QWidget *parent)
    : Screen(parent)
    , m_lists(std::move(lists))
    , m_actions(std::move(actions))
{
    // The row takes the available width, and hides the parts that do not fit.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    followWidth();
    render({}, [this](const Theme & /*theme*/) { return made(); });
}

void JournalTools::showBookmarks(const std::vector<NamedPlace> &bookmarks, journal::Position here, bool areOpen)
{
    m_areOpen = areOpen;
    m_places = bookmarks;
    setPlace(here);
    if (const NamedPlace *there = bookmarkHere(); there != nullptr && there->name == m_draft.simplified().toStdString())
        changeDraft({});
}

void JournalTools::setPlace(journal::Position here)
{
    m_here = here;
    stopNaming();
}

void JournalTools::choose(const LineFilter &filter)
{
    m_filter = filter;
    renderAgain();
    m_actions.filter.run(m_filter);
}

void JournalTools::showEverything()
{
    choose({});
}

void JournalTools::focusInput()
{
    auto *line = findChild<QLineEdit *>(searchKey);
    line->setFocus(Qt::ShortcutFocusReason);
    line->selectAll();
}

const NamedPlace *JournalTools::bookmarkHere() const
{
    const auto found = std::ranges::find(m_places, m_here, &NamedPlace::at);
    return found == m_places.end() ? nullptr : &*found;
}

void JournalTools::mark()
{
    if (const NamedPlace *there = bookmarkHere())
        return m_actions.bookmark(m_here, QString::fromStdString(there->name), true);
    m_isNaming = true;
    ++m_version;
    renderAgain();
    auto *line = findChild<QLineEdit *>(nameKey);
    line->setFocus(Qt::OtherFocusReason);
    line->selectAll();
}

void JournalTools::giveName()
{
    const QString given = m_draft.simplified();
    if (given.isEmpty())
        return;
    // The name stays a draft until the journal has it, for the file may be full.
    stopNaming();
    m_actions.bookmark(m_here, given, false);
}

void JournalTools::changeDraft(const QString &name)
{
    if (std::exchange(m_draft, name) != name)
        m_actions.draftChanged.run();
}

void JournalTools::stopNaming()
{
    m_isNaming = false;
    renderAgain();
}

/// Escape ends the input here, and does not leave the page.
void JournalTools::keyPressEvent(QKeyEvent *event)
{
    const QWidget *focused = window()->focusWidget();
    const QString key = focused != nullptr ? focused->objectName() : QString();
    if (event->key() == Qt::Key_Escape && key == nameKey)
    {
        changeDraft({});
        stopNaming();
        focus(QStringLiteral("mark"));
    }
    else if (event->key() == Qt::Key_Escape && key == searchKey && !m_filter.words.isEmpty())
        choose({m_filter.side, m_filter.topic, m_filter.isTables, {}});
    else
        Screen::keyPressEvent(event);
}

QString JournalTools::readers() const
{
    return m_areOpen ? ToolWords::tr("Everybody will read it.") : ToolWords::tr("Only you will read it.");
}

/// Lists for which there is no room are hidden; one that filters stays.
Part JournalTools::made()
{
    const auto list = [this](const char *key, const QString &name, const QString &tip, const QStringList &all, int row,
                          const std::function<LineFilter(int)> &filterBy)
    {
        return dossier::choice(QLatin1String(key), name, all, row,
            [this, filterBy](const QVariant &chosen) { choose(filterBy(std::max(chosen.toInt(), 0))); })
            .withTip(tip);
    };
    const QStringList topics = QStringList{ToolWords::tr("Everything")} + m_lists.topics();
    Parts lists{
        list("side", ToolWords::tr("Side"), ToolWords::tr("Show the entries of one side only"),
            QStringList{ToolWords::tr("All sides"), ToolWords::tr("Public"), ToolWords::tr("Secret")} + m_lists.sides(),
            m_filter.side,
            [this](int row) { return LineFilter{row, m_filter.topic, m_filter.isTables, m_filter.words}; }),
        list("topic", ToolWords::tr("Subject"), ToolWords::tr("Show the entries about one subject only"), topics,
            m_filter.topic, [this, last = static_cast<int>(topics.size()) - 1](int row)
            { return LineFilter{m_filter.side, row, row != everyTopic && row == last, m_filter.words}; }),
        bookmarkList()};
    Part mark = markButton();
    const int named = m_isNaming ? nameCharacters + static_cast<int>(readers().size()) : 0;
    int room = characters() - searchCharacters - static_cast<int>(spoken(mark).size()) - besideText - named;
    for (Part &one : lists)
    {
        const int wanted = charactersOf(one);
        one.isShown = one.isShown && (wanted <= room || std::get<Field>(one.content).value.toInt() > 0);
        room -= one.isShown ? wanted : 0;
    }
    return row({std::move(lists[0]), std::move(lists[1]), searchField(), std::move(lists[2]),
                   nameField().when(m_isNaming), text(readers(), Role::Small).when(m_isNaming), std::move(mark)})
        .spaced(8);
}

Part JournalTools::searchField()
{
    const QString name = ToolWords::tr("Search the journal");
    const auto search = [this](const QVariant &words)
    { choose({m_filter.side, m_filter.topic, m_filter.isTables, words.toString()}); };
    return field(searchKey, name, m_filter.words, search)
        .with(&Field::placeholder, name)
        .with(&Field::isClearable, true)
        .withTip(hotkeys::with(
            ToolWords::tr("Show the entries with all these words; a number belongs to the word before it"),
            hotkeys::search))
        .with(&Part::shrinks, true)
        .stretched();
}

Part JournalTools::bookmarkList()
{
    QStringList places{m_places.empty() ? ToolWords::tr("No bookmarks") : ToolWords::tr("Bookmarks")};
    for (const NamedPlace &place : m_places)
    {
        const QString name = singleLine(QString::fromStdString(place.name), longestBookmark);
        places << name;
    }
    const auto look = [this](const QVariant &row)
    {
        ++m_version;
        renderAgain();
        if (row.toInt() > 0)
            m_actions.look.run(m_places.at(static_cast<std::size_t>(row.toInt() - 1)).at);
    };
    return choice(QStringLiteral("bookmarks"), ToolWords::tr("Bookmarks"), places, 0, look)
        .with(&Field::version, m_version)
        .withTip(ToolWords::tr("Show the game as it was at a bookmark"))
        .when(!m_places.empty());
}

Part JournalTools::nameField()
{
    const QString name = ToolWords::tr("Name of the bookmark");
    return field(nameKey, name, m_draft, [this](const QVariant &typed) { changeDraft(typed.toString()); })
        .with(&Field::max, maxNameLength)
        .with(&Field::version, m_version)
        .with(&Field::placeholder, name)
        .with(&Field::activated, Action<int>([this](int /*row*/) { giveName(); }))
        .withTip(m_areOpen ? ToolWords::tr("Everybody will read the name. Enter sets the bookmark, Esc cancels")
                           : ToolWords::tr("Only you will read the name. Enter sets the bookmark, Esc cancels"));
}

Part JournalTools::markButton()
{
    const NamedPlace *there = bookmarkHere();
    const QString words = there != nullptr ? ToolWords::tr("★ Remove") : ToolWords::tr("☆ Bookmark");
    Part mark = button(words, "secondary", [this] { this->mark(); }).keyed(QStringLiteral("mark"));
    if (there != nullptr)
        return std::move(mark).withTip(hotkeys::with(
            ToolWords::tr("Remove the bookmark “%1”").arg(singleLine(QString::fromStdString(there->name))),
            hotkeys::bookmark));
    return std::move(mark)
        .named(QString(words).remove(QStringLiteral("☆ ")))
        .withTip(hotkeys::with(ToolWords::tr("Give this moment a name, to come back to"), hotkeys::bookmark));
}

} // namespace dossier
