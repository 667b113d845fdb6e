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
    add("Ctrl+Return", "check", QT_TR_NOOP("&Do the next step"),
        QT_TR_NOOP("Do what the highlighted button says; during set-up, start the game"));
    add("Ctrl+T", nullptr, QT_TR_NOOP("&Correct a value…"),
        QT_TR_NOOP("Fix what differs from your table: tokens, positions and other values"));
    add("Ctrl+G", nullptr, QT_TR_NOOP("Oth&er actions…"),
        QT_TR_NOOP("Enter what else happens at the table: cards, abilities, effects and more"));
    add("F5", nullptr, QT_TR_NOOP("&Fill in the rest"), QT_TR_NOOP("Set up the rest in the usual way"));
    add("Ctrl+F", nullptr, QT_TR_NOOP("&Search the journal"), QT_TR_NOOP("Look for words in the journal"));
    add("Ctrl+B", nullptr, QT_TR_NOOP("&Bookmark"), QT_TR_NOOP("Give this moment of the game a name"));
    add("F6", nullptr, QT_TR_NOOP("Pre&vious entry"), QT_TR_NOOP("Show the game as it was one entry earlier"));
    add("F7", nullptr, QT_TR_NOOP("Ne&xt entry"), QT_TR_NOOP("Show the game as it was one entry later"));
    add("F3", nullptr, QT_TR_NOOP("&Legend"), QT_TR_NOOP("What the signs and colours on the board mean"));
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
    // A key held down too long must not play on; browsing the journal may repeat while it is held.
    action->setAutoRepeat(key == QLatin1String("F6") || key == QLatin1String("F7"));
    action->setProperty(ofSomePages, true);
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

const std::set<DeskAction> DeskActions::ofSomeDesks{
    DeskAction::Correct, DeskAction::SomethingElse, DeskAction::FillRest, DeskAction::Legend};

void DeskActions::setOffered(const std::set<DeskAction> &offered)
{
    for (const DeskAction action : ofSomeDesks)
        m_entries.at(static_cast<qsizetype>(action)).action->setVisible(offered.contains(action));
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
