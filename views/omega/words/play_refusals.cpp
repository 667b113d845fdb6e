#include "views/omega/words/refusal_chapters.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of refusals.
struct RefusalWording
{
    Q_DECLARE_TR_FUNCTIONS(RefusalWording)
};

/// The translation context of what is asked for.
struct RefusalFactsWording
{
    Q_DECLARE_TR_FUNCTIONS(RefusalFactsWording)
};

namespace reason = omega::reason;

QString asked(omega::Blank blank)
{
    using omega::Blank;
    switch (blank)
    {
    case Blank::EnergyMinimum:
        return RefusalFactsWording::tr("the mission’s energy minimum");
    case Blank::ReadyCost:
        return RefusalFactsWording::tr("its ready cost");
    case Blank::CommittedCost:
        return RefusalFactsWording::tr("its committed cost");
    case Blank::CombatCost:
        return RefusalFactsWording::tr("its combat cost");
    case Blank::Refresh:
        return RefusalFactsWording::tr("its refresh value");
    case Blank::Range:
        return RefusalFactsWording::tr("the weapon’s range");
    case Blank::Dice:
        return RefusalFactsWording::tr("the weapon’s dice");
    case Blank::Defense:
        return RefusalFactsWording::tr("the target’s defense");
    case Blank::Points:
        return RefusalFactsWording::tr("the kit card’s points");
    case Blank::Cost:
        return RefusalFactsWording::tr("its cost");
    case Blank::At:
        return RefusalFactsWording::tr("the space");
    case Blank::DoorRule:
        return RefusalFactsWording::tr("what a door of this kind asks for");
    case Blank::Vitality:
        return RefusalFactsWording::tr("the vitality of whoever is wounded");
    case Blank::Explosive:
        return RefusalFactsWording::tr("how far the explosion reaches");
    case Blank::Group:
        return RefusalFactsWording::tr("the room card’s priority");
    case Blank::Icon:
        return RefusalFactsWording::tr("the room card’s icon");
    }
    return {};
}

/// What nobody has typed in yet.
QString asked(const omega::UnknownValue &what)
{
    const auto *blank = std::get_if<omega::Blank>(&what);
    return blank != nullptr ? asked(*blank) : name(std::get<omega::Stat>(what));
}

QString overseersToSay(const QString &event)
{
    return RefusalWording::tr("Only the overseer decides when this happens: %1.").arg(event);
}

/// Rounds and turns, adrenaline and the dashboard, missions and secrets.
struct PlaySentences
{
    const RefusalFacts &say;

    QString operator()(const reason::NotTypedIn &no) const
    {
        return RefusalWording::tr("Not typed in yet: %1.").arg(asked(no.what));
    }

    QString operator()(const reason::GameOver & /*no*/) const
    {
        return RefusalWording::tr("The game is over: only corrections and notes are still possible.");
    }

    QString operator()(const reason::OtherStep &no) const
    {
        return RefusalWording::tr("The current step is “%1”; this belongs to “%2”.")
            .arg(say(no.due), say(no.belongsTo));
    }

    QString operator()(const reason::OverseersPhase & /*no*/) const
    {
        return RefusalWording::tr("It is the overseer’s phase: only the other players can interrupt it.");
    }

    QString operator()(const reason::UnderWay &no) const
    {
        using reason::Matter;
        switch (no.matter)
        {
        case Matter::Attack:
            return RefusalWording::tr("An attack is under way: finish it first.");
        case Matter::Challenge:
            return RefusalWording::tr("A challenge is under way: roll it first.");
        case Matter::Hazard:
            return RefusalWording::tr("A hazard has to be rolled for first.");
        case Matter::Placement:
            return RefusalWording::tr("Figures or markers have to be placed first.");
        case Matter::Reveal:
            return RefusalWording::tr("A room is being revealed: resolve its cards first.");
        case Matter::Move:
            return RefusalWording::tr("A move is interrupted: continue it, or end it here.");
        case Matter::Event:
            return RefusalWording::tr("Resolve the mission event first.");
        }
        return {};
    }

