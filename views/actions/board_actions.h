#pragma once

#include "views/actions/drawing_tool.h"
#include "views/actions/edit_wording.h"

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;

namespace dossier
{

/// The commands for a board, apart from the choice of a tool.
enum class BoardAction : std::uint8_t
{
    Undo,
    Redo,
    Cut,
    Copy,
    Paste,
    Delete,
    SelectAll,
    Turn,
    Rotate,
    Resize,
    CopyQuery,
    ShowReach,
    ShowSight,
    ShowDanger,
};

/// The commands for a board as actions with keys: for menus, for buttons and for the list of keys. They are available
/// only while the board is shown; undo and redo always, and the shadings also while they are lent.
class BoardActions : public QObject
{
    Q_OBJECT

public:
    explicit BoardActions(QObject *parent);

    [[nodiscard]] QAction *at(BoardAction action) const { return m_actions.at(static_cast<int>(action)); }

    [[nodiscard]] QAction *of(DrawingTool tool) const { return m_tools.at(static_cast<int>(tool)); }

    [[nodiscard]] QAction *of(Shape shape) const { return m_shapes.at(static_cast<int>(shape)); }

    /// The actions by menu, in order; a null pointer means a separator.
    [[nodiscard]] QList<QAction *> editMenu() const;
    [[nodiscard]] QList<QAction *> toolMenu() const;

    [[nodiscard]] QList<QAction *> shadings() const { return m_actions.mid(static_cast<int>(BoardAction::ShowReach)); }

    [[nodiscard]] DrawingTool tool() const;
    [[nodiscard]] Shape shape() const;

    void setOnBoard(bool onBoard);
    void renderState(const EditState &state);
    /// Sets whether there are spaces to cut, copy and delete, and a figure to turn.
    void renderPicked(bool spaces, bool piece);
    /// Lends undo, redo and the shadings to the desk of a session while one is shown.
    void lend(bool onDesk, bool undo, bool redo, bool shadings);
    void retranslate();

signals:
    /// A tool or shape was chosen.
    void toolChosen();

private:
    struct Entry
    {
        QAction *action;
        const char *text;
        const char *tip;
    };

    QAction *add(const char *key, const char *icon, const char *text, const char *tip);
    QAction *addChoice(QActionGroup *group, const char *key, const char *icon, const char *text, const char *tip);
    void addEdits();
    void addTools();
    void addShapes();
    void enable();
    void name(BoardAction action, std::optional<BoardEdit> edit, const QString &bare, const QString &full);

    QList<Entry> m_entries;
    QList<QAction *> m_actions;
    QList<QAction *> m_tools;
    QList<QAction *> m_shapes;
    EditState m_state;
    bool m_onBoard = false;
    bool m_spaces = false;
    bool m_piece = false;
    /// Availability of the lent actions on the desk of a session.
    bool m_onDesk = false;
    bool m_deskUndo = false;
    bool m_deskRedo = false;
    bool m_deskShadings = false;
};

} // namespace dossier
