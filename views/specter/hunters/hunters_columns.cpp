#include "views/specter/hunters/hunters_columns.h"

#include "model/specter/seen/refusal.h"
#include "views/kit/desk_layout.h"
#include "views/session/said_aloud.h"
#include "views/specter/hunters/clash_bar.h"
#include "views/specter/hunters/hunters_offers.h"
#include "views/specter/parts/agent_card.h"
#include "views/specter/parts/command_buttons.h"
#include "views/specter/parts/movement_panel.h"
#include "views/specter/parts/said_card.h"
#include "views/specter/selection/hunters_due.h"
#include "views/specter/words/refusal_wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct ActingWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ActingPanels)
};

/// Says why the hunter on turn attacks none of the agents found; empty when none was found, or an attack is due or
/// made.
QString whyNoAttack(const specter::View &view)
{
    const std::optional<specter::HunterTurn> &turn = view.open.turn;
    if (!turn || turn->found.empty() || turn->attacked || turn->usedAbility || dueOf<specter::AttackAgent>(view))
        return {};
    const specter::Refusal no = specter::refusal(view, specter::AttackAgent{turn->found.begin()->first, {}, {}});
    return no ? ActingWords::tr("No attack: %1", "why").arg(wording::sentence(view.open, *no)) : QString();
}

Part notice(const HuntersDesk &desk)
{
    const specter::PublicTable &table = desk.turn.view()->open;
    const bool waits = !desk.isPast && !table.players.sheetsOnPaper
        && (table.clock.phase == specter::Phase::Agents || table.secondAgentDue);
    const QString words = waits ? ActingWords::tr("The agent moves now. What has to be shown appears here by itself.")
        : desk.isPast           ? QString()
                                : whyNoAttack(*desk.turn.view());
    return text(words, Role::Dim).wrapping().when(!words.isEmpty());
}

/// Shows the line for the hunter's destination.
Part spaceLine(const HuntersDesk &desk, const HuntersActions &actions)
{
    return field(QStringLiteral("hunterGoesTo"), ActingWords::tr("Space that the hunter goes to"), desk.typedSpace,
        [type = actions.typeSpace](const QVariant &typed) { type.run(typed.toString()); })
        .with(&Field::placeholder, ActingWords::tr("Space, such as K12"))
        .with(&Field::activated, Action<int>([go = actions.goToTyped](int) { go.run(); }))
        .withTip(ActingWords::tr("Type a space and press Enter: the hunter goes there. On the board, typing a letter "
                                 "begins."))
        .when(canTypeSpace(desk));
}

/// A past table offers nothing.
Parts entries(const HuntersDesk &desk, const HuntersActions &actions)
{
    const SpecterViewPtr &view = desk.turn.view();
    Parts all{notice(desk)};
    if (isRolling(desk))
        all.push_back(attackPanel(view, desk.roll, actions.roll));
    all.push_back(spaceLine(desk, actions));
    if (!desk.isPast && view->open.turn && (!view->open.turn->moved || !waysOf(*view).empty()))
        all.push_back(movementPanel(view, desk.turn.pick(), desk.tells, actions.pick, actions.roll.openRule)
                .keyed(QStringLiteral("move")));
    if (isAnswering(desk))
        all.push_back(answerPanel(view, desk.answer, actions.answer));
    if (isReporting(desk))
        all.push_back(reportPanel(view, desk.report, actions.report).keyed(QStringLiteral("report")));
    if (copiesSheet(desk))
        all.push_back(sheetPanel(view, desk.sheet, actions.sheet));
    if (!desk.isPast)
        all.push_back(commandButtons(huntersOffers(view), actions.hunters.give));
    return all;
}

} // namespace

Part actingColumn(const HuntersDesk &desk, const std::vector<BoardSign> &signs, const HuntersActions &actions)
{
    const SpecterViewPtr &view = desk.turn.view();
    Parts all = entries(desk, actions);
    for (const auto &[kind, hunter] : view->open.hunters)
        all.push_back(hunterCard(view, kind, desk.players.of(kind), actions.hunters));
    if (view->open.agents.contains(desk.known.agent()))
        all.push_back(agentCard(*view, desk.known.agent()));
    all.push_back(tableCard(view, desk.table, actions.hunters.give, actions.changeTable));
    Part acts = column(std::move(all))
                    .spaced(panelGap)
                    .disabledIf(desk.isPast, ActingWords::tr("The table of the past can only be looked at."));
    if (!desk.hasLegend)
        return acts;
    return column({boardLegend(signs, actions.closeLegend), std::move(acts)}).spaced(panelGap);
}

Part pinnedFacts(HuntersDesk &desk, const QStringList &said, const HuntersActions &actions)
{
    const SpecterViewPtr &view = desk.turn.view();
    Inference *known = desk.known.known();
    Parts all{clashBar(view, desk.known.agent(), known != nullptr ? known->clash() : std::vector<specter::FactPlace>(),
        actions.correct)};
    if (known != nullptr)
        all.push_back(saidCard(view->open, desk.known.agent()));
    // The list of what can be decided otherwise names it, too, and needs the room.
    all.push_back(sayCard(desk.overrule.isOpen ? QStringList() : said));
    all.push_back(overruleCard(view->open, desk.overrule, actions.overrule)
            .when(!desk.isPast && !standingAnswers(view->open).empty()));
    return column(std::move(all)).spaced(panelGap, {12, 10, 12, 4});
}

Part knownColumn(const HuntersDesk &desk, const HuntersActions &actions)
{
    const SpecterViewPtr &view = desk.turn.view();
    const Inference *known = desk.known.known();
    if (known == nullptr)
        return column({}).when(false);
    return column({inferencePanel(*view, *known, desk.known.agent(), desk.heat, desk.words, actions.inference),
                      factsPanel(view, desk.known.agent(), desk.facts, actions.facts)
                          .disabledIf(desk.isPast, ActingWords::tr("The table of the past can only be looked at."))})
        .spaced(panelGap)
        .stretched();
}

} // namespace dossier
