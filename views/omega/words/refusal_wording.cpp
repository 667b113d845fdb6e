#include "views/omega/words/refusal_wording.h"

#include "model/omega/geometry/rule_ids.h"
#include "views/kit/filled.h"
#include "views/omega/words/facts.h"
#include "views/rules/rule_library.h"

#include <QCoreApplication>

#include <array>

namespace dossier::wording
{

namespace
{

namespace reason = omega::reason;

/// A sentence for each reason; one without does not compile.
class OmegaRefusals
{
    Q_DECLARE_TR_FUNCTIONS(OmegaRefusals)

public:
    const OmegaFacts &say;
    Rule broken;

    // --- Rounds and turns, adrenaline and the dashboard, missions and secrets ---

    SENTENCE(reason::NotTypedIn, tr("Enter this first: {unknown}."))
    SENTENCE(reason::GameOver, tr("The game is over: only corrections and notes are still possible."))
    SENTENCE(reason::OtherStep, tr("The current step is “{due}”; this belongs to “{belongs_to}”."))
    SENTENCE(reason::OverseersPhase, tr("It is the overseer’s phase: only the other players can interrupt it."))

    QString operator()(const reason::UnderWay &no) const
    {
        using reason::Matter;
        switch (no.matter)
        {
        case Matter::Attack:
            return tr("Finish the attack first.");
        case Matter::Challenge:
            return tr("Roll for the challenge first.");
        case Matter::Hazard:
            return tr("Roll for the hazard first.");
        case Matter::Placement:
            return tr("Place the figures or markers first.");
        case Matter::Reveal:
            return tr("Resolve the cards of the revealed room first.");
        case Matter::Move:
            return tr("Continue the interrupted move first, or end it here.");
        case Matter::Event:
            return tr("Resolve the mission event first.");
        }
        return {};
    }

    SENTENCE(reason::NothingUnderWay, tr("Nothing under way asks for this."))
    SENTENCE(reason::AnothersTurn, tr("It is the turn of {turn}."))
    SENTENCE(reason::NobodysTurn, tr("No turn has begun."))
    SENTENCE(reason::AnotherIsNext, tr("Next turn: {next}."))
    SENTENCE(reason::NobodyIsNext, tr("Everybody has had a turn in this round."))
    SENTENCE(reason::NothingHalted, tr("There is no interrupted move to resume."))
    SENTENCE(reason::CrisisReached, tr("The Crisis Point is reached already."))
    SENTENCE(reason::PoolTooSmall, tr("The pool has {pool}, and this costs {cost}."))
    SENTENCE(reason::BankTooSmall, tr("The bank has {bank}, and {cost} are needed."))
    SENTENCE(reason::TooMuchAdrenaline, tr("Adrenaline is at {adrenaline} of {maximum}, and this costs {cost}."))
    SENTENCE(reason::AbilityNotInStep, tr("{ability} cannot be used in the step “{due}”."))
    SENTENCE(reason::AbilityCommitted, tr("{ability} is committed: its well still holds {tokens}."))
    SENTENCE(reason::AbilityOnNobody, tr("{ability} needs a target: choose one."))
    SENTENCE(reason::AbilityNotOn, tr("{ability} cannot be used on {on}."))
    SENTENCE(reason::AbilityOnTheInactive, tr("{not_activated} was not activated for this."))
    SENTENCE(reason::BringsFewer, tr("It brings 1 to {most}, not {count}."))
    SENTENCE(reason::HappenedAlready, tr("{happened} has happened already."))
    SENTENCE(reason::NotPlanned, tr("This event is not among the planned ones."))

    QString operator()(const reason::ComesLater &no) const
    {
        return filled(no.round != 0 ? tr("{event} happens in round {round}.")
                                    : tr("Only the overseer decides when {event} happens."),
            no, say);
    }

    SENTENCE(reason::OverseersEvent, tr("Only the overseer decides when {event} happens."))
    SENTENCE(reason::OverseersSecret, tr("This is secret: only the overseer may do it."))
    SENTENCE(reason::PlayersSecret, tr("This is secret: only player {whose} may do it."))

    // --- Commandos, their kit and their actions ---

