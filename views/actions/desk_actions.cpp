#include "views/actions/desk_actions.h"

#include "views/actions/board_actions.h"
#include "views/kit/icons.h"

#include <QAction>

namespace dossier
{

DeskActions::DeskActions(BoardActions &board, QObject *parent)
    : QObject(parent)
    , m_board(board)
{
    add("Ctrl+Return", "check", QT_TR_NOOP("&Do what is due"),
        QT_TR_NOOP("Do what the amber button of the desk says, or begin the game that is set up"));
    add("Ctrl+T", nullptr, QT_TR_NOOP("&Correct the table…"),
        QT_TR_NOOP("Make a value as it is at the table: tokens, wounds, places, doors and more"));
    add("Ctrl+G", nullptr, QT_TR_NOOP("Something &else…"),
        QT_TR_NOOP("Challenges, effects, explosions, pieces, plan and notes"));
    add("F5", nullptr, QT_TR_NOOP("&Fill in the rest"), QT_TR_NOOP("Set up as usual what is not set up yet"));
    add("Ctrl+F", nullptr, QT_TR_NOOP("&Search the journal"), QT_TR_NOOP("Look for words in the journal"));
    add("Ctrl+B", nullptr, QT_TR_NOOP("&Bookmark"), QT_TR_NOOP("Give a name to where the table stands"));
    add("F6", nullptr, QT_TR_NOOP("&Look a line back"), QT_TR_NOOP("Show the table as it stood a line earlier"));
    add("F7", nullptr, QT_TR_NOOP("Look a line &on"), QT_TR_NOOP("Show the table as it stood a line later"));
    const auto share = [this](BoardAction board, DeskAction desk)
    {
        connect(m_board.at(board), &QAction::triggered, this,
            [this, desk]
            {
                if (m_onDesk)
                    emit asked(desk);
            });
    };
    share(BoardAction::Undo, DeskAction::Undo);
    share(BoardAction::Redo, DeskAction::Redo);
    share(BoardAction::ShowReach, DeskAction::Reach);
    share(BoardAction::ShowSight, DeskAction::Sight);
    share(BoardAction::ShowDanger, DeskAction::Danger);
    setPossible({});
    retranslate();
}

void DeskActions::add(const char *key, const char *iconName, const char *text, const char *tip)
{
    auto *action = new QAction(this);
    action->setShortcut(QKeySequence(QString::fromLatin1(key)));
    action->setMenuRole(QAction::NoRole);
    if (iconName != nullptr)
        action->setIcon(icon(QString::fromLatin1(iconName)));
    const auto which = static_cast<DeskAction>(m_entries.size());
    connect(action, &QAction::triggered, this, [this, which] { emit asked(which); });
    m_entries.push_back({action, text, tip});
}

QList<QAction *> DeskActions::menu() const
{
    QList<QAction *> menu;
    for (const Entry &entry : m_entries)
        menu << entry.action;
    menu.insert(static_cast<int>(DeskAction::Search), nullptr);
    return menu;
}

QList<QAction *> DeskActions::shadings() const
{
    return m_board.shadings();
}

void DeskActions::setPossible(const std::set<DeskAction> &possible)
{
    m_onDesk = !possible.empty();
    for (int entry = 0; entry < m_entries.size(); ++entry)
        m_entries.at(entry).action->setEnabled(possible.contains(static_cast<DeskAction>(entry)));
    m_board.lend(m_onDesk, possible.contains(DeskAction::Undo), possible.contains(DeskAction::Redo),
        possible.contains(DeskAction::Reach));
}

void DeskActions::retranslate()
{
    for (const Entry &entry : m_entries)
    {
        entry.action->setText(tr(entry.text));
        entry.action->setToolTip(tr(entry.tip));
    }
}

} // namespace dossier
