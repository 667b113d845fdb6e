#include "app/session/shown_seal.h"

namespace dossier
{

ShownSeal shownSeal(KeptGame &game, const RevealedByEvents &revealed)
{
    using State = ShownSlot::State;
    const auto steps
        = game.file ? checkSeals(*game.file, game.session) : storage::Stored<std::vector<storage::CheckedStep>>();
    if (!steps || !revealed)
        return {};
    const SealReport report = sealReport(*steps, revealed, {});
    if (!report.last)
        return {};
    return {report.last->words(vault::PaperLanguage::English), report.last->words(vault::PaperLanguage::Italian),
        QDateTime::fromMSecsSinceEpoch(report.last->time.milliseconds), static_cast<int>(report.last->step),
        static_cast<int>(report.count(State::AsSealed)), static_cast<int>(report.count(State::Differs)),
        static_cast<int>(report.count(State::NotSealed)), report.broken.has_value()};
}

} // namespace dossier
