#include "tests/model/specter/plain_inference.h"

#include "tests/model/specter/plain_specter.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace dossier::test
{

using namespace specter;

namespace
{

bool holds(const std::vector<Coordinate> &spaces, Space space)
{
    return std::ranges::any_of(spaces, [&](const Coordinate &one) { return Space(one) == space; });
}

/// "Within N": in king's steps, or by walking; off a structure the first step goes to any side.
bool isWithin(const Board &board, Space centre, Space space, int distance)
{
    if (board.nearness() == Nearness::StructuresIgnored || space == centre)
        return kingsDistance(centre, space) <= distance;
    if (board.isOpen(centre))
    {
        const int steps = plainDistance(board, centre, space);
        return steps >= 0 && steps <= distance;
    }
    for (int y = centre.y - 1; y <= centre.y + 1; ++y)
        for (int x = centre.x - 1; x <= centre.x + 1; ++x)
            if (const Space beside{x, y}; board.isOpen(beside))
                if (const int steps = plainDistance(board, beside, space); steps >= 0 && steps < distance)
                    return true;
    return false;
}

/// SO-SEE-1 with smoke, and with the way in which a hunter looks.
bool sees(const Board &board, const Lookout &from, const std::vector<Coordinate> &smoke, Space space)
{
    if (from.gaze == Gaze::Blind || !board.isOpen(space))
        return false;
    if (Space(from.at) == space)
        return true;
    if (holds(smoke, from.at) || holds(smoke, space))
        return false;
    const int dx = space.x - from.at.x;
    const int dy = space.y - from.at.y;
    const bool looks = from.gaze == Gaze::Open || (from.gaze == Gaze::North && dx == 0 && dy < 0)
        || (from.gaze == Gaze::South && dx == 0 && dy > 0) || (from.gaze == Gaze::West && dy == 0 && dx < 0)
        || (from.gaze == Gaze::East && dy == 0 && dx > 0);
    if (!looks)
        return false;
    if (dx == 0 || dy == 0)
    {
        bool clear = true;
        const Space one{(dx > 0) - (dx < 0), (dy > 0) - (dy < 0)};
        for (Space at{from.at.x + one.x, from.at.y + one.y}; at != space; at = {at.x + one.x, at.y + one.y})
            clear = clear && board.isOpen(at) && !holds(smoke, at);
        if (clear)
            return true;
    }
    return from.gaze == Gaze::Open
        && std::ranges::any_of(board.stretches(),
            [&](const SpaceSet &stretch) { return stretch.contains(from.at) && stretch.contains(space); });
}

enum class Play : std::uint8_t
{
    NoCard,
    Surge,
    FieldBefore,
    FieldAfter,
    Decoy,
};

constexpr std::array everyPlay{Play::NoCard, Play::Surge, Play::FieldBefore, Play::FieldAfter, Play::Decoy};

/// His place, and the cards that he has used.
struct State
{
    Space at;
    int surges = 0;
    int fields = 0;
    int decoys = 0;
    bool usedAny = false;
    friend auto operator<=>(const State &, const State &) = default;
};

/// The outcome of a move: its end, its steps (three stands for more), the last visible space, and whether that is the
/// end.
struct Way
{
    Space end;
    int steps = 0;
    std::optional<Space> lastVisible{};
    bool endVisible = false;
    friend auto operator<=>(const Way &, const Way &) = default;
};

class OneTurn
{
public:
    OneTurn(const Board &board, const TurnFacts &facts, const Guess &guess)
        : m_board(board)
        , m_facts(facts)
        , m_guess(guess)
    {
    }

    void play(const State &from, Play play, std::set<State> &next) const
    {
        const std::optional<State> used = after(from, play);
        if (!used || !maySo(from.at))
            return;
        for (const Way &way : ways(from.at, play))
        {
            State state = *used;
            state.at = way.end;
            if (isShown(from.at, way, play) && isToldSo(from.at, way) && fitsLater(way, play) && nobodyIsRevealed(play))
                next.insert(state);
        }
    }

private:
    [[nodiscard]] bool isRuled() const { return m_facts.ruling != SetAside::Nothing; }

    /// The state with the card used; none when he cannot have used it.
    [[nodiscard]] std::optional<State> after(State state, Play play) const
    {
        if (play == Play::NoCard)
            return state;
        state.usedAny = true;
        if (m_facts.cardAnnounced)
            return std::nullopt;
        if (isRuled() || m_guess.anyHand)
            return state;
        state.surges += play == Play::Surge ? 1 : 0;
        state.fields += play == Play::FieldBefore || play == Play::FieldAfter ? 1 : 0;
        state.decoys += play == Play::Decoy ? 1 : 0;
        const bool has = play != Play::Decoy || m_guess.hasDecoy;
        return has && m_guess.mayHaveUsed(state.surges, state.fields, state.decoys) ? std::optional(state)
                                                                                    : std::nullopt;
    }

    /// SO-MOVE-2: beside each objective that he turned over.
    [[nodiscard]] bool maySo(Space start) const
    {
        return std::ranges::all_of(m_facts.turnedOver, [&](const Coordinate &objective)
            { return Space(objective) != start && isWithin(m_board, objective, start, m_guess.reach); });
    }

    [[nodiscard]] bool sees(const Lookout &from, const std::vector<Coordinate> &smoke, Space space, bool field) const
    {
        return test::sees(m_board, from, smoke, space) && (!field || isWithin(m_board, from.at, space, 2));
    }

    /// True when a rule obliges him to show himself during the move.
    [[nodiscard]] bool isVisible(Space space, Play play) const
    {
        return std::ranges::any_of(m_facts.hunters,
            [&](const Lookout &hunter)
            {
                return !hunter.traitor && hunter.hunter != m_guess.traitor
                    && sees(hunter, m_facts.smoke, space, play == Play::FieldBefore);
            });
    }

    [[nodiscard]] bool isBarred(Space space) const
    {
        return std::ranges::any_of(
            m_facts.hunters, [&](const Lookout &hunter) { return !hunter.inVehicle && Space(hunter.at) == space; });
    }

    /// Each is needed by many states.
    [[nodiscard]] const std::set<Way> &ways(Space start, Play play) const
    {
        const auto [known, isNew] = m_ways.try_emplace({start.x, start.y, play});
        if (isNew)
            known->second = isRuled() ? jumps(start, play) : walks(start, play);
        return known->second;
    }

    /// SO-MOVE-1: step by step; ways that went alike so far are one.
    [[nodiscard]] std::set<Way> walks(Space start, Play play) const
    {
        const auto reached = [&](Way way, Space to)
        {
            way.end = to;
            way.endVisible = isVisible(to, play);
            if (way.endVisible)
                way.lastVisible = to;
            return way;
        };
        std::set<Way> all{reached({}, start)};
        std::set<Way> last = all;
        for (int step = 1; step <= (play == Play::Surge ? 6 : 4); ++step)
        {
            std::set<Way> further;
            for (const Way &way : last)
                for (int y = way.end.y - 1; y <= way.end.y + 1; ++y)
                    for (int x = way.end.x - 1; x <= way.end.x + 1; ++x)
                        if (plainStep(m_board, way.end, {x, y}) && !isBarred({x, y}))
                        {
                            Way to = reached(way, {x, y});
                            to.steps = step;
                            further.insert(to);
                        }
            all.insert(further.begin(), further.end());
            last = further;
        }
        return all;
    }

    /// The steps do not count: from the start he goes over any spaces to any other, in as many steps as one likes.
    [[nodiscard]] std::set<Way> jumps(Space start, Play play) const
    {
        std::vector<std::optional<Space>> over{std::nullopt};
        m_board.open().forEach(
            [&](Space space)
            {
                if (isVisible(space, play))
                    over.emplace_back(space);
            });
        std::set<Way> all;
        m_board.open().forEach(
            [&](Space end)
            {
                for (const int steps : {1, 3})
                    for (const std::optional<Space> &passed : over)
                    {
                        Way way{end, steps, passed, isVisible(end, play)};
                        if (!passed && isVisible(start, play))
                            way.lastVisible = start;
                        if (way.endVisible)
                            way.lastVisible = end;
                        all.insert(way);
                    }
            });
        return all;
    }

    /// SO-SEE-2 to -4, or the decoy's false place.
    [[nodiscard]] bool isShown(Space start, const Way &way, Play play) const
    {
        if (!m_facts.shown || m_facts.ruling == SetAside::Everything)
            return true;
        const Shown &shown = *m_facts.shown;
        if (play == Play::Decoy)
        {
            const bool kind = shown.what != Showing::Nothing && m_guess.decoyShows.value_or(shown.what) == shown.what;
            return kind
                && (isRuled() || isWithin(m_board, *shown.at, start, 4) || isWithin(m_board, *shown.at, way.end, 4));
        }
        if (way.endVisible)
            return shown == Shown{Showing::Seen, Coordinate(way.end)};
        return way.lastVisible ? shown == Shown{Showing::LastSeen, Coordinate(*way.lastVisible)} : shown == Shown{};
    }

    /// SO-MOVE-2: the space from which he threw a token, and the hunters that he reached with a line.
    [[nodiscard]] bool isToldSo(Space start, const Way &way) const
    {
        if (!m_facts.announced || isRuled())
            return true;
        const AnnouncedCard &card = *m_facts.announced;
        const Space from = card.before ? start : way.end;
        if (card.at && !isWithin(m_board, *card.at, from, card.within))
            return false;
        if (!card.target)
            return true;
        if (!sees(*card.target, m_facts.smoke, from, false))
            return false;
        const int steps = plainDistance(m_board, card.target->at, from);
        return !card.die || !card.hit || *card.hit == (steps >= 0 && *card.die >= steps);
    }

    /// SO-TRAITOR-1: a traitor who saw in secret what a hunter saw would have been revealed.
    [[nodiscard]] bool nobodyIsRevealed(Play play) const
    {
        if (!m_guess.anyOf.empty() || !m_facts.shown || !m_facts.shown->at || m_facts.ruling == SetAside::Everything
            || !isVisible(*m_facts.shown->at, play))
            return true;
        return std::ranges::none_of(m_facts.hunters,
            [&](const Lookout &hunter)
            {
                return hunter.hunter == m_guess.traitor && std::ranges::count(m_facts.onlookers, hunter.hunter) > 0
                    && sees(hunter, m_facts.smoke, *m_facts.shown->at, play == Play::FieldBefore);
            });
    }

    [[nodiscard]] bool fitsLater(const Way &way, Play play) const
    {
        const bool field = play == Play::FieldBefore || play == Play::FieldAfter;
        return std::ranges::all_of(
            m_facts.later, [&](const LaterFact &fact) { return fits(fact, way.end, way.steps, field); });
    }

    [[nodiscard]] bool fits(const LaterFact &fact, Space end, int steps, bool field) const
    {
        const std::vector<Coordinate> &smoke = m_facts.smokeAfter;
        if (const auto *clear = get_if<SaidClear>(&fact))
            return clear->from.traitor || clear->from.hunter == m_guess.traitor || !m_guess.anyOf.empty()
                || !sees(clear->from, smoke, end, field);
        if (const auto *found = get_if<FoundBy>(&fact))
            return Space(found->agent) == end && sees(found->from, smoke, end, field)
                && (found->from.hunter == m_guess.traitor || !m_guess.anyOf.empty()
                    || std::ranges::none_of(found->onlookers, [&](const Lookout &onlooker)
                        { return onlooker.hunter == m_guess.traitor && sees(onlooker, smoke, end, field); }));
        if (const auto *sensor = get_if<SensorSaid>(&fact))
            return (steps >= 3) == (sensor->reading != Reading::None)
                && (steps < 3 || bearing(sensor->vehicle, end) == sensor->reading);
        if (const auto *close = get_if<SaidClose>(&fact))
            return isWithin(m_board, close->to, end, close->within) == close->close;
        if (const auto *foretold = get_if<Foretold>(&fact))
            return std::ranges::any_of(foretold->objectives, [&](const Coordinate &objective)
                { return Space(objective) != end && isWithin(m_board, objective, end, m_guess.reach); });
        return Space(get<StoodAt>(fact).agent) == end;
    }

    const Board &m_board;
    const TurnFacts &m_facts;
    const Guess &m_guess;
    mutable std::map<std::tuple<int, int, Play>, std::set<Way>> m_ways;
};

void add(PlainPlaces &all, const PlainPlaces &more)
{
    all.any |= more.any;
    all.withoutCards |= more.withoutCards;
}

} // namespace

namespace
{

std::set<State> statesAtTheEnd(const Board &board, Space start, const std::vector<TurnFacts> &turns, const Guess &guess)
{
    std::set<State> states;
    if (guess.mayHaveUsed(0, 0, 0))
        states.insert({start});
    for (const TurnFacts &facts : turns)
    {
        std::set<State> next;
        Guess now = guess;
        for (const auto &traitor : guess.anyOf.empty() ? std::vector{guess.traitor} : guess.anyOf)
        {
            now.traitor = traitor;
            const OneTurn turn(board, facts, now);
            for (const State &state : states)
                for (const Play play : everyPlay)
                    turn.play(state, play, next);
        }
        states = std::move(next);
    }
    return states;
}

PlainPlaces placesOf(const std::set<State> &states)
{
    PlainPlaces places;
    for (const State &state : states)
    {
        places.any.set(state.at);
        if (!state.usedAny)
            places.withoutCards.set(state.at);
    }
    return places;
}

} // namespace

PlainPlaces plainPlaces(const Board &board, Space start, const std::vector<TurnFacts> &turns, const Guess &guess)
{
    return placesOf(statesAtTheEnd(board, start, turns, guess));
}

PlainPlaces plainPlaces(const Board &board, const PublicHistory &history)
{
    const Unknowns &unknowns = history.unknowns;
    std::vector<std::optional<HunterId>> traitors(unknowns.suspects.begin(), unknowns.suspects.end());
    if (traitors.empty() || unknowns.anyTraitor)
        traitors.emplace_back();
    const std::vector<std::optional<HunterId>> anyOf
        = unknowns.anyTraitor ? traitors : std::vector<std::optional<HunterId>>{};
    PlainPlaces all;
    for (const std::optional<HunterId> &traitor : traitors)
        for (const bool far : {false, true})
            if (far ? unknowns.farReaching : unknowns.others)
                add(all,
                    plainPlaces(board, history.start, history.turns,
                        {traitor, far ? 2 : 1, far, unknowns.decoyShows,
                            [&](int surges, int fields, int decoys)
                            {
                                const bool isInTheBox = unknowns.leftInBox.empty()
                                    || std::ranges::any_of(unknowns.leftInBox,
                                        [&](const LeftInBox &left)
                                        {
                                            return (!far || left.farReaching) && surges <= left.adrenalSurges
                                                && fields <= left.stealthFields;
                                        });
                                return isInTheBox && surges <= unknowns.adrenalSurges
                                    && fields <= unknowns.stealthFields && decoys <= unknowns.holoDecoys
                                    && surges + fields + decoys <= unknowns.hiddenCards;
                            },
                            unknowns.anyHand, anyOf}));
    return all;
}

namespace
{

using Cards = std::map<Equipment, int>;

/// Every hand of that many cards of the box that a character can have taken.
void everyHand(const Pack &pack, AgentKind character, std::size_t kind, int left, Cards &hand,
    const std::function<void(const Cards &)> &visit)
{
    if (kind == pack.equipment.size())
    {
        if (left == 0)
            visit(hand);
        return;
    }
    const EquipmentCard &card = pack.equipment[kind];
    const bool isHis = !card.uniqueTo || card.uniqueTo == character;
    for (int count = 0; count <= (isHis ? std::min(card.copies, left) : 0); ++count)
    {
        hand[card.kind] = count;
        everyHand(pack, character, kind + 1, left - count, hand, visit);
    }
    hand[card.kind] = 0;
}

/// The hands that hold all that was announced.
std::vector<Cards> handsOf(const PublicTable &table, Agent agent, AgentKind character)
{
    const bool hasFive = table.players.number == 4 || (table.players.number == 5 && table.options.fiveCardsAmongFive);
    const int dealt = agent == Agent::Second ? 2 : hasFive ? 5 : 3;
    const std::map<Equipment, int> &announced = table.agents.at(agent).announced;
    std::vector<Cards> hands;
    Cards hand;
    everyHand(table.pack, character, 0, dealt, hand,
        [&](const Cards &full)
        {
            const bool holdsAll = std::ranges::all_of(announced,
                [&](const auto &used)
                {
                    const EquipmentCard *card = cardOf(table.pack, used.first);
                    return card != nullptr && used.second <= full.at(used.first) * card->charges;
                });
            if (holdsAll)
                hands.push_back(full);
        });
    return hands;
}

/// True when nothing is known against it: he was not revealed as another, and the other agent not as this one.
bool canBe(const PublicTable &table, Agent agent, AgentKind character)
{
    for (const auto &[other, inPlay] : table.agents)
    {
        if (inPlay.anyHand)
            continue;
        if (inPlay.character && (*inPlay.character == character) != (other == agent))
            return false;
        for (const auto &[kind, uses] : inPlay.announced)
            if (const auto &owner = cardOf(table.pack, kind)->uniqueTo;
                owner && (*owner == character) != (other == agent))
                return false;
    }
    return true;
}

/// Returns the possible traitors in the first agent's turns; after a ruling about it, each player or nobody.
std::vector<std::optional<HunterId>> traitorsOf(const PublicTable &table, Agent agent)
{
    std::vector<std::optional<HunterId>> all;
    const bool anybody = table.agents.at(agent).anyTraitor;
    if (agent == Agent::First && (table.players.number == 5 || anybody))
        for (int kind = 0; kind < 4; ++kind)
        {
            const bool plays = std::ranges::count(table.players.hunters, static_cast<HunterKind>(kind)) > 0;
            if (anybody             ? plays
                    : table.traitor ? *table.traitor == static_cast<HunterKind>(kind)
                                    : table.hunters.contains(static_cast<HunterKind>(kind)))
                all.emplace_back(HunterId{kind + 1});
        }
    if (all.empty() || anybody)
        all.emplace_back();
    return all;
}

/// Returns the charges that every hand of some characters leaves for unnoticed use.
std::function<bool(int, int, int)> someHand(
    const PublicTable &table, Agent agent, const std::vector<AgentKind> &characters)
{
    std::vector<Cards> hands;
    for (const AgentKind character : characters)
        for (const Cards &hand : handsOf(table, agent, character))
            hands.push_back(hand);
    return [hands](int surges, int fields, int decoys)
    {
        return std::ranges::any_of(hands,
            [&](const Cards &hand)
            {
                return surges <= hand.at(Equipment::AdrenalSurge) && fields <= hand.at(Equipment::StealthField)
                    && decoys <= hand.at(Equipment::HoloDecoy);
            });
    };
}

/// An agent who is one of some characters, with his possible places and used cards.
struct Ways
{
    std::vector<AgentKind> characters;
    std::set<State> states;
};

/// By each guess of an agent by himself. Characters that differ by nothing but their hands are tried as one.
std::vector<Ways> waysOf(const PublicTable &table, Agent agent)
{
    const Board board = boardOf(table.pack.board, table.options);
    const AgentInPlay &inPlay = table.agents.at(agent);
    const Showing decoyShows = table.options.edition == Edition::First ? Showing::Seen : Showing::LastSeen;
    std::map<bool, std::vector<AgentKind>> characters;
    for (const AgentCard &character : table.pack.agents)
        if (inPlay.anyHand || canBe(table, agent, character.kind))
            characters[character.unique == Equipment::HoloDecoy].push_back(character.kind);
    std::vector<Ways> all;
    const std::vector<std::optional<HunterId>> traitors = traitorsOf(table, agent);
    for (const auto &[isBlueJay, kinds] : characters)
    {
        Guess guess{{}, isBlueJay ? 2 : 1, isBlueJay, decoyShows, someHand(table, agent, kinds), inPlay.anyHand};
        if (inPlay.anyHand)
            guess.mayHaveUsed = [](int, int, int) { return true; };
        Ways ways{kinds, {}};
        if (inPlay.anyTraitor && agent == Agent::First)
        {
            guess.anyOf = traitors;
            ways.states = statesAtTheEnd(board, inPlay.start, inPlay.turns, guess);
        }
        else
            for (const std::optional<HunterId> &traitor : traitors)
            {
                guess.traitor = traitor;
                ways.states.merge(statesAtTheEnd(board, inPlay.start, inPlay.turns, guess));
            }
        all.push_back(std::move(ways));
    }
    return all;
}

/// Checks that both hands can come from one box.
class OneBox
{
public:
    explicit OneBox(const PublicTable &table)
        : m_table(table)
    {
    }

    /// True when that agent can be one of some characters and have used those cards, beside the other agent with his.
    bool holdsBoth(Agent agent, const std::vector<AgentKind> &kinds, const State &used,
        const std::vector<AgentKind> &otherKinds, const State &otherUsed)
    {
        const Agent other = agent == Agent::First ? Agent::Second : Agent::First;
        for (const AgentKind kind : kinds)
            for (const AgentKind otherKind : otherKinds)
                if (kind != otherKind && fit(handsOf(agent, kind), used, handsOf(other, otherKind), otherUsed))
                    return true;
        return false;
    }

private:
    const std::vector<Cards> &handsOf(Agent agent, AgentKind kind)
    {
        const auto [known, isNew] = m_hands.try_emplace({agent, kind});
        if (isNew)
            known->second = test::handsOf(m_table, agent, kind);
        return known->second;
    }

    static bool has(const Cards &hand, const State &used)
    {
        return used.surges <= hand.at(Equipment::AdrenalSurge) && used.fields <= hand.at(Equipment::StealthField)
            && used.decoys <= hand.at(Equipment::HoloDecoy);
    }

    [[nodiscard]] bool fit(const std::vector<Cards> &hands, const State &used, const std::vector<Cards> &others,
        const State &otherUsed) const
    {
        return std::ranges::any_of(hands,
            [&](const Cards &hand)
            {
                return has(hand, used)
                    && std::ranges::any_of(
                        others, [&](const Cards &other) { return has(other, otherUsed) && areInTheBox(hand, other); });
            });
    }

    [[nodiscard]] bool areInTheBox(const Cards &hand, const Cards &other) const
    {
        return std::ranges::all_of(m_table.pack.equipment,
            [&](const EquipmentCard &card) { return hand.at(card.kind) + other.at(card.kind) <= card.copies; });
    }

    const PublicTable &m_table;
    std::map<std::pair<Agent, AgentKind>, std::vector<Cards>> m_hands;
};

/// Returns the used cards without the place.
State usedIn(const State &state)
{
    return {{}, state.surges, state.fields, state.decoys};
}

/// Leaves the ways beside which the other agent has some way of his.
void keepWhatOneBoxHolds(const PublicTable &table, Agent agent, std::vector<Ways> &own, const std::vector<Ways> &others)
{
    std::vector<std::pair<const Ways *, State>> otherUses;
    for (const Ways &ways : others)
    {
        std::set<State> uses;
        for (const State &state : ways.states)
            uses.insert(usedIn(state));
        for (const State &use : uses)
            otherUses.emplace_back(&ways, use);
    }
    if (otherUses.empty())
        return;
    OneBox box(table);
    for (Ways &ways : own)
    {
        std::map<State, bool> known;
        std::erase_if(ways.states,
            [&](const State &state)
            {
                const auto [fits, isNew] = known.try_emplace(usedIn(state));
                if (isNew)
                    fits->second = std::ranges::any_of(otherUses,
                        [&](const auto &other)
                        {
                            return box.holdsBoth(agent, ways.characters, state, other.first->characters, other.second);
                        });
                return !fits->second;
            });
    }
}

} // namespace

std::map<Agent, PlainPlaces> plainPlaces(const PublicTable &table)
{
    std::map<Agent, std::vector<Ways>> apart;
    bool isOneBox = table.agents.size() > 1;
    for (const auto &[agent, inPlay] : table.agents)
    {
        apart[agent] = waysOf(table, agent);
        isOneBox = isOneBox && !inPlay.anyHand;
    }
    std::map<Agent, PlainPlaces> all;
    for (const auto &[agent, apartFromOther] : apart)
    {
        std::vector<Ways> own = apartFromOther;
        if (isOneBox)
            keepWhatOneBoxHolds(table, agent, own, apart.at(agent == Agent::First ? Agent::Second : Agent::First));
        for (const Ways &ways : own)
            add(all[agent], placesOf(ways.states));
    }
    return all;
}

} // namespace dossier::test
