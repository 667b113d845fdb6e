#pragma once

#include "model/journal/journal.h"
#include "model/journal/seen/journal_line.h"
#include "views/session/told_line.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>

namespace dossier
{

/// Where rounds begin in a journal. Each record is looked through once, when it is first there.
class RoundPlaces
{
public:
    /// The number of the round that an event says it is, by the event's JSON.
    using RoundOf = std::function<std::optional<int>(const std::string &event)>;

    explicit RoundPlaces(RoundOf roundOf)
        : m_roundOf(std::move(roundOf))
    {
    }

    /// The first line of each round, as those eyes count lines, but for what was undone.
    std::vector<RoundMark> marks(const journal::Journal &journal, journal::Eyes eyes);

private:
    void read(const journal::Journal &journal);

    RoundOf m_roundOf;
    journal::Beginning m_beginning{};
    /// How many of the records in memory were looked through.
    std::size_t m_read = 0;
    /// Every record that says which round it is.
    std::vector<RoundMark> m_told;
};

} // namespace dossier
