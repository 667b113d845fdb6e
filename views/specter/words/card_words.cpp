#include "views/specter/words/card_words.h"

#include "model/specter/seen/numbers.h"
#include "views/kit/signed_number.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct CardWords
{
    Q_DECLARE_TR_FUNCTIONS(CardWords)
};

using specter::Equipment;

QString ofCard(const specter::EquipmentCard &card)
{
    const int within = card.within.value_or(0);
    switch (card.kind)
    {
    case Equipment::AdrenalSurge:
        return CardWords::tr("Up to %1 steps in this move.").arg(card.steps.value_or(0));
    case Equipment::StealthField:
        return CardWords::tr("Until your next turn hunters see you only from %1 spaces away or nearer.").arg(within);
    case Equipment::FlashBang:
        return CardWords::tr(
            "Put its token up to %1 spaces away: hunters who see the token are blind until their turn.")
            .arg(within);
    case Equipment::SmokeGrenade:
        return CardWords::tr(
            "Put its token up to %1 spaces away: nobody sees into or through the smoke around it until the end of your "
            "next turn. You can walk through it.")
            .arg(within);
    case Equipment::HoloDecoy:
        return CardWords::tr("Show a false position, up to %1 spaces away from you.").arg(within);
    case Equipment::PowerFists:
        return CardWords::tr("Stuns every hunter up to %1 spaces away; your position becomes public.").arg(within);
    case Equipment::TangleLine:
        return CardWords::tr(
            "Aim at a hunter on foot who could see you and roll a die: the hunter is stunned if the result is at least "
            "the number of steps between you.");
    case Equipment::VelocityBlade:
        return CardWords::tr(
            "Raise it before an attack on you is rolled: attacks have %1 to the roll until your next turn.",
            "a signed number")
            .arg(signedNumber(card.rollModifier.value_or(0)));
    }
    return {};
}

} // namespace

QString effect(const specter::PublicTable &table, Equipment kind)
{
    const specter::EquipmentCard *card = specter::cardOf(table.pack, kind);
    if (card == nullptr)
        return {};
    return ofCard(*card) + u' '
        + (card->announced ? CardWords::tr("It is announced to everybody.") : CardWords::tr("It is not announced."));
}

QString effect(const specter::PublicTable &table, specter::AgentKind kind)
{
    const auto card = std::ranges::find(table.pack.agents, kind, &specter::AgentCard::kind);
    if (card == table.pack.agents.end())
        return {};
    QStringList words{CardWords::tr("%1 health, up to %2 steps.", "two numbers")
            .arg(card->health + specter::setUpOf(table).moreHealth)
            .arg(card->steps)};
    if (card->objectiveReach)
        words << CardWords::tr("Completes objectives from %1 spaces away.").arg(*card->objectiveReach);
    if (card->ambushOnAtLeast)
        words << CardWords::tr("Stuns a hunter who ends on your space, and by a roll of %1 or more one who ends beside "
                               "it.")
                     .arg(*card->ambushOnAtLeast);
    if (card->evasionModifier)
        words << CardWords::tr(
            "Attacks from %1 spaces away or nearer have %2 to the roll.", "a number, a signed number")
                     .arg(card->evasionWithin.value_or(0))
                     .arg(signedNumber(*card->evasionModifier));
    words << CardWords::tr("Can take %1.", "a card").arg(nameOf(table, card->unique));
    return words.join(u' ');
}

QString effect(const specter::PublicTable &table, specter::HunterKind kind)
{
    const specter::HunterCard &card = specter::cardOf(table, kind);
    QStringList words{CardWords::tr("Up to %1 steps on foot.").arg(card.steps)};
    if (card.shooting)
    {
        words << CardWords::tr("Attacks with %1 dice.").arg(card.shooting->attackDice);
        words << CardWords::tr("In the agent’s turn: a quick shot at an agent whom this hunter spots.");
        words << CardWords::tr(
            "After moving: a shot along one straight line, and sight along it alone until the next turn.");
    }
    if (card.senses)
        words << CardWords::tr(
            "After %1 steps or fewer, agents within %2 spaces say that they are close.", "two numbers")
                     .arg(card.senses->afterSteps)
                     .arg(card.senses->within);
    if (card.strength)
        words << CardWords::tr("On the agent’s space a roll of %1 or more takes %n health; after %2 steps or more only "
                               "that space can be attacked.",
            "two numbers", card.strength->loss)
                     .arg(card.strength->onAtLeast)
                     .arg(card.strength->stepsThatLimitAttack);
    if (card.controlsTheVehicle)
        words << CardWords::tr("Instead of moving: drives the vehicle or uses its sensor from anywhere.");
    if (card.foresight)
    {
        words << CardWords::tr("Adds %1 to attacks.").arg(card.foresight->dieModifier);
        words << CardWords::tr("Learns one turn ahead that an objective will be completed.");
        words << CardWords::tr("Instead of moving: learns where the agent was %1 turns ago.")
                     .arg(card.foresight->looksBackTurns);
    }
    return words.join(u' ');
}

} // namespace dossier::wording
