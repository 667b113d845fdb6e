#include "views/specter/words/refusal_wording.h"

#include "views/kit/filled.h"
#include "views/specter/words/facts.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

namespace reason = specter::reason;

/// A sentence for each reason; one without does not compile.
class SpecterRefusals
{
    Q_DECLARE_TR_FUNCTIONS(SpecterRefusals)

public:
    const SpecterFacts &say;

    // --- The turn, the sheets and the set-up ---

    QString operator()(const reason::OtherPhase &no) const
    {
        switch (no.phase)
        {
        case specter::Phase::SetUp:
            return tr("Begin the game first.");
        case specter::Phase::Agents:
            return tr("It is the agent’s phase.");
        case specter::Phase::Hunters:
            return tr("It is the hunters’ phase.");
        case specter::Phase::Over:
            return tr("The game is over.");
        }
        return {};
    }

    SENTENCE(reason::SecondAgentDue, tr("The second agent’s first move comes first."))
    SENTENCE(reason::SheetOnPaper, tr("The sheet is on paper: enter the announcements."))
    SENTENCE(reason::SheetKept, tr("Dossier keeps the sheet and works out the announcements itself."))
    SENTENCE(reason::SheetUnknown, tr("Only the sheet’s player can do this."))
    SENTENCE(reason::NobodyChosen, tr("Choose the players first."))
    SENTENCE(reason::HuntersForPlayers, tr("Hunters needed for this number of players: {hunters}."))
    SENTENCE(reason::NoObjectivesYet, tr("Roll for the objectives first."))
    SENTENCE(reason::NoRolesYet, tr("Deal the traitor’s card first."))
    SENTENCE(reason::NoCharacterYet, tr("Choose the character first."))
    SENTENCE(reason::CharacterInPlay, tr("{character} is in play already."))
    SENTENCE(reason::KnownAs, tr("The agent is already revealed as {known}."))
    SENTENCE(reason::CardsToTake, tr("Take this many cards: {cards}."))
    SENTENCE(reason::CardNotThere, tr("{card} cannot be taken or used now: not in hand, or no charge left."))
    SENTENCE(reason::NoTraitorNow, tr("There is a traitor only with five players, and only one reveal."))
    SENTENCE(reason::NotTheTraitor, tr("Only the traitor can do this, as far as is known here."))

    // --- Agents ---

    SENTENCE(reason::AgentHasMoved, tr("{moved} has moved in this turn already."))
    SENTENCE(reason::NoPlanYet, tr("Plan a move first."))
    SENTENCE(reason::BeginsElsewhere, tr("The path must begin where the agent is, not on {from}."))

    QString operator()(const reason::BadStep &no) const { return filled(textOf(no.fault), no, say); }

    static QString textOf(specter::StepFault fault)
    {
        switch (fault)
        {
        case specter::StepFault::TooMany:
            return tr("Step {step}, to {at}, is one too many for this move.");
        case specter::StepFault::NotAdjacent:
            return tr("{at} is too far from the space before.");
        case specter::StepFault::Structure:
            return tr("{at} is a structure.");
        case specter::StepFault::Diagonal:
            return tr("This table does not allow the diagonal step to {at}.");
        case specter::StepFault::Hunter:
            return tr("There is a hunter on {at}.");
        }
        return {};
    }

    SENTENCE(reason::OnAStructure, tr("{structure} is a structure: closed to everybody."))
    SENTENCE(reason::NoSpaceYet, tr("Choose the space for the card’s token."))
    SENTENCE(reason::NoHunterYet, tr("Choose a hunter for the card, and enter the die."))
    SENTENCE(reason::TokenTooFar, tr("The token cannot be put on {at}: it is too far away, or no open space."))
    SENTENCE(reason::NoTargetForCard, tr("{hunter} is not a target: in the vehicle, or not in sight."))
    SENTENCE(reason::BeforeTheMove, tr("{before} is used before the move."))
    SENTENCE(reason::NoObjective, tr("{objective} is not one of the objectives."))
    SENTENCE(reason::NotBesideObjective, tr("The agent does not begin the turn beside the objective on {objective}."))
    SENTENCE(reason::CompletedAlready, tr("The objective on {completed} is completed already."))
    SENTENCE(reason::TooFewCompleted, tr("Three objectives come before the escape; completed: {completed}."))
    SENTENCE(reason::SectionCompleted, tr("The one objective of this section of the board was on {section}."))
    SENTENCE(reason::CompletesNothing, tr("The second agent completes no objectives."))
    SENTENCE(reason::ForetoldAlready, tr("An objective has already been announced."))
    SENTENCE(reason::AmbushedAlready, tr("{ambushed} has rolled for the ambush in this turn already."))
    SENTENCE(reason::NotForetoldTo, tr("Announce it to {foretold} one turn earlier."))
    SENTENCE(reason::NothingNear, tr("From here the agent cannot complete any remaining objective."))
    SENTENCE(reason::EscapesNot, tr("Only the first agent can win by leaving."))
    SENTENCE(reason::NoWayOut, tr("{at} is not an escape point."))
    SENTENCE(reason::HunterOnTheWayOut, tr("{hunter} is on the escape point.", "a hunter"))

