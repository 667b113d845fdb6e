#include "app/session/shown_seal.h"

#include "views/session/journal_wording.h"

#include <algorithm>
#include <functional>

namespace dossier
{

namespace
{

QDateTime timeOf(journal::Moment moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment.milliseconds);
}

QString toldIn(GameSession &session, std::uint32_t step)
{
    const std::uint32_t line = session.publicLineOf(step);
    const std::vector<PublicJournalRow> rows
        = line == 0 ? std::vector<PublicJournalRow>() : session.publicLines(line, 1);
    return rows.empty() ? QString() : wording::sentence(rows.front());
}

ShownSecrets::State stateOf(ShownSlot::State state)
{
    switch (state)
    {
    case ShownSlot::State::AsSealed:
        return ShownSecrets::State::AsSealed;
    case ShownSlot::State::Differs:
        return ShownSecrets::State::Differs;
    case ShownSlot::State::NotSealed:
        return ShownSecrets::State::NotSealed;
    }
    return {};
}

/// Puts what one step showed together, as far as it stands alike; the latest step first.
std::vector<ShownSecrets> shownIn(GameSession &session, const std::vector<ShownSlot> &revealed)
{
    std::vector<ShownSecrets> all;
    for (const ShownSlot &slot : revealed)
    {
        const auto step = static_cast<int>(slot.shownAt);
        const auto isSame
            = [&](const ShownSecrets &one) { return one.step == step && one.state == stateOf(slot.state); };
        auto found = std::ranges::find_if(all, isSame);
        if (found == all.end())
            found = all.insert(all.end(),
                {.told = toldIn(session, slot.shownAt), .state = stateOf(slot.state), .count = 0, .step = step});
        ++found->count;
        if (const auto with = static_cast<int>(slot.sealedAt); with > found->sealedWith)
        {
            found->sealedWith = with;
            found->sealedAt = timeOf(slot.sealedOn);
        }
    }
    std::ranges::stable_sort(all, std::greater<>(), &ShownSecrets::step);
    return all;
}

} // namespace

ShownSeal shownSeal(GameSession &session, const RevealedByEvents &revealed)
{
    KeptGame &game = session.keptGame();
    const auto steps
        = game.file ? checkSeals(*game.file, game.session) : storage::Stored<std::vector<storage::CheckedStep>>();
    if (!steps || !revealed)
        return {};
    const SealReport report = sealReport(*steps, revealed, {});
    if (!report.last)
        return {};
    return {report.last->words(vault::PaperLanguage::English), report.last->words(vault::PaperLanguage::Italian),
        QString::fromStdString(vault::sealCode(report.last->link)), timeOf(report.last->time),
        static_cast<int>(report.last->step), shownIn(session, report.shown), report.broken.has_value()};
}

} // namespace dossier
