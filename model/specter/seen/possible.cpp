#include "model/specter/seen/possible.h"

#include "model/specter/seen/set_field.h"
#include "model/specter/seen/suppositions.h"
#include "model/specter/seen/walk.h"

#include <algorithm>
#include <set>
#include <utility>

namespace dossier::specter
{

namespace
{

TurnRule ruleUnder(const Board &board, const TurnFacts &facts, Supposition supposed, Stealth stealth)
{
    supposed.stealth = stealth;
    return turnRule(board, facts, supposed);
}

SpaceSet walkedSet(const Board &board, const TurnRule &rule, const SpaceSet &at)
{
    return walked(board, rule, SetField(board, at)).spaces();
}

/// One turn under one supposition: spaces that an agent reaches from given ones by each play of it.
class Turn
{
public:
    Turn(const Board &board, const TurnFacts &facts, const Supposition &supposed, const Unknowns &unknowns)
        : m_board(board)
        , m_open(ruleUnder(board, facts, supposed, Stealth::None))
        , m_isFree(unknowns.anyHand || facts.ruling != SetAside::Nothing)
        , m_mayHide(!facts.cardAnnounced && (m_isFree || unknowns.hiddenCards > 0))
        , m_decoyFits(!unknowns.decoyShows || m_open.shown == unknowns.decoyShows)
    {
        if (!m_mayHide)
            return;
        m_covered = ruleUnder(board, facts, supposed, Stealth::FromTheStart);
        m_coveredAfter = ruleUnder(board, facts, supposed, Stealth::AfterTheMove);
        m_surging = m_open;
        m_surging.maxSteps = stepsWithSurge;
    }

    /// True when a card can have been used unnoticed.
    [[nodiscard]] bool mayHide() const { return m_mayHide; }

    /// True when a ruling allowed any card, in his hand or not.
    [[nodiscard]] bool isFree() const { return m_isFree; }

    [[nodiscard]] SpaceSet openly(const SpaceSet &at) const { return walkedSet(m_board, m_open, at); }

    [[nodiscard]] SpaceSet surging(const SpaceSet &at) const { return walkedSet(m_board, m_surging, at); }

    [[nodiscard]] SpaceSet covered(const SpaceSet &at) const
    {
        return walkedSet(m_board, m_covered, at) | walkedSet(m_board, m_coveredAfter, at);
    }

    /// The way is free, and the shown place is near its start or its end, or anywhere if a ruling allowed that.
    [[nodiscard]] SpaceSet withDecoy(const SpaceSet &at) const
    {
        if (!m_decoyFits || m_open.shownAt.empty())
            return {};
        TurnRule rule = m_open;
        rule.shown.reset();
        if (rule.ruling != SetAside::Nothing)
            return walkedSet(m_board, rule, at);
        SpaceSet near;
        rule.shownAt.forEach([&](Space shown) { near |= within(m_board, shown, decoyReach); });
        return walkedSet(m_board, rule, at & near) | (walkedSet(m_board, rule, at) & near);
    }

