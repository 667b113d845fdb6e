#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "views/conquest/words/command_wording.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestOffers
{
    Q_DECLARE_TR_FUNCTIONS(ConquestOffers)
};

using conquest::PublicTable;

/// One command after another as a button.
class Offers
{
public:
    explicit Offers(const PublicTable &table)
        : m_table(table)
    {
    }

    // --- Set-up ---

    QString operator()(const conquest::ChoosePlayers &command) const
    {
        const Players &players = command.players;
        return players.colours.empty()
            ? ConquestOffers::tr("Choose mode and players")
            : ConquestOffers::tr("%1: %2", "a mode, the players").arg(name(players.mode), names(players.colours));
    }

    QString operator()(const conquest::ChooseOptions & /*command*/) const
    {
        return ConquestOffers::tr("Choose the table’s options");
    }

    QString operator()(const conquest::Describe &command) const
    {
        return ConquestOffers::tr("Enter the values of %1", "a card").arg(name(command.printed));
    }

    QString operator()(const conquest::DescribeSheet &command) const
    {
        return command.brutal ? ConquestOffers::tr("Enter the brutal side of the resistance sheet")
                              : ConquestOffers::tr("Enter the standard side of the resistance sheet");
    }

    QString operator()(const conquest::SayTouching &command) const
    {
        return (command.touch ? ConquestOffers::tr("%1 and %2 are adjacent")
                              : ConquestOffers::tr("%1 and %2 are not adjacent"))
            .arg(at(command.border.first), at(command.border.second));
    }

    QString operator()(const conquest::TakeRace &command) const
    {
        return command.race.empty() ? ConquestOffers::tr("Choose %1’s race").arg(name(command.player))
                                    : ConquestOffers::tr("%1 plays %2", "a player, a race")
                                          .arg(name(command.player), raceName(m_table, command.race));
    }

    QString operator()(const conquest::BeginGame & /*command*/) const { return ConquestOffers::tr("Begin the game"); }

    // --- Command ---

    QString operator()(const conquest::TakeBack &command) const
    {
        return ConquestOffers::tr("%1 takes back all tokens").arg(name(command.player));
    }

    QString operator()(const conquest::ChooseToken &command) const
    {
        return ConquestOffers::tr("Choose token %1", "a command token").arg(name(command.token));
    }

    QString operator()(const conquest::RollPoints &command) const
    {
        return ConquestOffers::tr("Roll %1’s action points").arg(name(command.player));
    }

    QString operator()(const conquest::AnswerOne &command) const
    {
        if (!command.face)
            return ConquestOffers::tr("%1 keeps the 1", "a player").arg(name(command.player));
        return (tokenComesAnyway() ? ConquestOffers::tr("%1 rolls again", "a player")
                                   : ConquestOffers::tr("%1 takes a threat token and rolls again", "a player"))
            .arg(name(command.player));
    }

    QString operator()(const conquest::RollFirst & /*command*/) const
    {
        return ConquestOffers::tr("Roll off for the first turn");
    }

    // --- Action ---

    QString operator()(const conquest::MoveAlien &command) const
    {
        return ConquestOffers::tr("Move %1 to %2", "an alien, a space").arg(alien(command.alien), at(command.to));
    }

    QString operator()(const conquest::LandAlien &command) const
    {
        return command.alien.number <= conquest::saucersOfAPlayer
            ? ConquestOffers::tr("Land a saucer (1 point)")
            : ConquestOffers::tr("Land %1", "an alien").arg(alien(command.alien));
    }

    QString operator()(const conquest::BuyThreat & /*command*/) const
    {
        return ConquestOffers::tr("Buy a threat token (2 points)");
    }

    QString operator()(const conquest::EndAction & /*command*/) const
    {
        return ConquestOffers::tr("End the Action phase");
    }

    // --- Events, Space Stuff, abilities ---

    QString operator()(const conquest::PlayEvent &command) const
    {
        if (command.card.empty())
            return ConquestOffers::tr("Play an event");
        // Whose card it is goes without saying in his own turn.
        return m_table.clock.active == command.player
            ? ConquestOffers::tr("Play %1", "a card").arg(card(command.card))
            : ConquestOffers::tr("Play %1 (%2)", "a card, a player").arg(card(command.card), name(command.player));
    }

    QString operator()(const conquest::UseAbility &command) const
    {
        return command.ability.empty() ? ConquestOffers::tr("Use an ability")
                                       : ConquestOffers::tr("Use %1", "an ability").arg(card(command.ability));
    }

