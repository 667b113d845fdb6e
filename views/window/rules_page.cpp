#include "views/window/rules_page.h"

#include "views/kit/flowing_area.h"
#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/kit/page_header.h"
#include "views/rules/rule_library.h"
#include "views/window/rule_view.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <vector>

namespace dossier
{

namespace
{

Rule ruleOf(const QListWidgetItem *item)
{
    return item->data(Qt::UserRole).value<Rule>();
}

/// The letters that its ids begin with.
QString gameOf(Rule rule)
{
    return ruleName(rule).section(u'-', 0, 0);
}

} // namespace

RulesPage::RulesPage(QWidget *parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_searchName(newLabel(Role::Caption, this))
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_nothing(newParagraph(Role::Dim, this))
    , m_area(new FlowingArea(this))
    , m_view(new RuleView(this))
{
    m_searchName->setBuddy(m_search);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::StrongFocus);
    m_area->setPage(m_view);
    layOut();
    setFocusProxy(m_search);
    m_game = gameOf(m_view->rule());
    connect(m_header, &PageHeader::backAsked, this, &RulesPage::backAsked);
    connect(m_search, &QLineEdit::textChanged, this, &RulesPage::find);
    connect(m_list, &QListWidget::currentRowChanged, this, &RulesPage::choose);
    connect(m_view, &RuleView::ruleAsked, this, &RulesPage::showRule);
    retranslate();
}

void RulesPage::showRule(Rule rule)
{
    m_game = gameOf(rule);
    m_view->render(rule);
    scrollToTop(*m_view);
    const RuleText *text = textOf(rule);
    if (text != nullptr && !isFoundBy(*text, m_search->text()))
        m_search->clear();
    fillList();
}

void RulesPage::beginSearch()
{
    m_search->setFocus(Qt::OtherFocusReason);
    m_search->selectAll();
}

void RulesPage::setTheme(const Theme &theme)
{
    m_view->setTheme(theme);
}

Rule RulesPage::rule() const
{
    return m_view->rule();
}

void RulesPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

bool RulesPage::eventFilter(QObject *watched, QEvent *event)
{
    // From the search the arrow keys walk the list.
    if (watched == m_search && event->type() == QEvent::KeyPress)
        if (const int key = static_cast<QKeyEvent *>(event)->key(); key == Qt::Key_Down || key == Qt::Key_Up)
            return QCoreApplication::sendEvent(m_list, event);
    return QWidget::eventFilter(watched, event);
}

void RulesPage::layOut()
{
    auto *left = new QVBoxLayout;
    left->setContentsMargins(24, 24, 0, 24);
    left->setSpacing(8);
    left->addWidget(m_searchName);
    left->addWidget(m_search);
    left->addWidget(m_nothing);
    left->addWidget(m_list, 1);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addLayout(left, 2);
    row->addWidget(m_area, 5);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addLayout(row, 1);
}

void RulesPage::retranslate()
{
    m_header->setTexts(tr("Rules"), tr("In Dossier’s own words, with small boards"), tr("Back (Esc)"));
    m_searchName->setText(tr("Search"));
    m_search->setAccessibleName(tr("Search the rules"));
    m_search->setToolTip(tr("Find ids, titles, texts and related words"));
    m_list->setAccessibleName(tr("List of rules"));
    m_list->setToolTip(tr("Choose a rule with the arrow keys"));
    m_nothing->setText(tr("No rule has these words. Try fewer or others."));
    m_area->setAccessibleName(tr("The rule that is chosen"));
    m_area->setToolTip(tr("Scroll with the arrow keys"));
    fillList();
    // What was searched for in another language may find other rules now, and not the one that is shown.
    if (m_list->currentRow() < 0)
        find();
}

/// Words of the game that is read about.
void RulesPage::suggestWords()
{
    const RuleBook *book = bookOf(m_view->rule());
    m_search->setPlaceholderText(book != nullptr && book->wordsToSearch != nullptr ? book->wordsToSearch() : QString());
}

void RulesPage::fillList()
{
    suggestWords();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    // The game that is read about comes first: a word of its cards may be one of another game, too.
    std::vector<RuleText> found;
    std::ranges::copy_if(ruleLibrary(), std::back_inserter(found),
        [this](const RuleText &text) { return isFoundBy(text, m_search->text()); });
    std::ranges::stable_partition(found, [this](const RuleText &text) { return gameOf(text.rule) == m_game; });
    // What is called just so is meant.
    std::ranges::stable_partition(found, [this](const RuleText &text)
        { return spoken(text.title).compare(m_search->text().trimmed(), Qt::CaseInsensitive) == 0; });
    for (const RuleText &text : found)
    {
        auto *item = new QListWidgetItem(
            tr("%1\n%2", "a rule's title and id").arg(spoken(text.title), ruleName(text.rule)), m_list);
        item->setData(Qt::UserRole, QVariant::fromValue(text.rule));
        item->setData(
            Qt::AccessibleTextRole, tr("%1, %2", "a rule's title and id").arg(spoken(text.title), ruleName(text.rule)));
        if (text.rule == m_view->rule())
            m_list->setCurrentItem(item);
    }
    m_nothing->setVisible(m_list->count() == 0);
}

/// The first rule that is found is shown at once, and the list begins with it.
void RulesPage::find()
{
    fillList();
    if (m_search->text().trimmed().isEmpty() || m_list->count() == 0)
        return;
    const QSignalBlocker quiet(m_list);
    m_list->setCurrentRow(0);
    m_list->scrollToTop();
    m_view->render(ruleOf(m_list->item(0)));
    scrollToTop(*m_view);
}

void RulesPage::choose(int row)
{
    if (row < 0)
        return;
    m_game = gameOf(ruleOf(m_list->item(row)));
    m_view->render(ruleOf(m_list->item(row)));
    suggestWords();
    scrollToTop(*m_view);
}

} // namespace dossier
