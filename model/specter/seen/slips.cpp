#include "model/core/rule.h"
#include "model/specter/seen/hand.h"
#include "model/specter/seen/rule_ids.h"
#include "model/specter/seen/set_field.h"
#include "model/specter/seen/suppositions.h"
#include "model/specter/seen/walk.h"

#include <algorithm>

namespace dossier::specter
{

namespace
{

/// Compares one line of the sheet with the public answers of that turn.
class LineCheck
{
public:
    LineCheck(const PublicTable &table, const Board &board, const Sheet &sheet, const Supposition &supposed, int turn,
        std::vector<Slip> &slips)
        : m_table(table)
        , m_board(board)
        , m_sheet(sheet)
        , m_supposed(supposed)
        , m_turn(turn)
        , m_slips(slips)
    {
    }

    void check(const TurnFacts &facts, const SheetLine &line, Coordinate start)
    {
        m_end = line.path.back();
        m_facts = &facts;
        for (const Coordinate &objective : facts.turnedOver)
            if (!within(m_board, objective, m_supposed.objectiveReach).contains(start))
                add(rule::SO_MOVE_2, objective, start);
        checkCard(line, start);
        // A line that begins elsewhere, or has no step, may hold only the end.
        if (line.path.size() > 1 && line.path.front() == start)
            checkWay(line);
        else
            checkEnd(line, start);
        m_steps = line.path.size() > 1 ? std::optional(static_cast<int>(line.path.size()) - 1) : std::nullopt;
        for (const LaterFact &fact : facts.later)
            visit(*this, fact);
    }

    void operator()(const SaidClear &fact)
    {
        const bool binding = !m_supposed.anyTraitor && !fact.from.traitor && m_supposed.traitor != fact.from.hunter;
        if (binding && isSeen(fact.from))
            add(rule::SO_HUNT_3, std::nullopt, m_end);
    }

    void operator()(const FoundBy &fact)
    {
        if (fact.agent != m_end || !isSeen(fact.from))
            add(rule::SO_HUNT_3, fact.agent, m_end);
    }

    void operator()(const SensorSaid &fact)
    {
        const bool noticed = fact.reading != Reading::None;
        const bool rightWay = !noticed || bearing(fact.vehicle, m_end) == fact.reading;
        const bool rightSteps = !m_steps || noticed == (*m_steps >= stepsSensed);
        if (!rightWay || !rightSteps)
            add(rule::SO_HUNT_5, std::nullopt, m_end);
    }

    void operator()(const SaidClose &fact)
    {
        if (fact.close != within(m_board, fact.to, fact.within).contains(m_end))
            add(rule::SO_HUNT_3, fact.to, m_end);
    }

    void operator()(const StoodAt &fact)
    {
        if (fact.agent != m_end)
            add(rule::SO_SEE_2, fact.agent, m_end);
    }

    void operator()(const Foretold &fact)
    {
        const bool near = std::ranges::any_of(fact.objectives, [&](const Coordinate &objective)
            { return within(m_board, objective, m_supposed.objectiveReach).contains(m_end); });
        if (!near)
            add(rule::SO_MOVE_2, std::nullopt, m_end);
    }

private:
    void add(Rule rule, const std::optional<Coordinate> &said, const std::optional<Coordinate> &truth)
    {
        m_slips.push_back({m_turn, std::string(id(rule)), said, truth, SlipKind::Answer});
    }

    [[nodiscard]] TurnRule ruleOf() const { return turnRule(m_board, *m_facts, m_supposed); }

    [[nodiscard]] bool isSeen(const Lookout &from) const
    {
        SpaceSet smoke;
        for (const Coordinate &space : m_facts->smokeAfter)
            smoke.set(space);
        return seenBy(m_board, from, smoke, m_supposed.stealth != Stealth::None).contains(m_end);
    }

    [[nodiscard]] bool isDecoy(const SheetLine &line) const
    {
        return line.card && line.card->card == Equipment::HoloDecoy;
    }

    [[nodiscard]] int stepsAllowed(const SheetLine &line) const
    {
        return maxSteps(m_table, m_sheet, {line.path, line.card, false, false});
    }

