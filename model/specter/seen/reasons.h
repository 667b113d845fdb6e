#pragma once

#include "model/specter/seen/possible.h"

#include <map>

namespace dossier::specter
{

/// What a fact of a turn is about.
enum class FactKind : std::uint8_t
{
    TurnedOver,
    Shown,
    Later,
    /// A card that was announced.
    Card,
};

constexpr auto words(FactKind /*kind*/)
{
    return memberNames("turned_over", "shown", "later", "card");
}

/// One public fact: the turn from 0, and the place in its list of that kind.
struct FactPlace
{
    int turn = 0;
    FactKind kind = FactKind::Shown;
    int index = 0;
    friend auto operator<=>(const FactPlace &, const FactPlace &) = default;
    static constexpr auto names = memberNames("turn", "kind", "index");
};

/// Every fact in the order in which the table learned it.
std::vector<FactPlace> factsOf(const PublicHistory &history);

/// The history with those facts alone, which are in order; where hunters stood and what was ruled stays as it is.
PublicHistory withFacts(const PublicHistory &history, std::span<const FactPlace> facts);

/// Facts that cannot all be true, such that without any one of them the rest can be; in order. Empty when the history
/// is possible.
std::vector<FactPlace> clashingFacts(const Board &board, const PublicHistory &history);

/// He can still be there.
struct StillPossible
{
    bool operator==(const StillPossible &) const = default;
};

/// No fact excludes the space: it is a structure, or he cannot have come so far.
struct OutOfReach
{
    bool operator==(const OutOfReach &) const = default;
};

using Exclusion = std::variant<StillPossible, OutOfReach, FactPlace>;

/// Tells of one space after another why the agent cannot be there; what the first so many facts leave is worked out
/// once.
class Exclusions
{
public:
    Exclusions(Board board, PublicHistory history);

    /// The first fact with which, after all the facts before it, no way leads to the space any more.
    Exclusion why(Space space);

private:
    /// Where the agent can be by the first so many facts alone.
    const SpaceSet &left(std::size_t facts);
    /// What all the facts before a turn leave.
    const Possibilities &before(std::size_t turn);

    Board m_board;
    PublicHistory m_history;
    std::vector<FactPlace> m_facts;
    std::vector<Possibilities> m_before;
    std::map<std::size_t, SpaceSet> m_left;
};

/// Why the agent cannot be on a space after the last turn: the first fact with which, after all the facts before it, no
/// way leads there any more.
Exclusion whyExcluded(const Board &board, const PublicHistory &history, Space space);

} // namespace dossier::specter
