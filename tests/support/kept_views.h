#pragma once

#include <deque>
#include <utility>

namespace dossier::test
{

/// What seats see of a table, kept until something happens to it: most questions between two events are asked of the
/// same few seats.
template <typename Table, typename Seat, typename View>
class KeptViews
{
public:
    /// The view of that seat of the table as it stands.
    const View &of(const Table &table, const Seat &seat)
    {
        for (const auto &[whose, view] : m_kept)
            if (whose == seat)
                return view;
        return m_kept.emplace_back(seat, view(table, seat)).second;
    }

    /// Something has happened to the table.
    void forget() { m_kept.clear(); }

private:
    std::deque<std::pair<Seat, View>> m_kept;
};

} // namespace dossier::test
