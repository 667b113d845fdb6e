// Lines of sight in words.
#include "model/omega/geometry/rule_ids.h"
#include "views/board/space_name.h"
#include "views/omega/verdict/place_wording.h"
#include "views/omega/verdict/verdict_wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct SightWording
{
    Q_DECLARE_TR_FUNCTIONS(SightWording)
};

constexpr int maxObstacles = 3;

/// A choice with its board, mended.
struct Question
{
    const omega::Board &board;
    BoardChoice choice;
    Attacker attacker;
    Target target;
    const Judgement &judgement;
    const Sight &sight;

    [[nodiscard]] const Map &map() const { return board.map; }
};

/// Returns the blockers of lines or paths, the one that stops most first.
template <typename Looks>
QString obstacles(const Question &question, const Looks &looks)
{
    std::vector<std::pair<int, QString>> counted;
    for (const auto &look : looks)
    {
        if (!look.blocker)
            continue;
        const QString name = obstacle(question.map(), question.attacker.figure, *look.blocker);
        const auto found = std::ranges::find(counted, name, &std::pair<int, QString>::second);
        if (found == counted.end())
            counted.emplace_back(1, name);
        else
            ++found->first;
    }
    std::ranges::stable_sort(counted, [](const auto &a, const auto &b) { return a.first > b.first; });
    QStringList names;
    for (const auto &[count, name] : counted)
        if (names.size() < maxObstacles)
            names << name;
    const int more = static_cast<int>(counted.size()) - maxObstacles;
    if (more > 0)
        names << SightWording::tr("%n more", "obstacles", more);
    return names.join(QStringLiteral(", "));
}

void addInTheWay(Reasons &reasons, const QString &names, std::vector<Rule> rules)
{
    if (!names.isEmpty())
        reasons.push_back({SightWording::tr("In the way: %1.").arg(names), std::move(rules)});
}

void addLines(Reasons &reasons, const Question &question, const LineEvidence &lines)
{
    if (lines.deciding)
    {
        const Corner from = lines.deciding->front().from;
        const Space space = question.attacker.declared;
        reasons.push_back({SightWording::tr("Two lines from %1’s %2 corner are clear.", "C4’s north-east corner")
                               .arg(spaceName(space), cornerSide(space, from)),
            {rule::OP_SIGHT_R1, rule::OP_SIGHT_R2}});
        return;
    }
    const auto clear = std::ranges::count_if(lines.lines, [](const SightLine &line) { return !line.blocker; });
    reasons.push_back({clear == 0
            ? SightWording::tr("None of the %n line(s) is clear.", nullptr, static_cast<int>(lines.lines.size()))
            : SightWording::tr("No corner has two clear lines (%n clear in all).", nullptr, static_cast<int>(clear)),
        {rule::OP_SIGHT_R1}});
    std::vector<Rule> rules;
    for (const Rule rule : {rule::OP_SIGHT_R2, rule::OP_SIGHT_R3})
        if (std::ranges::any_of(
                lines.lines, [&](const SightLine &line) { return line.blocker && line.blocker->rule == rule; }))
            rules.push_back(rule);
    addInTheWay(reasons, obstacles(question, lines.lines), std::move(rules));
}

void addLines(Reasons &reasons, const Question &question, const PathEvidence &paths)
{
    const bool clear = std::ranges::any_of(paths.paths, [](const SightPath &path) { return !path.blocker; });
    reasons.push_back(
        {clear ? SightWording::tr("A shortest path is clear.") : SightWording::tr("No shortest path is clear."),
            {rule::OP_SIGHT_F1, rule::OP_SIGHT_F2}});
    if (!clear)
        addInTheWay(reasons, obstacles(question, paths.paths), {rule::OP_SIGHT_F2});
}

Reason coverReason(const Question &question, const LineEvidence &lines)
{
    const Space target = question.target.declared;
    const Space wall = std::get<Space>(lines.coverLine->blocker->at);
    return {
        SightWording::tr("Cover +1: a line from %1’s %2 corner passes through %3.", "C4’s north-east corner, the wall")
            .arg(spaceName(target), cornerSide(target, lines.coverLine->from), theWall(question.map(), wall)),
        {rule::OP_SIGHT_R4}};
}

