// Offers of the step that is due.
#include "model/omega/geometry/gas.h"
#include "model/omega/seen/numbers.h"
#include "model/omega/seen/refusals.h"
#include "model/omega/seen/rooms.h"
#include "model/omega/seen/turn_order.h"
#include "views/omega/selection/activations.h"
#include "views/omega/selection/picked.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <limits>
#include <set>

namespace dossier
{

namespace
{

using omega::PublicTable;

/// Returns the facing towards the commando nearest in a straight line.
Facing towardsCommandos(const PublicTable &table, Space from)
{
    Space best{from.x, from.y + 1};
    int min = Map::maxSide * 2;
    for (const auto &[role, commando] : table.commandos)
        if (commando.at)
            if (const int far = std::abs(commando.at->x - from.x) + std::abs(commando.at->y - from.y); far < min)
            {
                min = far;
                best = *commando.at;
            }
    return facingTo(from, best);
}

omega::Spawn spawnOn(const PublicTable &table, const Picked &picked, const omega::KindId &kind, Space at)
{
    return {nextFigure(table), kind, at, picked.facing.value_or(towardsCommandos(table, at)), std::nullopt};
}

void addStances(Offers &offers, const omega::View &view)
{
    for (const omega::Role role : omega::withoutStance(view.open))
        if (const omega::Sheet *sheet = omega::sheetOf(view.open, role))
            for (const omega::Stance &stance : sheet->stances)
                offers.push_back(offered(view, omega::ChooseStance{role, stance.id}));
}

/// OP-SPAWN-1, `revised`: the combatant on the space can be moved aside for one adrenaline.
void addAside(Offers &offers, const omega::View &view, const omega::Spawn &spawn)
{
    const auto there = omega::combatantOn(view.open, spawn.at);
    if (!there || omega::sideOf(view.open, *there) == Side::Enemy || view.open.printing == Printing::First)
        return;
    for (const Direction direction : allDirections)
    {
        omega::Spawn made = spawn;
        made.aside = omega::Aside{*there, neighbour(spawn.at, direction)};
        if (view.open.ground.map.contains(made.aside->to))
            if (Offer offer = offered(view, made); !offer.no)
            {
                offers.push_back(std::move(offer));
                return;
            }
    }
}

void addPlacements(Offers &offers, const omega::View &view, const Picked &picked)
{
    std::set<omega::KindId> kinds;
    for (const omega::Allowance &allowance : view.open.pending.allowances)
        if (allowance.marker)
        {
            if (!picked.marked.empty())
                offers.push_back(offered(view, omega::PlaceMarkers{*allowance.marker, picked.marked}));
        }
        else if (picked.space)
        {
            // If the figure that comes first does not fit, no smaller one is meant instead.
            bool isTooSmall = false;
            for (const omega::KindId &kind : allowance.kinds)
            {
                // OP-SPAWN-1: a nest brings clones of the ability's kinds, too.
                if (!kinds.insert(kind).second)
                    continue;
                const omega::Spawn spawn = spawnOn(view.open, picked, kind, *picked.space);
                Offer offer = offered(view, spawn);
                offer.isUnlikely = isTooSmall;
                const omega::FigureCard *card = omega::found(view.open.content.figures, kind);
                isTooSmall = isTooSmall || (offer.no && card != nullptr && card->size > 1);
                offers.push_back(std::move(offer));
                addAside(offers, view, spawn);
            }
        }
    // A button beside the choice would throw it away.
    const bool canPlace = std::ranges::any_of(offers,
        [](const Offer &offer)
        {
            return !offer.no
                && (offer.command.as<omega::Spawn>() != nullptr || offer.command.as<omega::PlaceMarkers>() != nullptr);
        });
    if (!view.open.pending.allowances.empty() && !canPlace)
        offers.push_back(offered(view, omega::LeaveRest{}));
}

void addCard(Offers &offers, const omega::View &view, const Picked &picked, const omega::RoomCardId &id)
{
    const omega::RoomCard *card = omega::found(view.open.content.roomCards, id);
    const omega::Room *room = omega::roomWith(view.open, view.open.pending.reveal->room);
    if (card == nullptr || room == nullptr)
        return;
    omega::ResolveCard resolve{id, std::nullopt, std::nullopt};
    if (card->kind == omega::RoomCardKind::Objective)
        resolve.at = picked.space;
    if (card->kind == omega::RoomCardKind::FaultyIntel)
        for (const TileName tile : omega::tilesToTurn(view.open, *room, *card))
            offers.push_back(offered(view, omega::ResolveCard{id, std::nullopt, tile}));
    Offer plain = offered(view, resolve);
    if (card->kind != omega::RoomCardKind::FaultyIntel || !plain.no)
        offers.push_back(std::move(plain));
}

/// Returns how straight a step leads away from the active combatant; the same for every step while there is none.
double awayFromWhoActs(const PublicTable &table, Space from, Space to)
{
    const auto who = table.turn ? omega::figureOf(table, table.turn->who) : std::nullopt;
    if (!who)
        return 0;
    const Space step{to.x - from.x, to.y - from.y};
    return ((from.x - who->at.x) * step.x + (from.y - who->at.y) * step.y) / std::hypot(step.x, step.y);
}

/// Adds the spaces to which a combatant can be knocked back: first the picked one, else the one straight away from the
/// active combatant, which is proposed; and the option of none.
void addKnockbacks(Offers &offers, const omega::View &view, const Picked &picked)
{
    const auto from = omega::figureOf(view.open, view.open.pending.knockback->who);
    const auto preference = [&](const Offer &offer)
    {
        const Space to = offer.command.as<omega::KnockBack>()->to.value_or(from->at);
        return picked.space == to ? std::numeric_limits<double>::max() : awayFromWhoActs(view.open, from->at, to);
    };
    for (const Direction direction : allDirections)
        if (from && view.open.ground.map.contains(neighbour(from->at, direction)))
        {
            const Space to = neighbour(from->at, direction);
            if (Offer offer = offered(view, omega::KnockBack{to}); !offer.no)
                offers.push_back(std::move(offer));
        }
    std::ranges::stable_sort(offers, std::greater(), preference);
    // Always visible, whatever else is offered.
    offers.insert(offers.begin() + (offers.empty() ? 0 : 1), offered(view, omega::KnockBack{}));
    offers.front().proposed = true;
}

/// OP-ATK-4: while nobody is picked, the next enemy that can be activated is proposed, for the first action after its
/// activation.
void addNextActivation(Offers &offers, const omega::View &view, const Picked &picked)
{
    const PublicTable &table = view.open;
    if (table.clock.step != omega::Step::Activate || table.turn || picked.actor || table.pending.any()
        || table.pending.knockback)
        return;
    for (const omega::Due &due : view.due)
        if (const auto *activate = get_if<omega::ActivateEnemy>(&due.command))
        {
            Offers ways;
            addActivations(ways, view, activate->figure);
            std::ranges::stable_partition(ways, isLedTo);
            if (ways.empty() || ways.front().no)
                continue;
            ways.front().proposed = true;
            offers.push_back(std::move(ways.front()));
            return;
        }
}

} // namespace

std::vector<omega::Role> orderOf(const omega::View &view, const Picked &picked)
{
    if (!picked.order.empty() || view.due.empty())
        return picked.order;
    const auto *proposed = get_if<omega::AssignInitiative>(&view.due.front().command);
    return proposed != nullptr ? proposed->order : picked.order;
}

bool isLedTo(const Offer &offer)
{
    const auto *back = offer.command.as<omega::KnockBack>();
    return !offer.no && !offer.isUnlikely && offer.command.as<omega::LeaveRest>() == nullptr
        && offer.command.as<omega::ForceDoor>() == nullptr && offer.command.as<omega::SpringEvent>() == nullptr
        && offer.command.as<omega::UseAbility>() == nullptr && offer.command.as<omega::EndTurn>() == nullptr
        && (back == nullptr || back->to || offer.proposed);
}

Offers offersPossible(const omega::View &view)
{
    Offers offers;
    for (const omega::Due &due : view.due)
    {
        if (due.needed)
            continue;
        if (const auto *event = get_if<omega::SpringEvent>(&due.command))
            offers.push_back(offered(view, *event));
        else if (const auto *end = get_if<omega::EndTurn>(&due.command))
            offers.push_back(offered(view, *end));
    }
    if (view.open.clock.step == omega::Step::Spawn && !view.open.pending.any())
        for (const omega::Ability &ability : view.open.content.abilities)
            if (!ability.spawns.empty())
                if (Offer offer = offered(view, omega::UseAbility{.ability = ability.id}); !offer.no)
                    offers.push_back(std::move(offer));
    return offers;
}

Offers offersDue(const omega::View &view, const Picked &picked)
{
    Offers offers;
    const omega::Pending &pending = view.open.pending;
    if (view.open.clock.step == omega::Step::Over)
        return offers;
    if (pending.knockback)
        addKnockbacks(offers, view, picked);
    if (waitsForDice(view.open))
        return offers;
    addPlacements(offers, view, picked);
    if (pending.reveal && pending.allowances.empty())
        for (const omega::RoomCardId &card : pending.reveal->left)
            addCard(offers, view, picked, card);
    if (view.open.clock.step == omega::Step::Stances)
        addStances(offers, view);
    addNextActivation(offers, view, picked);
    return offers;
}

namespace
{

/// OP-GAS-1: true when a cloud is only unfinished: markers touch too few others, or are separate.
bool isUnfinished(const omega::Violation &no)
{
    const auto *board = std::get_if<omega::BoardReason>(&no.reason);
    const auto *cloud = get_if<omega::reason::BadCloud>(board);
    return cloud != nullptr && (cloud->fault == GasFault::FewNeighbours || cloud->fault == GasFault::Apart);
}

/// True when part of the allowance can be placed on the space; once the maximum number is picked, only for the picked
/// ones.
bool canTake(const omega::View &view, const Picked &picked, const omega::Allowance &allowance, Space space)
{
    if (!allowance.marker)
        return std::ranges::any_of(allowance.kinds,
            [&](const omega::KindId &kind) { return !omega::refuse(view, spawnOn(view.open, picked, kind, space)); });
    const auto marked = static_cast<int>(picked.marked.size());
    if (std::ranges::find(picked.marked, space) == picked.marked.end() && marked >= allowance.left)
        return false;
    // Judged alone, so that errors of the others hide nothing about this one.
    const omega::Refusal no = omega::refuse(view, omega::PlaceMarkers{*allowance.marker, {space}});
    return !no || isUnfinished(*no);
}

} // namespace

std::optional<omega::RoomCardId> objectiveDue(const omega::View &view)
{
    for (const omega::Due &due : view.due)
        if (const auto *resolve = get_if<omega::ResolveCard>(&due.command))
        {
            const omega::RoomCard *card = omega::found(view.open.content.roomCards, resolve->card);
            const bool objective = card != nullptr && card->kind == omega::RoomCardKind::Objective;
            return objective ? std::optional(resolve->card) : std::nullopt;
        }
    return std::nullopt;
}

SpaceSet placesFor(const omega::View &view, const Picked &picked)
{
    SpaceSet places;
    const PublicTable &table = view.open;
    if (waitsForDice(table) || table.clock.step == omega::Step::Over)
        return places;
    if (table.pending.knockback)
    {
        Offers offers;
        addKnockbacks(offers, view, picked);
        for (const Offer &offer : offers)
            if (const auto *back = offer.command.as<omega::KnockBack>(); back != nullptr && back->to)
                places.set(*back->to);
        return places;
    }
    const auto light = [&](auto &&canGo)
    {
        table.ground.map.floor().forEach(
            [&](Space space)
            {
                if (canGo(space))
                    places.set(space);
            });
    };
    for (const omega::Allowance &allowance : table.pending.allowances)
        light([&](Space space) { return canTake(view, picked, allowance, space); });
    if (const std::optional<omega::RoomCardId> objective = objectiveDue(view))
        light([&](Space space) { return !omega::refuse(view, omega::ResolveCard{*objective, space, std::nullopt}); });
    return places;
}

} // namespace dossier
