#include "views/conquest/words/refusal_wording.h"

#include "views/conquest/words/facts.h"
#include "views/kit/filled.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

namespace reason = conquest::reason;

/// A sentence for each reason; one without does not compile.
class ConquestRefusals
{
    Q_DECLARE_TR_FUNCTIONS(ConquestRefusals)

public:
    const ConquestFacts &say;

    // --- In a turn ---

    QString operator()(const reason::OtherPhase &no) const
    {
        switch (no.phase)
        {
        case conquest::Phase::SetUp:
            return tr("The game has not begun yet.");
        case conquest::Phase::Over:
            return tr("The game is over.");
        default:
            return filled(tr("Not in this phase: {phase}."), no, say);
        }
    }

    QString operator()(const reason::ComesFirst &no) const
    {
        return no.first.empty() ? tr("This cannot be done now.")
                                : tr("First: %1.", "what has to be done").arg(dueName(no.first));
    }

    QString operator()(const reason::NotOnTurn &no) const
    {
        return filled(no.active ? tr("Only in the player’s own turn; now it is the turn of: {active}.")
                                : tr("Only in the player’s own turn."),
            no, say);
    }

    SENTENCE(reason::PlayersAllowed, tr("Players needed in this mode: {least} to {most}."))
    SENTENCE(reason::NumberUnknown, tr("Not entered yet: {name}, {member}.", "a card, what is printed on it"))
    SENTENCE(reason::RaceGone, tr("Another player has this race: {race_taken}."))
    SENTENCE(reason::RaceNeeded, tr("{race_of} has no race for this."))
    SENTENCE(reason::NoneLeft, tr("None left in “{deck}”: {none}.", "a deck, a card"))
    SENTENCE(
        reason::NotAtHand, tr("Command token {token_set_aside} is set aside; it comes back when only the D6 is left."))
    SENTENCE(
        reason::TokensAtHand, tr("Tokens come back when only the D6 is left; tokens still there: {tokens_at_hand}."))
    SENTENCE(reason::NoRollDue, tr("{no_roll_of} has nothing to choose or roll now."))
    SENTENCE(reason::NothingOffered, tr("{nothing_offered} has not rolled a 1 that can be rolled again."))

    QString operator()(const reason::WhoRolls &no) const
    {
        return filled(no.tied.empty() ? tr("Nobody is tied for the first turn.")
                                      : tr("One die each, for those who are tied: {tied}."),
            no, say);
    }

    SENTENCE(reason::TooFewPoints, tr("Not enough action points: {needed} needed, {points} left."))
    SENTENCE(reason::TooFewThreat, tr("Not enough threat tokens: {needed} needed, {threat} there."))
    SENTENCE(reason::InReserve, tr("{in_reserve} is in the reserve: it has to land first."))
    SENTENCE(reason::OnTheBoard, tr("{on_the_board} is on the board already."))
    SENTENCE(reason::NotOwn, tr("Not an alien of {player}: {alien}.", "an alien, a player"))
    SENTENCE(reason::MovementEnded, tr("{ended} cannot move on in this turn."))
    SENTENCE(reason::NotTouching, tr("Not adjacent: {from} and {to}.", "two spaces"))
    SENTENCE(reason::TouchingUnknown,
        tr("Dossier does not know this board yet: are {unknown_from} and {to} adjacent? Say so first.",
            "two spaces; ends with a full stop"))
    SENTENCE(reason::NotInHand, tr("Not in the hand: {not_in_hand}.", "a card"))
    SENTENCE(reason::EmptyHand, tr("{empty_hand} has no event card in hand: one has to be drawn first."))
    SENTENCE(reason::NeedsOwnAction,
        tr("Costs action points, so only in the owner’s Action phase: {costs_points}.", "a card"))
    SENTENCE(reason::CardsToDraw, tr("Events to draw: {cards_to_draw}."))
    SENTENCE(reason::MayBeDrawn, tr("The events are already drawn."))
    SENTENCE(reason::OneDiscard, tr("One event may be discarded in a turn, before drawing."))
    SENTENCE(reason::TurnedDown, tr("Turned down until its owner’s next Action phase: {turned_down}.", "a card"))
    SENTENCE(reason::NotBefore, tr("{player} does not have this card: {not_before_him}.", "a player, a card"))
    SENTENCE(reason::NoActivation, tr("This card has no Activate text: {no_activation}."))
    SENTENCE(reason::NotCancelled, tr("This card is not in play: {not_in_play}."))
    SENTENCE(
        reason::LedToDice, tr("Dice were rolled for this event, so it cannot be cancelled any more: {led_to_dice}."))
    SENTENCE(reason::DoesNotCancel, tr("This card cancels nothing: {does_not_cancel}."))
    SENTENCE(reason::DieNeeded, tr("A die decides whether technology is cancelled: {die_for}.", "a card"))
    SENTENCE(reason::NotAsked, tr("{not_asked} is not asked, or has answered already."))
    SENTENCE(reason::OnlyTogether, tr("Not in this mode: {mode}."))
    SENTENCE(reason::NoHandKept, tr("{hand_on_paper} holds the cards at the table; Dossier does not know them."))
    SENTENCE(reason::HandUnknown, tr("Only {hand_of} may do this: the hand is secret."))
    SENTENCE(reason::ChoiceSecret, tr("Only {choice_of} may do this: the choice is secret."))

