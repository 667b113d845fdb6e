#pragma once

#include "model/specter/seen/outcomes.h"
#include "model/specter/seen/refusal.h"
#include "model/specter/seen/view.h"

#include <optional>
#include <vector>

namespace dossier
{

/// A move of the agent's while it is drawn, as the plan that would be given.
using AgentDraft = specter::Plan;

/// Returns the place of the agent whose sheet the view knows, when that agent can move on the board.
std::optional<specter::Coordinate> placeOf(const specter::View &view);

/// True when that agent is due to move.
bool isOnMove(const specter::View &view);

/// SO-TRAITOR-1: the traitor while he is secret and the viewer knows him.
std::optional<specter::HunterKind> secretTraitor(const specter::View &view);

/// Returns the draft of staying in place.
AgentDraft standing(const specter::View &view);

/// SO-SEE-1: returns the spaces where the table would see the agent, with the effect of the draft's card before the
/// move.
SpaceSet obligingSight(const specter::View &view, const AgentDraft &draft);

/// Returns the ends of the move that the draft's card allows, each by its quietest outcome.
std::vector<specter::QuietestEnd> endsOf(const specter::View &view, const AgentDraft &draft);

/// Verdict of the rules on a draft, and the facts that it would show.
struct DraftVerdict
{
    specter::Refusal refusal{};
    /// The step of the path that is against a rule.
    std::optional<std::size_t> offending{};
    /// Nothing when the draft is refused.
    std::optional<specter::Foreseen> foreseen{};
    /// The rules that decided, in the order of the digest.
    std::vector<Rule> rules{};

    /// True when a choice comes first: for the draft's card, or by a revealed traitor.
    [[nodiscard]] bool wantsChoice() const;

    /// SO-MOVE-3: the move is the escape.
    [[nodiscard]] bool escapes() const { return foreseen && foreseen->escapes; }

    [[nodiscard]] specter::Shown shown() const
    {
        return foreseen ? foreseen->facts.shown.value_or(specter::Shown{}) : specter::Shown{};
    }
};

/// Judges a draft; its path is not empty.
DraftVerdict judged(const specter::View &view, const AgentDraft &draft);

/// Returns the draft after a click on a space: the quietest path there from the start, or one step that no rule allows.
AgentDraft plannedTo(const AgentDraft &draft, const std::vector<specter::QuietestEnd> &ends, Space space);

/// Returns the draft with its path continued to a space, by the quietest path from its end with the steps that are
/// left; back to a space of the path that was clicked.
AgentDraft lengthenedTo(const specter::View &view, const AgentDraft &draft, Space space);

/// Returns the draft after a stroke continues to a space: a step more, or the last step taken back.
AgentDraft drawnTo(const AgentDraft &draft, Space space);

/// Public knowledge of the agent's place: by public facts alone.
struct PublicKnowledge
{
    /// The number of spaces at the start and after each turn.
    std::vector<int> sizes{};
    SpaceSet places{};
    /// The number after the facts that the draft would show.
    std::optional<int> after{};
};

/// Returns the public knowledge after the finished turns, and with a draft's announcement.
PublicKnowledge publicKnowledge(const specter::PublicTable &table, specter::Agent agent);
int sizeAfter(const specter::View &view, const AgentDraft &draft, const specter::Foreseen &foreseen);

/// Returns the correction that leaves that much health to the viewer's agent; nothing when the health is unknown.
std::optional<specter::Command> healthPut(const specter::View &view, int left);

} // namespace dossier
