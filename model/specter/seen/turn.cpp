#include "model/specter/seen/turn.h"

#include <algorithm>

namespace dossier::specter
{

namespace
{

SpaceSet setOf(std::span<const Coordinate> spaces)
{
    SpaceSet set;
    for (const Coordinate &space : spaces)
        set.set(space);
    return set;
}

SpaceSet seenByGaze(const Board &board, const Lookout &lookout, const SpaceSet &smoke)
{
    switch (lookout.gaze)
    {
    case Gaze::Open:
        return visibleFrom(board, lookout.at, smoke);
    case Gaze::Blind:
        return {};
    case Gaze::North:
        return visibleTowards(board, lookout.at, Direction::North, smoke);
    case Gaze::East:
        return visibleTowards(board, lookout.at, Direction::East, smoke);
    case Gaze::South:
        return visibleTowards(board, lookout.at, Direction::South, smoke);
    case Gaze::West:
        return visibleTowards(board, lookout.at, Direction::West, smoke);
    }
    return {};
}

/// True when the agent must answer a hunter truthfully.
bool isBinding(const Lookout &lookout, const Supposition &supposed)
{
    return !lookout.traitor && supposed.traitor != lookout.hunter;
}

/// Returns the spaces within that many steps of a hunter, figures ignored.
SpaceSet reachedIn(const Board &board, Space from, int steps)
{
    SpaceSet reached = only(from);
    for (int step = 0; step < steps; ++step)
        reached |= board.stepped(reached);
    return reached;
}

/// SO-MOVE-2: returns the spaces from which he can have used that card.
SpaceSet usedFrom(const Board &board, const AnnouncedCard &card, const SpaceSet &smoke)
{
    SpaceSet spaces = board.open();
    if (card.at)
        spaces &= within(board, *card.at, card.within);
    if (!card.target)
        return spaces;
    spaces &= seenBy(board, *card.target, smoke, false);
    if (!card.die || !card.hit)
        return spaces;
    const SpaceSet reached = reachedIn(board, card.target->at, *card.die);
    return *card.hit ? spaces & reached : spaces - reached;
}

/// Applies the facts that became known after a move, one after another.
class Narrowing
{
public:
    Narrowing(const Board &board, const TurnFacts &facts, const Supposition &supposed, TurnRule &rule)
        : m_board(board)
        , m_smoke(setOf(facts.smokeAfter))
        , m_supposed(supposed)
        , m_rule(rule)
    {
    }

    void operator()(const SaidClear &fact)
    {
        if (!m_supposed.anyTraitor && isBinding(fact.from, m_supposed))
            keep(m_board.open() - seenFrom(fact.from));
    }

    void operator()(const FoundBy &fact)
    {
        keep(only(fact.agent) & seenFrom(fact.from));
        const bool revealed = !m_supposed.anyTraitor && fact.from.hunter != m_supposed.traitor
            && std::ranges::any_of(fact.onlookers, [&](const Lookout &onlooker)
                { return onlooker.hunter == m_supposed.traitor && seenFrom(onlooker).contains(fact.agent); });
        if (revealed)
            keep({});
    }

    void operator()(const SensorSaid &fact)
    {
        if (fact.reading == Reading::None)
        {
            m_rule.endsOfLong = {};
            return;
        }
        m_rule.endsOfShort = {};
        SpaceSet there;
        m_rule.endsOfLong.forEach([&](Space space) { there.set(space, bearing(fact.vehicle, space) == fact.reading); });
        m_rule.endsOfLong = there;
    }

    void operator()(const SaidClose &fact)
    {
        const SpaceSet near = specter::within(m_board, fact.to, fact.within);
        keep(fact.close ? near : m_board.open() - near);
    }

    void operator()(const StoodAt &fact) { keep(only(fact.agent)); }

    void operator()(const Foretold &fact)
    {
        SpaceSet near;
        for (const Coordinate &objective : fact.objectives)
            near |= besideAll(m_board, {&objective, 1}, m_supposed.objectiveReach);
        keep(near);
    }

    /// Restricts the ends of his move.
    void keep(const SpaceSet &spaces)
    {
        m_rule.endsOfShort &= spaces;
        m_rule.endsOfLong &= spaces;
    }

private:
    [[nodiscard]] SpaceSet seenFrom(const Lookout &lookout) const
    {
        return seenBy(m_board, lookout, m_smoke, m_supposed.stealth != Stealth::None);
    }

    const Board &m_board;
    SpaceSet m_smoke;
    const Supposition &m_supposed;
    TurnRule &m_rule;
};

/// SO-TRAITOR-1: true when the showing of the move was also in the supposed traitor's sight and yet revealed nobody.
bool wouldReveal(const Board &board, const TurnFacts &facts, const Supposition &supposed, const TurnRule &rule)
{
    if (supposed.anyTraitor || !facts.shown || !facts.shown->at || !rule.visible.contains(*facts.shown->at))
        return false;
    const bool stealth = supposed.stealth == Stealth::FromTheStart;
    return std::ranges::any_of(facts.hunters,
        [&](const Lookout &lookout)
        {
            return lookout.hunter == supposed.traitor && std::ranges::count(facts.onlookers, lookout.hunter) > 0
                && seenBy(board, lookout, setOf(facts.smoke), stealth).contains(*facts.shown->at);
        });
}

} // namespace

SpaceSet seenBy(const Board &board, const Lookout &lookout, const SpaceSet &smoke, bool stealth)
{
    const SpaceSet seen = seenByGaze(board, lookout, smoke);
    return stealth ? seen & within(board, lookout.at, stealthFieldSight) : seen;
}

SpaceSet besideAll(const Board &board, std::span<const Coordinate> objectives, int reach)
{
    SpaceSet spaces = board.open();
    for (const Coordinate &objective : objectives)
        spaces &= within(board, objective, reach) - only(objective);
    return spaces;
}

TurnRule turnRule(const Board &board, const TurnFacts &facts, const Supposition &supposed)
{
    TurnRule rule;
    rule.starts = besideAll(board, facts.turnedOver, supposed.objectiveReach);
    rule.enterable = board.open();
    if (facts.shown)
        rule.shown = facts.shown->what;
    if (facts.shown && facts.shown->at)
        rule.shownAt = only(*facts.shown->at);
    rule.ruling = facts.ruling;
    const SpaceSet smoke = setOf(facts.smoke);
    for (const Lookout &lookout : facts.hunters)
    {
        if (!lookout.inVehicle)
            rule.enterable.set(lookout.at, false);
        if (isBinding(lookout, supposed))
            rule.visible |= seenBy(board, lookout, smoke, supposed.stealth == Stealth::FromTheStart);
    }
    rule.endsOfShort = board.open();
    rule.endsOfLong = board.open();
    Narrowing narrowing(board, facts, supposed, rule);
    if (facts.ruling != SetAside::Everything && wouldReveal(board, facts, supposed, rule))
        narrowing.keep({});
    if (facts.announced && facts.ruling == SetAside::Nothing)
    {
        const SpaceSet from = usedFrom(board, *facts.announced, smoke);
        if (facts.announced->before)
            rule.starts &= from;
        else
            narrowing.keep(from);
    }
    for (const LaterFact &fact : facts.later)
        visit(narrowing, fact);
    return rule;
}

} // namespace dossier::specter
