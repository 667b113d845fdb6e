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
            return tr("Begin the game first.");
        case conquest::Phase::Over:
            return tr("The game is over.");
        default:
            return filled(tr("This cannot be done now ({phase})."), no, say);
        }
    }

    QString operator()(const reason::ComesFirst &no) const
    {
        return no.first.empty() ? tr("This cannot be done now.")
                                : tr("First: %1.", "what has to be done").arg(dueName(no.first));
    }

    QString operator()(const reason::NotOnTurn &no) const
    {
        return filled(
            no.active ? tr("It is the turn of {active}: wait for your own.") : tr("Wait for your own turn."), no, say);
    }

    SENTENCE(reason::PlayersAllowed, tr("This mode is for {least} to {most} players."))
    SENTENCE(reason::NumberUnknown, tr("Enter this first: {name}, {member}.", "a card, what is printed on it"))
    SENTENCE(reason::RaceGone, tr("Another player has {race_taken}: choose a different race."))
    SENTENCE(reason::RaceNeeded, tr("{race_of} has no race for this."))
    SENTENCE(reason::NoneLeft, tr("“{deck}” has no {none} left.", "a deck, a card"))
    SENTENCE(
        reason::NotAtHand, tr("Command token {token_set_aside} is set aside; it comes back when only the D6 is left."))
    SENTENCE(
        reason::TokensAtHand, tr("Tokens come back when only the D6 is left; tokens still there: {tokens_at_hand}."))
    SENTENCE(reason::NoRollDue, tr("{no_roll_of} has nothing to choose or roll now."))
    SENTENCE(reason::NothingOffered, tr("{nothing_offered} has not rolled a 1 that can be rolled again."))

    QString operator()(const reason::WhoRolls &no) const
    {
        return filled(no.tied.empty() ? tr("Nobody is tied for the first turn.")
                                      : tr("Roll one die for each player who is tied: {tied}."),
            no, say);
    }

    SENTENCE(reason::TooFewPoints, tr("Not enough action points: {needed} needed, {points} left."))
    SENTENCE(reason::TooFewThreat, tr("Not enough threat tokens: {needed} needed, {threat} there."))
    SENTENCE(reason::InReserve, tr("{in_reserve} is in the reserve: it has to land first."))
    SENTENCE(reason::OnTheBoard, tr("{on_the_board} is on the board already."))
    SENTENCE(reason::NotOwn, tr("{alien} is not an alien of {player}.", "an alien, a player"))
    SENTENCE(reason::MovementEnded, tr("{ended} cannot move on in this turn."))
    SENTENCE(reason::NotTouching, tr("{from} and {to} are not adjacent.", "two spaces"))
    SENTENCE(reason::TouchingUnknown,
        tr("Dossier does not know this board yet: are {unknown_from} and {to} adjacent? Say so first.",
            "two spaces; ends with a full stop"))
    SENTENCE(reason::NotInHand, tr("{not_in_hand} is not in this hand.", "a card"))
    SENTENCE(reason::EmptyHand, tr("{empty_hand} has no event card in hand: one has to be drawn first."))
    SENTENCE(reason::NeedsOwnAction,
        tr("{costs_points} costs action points: its owner plays it in the Action phase.", "a card"))
    SENTENCE(reason::CardsToDraw, tr("Events to draw: {cards_to_draw}."))
    SENTENCE(reason::MayBeDrawn, tr("The events are already drawn."))
    SENTENCE(reason::OneDiscard, tr("One event may be discarded in a turn, before drawing."))
    SENTENCE(
        reason::TurnedDown, tr("{turned_down} was used: its owner has it again in the next Action phase.", "a card"))
    SENTENCE(reason::NotBefore, tr("{player} does not have this card: {not_before_him}.", "a player, a card"))
    SENTENCE(reason::NoActivation, tr("{no_activation} has no Activate text."))
    SENTENCE(
        reason::NothingToCancel, tr("No card that {nothing_for} could cancel is being played or in play.", "a card"))
    SENTENCE(reason::NotCancelled, tr("{not_in_play} is not in play."))
    SENTENCE(reason::LedToDice, tr("The dice for {led_to_dice} are rolled: nobody can cancel it any more."))
    SENTENCE(reason::DoesNotCancel, tr("{does_not_cancel} cancels nothing."))
    SENTENCE(
        reason::DieNeeded, tr("Roll a die for {die_for}: it decides whether the technology is cancelled.", "a card"))
    SENTENCE(reason::NotAsked, tr("{not_asked} is not asked, or has answered already."))
    SENTENCE(reason::OnlyTogether, tr("This is not part of this game ({mode})."))
    SENTENCE(reason::NoHandKept, tr("{hand_on_paper} holds the cards at the table; Dossier does not know them."))
    SENTENCE(reason::HandUnknown,
        tr("{hand_of}’s hand is secret. Press “hand” on {hand_of}’s card: the screen is covered, {hand_of} opens the "
           "hand and enters the effect there."))
    SENTENCE(reason::ChoiceSecret, tr("Only {choice_of} may do this: the choice is secret."))

    // --- In battles and by the resistance ---

    SENTENCE(reason::LandingSite, tr("{landing_site} is a landing site: nobody explores it."))
    SENTENCE(reason::Explored, tr("{explored} is explored already."))
    SENTENCE(reason::Unexplored, tr("Explore {unexplored} first."))
    SENTENCE(reason::NoAliens, tr("{no_aliens_of} has no alien in {at}.", "a player, a space"))
    SENTENCE(reason::AlreadyMet, tr("{met} was an encounter of this Battle phase already."))
    SENTENCE(reason::NoSuchToken, tr("{no_token} cannot be fought in {at} now.", "a token, a space"))
    SENTENCE(reason::TokenNotThere,
        tr("{no_such_token} is not in {at}: choose the space where it lies.", "a token, a space"))
    SENTENCE(reason::SpaceFull, tr("{full} has three tokens, and more have no room: remove one first.", "a space"))
    SENTENCE(
        reason::NotInTheGame, tr("This game has no such card, token, alien or space: choose one that is at the table."))
    SENTENCE(reason::TokensFirst, tr("Fight the tokens before the cards; tokens left: {tokens_first}."))
    SENTENCE(reason::NothingToFight, tr("There is nothing to fight in {nothing_to_fight}."))
    SENTENCE(reason::NoBattle, tr("There is no battle now."))
    SENTENCE(reason::NoOtherSide, tr("Nobody fights now: the defender gets more strength only during a fight."))
    SENTENCE(reason::OtherStage, tr("First, in this battle: {stage}."))
    SENTENCE(reason::OtherBattle, tr("The battle is in {battle_at}."))
    SENTENCE(reason::NotFighting, tr("{not_fighting} is not among the aliens that can be lost here."))
    SENTENCE(reason::DiceNeeded,
        tr("Roll the dice: {attacker_dice} for the attacker, {opponent_dice} for the "
           "defender."))
    SENTENCE(reason::BarrageDice, tr("Roll one die for each of these aliens: {dice_for}."))

    QString operator()(const reason::NotHisToSay &no) const
    {
        return filled(no.whoSays ? tr("{who_says} says first whether to flee.") : tr("Nobody can flee now."), no, say);
    }

    SENTENCE(reason::NoFleeing, tr("From {from} nobody can flee to {no_fleeing_to}.", "two spaces"))
    SENTENCE(reason::AllFlee, tr("All aliens there flee, or none: {all_flee}."))
    SENTENCE(reason::OneWay, tr("Aliens flee together, to one space."))
    SENTENCE(reason::NotToBeConquered, tr("{not_to_be_conquered} cannot be conquered."))
    SENTENCE(reason::NotToBeStolen,
        tr("Nothing to steal in {not_to_be_stolen}: it needs an alien of your own, another player’s conquest token and "
           "no enemy."))

    SENTENCE(reason::EncountersLeft, tr("Resolve the other encounters first: {encounters}."))

    QString operator()(const reason::OtherStep &no) const
    {
        return tr("The steps go in order; now it is step %1, %2.", "a number, its name")
            .arg(no.step)
            .arg(stepName(no.step));
    }

    QString operator()(const reason::TokensAct &no) const
    {
        return filled(no.acting.empty() ? tr("No token acts now.") : tr("Now these tokens act: {acting}."), no, say);
    }

    SENTENCE(reason::SectionDue, tr("Place the tokens in this order: {tokens_due}."))

    QString operator()(const reason::TokenToPush &no) const
    {
        return filled(no.pushOneOf.empty() ? tr("No token is pushed here.")
                                           : tr("Push one of these to the centre: {push_one_of}."),
            no, say);
    }

    SENTENCE(reason::TechnologyDice, tr("Roll this many technology dice: {technology_dice}."))

    QString operator()(const reason::TechnologyCard &no) const
    {
        return no.cardComes ? tr("A 6: enter the technology card that is drawn.")
                            : tr("No technology card comes without a 6, or when none is left.");
    }

    SENTENCE(reason::CaptainsSpaces, tr("The superhero still attacks these spaces: {spaces}."))

    QString operator()(const reason::AlienToLose &no) const
    {
        return no.alienLost ? tr("The round is lost: choose the alien that is lost.")
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
    return {why.rule, [seen, why] { return sentence(seen->open, why); }};
}

ReasonWords conquestReasonWords()
{
    return {[]
        {
            return ConquestRefusals::tr(
                "Not possible: something else at the table still depends on it. Correct that first.");
        },
        []
        { return ConquestRefusals::tr("Something has been revealed since then. To undo it anyway, give a reason."); }};
}

} // namespace dossier::wording
