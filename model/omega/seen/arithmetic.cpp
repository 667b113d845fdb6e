#include "model/omega/seen/arithmetic.h"

#include "model/omega/seen/gates.h"
#include "model/omega/seen/numbers.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

using Fault = std::optional<std::string>;

int tokensAt(const PublicTable &table, const Purse &purse)
{
    switch (purse.kind)
    {
    case PurseKind::Bank:
        return table.adrenaline.bank;
    case PurseKind::Pool:
        return table.adrenaline.pool;
    case PurseKind::Well:
        return tokensIn(table, *purse.ability);
    case PurseKind::Sheet:
        return adrenalineOf(table, *purse.role);
    }
    return 0;
}

Fault unless(bool holds, const char *member)
{
    return holds ? Fault{} : Fault{member};
}

// Conditions of an event beyond the existence of the named things; above all arithmetic.

/// OP-ADR-1: tokens move between two ends, and only tokens that are there.
Fault wrong(const PublicTable &table, const TokensMoved &event)
{
    if (event.from == event.to)
        return "/to";
    return unless(event.count > 0 && event.count <= tokensAt(table, event.from), "/count");
}

Fault wrong(const PublicTable &table, const SubstitutesChanged &event)
{
    return unless(
        table.adrenaline.substitutes + event.change >= 0 && table.adrenaline.bank + event.change >= 0, "/change");
}

Fault wrong(const PublicTable & /*table*/, const TimersMoved &event)
{
    const auto onTrack = [](int space) { return space >= 1 && space <= Clock::lastSpace; };
    return unless(onTrack(event.primary) && (!event.secondary || onTrack(*event.secondary)), "/primary");
}

Fault wrong(const PublicTable & /*table*/, const StepBegan &event)
{
    return unless(event.round >= 0, "/round");
}

Fault wrong(const PublicTable & /*table*/, const CommandoChosen &event)
{
    return unless(event.seat >= 1 && event.seat <= 5, "/seat");
}

Fault wrong(const PublicTable & /*table*/, const Moved &event)
{
    return unless(!event.path.empty(), "/path");
}

Fault wrong(const PublicTable & /*table*/, const InitiativeAssigned &event)
{
    const std::set<Role> once(event.order.begin(), event.order.end());
    return unless(once.size() == event.order.size(), "/order");
}

Fault wrong(const PublicTable & /*table*/, const WoundsChanged &event)
{
    return unless(event.wounds >= 0, "/wounds");
}

Fault wrong(const PublicTable & /*table*/, const ReservesChanged &event)
{
    return unless(event.left >= 0, "/left");
}

Fault wrong(const PublicTable & /*table*/, const DeckCounted &event)
{
    return unless(event.left >= 0, "/left");
}

Fault wrong(const PublicTable & /*table*/, const PowerChanged &event)
{
    return unless(event.power >= 0, "/power");
}

Fault wrong(const PublicTable &table, const ItemMoved &event)
{
    if (!event.from)
        return std::nullopt;
    return unless(std::ranges::count(inPlay(table, *event.from).items, event.item) > 0, "/item");
}

Fault wrong(const PublicTable &table, const DoorPlaced &event)
{
    return unless(!table.ground.doors.contains(event.door), "/door");
}

Fault wrong(const PublicTable &table, const MarkerTaken &event)
{
    return unless(spacesWith(table, event.marker).contains(event.at), "/at");
}

Fault wrong(const PublicTable &table, const MarkerHurt &event)
{
    if (!spacesWith(table, event.marker).contains(event.at))
        return "/at";
    return unless(event.wounds >= 0, "/wounds");
}

Fault wrong(const PublicTable &table, const TakeMarker &take)
{
    return wrong(table, MarkerTaken{take.marker, take.at});
}

Fault wrong(const PublicTable &table, const RerollsPassed & /*event*/)
{
    return unless(table.pending.attack && table.pending.attack->faces, "");
}

Fault wrong(const PublicTable &table, const MoveHalted &event)
{
    if (event.move && !figureOf(table, event.move->who))
        return "/move/who";
    return unless(!event.move || event.move->points >= 0, "/move/points");
}

Fault wrong(const PublicTable &table, const MarkerPlaced &event)
{
    return unless(!spacesWith(table, event.marker).contains(event.at), "/at");
}

Fault wrong(const PublicTable &table, const AttackJoined & /*event*/)
{
    return unless(table.pending.attack.has_value(), "/joined");
}

Fault wrong(const PublicTable &table, const AttackRolled & /*event*/)
{
    return unless(table.pending.attack.has_value(), "/faces");
}

