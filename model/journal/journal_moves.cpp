#include "model/journal/journal_moves.h"

#include <algorithm>

namespace dossier::journal
{

namespace
{

Position parentOf(const Journal &journal, Position position)
{
    return journal.entry(position.entry)->parent;
}

} // namespace

tl::expected<Moved, Refusal> undo(const Journal &journal, const Payload &correction)
{
    const Position here = journal.position();
    if (journal.entry(here.entry) == nullptr)
        return tl::unexpected(Refusal::NothingToUndo);
    return moveTo(journal, parentOf(journal, here), correction);
}

tl::expected<Moved, Refusal> redo(const Journal &journal)
{
    const std::optional<Position> next = journal.next(journal.position());
    if (!next)
        return tl::unexpected(Refusal::NothingToRedo);
    return moveTo(journal, *next);
}

tl::expected<Moved, Refusal> moveTo(const Journal &journal, Position to, const Payload &correction)
{
    const Position here = journal.position();
    if (!journal.has(to) || to == here)
        return tl::unexpected(Refusal::NoSuchPosition);
    const bool barred = !revealsLeft(journal, here, to).empty();
    if (barred && isEmpty(correction))
        return tl::unexpected(Refusal::RevealInTheWay);
    return Moved{here, to, barred || correction.open.empty() ? correction : Payload{}};
}

Position fork(const Journal &journal, Position one, Position other)
{
    // A parent's number is less than its child's.
    while (one != other)
    {
        Position &later = one > other ? one : other;
        later = parentOf(journal, later);
    }
    return one;
}

std::vector<std::uint32_t> revealsLeft(const Journal &journal, Position from, Position to)
{
    std::vector<std::uint32_t> reveals = journal.way(fork(journal, from, to), from);
    std::erase_if(reveals, [&](std::uint32_t number) { return !journal.entry(number)->reveal; });
    return reveals;
}

std::vector<Position> branches(const Journal &journal)
{
    std::vector<Position> ends;
    for (std::uint32_t number = journal.beginning().records + 1; number <= journal.lastNumber(); ++number)
        if (journal.entry(number) != nullptr && !journal.next({number}))
            ends.push_back({number});
    return ends;
}

Position nearest(const Journal &journal, std::span<const Position> positions, Position to)
{
    while (journal.entry(to.entry) != nullptr && std::ranges::find(positions, to) == positions.end())
        to = parentOf(journal, to);
    return to;
}

} // namespace dossier::journal
