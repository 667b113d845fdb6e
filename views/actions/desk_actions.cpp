#include "views/actions/desk_actions.h"

#include "views/actions/board_actions.h"
#include "views/kit/icons.h"
#include "views/kit/menu_entries.h"

#include <QAction>

namespace dossier
{

DeskActions::DeskActions(BoardActions &board, QObject *parent)
    : QObject(parent)
    , m_board(board)
{
    for (const SessionEntry &entry : sessionMenu)
        add(entry);
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

void DeskActions::add(const SessionEntry &entry)
{
    auto *action = new QAction(this);
    action->setShortcut(QKeySequence(QString::fromLatin1(entry.key)));
    action->setMenuRole(QAction::NoRole);
    action->setAutoRepeat(entry.repeats);
    action->setProperty(ofSomePages, true);
    if (entry.icon != nullptr)
        action->setIcon(icon(QString::fromLatin1(entry.icon)));
    connect(action, &QAction::triggered, this, [this, which = entry.action] { emit asked(which); });
    m_actions[entry.action] = action;
}

QList<QAction *> DeskActions::menu() const
{
    QList<QAction *> menu;
    for (const SessionEntry &entry : sessionMenu)
    {
        if (entry.beginsGroup)
            menu << nullptr;
        menu << action(entry.action);
    }
    return menu;
}

QList<QAction *> DeskActions::shadings() const
{
    return m_board.shadings();
}

void DeskActions::setPossible(const std::set<DeskAction> &possible)
{
    m_onDesk = !possible.empty();
    for (const auto &[which, action] : m_actions)
        action->setEnabled(possible.contains(which));
    m_board.lend(m_onDesk, possible.contains(DeskAction::Undo), possible.contains(DeskAction::Redo),
        possible.contains(DeskAction::Reach));
}

void DeskActions::setOffered(const std::optional<std::set<DeskAction>> &offered)
{
    for (const SessionEntry &entry : sessionMenu)
        if (entry.isOfSomeDesks)
            action(entry.action)->setVisible(!offered || offered->contains(entry.action));
}

void DeskActions::retranslate()
{
    for (const SessionEntry &entry : sessionMenu)
    {
        action(entry.action)->setText(tr(entry.text));
        action(entry.action)->setToolTip(tr(entry.tip));
    }
}

} // namespace dossier
