#include "views/omega/verdict/judged_scene.h"

#include "model/omega/geometry/rule_ids.h"

#include <algorithm>

namespace dossier
{

namespace
{

using EvidenceList = std::vector<Evidence>;

Proof proofOf(const Sight &sight, const LineEvidence &lines, const SightLine &line)
{
    if (line.blocker)
        return Proof::Blocked;
    const bool decides
        = sight.lineOfSight && lines.deciding && std::ranges::find(*lines.deciding, line) != lines.deciding->end();
    return decides ? Proof::Decides : Proof::Clear;
}

void add(EvidenceList &list, const Sight &sight, const LineEvidence &lines, const Attacker & /*attacker*/,
    const Target & /*target*/)
{
    for (const SightLine &line : lines.lines)
        list.push_back({line, proofOf(sight, lines, line)});
    if (lines.coverLine)
        list.push_back({*lines.coverLine, Proof::Cover});
}

/// OP-SIGHT-F3: a shortest path through the wall next to the target.
SightPath coverPath(Space from, Space wall, Space to)
{
    const auto step = [](int here, int there) { return here + (there > here) - (there < here); };
    SightPath path{{from}, Blocker{rule::OP_SIGHT_F3, wall}};
    while (path.spaces.back() != wall)
        path.spaces.push_back({step(path.spaces.back().x, wall.x), step(path.spaces.back().y, wall.y)});
    path.spaces.push_back(to);
    return path;
}

void add(
    EvidenceList &list, const Sight &sight, const PathEvidence &paths, const Attacker &attacker, const Target &target)
{
    for (const SightPath &path : paths.paths)
    {
        const Proof open = sight.lineOfSight ? Proof::Decides : Proof::Clear;
        list.push_back({path, path.blocker ? Proof::Blocked : open});
    }
    if (paths.coverWall)
        list.push_back({coverPath(attacker.declared, *paths.coverWall, target.declared), Proof::Cover});
}

} // namespace

std::vector<Evidence> evidenceOf(const omega::Board &board, const BoardChoice &asked, const Judgement &judgement)
{
    const BoardChoice choice = mended(board, asked);
    EvidenceList list;
    if (!choice.target || !judgement.sight || !judgement.sight->inField)
        return list;
    const Sight &sight = *judgement.sight;
    const Attacker attacker = attackerOf(board, choice);
    const Target target = targetOf(board, choice);
    std::visit([&](const auto &evidence) { add(list, sight, evidence, attacker, target); }, sight.evidence);
    if (sight.emi.spaces.value_or(0) > 0)
        list.push_back({SightPath{sight.emi.path, std::nullopt}, Proof::Emi});
    return list;
}

FloorScene sceneOf(const omega::Board &board, const BoardChoice &asked, const Judgement &judgement)
{
    const BoardChoice choice = mended(board, asked);
    FloorScene scene;
    scene.board = board;
    scene.actor = choice.actor;
    scene.target = choice.target;
    scene.declaredFrom = choice.declaredFrom;
    scene.declaredTo = choice.declaredTo;
    scene.reach = judgement.reach;
    scene.path = choice.path;
    if (judgement.move && judgement.move->offence)
        scene.offendingStep = judgement.move->offence->step;
    scene.seen = judgement.seen;
    scene.danger = judgement.danger;
    scene.evidence = evidenceOf(board, choice, judgement);
    if (choice.evidence && *choice.evidence < scene.evidence.size())
        scene.pickedEvidence = choice.evidence;
    return scene;
}

} // namespace dossier
