#include "views/window/keyboard_page.h"

#include "views/kit/flowing_area.h"
#include "views/kit/labels.h"
#include "views/kit/menu_entries.h"
#include "views/kit/page_header.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

KeyboardPage::KeyboardPage(const QList<QAction *> &actions, const GameFaces &games, QWidget *parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_here(newLabel(Role::Caption, this))
    , m_others(newLabel(Role::Caption, this))
    , m_elsewhere(newParagraph(Role::Dim, this))
    , m_area(new FlowingArea(this))
{
    for (const GameFace &game : games)
        m_ofGames.insert(m_ofGames.end(), game.keys.begin(), game.keys.end());
    layOut(actions);
    connect(m_header, &PageHeader::backAsked, this, &KeyboardPage::backAsked);
    retranslate();
}

void KeyboardPage::layOut(const QList<QAction *> &actions)
{
    auto *card = newFrame("card", this);
    card->setMaximumWidth(960);
    m_grid = new QGridLayout(card);
    m_grid->setContentsMargins(32, 18, 32, 18);
    m_grid->setHorizontalSpacing(20);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(1, 1);
    for (const QAction *action : actions)
    {
        const Row row{action, newLabel(Role::Key, card), newParagraph(Role::Body, card)};
        // An action learns its new words when it likes, before or after this page.
        connect(action, &QAction::changed, row.text, [row] { row.text->setText(row.action->toolTip()); });
        connect(action, &QAction::enabledChanged, this, [this, action] { m_ofSomePages.insert(action); });
        if (!action->isEnabled() || action->property(ofSomePages).toBool())
            m_ofSomePages.insert(action);
        m_rows << row;
    }
    order();
    auto *content = new QWidget(this);
    content->setProperty("role", QStringLiteral("page"));
    auto *middle = new QVBoxLayout(content);
    middle->setContentsMargins(24, 24, 24, 24);
    middle->setSpacing(16);
    m_elsewhere->setMaximumWidth(960);
    middle->addLayout(centred(card));
    middle->addLayout(centred(m_elsewhere));
    middle->addStretch();
    m_area->setFocusPolicy(Qt::StrongFocus);
    m_area->setPage(content);
    setFocusProxy(m_area);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_area, 1);
}

KeyboardPage *KeyboardPage::begun()
{
    // Who is here already came from elsewhere.
    if (!isVisible())
        order();
    m_area->verticalScrollBar()->setValue(0);
    return this;
}

void KeyboardPage::order()
{
    while (const QLayoutItem *item = m_grid->takeAt(0))
        delete item;
    m_grid->addWidget(m_here, 0, 0, 1, 2);
    const auto own = [this](const QAction *action) { return m_ofSomePages.contains(action); };
    int line = addRows([&](const QAction *action) { return isHere(*action) && own(action); }, 1);
    line = addRows([&](const QAction *action) { return isHere(*action) && !own(action); }, line);
    m_grid->addWidget(m_others, line, 0, 1, 2);
    addRows([this](const QAction *action) { return !isHere(*action); }, line + 1);
}

/// Whether a key is one of the page where one was. Where most of those work that are made together, the others of them
/// only wait; what begins another game leaves the page.
bool KeyboardPage::isHere(const QAction &action) const
{
    if (action.property(ofAnotherGame).toBool())
        return false;
    if (action.isEnabled() || !action.isVisible() || action.parent() == nullptr || action.parent()->isWidgetType())
        return action.isEnabled();
    const auto mates = [&](auto &&works)
    {
        return std::ranges::count_if(m_rows, [&](const Row &row)
            { return row.action->parent() == action.parent() && row.action->isVisible() && works(*row.action); });
    };
    return 2 * mates([](const QAction &mate) { return mate.isEnabled(); })
        >= mates([](const QAction &) { return true; });
}

/// The arrows and the page keys are the list's own.
void KeyboardPage::keyPressEvent(QKeyEvent *event)
{
    QScrollBar *bar = m_area->verticalScrollBar();
    if (event->key() == Qt::Key_Home)
        bar->setValue(bar->minimum());
    else if (event->key() == Qt::Key_End)
        bar->setValue(bar->maximum());
    else
        QWidget::keyPressEvent(event);
}

/// The keys of those actions, from that line on; gives the line after them.
int KeyboardPage::addRows(const std::function<bool(const QAction *)> &wanted, int line)
{
    for (const Row &row : m_rows)
    {
        if (!wanted(row.action))
            continue;
        m_grid->addWidget(row.key, line, 0, Qt::AlignLeft | Qt::AlignVCenter);
        m_grid->addWidget(row.text, line++, 1, Qt::AlignVCenter);
    }
    return line;
}

void KeyboardPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void KeyboardPage::retranslate()
{
    m_header->setTexts(tr("Keyboard"), tr("Everything can be done without a mouse"), tr("Back (Esc)"));
    QStringList paragraphs{
        tr("Tab and Shift+Tab go from control to control, the arrow keys choose among a few, Space and "
           "Enter press, Esc goes back. Alt with an underlined letter opens a menu."),
        tr("On the timeline Page Up and Page Down go to where a round or a turn begins.")};
    for (const char *keys : m_ofGames)
        paragraphs << tr(keys);
    m_elsewhere->setText(paragraphs.join(QStringLiteral("\n\n")));
    for (const Row &row : m_rows)
    {
        row.key->setText(row.action->shortcut().toString(QKeySequence::NativeText));
        row.text->setText(row.action->toolTip());
    }
    m_here->setText(tr("On the page where you were"));
    m_others->setText(tr("On other pages"));
    m_area->setAccessibleName(tr("List of keys"));
    m_area->setToolTip(tr("Scroll with the arrow keys"));
}

} // namespace dossier
