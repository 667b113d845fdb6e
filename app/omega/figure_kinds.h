#pragma once

#include "model/journal/journal.h"
#include "model/omega/seen/state.h"

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace dossier
{

/// Which figures bore which numbers when something was done: a number is given again once its figure has left the map,
/// and the journal goes on naming the one that bore it.
class FigureKinds
{
public:
    /// Also those that have left; where they stood says nothing.
    using Kinds = std::map<omega::FigureId, omega::Standing>;

    /// Begins anew where the part of a journal begins that is in memory, with the table there.
    void begin(const journal::Journal &journal, const omega::PublicTable &first);

    /// Takes what the journal holds beyond what was taken.
    void readOn(const journal::Journal &journal);

    /// Those on the way to that record and in it, or of the beginning, where it is none that was taken.
    [[nodiscard]] const std::shared_ptr<const Kinds> &at(std::uint32_t record) const;

private:
    std::uint32_t m_before = 0;
    /// By record after those left out; the first is the beginning. What plays nothing has those of the beginning.
    std::vector<std::shared_ptr<const Kinds>> m_at;
};

} // namespace dossier
