#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "views/conquest/words/command_wording.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestExplanations
{
    Q_DECLARE_TR_FUNCTIONS(ConquestExplanations)
};

using conquest::PublicTable;

/// What one command after another does. Each says what it costs and what follows.
class Explanations
{
public:
    explicit Explanations(const PublicTable &table)
        : m_table(table)
    {
    }

    QString operator()(const conquest::ChoosePlayers & /*command*/) const
    {
        return ConquestExplanations::tr("Who plays, in which order round the table, and in which mode.");
    }

    QString operator()(const conquest::ChooseOptions & /*command*/) const
    {
        return ConquestExplanations::tr("How your table reads what the rulebook leaves open.");
    }

    QString operator()(const conquest::Describe & /*command*/) const
    {
        return ConquestExplanations::tr("Type in what is printed on it. Dossier asks only once.");
    }

    QString operator()(const conquest::DescribeSheet & /*command*/) const
    {
        return ConquestExplanations::tr("Type in the red circles of the track and the numbers in its triangles.");
    }

    QString operator()(const conquest::SayTouching & /*command*/) const
    {
        return ConquestExplanations::tr("Tell Dossier how the sections lie on your table.");
    }

    QString operator()(const conquest::TakeRace &command) const
    {
        const conquest::Race *race = conquest::raceNamed(m_table.pack, command.race);
        if (race == nullptr || !race->strength || !race->intelligence)
            return ConquestExplanations::tr("Draw a race sheet at random; each race is there once.");
        return ConquestExplanations::tr("Strength %1, Intelligence %2.")
            .arg(QString::number(*race->strength), QString::number(*race->intelligence));
    }

    QString operator()(const conquest::BeginGame & /*command*/) const
    {
        return ConquestExplanations::tr("The first round begins with the Command phase.");
    }

    QString operator()(const conquest::TakeBack & /*command*/) const
    {
        return ConquestExplanations::tr("Only the D6 is left: all tokens can be chosen from again.");
    }

    QString operator()(const conquest::ChooseToken &command) const
    {
        return command.token == conquest::CommandToken::Die
            ? ConquestExplanations::tr("A die decides the action points. This token always comes back.")
            : ConquestExplanations::tr("Action points: %1. The fewest points go first; the token is set aside.")
                  .arg(name(command.token));
    }

    QString operator()(const conquest::RollPoints & /*command*/) const
    {
        return ConquestExplanations::tr("The die is the number of action points. A 1 may be rolled again.");
    }

    QString operator()(const conquest::AnswerOne &command) const
    {
        return command.face ? ConquestExplanations::tr("The second roll counts, even another 1.")
                            : ConquestExplanations::tr("One action point, and probably the first turn.");
    }

    QString operator()(const conquest::RollFirst & /*command*/) const
    {
        return ConquestExplanations::tr("One die for each player who is tied; the lowest goes first.");
    }

    QString operator()(const conquest::MoveAlien &command) const
    {
        return conquest::endsMovement(m_table, command.to, command.alien.of)
            ? ConquestExplanations::tr("Costs 1 point. The alien stops there for this turn.")
            : ConquestExplanations::tr("Costs 1 point. The alien may move on from there.");
    }

    QString operator()(const conquest::LandAlien &command) const
    {
        return ConquestExplanations::tr("Costs 1 point: from the reserve to %1.")
            .arg(address(conquest::landingSite(m_table, command.alien.of)));
    }

    QString operator()(const conquest::BuyThreat & /*command*/) const
    {
        return ConquestExplanations::tr("Threat tokens pay for the abilities of the race.");
    }

    QString operator()(const conquest::EndAction & /*command*/) const
    {
        const int left
            = m_table.clock.active ? conquest::inPlay(m_table, *m_table.clock.active).points.left.value_or(0) : 0;
        return left > 0 ? ConquestExplanations::tr("The Battle phase follows. Action points that are lost: %1.")
                              .arg(QString::number(left))
                        : ConquestExplanations::tr("The Battle phase follows.");
    }

