// Moves in words.
#include "model/omega/geometry/rule_ids.h"
#include "views/board/space_name.h"
#include "views/omega/verdict/place_wording.h"
#include "views/omega/verdict/verdict_wording.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct MoveWording
{
    Q_DECLARE_TR_FUNCTIONS(MoveWording)
};

/// A judged path on a board.
struct Moved
{
    const omega::Board &board;
    BoardChoice choice;
    MoveQuestion question;
    const MoveVerdict &verdict;

    /// The space before the step that breaks a rule.
    [[nodiscard]] Space before() const { return choice.path[verdict.offence->step - 1]; }

    /// The space that the step enters.
    [[nodiscard]] Space after() const { return choice.path[verdict.offence->step]; }
};

/// Returns the words for the occupant of a space: a marker where there is no piece, else the piece's label if it has
/// one.
QString occupant(const omega::Board &board, Space space)
{
    const std::optional<std::size_t> piece = board.pieceOn(space);
    if (!piece)
        return MoveWording::tr("a combatant marker");
    const QString label = QString::fromStdString(board.pieces[*piece].label).simplified();
    return label.isEmpty() ? MoveWording::tr("another figure") : label;
}

QString wantOfPoints(const Moved &moved)
{
    if (!adjacent(moved.before(), moved.after()))
        return MoveWording::tr("%1 and %2 are not adjacent.").arg(spaceName(moved.before()), spaceName(moved.after()));
    return MoveWording::tr("%n point(s) are not enough.", nullptr, moved.question.points());
}

/// OP-MOVE-3: a step that walls, doors or figures block.
QString shutStep(const Moved &moved)
{
    const Offence &offence = *moved.verdict.offence;
    const Map &map = moved.board.map;
    if (const auto *space = std::get_if<Space>(&offence.at))
        return MoveWording::tr("In the way: %1.").arg(theWall(map, *space));
    if (const auto *edge = std::get_if<Edge>(&offence.at))
        return MoveWording::tr("The closed door between %1 is in the way.").arg(twoSpaces(map, *edge));
    return MoveWording::tr("The diagonal is shut on both sides at %1.", "C4’s north-west corner")
        .arg(point(map, std::get<Corner>(offence.at)));
}

QString ventOffence(const Moved &moved)
{
    return MoveWording::tr("The %n point(s) do not reach that vent.", nullptr, moved.question.points());
}

/// OP-MOVE-7.
QString largeOffence(const Moved &moved)
{
    const Offence &offence = *moved.verdict.offence;
    if (const auto *edge = std::get_if<Edge>(&offence.at))
        return MoveWording::tr("The base would lie across the closed door between %1.")
            .arg(twoSpaces(moved.board.map, *edge));
    const auto *space = std::get_if<Space>(&offence.at);
    const bool atEnd = space != nullptr && !moved.board.map.isFloor(*space)
        && moved.verdict.states.size() == moved.choice.path.size();
    return atEnd ? MoveWording::tr("The move cannot end on %1.", "the wall D5").arg(theWall(moved.board.map, *space))
                 : MoveWording::tr("No part of the base can take this step.");
}

QString offenceText(const Moved &moved)
{
    const Offence &offence = *moved.verdict.offence;
    const auto *space = std::get_if<Space>(&offence.at);
    if (offence.rule == rule::OP_MOVE_2)
        return MoveWording::tr("The turn’s one diagonal step has been used.");
    if (offence.rule == rule::OP_MOVE_3)
        return shutStep(moved);
    if (offence.rule == rule::OP_MOVE_4)
        return MoveWording::tr("%1 is occupied by %2: no way through.", "C4, Rogue Clone")
            .arg(spaceName(*space), occupant(moved.board, *space));
    if (offence.rule == rule::OP_MOVE_5)
        return MoveWording::tr("The move cannot end on %1: %2 is there.", "C4, Rogue Clone")
            .arg(spaceName(*space), occupant(moved.board, *space));
    if (offence.rule == rule::OP_MOVE_7)
        return largeOffence(moved);
    return offence.rule == rule::OP_MOVE_8 ? ventOffence(moved) : wantOfPoints(moved);
}

/// Returns the number of steps that leave rubble.
int rubbleLeft(const Moved &moved)
{
    int count = 0;
    for (std::size_t i = 1; i < moved.verdict.states.size(); ++i)
    {
        const MoveState &here = moved.verdict.states[i - 1];
        const MoveState &next = moved.verdict.states[i];
        const int squeeze = next.squeezed && !here.squeezed ? 1 : 0;
        if (adjacent(here.at, next.at) && next.cost - here.cost - squeeze == 2)
            ++count;
    }
    return count;
}

Reasons costs(const Moved &moved)
{
    Reasons reasons;
    const MoveState &end = moved.verdict.states.back();
    if (const int rubble = rubbleLeft(moved); rubble > 0)
        reasons.push_back({MoveWording::tr("Rubble: +%n point(s).", nullptr, rubble), {rule::OP_MOVE_1}});
    if (end.diagonalUsed && !moved.question.diagonalUsed)
        reasons.push_back({MoveWording::tr("The one diagonal step is used."), {rule::OP_MOVE_2}});
    if (end.squeezed)
        reasons.push_back({MoveWording::tr("Narrow passage between walls: +1 point."), {rule::OP_MOVE_7}});
    if (moved.question.actions > 1)
        reasons.push_back(
            {MoveWording::tr("%n move action(s) taken as one.", nullptr, moved.question.actions), {rule::OP_MOVE_6}});
    const int left = moved.question.points() - end.cost;
    reasons.push_back(
        {left == 0 ? MoveWording::tr("No point is left.") : MoveWording::tr("%n point(s) left.", nullptr, left),
            {rule::OP_MOVE_1}});
    return reasons;
}

} // namespace

Headline moveHeadline(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement)
{
    if (!judgement.move)
        return {judgement.unjudged == Unjudged::ByHand ? MoveWording::tr("Judged by hand")
                                                       : MoveWording::tr("Speed unknown"),
            Tone::Open};
    if (judgement.move->offence)
        return {MoveWording::tr("Not allowed: step %1").arg(judgement.move->offence->step), Tone::Refused};
    const auto question = moveQuestionOf(board, mended(board, choice), judgement.printing);
    return {MoveWording::tr("Move: %1 of %n point(s)", nullptr, question->points()).arg(*judgement.move->cost()),
        Tone::Allowed};
}

Reasons moveReasons(const omega::Board &board, const BoardChoice &asked, const Judgement &judgement)
{
    const BoardChoice choice = mended(board, asked);
    if (!judgement.move)
        return {{sentence(judgement.unjudged.value()),
            {judgement.unjudged == Unjudged::ByHand ? rule::OP_MOVE_7 : rule::OP_MOVE_1}}};
    const Moved moved{board, choice, *moveQuestionOf(board, choice, judgement.printing), judgement.move.value()};
    if (!judgement.move->offence)
        return costs(moved);
    return {{offenceText(moved), {judgement.move->offence->rule}}};
}

QString sentence(Unjudged unjudged)
{
    return unjudged == Unjudged::ByHand
        ? MoveWording::tr("This edition has no rule for the moves of large figures: judge them by hand.")
        : MoveWording::tr("The speed of this figure is not entered yet.");
}

} // namespace dossier::wording