    QString operator()(const conquest::ActivateStuff &command) const
    {
        return command.card.empty() ? ConquestOffers::tr("Activate Space Stuff")
                                    : ConquestOffers::tr("Activate %1", "a card").arg(card(command.card));
    }

    QString operator()(const conquest::ApplyCard &command) const
    {
        return command.by.empty() ? ConquestOffers::tr("Apply a card")
                                  : ConquestOffers::tr("Apply %1", "a card").arg(card(command.by));
    }

    QString operator()(const conquest::CancelCard &command) const
    {
        return command.card.empty() ? ConquestOffers::tr("Cancel a card")
                                    : ConquestOffers::tr("Cancel %1", "a card").arg(card(command.card));
    }

    QString operator()(const conquest::LetWin &command) const
    {
        return ConquestOffers::tr("%1 cancels nothing").arg(name(command.player));
    }

    QString operator()(const conquest::ShowHand &command) const
    {
        return ConquestOffers::tr("Show %1’s hand").arg(name(command.player));
    }

    // --- Battle ---

    QString operator()(const conquest::Explore &command) const
    {
        return command.card.empty()
            ? ConquestOffers::tr("Explore %1", "a space").arg(at(command.at))
            : ConquestOffers::tr("Explore %1: %2", "a space, a location").arg(at(command.at), card(command.card));
    }

    QString operator()(const conquest::FightToken &command) const
    {
        return ConquestOffers::tr("Fight %1 in %2", "a token, a space").arg(token(command.token), address(command.at));
    }

    QString operator()(const conquest::TurnUpResistance &command) const
    {
        return command.card.empty() ? ConquestOffers::tr("Turn up resistance in %1", "a space").arg(at(command.at))
                                    : ConquestOffers::tr("Turn up %1", "a resistance card").arg(card(command.card));
    }

    QString operator()(const conquest::FightAliens &command) const
    {
        return ConquestOffers::tr("Fight %1’s aliens in %2", "a player, a space")
            .arg(name(command.enemy), at(command.at));
    }

    QString operator()(const conquest::RollBarrage & /*command*/) const
    {
        return ConquestOffers::tr("Roll the barrage");
    }

    QString operator()(const conquest::RollRound & /*command*/) const { return ConquestOffers::tr("Roll the dice"); }

    QString operator()(const conquest::ChangeDice &command) const
    {
        return command.by.empty() ? ConquestOffers::tr("Change the dice")
                                  : ConquestOffers::tr("Change the dice with %1", "a card").arg(card(command.by));
    }

    QString operator()(const conquest::ResolveRound & /*command*/) const
    {
        if (!m_table.battle || m_table.battle->fight.attacker.empty() || m_table.battle->fight.opponent.empty())
            return ConquestOffers::tr("Confirm the round");
        const std::optional<conquest::Side> winner = conquest::resultOf(m_table, *m_table.battle).winner;
        if (!winner)
            return ConquestOffers::tr("Confirm: a tie");
        if (*winner == conquest::Side::Opponent && !m_table.battle->enemy)
            return ConquestOffers::tr("Confirm: the resistance wins");
        return ConquestOffers::tr("Confirm: %1 wins", "a player").arg(fighter(*winner));
    }

    QString operator()(const conquest::LoseAlien &command) const
    {
        return ConquestOffers::tr("Lose %1", "an alien").arg(alien(command.alien));
    }

    QString operator()(const conquest::Flee &command) const
    {
        if (command.to.empty())
            return ConquestOffers::tr("Flee");
        const conquest::Place to = command.to.begin()->second;
        const bool together = std::ranges::all_of(command.to, [&](const auto &one) { return one.second == to; });
        return together ? ConquestOffers::tr("Flee to %1", "a space").arg(at(to))
                        : ConquestOffers::tr("Flee, each its own way");
    }

    QString operator()(const conquest::GoOn &command) const
    {
        return m_table.battle && m_table.battle->enemy ? ConquestOffers::tr("%1 fights on").arg(name(command.player))
                                                       : ConquestOffers::tr("Fight on");
    }

    QString operator()(const conquest::Conquer &command) const
    {
        if (m_table.battle && command.put)
            return takeOver(m_table.battle->at, ConquestOffers::tr("Conquer %1", "a space"));
        const QString where = m_table.battle ? at(m_table.battle->at) : ConquestOffers::tr("this location");
        return (command.put ? ConquestOffers::tr("Conquer %1", "a space")
                            : ConquestOffers::tr("Do not conquer %1", "a space"))
            .arg(where);
    }

    QString operator()(const conquest::Steal &command) const
    {
        return takeOver(command.at, ConquestOffers::tr("Steal %1", "a space"));
    }