Reason coverReason(const Question &question, const PathEvidence &paths)
{
    return {SightWording::tr("Cover +1: a shortest path goes through %1, next to the target.", "the wall D5")
                .arg(theWall(question.map(), *paths.coverWall)),
        {rule::OP_SIGHT_F3}};
}

/// True when the roll of the weapon has no black die that EMI could remove.
bool losesRed(const Question &question)
{
    const omega::Weapon *weapon = weaponOf(question.board, question.choice);
    return weapon != nullptr && weapon->dice && weapon->dice->black + question.choice.moreDice.black <= 0;
}

void addEmi(Reasons &reasons, const Question &question)
{
    const EmiVerdict &emi = question.sight.emi;
    const Rule rule = question.judgement.printing == Printing::First ? rule::OP_SIGHT_F4 : rule::OP_SIGHT_R5;
    if (emi.blocks)
        reasons.push_back({SightWording::tr("EMI blocks: %n EMI space(s) on the way.", nullptr, *emi.spaces), {rule}});
    else if (emi.spaces.value_or(0) > 0)
        reasons.push_back(
            {SightWording::tr("%n EMI space(s) on the way; four would block.", nullptr, *emi.spaces), {rule}});
    if (emi.diceLost > 0)
        reasons.push_back(
            {losesRed(question) ? SightWording::tr("EMI: −1 red die.") : SightWording::tr("EMI: −1 black die."), {rule},
                true});
}

Reason meleeReason(const Question &question)
{
    const omega::Weapon *weapon = weaponOf(question.board, question.choice);
    const bool reach = weapon != nullptr && weapon->reach;
    const bool near = question.judgement.inRange.value_or(false);
    if (adjacent(question.attacker.declared, question.target.declared))
        return {SightWording::tr("The spaces are adjacent."), {rule::OP_GRID_3, rule::OP_DIST_3}};
    if (!reach)
        return {SightWording::tr("Melee reaches adjacent spaces only."), {rule::OP_DIST_3}};
    return {near ? SightWording::tr("At a distance of two: within Reach.")
                 : SightWording::tr("Further than two spaces: beyond Reach."),
        {rule::OP_DIST_1, rule::OP_DIST_3}};
}

Reason rangeReason(const Question &question)
{
    const omega::Weapon *weapon = weaponOf(question.board, question.choice);
    const std::optional<Distance> &distance = question.judgement.distance;
    if (!distance)
        return {SightWording::tr("No path leads there: out of range of everything."), {rule::OP_DIST_1}};
    if (weapon == nullptr || !weapon->range)
        return {SightWording::tr("Distance %1.").arg(distance->steps), {rule::OP_DIST_1}};
    const QString text = question.judgement.inRange.value_or(false) ? SightWording::tr("Distance %1 of range %2.")
                                                                    : SightWording::tr("Distance %1, beyond range %2.");
    return {text.arg(distance->steps).arg(*weapon->range), {rule::OP_DIST_1, rule::OP_DIST_2}};
}

} // namespace

Reasons sightReasons(const omega::Board &board, const BoardChoice &asked, const Judgement &judgement)
{
    const BoardChoice choice = mended(board, asked);
    const Sight &sight = judgement.sight.value();
    const Question question{board, choice, attackerOf(board, choice), targetOf(board, choice), judgement, sight};
    Reasons reasons;
    if (!sight.inField)
        reasons.push_back(
            {SightWording::tr("%1 is outside the field of vision.", "C4").arg(spaceName(question.target.declared)),
                {rule::OP_FOV_2, rule::OP_FOV_3}});
    else
        std::visit([&](const auto &evidence) { addLines(reasons, question, evidence); }, sight.evidence);
    if (sight.cover)
        reasons.push_back(
            std::visit([&](const auto &evidence) { return coverReason(question, evidence); }, sight.evidence));
    const bool melee = attackTypeOf(board, choice) == AttackType::Melee;
    reasons.push_back(melee ? meleeReason(question) : rangeReason(question));
    addEmi(reasons, question);
    return reasons;
}

} // namespace dossier::wording
