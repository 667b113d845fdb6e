#pragma once

#include "views/actions/desk_actions.h"

#include <QList>
#include <QWidget>

namespace dossier
{

class TablePage;

/// A page that the menu of a session can be used on. It says by a signal of its own when what is possible has changed.
class DeskPage
{
public:
    DeskPage() = default;
    virtual ~DeskPage() = default;
    Q_DISABLE_COPY_MOVE(DeskPage)

    /// What it can be asked now.
    [[nodiscard]] virtual std::set<DeskAction> possible() const = 0;

    /// Of what only some pages can ever be asked, what this one can.
    [[nodiscard]] virtual std::set<DeskAction> offered() const { return {}; }

    virtual void perform(DeskAction action) = 0;

    /// The pages of play that it shows, itself or in turn.
    [[nodiscard]] virtual QList<TablePage *> tables() { return {}; }
};

/// Whether a page is one on which a game is played.
[[nodiscard]] inline bool isTable(QWidget *page)
{
    auto *desk = dynamic_cast<DeskPage *>(page);
    return desk != nullptr && !desk->tables().isEmpty();
}

} // namespace dossier
