#include "views/conquest/desk/due_steps.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/desk/due_places.h"
#include "views/kit/typed_digit.h"

#include <QKeyEvent>

namespace dossier
{

using namespace conquest;

namespace
{

bool awaitsDice(const DueForm &form, const PendingDraws &ahead)
{
    return ahead.isRolledAtTable() && takesFaces(form);
}

NextStep stepToDraw(
    const TableSelection &look, const ConquestCommand &command, const DueForm &form, const PendingDraws &ahead)
{
    const OpenValues values = openValues(*look.view, command.command(), form.filling);
    if (values.none())
        return {StepKind::Give, command};
    if (!values.drawable || !ahead.draws() || awaitsDice(form, ahead))
        return {StepKind::FillIn};
    if (command.as<FireBarrage>() != nullptr && form.filling.dice.empty())
        return {StepKind::GiveAll, {}, {command.command().index()}};
    return command.as<MoveToken>() == nullptr ? NextStep{StepKind::Draw, command} : NextStep{StepKind::RollMoves};
}

/// Returns the due effect as it was entered when its card was announced.
std::optional<ApplyCard> announcedEffect(const ConquestCommand &due, const DueDraft &draft)
{
    const auto *effect = due.as<ApplyCard>();
    return effect != nullptr && draft.announced && draft.announced->effect.by == effect->by
        ? std::optional(draft.announced->effect)
        : std::nullopt;
}

} // namespace

NextStep nextStepNow(const TableSelection &look, const DueDraft &draft, const PendingDraws &ahead)
{
    if (look.view->open.outcome)
        return {StepKind::ShowEnd};
    // A card that people have begun to name is not drawn.
    if (holdsName(draft.form))
        return {StepKind::EnterName};
    if (!ahead.plan().isEmpty())
        return {StepKind::GivePlan};
    if (const std::optional<ConquestCommand> whole = complete(draft.form))
        return {StepKind::Give, whole};
    if (waitsForChoice(draft.form))
        return {StepKind::FillIn};
    const std::optional<ConquestCommand> command = currentCommand(look);
    if (!command || leavesPoints(look.view->open, command->command()))
        return {};
    if (command->as<ChooseToken>() != nullptr)
        return {isLaidForAll(look.view->open, draft.laid) ? StepKind::RevealTokens : StepKind::ChooseTokens};
    if (const auto *effect = command->as<ApplyCard>();
        effect != nullptr && isTechnologyDue(look.view->open, effect->by))
        return {StepKind::Give, makeConquestCommand(LeaveEffect{effect->by})};
    if (const std::optional<ApplyCard> announced = announcedEffect(*command, draft))
        return {StepKind::Give, ahead.withEffectsDrawn(makeConquestCommand(*announced))};
    if (command->as<ApplyCard>() != nullptr)
        return {StepKind::EnterEffect, command};
    if (isForTheOwner(*look.view, command->command()))
        return {StepKind::HandOver, command};
    if (isNothingToFree(look.view->open, command->command()))
        return {StepKind::GiveAll, {}, {command->command().index(), Command(AdvanceTechnology{}).index()}};
    return stepToDraw(look, *command, draft.form, ahead);
}

ConquestDefaultAct currentDefaultAct(const TableSelection &look, const DueDraft &draft, const PendingDraws &ahead)
{
    const std::optional<ConquestCommand> command = look.view ? currentCommand(look) : std::nullopt;
    const bool areTokensLaid = look.view && isLaidForAll(look.view->open, draft.laid);
    return defaultActFor(look,
        {complete(draft.form), ahead.plan().commands().size(), ahead.draws(), waitsForChoice(draft.form), areTokensLaid,
            draft.form.filling, command ? announcedEffect(*command, draft) : std::nullopt,
            awaitsDice(draft.form, ahead)});
}

bool givesUp(const TableSelection &look)
{
    const std::optional<ConquestCommand> command = currentCommand(look);
    return command && leavesPoints(look.view->open, command->command());
}

std::optional<ConquestCommand> stayingByDie(const TableSelection &look, const QKeyEvent &event)
{
    const int face = typedDigit(event).value_or(0);
    const std::optional<ConquestCommand> command = currentCommand(look);
    const bool isSameFight = command && command->as<GoOn>() != nullptr && !look.view->open.battle->enemy;
    return isSameFight && face >= 1 && face <= 6 ? command : std::nullopt;
}

} // namespace dossier
