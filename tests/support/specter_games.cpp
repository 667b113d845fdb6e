#include "tests/support/specter_games.h"

#include "model/specter/seen/hunter_moves.h"
#include "tests/support/random_board.h"
#include "tests/support/specter_boards.h"

#include <algorithm>

namespace dossier::test
{

using namespace specter;

namespace
{

/// The agent's use of a hidden card in a turn.
enum class Card : std::uint8_t
{
    None,
    Surge,
    StealthBefore,
    StealthAfter,
    Decoy,
};

class Walker
{
public:
    Walker(std::mt19937 &random, const Board &board, const WayShape &shape)
        : m_random(random)
        , m_board(board)
        , m_shape(shape)
        , m_goal(randomOpen(random, board))
    {
        const Space start = randomOpen(random, board);
        m_way.history.start = start;
        m_way.places.push_back(start);
        for (int number = 1; number <= shape.hunters; ++number)
            m_hunters.push_back({.hunter = {number}, .at = randomOpen(random, board), .inVehicle = chance(25)});
        if (shape.traitor)
            m_traitor = below(shape.hunters) + 1;
        supposeHidden();
    }

    RandomWay walk()
    {
        for (int turn = 0; turn < m_shape.turns; ++turn)
        {
            takeTurn();
            huntersTurn(m_way.history.turns.back());
        }
        return std::move(m_way);
    }

private:
    int below(int count) { return randomBetween(m_random, 0, count - 1); }

    bool chance(int hundredths) { return below(100) < hundredths; }

    [[nodiscard]] Space at() const { return m_way.places.back(); }

    /// Records the options that the table cannot exclude, and the truth.
    void supposeHidden()
    {
        Unknowns &unknowns = m_way.history.unknowns;
        for (int number = 1; m_shape.traitor && number <= m_shape.hunters; ++number)
            unknowns.suspects.push_back({number});
        if (!m_shape.hiddenCards)
            return;
        m_farReaching = chance(50);
        unknowns.farReaching = m_farReaching || chance(50);
        unknowns.others = !m_farReaching || chance(50);
        unknowns.adrenalSurges = below(3);
        unknowns.stealthFields = below(3);
        unknowns.holoDecoys = unknowns.farReaching ? below(2) : 0;
        unknowns.hiddenCards = below(4);
        m_left = unknowns;
    }

    Card chooseCard()
    {
        if (m_left.hiddenCards == 0 || chance(85))
            return Card::None;
        const auto use = [&](int &charges, Card card)
        {
            if (charges == 0)
                return Card::None;
            --charges;
            --m_left.hiddenCards;
            return card;
        };
        switch (below(4))
        {
        case 0:
            return use(m_left.adrenalSurges, Card::Surge);
        case 1:
            return use(m_left.stealthFields, Card::StealthBefore);
        case 2:
            return use(m_left.stealthFields, Card::StealthAfter);
        default:
            return m_farReaching ? use(m_left.holoDecoys, Card::Decoy) : Card::None;
        }
    }

    /// True when the table sees the agent on a space.
    bool isSeen(const Lookout &lookout, Space space, const std::vector<Coordinate> &smoke, bool stealth) const
    {
        SpaceSet fog;
        for (const Coordinate &puff : smoke)
            fog.set(puff);
        if (lookout.gaze == Gaze::Blind || (stealth && kingsDistance(lookout.at, space) > 2))
            return false;
        return visibleFrom(m_board, lookout.at, fog).contains(space);
    }

    bool isSeenByAny(Space space, const TurnFacts &facts, bool stealth) const
    {
        return std::ranges::any_of(facts.hunters, [&](const Lookout &lookout)
            { return lookout.hunter.number != m_traitor && isSeen(lookout, space, facts.smoke, stealth); });
    }

    std::vector<Space> path(int maxSteps)
    {
        std::vector<Space> path{at()};
        const int wanted = maxSteps > stepsOfAMove ? maxSteps : below(maxSteps + 1);
        for (int steps = wanted; steps > 0; --steps)
        {
            Space to{path.back().x + below(3) - 1, path.back().y + below(3) - 1};
            if (chance(70))
                to = {path.back().x + (m_goal.x > path.back().x) - (m_goal.x < path.back().x),
                    path.back().y + (m_goal.y > path.back().y) - (m_goal.y < path.back().y)};
            const bool barred = std::ranges::any_of(
                m_hunters, [&](const Lookout &hunter) { return !hunter.inVehicle && Space(hunter.at) == to; });
            if (m_board.isStep(path.back(), to) && !barred)
                path.push_back(to);
        }
        if (path.back() == m_goal || chance(10))
            m_goal = randomOpen(m_random, m_board);
        return path;
    }