    QString operator()(const conquest::EndBattles & /*command*/) const
    {
        return ConquestOffers::tr("End the Battle phase");
    }

    // --- Draw ---

    QString operator()(const conquest::DiscardEvent &command) const
    {
        return command.card.empty() ? ConquestOffers::tr("Discard an event")
                                    : ConquestOffers::tr("Discard %1", "a card").arg(card(command.card));
    }

    QString operator()(const conquest::DrawEvents &command) const
    {
        return ConquestOffers::tr("%1: draw %n event(s)", "a player", command.number).arg(name(command.player));
    }

    QString operator()(const conquest::EndTurn & /*command*/) const
    {
        return m_table.clock.active ? ConquestOffers::tr("End %1’s turn").arg(name(*m_table.clock.active))
                                    : ConquestOffers::tr("End the turn");
    }

    // --- The resistance ---

    QString operator()(const conquest::DrawResistanceEvent &command) const
    {
        return command.card.empty() ? ConquestOffers::tr("Draw a resistance event")
                                    : ConquestOffers::tr("Resistance event: %1", "a card").arg(card(command.card));
    }

    QString operator()(const conquest::FreeLocations & /*command*/) const
    {
        const std::size_t freed = conquest::freedLocations(m_table).size();
        return freed == 0 ? ConquestOffers::tr("Liberation: none")
                          : ConquestOffers::tr("Free these locations: %1", "how many").arg(QString::number(freed));
    }

    QString operator()(const conquest::AdvanceTechnology & /*command*/) const
    {
        return ConquestOffers::tr("Move the marker to %1", "a number of the track")
            .arg(QString::number(m_table.resistance.marker + 1));
    }

    QString operator()(const conquest::PlaceToken &command) const
    {
        return command.token.empty()
            ? ConquestOffers::tr("Place a token: %1", "a section").arg(sectionName(m_table, command.section))
            : ConquestOffers::tr("Place %1: %2", "a token, a space")
                  .arg(token(command.token), at({command.section, command.face}));
    }

    QString operator()(const conquest::MoveToken &command) const
    {
        return ConquestOffers::tr("Move %1 from %2", "a token, a space")
            .arg(token(command.token.token), at(command.token.at));
    }

    QString operator()(const conquest::FireBarrage &command) const
    {
        return ConquestOffers::tr("Barrage of %1 in %2", "a token, a space")
            .arg(token(command.token.token), at(command.token.at));
    }

    QString operator()(const conquest::RollTechnology & /*command*/) const
    {
        const std::optional<int> dice = conquest::technologyDice(m_table);
        return dice ? ConquestOffers::tr("Roll technology dice: %1", "how many").arg(QString::number(*dice))
                    : ConquestOffers::tr("Roll the technology dice");
    }

    QString operator()(const conquest::FightCaptain &command) const
    {
        const std::string captain = m_table.resistance.captain ? m_table.resistance.captain->token : std::string();
        return ConquestOffers::tr("%1 attacks %2", "a token, a space").arg(token(captain), at(command.at));
    }

    // --- The end ---

    QString operator()(const conquest::EndGame &command) const
    {
        const std::set<conquest::Colour> &winners = command.outcome.winners;
        return winners.empty()
            ? ConquestOffers::tr("End the game")
            : ConquestOffers::tr("End the game; winners: %1").arg(names(std::vector(winners.begin(), winners.end())));
    }

    QString operator()(const conquest::Correct & /*command*/) const { return ConquestOffers::tr("Correct a value"); }

private:
    using Players = conquest::Players;

    [[nodiscard]] QString at(conquest::Place place) const { return name(m_table, place); }

    /// What another player has conquered is stolen from him; else that is offered of the space.
    [[nodiscard]] QString takeOver(conquest::Place place, const QString &otherwise) const
    {
        const auto &location = conquest::spaceAt(m_table, place).location;
        return location && location->conqueredBy
            ? ConquestOffers::tr("Steal %1 from %2", "a space, a player").arg(at(place), name(*location->conqueredBy))
            : otherwise.arg(at(place));
    }

    [[nodiscard]] QString alien(conquest::AlienId alien) const { return name(m_table, alien); }

    [[nodiscard]] QString card(const std::string &id) const { return cardName(m_table, id); }

    [[nodiscard]] QString token(const std::string &id) const { return tokenName(m_table, id); }

    [[nodiscard]] bool tokenComesAnyway() const
    {
        return conquest::isCooperative(m_table) || m_table.options.offerOnOne == conquest::OfferOnOne::TokenAlways;
    }

    /// A side of the battle that is under way.
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
