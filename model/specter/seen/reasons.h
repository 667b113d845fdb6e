#pragma once

#include "model/specter/seen/possible.h"

#include <map>

namespace dossier::specter
{

/// The subject of a fact of a turn.
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

/// One public fact: the turn from 0, and the index in its list of that kind.
struct FactPlace
{
    int turn = 0;
    FactKind kind = FactKind::Shown;
    int index = 0;
    friend auto operator<=>(const FactPlace &, const FactPlace &) = default;
    static constexpr auto names = memberNames("turn", "kind", "index");
};

/// Returns every fact in the order in which the table learned it.
std::vector<FactPlace> factsOf(const PublicHistory &history);

/// Returns the history with only those facts, which are in order; hunters' places and rulings stay.
PublicHistory withFacts(const PublicHistory &history, std::span<const FactPlace> facts);

/// Returns a minimal set of facts that contradict each other, in order: without any one of them the rest can be true.
/// Empty when the history is possible.
std::vector<FactPlace> clashingFacts(const Board &board, const PublicHistory &history);

/// He can still be there.
struct StillPossible
{
    bool operator==(const StillPossible &) const = default;
};

/// No fact excludes the space: it is a structure, or too far away.
struct OutOfReach
{
    bool operator==(const OutOfReach &) const = default;
};

using Exclusion = std::variant<StillPossible, OutOfReach, FactPlace>;

/// Explains for one space after another why the agent cannot be there; computes the places left by each number of facts
/// only once.
class Exclusions
{
public:
    Exclusions(Board board, PublicHistory history);

    /// Returns the first fact with which, after all the facts before it, no way leads to the space any more.
    Exclusion why(Space space);

private:
    /// Returns the agent's possible places by only the first facts.
    const SpaceSet &left(std::size_t facts);
    /// Returns the possibilities after all the facts before a turn.
    const Possibilities &before(std::size_t turn);

    Board m_board;
    PublicHistory m_history;
    std::vector<FactPlace> m_facts;
    std::vector<Possibilities> m_before;
    std::map<std::size_t, SpaceSet> m_left;
};

/// Returns the reason why the agent cannot be on a space after the last turn: the first fact with which, after all the
/// facts before it, no way leads there any more.
Exclusion whyExcluded(const Board &board, const PublicHistory &history, Space space);

} // namespace dossier::specter
