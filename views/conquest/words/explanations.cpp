#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "views/conquest/words/command_wording.h"
#include "views/conquest/words/facts.h"
#include "views/conquest/words/names.h"
#include "views/kit/filled.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

using conquest::PublicTable;

/// Explains each kind of command: its cost and its consequences.
class Explanations
{
    Q_DECLARE_TR_FUNCTIONS(ConquestExplanations)

public:
    explicit Explanations(const PublicTable &table)
        : say(table)
        , m_table(table)
    {
    }

    ConquestFacts say;

    SENTENCE(conquest::ChoosePlayers, tr("Who plays, in which order round the table, and in which mode."))
    SENTENCE(conquest::ChooseOptions, tr("How your table reads what the rulebook leaves open."))
    SENTENCE(conquest::Describe, tr("Type in what is printed on it. Dossier asks only once."))
    SENTENCE(conquest::DescribeSheet, tr("Type in the red circles of the track and the numbers in its triangles."))
    SENTENCE(conquest::SayTouching, tr("Tell Dossier how the sections lie on your table."))

    QString operator()(const conquest::TakeRace &command) const
    {
        const conquest::Race *race = conquest::raceNamed(m_table.pack, command.race);
        if (race == nullptr || !race->strength || !race->intelligence)
            return tr("Draw a race sheet at random; each race is there once.");
        return tr("Strength %1, Intelligence %2.")
            .arg(QString::number(*race->strength), QString::number(*race->intelligence));
    }

    SENTENCE(conquest::BeginGame, tr("The first round begins with the Command phase."))
    SENTENCE(conquest::TakeBack, tr("Only the D6 is left: all tokens can be chosen from again."))

    QString operator()(const conquest::ChooseToken &command) const
    {
        return command.token == conquest::CommandToken::Die
            ? tr("A die decides the action points. This token always comes back.")
            : tr("Action points: %1. The fewest points go first; the token is set aside.").arg(name(command.token));
    }

    SENTENCE(conquest::RollPoints, tr("The die is the number of action points. With a 1 you may roll again."))

    QString operator()(const conquest::AnswerOne &command) const
    {
        return command.face ? tr("The second roll counts, even another 1.")
                            : tr("One action point, and probably the first turn.");
    }

    SENTENCE(conquest::RollFirst, tr("One die for each player who is tied; the lowest goes first."))

    QString operator()(const conquest::MoveAlien &command) const
    {
        return conquest::endsMovement(m_table, command.to, command.alien.of)
            ? tr("Costs 1 point. The alien stops there for this turn.")
            : tr("Costs 1 point. The alien may move on from there.");
    }

    QString operator()(const conquest::LandAlien &command) const
    {
        return tr("Costs 1 point: from the reserve to %1.")
            .arg(address(conquest::landingSite(m_table, command.alien.of)));
    }

    SENTENCE(conquest::BuyThreat, tr("Threat tokens pay for the abilities of the race."))

    QString operator()(const conquest::EndAction & /*command*/) const
    {
        const int left
            = m_table.clock.active ? conquest::inPlay(m_table, *m_table.clock.active).points.left.value_or(0) : 0;
        return left > 0 ? tr("The Battle phase follows. Action points that are lost: %1.").arg(QString::number(left))
                        : tr("The Battle phase follows.");
    }

    QString operator()(const conquest::PlayEvent &command) const
    {
        const conquest::EventCard *event = conquest::eventNamed(m_table.pack, command.card);
        if (event == nullptr || event->cost.value_or(0) == 0)
            return tr("Read the card aloud, then apply its effect.");
        return tr("Costs action points: %1. Read the card aloud, then apply its effect.")
            .arg(QString::number(*event->cost));
    }

    SENTENCE(conquest::UseAbility, tr("An ability of {player}’s race, paid with threat tokens if it asks for them."))
    SENTENCE(conquest::ActivateStuff, tr("The card is turned down until its owner’s next Action phase."))
    SENTENCE(conquest::LeaveEffect, tr("Nothing changes at the table now; the journal keeps that."))
    SENTENCE(conquest::ApplyCard, tr("Apply the effect of a location, a resistance or an event."))

    QString operator()(const conquest::CancelCard &command) const
    {
        return command.deck == conquest::Deck::Technology ? tr("Roll a die: 4 or more cancels a technology card.")
                                                          : tr("Its effects end at once and it is discarded.");
    }

    SENTENCE(conquest::LetWin, tr("This player does not cancel the winning card."))
    SENTENCE(conquest::ShowHand, tr("Everybody sees these cards."))
    SENTENCE(conquest::Explore, tr("Draw a location card and put it there, face up."))

