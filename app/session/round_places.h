#pragma once

#include "model/journal/journal.h"
#include "model/journal/seen/journal_line.h"
#include "views/session/journal_row.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>

namespace dossier
{

/// The beginnings of rounds in a journal. Each record is examined once, when it first appears.
class RoundPlaces
{
public:
    /// Returns the round number that an event (as JSON) sets.
    using RoundOf = std::function<std::optional<int>(const std::string &event)>;

    explicit RoundPlaces(RoundOf roundOf)
        : m_roundOf(std::move(roundOf))
    {
    }

    /// Returns the first line of each round, numbered for those eyes, without undone lines.
    std::vector<RoundMark> marks(const journal::Journal &journal, journal::Eyes eyes);

private:
    void read(const journal::Journal &journal);

    RoundOf m_roundOf;
    journal::Beginning m_beginning{};
    /// Number of records in memory that were examined.
    std::size_t m_read = 0;
    /// Every record that sets a round.
    std::vector<RoundMark> m_announced;
};

} // namespace dossier
