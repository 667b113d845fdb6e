#include "views/omega/words/event_wording.h"

#include "views/board/space_name.h"
#include "views/kit/filled.h"
#include "views/omega/words/action_wording.h"
#include "views/omega/words/dice_wording.h"
#include "views/omega/words/facts.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>
#include <QStringList>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct EventWording
{
    Q_DECLARE_TR_FUNCTIONS(EventWording)
};

using omega::PublicTable;

/// Returns the place that tokens leave, with its preposition.
QString fromPurse(const PublicTable &table, const omega::Purse &purse)
{
    switch (purse.kind)
    {
    case omega::PurseKind::Bank:
        return EventWording::tr("from bank", "tokens");
    case omega::PurseKind::Pool:
        return EventWording::tr("from pool", "tokens");
    case omega::PurseKind::Well:
        return EventWording::tr("from %1", "tokens, the well of an ability")
            .arg(purse.ability ? nameOf(table, *purse.ability) : QString());
    case omega::PurseKind::Sheet:
        return EventWording::tr("from %1", "tokens, a commando")
            .arg(purse.role ? nameOf(table, *purse.role) : QString());
    }
    return {};
}

/// Returns the place to which tokens go, with its preposition.
QString toPurse(const PublicTable &table, const omega::Purse &purse)
{
    switch (purse.kind)
    {
    case omega::PurseKind::Bank:
        return EventWording::tr("to bank", "tokens");
    case omega::PurseKind::Pool:
        return EventWording::tr("to pool", "tokens");
    case omega::PurseKind::Well:
        return EventWording::tr("to %1", "tokens, the well of an ability")
            .arg(purse.ability ? nameOf(table, *purse.ability) : QString());
    case omega::PurseKind::Sheet:
        return EventWording::tr("to %1", "tokens, a commando").arg(purse.role ? nameOf(table, *purse.role) : QString());
    }
    return {};
}

/// Returns the journal's sentence for each event.
class Sentences
{
    Q_DECLARE_TR_FUNCTIONS(EventWording)

public:
    explicit Sentences(const PublicTable &table)
        : say(table)
        , m_table(table)
    {
    }

    OmegaFacts say;

    QString operator()(const omega::TokensMoved &event) const
    {
        return event.from.kind == omega::PurseKind::Bank && event.to.kind == omega::PurseKind::Sheet && event.to.role
            ? tr("%1 takes %n adrenaline", "a commando", event.count).arg(nameOf(m_table, *event.to.role))
            : tr("%n adrenaline moves %1 %2", "tokens, from where, to where", event.count)
                  .arg(fromPurse(m_table, event.from), toPurse(m_table, event.to));
    }

    QString operator()(const omega::SubstitutesChanged &event) const
    {
        return tr("%n substitute token(s)", nullptr, event.change);
    }

    QString operator()(const omega::TimersMoved &event) const
    {
        return event.secondary ? tr("The timers go to %1 and %2").arg(event.primary).arg(*event.secondary)
                               : tr("The timer goes to %1").arg(event.primary);
    }

    QString operator()(const omega::CrisisReached &event) const
    {
        return event.reached ? tr("The Crisis Point is reached") : tr("The Crisis Point is not reached");
    }

    QString operator()(const omega::MissionEventsCame &event) const
    {
        return tr("Mission event: %1").arg(all(event.events, QStringLiteral(", ")));
    }

    QString operator()(const omega::MissionEventHappened &event) const
    {
        return tr("Mission event: %1").arg(nameOf(m_table, event.event));
    }

    SENTENCE(omega::MissionEventRevealed, tr("Event revealed: {event.name}"))
    SENTENCE(omega::MissionEventPlanned, tr("The overseer plans an event"))

    QString operator()(const omega::MoveHalted &event) const
    {
        return event.move ? tr("The move is interrupted") : QString();
    }

    QString operator()(const omega::MarkerHurt &event) const
    {
        return tr("%1 on %2 has %n wound(s)", "a marker, a space", event.wounds)
            .arg(name(event.marker), spaceName(event.at));
    }

    SENTENCE(omega::RerollsPassed, tr("No reroll"))

    QString operator()(const omega::TurnBegan &event) const
    {
        return holds_alternative<omega::Role>(event.who) ? tr("Turn of %1").arg(nameOf(m_table, event.who))
                                                         : tr("%1 is activated").arg(nameOf(m_table, event.who));
    }

    QString operator()(const omega::TurnEnded &event) const { return aboutTurnsEnd(m_table, event); }

