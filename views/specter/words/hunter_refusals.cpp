#include "views/specter/words/refusal_chapters.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of refusals.
struct SpecterRefusals
{
    Q_DECLARE_TR_FUNCTIONS(SpecterRefusals)
};

namespace reason = specter::reason;

/// What is wrong with what a hunter does.
struct HunterSentences
{
    const SpecterFacts &say;

    QString operator()(const reason::NoTurnYet & /*no*/) const
    {
        return SpecterRefusals::tr("No hunter’s turn has begun.");
    }

    QString operator()(const reason::OthersTurn &no) const
    {
        return SpecterRefusals::tr("The turn of %1 is under way.").arg(say(no.hunter));
    }

    QString operator()(const reason::HadTurn &no) const
    {
        return SpecterRefusals::tr("%1 has had a turn already.").arg(say(no.hunter));
    }

    QString operator()(const reason::HasMoved &no) const
    {
        return SpecterRefusals::tr("%1 has moved, or done something else instead.").arg(say(no.hunter));
    }

    QString operator()(const reason::MovesFirst &no) const
    {
        return SpecterRefusals::tr("%1 moves first, even if by no step; an ability counts once.").arg(say(no.hunter));
    }

    QString operator()(const reason::OutOfReach &no) const
    {
        if (const std::optional<specter::HunterKind> stunned = say.stunnedOnTurn())
            return SpecterRefusals::tr(
                "%1 is stunned and goes up to %2 spaces: %3 is out of reach.", "a hunter, a number, a space")
                .arg(say(*stunned), say(specter::stepsWhenStunned), say(no.to));
        return SpecterRefusals::tr("%1 is out of the hunter’s reach.").arg(say(no.to));
    }

    QString operator()(const reason::Stunned &no) const
    {
        return (say.isStunned(no.hunter) ? SpecterRefusals::tr("%1 is stunned.")
                                         : SpecterRefusals::tr("%1 is in the vehicle."))
            .arg(say(no.hunter));
    }

    QString operator()(const reason::InTheVehicle &no) const
    {
        return SpecterRefusals::tr("%1 is in the vehicle.").arg(say(no.hunter));
    }

    QString operator()(const reason::VehicleOutOfReach &no) const
    {
        return SpecterRefusals::tr("Neither the vehicle nor its passengers can get to %1 like this.").arg(say(no.to));
    }

    QString operator()(const reason::VehicleStepsLeft &no) const
    {
        return SpecterRefusals::tr("Steps that the vehicle has left in this turn: %1.").arg(say(no.left));
    }

    QString operator()(const reason::OnFoot &no) const
    {
        return SpecterRefusals::tr("%1 is on foot.").arg(say(no.hunter));
    }

    QString operator()(const reason::Barred &no) const
    {
        return SpecterRefusals::tr("%1 is barred from the vehicle.").arg(say(no.hunter));
    }

    QString operator()(const reason::BarredTooLate &no) const
    {
        return SpecterRefusals::tr("%1 has moved: barring is only possible at the start of a turn.")
            .arg(say(no.hunter));
    }

    QString operator()(const reason::BarringNeedsFour & /*no*/) const
    {
        return SpecterRefusals::tr("Hunters are barred only where four of them play.");
    }

    QString operator()(const reason::NoReadingYet & /*no*/) const
    {
        return SpecterRefusals::tr("Enter what the sensor said.");
    }

    QString operator()(const reason::AnswersNeeded &no) const
    {
        return SpecterRefusals::tr("Enter what the agent answered; answers needed: %1.").arg(say(no.answers));
    }

    QString operator()(const reason::AnswersFollow & /*no*/) const
    {
        return SpecterRefusals::tr("Nothing is entered here: the answer follows from the sheet.");
    }

    QString operator()(const reason::OnlyHunter &no) const
    {
        return SpecterRefusals::tr("Only %1 can do this.").arg(say(no.hunter));
    }

    QString operator()(const reason::OnlyCharacter &no) const
    {
        return SpecterRefusals::tr("Only %1 can do this.").arg(say(no.character));
    }

    QString operator()(const reason::MovedTooSeldom &no) const
    {
        return SpecterRefusals::tr("Moves the agent must have made: more than %1.").arg(say(no.turns));
    }

    QString operator()(const reason::UsedAlready &no) const
    {
        return SpecterRefusals::tr("%1 has used this ability in this turn.").arg(say(no.hunter));
    }

    QString operator()(const reason::AttackNotDue &no) const
    {
        return SpecterRefusals::tr("%1 cannot attack now: already attacked, or something else comes first.")
            .arg(say(no.hunter));
    }

    QString operator()(const reason::NotInView &no) const
    {
        return SpecterRefusals::tr("%1 is not in view there.").arg(say(no.agent));
    }

    QString operator()(const reason::NobodyAttacks & /*no*/) const
    {
        return SpecterRefusals::tr("No hunter who can still attack has found the agent.");
    }

    QString operator()(const reason::NotBeside &no) const
    {
        return SpecterRefusals::tr("The hunter on %1 is not on foot beside the agent.").arg(say(no.hunterAt));
    }

    QString operator()(const reason::CannotShoot &no) const
    {
        return SpecterRefusals::tr("%1 cannot shoot along a line now.").arg(say(no.hunter));
    }

    QString operator()(const reason::OwnSpaceAlone &no) const
    {
        return SpecterRefusals::tr("After %n step(s), only the hunter’s own space can be attacked.", nullptr, no.steps);
    }

    QString operator()(const reason::NoWayThere & /*no*/) const
    {
        return SpecterRefusals::tr("No path leads to the agent.");
    }

    QString operator()(const reason::DiceToRoll &no) const
    {
        return SpecterRefusals::tr("Dice to roll: %1.").arg(say(no.dice));
    }

    QString operator()(const reason::DiceDecide & /*no*/) const
    {
        return SpecterRefusals::tr("The dice alone decide whether they hit.");
    }

    QString operator()(const reason::TableDecides & /*no*/) const
    {
        return SpecterRefusals::tr("The dice can be read two ways here: the players decide whether they hit.");
    }
};

} // namespace

QString sentence(const SpecterFacts &say, const specter::HunterReason &why)
{
    return visit(HunterSentences{say}, why);
}

} // namespace dossier::wording