    /// SO-MOVE-2: checks the announced card and the place of its use.
    void checkCard(const SheetLine &line, Coordinate start)
    {
        const std::vector<Slip> wrong = slipsOfCard(m_table, m_turn, *m_facts, line, start);
        m_slips.insert(m_slips.end(), wrong.begin(), wrong.end());
        if (!m_facts->announced)
            return;
        TurnFacts card{.hunters = m_facts->hunters, .smoke = m_facts->smoke, .announced = m_facts->announced};
        card.ruling = m_facts->ruling;
        const TurnRule rule = turnRule(m_board, card, m_supposed);
        if (!rule.starts.contains(start) || !rule.endsOfShort.contains(m_end))
            add(rule::SO_MOVE_2, m_facts->announced->at, m_facts->announced->before ? start : m_end);
    }

    void checkWay(const SheetLine &line)
    {
        const TurnRule rule = ruleOf();
        const std::vector<Space> path(line.path.begin(), line.path.end());
        const bool legal = !illegalStep(m_board, m_board.open() - rule.enterable, path, stepsAllowed(line)).has_value();
        if (!legal && m_facts->ruling == SetAside::Nothing)
            add(rule::SO_MOVE_1, std::nullopt, m_end);
        const Shown truth = shownBy(rule.visible, path);
        if (!isDecoy(line) && m_facts->shown && m_facts->ruling != SetAside::Everything && truth != *m_facts->shown)
            add(truth.what == Showing::Seen           ? rule::SO_SEE_2
                    : truth.what == Showing::LastSeen ? rule::SO_SEE_3
                                                      : rule::SO_SEE_4,
                m_facts->shown->at, truth.at);
    }

    /// Checks that some way to the end has the public showing and as many steps as the sensor noticed.
    void checkEnd(const SheetLine &line, Coordinate start)
    {
        TurnFacts facts = *m_facts;
        facts.later.clear();
        facts.turnedOver.clear();
        facts.announced.reset();
        facts.onlookers.clear();
        if (isDecoy(line))
            facts.shown.reset();
        TurnRule rule = turnRule(m_board, facts, m_supposed);
        rule.maxSteps = stepsAllowed(line);
        const auto leads = [&] { return endsThere(walkedApart(m_board, rule, SetField(m_board, only(start)))); };
        const auto [ofShort, ofLong] = leads();
        if (ofShort || ofLong)
        {
            if ((hasHeard(true) && !ofLong) || (hasHeard(false) && !ofShort))
                add(rule::SO_HUNT_5, std::nullopt, m_end);
            return;
        }
        rule.shown.reset();
        const auto [unseenShort, unseenLong] = leads();
        const bool reached = unseenShort || unseenLong;
        add(reached ? rule::SO_SEE_2 : rule::SO_MOVE_1, facts.shown ? facts.shown->at : std::nullopt, m_end);
    }

    /// Returns two flags: a short move ends on the line's end, and a long one does.
    [[nodiscard]] std::pair<bool, bool> endsThere(const Ended<SetField> &ended) const
    {
        return {ended.ofShort.spaces().contains(m_end), ended.ofLong.spaces().contains(m_end)};
    }

    /// SO-HUNT-5: true when the sensor gave such a reading (`noticed`, or not) about this turn.
    [[nodiscard]] bool hasHeard(bool noticed) const
    {
        return std::ranges::any_of(m_facts->later,
            [&](const LaterFact &fact)
            {
                const auto *sensor = get_if<SensorSaid>(&fact);
                return sensor != nullptr && (sensor->reading != Reading::None) == noticed;
            });
    }