    QString operator()(const reason::NothingUnderWay & /*no*/) const
    {
        return RefusalWording::tr("This does not belong to anything under way.");
    }

    QString operator()(const reason::AnothersTurn &no) const
    {
        return RefusalWording::tr("It is the turn of %1.").arg(say(no.who));
    }

    QString operator()(const reason::NobodysTurn & /*no*/) const { return RefusalWording::tr("No turn has begun."); }

    QString operator()(const reason::AnotherIsNext &no) const
    {
        return RefusalWording::tr("Next turn: %1.").arg(say(no.next));
    }

    QString operator()(const reason::NobodyIsNext & /*no*/) const
    {
        return RefusalWording::tr("Everybody has had a turn in this round.");
    }

    QString operator()(const reason::NothingHalted & /*no*/) const
    {
        return RefusalWording::tr("There is no interrupted move to resume.");
    }

    QString operator()(const reason::CrisisReached & /*no*/) const
    {
        return RefusalWording::tr("The Crisis Point is reached already.");
    }

    QString operator()(const reason::PoolTooSmall &no) const
    {
        return RefusalWording::tr("The pool has %1, and this costs %2.").arg(say(no.pool), say(no.cost));
    }

    QString operator()(const reason::BankTooSmall &no) const
    {
        return RefusalWording::tr("The bank has %1, and %2 are needed.").arg(say(no.bank), say(no.cost));
    }

    QString operator()(const reason::TooMuchAdrenaline &no) const
    {
        return RefusalWording::tr("Adrenaline is at %1 of %3, and this costs %2.")
            .arg(say(no.adrenaline), say(no.cost), say(no.maximum));
    }

    QString operator()(const reason::AbilityNotInStep &no) const
    {
        return RefusalWording::tr("%1 cannot be used in the step “%2”.").arg(say(no.ability), say(no.step));
    }

    QString operator()(const reason::AbilityCommitted &no) const
    {
        return RefusalWording::tr("%1 is committed: its well still holds %2.").arg(say(no.ability), say(no.tokens));
    }

    QString operator()(const reason::AbilityOnNobody &no) const
    {
        return RefusalWording::tr("%1 needs a target: choose one.").arg(say(no.ability));
    }

    QString operator()(const reason::AbilityNotOn &no) const
    {
        return RefusalWording::tr("%1 cannot be used on %2.").arg(say(no.ability), say(no.who));
    }

    QString operator()(const reason::AbilityOnTheInactive &no) const
    {
        return RefusalWording::tr("Its activation does not allow this: %1.").arg(say(no.who));
    }

    QString operator()(const reason::BringsFewer &no) const
    {
        return RefusalWording::tr("It allows %2 at most, not %1.").arg(say(no.count), say(no.most));
    }

    QString operator()(const reason::HappenedAlready &no) const
    {
        return RefusalWording::tr("Already happened: %1.").arg(say(no.event));
    }

    QString operator()(const reason::NotPlanned & /*no*/) const
    {
        return RefusalWording::tr("This event is not among the planned ones.");
    }

    QString operator()(const reason::ComesLater &no) const
    {
        return no.round != 0 ? RefusalWording::tr("%1 happens in round %2.").arg(say(no.event), say(no.round))
                             : overseersToSay(say(no.event));
    }

    QString operator()(const reason::OverseersEvent &no) const { return overseersToSay(say(no.event)); }

    QString operator()(const reason::OverseersSecret & /*no*/) const
    {
        return RefusalWording::tr("This is secret: only the overseer may do it.");
    }

    QString operator()(const reason::PlayersSecret &no) const
    {
        return RefusalWording::tr("This is secret: only player %1 may do it.").arg(say(no.seat));
    }
};

} // namespace

QString sentence(const RefusalFacts &say, const omega::PlayReason &why)
{
    return visit(PlaySentences{say}, why);
}

} // namespace dossier::wording
