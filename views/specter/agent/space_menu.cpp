#include "views/specter/agent/space_menu.h"

#include "model/specter/seen/rule_ids.h"
#include "views/kit/plain_text.h"
#include "views/specter/agent/card_chooser.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/command_wording.h"
#include "views/specter/words/refusal_wording.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace dossier
{

namespace
{

/// Characters of a reason that the menu shows.
constexpr int maxReasonLength = 160;

/// The translation context of this file, and `tr` in it.
struct AgentsSpaceMenu
{
    Q_DECLARE_TR_FUNCTIONS(AgentsSpaceMenu)
};

/// Adds the path that shows least, unless the space is needed for the card's token.
void addPath(QMenu &menu, const DrawnMove &move, Space space, const AgentsSpaceActs &acts)
{
    const auto end = std::ranges::find(move.ends(), specter::Coordinate(space), &specter::QuietestEnd::end);
    if (end != move.ends().end())
        menu.addAction(menuLine(AgentsSpaceMenu::tr("Best path to %1: %2", "a space, what is shown")
                               .arg(wording::name(specter::Coordinate(space)), agentwords::brief(end->shown))),
            &menu, acts.goQuietest);
}

void addChoice(
    QMenu &menu, const specter::PublicTable &table, const CardChooser &cards, Space space, const AgentsSpaceActs &acts)
{
    const std::optional<specter::CardUse> chosen = cards.chosenAt(space);
    if (!chosen)
        return;
    const bool puts = chosen->at == specter::Coordinate(space);
    menu.addAction(
        menuLine(puts ? AgentsSpaceMenu::tr("Put %1 on %2", "a card, a space")
                            .arg(wording::nameOf(table, chosen->card), wording::name(specter::Coordinate(space)))
                      : AgentsSpaceMenu::tr("Use %1 on %2", "a card, a hunter")
                            .arg(wording::nameOf(table, chosen->card), wording::nameOf(table, *chosen->hunter))),
        &menu, acts.choose);
}

/// Says why nobody can go to a space or why its objective cannot be turned over.
QString whyNotThere(const specter::View &view, Space space)
{
    if (const QString objective = agentwords::notCompleted(view, space); !objective.isEmpty())
        return objective;
    AgentDraft there = standing(view);
    if (there.path.empty() || there.path.front() == specter::Coordinate(space))
        return {};
    if (!boardOf(view.open).isOpen(space))
        return wording::sentence(
            view.open, specter::Violation{rule::SO_BOARD_4, specter::reason::OnAStructure{specter::Coordinate(space)}});
    there.path.emplace_back(space);
    const DraftVerdict verdict = judged(view, there);
    const bool beside = adjacent(there.path.front(), space);
    return beside && verdict.refusal ? wording::sentence(view.open, *verdict.refusal) : QString();
}

/// SO-MOVE-2: an objective is turned over before the move.
void addObjective(QMenu &menu, const SpecterViewPtr &view, Space space, const AgentsSpaceActs &acts)
{
    for (std::size_t due = 0; due < view->due.size(); ++due)
    {
        const auto *objective = get_if<specter::CompleteObjective>(&view->due[due].command);
        if (objective != nullptr && objective->objective == specter::Coordinate(space))
            menu.addAction(menuLine(wording::button(*view, view->due[due].command)), &menu,
                [give = acts.give, command = makeDueCommand(view, due)] { give(command); });
    }
}

} // namespace

void openAgentsSpaceMenu(QWidget &page, const QPoint &global, const DrawnMove &move, Space space,
    const CardChooser &cards, const AgentsSpaceActs &acts)
{
    auto *menu = new QMenu(&page);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(wording::name(specter::Coordinate(space)))->setEnabled(false);
    menu->addSeparator();
    const qsizetype empty = menu->actions().size();
    addObjective(*menu, move.view(), space, acts);
    const bool placing = cards.awaitsPlace();
    addChoice(*menu, move.view()->open, cards, space, acts);
    if (!placing)
        addPath(*menu, move, space, acts);
    if (menu->actions().size() == empty)
    {
        const QString why
            = placing ? AgentsSpaceMenu::tr("The token cannot go here") : whyNotThere(*move.view(), space);
        menu->addAction(
                menuLine(why.isEmpty() ? AgentsSpaceMenu::tr("Out of reach in this turn") : why, maxReasonLength))
            ->setEnabled(false);
    }
    if (!move.isStanding())
        menu->addAction(AgentsSpaceMenu::tr("Remove the path"), &page, acts.clearSelection);
    menu->popup(global);
}

} // namespace dossier
