#include "views/conquest/desk/due_steps.h"

#include "views/conquest/desk/due_places.h"
#include "views/kit/typed_digit.h"

#include <QKeyEvent>

namespace dossier
{

using namespace conquest;

namespace
{

NextStep stepToDraw(const TableLook &look, const ConquestAsk &ask, const DueForm &form, const DrawnAhead &ahead)
{
    const ConquestBlanks blanks = blanksOf(*look.view, ask.command(), form.filling);
    if (blanks.none())
        return {StepKind::Give, ask};
    if (!blanks.drawable || !ahead.draws())
        return {StepKind::FillIn};
    if (ask.as<FireBarrage>() != nullptr && form.filling.dice.empty())
        return {StepKind::GiveAll, {}, {ask.command().index()}};
    return ask.as<MoveToken>() == nullptr ? NextStep{StepKind::Draw, ask} : NextStep{StepKind::RollMoves};
}

} // namespace

NextStep nextStepNow(const TableLook &look, const DueDraft &draft, const DrawnAhead &ahead)
{
    if (look.view->open.outcome)
        return {StepKind::Leave};
    // What people have begun to name is not drawn.
    if (holdsName(draft.form))
        return {StepKind::EnterName};
    if (!ahead.plan().isEmpty())
        return {StepKind::GivePlan};
    if (const std::optional<ConquestAsk> whole = complete(draft.form))
        return {StepKind::Give, whole};
    if (waitsForChoice(draft.form))
        return {StepKind::FillIn};
    const std::optional<ConquestAsk> ask = askedNow(look);
    if (!ask)
        return {};
    if (ask->as<ChooseToken>() != nullptr)
        return {isLaidForAll(look.view->open, draft.laid) ? StepKind::RevealTokens : StepKind::ChooseTokens};
    if (isForTheOwner(*look.view, ask->command()))
        return {StepKind::HandOver, ask};
    if (isNothingToFree(look.view->open, ask->command()))
        return {StepKind::GiveAll, {}, {ask->command().index(), Command(AdvanceTechnology{}).index()}};
    return stepToDraw(look, *ask, draft.form, ahead);
}

ConquestPrimary primaryNow(const TableLook &look, const DueDraft &draft, const DrawnAhead &ahead)
{
    const bool areTokensLaid = look.view && isLaidForAll(look.view->open, draft.laid);
    return primaryNow(look,
        {complete(draft.form), ahead.plan().commands().size(), ahead.draws(), waitsForChoice(draft.form), areTokensLaid,
            draft.form.filling});
}

bool givesUp(const TableLook &look, const ConquestPrimary &primary)
{
    const std::optional<ConquestAsk> ask = askedNow(look);
    return ask && ask->as<EndAction>() != nullptr && primary.quiet;
}

std::optional<ConquestAsk> stayingByDie(const TableLook &look, const QKeyEvent &event)
{
    const int face = typedDigit(event).value_or(0);
    const std::optional<ConquestAsk> ask = askedNow(look);
    const bool isSameFight = ask && ask->as<GoOn>() != nullptr && !look.view->open.battle->enemy;
    return isSameFight && face >= 1 && face <= 6 ? ask : std::nullopt;
}

} // namespace dossier
