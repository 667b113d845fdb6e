#include "views/omega/desk/shown_table.h"

#include "model/omega/seen/attack.h"
#include "model/omega/seen/blast.h"
#include "model/omega/seen/numbers.h"
#include "views/actions/desk_actions.h"
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

/// The card of a room that is due, with the one tile that it can turn; nothing where it turns none, or one of several.
std::optional<Ask> onlyTile(const omega::View &view, const Offers &offers)
{
    const auto *due = view.due.empty() ? nullptr : get_if<omega::ResolveCard>(&view.due.front().command);
    std::optional<Ask> only;
    for (const Offer &offer : offers)
        if (const auto *resolve = offer.ask.as<omega::ResolveCard>();
            due != nullptr && resolve != nullptr && resolve->card == due->card && resolve->tile && !offer.no)
        {
            if (only)
                return std::nullopt;
            only = offer.ask;
        }
    return only;
}

std::optional<Ask> chosenOf(const omega::View &view, const Picked &picked, const Offers &offers)
{
    if (!picked.order.empty())
        return asking(omega::AssignInitiative{picked.order});
    if (view.open.pending.allowances.empty() && !view.open.pending.reveal)
        return std::nullopt;
    if (std::optional<Ask> only = onlyTile(view, offers))
        return only;
    for (const Offer &offer : offers)
        if (!offer.no && (picked.space || !picked.marked.empty())
            && (offer.ask.as<omega::Spawn>() != nullptr || offer.ask.as<omega::PlaceMarkers>() != nullptr
                || offer.ask.as<omega::ResolveCard>() != nullptr))
            return offer.ask;
    return std::nullopt;
}

/// The explosion that is about to be rolled, that somebody thinks of, or that would follow an attack that is offered.
std::optional<omega::Explode> blastOf(
    const omega::View &view, const Offers &offers, const std::optional<omega::Explode> &asked)
{
    if (std::optional<omega::Explode> due = omega::explosionDue(view.open); due || asked)
        return due ? due : asked;
    for (const Offer &offer : offers)
        if (const auto *attack = offer.ask.as<omega::DeclareAttack>(); attack != nullptr && !offer.no)
            if (const auto *weapon = omega::found(view.open.content.weapons, attack->weapon);
                weapon != nullptr && weapon->explosive)
                return omega::Explode{.at = attack->to, .radius = *weapon->explosive};
    return std::nullopt;
}

/// Where what is to be placed can go: enemies, gas and other things each in a tint of their own.
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

/// What is put over the judged board: signs, what is picked for placing, where it can go, what would explode.
void lay(FloorScene &scene, const omega::View &view, const Asked &asked, const Offers &offers)
{
    const Picked &picked = asked.picked;
    addSigns(scene, view);
    for (const Space space : picked.marked)
        scene.marked.set(space);
    if (const SpaceSet places = placesFor(view, picked); !places.empty())
        scene.washes.push_back(placesWash(view.open, places));
    if (picked.space && !view.open.pending.allowances.empty())
        scene.declaredTo = picked.space;
    scene.proposed = proposedBy(view.open, offers);
    if (const std::optional<omega::Explode> blast = blastOf(view, offers, asked.blast))
        scene.washes.push_back({.tone = BoardTone::Red,
            .spaces = omega::blastOn(view.open, blast->at, blast->radius),
            .name = ShownTableWords::tr("the explosion reaches it").toStdString()});
}

/// Whether something was picked for what is offered, or it is proposed, so that it is more likely meant than what is
/// due.
bool isMeant(const omega::View &view, const Picked &picked, const Offers &offers)
{
    const bool picks = picked.target || picked.path.size() > 1 || picked.space || picked.door || !picked.marked.empty();
    const bool proposes = std::ranges::any_of(offers, &Offer::proposed);
    return (picks || proposes || view.due.empty()) && std::ranges::any_of(offers, isLedTo);
}

} // namespace

ShownTable shownTable(const omega::View &view, const SessionBoard &board, const Asked &asked)
{
    BoardChoice choice = choiceOf(view, board, asked.picked);
    choice.showReach = !view.open.pending.any() && view.open.clock.step != omega::Step::Over && choice.actor.has_value()
        && asked.shadings.reach;
    choice.showSight = choice.actor.has_value() && asked.shadings.sight;
    choice.showDanger = asked.shadings.danger;
    const Judgement judgement = judged(board.board, choice, view.open.printing);
    ShownTable shown{.scene = sceneOf(board.board, choice, judgement),
        .stage = asked.past ? stageOfThePast() : stageOf(view, asked.picked, board, choice, judgement)};
    if (shown.stage.tone == wording::Tone::Allowed)
        std::erase_if(shown.scene.evidence, [](const Evidence &line) { return line.proof == Proof::Blocked; });
    lay(shown.scene, view, asked, shown.stage.offers);
    shown.chosen = chosenOf(view, asked.picked, shown.stage.offers);
    if (view.open.clock.step == omega::Step::Stances && !asked.past)
        shown.stage.offers.clear();
    // Where what was asked for is refused, something else beside it is not what was meant.
    shown.stage.meant = isMeant(view, asked.picked, shown.stage.offers) && !isRefused(shown.stage);
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
