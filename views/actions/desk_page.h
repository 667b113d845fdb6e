#pragma once

#include "views/actions/desk_actions.h"

#include <QList>
#include <QWidget>

namespace dossier
{

class TablePage;

/// A page for the menu of a session. It announces changes of its enabled commands by a signal of its own.
class DeskPage
{
public:
    DeskPage() = default;
    virtual ~DeskPage() = default;
    Q_DISABLE_COPY_MOVE(DeskPage)

    /// The commands that are enabled now.
    [[nodiscard]] virtual std::set<DeskAction> possible() const = 0;

    /// This page's share of the commands that only some pages have.
    [[nodiscard]] virtual std::set<DeskAction> offered() const { return {}; }

    virtual void perform(DeskAction action) = 0;

    /// The table pages that it shows, at once or in turn.
    [[nodiscard]] virtual QList<TablePage *> tables() { return {}; }
};

/// True when a game is played on that page.
[[nodiscard]] inline bool isTable(QWidget *page)
{
    auto *desk = dynamic_cast<DeskPage *>(page);
    return desk != nullptr && !desk->tables().isEmpty();
}

} // namespace dossier
