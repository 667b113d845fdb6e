#include "views/omega/words/refusal_chapters.h"
#include "views/rules/rule_library.h"

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

namespace reason = omega::reason;

/// Attacks, looks, dice, explosions and challenges.
struct CombatSentences
{
    const RefusalFacts &say;
    Rule rule;

    QString operator()(const reason::NotActivated &no) const
    {
        return RefusalWording::tr("Its activation does not allow this: %1.").arg(say(no.who));
    }

    QString operator()(const reason::ActivatedAlready &no) const
    {
        return RefusalWording::tr("%1 cannot be activated any more in this round.").arg(say(no.figure));
    }

    QString operator()(const reason::AttackedAlready & /*no*/) const
    {
        return RefusalWording::tr("It has attacked already.");
    }

    QString operator()(const reason::MovedAlready & /*no*/) const
    {
        return RefusalWording::tr("It has moved already.");
    }

    QString operator()(const reason::SameSide &no) const
    {
        return RefusalWording::tr("%1 is on the same side.").arg(say(no.what));
    }

    QString operator()(const reason::NoTarget &no) const
    {
        return RefusalWording::tr("This cannot be attacked: %1.").arg(say(no.marker));
    }

    QString operator()(const reason::TargetDowned &no) const
    {
        return RefusalWording::tr("%1 is downed and cannot be attacked before the Crisis Point.").arg(say(no.who));
    }

    QString operator()(const reason::WeaponOfAnother &no) const
    {
        return RefusalWording::tr("The attacker does not have %1.").arg(say(no.weapon));
    }

    QString operator()(const reason::NoSuchExtra & /*no*/) const
    {
        return RefusalWording::tr("The weapon does not allow this extra.");
    }

    QString operator()(const reason::ExtraNotNow & /*no*/) const
    {
        return RefusalWording::tr(
            "The condition of this extra is not met: the Speed, or no enemy next to the attacker.");
    }

    QString operator()(const reason::StandElsewhere & /*no*/) const
    {
        return RefusalWording::tr("Attacker and target are not where they were entered.");
    }

    QString operator()(const reason::NoPower &no) const
    {
        return RefusalWording::tr("%1 does not collect power tokens.").arg(say(no.figure));
    }

    QString operator()(const reason::PowerInTheBox &no) const
    {
        return RefusalWording::tr("Power tokens: %1; in the box: %2.").arg(say(no.power), say(no.box));
    }

    QString operator()(const reason::NoSight & /*no*/) const { return ruleTitle(rule); }

    QString operator()(const reason::SightBlocked &no) const
    {
        return RefusalWording::tr("No line of sight: %1 is in the way.").arg(say(no.by));
    }

    QString operator()(const reason::CornerShut &no) const
    {
        return RefusalWording::tr("No line of sight: the corner at %1 is shut.").arg(say(no.corner));
    }

    QString operator()(const reason::EmiBetween &no) const
    {
        return RefusalWording::tr("Blocked by EMI; EMI spaces in between: %1.").arg(say(no.spaces));
    }

    QString operator()(const reason::OutOfRange &no) const
    {
        return RefusalWording::tr("Distance %1; range of the weapon %2.").arg(say(no.distance), say(no.range));
    }

    QString operator()(const reason::HasStealth &no) const
    {
        return RefusalWording::tr("Stealth: distance %2, at most %1 allowed.").arg(say(no.most), say(no.distance));
    }

    QString operator()(const reason::OtherDice &no) const
    {
        return RefusalWording::tr("Dice needed: %1 black and %2 red, not %3 and %4.")
            .arg(say(no.dueBlack), say(no.dueRed), say(no.black), say(no.red));
    }

    QString operator()(const reason::DiceRolled & /*no*/) const
    {
        return RefusalWording::tr("The dice have already been "
                                  "rolled.");
    }

    QString operator()(const reason::DiceNotRolled & /*no*/) const
    {
        return RefusalWording::tr("The dice have not been rolled yet.");
    }

    QString operator()(const reason::OthersReroll &no) const
    {
        return no.side == Side::Commando ? RefusalWording::tr("Now the commandos reroll, or pass.")
                                         : RefusalWording::tr("Now the overseer rerolls, or passes.");
    }

    QString operator()(const reason::UsedAlready &no) const
    {
        return RefusalWording::tr("Already used on this: %1.").arg(say(no.name));
    }

    QString operator()(const reason::CannotAssist &no) const
    {
        return RefusalWording::tr("%1 cannot assist this attack.").arg(say(no.figure));
    }

    QString operator()(const reason::NoRerollByAssist & /*no*/) const
    {
        return RefusalWording::tr("A reroll by Assist costs two and needs a figure with Assist nearby.");
    }

    QString operator()(const reason::AddsToItself &no) const
    {
        return RefusalWording::tr("%1 does not add to itself.").arg(say(no.name));
    }

    QString operator()(const reason::NoSuchEffect &no) const
    {
        return RefusalWording::tr("There is no such effect: %1.").arg(say(no.name));
    }

    QString operator()(const reason::Explodes &no) const
    {
        return RefusalWording::tr("%1 explodes: roll separately for everybody within range.").arg(say(no.weapon));
    }

    QString operator()(const reason::GoesOffElsewhere &no) const
    {
        return RefusalWording::tr("The weapon explodes on %1.").arg(say(no.at));
    }

    QString operator()(const reason::NothingToExplode &no) const
    {
        return RefusalWording::tr("There is nothing on %1 that could explode like this.").arg(say(no.at));
    }

    QString operator()(const reason::OtherRadius &no) const
    {
        return RefusalWording::tr("Radius on its card: %1, not %2.").arg(say(no.due), say(no.radius));
    }

    QString operator()(const reason::NotReached &no) const
    {
        return RefusalWording::tr("The explosion does not reach %1.").arg(say(no.who));
    }

    QString operator()(const reason::MarkerNotReached &no) const
    {
        return RefusalWording::tr("The explosion does not reach %1.").arg(say(no.marker));
    }

    QString operator()(const reason::RollsOnce &no) const
    {
        return RefusalWording::tr("Roll needed for %1.").arg(say(no.who));
    }

    QString operator()(const reason::MarkerRollsOnce &no) const
    {
        return RefusalWording::tr("Roll needed for %1.").arg(say(no.marker));
    }

    QString operator()(const reason::NoHazard &no) const
    {
        return RefusalWording::tr("%1 has no hazard to roll for.").arg(say(no.who));
    }

    QString operator()(const reason::NobodyKnockedBack & /*no*/) const
    {
        return RefusalWording::tr("There is nobody to knock back.");
    }

    QString operator()(const reason::NoChallengeAgainst &no) const
    {
        return RefusalWording::tr("A challenge is on Strength or Intelligence, not on this: %1.").arg(say(no.stat));
    }

    QString operator()(const reason::BoostedAlready & /*no*/) const
    {
        return RefusalWording::tr("It cannot be boosted, or not again.");
    }

    QString operator()(const reason::NothingToBoost & /*no*/) const
    {
        return RefusalWording::tr("It cannot be boosted, or not again.");
    }
};

} // namespace

QString sentence(const RefusalFacts &say, Rule rule, const omega::CombatReason &why)
{
    return visit(CombatSentences{say, rule}, why);
}

} // namespace dossier::wording
