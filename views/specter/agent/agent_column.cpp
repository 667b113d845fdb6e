#include "views/specter/agent/agent_column.h"

#include "views/kit/desk_layout.h"
#include "views/rules/rule_links.h"
#include "views/specter/agent/know_card.h"
#include "views/specter/parts/hunters_card.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct AgentColumnWords
{
    Q_DECLARE_TR_FUNCTIONS(AgentColumn)
};

Part acting(const AgentDesk &desk, const AgentColumnActions &actions)
{
    const DrawnMove &move = desk.move;
    return column(
        {agentOffers(move.view(), desk.hand, {actions.give, actions.chooseHand.run}).keyed(QStringLiteral("offers")),
            pathBar(move, desk.path, desk.layers, actions.path),
            ruleLinks(move.verdict().rules, actions.openRule).when(desk.isNarrow && move.isDue()),
            desk.card.part(actions.card), endsCard(*move.view(), move.draft(), move.ends(), actions.follow)})
        .spaced(panelGap)
        .disabledIf(desk.isPast, AgentColumnWords::tr("The table of the past can only be looked at."));
}

} // namespace

Part agentColumn(const AgentDesk &desk, SheetModel &sheet, const AgentColumnActions &actions)
{
    const SpecterViewPtr &view = desk.move.view();
    Parts all{acting(desk, actions), knowCard(desk.move.known(), view->open.clock.phase == specter::Phase::Over),
        huntersCard(view->open, desk.players)};
    all.push_back(desk.isNarrow ? movementSheet(view, desk.players, sheet, false, actions.showPath) : stretch());
    return column(std::move(all)).spaced(panelGap, {12, 4, 12, 8});
}

} // namespace dossier