    SENTENCE(reason::NotTheOfficer, tr("The commanding officer assigns the initiative: that is {officer}."))
    SENTENCE(reason::NoInitiativeCard, tr("{without_card} has no initiative card."))
    SENTENCE(reason::CardsForCommandos, tr("There are {cards} cards for {commandos} commandos."))
    SENTENCE(reason::CommandosForSeats, tr("{commandos} commandos do not fit {seats} players."))
    SENTENCE(reason::CommandoNotPlaced, tr("Place {not_on_the_map} on the map first."))
    SENTENCE(reason::KitOfAnother, tr("{kit} belongs to {owner}."))
    SENTENCE(reason::KitTaken, tr("{taken_by} has {kit} already."))
    SENTENCE(reason::KitNotHeld, tr("{not_held_by} does not have {kit}."))
    SENTENCE(reason::TooMuchKit, tr("This kit has {points} points; the limit is {most}."))
    SENTENCE(reason::KitIsAWeapon, tr("{only_a_weapon} is a weapon to attack with, and nothing else."))
    SENTENCE(reason::KitDeploys, tr("{deploys} is a drone: place it on the map."))
    SENTENCE(reason::NobodyBrings, tr("{nobody_brings} comes from a kit card: choose whose."))
    SENTENCE(reason::PlacedInThisTurn, tr("{placed} was placed in this turn already."))
    SENTENCE(reason::InNoCondition, tr("{commando} is {condition}."))
    SENTENCE(reason::NoSuchStance, tr("{commando} has no such stance."))
    SENTENCE(reason::NotOnTheDownedCard, tr("A downed commando cannot do this: {action}."))
    SENTENCE(reason::NotDowned, tr("{not_downed} is not downed."))
    SENTENCE(reason::NoInvestigateMarker, tr("There is no investigate marker on {no_marker}."))
    SENTENCE(reason::NoCardLeft, tr("No investigate card is left."))
    SENTENCE(reason::CardsInTheBox, tr("The box has only {box}."))
    SENTENCE(reason::NotAdjacent, tr("{not_adjacent} is not adjacent."))
    SENTENCE(reason::NotActive, tr("{not_active} is not another active commando."))
    SENTENCE(reason::NotInHand, tr("{not_held} is not in hand."))
    SENTENCE(reason::NotTraded, tr("{no_trade} cannot be traded."))
    SENTENCE(reason::OtherPrinting, tr("The edition in play does not have this."))
    SENTENCE(reason::WeaponInUse, tr("That weapon is in use already."))
    SENTENCE(reason::NotBasic, tr("{not_basic} is not a basic weapon of that type."))
    SENTENCE(reason::NoWound, tr("There is no wound to heal."))
    SENTENCE(reason::MovesTogether, tr("Several move actions cannot be taken together here."))

    // --- Doors, rooms, markers, figures that come and go ---

    SENTENCE(reason::DoorsAlike, tr("Two doors of one room are alike: {first} and {second}."))
    SENTENCE(reason::DoorBarred, tr("The mission does not allow the door {excluded}."))
    SENTENCE(reason::NoHiddenRoomBehind, tr("There is no hidden room behind the door {no_hidden_room}."))
    SENTENCE(reason::WithoutDoor, tr("There is no door marker on {without_door} yet."))
    SENTENCE(reason::NoDoorPlace, tr("The map of the mission has no door on {no_door_place}."))
    SENTENCE(reason::DoorsInTheBox, tr("The box has only {box}."))
    SENTENCE(reason::OnAWall, tr("{wall} is wall."))
    SENTENCE(reason::GoalInTheStart, tr("{goal_in_the_start} is in the starting room: the goal is a room of its own."))
    SENTENCE(reason::SomebodyThere, tr("{in_the_way} is on {at}."))
    SENTENCE(reason::InTheWay, tr("Something is in the way: {in_the_way}."))
    SENTENCE(reason::AcrossDoor, tr("It would be across the closed door {across_door}."))
    SENTENCE(reason::BeginsElsewhere, tr("The path must begin on {stands_on}."))

    /// Under OP-MOVE-1 nothing is in the way: the points are missing.
    QString operator()(const reason::WayBarred &no) const
    {
        return filled(broken == rule::OP_MOVE_1 ? tr("{at} is too far; movement points: {points}.")
                                                : tr("The path is blocked at {at}; movement points: {points}."),
            no, say);
    }

    SENTENCE(reason::OffTheMap, tr("{off_the_map} is not on the map."))
    SENTENCE(reason::NoExit, tr("Figures leave the map by a passage, and there is none on {no_exit}."))
    SENTENCE(reason::RoomsNotCut, tr("Work out the rooms first."))
    SENTENCE(reason::RoomsChanged,
        tr("Work out the rooms again: since then the doors around {changed_since_the_cut} have changed."))
    SENTENCE(reason::OutsideTheStart, tr("{outside_start} is not in the starting room."))
    SENTENCE(reason::WithoutStack, tr("Room {without_stack} has no stack of cards yet."))
    SENTENCE(reason::RoomNotHidden, tr("Room {room} is not hidden."))
    SENTENCE(reason::RoomHidden, tr("Room {hidden_room} is still hidden."))
    SENTENCE(reason::NotRevealed, tr("{not_revealed} is not among the cards to resolve."))
    SENTENCE(reason::AnotherCardFirst, tr("{first} comes first, by its priority."))
    SENTENCE(reason::ObjectiveWithoutSpace, tr("Choose a space of room {room} first."))
    SENTENCE(reason::ObjectiveOffItsZone, tr("In this room it must be on {zone}."))
    SENTENCE(reason::ObjectivesInTheBox, tr("The box has only {box}."))
    SENTENCE(reason::TileToChoose, tr("Choose a tile to turn; tiles that can be turned: {tiles}."))
    SENTENCE(reason::NothingToPlace, tr("There is nothing left to place."))
    SENTENCE(reason::MoreMarkersThanAllowed, tr("Markers: {markers}; allowed: {allowed}."))
    SENTENCE(reason::MarkersInTheBox, tr("There would be {markers} on the map, and the box has {box}."))
    SENTENCE(reason::OneThereAlready, tr("There is already one on {there_already}."))
    SENTENCE(reason::OnAnObjective, tr("There is an objective on {objective}."))
    SENTENCE(reason::OutsideTheRoom, tr("{at} is not in room {outside_room}."))