    /// With any card.
    [[nodiscard]] SpaceSet anyhow(const SpaceSet &at) const { return surging(at) | covered(at) | withDecoy(at); }

private:
    const Board &m_board;
    TurnRule m_open;
    TurnRule m_covered;
    TurnRule m_coveredAfter;
    TurnRule m_surging;
    bool m_isFree;
    bool m_mayHide;
    bool m_decoyFits;
};

} // namespace

Possibilities::Possibilities(Coordinate start, const Unknowns &unknowns)
    : m_unknowns(unknowns)
{
    for (const Supposition &supposed : suppositions(unknowns))
    {
        Branch branch{supposed, {}, std::vector<SpaceSet>(everyUse().size())};
        if (isInTheBox(supposed, {}))
            branch.withoutCards = branch.places.front() = only(start);
        m_branches.push_back(branch);
    }
}

std::size_t Possibilities::index(const Used &used) const
{
    if (m_unknowns.anyHand)
        return 0;
    const int row = used.surges * (m_unknowns.stealthFields + 1) + used.stealthFields;
    const int index = row * (m_unknowns.holoDecoys + 1) + used.decoys;
    return static_cast<std::size_t>(index);
}

std::vector<Possibilities::Used> Possibilities::everyUse() const
{
    if (m_unknowns.anyHand)
        return {Used{}};
    std::vector<Used> all;
    for (int surges = 0; surges <= m_unknowns.adrenalSurges; ++surges)
        for (int fields = 0; fields <= m_unknowns.stealthFields; ++fields)
            for (int decoys = 0; decoys <= m_unknowns.holoDecoys; ++decoys)
                all.push_back({surges, fields, decoys});
    return all;
}

/// SO-TRAITOR-1: true when the other agent can have left him the cards that he has used.
bool Possibilities::isInTheBox(const Supposition &supposed, const Used &used) const
{
    const bool isFar = supposed.objectiveReach == farObjectiveReach;
    return m_unknowns.leftInBox.empty()
        || std::ranges::any_of(m_unknowns.leftInBox,
            [&](const LeftInBox &left)
            {
                return (left.farReaching || !isFar) && used.surges <= left.adrenalSurges
                    && used.stealthFields <= left.stealthFields;
            });
}

void Possibilities::advance(const Board &board, const TurnFacts &facts)
{
    for (Branch &branch : m_branches)
        advance(board, facts, branch);
    if (m_unknowns.anyTraitor)
        letAnybodyBeTraitor();
    for (Branch &branch : m_branches)
        dropDominated(branch);
}

/// Mixes the branches, because any suspect may be the traitor in the next turn.
void Possibilities::letAnybodyBeTraitor()
{
    for (Branch &all : m_branches)
        for (Branch &one : m_branches)
        {
            if (one.supposed.objectiveReach != all.supposed.objectiveReach)
                continue;
            all.withoutCards |= one.withoutCards;
            for (std::size_t use = 0; use < all.places.size(); ++use)
                all.places[use] |= one.places[use];
        }
}

void Possibilities::advance(const Board &board, const TurnFacts &facts, Branch &branch) const
{
    const std::vector<SpaceSet> before = std::move(branch.places);
    branch.places.assign(before.size(), {});
    const Turn turn(board, facts, branch.supposed, m_unknowns);
    const SpaceSet hadNone = std::exchange(branch.withoutCards, turn.openly(branch.withoutCards));
    const bool hasDecoy = branch.supposed.objectiveReach == farObjectiveReach;

    for (const Used &used : everyUse())
    {
        const SpaceSet &at = before[index(used)];
        if (at.empty())
            continue;
        branch.places[index(used)] |= at == hadNone ? branch.withoutCards : turn.openly(at);
        if (turn.mayHide() && turn.isFree())
            branch.places[index(used)] |= turn.anyhow(at);
        if (!turn.mayHide() || m_unknowns.anyHand || used.cards() >= m_unknowns.hiddenCards)
            continue;
        const auto &[surges, fields, decoys] = used;
        if (surges < m_unknowns.adrenalSurges && isInTheBox(branch.supposed, {surges + 1, fields, decoys}))
            branch.places[index({surges + 1, fields, decoys})] |= turn.surging(at);
        if (fields < m_unknowns.stealthFields && isInTheBox(branch.supposed, {surges, fields + 1, decoys}))
            branch.places[index({surges, fields + 1, decoys})] |= turn.covered(at);
        if (hasDecoy && decoys < m_unknowns.holoDecoys)
            branch.places[index({surges, fields, decoys + 1})] |= turn.withDecoy(at);
    }
}

/// Drops places that the agent can also have reached with fewer cards: more cards left allow everything that fewer
/// allow.
void Possibilities::dropDominated(Branch &branch) const
{
    // Places reached with these used cards or a part of them.
    std::vector<SpaceSet> upTo(branch.places.size());
    for (const Used &used : everyUse())
    {
        const auto &[surges, fields, decoys] = used;
        SpaceSet better;
        if (surges > 0)
            better |= upTo[index({surges - 1, fields, decoys})];
        if (fields > 0)
            better |= upTo[index({surges, fields - 1, decoys})];
        if (decoys > 0)
            better |= upTo[index({surges, fields, decoys - 1})];
        SpaceSet &places = branch.places[index(used)];
        places -= better;
        upTo[index(used)] = places | better;
    }
}

Places Possibilities::places() const
{
    Places places;
    for (const Branch &branch : m_branches)
    {
        places.withoutHiddenCards |= branch.withoutCards;
        for (const SpaceSet &set : branch.places)
            places.any |= set;
    }
    return places;
}

bool Possibilities::none() const
{
    return places().any.empty();
}

std::vector<HiddenUse> Possibilities::uses() const
{
    std::set<HiddenUse> uses;
    for (const Branch &branch : m_branches)
        for (const Used &used : everyUse())
            if (!branch.places[index(used)].empty())
                uses.insert({branch.supposed.objectiveReach == farObjectiveReach, used.surges, used.stealthFields});
    return {uses.begin(), uses.end()};
}

std::vector<Places> placesByTurn(const Board &board, const PublicHistory &history)
{
    Possibilities possibilities(history.start, history.unknowns);
    std::vector<Places> all{possibilities.places()};
    for (const TurnFacts &facts : history.turns)
    {
        possibilities.advance(board, facts);
        all.push_back(possibilities.places());
    }
    return all;
}

Places placesNow(const Board &board, const PublicHistory &history)
{
    Possibilities possibilities(history.start, history.unknowns);
    for (const TurnFacts &facts : history.turns)
        possibilities.advance(board, facts);
    return possibilities.places();
}

} // namespace dossier::specter
