#pragma once

#include "model/specter/seen/attack_rolls.h"
#include "views/kit/part.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// The dice of a possible roll (an attack, a quick draw, the Beast's strength, an ambush), as far as they are
/// entered.
struct RollDraft
{
    /// Numbers of the due commands with a roll; empty when nothing can be rolled.
    std::vector<std::size_t> options{};
    /// The one that is rolled for.
    std::size_t option = 0;
    /// The rolls of each die: its sixes, and the rolls after them.
    std::vector<std::vector<int>> dice{};
    /// True when the app rolled these dice: they cannot be changed.
    bool isRolled = false;
    /// The turn of the roll: at another time the draft is void.
    std::optional<specter::HunterTurn> turn{};
    std::vector<specter::Due> due{};
};

/// Returns the draft for the possible rolls on that table, with the earlier dice if they are for the same roll.
RollDraft draftFor(const SpecterViewPtr &view, const RollDraft &before);

/// Returns the draft with the next roll of a die. After the last roll of a die another one starts the die over.
RollDraft withFace(const SpecterViewPtr &view, RollDraft draft, std::size_t die, int face);

/// Returns the draft with a typed face: of the focused die, or else of the first incomplete one.
RollDraft withTypedFace(
    const SpecterViewPtr &view, const RollDraft &draft, std::optional<std::size_t> focused, int face);

/// True if dice are entered by hand: the last roll of the die that has the keyboard, else of the last one, can be
/// removed.
bool canTakeBack(const RollDraft &draft);
RollDraft withoutLastRoll(RollDraft draft, std::optional<std::size_t> focused);

/// Returns the draft with dice that the app rolled for that command and that can be read both ways; nothing when the
/// command is not due.
std::optional<RollDraft> draftOf(const SpecterViewPtr &view, RollDraft draft, const SpecterCommand &rolled);

/// True when all dice are entered and can be read both ways: the players decide.
bool isUndecided(const SpecterViewPtr &view, const RollDraft &draft);

/// Returns the entered command, and its button; nothing while rolls are missing or the players have to decide.
std::optional<SpecterCommand> commandOf(const SpecterViewPtr &view, const RollDraft &draft);
QString commandText(const SpecterViewPtr &view, const RollDraft &draft);

struct RollActions
{
    std::function<void(const SpecterCommand &command)> give{};
    /// Lets the app roll; null when it cannot.
    std::function<void(const SpecterCommand &command)> roll{};
    std::function<void(const RollDraft &draft)> change{};
    Action<Rule> openRule{};
};

/// Shows the odds before, the dice as they fall, and the decision where the dice can be read both ways.
Part attackPanel(const SpecterViewPtr &view, const RollDraft &draft, const RollActions &actions);

QString dieKey(std::size_t die);

} // namespace dossier