    QString operator()(const conquest::FightToken &command) const
    {
        const conquest::TokenKind *token = conquest::tokenNamed(m_table.pack, command.token);
        return token != nullptr && token->strength
            ? tr("Strength %1. Tokens are fought before resistance cards, in any order.")
                  .arg(QString::number(*token->strength))
            : tr("Tokens are fought before resistance cards, in any order.");
    }

    QString operator()(const conquest::TurnUpResistance &command) const
    {
        const int left = m_table.battle && m_table.battle->at == command.at
            ? m_table.battle->cardsLeft
            : conquest::resistanceNow(m_table, command.at);
        return tr("One card for each point of resistance; still to be won: %1.").arg(QString::number(left));
    }

    SENTENCE(conquest::FightAliens, tr("One fight, all of your aliens there against all of theirs."))
    SENTENCE(conquest::RollBarrage, tr("A die for each alien on the space and around it: 1 or 2 destroys it."))

    QString operator()(const conquest::RollRound & /*command*/) const
    {
        return m_table.battle && m_table.battle->enemy
            ? tr("A die for each player.")
            : tr("A die for each side; another player rolls for the resistance.");
    }

    SENTENCE(conquest::ChangeDice, tr("Enter the dice as a card or an ability changes them."))
    SENTENCE(conquest::ResolveRound, tr("The dice are final; no card changes them any more."))
    SENTENCE(conquest::LoseAlien, tr("It goes back to its owner’s reserve and can land again for 1 point."))
    SENTENCE(conquest::Flee, tr("The battle is lost, but no alien is. Resistance cards are discarded."))
    SENTENCE(conquest::GoOn, tr("Another round against the same opponent."))

    QString operator()(const conquest::Conquer &command) const
    {
        if (!command.put)
            return tr("No conquest token: the resistance stays.");
        const int population = m_table.battle ? conquest::populationNow(m_table, m_table.battle->at) : 0;
        return tr("Put a conquest token there. Terror: +%1.").arg(QString::number(population));
    }

    QString operator()(const conquest::Steal &command) const
    {
        return tr("Replace the conquest token there with your own. Terror: +%1.")
            .arg(QString::number(conquest::populationNow(m_table, command.at)));
    }

    SENTENCE(conquest::EndBattles, tr("The Draw phase follows."))
    SENTENCE(conquest::DiscardEvent,
        tr("One event may be discarded before drawing; a hand above its limit must be reduced."))
    SENTENCE(conquest::DrawEvents, tr("Fill the hand up to the Intelligence of the race."))
    SENTENCE(conquest::EndTurn, tr("The next player’s turn follows, clockwise."))
    SENTENCE(conquest::DrawResistanceEvent, tr("Only the red text counts. Read it aloud and apply it."))

    QString operator()(const conquest::FreeLocations & /*command*/) const
    {
        QStringList freed;
        for (const conquest::Place at : conquest::freedLocations(m_table))
            freed << address(at);
        return freed.isEmpty()
            ? tr("No location is freed: none has a token and no alien.")
            : tr("These are freed, with a token and no alien: %1.").arg(freed.join(QStringLiteral(", ")));
    }

    QString operator()(const conquest::AdvanceTechnology & /*command*/) const
    {
        return tr("A red circle brings a token to every section. On %1 the cannon fires.")
            .arg(QString::number(conquest::endOfTheTrack));
    }

    QString operator()(const conquest::PlaceToken &command) const
    {
        if (const std::optional<conquest::Place> joined = conquest::joinedSpace(m_table, command.section))
            return tr("Draw a token from the pool: it joins the others on %1.", "a space").arg(address(*joined));
        return tr("Draw a token from the pool and roll for its space.");
    }

    SENTENCE(conquest::MoveToken, tr("Roll for the space of its section that it goes to."))
    SENTENCE(conquest::FireBarrage, tr("A die for each alien on its space and around it: 1 or 2 destroys it."))
    SENTENCE(conquest::RollTechnology, tr("Any 6 brings one technology card, never more."))
    SENTENCE(conquest::FightCaptain, tr("One round against all aliens there; a lost round costs one of them."))
    SENTENCE(conquest::EndGame, tr("The players agree to stop here."))
    SENTENCE(conquest::Correct, tr("Fix what differs from your table."))

private:
    const PublicTable &m_table;
};

} // namespace

QString explanation(const PublicTable &table, const conquest::Command &command)
{
    return visit(Explanations(table), command);
}

} // namespace dossier::wording
