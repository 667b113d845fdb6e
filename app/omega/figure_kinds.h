#pragma once

#include "model/journal/journal.h"
#include "model/omega/seen/state.h"

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace dossier
{

/// The figures that had each number at each point of the journal: a number is reused once its figure has left the map,
/// and the journal keeps naming the figure of its time.
class FigureKinds
{
public:
    /// Includes figures that have left; their positions are meaningless.
    using Kinds = std::map<omega::FigureId, omega::Standing>;

    /// Restarts at the beginning of the part of the journal in memory, with the table at that point.
    void begin(const journal::Journal &journal, const omega::PublicTable &first);

    /// Reads the records that the journal has gained since the last call.
    void readOn(const journal::Journal &journal);

    /// Returns the figures up to and including that record, or those of the beginning when that record was not read.
    [[nodiscard]] const std::shared_ptr<const Kinds> &at(std::uint32_t record) const;

private:
    std::uint32_t m_before = 0;
    /// Indexed by record after those left out; the first is the beginning. Records that are not plays have the figures
    /// of the beginning.
    std::vector<std::shared_ptr<const Kinds>> m_at;
};

} // namespace dossier
