#pragma once

#include "views/omega/parts/session_board.h"
#include "views/omega/selection/picked.h"
#include "views/omega/verdict/board_choice.h"
#include "views/omega/verdict/board_judgement.h"
#include "views/omega/verdict/verdict_wording.h"

#include <QString>

#include <vector>

namespace dossier
{

/// What lies before people now: what it is about, what the rules say of it, and what can be done.
struct Stage
{
    QString headline{};
    /// What of it is read also where there is no room for all: the target.
    QString kept{};
    wording::Tone tone = wording::Tone::Open;
    QString text{};
    std::vector<Rule> rules{};
    Offers offers{};
    /// An offer is more likely meant now than what is due: something was picked for it.
    bool meant = false;
    /// Why nothing of it is done yet, whatever the rules say of each.
    QString disabledReason{};
    /// What is pressed on the board goes into a form: nobody turns by the bar.
    bool fillsForm = false;
    /// The odds of the first attack that is offered, by its plan.
    std::optional<omega::AttackVerdict> odds{};
    /// They are those of an attack after a turn.
    bool turnsFirst = false;
};

/// The choice that the grid judges: who acts, who is looked at, the way; of attacks the first that is offered, with its
/// weapon and all that joins it.
BoardChoice choiceOf(const omega::View &view, const SessionBoard &board, const Picked &picked);

/// Whether what was asked for is refused, and nothing that is offered first makes it legal.
bool isRefused(const Stage &stage);

/// The figure that the first offer would place, the first that may be placed; none when none places any.
std::optional<omega::Piece> proposedBy(const omega::PublicTable &table, const Offers &offers);

/// Extras that a weapon of the actor allows, each once.
std::vector<omega::ExtraId> extrasOf(const omega::View &view, const Picked &picked);

/// Nothing can be done to a table as it stood.
Stage stageOfThePast();

Stage stageOf(const omega::View &view, const Picked &picked, const SessionBoard &board, const BoardChoice &choice,
    const Judgement &judgement);

} // namespace dossier