    QString operator()(const omega::GameEnded &event) const
    {
        return !event.winner                  ? tr("The game is over")
            : *event.winner == Side::Commando ? tr("The game is over: the commandos win")
                                              : tr("The game is over: the overseer wins");
    }

    SENTENCE(omega::ClockWritten, tr("round {clock.round}, step {clock.step}"))
    SENTENCE(omega::AbilityUsed, tr("The overseer uses {ability} for {cost}"))
    SENTENCE(omega::AbilityRemoved, tr("{card.name} leaves the dashboard", "a piece"))
    SENTENCE(omega::CommandoChosen, tr("Player {seat} plays {role}"))

    QString operator()(const omega::Placed &event) const
    {
        return event.at ? tr("%1 on %2").arg(nameOf(m_table, event.who), spaceName(*event.at))
                        : tr("%1 leaves the map").arg(nameOf(m_table, event.who));
    }

    QString operator()(const omega::Moved &event) const
    {
        return tr("%1 moves from %2 to %3")
            .arg(nameOf(m_table, event.who), spaceName(event.path.front()), spaceName(event.path.back()));
    }

    QString operator()(const omega::KitChanged &event) const
    {
        return event.taken ? tr("%1 takes %2").arg(nameOf(m_table, event.role), nameOf(m_table, event.kit))
                           : tr("%1 puts %2 back").arg(nameOf(m_table, event.role), nameOf(m_table, event.kit));
    }

    QString operator()(const omega::WeaponReadied &event) const
    {
        return event.weapon ? tr("%1 readies %2").arg(nameOf(m_table, event.role), nameOf(m_table, *event.weapon))
                            : QString();
    }

    QString operator()(const omega::StanceChosen &event) const
    {
        return tr("%1: %2", "a commando, a stance")
            .arg(nameOf(m_table, event.role), nameOf(m_table, event.role, event.stance));
    }

    SENTENCE(omega::InitiativeAssigned, tr("Initiative: {order}"))
    SENTENCE(omega::ConditionChanged, tr("{role} is {condition}", "a commando, downed or the like"))

    QString operator()(const omega::WoundsChanged &event) const
    {
        return tr("%1 has %n wound(s)", nullptr, event.wounds).arg(nameOf(m_table, event.who));
    }

    QString operator()(const omega::ActionTaken &event) const { return aboutAction(m_table, event); }

    QString operator()(const omega::ItemMoved &event) const
    {
        if (!event.to)
            return tr("%1 leaves the game").arg(nameOf(m_table, event.item));
        return tr("%1 gets %2").arg(nameOf(m_table, *event.to), nameOf(m_table, event.item));
    }

    QString operator()(const omega::DeckCounted &event) const
    {
        return tr("The investigate deck has %n card(s) left", nullptr, event.left);
    }

    SENTENCE(omega::DeckShuffled, tr("The investigate deck is shuffled"))
    SENTENCE(omega::DoorPlaced, tr("Door on {door}"))

    QString operator()(const omega::DoorKindSet &event) const { return door(event.door.edge, event.kind); }

    QString operator()(const omega::DoorTurnedUp &event) const { return door(event.door.edge, event.kind); }

    SENTENCE(omega::DoorTaken, tr("The door {door} is open"))

    QString operator()(const omega::RoomsCut &event) const
    {
        return tr("The doors make %n room(s)", nullptr, static_cast<int>(event.rooms.size()));
    }

    QString operator()(const omega::StackSet &event) const
    {
        return tr("Room %1 holds %2", "its cards").arg(name(event.room), all(event.cards));
    }

    QString operator()(const omega::RoomRevealed &event) const
    {
        return event.cards.empty() ? tr("Room %1 is revealed").arg(name(event.room))
                                   : tr("Room %1 is revealed: %2").arg(name(event.room), all(event.cards));
    }

    QString operator()(const omega::CardResolved &event) const
    {
        const omega::RoomCard *card = omega::found(m_table.content.roomCards, event.card);
        return card != nullptr && card->kind == omega::RoomCardKind::Clear
            ? tr("The room card is empty: nothing happens")
            : tr("The overseer resolves %1", "a room card").arg(nameOf(m_table, event.card));
    }

    QString operator()(const omega::FigureArrived &event) const
    {
        return tr("%1 arrives on %2")
            .arg(numbered(nameOf(m_table, event.kind), event.figure.number), spaceName(event.at));
    }

