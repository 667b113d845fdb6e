#pragma once

#include "views/actions/session_menu.h"

#include <QList>
#include <QObject>

#include <map>
#include <optional>
#include <set>

class QAction;

namespace dossier
{

class BoardActions;

/// The desk's own menu entries with their keys, available while a desk is shown and can use them; those that the board
/// of a map has too are shared with it.
class DeskActions : public QObject
{
    Q_OBJECT

public:
    DeskActions(BoardActions &board, QObject *parent);

    /// The entries of the desk's menu in order; null means a separator.
    [[nodiscard]] QList<QAction *> menu() const;

    /// The entry for that action.
    [[nodiscard]] QAction *action(DeskAction which) const { return m_actions.at(which); }

    /// The switches of the board's shadings.
    [[nodiscard]] QList<QAction *> shadings() const;

    /// Sets the enabled commands; empty while no desk is shown.
    void setPossible(const std::set<DeskAction> &possible);

    /// Shows, of the entries that only some pages have, those of the current page; all of them without a page.
    void setOffered(const std::optional<std::set<DeskAction>> &offered);

    void retranslate();

signals:
    void asked(dossier::DeskAction action);

private:
    void add(const SessionEntry &entry);

    BoardActions &m_board;
    std::map<DeskAction, QAction *> m_actions;
    bool m_onDesk = false;
};

} // namespace dossier
