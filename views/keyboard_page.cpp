#include "keyboard_page.h"

#include "flowing_area.h"
#include "labels.h"
#include "page_header.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace dossier
{

KeyboardPage::KeyboardPage(const QList<QAction *> &actions, QWidget *parent)
    : QWidget(parent)
    , m_header(new PageHeader(this))
    , m_elsewhere(newParagraph(Role::Dim, this))
    , m_area(new FlowingArea(this))
{
    layOut(actions);
    connect(m_header, &PageHeader::backAsked, this, &KeyboardPage::backAsked);
    retranslate();
}

void KeyboardPage::layOut(const QList<QAction *> &actions)
{
    auto *card = newFrame("card", this);
    card->setMaximumWidth(960);
    auto *grid = new QGridLayout(card);
    grid->setContentsMargins(32, 18, 32, 18);
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    for (const QAction *action : actions)
    {
        const Row row{action, newLabel(Role::Key, card), newParagraph(Role::Body, card)};
        const int line = static_cast<int>(m_rows.size());
        grid->addWidget(row.key, line, 0, Qt::AlignLeft | Qt::AlignVCenter);
        grid->addWidget(row.text, line, 1, Qt::AlignVCenter);
        // An action learns its new words when it likes, before or after this page.
        connect(action, &QAction::changed, row.text, [row] { row.text->setText(row.action->toolTip()); });
        m_rows << row;
    }
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
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_area, 1);
}

void KeyboardPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void KeyboardPage::retranslate()
{
    m_header->setTexts(tr("Keyboard"), tr("Everything can be done without a pointer"), tr("Back (Esc)"));
    m_elsewhere->setText(
        tr("Tab and Shift+Tab go from control to control, the arrow keys choose among a few, Space and "
           "Enter press, Esc goes back. Alt with an underlined letter opens a menu.")
        + QStringLiteral("\n\n")
        + tr(
            "While a table is set up: F5 fills in the rest, Ctrl+Enter begins the game. In the list of room cards a "
            "room's letter sends the chosen card there, Enter holds it for a room of the board, Alt with ↑ or ↓ "
            "changes "
            "its place in the stack, Delete puts it back into the box. On the board Ctrl with an arrow turns a door to "
            "its next kind.")
        + QStringLiteral("\n\n")
        + tr("On the desk Alt with ← or → looks a line of the journal back or on, as F6 and F7 do; on the page for the "
             "cards of your box it goes a step back or on.")
        + QStringLiteral("\n\n")
        + tr("On the timeline Page Up and Page Down go to where a round, or a turn of Specter Ops, begins.")
        + QStringLiteral("\n\n")
        + tr("At a table of Specter Ops: F10 hands the machine over, Ctrl+F searches the journal, Ctrl+B sets a "
             "bookmark, "
             "Alt+Left and Alt+Right look back and forward, Ctrl+Z and Ctrl+Y undo and redo, Ctrl+Enter on the page of "
             "the set-up begins."));
    for (const Row &row : m_rows)
    {
        row.key->setText(row.action->shortcut().toString(QKeySequence::NativeText));
        row.text->setText(row.action->toolTip());
    }
    m_area->setAccessibleName(tr("List of keys"));
    m_area->setToolTip(tr("Scroll with the arrow keys"));
}

} // namespace dossier
