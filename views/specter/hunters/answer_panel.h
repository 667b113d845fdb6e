#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/hunters_pick.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// An agent's answer as far as it is entered, before it is given.
struct AnswerDraft
{
    /// The question; for any other nothing of the draft holds.
    HuntersPick pick{};
    std::optional<specter::HunterTurn> turn{};
    specter::Said said{};
    /// True when the hunter who looks back was told the agent's earlier place.
    bool isToldOfThen = false;
    /// The next space that is pressed on the board is where the agent is.
    bool isPlacing = false;
    std::optional<specter::AgentKind> character{};
};

/// The draft for that agent's answer to what is picked, with what was entered for the same.
AnswerDraft draftFor(
    const specter::PublicTable &table, const HuntersPick &pick, specter::Agent agent, const AnswerDraft &before);

/// True once nothing but the space is missing: the sensor's word belongs to the answer.
bool isComplete(const AnswerDraft &draft);

/// A hunter who looks back hears first where the agent was, then what every hunter hears.
bool asksOfThen(const AnswerDraft &draft);

/// The answer with the space where the agent is, or none.
specter::Said answerOf(const AnswerDraft &draft, const std::optional<specter::Coordinate> &at);

struct AnswerActions
{
    std::function<void(const AnswerDraft &draft)> change{};
    /// Answers that the agent is on no space that the hunter sees.
    std::function<void()> answerClear{};
};

/// Asks what an agent on paper answers to a hunter, entered by one press: clear, or a space, with what goes with it.
Part answerPanel(const SpecterViewPtr &view, const AnswerDraft &draft, const AnswerActions &actions);

} // namespace dossier