    const PublicTable &m_table;
    const Board &m_board;
    const Sheet &m_sheet;
    Supposition m_supposed;
    int m_turn;
    std::vector<Slip> &m_slips;
    const TurnFacts *m_facts = nullptr;
    Coordinate m_end;
    std::optional<int> m_steps;
};

Stealth stealthOf(const SheetLine &line)
{
    if (!line.card || line.card->card != Equipment::StealthField)
        return Stealth::None;
    return line.card->before ? Stealth::FromTheStart : Stealth::AfterTheMove;
}

/// Returns the distance from which he turned objectives over; a sheet without a character may be any that is not ruled
/// out.
int reachOf(const PublicTable &table, const Unknowns &unknowns, const Sheet &sheet)
{
    if (sheet.character)
        return objectiveReach(table, sheet);
    return unknowns.farReaching ? farObjectiveReach : usualObjectiveReach;
}

using Traitors = std::vector<std::optional<HunterId>>;

/// Returns the slips of each line under the traitor who fits it best.
std::vector<Slip> slipsIf(const PublicTable &table, const AgentInPlay &agent, const Unknowns &unknowns,
    const Sheet &sheet, const Traitors &traitors)
{
    const Board board = boardOf(table);
    std::vector<Slip> found;
    Coordinate start = agent.start;
    for (std::size_t i = 0; i < agent.turns.size() && i < sheet.lines.size(); ++i)
    {
        std::optional<std::vector<Slip>> fewest;
        for (const std::optional<HunterId> &traitor : traitors)
        {
            const Supposition supposed{.traitor = traitor,
                .objectiveReach = reachOf(table, unknowns, sheet),
                .stealth = stealthOf(sheet.lines[i]),
                .anyTraitor = unknowns.anyTraitor};
            std::vector<Slip> some;
            LineCheck(table, board, sheet, supposed, agent.firstTurn + static_cast<int>(i), some)
                .check(agent.turns[i], sheet.lines[i], start);
            if (!fewest || some.size() < fewest->size())
                fewest = std::move(some);
        }
        found.insert(found.end(), fewest->begin(), fewest->end());
        start = sheet.lines[i].path.back();
    }
    return found;
}

/// Returns the suspects to try: each for the whole way, or all together when the traitor may differ from turn to turn.
std::vector<Traitors> traitorsToTry(const Unknowns &unknowns)
{
    Traitors all(unknowns.suspects.begin(), unknowns.suspects.end());
    if (all.empty() || unknowns.anyTraitor)
        all.emplace_back();
    if (unknowns.anyTraitor)
        return {all};
    std::vector<Traitors> each;
    for (const std::optional<HunterId> &one : all)
        each.push_back({one});
    return each;
}

bool isForetold(const TurnFacts &facts)
{
    return std::ranges::any_of(facts.later, [](const LaterFact &fact) { return holds_alternative<Foretold>(fact); });
}

/// Returns the contradictions that do not depend on the traitor: the hand, turns without a line, objectives that were
/// foretold but not turned over.
std::vector<Slip> slipsOfAll(const PublicTable &table, Agent agent, const Sheet &sheet)
{
    const AgentInPlay &inPlay = specter::inPlay(table, agent);
    std::vector<Slip> found = slipsOfHand(table, agent, sheet);
    for (std::size_t i = 0; i < inPlay.turns.size(); ++i)
    {
        const int turn = inPlay.firstTurn + static_cast<int>(i);
        if (i >= sheet.lines.size())
            found.push_back({.turn = turn, .rule = std::string(id(rule::SO_MOVE_1)), .about = SlipKind::NoLine});
        if (i > 0 && isForetold(inPlay.turns[i - 1]) && inPlay.turns[i].turnedOver.empty())
            found.push_back({.turn = turn, .rule = std::string(id(rule::SO_MOVE_2)), .about = SlipKind::Foretold});
    }
    return found;
}

} // namespace

std::vector<Slip> slips(const PublicTable &table, Agent agent, const Sheet &sheet)
{
    const AgentInPlay &inPlay = specter::inPlay(table, agent);
    const Unknowns unknowns = historyOf(table, agent).unknowns;
    const std::vector<Traitors> tried = traitorsToTry(unknowns);
    std::vector<Slip> fewest = slipsIf(table, inPlay, unknowns, sheet, tried.front());
    for (const Traitors &traitors : tried)
        if (std::vector<Slip> some = slipsIf(table, inPlay, unknowns, sheet, traitors); some.size() < fewest.size())
            fewest = std::move(some);
    const std::vector<Slip> others = slipsOfAll(table, agent, sheet);
    fewest.insert(fewest.end(), others.begin(), others.end());
    std::ranges::stable_sort(fewest, {}, &Slip::turn);
    return fewest;
}

} // namespace dossier::specter
