#pragma once

#include "model/specter/seen/turn.h"

namespace dossier::specter
{

// A move of the agent's for all spaces at once. A `Field` holds a value for each space: the possibility of his being
// there, or the number of ways that lead there. A field made from a board is empty, and has
//
// - keep(SpaceSet): drops the values elsewhere;
// - stepped(SpaceSet) -> Field: everything one allowed step further, as far as it leads into the set;
// - add(Field): adds another's content;
// - everywhere(SpaceSet) -> Field: its whole content on each space of the set.

/// Ends of moves that the sensor would not notice, and of those that it would.
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
    (steps > maxStepsUnsensed ? ended.ofLong : ended.ofShort).add(ends);
}

/// Returns every way over the spaces of a set, the start among them.
template <typename Field>
Ended<Field> over(const Board &board, const SpaceSet &spaces, Field at, int maxSteps)
{
    Ended<Field> ended{at, Field(board)};
    for (int steps = 1; steps <= maxSteps; ++steps)
    {
        at = at.stepped(spaces);
        addEnds(ended, at, steps);
    }
    return ended;
}

/// SO-SEE-3: returns every way on which that space is the last visible one and not the end.
template <typename Field>
Ended<Field> lastSeenAt(const Board &board, const TurnRule &rule, Field at)
{
    const SpaceSet token = rule.shownAt & rule.visible;
    const SpaceSet unseen = rule.enterable - rule.visible;
    Ended<Field> ended{Field(board), Field(board)};
    Field since(board);
    for (int steps = 1; steps <= rule.maxSteps; ++steps)
    {
        Field onToken = at;
        onToken.keep(token);
        since.add(onToken);
        since = since.stepped(unseen);
        addEnds(ended, since, steps);
        if (steps < rule.maxSteps)
            at = at.stepped(rule.enterable);
    }
    return ended;
}

/// Returns the ends of a move whose steps a ruling allowed: any space that the showing leaves him.
inline SpaceSet ruledEnds(const Board &board, const TurnRule &rule)
{
    if (rule.ruling == SetAside::Everything || !rule.shown)
        return board.open();
    if (rule.shown != Showing::Nothing && (rule.shownAt & rule.visible).empty())
        return {};
    return rule.shown == Showing::Seen ? rule.shownAt : board.open() - rule.visible;
}

/// Returns such a move after any number of steps; when nothing was shown, he was not seen at the start either.
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
        return over(board, rule.enterable, at, rule.maxSteps);
    if (rule.shown == Showing::LastSeen)
        return lastSeenAt(board, rule, at);
    if (rule.shown == Showing::Nothing)
    {
        at.keep(board.open() - rule.visible);
        return over(board, rule.enterable - rule.visible, at, rule.maxSteps);
    }
    Ended<Field> ended = over(board, rule.enterable, at, rule.maxSteps);
    const SpaceSet seen = rule.shownAt & rule.visible;
    ended.ofShort.keep(seen);
    ended.ofLong.keep(seen);
    return ended;
}

} // namespace walking

/// SO-MOVE-1, SO-SEE-2 to -4: returns every legal way of one move with the given showing, from all the spaces of a
/// field, that fits all later facts; short moves and long ones apart.
template <typename Field>
Ended<Field> walkedApart(const Board &board, const TurnRule &rule, Field at)
{
    at.keep(rule.starts);
    Ended<Field> ended = walking::moved(board, rule, std::move(at));
    ended.keep(rule);
    return ended;
}

/// Returns short and long moves together.
template <typename Field>
Field walked(const Board &board, const TurnRule &rule, Field at)
{
    Ended<Field> ended = walkedApart(board, rule, std::move(at));
    ended.ofShort.add(ended.ofLong);
    return ended.ofShort;
}

} // namespace dossier::specter
