#include "views/omega/verdict/board_judgement.h"

namespace dossier
{

namespace
{

omega::AttackVerdict attackVerdict(const omega::Board &board, const BoardChoice &choice, Printing printing)
{
    omega::AttackQuestion question;
    question.printing = printing;
    question.attacker = choice.actor.value();
    question.from = attackerOf(board, choice).declared;
    question.weapon = choice.weapon.value();
    question.target = choice.target.value();
    question.to = targetOf(board, choice).declared;
    question.moreDice = choice.moreDice;
    question.moreDefense = choice.moreDefense;
    question.reroll = choice.reroll;
    return omega::judgeAttack(board, question);
}

PrintingAnswer answerOf(const omega::Board &board, const BoardChoice &choice, Printing printing)
{
    PrintingAnswer answer;
    answer.printing = printing;
    if (!choice.actor)
        return answer;
    if (choice.target && choice.weapon)
        answer.attack = attackVerdict(board, choice, printing);
    if (answer.attack)
        answer.sight = answer.attack->sight;
    else if (choice.target)
        answer.sight = sight(board.map, printing, attackerOf(board, choice), choice.attack, targetOf(board, choice));
    answer.unjudged = unjudgedMove(board, choice, printing);
    if (const auto question = moveQuestionOf(board, choice, printing); question && hasPath(choice))
        answer.move = judgeMove(board.map, *question, choice.path);
    return answer;
}

bool alike(const Sight &a, const Sight &b)
{
    return a.lineOfSight == b.lineOfSight && a.cover == b.cover && a.emi.diceLost == b.emi.diceLost;
}

/// Returns the parts of the other printing's answer that differ.
PrintingAnswer difference(const PrintingAnswer &own, PrintingAnswer other)
{
    if (own.sight && alike(*own.sight, *other.sight))
    {
        other.sight.reset();
        other.attack.reset();
    }
    if (own.move && other.move && own.move->legal() == other.move->legal())
        other.move.reset();
    if (own.unjudged == other.unjudged)
        other.unjudged.reset();
    return other;
}

void measure(const omega::Board &board, const BoardChoice &choice, Judgement &judgement)
{
    const Space from = attackerOf(board, choice).declared;
    const Space to = targetOf(board, choice).declared;
    judgement.distance = distanceBetween(board.map, from, to);
    if (judgement.attack)
        judgement.inRange = judgement.attack->inRange;
    else if (choice.attack == AttackType::Melee)
        judgement.inRange = meleeReaches(board.map, from, to, false);
}

/// Returns the number of pieces that see each space, of the side opposed to the actor's; without an actor, of the
/// enemies.
DangerMap dangerOf(const omega::Board &board, const BoardChoice &choice, Printing printing)
{
    const Side own = choice.actor ? board.pieces.at(*choice.actor).side : Side::Commando;
    std::vector<Watcher> watchers;
    for (const omega::Piece &piece : board.pieces)
        if (piece.side != own)
            watchers.push_back({piece.figure, piece.facing});
    return dangerMap(board.map, printing, watchers);
}

} // namespace

Judgement judged(const omega::Board &board, const BoardChoice &asked, Printing printing)
{
    const BoardChoice choice = mended(board, asked);
    Judgement judgement{answerOf(board, choice, printing), {}, {}, {}, {}, {}, {}};
    judgement.other = difference(judgement, answerOf(board, choice, otherThan(printing)));
    if (choice.target)
        measure(board, choice, judgement);
    if (const auto question = moveQuestionOf(board, choice, printing); question && choice.showReach)
        judgement.reach = reachOf(board.map, *question);
    if (choice.actor && choice.showSight)
    {
        const Attacker actor = attackerOf(board, choice);
        judgement.seen = sightMap(board.map, printing, actor.figure, actor.facing, actor.side);
    }
    if (choice.showDanger)
        judgement.danger = dangerOf(board, choice, printing);
    return judgement;
}

} // namespace dossier
