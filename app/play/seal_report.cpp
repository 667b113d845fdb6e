#include "app/play/seal_report.h"

#include <algorithm>

namespace dossier
{

namespace
{

using storage::CheckedStep;

/// Holds a slot that everybody was told against the openings of its step.
ShownSlot shownSlot(const std::vector<CheckedStep> &steps, const CheckedStep &step, const RevealedSlot &told)
{
    ShownSlot shown{told.name, told.content, ShownSlot::State::NotSealed, step.number};
    const auto found
        = std::ranges::find(step.openings, told.name, [](const auto &opened) { return opened.first.name; });
    if (found == step.openings.end())
        return shown;
    const auto &[opening, isAsSealed] = *found;
    const auto sealed = std::ranges::lower_bound(steps, opening.step, {}, &CheckedStep::number);
    const bool hasStep = sealed != steps.end() && sealed->number == opening.step;
    if (!isAsSealed || opening.content != told.content || !hasStep)
        shown.state = ShownSlot::State::Differs;
    else
        shown = {told.name, told.content, ShownSlot::State::AsSealed, step.number, sealed->number, sealed->time};
    return shown;
}

void addShown(SealReport &report, const std::vector<CheckedStep> &steps, const CheckedStep &step,
    const std::vector<RevealedSlot> &told)
{
    for (const RevealedSlot &slot : told)
        report.shown.push_back(shownSlot(steps, step, slot));
    // Nobody was told of these, so nothing bears them out.
    for (const auto &[opening, isAsSealed] : step.openings)
        if (std::ranges::find(told, opening.name, &RevealedSlot::name) == told.end())
            report.shown.push_back({opening.name, opening.content, ShownSlot::State::Differs, step.number});
}

void addSeal(SealReport &report, const CheckedStep &step, const std::string &words)
{
    ++report.sealed;
    report.last = SealedWords{step.number, step.time, *step.link};
    if (report.firstSealed == 0)
        report.firstSealed = step.number;
    if (!step.isLinked && !report.broken)
        report.broken = step.number;
    if (vault::areWordsOf(words, *step.link) || vault::isCodeOf(words, *step.link))
        report.noted = report.last;
}

} // namespace

std::size_t SealReport::count(ShownSlot::State state) const
{
    return static_cast<std::size_t>(std::ranges::count(shown, state, &ShownSlot::state));
}

QStringList SealedWords::words(vault::PaperLanguage language) const
{
    QStringList all;
    for (const std::string_view word : vault::sealWords(link, language))
        all << QStringLiteral("%1 %2").arg(
            QString::number(all.size() + 1), QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())));
    return all;
}

SealReport sealReport(const std::vector<CheckedStep> &steps, const RevealedByEvents &revealed, const std::string &words)
{
    SealReport report{static_cast<std::uint32_t>(steps.size())};
    for (const CheckedStep &step : steps)
    {
        addShown(report, steps, step, revealed(step.events));
        if (step.link)
            addSeal(report, step, words);
    }
    return report;
}

} // namespace dossier
