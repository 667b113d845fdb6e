#pragma once

#include "model/specter/seen/turn.h"

namespace dossier::specter
{

// A move of the agent's for all spaces at once. What is held for each space is a `Field`: whether he can be there, or
// the number of ways that lead there. A field is empty when it is made of a board, and has
//   keep(SpaceSet)               drops what lies elsewhere,
//   stepped(SpaceSet) -> Field   everything one allowed step further, as far as it leads into the set,
//   add(Field)                   puts another's content on top,
//   everywhere(SpaceSet) -> Field    its whole content on each space of the set.

/// Where a move ended that the sensor would not notice, and one that it would.
template <typename Field>
struct Ended
{
    Field ofShort;
    Field ofLong;

    void keep(const TurnRule &rule)
    {
        ofShort.keep(rule.endsOfShort);
        ofLong.keep(rule.endsOfLong);
    }
};

namespace walking
{

template <typename Field>
void addEnds(Ended<Field> &ended, const Field &ends, int steps)
{
    (steps > mostStepsUnsensed ? ended.ofLong : ended.ofShort).add(ends);
}

/// Every way over the spaces of a set, the start among them.
template <typename Field>
Ended<Field> over(const Board &board, const SpaceSet &spaces, Field at, int mostSteps)
{
    Ended<Field> ended{at, Field(board)};
    for (int steps = 1; steps <= mostSteps; ++steps)
    {
        at = at.stepped(spaces);
        addEnds(ended, at, steps);
    }
    return ended;
}

/// SO-SEE-3: every way on which that space is the last visible one, and not the end.
template <typename Field>
Ended<Field> lastSeenAt(const Board &board, const TurnRule &rule, Field at)
{
    const SpaceSet token = rule.shownAt & rule.visible;
    const SpaceSet unseen = rule.enterable - rule.visible;
    Ended<Field> ended{Field(board), Field(board)};
    Field since(board);
    for (int steps = 1; steps <= rule.mostSteps; ++steps)
    {
        Field onToken = at;
        onToken.keep(token);
        since.add(onToken);
        since = since.stepped(unseen);
        addEnds(ended, since, steps);
        if (steps < rule.mostSteps)
            at = at.stepped(rule.enterable);
    }
    return ended;
}

/// Where a move ends whose steps a ruling let pass: anywhere that what was shown leaves him.
inline SpaceSet ruledEnds(const Board &board, const TurnRule &rule)
{
    if (rule.ruling == SetAside::Everything || !rule.shown)
        return board.open();
    if (rule.shown != Showing::Nothing && (rule.shownAt & rule.visible).empty())
        return {};
    return rule.shown == Showing::Seen ? rule.shownAt : board.open() - rule.visible;
}

/// The same after any number of steps; where nothing was shown, he was not seen at the start either.
template <typename Field>
Ended<Field> anywhere(const Board &board, const TurnRule &rule, Field at)
{
    if (rule.ruling == SetAside::Steps && rule.shown == Showing::Nothing)
        at.keep(board.open() - rule.visible);
    const SpaceSet ends = ruledEnds(board, rule);
    return {at.everywhere(ends), at.everywhere(ends)};
}

template <typename Field>
Ended<Field> moved(const Board &board, const TurnRule &rule, Field at)
{
    if (rule.ruling != SetAside::Nothing)
        return anywhere(board, rule, at);
    if (!rule.shown)
        return over(board, rule.enterable, at, rule.mostSteps);
    if (rule.shown == Showing::LastSeen)
        return lastSeenAt(board, rule, at);
    if (rule.shown == Showing::Nothing)
    {
        at.keep(board.open() - rule.visible);
        return over(board, rule.enterable - rule.visible, at, rule.mostSteps);
    }
    Ended<Field> ended = over(board, rule.enterable, at, rule.mostSteps);
    const SpaceSet seen = rule.shownAt & rule.visible;
    ended.ofShort.keep(seen);
    ended.ofLong.keep(seen);
    return ended;
}

} // namespace walking

/// SO-MOVE-1, SO-SEE-2 to -4: every legal way of one move that shows what was shown, from all the spaces of a field,
/// and that fits all that became known later; short moves and long ones apart.
template <typename Field>
Ended<Field> walkedApart(const Board &board, const TurnRule &rule, Field at)
{
    at.keep(rule.starts);
    Ended<Field> ended = walking::moved(board, rule, std::move(at));
    ended.keep(rule);
    return ended;
}

/// The same together.
template <typename Field>
Field walked(const Board &board, const TurnRule &rule, Field at)
{
    Ended<Field> ended = walkedApart(board, rule, std::move(at));
    ended.ofShort.add(ended.ofLong);
    return ended.ofShort;
}

} // namespace dossier::specter
