#pragma once

#include <QList>
#include <QObject>

#include <set>

class QAction;

namespace dossier
{

class BoardActions;

/// What the desk of a session can be asked by its menu.
enum class DeskAction : std::uint8_t
{
    /// What is due; before the game, to begin it.
    GoOn,
    Correct,
    SomethingElse,
    FillRest,
    Search,
    Bookmark,
    Earlier,
    Later,
    Legend,
    /// Keys that the board of a map has as well: only one of the two is ever shown.
    Undo,
    Redo,
    Reach,
    Sight,
    Danger,
};

/// The desk's own entries of the menus with their keys, for as long as a desk is shown and they can be used; those that
/// the board of a map has too are shared with it.
class DeskActions : public QObject
{
    Q_OBJECT

public:
    DeskActions(BoardActions &board, QObject *parent);

    /// The entries of the desk's menu in order; null stands for a line between them.
    [[nodiscard]] QList<QAction *> menu() const;

    /// The switches of what the board is shaded by.
    [[nodiscard]] QList<QAction *> shadings() const;

    /// What can be asked now; nothing while no desk is shown.
    void setPossible(const std::set<DeskAction> &possible);

    /// Of what only some pages can ever be asked, an entry is there for that alone.
    void setOffered(const std::set<DeskAction> &offered);

    /// What only some pages can ever be asked.
    static const std::set<DeskAction> ofSomeDesks;

    void retranslate();

signals:
    void asked(dossier::DeskAction action);

private:
    struct Entry
    {
        QAction *action;
        const char *text;
        const char *tip;
    };

    void add(const char *key, const char *icon, const char *text, const char *tip);

    BoardActions &m_board;
    /// In the order of DeskAction.
    QList<Entry> m_entries;
    bool m_onDesk = false;
};

} // namespace dossier
