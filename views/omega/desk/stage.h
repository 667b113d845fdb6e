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

/// The content of the bar: the subject, the judgement by the rules, and the offers.
struct Stage
{
    QString headline{};
    /// The part of the headline that stays visible where the whole does not fit: the target.
    QString kept{};
    wording::Tone tone = wording::Tone::Open;
    QString text{};
    std::vector<Rule> rules{};
    Offers offers{};
    /// An offer is more likely meant now than the step that is due: the user picked something for it.
    bool meant = false;
    /// Reason why no offer can be done yet, whatever the rules say of each.
    QString disabledReason{};
    /// Presses on the board go into a form: turning by the bar is not possible.
    bool fillsForm = false;
    /// The odds of the first offered attack, by its plan.
    std::optional<omega::AttackVerdict> odds{};
    /// The odds are those of an attack after a turn.
    bool turnsFirst = false;
};

/// Returns the choice that the grid judges: actor, target, way; of attacks the first offered one, with its weapon and
/// everything that joins it.
BoardChoice choiceOf(const omega::View &view, const SessionBoard &board, const Picked &picked);

/// True when the request is refused, and no preparation that is offered first makes it legal.
bool isRefused(const Stage &stage);

/// Returns the figure that the first offer would place, the first that may be placed; none when it places none.
std::optional<omega::Piece> proposedBy(const omega::PublicTable &table, const Offers &offers);

/// Returns the extras that a weapon of the actor allows, each once.
std::vector<omega::Extra> extrasOf(const omega::View &view, const Picked &picked);

/// Returns the content for a past state of the table: no action is possible.
Stage stageOfThePast();

Stage stageOf(const omega::View &view, const Picked &picked, const SessionBoard &board, const BoardChoice &choice,
    const Judgement &judgement);

} // namespace dossier
