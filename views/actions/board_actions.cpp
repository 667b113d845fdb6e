#include "views/actions/board_actions.h"

#include "views/kit/hotkeys.h"
#include "views/kit/icons.h"

#include <QAction>
#include <QActionGroup>

#include <algorithm>

namespace dossier
{

BoardActions::BoardActions(QObject *parent)
    : QObject(parent)
{
    addEdits();
    addTools();
    addShapes();
    enable();
    retranslate();
}

QAction *BoardActions::add(const char *key, const char *iconName, const char *text, const char *tip)
{
    auto *action = new QAction(this);
    action->setShortcut(QKeySequence(QString::fromLatin1(key)));
    action->setMenuRole(QAction::NoRole);
    if (iconName != nullptr)
        action->setIcon(icon(QString::fromLatin1(iconName)));
    action->setObjectName(QLatin1String(iconName));
    m_entries.push_back({action, text, tip});
    return action;
}

QAction *BoardActions::addChoice(
    QActionGroup *group, const char *key, const char *iconName, const char *text, const char *tip)
{
    QAction *action = add(key, iconName, text, tip);
    action->setCheckable(true);
    group->addAction(action);
    connect(action, &QAction::triggered, this, &BoardActions::toolChosen);
    return action;
}

void BoardActions::addEdits()
{
    m_actions << add(hotkeys::undo, nullptr, QT_TR_NOOP("&Undo"), QT_TR_NOOP("Undo the last action"))
              << add("Ctrl+Shift+Z", nullptr, QT_TR_NOOP("&Redo"), QT_TR_NOOP("Redo what was undone"))
              << add("Ctrl+X", nullptr, QT_TR_NOOP("Cu&t"), QT_TR_NOOP("Copy the selected spaces and clear them"))
              << add("Ctrl+C", "copy", QT_TR_NOOP("&Copy"), QT_TR_NOOP("Copy the selected spaces as the text of a map"))
              << add("Ctrl+V", nullptr, QT_TR_NOOP("&Paste"),
                     QT_TR_NOOP("Paste copied spaces onto the map, starting at the selected space or the cursor"))
              << add("Del", "x", QT_TR_NOOP("&Delete"), QT_TR_NOOP("Clear the selected spaces, or remove the figure"))
              << add("Ctrl+A", nullptr, QT_TR_NOOP("Select &all"), QT_TR_NOOP("Select every space of the map"))
              << add(".", nullptr, QT_TR_NOOP("Turn the &figure"),
                     QT_TR_NOOP("Turn the figure that acts a quarter to the right; from west to all round"))
              << add("Ctrl+R", nullptr, QT_TR_NOOP("R&otate the map"), QT_TR_NOOP("Turn the map a quarter clockwise"))
              << add("Ctrl+Shift+R", "maximize", QT_TR_NOOP("Name and &size…"),
                     QT_TR_NOOP("Change the map’s name, columns and rows"))
              << add("Ctrl+Shift+C", nullptr, QT_TR_NOOP("Copy as &query"),
                     QT_TR_NOOP("Copy the question on screen as a line for “dossier check”"))
              << add("Shift+F2", "footprints", QT_TR_NOOP("&Reach"),
                     QT_TR_NOOP("Show where the figure can go, and the cost"))
              << add("Shift+F3", "eye", QT_TR_NOOP("Si&ght"), QT_TR_NOOP("Show what the figure sees"))
              << add("Shift+F4", "shield-alert", QT_TR_NOOP("&Danger"),
                     QT_TR_NOOP("Show how many enemies see each space"));
    at(BoardAction::Redo)->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    for (QAction *shading : shadings())
        shading->setCheckable(true);
}

void BoardActions::addTools()
{
    auto *group = new QActionGroup(this);
    const auto tool = [&](const char *key, const char *iconName, const char *text, const char *tip)
    { m_tools << addChoice(group, key, iconName, text, tip); };
    tool("V", "tool-select", QT_TR_NOOP("&Select and ask"),
        QT_TR_NOOP("Choose a figure, then its target or a path; drag to move it or to select spaces"));
    tool("W", "tool-wall", QT_TR_NOOP("&Wall"), QT_TR_NOOP("Draw walls"));
    tool("F", "tool-floor", QT_TR_NOOP("&Floor"), QT_TR_NOOP("Draw floor"));
    tool("D", "tool-door", QT_TR_NOOP("&Door"), QT_TR_NOOP("Close or open a door on a side of a space"));
    tool("R", "tool-rubble", QT_TR_NOOP("&Rubble"), QT_TR_NOOP("Place or remove rubble"));
    tool("N", "tool-vent", QT_TR_NOOP("&Vent"), QT_TR_NOOP("Place or remove a vent"));
    tool("P", "tool-peril", QT_TR_NOOP("&Peril"), QT_TR_NOOP("Place or remove peril"));
    tool("G", "tool-gas", QT_TR_NOOP("Corrosive &gas"), QT_TR_NOOP("Place or remove corrosive gas"));
    tool("M", "tool-marker", QT_TR_NOOP("&Marker"), QT_TR_NOOP("Place or remove a combatant marker"));
    tool("T", "tool-tile", QT_TR_NOOP("&Tile"), QT_TR_NOOP("Assign spaces to the tile of the letter that is set"));
    tool("I", "tool-emi", QT_TR_NOOP("EM&I tile"), QT_TR_NOOP("Fill the whole tile of a space with EMI, or clear it"));
    tool("C", "tool-commando", QT_TR_NOOP("&Commando"), QT_TR_NOOP("Place a commando, or choose the one there"));
    tool("E", "tool-enemy", QT_TR_NOOP("E&nemy"), QT_TR_NOOP("Place an enemy, or choose the one there"));
    m_tools.front()->setChecked(true);
}

void BoardActions::addShapes()
{
    auto *group = new QActionGroup(this);
    m_shapes << addChoice(group, "1", "shape-brush", QT_TR_NOOP("&Brush"),
        QT_TR_NOOP("Paint every space you drag "
                   "over"))
             << addChoice(group, "2", "shape-line", QT_TR_NOOP("&Line"), QT_TR_NOOP("Paint a straight line"))
             << addChoice(
                    group, "3", "shape-rectangle", QT_TR_NOOP("Rect&angle"), QT_TR_NOOP("Paint a full rectangle"));
    m_shapes.front()->setChecked(true);
}

QList<QAction *> BoardActions::editMenu() const
{
    QList<QAction *> menu = m_actions.mid(0, static_cast<int>(BoardAction::ShowReach));
    menu.insert(static_cast<int>(BoardAction::CopyQuery), nullptr);
    menu.insert(static_cast<int>(BoardAction::Turn), nullptr);
    menu.insert(static_cast<int>(BoardAction::Cut), nullptr);
    return menu;
}

QList<QAction *> BoardActions::toolMenu() const
{
    return m_tools + QList<QAction *>{nullptr} + m_shapes;
}

DrawingTool BoardActions::tool() const
{
    const auto chosen = std::ranges::find_if(m_tools, &QAction::isChecked);
    return static_cast<DrawingTool>(chosen - m_tools.begin());
}

Shape BoardActions::shape() const
{
    const auto chosen = std::ranges::find_if(m_shapes, &QAction::isChecked);
    return static_cast<Shape>(chosen - m_shapes.begin());
}

void BoardActions::setOnBoard(bool onBoard)
{
    m_onBoard = onBoard;
    enable();
}

void BoardActions::renderState(const EditState &state)
{
    m_state = state;
    enable();
    retranslate();
}

void BoardActions::renderPicked(bool spaces, bool piece)
{
    m_spaces = spaces;
    m_piece = piece;
    enable();
}

void BoardActions::lend(bool onDesk, bool undo, bool redo, bool shadings)
{
    m_onDesk = onDesk;
    m_deskUndo = undo;
    m_deskRedo = redo;
    m_deskShadings = shadings;
    enable();
    retranslate();
}

void BoardActions::enable()
{
    for (const Entry &entry : m_entries)
    {
        entry.action->setEnabled(m_onBoard);
        entry.action->setVisible(m_onBoard);
    }
    for (QAction *shading : shadings())
        shading->setVisible(m_onBoard || (m_onDesk && m_deskShadings));
    at(BoardAction::Undo)->setVisible(true);
    at(BoardAction::Redo)->setVisible(true);
    const auto only = [this](BoardAction action, bool possible) { at(action)->setEnabled(m_onBoard && possible); };
    only(BoardAction::Undo, m_state.undo.has_value());
    only(BoardAction::Redo, m_state.redo.has_value());
    only(BoardAction::Cut, m_spaces);
    only(BoardAction::Copy, m_spaces);
    only(BoardAction::Delete, m_spaces || m_piece);
    only(BoardAction::Turn, m_piece);
    if (!m_onDesk)
        return;
    at(BoardAction::Undo)->setEnabled(m_deskUndo);
    at(BoardAction::Redo)->setEnabled(m_deskRedo);
    for (QAction *shading : shadings())
        shading->setEnabled(m_deskShadings);
}

void BoardActions::name(BoardAction action, std::optional<BoardEdit> edit, const QString &bare, const QString &full)
{
    at(action)->setText(edit ? full.arg(wording::edit(*edit)) : bare);
}

void BoardActions::retranslate()
{
    for (const Entry &entry : m_entries)
    {
        entry.action->setText(tr(entry.text));
        entry.action->setToolTip(tr(entry.tip));
    }
    const EditState bare;
    const EditState &state = m_onDesk ? bare : m_state;
    name(BoardAction::Undo, state.undo, tr("&Undo"), tr("&Undo: %1"));
    name(BoardAction::Redo, state.redo, tr("&Redo"), tr("&Redo: %1"));
}

} // namespace dossier
