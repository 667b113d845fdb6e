#include "model/omega/seen/summary.h"

#include "model/core/dice_ways.h"

#include <algorithm>
#include <numeric>

namespace dossier::omega
{

namespace
{

SumChances chancesOf(const DieFaces &die)
{
    const double total = die.total();
    return {0, {die.ways[0] / total, die.ways[1] / total, die.ways[2] / total}};
}

DiceThrown thrown(const Faces &faces)
{
    const auto sum = [](const std::vector<int> &dice) { return std::accumulate(dice.begin(), dice.end(), 0); };
    const auto count = [](const std::vector<int> &dice) { return static_cast<int>(dice.size()); };
    return {.rolls = faces.pool().size() > 0 ? 1 : 0,
        .black = count(faces.black),
        .blackHits = sum(faces.black),
        .red = count(faces.red),
        .redHits = sum(faces.red)};
}

/// Counts events one after the other.
class Count
{
public:
    void add(const Event &event)
    {
        visit([this](const auto &one) { addTo(one); }, event);
    }

    Summary summary{};

private:
    using Thrower = std::optional<Role>;

    static Thrower throwerOf(const Combatant &who)
    {
        const auto *role = std::get_if<Role>(&who);
        return role != nullptr ? Thrower(*role) : std::nullopt;
    }

    void addRoll(const Faces &faces, const std::optional<Thrower> &thrower = std::nullopt)
    {
        const DiceThrown dice = thrown(faces);
        summary.dice = summary.dice + dice;
        if (thrower && dice.rolls > 0)
            summary.byThrower[*thrower] = summary.byThrower[*thrower] + dice;
    }

    /// The current round; none before the first.
    RoundSeen *round() { return m_round ? &summary.rounds[*m_round] : nullptr; }

    void setWounds(const Combatant &who, int wounds) { m_wounds[who] = wounds; }

    void addTo(const StepBegan &began)
    {
        m_round = began.round;
        summary.rounds[began.round];
    }

    void addTo(const ClockWritten &written) { m_round = written.clock.round; }

    void addTo(const TokensMoved &moved)
    {
        RoundSeen *seen = round();
        if (seen == nullptr || moved.from.kind == moved.to.kind)
            return;
        if (moved.to.kind == PurseKind::Sheet)
            seen->toCommandos += moved.count;
        else if (moved.to.kind == PurseKind::Pool)
            seen->toPool += moved.count;
        else if (moved.to.kind == PurseKind::Well)
            seen->toDashboard += moved.count;
    }

    void addTo(const WoundsChanged &changed)
    {
        const int more = std::max(0, changed.wounds - std::exchange(m_wounds[changed.who], changed.wounds));
        if (RoundSeen *seen = round())
            (throwerOf(changed.who) ? seen->commandosWounds : seen->figuresWounds) += more;
    }

    void addTo(const ConditionChanged &changed) { summary.downed += changed.condition == Condition::Downed ? 1 : 0; }

    void addTo(const CommandoWritten &written) { setWounds(written.role, written.commando.wounds); }

    void addTo(const FigureWritten &written) { setWounds(written.figure, written.standing.wounds); }

    void addTo(const FigureLeft &left) { m_wounds.erase(left.figure); }

    void addTo(const AttackDeclared &declared) { m_attacker = throwerOf(declared.attack.attacker); }

    void addTo(const AttackRolled &rolled) { addRoll(rolled.faces, m_attacker); }

    void addTo(const AttackEnded & /*ended*/) { m_attacker.reset(); }

    void addTo(const ChallengeBegan &began) { m_challenged = began.challenge.by; }

    void addTo(const ChallengeEnded &ended)
    {
        addRoll(ended.faces, m_challenged ? std::optional(Thrower(*m_challenged)) : std::nullopt);
        m_challenged.reset();
    }

    void addTo(const HazardRolled &rolled) { addRoll(rolled.faces); }

    void addTo(const Exploded &exploded)
    {
        for (const BlastRoll &roll : exploded.rolls)
            addRoll(roll.faces);
        for (const MarkerRoll &roll : exploded.markers)
            addRoll(roll.faces);
    }

    void addTo(const auto & /*other*/) { }

    std::optional<int> m_round{};
    std::map<Combatant, int> m_wounds{};
    std::optional<Thrower> m_attacker{};
    std::optional<Role> m_challenged{};
};

} // namespace

DiceThrown operator+(DiceThrown one, const DiceThrown &other)
{
    one.rolls += other.rolls;
    one.black += other.black;
    one.blackHits += other.blackHits;
    one.red += other.red;
    one.redHits += other.redHits;
    return one;
}

SumChances hitChances(int black, int red)
{
    return sumOf(sumOf(chancesOf(blackDie), black), sumOf(chancesOf(redDie), red));
}

Summary summaryOf(const Events &events)
{
    Count count;
    for (const Event &event : events)
        count.add(event);
    return count.summary;
}

} // namespace dossier::omega