Fault wrong(const PublicTable &table, const AttackRerolled & /*event*/)
{
    return unless(table.pending.attack && table.pending.attack->faces, "/faces");
}

Fault wrong(const PublicTable &table, const ChallengeBoosted & /*event*/)
{
    return unless(table.pending.challenge.has_value(), "");
}

Fault wrong(const PublicTable &table, const DeclareAttack &attack)
{
    return unless(!attack.marker || spacesWith(table, *attack.marker).contains(attack.to), "/marker");
}

/// A halt comes before the first step of a path, or after any.
bool haltsOn(const std::vector<Space> &path, const std::optional<int> &pause)
{
    return !pause || (*pause >= 0 && *pause < std::ssize(path));
}

Fault wrong(const PublicTable & /*table*/, const ContinueMove &move)
{
    return move.path.empty() ? Fault{"/path"} : unless(haltsOn(move.path, move.pause), "/pause");
}

Fault wrong(const PublicTable & /*table*/, const Move &move)
{
    if (move.path.empty())
        return "/path";
    if (!haltsOn(move.path, move.pause))
        return "/pause";
    return move.actions < 1 ? Fault{"/actions"} : unless(move.surcharge >= 0, "/surcharge");
}

Fault wrong(const PublicTable &table, const ChangeSubstitutes &change)
{
    return wrong(table, SubstitutesChanged{change.change});
}

Fault wrong(const PublicTable & /*table*/, const ChooseCommando &choose)
{
    return unless(choose.seat >= 1 && choose.seat <= 5, "/seat");
}

Fault wrong(const PublicTable &table, const PlaceDoor &place)
{
    return wrong(table, DoorPlaced{place.door});
}

Fault wrong(const PublicTable & /*table*/, const CountDeck &count)
{
    return unless(count.left >= 0, "/left");
}

Fault wrong(const PublicTable & /*table*/, const SetPower &set)
{
    return unless(set.power >= 0, "/power");
}

Fault wrong(const PublicTable & /*table*/, const Explode &explode)
{
    return unless(explode.radius >= 0, "/radius");
}

/// OP-ADR-1: the tokens of a well would leave the game with its piece.
Fault wrong(const PublicTable &table, const AbilityRemoved &event)
{
    return unless(
        found(table.content.abilities, event.card.id) != nullptr && tokensIn(table, event.card.id) == 0, "/card");
}

/// A cost is at least 0.
template <typename E>
    requires requires(const E &event) { event.cost; }
Fault wrong(const PublicTable & /*table*/, const E &event)
{
    return unless(event.cost >= 0, "/cost");
}

Fault wrong(const PublicTable & /*table*/, const CommandoWritten &event)
{
    return unless(event.commando.wounds >= 0 && event.commando.seat >= 1 && event.commando.seat <= 5, "/commando");
}

Fault wrong(const PublicTable & /*table*/, const FigureWritten &event)
{
    return unless(event.standing.wounds >= 0 && event.standing.power >= 0, "/standing");
}

Fault wrong(const PublicTable &table, const GroundWritten &event)
{
    const Map &map = event.ground.map;
    return unless(map.width() == table.ground.map.width() && map.height() == table.ground.map.height(), "/ground/map");
}

Fault wrong(const PublicTable &table, const ClockWritten &event)
{
    const Fault fault = wrong(table, TimersMoved{event.clock.primary, event.clock.secondary});
    return fault || event.clock.round < 0 ? Fault{"/clock"} : Fault{};
}

Fault wrong(const PublicTable & /*table*/, const DeckWritten &event)
{
    return unless(event.deck.left >= 0, "/deck");
}

template <typename E>
Fault wrong(const PublicTable & /*table*/, const E & /*event*/)
{
    return std::nullopt;
}

/// OP-GRID-1: no part of a base is in a wall or beyond the map's edge.
bool isOnFloor(const PublicTable &table, const Figure &figure)
{
    const Map map = mapOf(table);
    return std::ranges::all_of(figure.spaces(), [&](Space space) { return map.isFloor(space); });
}

/// OP-MOVE-7: a base is on floor, and across no closed door.
bool fits(const PublicTable &table, const Figure &figure)
{
    return isOnFloor(table, figure) && !doorUnder(mapOf(table), figure);
}

int sizeOf(const PublicTable &table, const Combatant &who)
{
    const std::optional<Figure> figure = figureOf(table, who);
    const FigureCard *card = cardOf(table, who);
    return figure ? figure->size : card != nullptr ? card->size : 1;
}

int sizeOf(const PublicTable &table, const KindId &kind)
{
    const FigureCard *card = found(table.content.figures, kind);
    return card != nullptr ? card->size : 1;
}

