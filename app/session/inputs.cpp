#include "app/session/inputs.h"

#include "app/play/unseen_lines.h"

namespace dossier
{

namespace
{

/// Returns the entry that followed that one at once: the next record, if it is based on that entry.
const journal::Entry *followerOf(const journal::Journal &journal, std::uint32_t number)
{
    const journal::Entry *next = journal.entry(number + 1);
    const bool follows = next != nullptr && next->command.empty() && next->parent == journal::Position{number};
    return follows ? next : nullptr;
}

} // namespace

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

std::optional<journal::Position> lastInput(const journal::Journal &journal)
{
    const journal::Position input = inputAt(journal, journal.position());
    return journal.entry(input.entry) != nullptr ? std::optional(input) : std::nullopt;
}

std::optional<OpenInput> lastOpenInput(const journal::Journal &journal)
{
    const journal::Position last = journal.publicPosition(journal.position());
    // Later secret entries are not part of it.
    journal::Position at = journal.position();
    for (const journal::Entry *entry = journal.entry(at.entry);
        entry != nullptr && journal.publicPosition(entry->parent) == last; entry = journal.entry(at.entry))
        at = entry->parent;
    OpenInput input{.line = last.entry};
    for (bool found = false; !found; at = input.before)
    {
        const journal::Entry *entry = journal.entry(at.entry);
        if (entry == nullptr)
            return std::nullopt;
        found = !entry->command.empty();
        input.before = entry->parent;
        const journal::Position open = journal.publicPosition(at);
        if (open == journal.publicPosition(entry->parent))
            continue;
        input.line = open.entry;
        input.reveal = input.reveal || entry->reveal;
    }
    return input;
}

journal::Position withWhatFollowed(const journal::Journal &journal, journal::Position at)
{
    for (auto after = journal.next(at); after && ranByItself(journal, *after); after = journal.next(at))
        at = *after;
    return at;
}

std::uint32_t describedEntry(
    const journal::Journal &journal, std::uint32_t number, const std::function<bool(std::uint32_t)> &leads)
{
    while (followerOf(journal, number) != nullptr && leads(number))
        ++number;
    return number;
}

int alikeAt(const journal::Journal &journal, journal::Position at)
{
    const journal::Entry *first = journal.entry(at.entry);
    int alike = first != nullptr ? 1 : 0;
    for (std::uint32_t number = at.entry; first != nullptr; ++number, ++alike)
        if (const journal::Entry *next = followerOf(journal, number); next == nullptr || next->kind != first->kind)
            break;
    return alike;
}

int openAlikeAt(const journal::Journal &journal, std::uint32_t line)
{
    const std::uint32_t first = recordOfPublic(journal, line);
    const int max = first == 0 ? 0 : alikeAt(journal, {first});
    int alike = 0;
    while (alike < max
        && recordOfPublic(journal, line + static_cast<std::uint32_t>(alike))
            == first + static_cast<std::uint32_t>(alike))
        ++alike;
    return alike;
}

} // namespace dossier
