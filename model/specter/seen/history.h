#pragma once

#include "model/specter/seen/numbers.h"

namespace dossier::specter
{

/// Returns the input of the inference: the public facts about one agent, his unknown properties, and the cards that the
/// other agent's facts leave in the box. The agent is in play.
PublicHistory historyOf(const PublicTable &table, Agent agent);

/// Returns the publicly known character: the one revealed, or the only one who can hold an announced card.
std::optional<AgentKind> characterShown(const PublicTable &table, Agent agent);

/// The kind of a contradiction on a sheet.
enum class SlipKind : std::uint8_t
{
    /// The agent should have given another answer.
    Answer,
    /// The turn has no line.
    NoLine,
    /// The card of the line is not the one that was announced, or cannot have had its effect.
    Card,
    /// He cannot have held the card.
    Hand,
    /// He is known to be another character.
    Character,
    /// He foretold an objective and turned none over.
    Foretold,
};

constexpr auto words(SlipKind /*kind*/)
{
    return memberNames("answer", "no_line", "card", "hand", "character", "foretold");
}

/// A contradiction between a sheet and the public answers (the honesty check).
struct Slip
{
    /// 0 for a contradiction that belongs to no turn: his character or his hand.
    int turn = 0;
    /// The rule that required another answer.
    std::string rule{};
    /// The public answer and the true one; both are empty for a fact without a place.
    std::optional<Coordinate> said{};
    std::optional<Coordinate> truth{};
    SlipKind about = SlipKind::Answer;
    bool operator==(const Slip &) const = default;
    static constexpr auto names = memberNames("turn", "rule", "said", "truth", "about");
};

/// Returns every public answer that an agent's laid-open sheet contradicts, in order, and the impossible entries of the
/// sheet: cards and charges that no hand holds, and turns without a line. The suspect with the fewest contradictions
/// counts as the secret traitor. Omissions count in the agent's favour: a line with only the last space needs one
/// fitting way, and unnamed cards one fitting hand.
std::vector<Slip> slips(const PublicTable &table, Agent agent, const Sheet &sheet);

} // namespace dossier::specter
