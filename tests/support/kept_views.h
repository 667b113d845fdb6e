#pragma once

#include <deque>
#include <utility>

namespace dossier::test
{

/// The views of a table by seat, kept until an event changes it: most questions between two events concern the same few
/// seats.
template <typename Table, typename Seat, typename View>
class KeptViews
{
public:
    /// Returns that seat's view of the current table.
    const View &of(const Table &table, const Seat &seat)
    {
        for (const auto &[whose, view] : m_kept)
            if (whose == seat)
                return view;
        return m_kept.emplace_back(seat, view(table, seat)).second;
    }

    /// Drops the views after an event at the table.
    void forget() { m_kept.clear(); }

private:
    std::deque<std::pair<Seat, View>> m_kept;
};

} // namespace dossier::test
