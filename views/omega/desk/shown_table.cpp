#include "views/omega/desk/shown_table.h"

#include "model/omega/seen/attack.h"
#include "model/omega/seen/blast.h"
#include "model/omega/seen/gates.h"
#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"
#include "views/actions/desk_actions.h"
#include "views/omega/desk/headline.h"
#include "views/omega/selection/ways.h"
#include "views/omega/verdict/judged_scene.h"

#include <QAction>
#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ShownTableWords
{
    Q_DECLARE_TR_FUNCTIONS(ShownTableWords)
};

/// Returns the resolution of the room card that is due, with the only tile that it can turn; nothing where it turns
/// none, or one of several.
std::optional<OmegaCommand> onlyTile(const omega::View &view, const Offers &offers)
{
    const auto *due = view.due.empty() ? nullptr : get_if<omega::ResolveCard>(&view.due.front().command);
    std::optional<OmegaCommand> only;
    for (const Offer &offer : offers)
        if (const auto *resolve = offer.command.as<omega::ResolveCard>();
            due != nullptr && resolve != nullptr && resolve->card == due->card && resolve->tile && !offer.no)
        {
            if (only)
                return std::nullopt;
            only = offer.command;
        }
    return only;
}

std::optional<OmegaCommand> chosenOf(const omega::View &view, const Picked &picked, const Offers &offers)
{
    if (!picked.order.empty())
        return makeCommand(omega::AssignInitiative{picked.order});
    if (view.open.pending.allowances.empty() && !view.open.pending.reveal)
        return std::nullopt;
    if (std::optional<OmegaCommand> only = onlyTile(view, offers))
        return only;
    for (const Offer &offer : offers)
        if (!offer.no && (picked.space || !picked.marked.empty())
            && (offer.command.as<omega::Spawn>() != nullptr || offer.command.as<omega::PlaceMarkers>() != nullptr
                || offer.command.as<omega::ResolveCard>() != nullptr))
            return offer.command;
    return std::nullopt;
}

/// Returns the explosion that is about to be rolled, that the user considers, or that would follow an offered attack.
std::optional<omega::Explode> blastOf(
    const omega::View &view, const Offers &offers, const std::optional<omega::Explode> &asked)
{
    if (std::optional<omega::Explode> due = omega::explosionDue(view.open); due || asked)
        return due ? due : asked;
    for (const Offer &offer : offers)
        if (const auto *attack = offer.command.as<omega::DeclareAttack>(); attack != nullptr && !offer.no)
            if (const auto *weapon = omega::found(view.open.content.weapons, attack->weapon);
                weapon != nullptr && weapon->explosive)
                return omega::Explode{.at = attack->to, .radius = *weapon->explosive};
    return std::nullopt;
}

/// Tints the spaces where something can be placed: enemies, gas and other things each in their own tint.
Wash placesWash(const omega::PublicTable &table, const SpaceSet &places)
{
    const auto &allowances = table.pending.allowances;
    if (!allowances.empty() && !allowances.front().marker)
        return {.tone = BoardTone::Rose,
            .mark = WashMark::Outlined,
            .spaces = places,
            .name = ShownTableWords::tr("an enemy can be placed here").toStdString()};
    if (!allowances.empty() && allowances.front().marker == omega::MarkerKind::Gas)
        return {.tone = BoardTone::Olive,
            .spaces = places,
            .name = ShownTableWords::tr("gas can be placed here").toStdString()};
    return {
        .tone = BoardTone::Amber, .spaces = places, .name = ShownTableWords::tr("it can be placed here").toStdString()};
}

