#include "views/window/rules_page.h"

#include "views/kit/in_sight.h"
#include "views/kit/page_header.h"
#include "views/kit/plain_text.h"
#include "views/rules/rule_library.h"
#include "views/window/rule_view.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>

#include <algorithm>
#include <iterator>
#include <utility>

namespace dossier
{

namespace
{

struct PageWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::RulesPage)
};

constexpr int minRows = 4;
const QString searchKey = QStringLiteral("search");
const QString listKey = QStringLiteral("rules");
const QString ruleKey = QStringLiteral("rule");

/// Returns the prefix of the game's rule ids.
QString gameOf(Rule rule)
{
    return ruleName(rule).section(u'-', 0, 0);
}

} // namespace

RulesPage::RulesPage(Action<> back, QWidget *parent)
    : Screen(parent)
    , m_back(std::move(back))
    , m_rule(ruleLibrary().empty() ? Rule{} : ruleLibrary().front().rule)
    , m_game(gameOf(m_rule))
{
    setObjectName(QStringLiteral("RulesPage"));
    fillList();
    render({}, [this](const Theme & /*theme*/) { return made(); });
    setFocusProxy(findChild<QWidget *>(searchKey));
}

void RulesPage::open(Rule rule)
{
    m_rule = rule;
    renderAgain();
    if (const auto *rule = findChild<QWidget *>(ruleKey))
        scrollToTop(*rule);
}

void RulesPage::showRule(Rule rule)
{
    m_game = gameOf(rule);
    const RuleText *text = textOf(rule);
    if (text != nullptr && !isFoundBy(*text, m_words))
        m_words.clear();
    fillList();
    open(rule);
    auto *list = findChild<QListWidget *>(listKey);
    list->scrollTo(list->currentIndex());
}

void RulesPage::beginSearch()
{
    auto *line = findChild<QLineEdit *>(searchKey);
    line->setFocus(Qt::OtherFocusReason);
    line->selectAll();
}

/// A search made in another language may now find other rules, and not the one that is shown.
bool RulesPage::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        fillList();
        if (std::ranges::find(m_found, m_rule) == m_found.end())
            find();
    }
    return Screen::event(event);
}

/// From the search the arrow keys move through the list.
void RulesPage::keyPressEvent(QKeyEvent *event)
{
    const QWidget *focused = window()->focusWidget();
    const int by = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (by == 0 || focused == nullptr || focused->objectName() != searchKey)
        return Screen::keyPressEvent(event);
    auto *list = findChild<QListWidget *>(listKey);
    if (const int row = list->currentRow() + by; row >= 0 && row < list->count())
        list->setCurrentRow(row);
}

void RulesPage::fillList()
{
    std::vector<RuleText> found;
    std::ranges::copy_if(
        ruleLibrary(), std::back_inserter(found), [this](const RuleText &text) { return isFoundBy(text, m_words); });
    // The game that is read about comes first: a word of its cards may be one of another game, too.
    std::ranges::stable_partition(found, [this](const RuleText &text) { return gameOf(text.rule) == m_game; });
    // A rule with exactly that title comes first.
    std::ranges::stable_partition(
        found, [this](const RuleText &text) { return folded(spoken(text.title)) == folded(m_words.trimmed()); });
    m_found.clear();
    std::ranges::transform(found, std::back_inserter(m_found), &RuleText::rule);
}

/// The first rule that is found is shown at once, and the list begins with it.
void RulesPage::find()
{
    fillList();
    if (m_words.trimmed().isEmpty() || m_found.empty())
        return renderAgain();
    open(m_found.front());
    findChild<QListWidget *>(listKey)->scrollToTop();
}

Part RulesPage::made()
{
    const QString title = PageWords::tr("Rules");
    Part left = column({text(PageWords::tr("Search"), Role::Caption), searchField(),
        text(PageWords::tr("No rule found. Try fewer or other words."), Role::Dim).wrapping().when(m_found.empty()),
        found().stretched()});
    return column({pageHeader(title, PageWords::tr("In Dossier’s own words, with small boards"),
                       PageWords::tr("Back (Esc)"), m_back),
                      row({std::move(left).spaced(8, {24, 24, 0, 24}).stretched(2), chosen().stretched(5)})
                          .spaced(0)
                          .stretched()})
        .spaced(0)
        .named(title);
}

/// The field suggests words of the game whose rules are shown.
Part RulesPage::searchField()
{
    const RuleBook *book = bookOf(m_rule);
    const auto search = [this](const QVariant &words)
    {
        m_words = words.toString();
        find();
    };
    return field(searchKey, PageWords::tr("Search the rules"), m_words, search)
        .with(&Field::isClearable, true)
        .with(
            &Field::placeholder, book != nullptr && book->wordsToSearch != nullptr ? book->wordsToSearch() : QString())
        .withTip(PageWords::tr("Find titles, texts and related words"));
}

Part RulesPage::found()
{
    QStringList rows;
    QStringList ids;
    for (const Rule rule : m_found)
    {
        rows << ruleTitle(rule);
        ids << ruleName(rule);
    }
    const auto now = std::ranges::find(m_found, m_rule);
    const auto choose = [this](const QVariant &row)
    {
        if (row.toInt() < 0)
            return;
        const Rule rule = m_found.at(static_cast<std::size_t>(row.toInt()));
        m_game = gameOf(rule);
        open(rule);
    };
    return list(listKey, PageWords::tr("List of rules"), rows,
        now == m_found.end() ? -1 : static_cast<int>(now - m_found.begin()), minRows, choose, {})
        .with(&Field::tips, ids)
        .withTip(PageWords::tr("Choose a rule with the arrow keys"));
}

Part RulesPage::chosen()
{
    const RuleText *rule = textOf(m_rule);
    return scrollArea(rule == nullptr ? Parts{} : Parts{ruleView(*rule, [this](Rule other) { showRule(other); })})
        .spaced(0)
        .keyed(QStringLiteral("ruleArea"))
        .named(PageWords::tr("The rule that is chosen"))
        .withTip(PageWords::tr("Scroll with the arrow keys"))
        .with(&Part::isStop, true);
}

} // namespace dossier
