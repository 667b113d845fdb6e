#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "views/conquest/words/command_wording.h"
#include "views/conquest/words/facts.h"
#include "views/conquest/words/names.h"
#include "views/kit/filled.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier::wording
{

namespace
{

using conquest::PublicTable;

/// Returns the button text for each kind of command.
class Offers
{
    Q_DECLARE_TR_FUNCTIONS(ConquestOffers)

public:
    explicit Offers(const PublicTable &table)
        : say(table)
        , m_table(table)
    {
    }

    ConquestFacts say;

    // --- Set-up ---

    QString operator()(const conquest::ChoosePlayers &command) const
    {
        const Players &players = command.players;
        return players.colours.empty()
            ? tr("Choose mode and players")
            : tr("%1: %2", "a mode, the players").arg(name(players.mode), names(players.colours));
    }

    SENTENCE(conquest::ChooseOptions, tr("Choose the table’s options"))
    SENTENCE(conquest::Describe, tr("Enter the values of {printed}", "a card"))

    QString operator()(const conquest::DescribeSheet &command) const
    {
        return command.brutal ? tr("Enter the brutal side of the resistance sheet")
                              : tr("Enter the standard side of the resistance sheet");
    }

    QString operator()(const conquest::SayTouching &command) const
    {
        return (command.touch ? tr("%1 and %2 are adjacent") : tr("%1 and %2 are not adjacent"))
            .arg(at(command.border.first), at(command.border.second));
    }

    QString operator()(const conquest::TakeRace &command) const
    {
        return command.race.empty()
            ? tr("Choose %1’s race").arg(name(command.player))
            : tr("%1 plays %2", "a player, a race").arg(name(command.player), raceName(m_table, command.race));
    }

    SENTENCE(conquest::BeginGame, tr("Begin the game"))

    // --- Command ---

    SENTENCE(conquest::TakeBack, tr("{player} takes back all tokens"))
    SENTENCE(conquest::ChooseToken, tr("Choose token {token}", "a command token"))
    SENTENCE(conquest::RollPoints, tr("Roll {player}’s action points"))

    QString operator()(const conquest::AnswerOne &command) const
    {
        if (!command.face)
            return tr("%1 keeps the 1", "a player").arg(name(command.player));
        return (tokenComesAnyway() ? tr("%1 rolls again", "a player")
                                   : tr("%1 takes a threat token and rolls again", "a player"))
            .arg(name(command.player));
    }

    SENTENCE(conquest::RollFirst, tr("Roll off for the first turn"))

    // --- Action ---

    SENTENCE(conquest::MoveAlien, tr("Move {alien} to {to}", "an alien, a space"))

    QString operator()(const conquest::LandAlien &command) const
    {
        return command.alien.number <= conquest::saucersOfAPlayer ? tr("Land a saucer (1 point)")
                                                                  : tr("Land %1", "an alien").arg(alien(command.alien));
    }

    SENTENCE(conquest::BuyThreat, tr("Buy a threat token (2 points)"))
    SENTENCE(conquest::EndAction, tr("End the Action phase"))

    // --- Events, Space Stuff, abilities ---

    QString operator()(const conquest::PlayEvent &command) const
    {
        if (command.card.empty())
            return tr("Play an event");
        // The owner of the card is left out in the owner's own turn.
        return m_table.clock.active == command.player
            ? tr("Play %1", "a card").arg(card(command.card))
            : tr("Play %1 (%2)", "a card, a player").arg(card(command.card), name(command.player));
    }

    QString operator()(const conquest::UseAbility &command) const
    {
        return command.ability.empty() ? tr("Use an ability") : tr("Use %1", "an ability").arg(card(command.ability));
    }

    QString operator()(const conquest::ActivateStuff &command) const
    {
        return command.card.empty() ? tr("Activate Space Stuff") : tr("Activate %1", "a card").arg(card(command.card));
    }

    QString operator()(const conquest::ApplyCard &command) const
    {
        return command.by.empty() ? tr("Resolve a card") : tr("Resolve %1", "a card").arg(card(command.by));
    }

    QString operator()(const conquest::LeaveEffect &command) const
    {
        if (conquest::isTechnologyDue(m_table, command.card))
            return tr("%1 stays in play", "a technology card").arg(card(command.card));
        return command.card.empty() ? tr("Leave an effect aside")
                                    : tr("Leave %1 without effect", "a card").arg(card(command.card));
    }

    QString operator()(const conquest::CancelCard &command) const
    {
        return command.card.empty() ? tr("Cancel a card") : tr("Cancel %1", "a card").arg(card(command.card));
    }

    SENTENCE(conquest::LetWin, tr("{player} cancels nothing"))
    SENTENCE(conquest::ShowHand, tr("Show {player}’s hand"))

    // --- Battle ---

    QString operator()(const conquest::Explore &command) const
    {
        return command.card.empty()
            ? tr("Explore %1", "a space").arg(at(command.at))
            : tr("Explore %1: %2", "a space, a location").arg(at(command.at), card(command.card));
    }

    QString operator()(const conquest::FightToken &command) const
    {
        return tr("Fight %1 in %2", "a token, a space").arg(token(command.token), address(command.at));
    }

    QString operator()(const conquest::TurnUpResistance &command) const
    {
        return command.card.empty() ? tr("Turn up resistance in %1", "a space").arg(at(command.at))
                                    : tr("Turn up %1", "a resistance card").arg(card(command.card));
    }

    SENTENCE(conquest::FightAliens, tr("Fight {enemy}’s aliens in {at}", "a player, a space"))
    SENTENCE(conquest::RollBarrage, tr("Roll the barrage"))
    SENTENCE(conquest::RollRound, tr("Roll the dice"))

    QString operator()(const conquest::ChangeDice &command) const
    {
        return command.by.empty() ? tr("Change the dice")
                                  : tr("Change the dice with %1", "a card").arg(card(command.by));
    }

    QString operator()(const conquest::ResolveRound & /*command*/) const
    {
        if (!m_table.battle || m_table.battle->fight.attacker.empty() || m_table.battle->fight.opponent.empty())
            return tr("Confirm the round");
        const std::optional<conquest::Side> winner = conquest::resultOf(m_table, *m_table.battle).winner;
        if (!winner)
            return tr("Confirm: a tie");
        if (*winner == conquest::Side::Opponent && !m_table.battle->enemy)
            return tr("Confirm: the resistance wins");
        return tr("Confirm: %1 wins", "a player").arg(fighter(*winner));
    }

    SENTENCE(conquest::LoseAlien, tr("Lose {alien}", "an alien"))

    QString operator()(const conquest::Flee &command) const
    {
        if (command.to.empty())
            return tr("Flee");
        const conquest::Place to = command.to.begin()->second;
        const bool together = std::ranges::all_of(command.to, [&](const auto &one) { return one.second == to; });
        if (!together)
            return tr("Flee, each its own way");
        // Against another player both decide, one after the other.
        const QString flight = m_table.battle && m_table.battle->enemy
            ? tr("%1 flees to %2", "a player, a space").arg(name(command.player), at(to))
            : tr("Flee to %1", "a space").arg(at(to));
        const QString enemies = wording::enemiesAt(m_table, to, command.player);
        return enemies.isEmpty() ? flight : tr("%1, to aliens of %2", "an offer to flee, players").arg(flight, enemies);
    }

    QString operator()(const conquest::GoOn &command) const
    {
        return m_table.battle && m_table.battle->enemy ? tr("%1 fights on").arg(name(command.player)) : tr("Fight on");
    }

    QString operator()(const conquest::Conquer &command) const
    {
        if (m_table.battle && command.put)
            return takeOver(m_table.battle->at, tr("Conquer %1", "a space"));
        const QString where = m_table.battle ? at(m_table.battle->at) : tr("this location");
        return (command.put ? tr("Conquer %1", "a space") : tr("Do not conquer %1", "a space")).arg(where);
    }

    QString operator()(const conquest::Steal &command) const { return takeOver(command.at, tr("Steal %1", "a space")); }

    SENTENCE(conquest::EndBattles, tr("End the Battle phase"))

    // --- Draw ---

    QString operator()(const conquest::DiscardEvent &command) const
    {
        return command.card.empty() ? tr("Discard an event") : tr("Discard %1", "a card").arg(card(command.card));
    }

    QString operator()(const conquest::DrawEvents &command) const
    {
        return tr("%1: draw %n event(s)", "a player", command.number).arg(name(command.player));
    }

    QString operator()(const conquest::EndTurn & /*command*/) const
    {
        return m_table.clock.active ? tr("End %1’s turn").arg(name(*m_table.clock.active)) : tr("End the turn");
    }

    // --- The resistance ---

    QString operator()(const conquest::DrawResistanceEvent &command) const
    {
        return command.card.empty() ? tr("Draw a resistance event")
                                    : tr("Resistance event: %1", "a card").arg(card(command.card));
    }

    QString operator()(const conquest::FreeLocations & /*command*/) const
    {
        const std::size_t freed = conquest::freedLocations(m_table).size();
        return freed == 0 ? tr("Free no location")
                          : tr("Free these locations: %1", "how many").arg(QString::number(freed));
    }

    QString operator()(const conquest::AdvanceTechnology & /*command*/) const
    {
        return tr("Move the marker to %1", "a number of the track").arg(QString::number(m_table.resistance.marker + 1));
    }

    QString operator()(const conquest::PlaceToken &command) const
    {
        return command.token.empty()
            ? tr("Place a token: %1", "a section").arg(sectionName(m_table, command.section))
            : tr("Place %1: %2", "a token, a space").arg(token(command.token), at({command.section, command.face}));
    }

    SENTENCE(conquest::MoveToken, tr("Move {token.token} from {token.at}", "a token, a space"))
    SENTENCE(conquest::FireBarrage, tr("Barrage of {token.token} in {token.at}", "a token, a space"))

    QString operator()(const conquest::RollTechnology & /*command*/) const
    {
        const std::optional<int> dice = conquest::technologyDice(m_table);
        return dice ? tr("Roll technology dice: %1", "how many").arg(QString::number(*dice))
                    : tr("Roll the technology dice");
    }

    QString operator()(const conquest::FightCaptain &command) const
    {
        const std::string captain = m_table.resistance.captain ? m_table.resistance.captain->token : std::string();
        return tr("%1 attacks %2", "a token, a space").arg(token(captain), at(command.at));
    }

    // --- The end ---

    QString operator()(const conquest::EndGame &command) const
    {
        const std::set<conquest::Colour> &winners = command.outcome.winners;
        return winners.empty()
            ? tr("End the game")
            : tr("End the game; winners: %1").arg(names(std::vector(winners.begin(), winners.end())));
    }

    SENTENCE(conquest::Correct, tr("Correct a value"))

private:
    using Players = conquest::Players;

    [[nodiscard]] QString at(conquest::Place place) const { return name(m_table, place); }

    /// A space that another player has conquered is stolen from that player; any other gets the given offer.
    [[nodiscard]] QString takeOver(conquest::Place place, const QString &otherwise) const
    {
        const auto &location = conquest::spaceAt(m_table, place).location;
        return location && location->conqueredBy
            ? tr("Steal %1 from %2", "a space, a player").arg(at(place), name(*location->conqueredBy))
            : otherwise.arg(at(place));
    }

    [[nodiscard]] QString alien(conquest::AlienId alien) const { return name(m_table, alien); }

    [[nodiscard]] QString card(const std::string &id) const { return cardName(m_table, id); }

    [[nodiscard]] QString token(const std::string &id) const { return tokenName(m_table, id); }

    [[nodiscard]] bool tokenComesAnyway() const
    {
        return conquest::isCooperative(m_table) || m_table.options.offerOnOne == conquest::OfferOnOne::TokenAlways;
    }

    /// Returns a side of the battle that is under way.
    [[nodiscard]] QString fighter(conquest::Side side) const
    {
        const conquest::Battle &battle = *m_table.battle;
        if (side == conquest::Side::Attacker)
            return name(battle.by);
        if (battle.enemy)
            return name(*battle.enemy);
        return battle.fight.against == conquest::Against::Token ? token(battle.fight.name) : card(battle.fight.name);
    }

    const PublicTable &m_table;
};

} // namespace

QString offer(const PublicTable &table, const conquest::Command &command)
{
    return visit(Offers(table), command);
}

} // namespace dossier::wording