// Tables that no correction may make.

Fault wrongByHand(const PublicTable &table, const Moved &event)
{
    return unless(fits(table, {event.path.back(), sizeOf(table, event.who)}), "/path");
}

Fault wrongByHand(const PublicTable &table, const Placed &event)
{
    return unless(!event.at || fits(table, {*event.at, sizeOf(table, event.who)}), "/at");
}

Fault wrongByHand(const PublicTable &table, const FigureArrived &event)
{
    return unless(fits(table, {event.at, sizeOf(table, event.kind)}), "/at");
}

/// OP-GRID-1: markers lie on floor, and none makes a wall under somebody.
Fault wrongByHand(const PublicTable &table, const MarkerPlaced &event)
{
    const bool wallsIn = event.marker == MarkerKind::Wall && combatantOn(table, event.at);
    return unless(mapOf(table).isFloor(event.at) && !wallsIn, "/at");
}

Fault wrongByHand(const PublicTable &table, const ObjectivePlaced &event)
{
    return unless(mapOf(table).isFloor(event.at), "/at");
}

/// OP-MOVE-7: no closed door is under a large base.
Fault wrongByHand(const PublicTable &table, const DoorPlaced &event)
{
    const std::optional<Combatant> there = combatantOn(table, event.door.at);
    return unless(!there || !figureOf(table, *there)->covers(event.door.beyond()), "/door");
}

/// OP-GRID-1: a map that is written anew puts nobody into a wall; one who stands in a wall already is corrected later.
Fault wrongByHand(const PublicTable &table, const GroundWritten &event)
{
    PublicTable after = table;
    after.ground = event.ground;
    for (const Combatant &who : everybodyOn(table))
        if (const Figure figure = *figureOf(table, who); isOnFloor(table, figure) && !isOnFloor(after, figure))
            return "/ground/map";
    return std::nullopt;
}

/// OP-DOWN-1: only somebody who is on the map has a turn.
Fault wrongByHand(const PublicTable &table, const TurnBegan &event)
{
    return unless(figureOf(table, event.who).has_value(), "/who");
}

Fault wrongByHand(const PublicTable &table, const TurnWritten &event)
{
    return unless(!event.turn || figureOf(table, event.turn->who), "/turn/who");
}

/// OP-DOWN-1: a standing commando has fewer wounds than vitality, and a space: the fault names the missing part.
Fault wrongByHand(const PublicTable &table, const ConditionChanged &event)
{
    if (event.condition == Condition::Dead)
        return std::nullopt;
    const Commando &commando = inPlay(table, event.role);
    if (!commando.at)
        return "/at";
    const std::optional<int> vitality = vitalityOf(table, event.role);
    return unless(event.condition != Condition::Active || !vitality || commando.wounds < *vitality, "/wounds");
}

Fault wrongByHand(const PublicTable &table, const CommandoWritten &event)
{
    const bool wasDead = inPlay(table, event.role).condition == Condition::Dead;
    const bool isMissing = wasDead && event.commando.condition != Condition::Dead && !event.commando.at;
    if (isMissing || (event.commando.at && !isOnFloor(table, {*event.commando.at, 1})))
        return "/commando/at";
    const std::optional<int> vitality = vitalityOf(table, event.role);
    const bool isActive = event.commando.condition == Condition::Active;
    return unless(!isActive || !vitality || event.commando.wounds < *vitality, "/commando/wounds");
}

/// OP-ATK-4: a figure on the map has fewer wounds than vitality.
Fault wrongByHand(const PublicTable &table, const FigureWritten &event)
{
    if (!fits(table, {event.standing.at, sizeOf(table, event.standing.kind)}))
        return "/standing/at";
    const FigureCard *card = found(table.content.figures, event.standing.kind);
    const std::optional<int> vitality = card != nullptr ? card->vitality : std::nullopt;
    return unless(!vitality || event.standing.wounds < *vitality, "/standing/wounds");
}

template <typename E>
Fault wrongByHand(const PublicTable & /*table*/, const E & /*event*/)
{
    return std::nullopt;
}

} // namespace

std::optional<std::string> impossible(const PublicTable &table, const Event &event)
{
    return visit([&](const auto &held) { return wrong(table, held); }, event);
}

std::optional<std::string> impossibleByHand(const PublicTable &table, const Event &event)
{
    return visit([&](const auto &held) { return wrongByHand(table, held); }, event);
}

std::optional<std::string> impossible(const PublicTable &table, const Command &command)
{
    return visit([&](const auto &held) { return wrong(table, held); }, command);
}

} // namespace dossier::omega
