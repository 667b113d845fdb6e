#pragma once

#include <QList>
#include <QObject>

#include <set>

class QAction;

namespace dossier
{

class BoardActions;

/// The commands in the menu of a session's desk.
enum class DeskAction : std::uint8_t
{
    /// The due action; before the game, its beginning.
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

/// The desk's own menu entries with their keys, available while a desk is shown and can use them; those that the board
/// of a map has too are shared with it.
class DeskActions : public QObject
{
    Q_OBJECT

public:
    DeskActions(BoardActions &board, QObject *parent);

    /// The entries of the desk's menu in order; null means a separator.
    [[nodiscard]] QList<QAction *> menu() const;

    /// The switches of the board's shadings.
    [[nodiscard]] QList<QAction *> shadings() const;

    /// Sets the enabled commands; empty while no desk is shown.
    void setPossible(const std::set<DeskAction> &possible);

    /// Sets the visible ones among the commands that only some pages have.
    void setOffered(const std::set<DeskAction> &offered);

    /// The commands that only some pages have.
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
