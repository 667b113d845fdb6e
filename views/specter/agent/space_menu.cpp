#include "views/specter/agent/space_menu.h"

#include "views/kit/plain_text.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct AgentsSpaceMenu
{
    Q_DECLARE_TR_FUNCTIONS(AgentsSpaceMenu)
};

} // namespace

void openAgentsSpaceMenu(
    QWidget &page, const QPoint &global, const DrawnMove &move, Space space, const AgentsSpaceActs &acts)
{
    const QString here = wording::name(specter::Coordinate(space));
    auto *menu = new QMenu(&page);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(here)->setEnabled(false);
    menu->addSeparator();
    const auto end = std::ranges::find(move.ends(), specter::Coordinate(space), &specter::QuietestEnd::end);
    if (end != move.ends().end())
        menu->addAction(menuLine(AgentsSpaceMenu::tr("Best path to %1: %2", "a space, what is shown")
                                .arg(here, agentwords::brief(end->shown))),
            &page, acts.goQuietest);
    if (!move.isStanding())
        menu->addAction(AgentsSpaceMenu::tr("Remove the path"), &page, acts.letGo);
    menu->popup(global);
}

} // namespace dossier
