#include "views/omega/verdict/verdict_wording.h"

#include "views/board/space_name.h"
#include "views/omega/verdict/place_wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct VerdictWording
{
    Q_DECLARE_TR_FUNCTIONS(VerdictWording)
};

QString sightText(const Sight &sight)
{
    if (!sight.inField)
        return VerdictWording::tr("Not in the field of vision");
    return sight.lineOfSight ? VerdictWording::tr("Line of sight") : VerdictWording::tr("No line of sight");
}

Headline sightHeadline(const Judgement &judgement)
{
    const Sight &sight = *judgement.sight;
    if (!sight.lineOfSight)
        return {sightText(sight), Tone::Refused};
    // Without a path no range is enough.
    const bool near = judgement.inRange.value_or(judgement.distance.has_value());
    return !near ? Headline{VerdictWording::tr("Too far"), Tone::Refused} : Headline{sightText(sight), Tone::Allowed};
}

Headline reachHeadline(const Judgement &judgement)
{
    if (judgement.reach.empty())
        return {VerdictWording::tr("Choose a target or draw a path"), Tone::Open};
    return {
        VerdictWording::tr("%n space(s) within reach", nullptr, static_cast<int>(judgement.reach.size())), Tone::Open};
}

/// Returns the other printing's verdict on a look, in a few words.
QString briefly(const Sight &sight, const Sight &own)
{
    if (!sight.lineOfSight)
        return VerdictWording::tr("no line of sight");
    const bool emi = sight.emi.diceLost > 0;
    if (sight.cover)
        return emi ? VerdictWording::tr("line of sight, cover +1, EMI −1 die")
                   : VerdictWording::tr("line of sight, cover +1");
    if (own.cover)
        return emi ? VerdictWording::tr("line of sight, no cover, EMI −1 die")
                   : VerdictWording::tr("line of sight, no cover");
    return emi ? VerdictWording::tr("line of sight, EMI −1 die") : VerdictWording::tr("line of sight");
}

QString inPrinting(Printing printing, const QString &answer)
{
    return printing == Printing::First ? VerdictWording::tr("First edition: %1.").arg(answer)
                                       : VerdictWording::tr("Revised edition: %1.").arg(answer);
}

/// Adds the other printing's answer, in short; the rules named are those of the printing that is played.
void addOther(Reasons &reasons, const BoardChoice &choice, const Judgement &judgement)
{
    const PrintingAnswer &other = judgement.other;
    if (!hasPath(choice))
    {
        if (other.sight)
            reasons.push_back({inPrinting(other.printing, briefly(*other.sight, *judgement.sight)), {}});
        return;
    }
    if (other.unjudged == Unjudged::ByHand)
        reasons.push_back({VerdictWording::tr("For comparison: the first edition has no rule for the moves of large "
                                              "figures and leaves them to the table."),
            {}});
    else if (other.move && other.move->offence)
        reasons.push_back(
            {inPrinting(other.printing, VerdictWording::tr("not allowed at step %1").arg(other.move->offence->step)),
                {}});
    else if (other.move)
        reasons.push_back({inPrinting(other.printing, VerdictWording::tr("allowed")), {}});
}

QString ends(Space from, Corner fromCorner, Space to, Corner toCorner)
{
    return VerdictWording::tr("from %1’s %2 corner to %3’s %4 corner", "C4’s north-east corner")
        .arg(spaceName(from), cornerSide(from, fromCorner), spaceName(to), cornerSide(to, toCorner));
}

QString way(const SightPath &path)
{
    return VerdictWording::tr("from %1 to %2, %n step(s)", "spaces", static_cast<int>(path.spaces.size()) - 1)
        .arg(spaceName(path.spaces.front()), spaceName(path.spaces.back()));
}

QString fate(const omega::Board &board, const Attacker &attacker, Proof proof, const std::optional<Blocker> &blocker)
{
    const QString name = blocker ? obstacle(board.map, attacker.figure, *blocker) : QString();
    switch (proof)
    {
    case Proof::Blocked:
        return VerdictWording::tr("blocked: %1").arg(name);
    case Proof::Cover:
        return VerdictWording::tr("gives cover: %1").arg(name);
    case Proof::Decides:
        return VerdictWording::tr("clear, gives sight");
    case Proof::Emi:
        return VerdictWording::tr("counted for EMI");
    case Proof::Clear:
        break;
    }
    return VerdictWording::tr("clear");
}

} // namespace

Headline headline(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement)
{
    if (hasPath(mended(board, choice)))
        return moveHeadline(board, choice, judgement);
    if (judgement.sight)
        return sightHeadline(judgement);
    if (mended(board, choice).actor)
        return reachHeadline(judgement);
    return {VerdictWording::tr("Choose a figure"), Tone::Open};
}

QString nextPick(const omega::Board &board, const BoardChoice &choice, const Judgement &judgement)
{
    const BoardChoice picked = mended(board, choice);
    if (hasPath(picked) || picked.target || judgement.unjudged)
        return {};
    if (!picked.actor)
        return VerdictWording::tr(
            "Click a figure on the board, or go to it with the arrow keys and press Enter. Dossier "
            "then says what it sees and where it can go.");
    return VerdictWording::tr("Now choose a target to see sight, cover and odds, or a space to see the path to it.");
}

Reasons reasons(const omega::Board &board, const BoardChoice &asked, const Judgement &judgement)
{
    const BoardChoice choice = mended(board, asked);
    Reasons list;
    if (hasPath(choice))
        list = moveReasons(board, choice, judgement);
    else if (judgement.sight)
        list = sightReasons(board, choice, judgement);
    else if (judgement.unjudged)
        list = moveReasons(board, choice, judgement);
    addOther(list, choice, judgement);
    return list;
}

QString sentence(const omega::Board &board, const BoardChoice &asked, const Evidence &evidence)
{
    const BoardChoice choice = mended(board, asked);
    const Attacker attacker = attackerOf(board, choice);
    const Space from = attacker.declared;
    const Space to = targetOf(board, choice).declared;
    const QString text = VerdictWording::tr("%1: %2", "a line or path, what becomes of it");
    if (const auto *path = std::get_if<SightPath>(&evidence.look))
        return text.arg(way(*path), fate(board, attacker, evidence.proof, path->blocker));
    const auto &line = std::get<SightLine>(evidence.look);
    const bool back = evidence.proof == Proof::Cover;
    return text.arg(back ? ends(to, line.from, from, line.to) : ends(from, line.from, to, line.to),
        fate(board, attacker, evidence.proof, line.blocker));
}

std::vector<Rule> rulesOf(const Reasons &reasons, const BoardChoice &choice, const Judgement &judgement)
{
    std::vector<Rule> rules;
    for (const Reason &reason : reasons)
        rules.insert(rules.end(), reason.rules.begin(), reason.rules.end());
    if (hasPath(choice) && judgement.move)
        rules.insert(rules.end(), judgement.move->rules.begin(), judgement.move->rules.end());
    if (!hasPath(choice) && judgement.sight)
        rules.insert(rules.end(), judgement.sight->rules.begin(), judgement.sight->rules.end());
    std::ranges::sort(rules);
    const auto doubled = std::ranges::unique(rules);
    rules.erase(doubled.begin(), doubled.end());
    return rules;
}

} // namespace dossier::wording