/// Adds the top layers of the judged board: signs, spaces picked for placing, spaces where something can be placed, the
/// area of an explosion.
void lay(FloorScene &scene, const omega::View &view, const ShownState &shownState, const Offers &offers)
{
    const Picked &picked = shownState.picked;
    addSigns(scene, view);
    for (const Space space : picked.marked)
        scene.marked.set(space);
    if (shownState.filled)
        scene.marked.set(*shownState.filled);
    if (const SpaceSet places = placesFor(view, picked); !places.empty())
        scene.washes.push_back(placesWash(view.open, places));
    if (picked.space && !view.open.pending.allowances.empty())
        scene.declaredTo = picked.space;
    scene.proposed = proposedBy(view.open, offers);
    if (const std::optional<omega::Explode> blast = blastOf(view, offers, shownState.blast))
        scene.washes.push_back({.tone = BoardTone::Red,
            .spaces = omega::blastOn(view.open, blast->at, blast->radius),
            .name = ShownTableWords::tr("the explosion reaches it").toStdString()});
}

/// True when a click on the space would lead to a move of the active combatant.
bool canGo(const omega::View &view, const omega::Combatant &actor, Space to)
{
    const std::vector<Space> path = wayDrawnOn(view.open, {.actor = actor}, to);
    return std::ranges::any_of(offersFor(view, {.actor = actor, .space = to, .path = path}),
        [](const Offer &offer) { return !offer.no && offer.command.as<omega::Move>() != nullptr; });
}

/// True when the cost of a move may depend on the way: figures on the map slow it, and they may make it too expensive.
bool mayCostTooMuch(const omega::PublicTable &table, omega::Role role, int actions)
{
    int cost = omega::costOf(table, omega::ActionKind::Move);
    for (const auto &[figure, standing] : table.figures)
        if (const omega::FigureCard *card = omega::cardOf(table, figure); card != nullptr && card->slowsWithin)
            cost += card->slows.value_or(0);
    return omega::increasing(table, role, cost * actions).has_value();
}

/// Keeps only spaces that a click can reach: none where the active combatant has moved already, or cannot pay.
void leavePossible(std::vector<ReachedSpace> &reach, const omega::View &view, const Picked &picked, int actions)
{
    if (!picked.actor || !view.open.turn || view.open.turn->who != *picked.actor)
        return;
    const auto isRefused
        = [&](const ReachedSpace &reached) { return reached.cost > 0 && !canGo(view, *picked.actor, reached.space); };
    const auto *role = get_if<omega::Role>(&*picked.actor);
    if (role != nullptr && mayCostTooMuch(view.open, *role, actions))
        std::erase_if(reach, isRefused);
    const auto away = std::ranges::find_if(reach, [](const ReachedSpace &reached) { return reached.cost > 0; });
    if (away == reach.end() || isRefused(*away))
        reach.clear();
}

/// Adds the reach and the way of those whom the judged board omits, or whose way it does not judge: a downed commando,
/// and a large figure, which no rule of `first` covers.
void layWay(FloorScene &scene, const omega::View &view, const Picked &picked, const Offers &offers, bool showReach)
{
    const omega::PublicTable &table = view.open;
    int actions = 1;
    for (const Offer &offer : offers)
        if (const auto *move = offer.command.as<omega::Move>(); move != nullptr && !offer.no)
            actions = std::max(actions, move->actions);
    const std::optional<MoveQuestion> question = omega::moveQuestionFor(table, *picked.actor, actions);
    if (!question)
        return;
    if (showReach)
    {
        scene.reach = reachOf(omega::mapOf(table), *question);
        // A press on a space that it covers already picks the figure.
        std::erase_if(scene.reach, [&](const ReachedSpace &end)
            { return end.space != question->mover.at && question->mover.covers(end.space); });
    }
    scene.path = picked.path;
    if (picked.path.size() > 1)
        if (const MoveVerdict verdict = omega::judged(table, *question, picked.path); verdict.offence)
            scene.offendingStep = verdict.offence->step;
}

/// Adds the active combatants without a piece: a downed commando, who has only a marker on the map, and a large figure.
void layOthers(FloorScene &scene, const omega::View &view, const Picked &picked, const Offers &offers, bool showReach)
{
    const omega::PublicTable &table = view.open;
    const std::optional<Figure> figure = picked.actor ? omega::figureOf(table, *picked.actor) : std::nullopt;
    if (figure && figure->size > 1)
        layWay(scene, view, picked, offers, showReach);
    if (!figure || !table.turn || table.turn->who != *picked.actor || !omega::isMarker(table, *picked.actor))
        return;
    SpaceSet own;
    own.set(figure->at);
    scene.washes.push_back({.tone = BoardTone::Teal,
        .mark = WashMark::Outlined,
        .spaces = own,
        .name = ShownTableWords::tr("chosen to act").toStdString()});
    layWay(scene, view, picked, offers, showReach);
}

