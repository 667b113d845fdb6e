#include "app/session/shown_seal.h"

#include <algorithm>

namespace dossier
{

namespace
{

QStringList asTexts(const std::vector<std::string_view> &words)
{
    QStringList texts;
    for (const std::string_view word : words)
        texts << QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    return texts;
}

} // namespace

ShownSeal shownSeal(KeptGame &game, const RevealedByEvents &revealed)
{
    using State = ShownSlot::State;
    const auto steps
        = game.file ? checkSeals(*game.file, game.session) : storage::Stored<std::vector<storage::CheckedStep>>();
    if (!steps || !revealed)
        return {};
    const SealReport report = sealReport(*steps, revealed, {});
    if (!report.link)
        return {};
    const auto last = std::ranges::find_if(
        steps->rbegin(), steps->rend(), [](const storage::CheckedStep &step) { return step.link.has_value(); });
    return {asTexts(vault::sealWords(*report.link, vault::PaperLanguage::English)),
        asTexts(vault::sealWords(*report.link, vault::PaperLanguage::Italian)),
        QDateTime::fromMSecsSinceEpoch(last->time.milliseconds), static_cast<int>(last->number),
        static_cast<int>(report.count(State::AsSealed)), static_cast<int>(report.count(State::Differs)),
        static_cast<int>(report.count(State::NotSealed)), report.broken.has_value()};
}

} // namespace dossier