    SENTENCE(omega::FigureLeft, tr("{figure} leaves the map"))
    SENTENCE(omega::MarkerPlaced, tr("{marker} on {at}", "a marker, a space"))
    SENTENCE(omega::MarkerTaken, tr("{marker} on {at} removed", "a marker, a space"))
    SENTENCE(omega::ObjectivePlaced, tr("Objective on {at}"))
    SENTENCE(omega::TileFlipped, tr("A tile turns over"))

    QString operator()(const omega::AttackDeclared &event) const { return aboutBegin(m_table, event.attack); }

    SENTENCE(omega::AttackJoined, tr("{joined.name} joins the attack"))

    QString operator()(const omega::AttackRolled &event) const
    {
        return tr("Attack rolled: %1", "hits").arg(rolled(event.faces, event.roller));
    }

    QString operator()(const omega::AttackRerolled &event) const
    {
        return tr("Reroll with %1: %2").arg(nameOf(m_table, event.name), rolled(event.faces, event.roller));
    }

    QString operator()(const omega::AttackEnded &event) const { return aboutEnd(event); }

    QString operator()(const omega::ChallengeBegan &event) const
    {
        return tr("%1 needs %n hit(s): %2", "a commando, a stat", event.challenge.hits)
            .arg(nameOf(m_table, event.challenge.by), name(event.challenge.stat));
    }

    SENTENCE(omega::ChallengeBoosted, tr("One more die for the challenge"))

    QString operator()(const omega::ChallengeEnded &event) const
    {
        return (event.passed ? tr("Challenge passed: %1") : tr("Challenge failed: %1"))
            .arg(rolled(event.faces, event.roller));
    }

    SENTENCE(omega::HazardFound, tr("{hazard.who} has to roll for a hazard"))

    QString operator()(const omega::HazardRolled &event) const
    {
        return tr("%1 rolls for a hazard: %2").arg(nameOf(m_table, event.who), rolled(event.faces, event.roller));
    }

    QString operator()(const omega::Exploded &event) const
    {
        return (event.roller == omega::Roller::App ? tr("Explosion on %1, with dice rolled by Dossier")
                                                   : tr("Explosion on %1"))
            .arg(spaceName(event.at));
    }

    SENTENCE(omega::EffectBegan, tr("{effect.name} on {effect.on}", "an effect, on somebody"))
    SENTENCE(omega::EffectEnded, tr("{name} on {on} ends", "an effect, on somebody"))
    SENTENCE(omega::InterruptUsed, tr("{name} interrupts"))

    QString operator()(const omega::PowerChanged &event) const
    {
        return tr("%1 has %n power token(s)", nullptr, event.power)
            .arg(nameOf(m_table, omega::Combatant(event.figure)));
    }

    SENTENCE(omega::PlanWritten, tr("The overseer writes the plan"))
    SENTENCE(omega::OverseerNoted, tr("Notes written"))
    SENTENCE(omega::CommandoNoted, tr("Player {seat} writes notes"))
    SENTENCE(omega::SecretRulingMade, tr("Decided in secret"))

    /// Bookkeeping events, and whole values that were entered by hand: they have no sentence. Any other event without
    /// one does not compile.
    using Quiet = OneOf<omega::StepBegan, omega::RulingMade, omega::RevealEnded, omega::AllowancesChanged,
        omega::ReservesChanged, omega::KnockbackAllowed, omega::MissionWritten, omega::SheetWritten,
        omega::WeaponWritten, omega::FigureCardWritten, omega::AbilityWritten, omega::KitWritten,
        omega::RoomCardWritten, omega::ItemWritten, omega::DoorRuleWritten, omega::CommandoWritten,
        omega::FigureWritten, omega::GroundWritten, omega::TurnWritten, omega::PendingWritten, omega::DeckWritten>;

    template <typename E>
        requires(Quiet::indexOf<E>() < Quiet::count)
    QString operator()(const E & /*event*/) const
    {
        return {};
    }

private:
    static QString door(const Edge &edge, omega::DoorKind kind)
    {
        return tr("The door %1 is %2", "its kind").arg(name(edge), name(kind));
    }

    template <typename Id>
    [[nodiscard]] QString all(const std::vector<Id> &ids, const QString &between = QStringLiteral(" · ")) const
    {
        QStringList names;
        for (const Id &id : ids)
            names << nameOf(m_table, id);
        return names.join(between);
    }

    const PublicTable &m_table;
};

} // namespace

QString sentence(const PublicTable &table, const omega::Event &event)
{
    return visit(Sentences(table), event);
}

} // namespace dossier::wording
