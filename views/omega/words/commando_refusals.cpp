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

namespace reason = omega::reason;

/// Commandos, their kit and their actions.
struct CommandoSentences
{
    const RefusalFacts &say;

    QString operator()(const reason::NotTheOfficer &no) const
    {
        return RefusalWording::tr("The commanding officer assigns the initiative: that is %1.").arg(say(no.officer));
    }

    QString operator()(const reason::NoInitiativeCard &no) const
    {
        return RefusalWording::tr("%1 has no initiative card.").arg(say(no.who));
    }

    QString operator()(const reason::CardsForCommandos &no) const
    {
        return RefusalWording::tr("Cards: %1; commandos: %2.").arg(say(no.cards), say(no.commandos));
    }

    QString operator()(const reason::CommandosForSeats &no) const
    {
        return RefusalWording::tr("Not a valid set-up: %1 commandos, %2 players.")
            .arg(say(no.commandos), say(no.seats));
    }

    QString operator()(const reason::CommandoNotPlaced &no) const
    {
        return RefusalWording::tr("%1 is not on the map yet.").arg(say(no.who));
    }

    QString operator()(const reason::KitOfAnother &no) const
    {
        return RefusalWording::tr("%1 belongs to %2.").arg(say(no.kit), say(no.owner));
    }

    QString operator()(const reason::KitTaken &no) const
    {
        return RefusalWording::tr("%1 is taken by %2.").arg(say(no.kit), say(no.by));
    }

    QString operator()(const reason::KitNotHeld &no) const
    {
        return RefusalWording::tr("%1 does not have %2.").arg(say(no.by), say(no.kit));
    }

    QString operator()(const reason::TooMuchKit &no) const
    {
        return RefusalWording::tr("Kit points: %1; allowed: %2.").arg(say(no.points), say(no.most));
    }

    QString operator()(const reason::KitIsAWeapon &no) const
    {
        return RefusalWording::tr("%1 is a weapon to attack with, and nothing else.").arg(say(no.kit));
    }

    QString operator()(const reason::KitDeploys &no) const
    {
        return RefusalWording::tr("It is placed on the map as a drone: %1.").arg(say(no.kind));
    }

    QString operator()(const reason::NobodyBrings &no) const
    {
        return RefusalWording::tr("%1 comes from a kit card: choose whose.").arg(say(no.kind));
    }

    QString operator()(const reason::PlacedInThisTurn &no) const
    {
        return RefusalWording::tr("Already placed in this turn: %1.").arg(say(no.what));
    }

    QString operator()(const reason::InNoCondition &no) const
    {
        return RefusalWording::tr("%1 is %2.").arg(say(no.commando), say(no.condition));
    }

    QString operator()(const reason::NoSuchStance &no) const
    {
        return RefusalWording::tr("%1 has no such stance.").arg(say(no.commando));
    }

    QString operator()(const reason::NotOnTheDownedCard &no) const
    {
        return RefusalWording::tr("On the downed card this is not allowed: %1.").arg(say(no.action));
    }

    QString operator()(const reason::NotDowned &no) const
    {
        return RefusalWording::tr("%1 is not downed.").arg(say(no.who));
    }

    QString operator()(const reason::NoInvestigateMarker &no) const
    {
        return RefusalWording::tr("There is no investigate marker on %1.").arg(say(no.at));
    }

    QString operator()(const reason::NoCardLeft & /*no*/) const
    {
        return RefusalWording::tr("No investigate card is left.");
    }

    QString operator()(const reason::CardsInTheBox &no) const
    {
        return RefusalWording::tr("In the box: %1.").arg(say(no.box));
    }

    QString operator()(const reason::NotAdjacent &no) const
    {
        return RefusalWording::tr("%1 is not adjacent.").arg(say(no.what));
    }

    QString operator()(const reason::NotActive &no) const
    {
        return RefusalWording::tr("%1 is not another active commando.").arg(say(no.who));
    }

    QString operator()(const reason::NotInHand &no) const
    {
        return RefusalWording::tr("%1 is not in hand.").arg(say(no.card));
    }

    QString operator()(const reason::NotTraded &no) const
    {
        return RefusalWording::tr("%1 cannot be traded.").arg(say(no.card));
    }

    QString operator()(const reason::OtherPrinting & /*no*/) const
    {
        return RefusalWording::tr("The edition in play does not have this.");
    }

    QString operator()(const reason::WeaponInUse & /*no*/) const
    {
        return RefusalWording::tr("That weapon is in use already.");
    }

    QString operator()(const reason::NotBasic &no) const
    {
        return RefusalWording::tr("%1 is not a basic weapon of that type.").arg(say(no.weapon));
    }

    QString operator()(const reason::NoWound & /*no*/) const
    {
        return RefusalWording::tr("There is no wound to heal.");
    }

    QString operator()(const reason::MovesTogether & /*no*/) const
    {
        return RefusalWording::tr("Several move actions cannot be taken together here.");
    }
};

} // namespace

QString sentence(const RefusalFacts &say, const omega::CommandoReason &why)
{
    return visit(CommandoSentences{say}, why);
}

} // namespace dossier::wording
