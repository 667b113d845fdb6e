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
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

KeyboardPage::KeyboardPage(const QList<QAction *> &actions, const GameFaces &games, QWidget *parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_here(newLabel(Role::Caption, this))
    , m_ofGame(newParagraph(Role::Dim, this))
    , m_everywhere(newLabel(Role::Caption, this))
    , m_others(newLabel(Role::Caption, this))
    , m_unfold(newButton("secondary", {}, this))
    , m_elsewhere(newParagraph(Role::Dim, this))
    , m_area(new FlowingArea(this))
{
    for (const GameFace &game : games)
        for (const char *said : game.keys)
            m_ofGames.emplace_back(game.id, said);
    layOut(actions);
    connect(m_unfold, &QPushButton::clicked, this, &KeyboardPage::unfold);
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
        connect(action, &QAction::enabledChanged, this,
            [this, action]
            {
                if (!action->property(underCurtain).toBool())
                    m_ofSomePages.insert(action);
            });
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

KeyboardPage *KeyboardPage::begun(const QString &game)
{
    // Who is here already came from elsewhere.
    if (!isVisible())
    {
        m_game = game;
        m_folded = true;
        order();
    }
    m_area->verticalScrollBar()->setValue(0);
    return this;
}

void KeyboardPage::order()
{
    while (const QLayoutItem *item = m_grid->takeAt(0))
        delete item;
    tellOfGames();
    const auto own = [this](const QAction *action)
    { return m_ofSomePages.contains(action) && !action->property(ofNoPage).toBool(); };
    int line = addRows([&](const QAction *action) { return isHere(*action) && own(action); }, 1);
    const bool any = line > 1 || !m_ofGame->text().isEmpty();
    m_here->setVisible(any);
    m_grid->addWidget(m_here, 0, 0, 1, 2);
    m_grid->addWidget(m_ofGame, line++, 0, 1, 2);
    m_grid->addWidget(m_everywhere, line++, 0, 1, 2);
    line = addRows([&](const QAction *action) { return isHere(*action) && !own(action); }, line);
    m_grid->addWidget(m_others, line++, 0, 1, 2);
    m_grid->addWidget(m_unfold, line++, 0, 1, 2, Qt::AlignLeft);
    m_unfold->setVisible(m_folded);
    addRows([this](const QAction *action) { return !isHere(*action); }, line, !m_folded);
}

/// What was folded away stays in sight until somebody asks for the keys again. The page where one was is gone: what is
/// told of it stays as it is.
void KeyboardPage::unfold()
{
    m_folded = false;
    for (const Row &row : m_rows)
        for (QWidget *part : {row.key, row.text})
            part->show();
    m_area->setFocus(Qt::OtherFocusReason);
    m_unfold->hide();
    tellOfGames();
}

QStringList KeyboardPage::saidOf(const QString &game, bool others) const
{
    QStringList all;
    for (const auto &[id, said] : m_ofGames)
        if ((id == game) != others)
            all << tr(said);
    return all;
}

/// Where no game is played each of them is told of.
void KeyboardPage::tellOfGames()
{
    const QString between = QStringLiteral("\n\n");
    m_ofGame->setText(saidOf(m_game, false).join(between));
    m_ofGame->setVisible(!m_ofGame->text().isEmpty());
    QStringList paragraphs{
        tr("Tab and Shift+Tab go from control to control, the arrow keys choose among a few, Space and "
           "Enter press, Esc goes back. Alt with an underlined letter opens a menu."),
        tr("On the timeline Page Up and Page Down go to where a round or a turn begins.")};
    if (m_game.isEmpty() || !m_folded)
        paragraphs << saidOf(m_game, true);
    m_elsewhere->setText(paragraphs.join(between));
}

/// Whether a key is one of the page where one was. Where most of those work that are made together, the others of them
/// only wait.
bool KeyboardPage::isHere(const QAction &action) const
{
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
int KeyboardPage::addRows(const std::function<bool(const QAction *)> &wanted, int line, bool shown)
{
    for (const Row &row : m_rows)
    {
        if (!wanted(row.action))
            continue;
        m_grid->addWidget(row.key, line, 0, Qt::AlignLeft | Qt::AlignVCenter);
        m_grid->addWidget(row.text, line++, 1, Qt::AlignVCenter);
        for (QWidget *part : {row.key, row.text})
            part->setVisible(shown);
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
    tellOfGames();
    for (const Row &row : m_rows)
    {
        row.key->setText(row.action->shortcut().toString(QKeySequence::NativeText));
        row.text->setText(row.action->toolTip());
    }
    m_here->setText(tr("On the page where you were"));
    m_everywhere->setText(tr("In the whole window"));
    m_others->setText(tr("On other pages"));
    label(m_unfold, tr("Show the keys of other pages"), tr("What works on the pages of all games"));
    m_area->setAccessibleName(tr("List of keys"));
    m_area->setToolTip(tr("Scroll with the arrow keys"));
}

} // namespace dossier