    QString operator()(const reason::BadCloud &no) const { return filled(textOf(no.fault), no, say); }

    static QString textOf(GasFault fault)
    {
        switch (fault)
        {
        case GasFault::FewNeighbours:
            return tr("{at} touches fewer than two other markers of the cloud: each must lie side by side with two, as "
                      "in a square.");
        case GasFault::Apart:
            return tr("The cloud must be connected side by side: {at} is apart.");
        case GasFault::TooMany:
            return tr("A cloud has nine markers at most.");
        case GasFault::OnObjective:
            return tr("Gas cannot be placed on the objective on {at}.");
        case GasFault::OutsideRoom:
            return tr("{at} is not on a tile of the revealed room.");
        case GasFault::Doubled:
        case GasFault::OnWall:
            return tr("The gas cannot be placed like this: see {at}.");
        }
        return {};
    }

    SENTENCE(reason::NothingAllows, tr("{not_allowed} cannot be placed now."))
    SENTENCE(reason::NoneInReserve, tr("The reserves have no {kind} left."))
    SENTENCE(reason::NotAtTheNest, tr("{not_at_the_nest} is not on the nest’s tile."))
    SENTENCE(reason::NotNearAWayIn, tr("{not_near_a_vent_or_passage} is not on or next to a vent or a red passage."))
    SENTENCE(reason::NoFigureNow, tr("{no_figure} is a marker now: only figures are put aside."))
    SENTENCE(reason::NotWhereItComes, tr("{not_in_the_way} is not where it should appear."))
    SENTENCE(reason::OnTheMapAlready, tr("{figure} is on the map already."))
    SENTENCE(reason::NoPassage, tr("There is no green passage on {no_passage}."))

    // --- Attacks, looks, dice, explosions and challenges ---

    SENTENCE(reason::NotActivated, tr("{not_activated} was not activated for this."))
    SENTENCE(reason::ActivatedAlready, tr("{figure} cannot be activated any more in this round."))
    SENTENCE(reason::AttackedAlready, tr("It has attacked already."))
    SENTENCE(reason::MovedAlready, tr("It has moved already."))
    SENTENCE(reason::SameSide, tr("{friendly} is on the same side."))
    SENTENCE(reason::NoTarget, tr("{no_target} cannot be attacked."))
    SENTENCE(reason::TargetDowned, tr("{downed} is downed and cannot be attacked before the Crisis Point."))
    SENTENCE(reason::WeaponOfAnother, tr("The attacker does not have {weapon}."))
    SENTENCE(reason::NoSuchExtra, tr("The weapon does not allow this extra."))
    SENTENCE(reason::ExtraNotNow, tr("{not_now} is not possible: the attacker’s Speed is too low."))
    SENTENCE(reason::EnemyBeside, tr("{not_now} is not possible: {beside} is adjacent to the attacker."))
    SENTENCE(reason::StandElsewhere, tr("Attacker and target are not where they were entered."))
    SENTENCE(reason::NoPower, tr("{no_power} does not collect power tokens."))
    SENTENCE(reason::PowerInTheBox, tr("Power tokens: {power}; in the box: {box}."))

    /// Only the rule of the look is known.
    QString operator()(const reason::NoSight & /*no*/) const { return ruleTitle(broken); }

    SENTENCE(reason::SightBlocked, tr("No line of sight: {blocked_by} is in the way."))
    SENTENCE(reason::CornerShut, tr("No line of sight: the corner at {blocked_at_corner} is shut."))
    SENTENCE(reason::EmiBetween, tr("EMI blocks this: {emi_spaces} EMI spaces lie in between."))
    SENTENCE(reason::OutOfRange, tr("The target is {distance} spaces away; the weapon reaches {range}."))
    SENTENCE(reason::HasStealth, tr("Stealth: the target is {distance} spaces away; at most {stealth} are allowed."))
    SENTENCE(reason::OtherDice, tr("Roll {due_black} black and {due_red} red dice, not {black} and {red}."))
    SENTENCE(reason::DiceRolled, tr("The dice have already been rolled."))
    SENTENCE(reason::DiceNotRolled, tr("Roll the dice first."))