    // --- In battles and by the resistance ---

    SENTENCE(reason::LandingSite, tr("A landing site is not explored: {landing_site}."))
    SENTENCE(reason::Explored, tr("Already explored: {explored}."))
    SENTENCE(reason::Unexplored, tr("Explore this space first: {unexplored}."))
    SENTENCE(reason::NoAliens, tr("{no_aliens_of} has no alien in {at}.", "a player, a space"))
    SENTENCE(reason::AlreadyMet, tr("Each space is an encounter once in a Battle phase: {met}."))
    SENTENCE(reason::NoSuchToken, tr("This token cannot be fought in {at} now: {no_token}.", "a token, a space"))
    SENTENCE(reason::TokensFirst, tr("The tokens come before the cards; tokens left: {tokens_first}."))
    SENTENCE(reason::NothingToFight, tr("There is nothing to fight in {nothing_to_fight}."))
    SENTENCE(reason::NoBattle, tr("There is no battle now."))
    SENTENCE(reason::OtherStage, tr("The battle waits for something else: {stage}."))
    SENTENCE(reason::OtherBattle, tr("The battle is elsewhere: {battle_at}."))
    SENTENCE(reason::NotFighting, tr("{not_fighting} is not among the aliens that can be lost here."))
    SENTENCE(reason::DiceNeeded, tr("Dice needed: attacker {attacker_dice}, defender {opponent_dice}."))
    SENTENCE(reason::BarrageDice, tr("One die for each of these aliens: {dice_for}."))

    QString operator()(const reason::NotHisToSay &no) const
    {
        return filled(no.whoSays ? tr("{who_says} says first whether to flee.") : tr("Nobody can flee now."), no, say);
    }

    SENTENCE(reason::NoFleeing, tr("From {from} nobody can flee to {no_fleeing_to}.", "two spaces"))
    SENTENCE(reason::AllFlee, tr("All aliens there flee, or none; aliens: {all_flee}."))
    SENTENCE(reason::OneWay, tr("Aliens flee together, to one space."))
    SENTENCE(reason::NotToBeConquered, tr("Cannot be conquered: {not_to_be_conquered}."))
    SENTENCE(reason::NotToBeStolen,
        tr("Nothing to steal in {not_to_be_stolen}: it needs an alien of your own, another player’s conquest token and "
           "no enemy."))

    SENTENCE(reason::EncountersLeft, tr("Encounters left: {encounters}."))

    QString operator()(const reason::OtherStep &no) const
    {
        return tr("The steps go in order; now it is step %1, %2.", "a number, its name")
            .arg(no.step)
            .arg(stepName(no.step));
    }

    QString operator()(const reason::TokensAct &no) const
    {
        return filled(no.acting.empty() ? tr("No token acts now.") : tr("Tokens that act now: {acting}."), no, say);
    }

    SENTENCE(reason::SectionDue, tr("Tokens are placed in this order: {tokens_due}."))

    QString operator()(const reason::TokenToPush &no) const
    {
        return filled(no.pushOneOf.empty() ? tr("No token is pushed here.")
                                           : tr("One of these is pushed to the centre: {push_one_of}."),
            no, say);
    }

    SENTENCE(reason::TechnologyDice, tr("Technology dice to roll: {technology_dice}."))

    QString operator()(const reason::TechnologyCard &no) const
    {
        return no.cardComes ? tr("A 6: enter the technology card that is drawn.")
                            : tr("No technology card comes without a 6, or when none is left.");
    }

    SENTENCE(reason::CaptainsSpaces, tr("Spaces that the superhero still attacks: {spaces}."))

    QString operator()(const reason::AlienToLose &no) const
    {
        return no.alienLost ? tr("The round is lost: say which alien.")
                            : tr("The round is not lost: no alien is lost.");
    }
};

} // namespace

QString sentence(const conquest::PublicTable &table, const conquest::Violation &violation)
{
    const ConquestFacts facts(table);
    const auto inChapter = [&](const auto &why) { return visit(ConquestRefusals{facts}, why); };
    return std::visit(inChapter, violation.reason);
}

Objection objectionOf(const std::shared_ptr<const conquest::View> &seen, const conquest::Violation &why)
{
    return {why.rule, [seen, why] { return sentence(seen->open, why); }, {}};
}

ReasonWords conquestReasonWords()
{
    return {[]
        {
            return ConquestRefusals::tr("Not possible: that card, token, alien or space is not in this game, or "
                                        "something else still depends on it. Correct that first.");
        },
        []
        { return ConquestRefusals::tr("Something has been revealed since then. To undo it anyway, give a reason."); }};
}

} // namespace dossier::wording
