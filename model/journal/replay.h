#pragma once

#include "model/journal/journal.h"

#include <utility>

namespace dossier::journal
{

/// Returns the table at a position: the given table of an earlier position on the way there, with all entries since
/// applied by `apply(table, entry)`.
template <typename Table, typename Apply>
Table replay(const Journal &journal, Position from, Position to, Table table, Apply &&apply)
{
    for (const std::uint32_t number : journal.way(from, to))
        apply(table, *journal.entry(number));
    return table;
}

/// Returns the table at the journal's position, from the table at the start.
template <typename Table, typename Apply>
Table replay(const Journal &journal, Table start, Apply &&apply)
{
    return replay(journal, {}, journal.position(), std::move(start), std::forward<Apply>(apply));
}

} // namespace dossier::journal