    QString operator()(const reason::OthersReroll &no) const
    {
        return no.side == Side::Commando ? tr("Now the commandos reroll, or pass.")
                                         : tr("Now the overseer rerolls, or passes.");
    }

    SENTENCE(reason::UsedAlready, tr("{used} is used on this already."))
    SENTENCE(reason::CannotAssist, tr("{cannot_assist} cannot assist this attack."))
    SENTENCE(reason::NoRerollByAssist, tr("A reroll by Assist costs two and needs a figure with Assist nearby."))
    SENTENCE(reason::AddsToItself, tr("{effect} does not add to itself."))
    SENTENCE(reason::NoSuchEffect, tr("No effect {no_effect} is in play."))
    SENTENCE(reason::Explodes, tr("{explodes} explodes: roll separately for everybody within range."))
    SENTENCE(reason::GoesOffElsewhere, tr("The weapon explodes on {goes_off}."))
    SENTENCE(reason::NothingToExplode, tr("There is nothing on {no_marker} that could explode like this."))
    SENTENCE(reason::OtherRadius, tr("The card gives radius {due_radius}, not {radius}."))
    SENTENCE(reason::NotReached, tr("The explosion does not reach {not_reached}."))
    SENTENCE(reason::MarkerNotReached, tr("The explosion does not reach {not_reached}."))
    SENTENCE(reason::RollsOnce, tr("Roll once for {rolls_once}."))
    SENTENCE(reason::MarkerRollsOnce, tr("Roll once for {rolls_once}."))
    SENTENCE(reason::NoHazard, tr("{no_hazard} has no hazard to roll for."))
    SENTENCE(reason::NobodyKnockedBack, tr("There is nobody to knock back."))
    SENTENCE(reason::NoChallengeAgainst, tr("A challenge is on Strength or Intelligence, not on {stat}."))
    SENTENCE(reason::BoostedAlready, tr("It cannot be boosted, or not again."))
    SENTENCE(reason::NothingToBoost, tr("It cannot be boosted, or not again."))
};

} // namespace

QString OmegaFacts::operator()(omega::Blank blank) const
{
    static constexpr std::array<const char *, words(omega::Blank{}).size()> all{
        QT_TRANSLATE_NOOP("OmegaRefusals", "the mission’s energy minimum"),
        QT_TRANSLATE_NOOP("OmegaRefusals", "its ready cost"), QT_TRANSLATE_NOOP("OmegaRefusals", "its committed cost"),
        QT_TRANSLATE_NOOP("OmegaRefusals", "its combat cost"), QT_TRANSLATE_NOOP("OmegaRefusals", "its refresh value"),
        QT_TRANSLATE_NOOP("OmegaRefusals", "the weapon’s range"),
        QT_TRANSLATE_NOOP("OmegaRefusals", "the weapon’s dice"),
        QT_TRANSLATE_NOOP("OmegaRefusals", "the target’s defense"),
        QT_TRANSLATE_NOOP("OmegaRefusals", "the kit card’s points"), QT_TRANSLATE_NOOP("OmegaRefusals", "its cost"),
        QT_TRANSLATE_NOOP("OmegaRefusals", "the space"),
        QT_TRANSLATE_NOOP("OmegaRefusals", "what a door of this kind asks for"),
        QT_TRANSLATE_NOOP("OmegaRefusals", "the vitality of whoever is wounded"),
        QT_TRANSLATE_NOOP("OmegaRefusals", "how far the explosion reaches"),
        QT_TRANSLATE_NOOP("OmegaRefusals", "the room card’s priority"),
        QT_TRANSLATE_NOOP("OmegaRefusals", "the room card’s icon")};
    return OmegaRefusals::tr(all.at(static_cast<std::size_t>(blank)));
}

QString sentence(const omega::PublicTable &table, const omega::Violation &violation)
{
    const OmegaFacts facts(table);
    const auto inChapter = [&](const auto &why) { return visit(OmegaRefusals{facts, violation.rule}, why); };
    return std::visit(inChapter, violation.reason);
}

Objection objectionOf(const OmegaViewPtr &view, const omega::Violation &why)
{
    return {why.rule, [view, why] { return sentence(view->open, why); }};
}

ReasonWords omegaReasonWords()
{
    return {[]
        {
            return OmegaRefusals::tr("Not possible: that card, figure or space is not here, there are not enough "
                                     "tokens, or something else still depends on it. Correct that first.");
        },
        []
        {
            return OmegaRefusals::tr("This would undo something that somebody has already seen. To undo it anyway, "
                                     "give a reason.");
        }};
}

} // namespace dossier::wording
