#pragma once

#include "views/conquest/desk/due_cards.h"
#include "views/conquest/desk/offers_now.h"
#include "views/conquest/desk/pending_draws.h"

#include <set>

namespace dossier
{

/// Kinds of actions of the default button.
enum class StepKind : std::uint8_t
{
    None,
    /// The game is over, and people are done with it.
    ShowEnd,
    EnterName,
    /// Gives the planned tokens that the board shows.
    GivePlan,
    Give,
    /// Gives all due commands of some kinds, with their draws.
    GiveAll,
    /// Leads to the missing entry or choice in the form.
    FillIn,
    ChooseTokens,
    RevealTokens,
    HandOver,
    /// Opens the form for the effect that is due.
    EnterEffect,
    Draw,
    RollMoves,
};

struct NextStep
{
    StepKind kind = StepKind::None;
    std::optional<ConquestCommand> command{};
    /// Kinds of commands, by their index.
    std::set<std::size_t> kinds{};
};

/// The action of the default button for the due commands.
NextStep nextStepNow(const TableSelection &look, const DueDraft &draft, const PendingDraws &ahead);

/// Returns the text of the default button.
ConquestDefaultAct currentDefaultAct(const TableSelection &look, const DueDraft &draft, const PendingDraws &ahead);

/// True when the likely step would give up something that the player still has: no key of the header does that.
bool givesUp(const TableSelection &look);

/// Returns the command that continues the same fight: typing a die means that nobody flees.
std::optional<ConquestCommand> stayingByDie(const TableSelection &look, const QKeyEvent &event);

} // namespace dossier
