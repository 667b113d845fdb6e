#pragma once

#include "model/specter/seen/numbers.h"

namespace dossier::specter
{

/// What the inference starts from: everything public about one agent, and what is not known of him; of the other agent
/// what his facts tell of the cards in the box. The agent is in play.
PublicHistory historyOf(const PublicTable &table, Agent agent);

/// The character that everybody knows: the one revealed, or the one who alone can hold a card that was announced.
std::optional<AgentKind> characterTold(const PublicTable &table, Agent agent);

/// What is wrong with a sheet.
enum class SlipKind : std::uint8_t
{
    /// Something else should have been said.
    Answer,
    /// The turn has no line.
    NoLine,
    /// The card of the line is not the one that everybody heard of, or cannot have done what it did.
    Card,
    /// He cannot have held the card.
    Hand,
    /// He is known to be somebody else.
    Character,
    /// He foretold an objective and turned none over.
    Foretold,
};

constexpr auto words(SlipKind /*kind*/)
{
    return memberNames("answer", "no_line", "card", "hand", "character", "foretold");
}

/// Why a sheet and what was said of it do not fit (the honesty check).
struct Slip
{
    /// 0 for what belongs to no turn: who he was, and what he held.
    int turn = 0;
    /// The rule by which something else should have been said.
    std::string rule{};
    /// What was said, and what should have been; a fact about no place says neither.
    std::optional<Coordinate> said{};
    std::optional<Coordinate> truth{};
    SlipKind about = SlipKind::Answer;
    bool operator==(const Slip &) const = default;
    static constexpr auto names = memberNames("turn", "rule", "said", "truth", "about");
};

/// Every public answer that an agent's laid-open sheet contradicts, in order, and what the sheet cannot have: cards and
/// charges that no hand holds, and turns without a line. Whoever fits best is taken for the secret traitor. What is
/// left out is judged kindly: for a line that holds the last space alone some way must fit, and for cards that are
/// not named some hand.
std::vector<Slip> slips(const PublicTable &table, Agent agent, const Sheet &sheet);

} // namespace dossier::specter
