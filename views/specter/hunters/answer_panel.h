#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/hunters_pick.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// An agent's answer as far as it is entered, before it is given.
struct AnswerDraft
{
    /// The question; for any other question the draft is void.
    HuntersPick pick{};
    std::optional<specter::HunterTurn> turn{};
    specter::Said said{};
    /// True when the hunter who looks back was told the agent's earlier place.
    bool isToldOfThen = false;
    /// The next space that is pressed on the board is where the agent is.
    bool isPlacing = false;
    std::optional<specter::AgentKind> character{};
};

/// Returns the draft for that agent's answer to the pick, with earlier input for the same question.
AnswerDraft draftFor(
    const specter::PublicTable &table, const HuntersPick &pick, specter::Agent agent, const AnswerDraft &before);

/// True once nothing but the space is missing: the sensor's word belongs to the answer.
bool isComplete(const AnswerDraft &draft);

/// True when a hunter who looks back still has to hear the agent's earlier place, before the answer that every hunter
/// gets.
bool asksOfThen(const AnswerDraft &draft);

/// Returns the answer with the agent's space, or without one.
specter::Said answerOf(const AnswerDraft &draft, const std::optional<specter::Coordinate> &at);

struct AnswerActions
{
    std::function<void(const AnswerDraft &draft)> change{};
    /// Answers that the agent is on no space that the hunter sees.
    std::function<void()> answerClear{};
};

/// Requests the answer of an agent on paper to a hunter, entered by one press: clear, or a space, with its details.
Part answerPanel(const SpecterViewPtr &view, const AnswerDraft &draft, const AnswerActions &actions);

} // namespace dossier
