#include "model/specter/summary.h"

#include "model/specter/seen/attack.h"

#include <algorithm>
#include <cstdlib>

namespace dossier::specter
{

namespace
{

/// The limits of `chanceToHit`.
constexpr int maxDistance = 480;
constexpr int maxModifier = 9;

/// The chance of an attack; none where no text says it.
std::optional<double> chanceOf(const PublicTable &table, const AttackMade &attack)
{
    const bool isSaid = attack.dice.size() == 1 && attack.distance > 0 && attack.distance <= maxDistance
        && std::abs(attack.modifier) <= maxModifier;
    if (!isSaid)
        return std::nullopt;
    const HunterCard card = cardOf(table, attack.hunter);
    const AttackRoll roll{.modifier = attack.modifier, .oneMisses = !card.foresight || card.foresight->oneStillMisses};
    return chanceToHit(attack.distance, roll).approximately();
}

AttacksSeen attackSeen(const PublicTable &table, const AttackMade &attack)
{
    AttacksSeen seen{.made = 1, .hits = attack.hit ? 1 : 0};
    if (const std::optional<double> chance = chanceOf(table, attack))
    {
        seen.judged = 1;
        seen.judgedHits = seen.hits;
        seen.due = once(*chance);
    }
    return seen;
}

/// Counts events one after the other.
class SummaryCount
{
public:
    explicit SummaryCount(Table start)
        : m_table(std::move(start))
    {
    }

    void add(const Event &event)
    {
        visit([this](const auto &one) { addTo(one); }, event);
        apply(m_table, event);
    }

    Summary summary{};

private:
    void addTo(const PhaseBegan &began) { summary.turns = std::max(summary.turns, began.clock.turn); }

    void addTo(const MoveShown &shown)
    {
        if (!shown.facts.shown)
            return;
        ++summary.moves;
        summary.seen += shown.facts.shown->what == Showing::Seen ? 1 : 0;
        summary.lastSeen += shown.facts.shown->what == Showing::LastSeen ? 1 : 0;
    }

    void addTo(const AgentFactSaid &said) { summary.found += holds_alternative<FoundBy>(said.fact) ? 1 : 0; }

    void addTo(const AttackMade &attack)
    {
        const AttacksSeen seen = attackSeen(m_table.open, attack);
        summary.attacks = summary.attacks + seen;
        AttacksSeen &own = summary.byHunter[attack.hunter];
        own = own + seen;
    }

    void addTo(const auto & /*other*/) { }

    Table m_table;
};

} // namespace

AttacksSeen operator+(AttacksSeen one, const AttacksSeen &other)
{
    one.made += other.made;
    one.hits += other.hits;
    one.judged += other.judged;
    one.judgedHits += other.judgedHits;
    one.due = sumOf(one.due, other.due);
    return one;
}

Summary summaryOf(Table table, const Events &events)
{
    SummaryCount count(std::move(table));
    for (const Event &event : events)
        count.add(event);
    return count.summary;
}

} // namespace dossier::specter
