#include "model/conquest/summary.h"

#include "model/conquest/odds/round.h"
#include "model/conquest/seen/numbers.h"

namespace dossier::conquest
{

namespace
{

using odds::Opposition;

/// The chance to win a round of that fight; none for a battle of players, while a strength is not known, and when other
/// dice than usual are rolled.
std::optional<double> chanceOfRound(const PublicTable &table, const DiceRolled &rolled)
{
    if (!table.battle || table.battle->enemy)
        return std::nullopt;
    const Battle &battle = *table.battle;
    const auto has = [&](ResistanceAbility ability) { return hasAbility(table, battle.fight, ability); };
    const std::optional<int> own = strengthOf(table, battle, Side::Attacker);
    const std::optional<int> other = strengthOf(table, battle, Side::Opponent);
    const std::size_t usual = has(ResistanceAbility::Cunning) ? 2 : 1;
    if (!own || !other || rolled.attacker.size() != 1 || rolled.opponent.size() != usual)
        return std::nullopt;
    // Bold is part of the strength.
    const odds::RoundWays ways = odds::roundWays(*own, 0,
        Opposition{.strength = *other,
            .assault = has(ResistanceAbility::Assault),
            .cunning = has(ResistanceAbility::Cunning),
            .deadly = has(ResistanceAbility::Deadly),
            .assaultWinsOverwhelming = !table.options.doubleOverwhelmingPushes});
    return static_cast<double>(ways.won) / ways.all();
}

/// Counts events one after the other.
class RoundsCount
{
public:
    explicit RoundsCount(Table start)
        : m_table(std::move(start))
    {
    }

    void add(const Event &event)
    {
        const auto *rolled = get_if<DiceRolled>(&event);
        const std::optional<double> chance = rolled != nullptr ? chanceOfRound(m_table.open, *rolled) : std::nullopt;
        if (holds_alternative<RoundBegan>(event))
            keepTerror();
        apply(m_table, event);
        if (chance)
            addRound(*chance);
    }

    Summary end()
    {
        keepTerror();
        return std::move(m_summary);
    }

private:
    void keepTerror()
    {
        const int round = m_table.open.clock.round;
        if (round > 0 && m_table.open.clock.phase != Phase::SetUp)
            for (const Colour player : m_table.open.players.colours)
                m_summary.terror[round][player] = terrorOf(m_table.open, player);
    }

    void addRound(double chance)
    {
        const Battle &battle = *m_table.open.battle;
        const std::optional<Side> winner = resultOf(m_table.open, battle).winner;
        const RoundsFought round{.rounds = 1,
            .won = winner == Side::Attacker ? 1 : 0,
            .lost = winner == Side::Opponent ? 1 : 0,
            .due = once(chance)};
        m_summary.fought = m_summary.fought + round;
        RoundsFought &own = m_summary.byPlayer[battle.by];
        own = own + round;
    }

    Table m_table;
    Summary m_summary{};
};

} // namespace

RoundsFought operator+(RoundsFought one, const RoundsFought &other)
{
    one.rounds += other.rounds;
    one.won += other.won;
    one.lost += other.lost;
    one.due = sumOf(one.due, other.due);
    return one;
}

Summary summaryOf(Table table, const Events &events)
{
    RoundsCount count(std::move(table));
    for (const Event &event : events)
        count.add(event);
    return count.end();
}

} // namespace dossier::conquest