/// True when the user picked something for an offer, or an offer is proposed, so that it is more likely meant than the
/// step that is due.
bool isMeant(const omega::View &view, const Picked &picked, const Offers &offers)
{
    const bool picks = picked.target || picked.path.size() > 1 || picked.space || picked.door || !picked.marked.empty();
    const bool proposes = std::ranges::any_of(offers, &Offer::proposed);
    return (picks || proposes || view.due.empty()) && std::ranges::any_of(offers, isLedTo);
}

} // namespace

ShownTable shownTable(const omega::View &view, const SessionBoard &board, const ShownState &asked)
{
    BoardChoice choice = choiceOf(view, board, asked.picked);
    const bool showReach
        = !view.open.pending.any() && view.open.clock.step != omega::Step::Over && asked.shadings.reach;
    choice.showReach = showReach && choice.actor.has_value();
    choice.showSight = choice.actor.has_value() && asked.shadings.sight;
    choice.showDanger = asked.shadings.danger;
    const Judgement judgement = judged(board.board, choice, view.open.printing);
    ShownTable shown{.scene = sceneOf(board.board, choice, judgement),
        .stage = asked.past ? stageOfThePast() : stageOf(view, asked.picked, board, choice, judgement)};
    // Blockers are shown only where they refuse the attack.
    if (shown.stage.tone == wording::Tone::Allowed || (judgement.sight && judgement.sight->lineOfSight))
        std::erase_if(shown.scene.evidence, [](const Evidence &line) { return line.proof == Proof::Blocked; });
    if (asked.fills)
    {
        shown.stage.headline = formHeadline(asked.byClicks);
        shown.stage.fillsForm = true;
    }
    if (asked.blast && asked.rolls)
    {
        shown.stage.headline = blastHeadline(*asked.blast);
        shown.stage.disabledReason = blastWaits(*asked.blast);
        // Text about the picks does not concern the dice.
        shown.stage.tone = wording::Tone::Open;
        shown.stage.text.clear();
        shown.stage.rules.clear();
        shown.stage.odds.reset();
    }
    lay(shown.scene, view, asked, shown.stage.offers);
    layOthers(shown.scene, view, asked.picked, shown.stage.offers, showReach);
    leavePossible(shown.scene.reach, view, asked.picked, choice.actions);
    shown.chosen = chosenOf(view, asked.picked, shown.stage.offers);
    if (view.open.clock.step == omega::Step::Stances && !asked.past)
        shown.stage.offers.clear();
    // If the request is refused, another offer is not what the user meant. Requested dice are answered first: no other
    // button is the default beside them.
    shown.stage.meant = isMeant(view, asked.picked, shown.stage.offers) && !isRefused(shown.stage)
        && shown.stage.disabledReason.isEmpty();
    return shown;
}

std::optional<omega::Combatant> enemyPicked(const omega::PublicTable &table, const Picked &picked)
{
    for (const std::optional<omega::Combatant> &who : {picked.target, picked.actor})
        if (who && omega::sideOf(table, *who) == Side::Enemy)
            return who;
    return std::nullopt;
}

Shadings shadingsBy(const QList<QAction *> &switches)
{
    const auto isOn = [&](DeskAction shading, bool atFirst)
    {
        const auto which = static_cast<int>(shading) - static_cast<int>(DeskAction::Reach);
        return which < switches.size() ? switches.at(which)->isChecked() : atFirst;
    };
    const Shadings first;
    return {isOn(DeskAction::Reach, first.reach), isOn(DeskAction::Sight, first.sight),
        isOn(DeskAction::Danger, first.danger)};
}

} // namespace dossier
