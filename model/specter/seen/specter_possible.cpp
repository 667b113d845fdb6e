#include "specter_possible.h"

#include "specter_set_field.h"
#include "specter_suppositions.h"
#include "specter_walk.h"

#include <utility>

namespace dossier::specter
{

namespace
{

/// A turn's rule for each state of a stealth field.
struct TurnRules
{
    TurnRule open;
    TurnRule coveredAfter;
    TurnRule coveredThroughout;
};

TurnRule ruleUnder(const Board &board, const TurnFacts &facts, Supposition supposed, Stealth stealth)
{
    supposed.stealth = stealth;
    return turnRule(board, facts, supposed);
}

SpaceSet walkedSet(const Board &board, const TurnRule &rule, const SpaceSet &at)
{
    return walked(board, rule, SetField(board, at)).spaces();
}

/// The way is free, and what was shown lies near its start or its end.
SpaceSet walkedWithDecoy(const Board &board, TurnRule rule, const SpaceSet &at)
{
    SpaceSet near;
    rule.shownAt.forEach([&](Space shown) { near |= within(board, shown, decoyReach); });
    rule.shown.reset();
    return walkedSet(board, rule, at & near) | (walkedSet(board, rule, at) & near);
}

} // namespace

Possibilities::Possibilities(Coordinate start, const Unknowns &unknowns)
    : m_unknowns(unknowns)
{
    for (const Supposition &supposed : suppositions(unknowns))
    {
        Branch branch{supposed, std::vector<SpaceSet>(everyUse().size())};
        branch.places.front().set(start);
        m_branches.push_back(branch);
    }
}

std::size_t Possibilities::index(const Used &used) const
{
    const int row = used.surges * (m_unknowns.stealthFields + 1) + used.stealthFields;
    const int index = row * (m_unknowns.holoDecoys + 1) + used.decoys;
    return static_cast<std::size_t>(index);
}

std::vector<Possibilities::Used> Possibilities::everyUse() const
{
    std::vector<Used> all;
    for (int surges = 0; surges <= m_unknowns.adrenalSurges; ++surges)
        for (int fields = 0; fields <= m_unknowns.stealthFields; ++fields)
            for (int decoys = 0; decoys <= m_unknowns.holoDecoys; ++decoys)
                all.push_back({surges, fields, decoys});
    return all;
}

void Possibilities::advance(const Board &board, const TurnFacts &facts)
{
    for (Branch &branch : m_branches)
    {
        advance(board, facts, branch);
        dropDominated(branch);
    }
}

void Possibilities::advance(const Board &board, const TurnFacts &facts, Branch &branch) const
{
    const std::vector<SpaceSet> before = std::move(branch.places);
    branch.places.assign(before.size(), {});
    const bool hasCards = before.size() > 1 && !facts.cardAnnounced;
    const Supposition &supposed = branch.supposed;
    const TurnRule open = ruleUnder(board, facts, supposed, Stealth::None);
    const TurnRule covered = hasCards ? ruleUnder(board, facts, supposed, Stealth::FromTheStart) : open;
    const TurnRule coveredAfter = hasCards ? ruleUnder(board, facts, supposed, Stealth::AfterTheMove) : open;
    TurnRule surging = open;
    surging.mostSteps = stepsWithSurge;
    const bool hasDecoy = supposed.objectiveReach == farObjectiveReach;

    for (const Used &used : everyUse())
    {
        const SpaceSet &at = before[index(used)];
        if (at.empty())
            continue;
        branch.places[index(used)] |= walkedSet(board, open, at);
        if (!hasCards || used.cards() >= m_unknowns.hiddenCards)
            continue;
        const auto &[surges, fields, decoys] = used;
        if (surges < m_unknowns.adrenalSurges)
            branch.places[index({surges + 1, fields, decoys})] |= walkedSet(board, surging, at);
        if (fields < m_unknowns.stealthFields)
            branch.places[index({surges, fields + 1, decoys})]
                |= walkedSet(board, covered, at) | walkedSet(board, coveredAfter, at);
        if (hasDecoy && decoys < m_unknowns.holoDecoys)
            branch.places[index({surges, fields, decoys + 1})] |= walkedWithDecoy(board, open, at);
    }
}

/// Who is somewhere with more cards left can do all that he can with fewer.
void Possibilities::dropDominated(Branch &branch) const
{
    // What is there with the same cards used or some of them alone.
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
        places.withoutHiddenCards |= branch.places.front();
        for (const SpaceSet &set : branch.places)
            places.any |= set;
    }
    return places;
}

bool Possibilities::none() const
{
    return places().any.empty();
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
