#include "app/session/inputs.h"

namespace dossier
{

bool ranByItself(const journal::Journal &journal, journal::Position at)
{
    const journal::Entry *entry = journal.entry(at.entry);
    return entry != nullptr && entry->command.empty();
}

journal::Position inputAt(const journal::Journal &journal, journal::Position at)
{
    while (ranByItself(journal, at))
        at = journal.entry(at.entry)->parent;
    return at;
}

std::uint32_t tellingEntry(
    const journal::Journal &journal, std::uint32_t number, const std::function<bool(std::uint32_t)> &leads)
{
    // What follows at once is the next record, and stands on it.
    const auto followed = [&](std::uint32_t entry)
    {
        const journal::Entry *next = journal.entry(entry + 1);
        return next != nullptr && next->command.empty() && next->parent == journal::Position{entry};
    };
    while (followed(number) && leads(number))
        ++number;
    return number;
}

} // namespace dossier
