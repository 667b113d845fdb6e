#include "views/omega/owner/owner_page.h"

#include "views/kit/chip.h"
#include "views/kit/flow_layout.h"
#include "views/kit/flowing_area.h"
#include "views/kit/labels.h"
#include "views/kit/page_header.h"
#include "views/omega/owner/owner_cards.h"
#include "views/omega/owner/owner_map.h"
#include "views/omega/owner/owner_wording.h"
#include "views/omega/words/wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int longestName = 60;
constexpr int stepCharacters = 30;

} // namespace

OwnerPage::OwnerPage(QWidget *parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_begin(newButton("primary", QStringLiteral("check"), m_header))
    , m_steps(new QListWidget(this))
    , m_area(new FlowingArea(this))
    , m_title(newParagraph(Role::Title, this))
    , m_left(newChip(ChipTone::Amber, this))
    , m_advice(newParagraph(Role::Dim, this))
    , m_problem(newParagraph(Role::Fault, this))
    , m_map(new OwnerMap(this))
    , m_cards(new OwnerCards(this))
    , m_more(newFrame("card", this))
    , m_newName(new QLineEdit(m_more))
    , m_add(newButton("secondary", QStringLiteral("plus"), m_more))
    , m_newFault(newLabel(Role::Fault, m_more))
    , m_previous(newButton("secondary", {}, this))
    , m_next(newButton("primary", {}, this))
{
    m_newName->setMaxLength(longestName);
    m_newName->setMinimumHeight(36);
    m_newFault->hide();
    layOut();
    listen();
    addKeys();
    setFocusProxy(m_steps);
    retranslate();
}

void OwnerPage::layOut()
{
    m_header->addButton(m_begin);
    auto *content = new QWidget(this);
    content->setProperty("role", QStringLiteral("page"));
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_left);
    auto *name = new QHBoxLayout;
    name->addWidget(m_newName, 1);
    name->addWidget(m_add);
    auto *more = new QVBoxLayout(m_more);
    more->setContentsMargins(18, 12, 14, 12);
    more->addLayout(name);
    more->addWidget(m_newFault);
    auto *ways = new QHBoxLayout;
    ways->addWidget(m_previous);
    ways->addStretch();
    ways->addWidget(m_next);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(8, 20, 18, 24);
    column->setSpacing(12);
    column->addLayout(top);
    for (QWidget *part : std::initializer_list<QWidget *>{m_advice, m_problem, m_map, m_cards, m_more})
        column->addWidget(part);
    column->addLayout(ways);
    column->addStretch();
    m_area->setPage(content);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(24, 20, 0, 0);
    row->setSpacing(16);
    row->addWidget(m_steps);
    row->addWidget(m_area, 1);
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins({});
    page->setSpacing(0);
    page->addWidget(m_header);
    page->addLayout(row, 1);
}

void OwnerPage::listen()
{
    connect(m_header, &PageHeader::backAsked, this, &OwnerPage::backAsked);
    connect(m_begin, &QPushButton::clicked, this, &OwnerPage::beginAsked);
    connect(m_steps, &QListWidget::currentRowChanged, this,
        [this](int chosen)
        {
            if (chosen >= 0 && static_cast<std::size_t>(chosen) < m_told.steps.size())
                emit stepAsked(m_told.steps[static_cast<std::size_t>(chosen)].step);
        });
    connect(m_steps, &QListWidget::itemActivated, this, &OwnerPage::takeFocus);
    connect(m_cards, &OwnerCards::valueGiven, this, &OwnerPage::valueGiven);
    connect(m_cards, &OwnerCards::valueTyped, this, &OwnerPage::valueTyped);
    connect(
        m_cards, &OwnerCards::removeAsked, this, [this](const QString &card) { emit cardRemoved(m_told.step, card); });
    connect(m_newName, &QLineEdit::returnPressed, this, &OwnerPage::add);
    connect(m_add, &QPushButton::clicked, this, &OwnerPage::add);
    connect(m_previous, &QPushButton::clicked, this, [this] { go(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { go(1); });
    connect(m_map, &OwnerMap::drawAsked, this, &OwnerPage::drawAsked);
    connect(m_map, &OwnerMap::fileAsked, this, &OwnerPage::fileAsked);
    connect(m_map, &OwnerMap::openMapAsked, this, &OwnerPage::openMapAsked);
    connect(m_map, &OwnerMap::spotTurned, this, &OwnerPage::spotTurned);
}

void OwnerPage::addKeys()
{
    const auto add = [this](const char *key, auto &&act)
    { new QShortcut(QKeySequence(QLatin1String(key)), this, act, Qt::WidgetWithChildrenShortcut); };
    add("Alt+Left", [this] { go(-1); });
    add("Alt+Right", [this] { go(1); });
}

int OwnerPage::row() const
{
    const auto now
        = std::ranges::find_if(m_told.steps, [this](const OwnerStep &one) { return one.step == m_told.step; });
    return static_cast<int>(now - m_told.steps.begin());
}

void OwnerPage::go(int steps)
{
    const int to = row() + steps;
    if (to < 0 || to >= static_cast<int>(m_told.steps.size()))
        return;
    emit stepAsked(m_told.steps[static_cast<std::size_t>(to)].step);
    takeFocus();
}

void OwnerPage::takeFocus()
{
    if (m_told.step == omega::PackStep::Map)
        m_map->takeFocus();
    else
        m_cards->takeFocus();
}

void OwnerPage::add()
{
    m_newFault->hide();
    emit cardAdded(m_told.step, m_newName->text());
}

void OwnerPage::render(const OwnerTold &told)
{
    const bool sameStep = told.step == m_told.step && !m_told.steps.empty();
    if (!sameStep || told.cards.size() != m_told.cards.size())
    {
        m_newName->clear();
        m_newFault->hide();
    }
    m_told = told;
    const bool map = told.step == omega::PackStep::Map;
    m_map->setVisible(map);
    m_cards->setVisible(!told.cards.empty());
    m_map->render(told.map);
    m_cards->render(told);
    for (QWidget *entering : std::initializer_list<QWidget *>{m_map, m_cards, m_more})
        entering->setEnabled(told.problem.isEmpty());
    retranslate();
    if (!sameStep)
        m_area->verticalScrollBar()->setValue(0);
}

void OwnerPage::setTheme(const Theme &theme)
{
    m_map->setTheme(theme);
}

void OwnerPage::explain(const omega::ValuePlace &place, omega::ValueFault fault)
{
    m_cards->explain(place, fault);
}

void OwnerPage::explainCard(omega::ValueFault fault)
{
    m_newFault->setText(wording::reason(fault, nullptr));
    m_newFault->show();
}

void OwnerPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        retranslate();
        m_cards->render(m_told);
    }
    // The list has the letters of another size only later, and is measured again.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, [this] { renderSteps(); }, Qt::QueuedConnection);
    QWidget::changeEvent(event);
}

void OwnerPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit backAsked();
    else
        QWidget::keyPressEvent(event);
}

void OwnerPage::renderHeader()
{
    int left = 0;
    QStringList lacking;
    for (const OwnerStep &step : m_told.steps)
    {
        left += step.left;
        if (step.hinders)
            lacking << wording::name(step.step);
    }
    m_header->setTexts(wording::name(m_told.mission),
        left == 0 ? tr("Complete; saved as your own pack")
                  : tr("%n value(s) left; what you enter is saved at once in your own pack", nullptr, left),
        tr("Back; continue whenever you like (Esc)"));
    m_begin->setEnabled(lacking.isEmpty() && !m_told.steps.empty() && m_told.problem.isEmpty());
    label(m_begin, tr("New session"),
        lacking.isEmpty() ? tr("Begin a session of this mission")
                          : tr("Needed to begin a game: %1").arg(lacking.join(QStringLiteral(", "))));
}

void OwnerPage::renderSteps()
{
    const QSignalBlocker quiet(m_steps);
    while (m_steps->count() < static_cast<int>(m_told.steps.size()))
        m_steps->addItem(QString());
    int widest = fontMetrics().averageCharWidth() * stepCharacters;
    for (int at = 0; at < m_steps->count(); ++at)
    {
        const OwnerStep &step = m_told.steps[static_cast<std::size_t>(at)];
        const QString state = step.left == 0 ? tr("✓ complete")
            : step.hinders                   ? tr("%n left, needed to begin", nullptr, step.left)
                                             : tr("%n left", nullptr, step.left);
        m_steps->item(at)->setText(tr("%1  %2\n%3", "number and name of a step, what is left")
                .arg(at + 1)
                .arg(wording::name(step.step), state));
        widest = std::max(widest, m_steps->sizeHintForColumn(0) + 24);
    }
    m_steps->setFixedWidth(widest);
    m_steps->setCurrentRow(row());
    m_steps->setAccessibleName(tr("Steps"));
    m_steps->setToolTip(tr("Steps can be done in any order; Enter opens one"));
}

void OwnerPage::retranslate()
{
    renderHeader();
    renderSteps();
    const int left
        = row() < static_cast<int>(m_told.steps.size()) ? m_told.steps[static_cast<std::size_t>(row())].left : 0;
    m_title->setText(wording::name(m_told.step));
    m_left->setText(left == 0 ? tr("complete") : tr("%n left", nullptr, left));
    setTone(m_left, left == 0 ? ChipTone::Green : ChipTone::Amber);
    m_advice->setText(wording::advice(m_told.step));
    m_problem->setText(m_told.problem);
    m_problem->setVisible(!m_told.problem.isEmpty());
    const QString further = wording::newCard(m_told.step);
    m_more->setVisible(!further.isEmpty());
    m_newName->setPlaceholderText(further);
    m_newName->setAccessibleName(further.isEmpty() ? tr("Name of another card") : further);
    m_newName->setToolTip(tr("As printed on the card; shown in both languages"));
    label(m_add, tr("Add"), tr("Add a card that Dossier does not list"));
    label(m_previous, tr("← Previous"), tr("Go back a step (Alt+Left)"));
    label(m_next, left == 0 ? tr("Next →") : tr("Later; next →"),
        tr("Continue with the next step; this one waits (Alt+Right)"));
    // What is meant next is bright: the next step after one that is done, until the game can begin.
    setToneWord(m_next, left == 0 && !m_begin->isEnabled() ? "" : "quiet");
    m_previous->setEnabled(row() > 0);
    m_next->setEnabled(row() + 1 < static_cast<int>(m_told.steps.size()));
}

} // namespace dossier