    QString operator()(const conquest::PlayEvent &command) const
    {
        const conquest::EventCard *event = conquest::eventNamed(m_table.pack, command.card);
        if (event == nullptr || event->cost.value_or(0) == 0)
            return ConquestExplanations::tr("Read the card aloud, then enter what it does.");
        return ConquestExplanations::tr("Costs action points: %1. Read the card aloud, then enter what it does.")
            .arg(QString::number(*event->cost));
    }

    QString operator()(const conquest::UseAbility &command) const
    {
        return ConquestExplanations::tr("An ability of %1’s race, paid with threat tokens if it asks for them.")
            .arg(name(command.player));
    }

    QString operator()(const conquest::ActivateStuff & /*command*/) const
    {
        return ConquestExplanations::tr("The card is turned down until its owner’s next Action phase.");
    }

    QString operator()(const conquest::ApplyCard & /*command*/) const
    {
        return ConquestExplanations::tr("Enter what the text of a location, resistance or event does.");
    }

    QString operator()(const conquest::CancelCard &command) const
    {
        return command.deck == conquest::Deck::Technology
            ? ConquestExplanations::tr("Roll a die: 4 or more cancels a technology card.")
            : ConquestExplanations::tr("Its effects end at once and it is discarded.");
    }

    QString operator()(const conquest::LetWin & /*command*/) const
    {
        return ConquestExplanations::tr("This player does not cancel the winning card.");
    }

    QString operator()(const conquest::ShowHand & /*command*/) const
    {
        return ConquestExplanations::tr("Everybody sees these cards.");
    }

    QString operator()(const conquest::Explore & /*command*/) const
    {
        return ConquestExplanations::tr("Draw a location card and put it there, face up.");
    }

    QString operator()(const conquest::FightToken &command) const
    {
        const conquest::TokenKind *token = conquest::tokenNamed(m_table.pack, command.token);
        return token != nullptr && token->strength
            ? ConquestExplanations::tr("Strength %1. Tokens are fought before resistance cards, in any order.")
                  .arg(QString::number(*token->strength))
            : ConquestExplanations::tr("Tokens are fought before resistance cards, in any order.");
    }

    QString operator()(const conquest::TurnUpResistance &command) const
    {
        const int left = m_table.battle && m_table.battle->at == command.at
            ? m_table.battle->cardsLeft
            : conquest::resistanceNow(m_table, command.at);
        return ConquestExplanations::tr("One card for each point of resistance; still to be won: %1.")
            .arg(QString::number(left));
    }

    QString operator()(const conquest::FightAliens & /*command*/) const
    {
        return ConquestExplanations::tr("One fight, all of your aliens there against all of theirs.");
    }

    QString operator()(const conquest::RollBarrage & /*command*/) const
    {
        return ConquestExplanations::tr("A die for each alien on the space and around it: 1 or 2 destroys it.");
    }

    QString operator()(const conquest::RollRound & /*command*/) const
    {
        return m_table.battle && m_table.battle->enemy
            ? ConquestExplanations::tr("A die for each player.")
            : ConquestExplanations::tr("A die for each side; another player rolls for the resistance.");
    }

    QString operator()(const conquest::ChangeDice & /*command*/) const
    {
        return ConquestExplanations::tr("Enter what a card or an ability makes of the dice.");
    }

    QString operator()(const conquest::ResolveRound & /*command*/) const
    {
        return ConquestExplanations::tr("The dice are final; no card changes them any more.");
    }

    QString operator()(const conquest::LoseAlien & /*command*/) const
    {
        return ConquestExplanations::tr("It goes back to its owner’s reserve and can land again for 1 point.");
    }

    QString operator()(const conquest::Flee & /*command*/) const
    {
        return ConquestExplanations::tr("The battle is lost, but no alien is. Resistance cards are discarded.");
    }