    // --- Hunters ---

    SENTENCE(reason::NoTurnYet, tr("Begin a hunter’s turn first."))
    SENTENCE(reason::OthersTurn, tr("The turn of {on_turn} is under way."))
    SENTENCE(reason::HadTurn, tr("{had_turn} has had a turn already."))
    SENTENCE(reason::HasMoved, tr("{moved} has moved, or done something else instead."))
    SENTENCE(reason::MovesFirst, tr("{moved} moves first, even if by no step; an ability counts once."))

    QString operator()(const reason::OutOfReach &no) const
    {
        if (const std::optional<specter::HunterKind> stunned = say.stunnedOnTurn())
            return tr("%1 is stunned and goes up to %2 spaces: %3 is out of reach.", "a hunter, a number, a space")
                .arg(say(*stunned), say(specter::stepsWhenStunned), say(no.to));
        return filled(tr("{to} is out of the hunter’s reach."), no, say);
    }

    QString operator()(const reason::Stunned &no) const
    {
        return filled(
            say.isStunned(no.hunter) ? tr("{stunned} is stunned.") : tr("{stunned} is in the vehicle."), no, say);
    }

    SENTENCE(reason::InTheVehicle, tr("{in_vehicle} is in the vehicle."))
    SENTENCE(reason::VehicleOutOfReach, tr("Neither the vehicle nor its passengers can get to {to} like this."))
    SENTENCE(reason::VehicleStepsLeft, tr("Steps that the vehicle has left in this turn: {left}."))
    SENTENCE(reason::DrivenThisTurn,
        tr("Steps that the vehicle was driven in this turn: {driven_in_this_turn}. Its sensor works again in the next "
           "one."))
    SENTENCE(reason::SensorUsed, tr("The sensor was used in this turn: {after_the_sensor} may drive in the next one."))
    SENTENCE(reason::OnFoot, tr("{on_foot} is on foot."))
    SENTENCE(reason::Barred, tr("{barred} is barred from the vehicle."))
    SENTENCE(reason::BarredTooLate, tr("{moved} has moved: barring is only possible at the start of a turn."))
    SENTENCE(reason::BarringNeedsFour, tr("Hunters are barred only where four of them play."))
    SENTENCE(reason::NoReadingYet, tr("Enter what the sensor said."))
    SENTENCE(reason::AnswersNeeded, tr("Enter what the agent answered; answers needed: {answers}."))
    SENTENCE(reason::AnswersFollow, tr("Enter nothing here: the answer follows from the sheet."))
    SENTENCE(reason::OnlyHunter, tr("Only {needs} can do this."))
    SENTENCE(reason::OnlyCharacter, tr("Only {needs} can do this."))
    SENTENCE(reason::MovedTooSeldom, tr("The agent must have made more than {turns} moves."))
    SENTENCE(reason::UsedAlready, tr("{used} has used this ability in this turn."))
    SENTENCE(reason::AttackNotDue, tr("{attacked} cannot attack now: already attacked, or something else comes first."))
    SENTENCE(reason::NotInView, tr("{found} is not in view there."))
    SENTENCE(reason::NobodyAttacks, tr("No hunter who can still attack has found the agent."))
    SENTENCE(reason::NotBeside, tr("The hunter on {at} is not on foot beside the agent."))
    SENTENCE(reason::CannotShoot, tr("{hunter} cannot shoot along a line now."))

    QString operator()(const reason::OwnSpaceAlone &no) const
    {
        return tr("After %n step(s), only the hunter’s own space can be attacked.", nullptr, no.steps);
    }

    SENTENCE(reason::NoWayThere, tr("No path leads to the agent."))
    SENTENCE(reason::DiceToRoll, tr("Roll this many dice: {dice}."))
    SENTENCE(reason::DiceDecide, tr("The dice alone decide whether they hit."))
    SENTENCE(reason::TableDecides, tr("The dice can be read two ways here: the players decide whether they hit."))
};

} // namespace

QString sentence(const specter::PublicTable &table, const specter::Violation &violation)
{
    const SpecterFacts facts(table);
    const auto inChapter = [&](const auto &why) { return visit(SpecterRefusals{facts}, why); };
    return std::visit(inChapter, violation.reason);
}

Objection objectionOf(const SpecterViewPtr &view, const specter::Violation &why)
{
    return {why.rule, [view, why] { return sentence(view->open, why); }};
}

ReasonWords specterReasonWords()
{
    return {[]
        {
            return SpecterRefusals::tr("Not possible: that figure, token or card is not in this game, or something "
                                       "else still depends on it. Correct that first.");
        },
        []
        {
            return SpecterRefusals::tr("Something has been announced or rolled since then. To undo it anyway, give a "
                                       "reason.");
        }};
}

} // namespace dossier::wording