    void blowSmoke(TurnFacts &facts)
    {
        facts.smoke = m_smoke;
        if (chance(30))
        {
            facts.cardAnnounced = true;
            m_smoke.clear();
            within(m_board, randomOpen(m_random, m_board), 1).forEach([&](Space space) { m_smoke.push_back(space); });
        }
        facts.smokeAfter = m_smoke;
        for (Lookout &hunter : facts.hunters)
            if (chance(15))
                hunter.gaze = Gaze::Blind;
    }

    void turnOver(TurnFacts &facts)
    {
        const int reach = m_farReaching ? 2 : 1;
        const Space objective{at().x + below(2 * reach + 1) - reach, at().y + below(2 * reach + 1) - reach};
        if (chance(15) && m_board.contains(objective) && objective != at())
            facts.turnedOver.push_back(objective);
    }

    void takeTurn()
    {
        TurnFacts facts;
        facts.hunters = m_hunters;
        if (m_shape.troubles)
            blowSmoke(facts);
        turnOver(facts);
        const Card card = facts.cardAnnounced ? Card::None : chooseCard();
        const std::vector<Space> way = path(card == Card::Surge ? 6 : 4);
        m_stealth = card == Card::StealthBefore || card == Card::StealthAfter;
        Shown shown;
        for (const Space space : way)
            if (isSeenByAny(space, facts, card == Card::StealthBefore))
                shown = {Showing::LastSeen, space};
        if (isSeenByAny(way.back(), facts, card == Card::StealthBefore))
            shown.what = Showing::Seen;
        if (card == Card::Decoy)
            shown = decoy(chance(50) ? way.front() : way.back());
        facts.shown = shown;
        m_way.places.push_back(way.back());
        m_steps = static_cast<int>(way.size()) - 1;
        if (m_shape.troubles && chance(10))
            overrule(facts);
        m_way.history.turns.push_back(facts);
    }

    Shown decoy(Space near)
    {
        Space shown;
        do
            shown = randomOpen(m_random, m_board);
        while (kingsDistance(near, shown) > 4);
        return {chance(50) ? Showing::Seen : Showing::LastSeen, shown};
    }

    /// A ruling lets the agent go anywhere; the shown facts hold, or none do.
    void overrule(TurnFacts &facts)
    {
        m_way.places.back() = randomOpen(m_random, m_board);
        m_steps = below(9);
        facts.ruling = chance(50) ? SetAside::Steps : SetAside::Everything;
        const Space start = m_way.places[m_way.places.size() - 2];
        facts.shown = isSeenByAny(start, facts, false) ? Shown{Showing::LastSeen, start} : Shown{};
        if (isSeenByAny(at(), facts, false))
            facts.shown = Shown{Showing::Seen, at()};
        if (facts.ruling == SetAside::Everything)
            facts.shown = Shown{Showing::Seen, randomOpen(m_random, m_board)};
    }

    void huntersTurn(TurnFacts &facts)
    {
        for (Lookout &hunter : m_hunters)
        {
            const HunterEnds ends = hunterEnds(m_board, {.at = hunter.at, .vehicle = hunter.at});
            int left = below(ends.onFoot.count());
            ends.onFoot.forEach(
                [&](Space space)
                {
                    if (left-- == 0)
                        hunter.at = space;
                });
            answer(facts, hunter);
        }
        if (chance(40))
        {
            const Space vehicle = randomOpen(m_random, m_board);
            facts.later.emplace_back(SensorSaid{vehicle, sensorAnswer(vehicle, at(), m_steps)});
        }
        if (chance(15))
            facts.later.emplace_back(SaidClose{m_hunters[0].at, 4, kingsDistance(m_hunters[0].at, at()) <= 4});
        if (chance(m_shape.known))
            facts.later.emplace_back(StoodAt{at()});
    }

    void answer(TurnFacts &facts, const Lookout &hunter)
    {
        const bool obliged = hunter.hunter.number != m_traitor && isSeen(hunter, at(), facts.smokeAfter, m_stealth);
        if (obliged)
            facts.later.emplace_back(FoundBy{hunter, at()});
        else
            facts.later.emplace_back(SaidClear{hunter});
    }

    std::mt19937 &m_random;
    const Board &m_board;
    WayShape m_shape;
    Space m_goal;
    RandomWay m_way;
    std::vector<Lookout> m_hunters;
    std::vector<Coordinate> m_smoke;
    /// The cards that are left in the hand.
    Unknowns m_left;
    bool m_farReaching = false;
    bool m_stealth = false;
    int m_traitor = 0;
    int m_steps = 0;
};

} // namespace

RandomWay randomWay(std::mt19937 &random, const Board &board, const WayShape &shape)
{
    return Walker(random, board, shape).walk();
}

} // namespace dossier::test