    QString operator()(const conquest::GoOn & /*command*/) const
    {
        return ConquestExplanations::tr("Another round against the same opponent.");
    }

    QString operator()(const conquest::Conquer &command) const
    {
        if (!command.put)
            return ConquestExplanations::tr("No conquest token: the resistance stays.");
        const int population = m_table.battle ? conquest::populationNow(m_table, m_table.battle->at) : 0;
        return ConquestExplanations::tr("Put a conquest token there. Terror: +%1.").arg(QString::number(population));
    }

    QString operator()(const conquest::Steal &command) const
    {
        return ConquestExplanations::tr("Replace the conquest token there with your own. Terror: +%1.")
            .arg(QString::number(conquest::populationNow(m_table, command.at)));
    }

    QString operator()(const conquest::EndBattles & /*command*/) const
    {
        return ConquestExplanations::tr("The Draw phase follows.");
    }

    QString operator()(const conquest::DiscardEvent & /*command*/) const
    {
        return ConquestExplanations::tr(
            "One event may be discarded before drawing; a hand above its limit must be reduced.");
    }

    QString operator()(const conquest::DrawEvents & /*command*/) const
    {
        return ConquestExplanations::tr("Fill the hand up to the Intelligence of the race.");
    }

    QString operator()(const conquest::EndTurn & /*command*/) const
    {
        return ConquestExplanations::tr("The next player’s turn follows, clockwise.");
    }

    QString operator()(const conquest::DrawResistanceEvent & /*command*/) const
    {
        return ConquestExplanations::tr("Only the red text counts. Read it aloud and enter what it does.");
    }

    QString operator()(const conquest::FreeLocations & /*command*/) const
    {
        QStringList freed;
        for (const conquest::Place at : conquest::freedLocations(m_table))
            freed << address(at);
        return freed.isEmpty()
            ? ConquestExplanations::tr("No conquered location has a token and no alien.")
            : ConquestExplanations::tr("A token and no alien: %1.").arg(freed.join(QStringLiteral(", ")));
    }

    QString operator()(const conquest::AdvanceTechnology & /*command*/) const
    {
        return ConquestExplanations::tr("A red circle brings a token to every section. On %1 the cannon fires.")
            .arg(QString::number(conquest::endOfTheTrack));
    }

    QString operator()(const conquest::PlaceToken &command) const
    {
        if (const std::optional<conquest::Place> joined = conquest::joinedSpace(m_table, command.section))
            return ConquestExplanations::tr("Draw a token from the pool: it joins the others on %1.", "a space")
                .arg(address(*joined));
        return ConquestExplanations::tr("Draw a token from the pool and roll for its space.");
    }

    QString operator()(const conquest::MoveToken & /*command*/) const
    {
        return ConquestExplanations::tr("Roll for the space of its section that it goes to.");
    }

    QString operator()(const conquest::FireBarrage & /*command*/) const
    {
        return ConquestExplanations::tr("A die for each alien on its space and around it: 1 or 2 destroys it.");
    }

    QString operator()(const conquest::RollTechnology & /*command*/) const
    {
        return ConquestExplanations::tr("Any 6 brings one technology card, never more.");
    }

    QString operator()(const conquest::FightCaptain & /*command*/) const
    {
        return ConquestExplanations::tr("One round against all aliens there; a lost round costs one of them.");
    }

    QString operator()(const conquest::EndGame & /*command*/) const
    {
        return ConquestExplanations::tr("The players agree to stop here.");
    }

    QString operator()(const conquest::Correct & /*command*/) const
    {
        return ConquestExplanations::tr("Fix what differs from your table.");
    }

private:
    const PublicTable &m_table;
};

} // namespace

QString explanation(const PublicTable &table, const conquest::Command &command)
{
    return visit(Explanations(table), command);
}

} // namespace dossier::wording
