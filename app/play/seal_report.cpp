#include "app/play/seal_report.h"

#include <algorithm>

namespace dossier
{

namespace
{

using storage::CheckedStep;

/// Holds a slot that everybody was told against the openings of its step.
ShownSlot shownSlot(const CheckedStep &step, const RevealedSlot &told)
{
    ShownSlot shown{told.name, told.content, ShownSlot::State::NotSealed, step.number};
    const auto found
        = std::ranges::find(step.openings, told.name, [](const auto &opened) { return opened.first.name; });
    if (found == step.openings.end())
        return shown;
    const auto &[opening, isAsSealed] = *found;
    shown.sealedAt = static_cast<std::uint32_t>(opening.step);
    shown.state
        = isAsSealed && opening.content == told.content ? ShownSlot::State::AsSealed : ShownSlot::State::Differs;
    return shown;
}

void addShown(std::vector<ShownSlot> &shown, const CheckedStep &step, const std::vector<RevealedSlot> &told)
{
    for (const RevealedSlot &slot : told)
        shown.push_back(shownSlot(step, slot));
    // Nobody was told of these, so nothing bears them out.
    for (const auto &[opening, isAsSealed] : step.openings)
        if (std::ranges::find(told, opening.name, &RevealedSlot::name) == told.end())
            shown.push_back({opening.name, opening.content, ShownSlot::State::Differs, step.number,
                static_cast<std::uint32_t>(opening.step)});
}

} // namespace

std::size_t SealReport::count(ShownSlot::State state) const
{
    return static_cast<std::size_t>(std::ranges::count(shown, state, &ShownSlot::state));
}

SealReport sealReport(const std::vector<CheckedStep> &steps, const RevealedByEvents &revealed, const std::string &words)
{
    SealReport report{static_cast<std::uint32_t>(steps.size())};
    for (const CheckedStep &step : steps)
    {
        addShown(report.shown, step, revealed(step.events));
        if (!step.link)
            continue;
        ++report.sealed;
        report.link = step.link;
        if (report.firstSealed == 0)
            report.firstSealed = step.number;
        if (!step.isLinked && !report.broken)
            report.broken = step.number;
        if (vault::areWordsOf(words, *step.link))
            report.stepOfWords = step.number;
    }
    return report;
}

} // namespace dossier
