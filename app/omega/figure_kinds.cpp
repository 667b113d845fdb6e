#include "app/omega/figure_kinds.h"

#include "app/play/omega/rules.h"

namespace dossier
{

namespace
{

/// Returns the figures that arrived with that entry. A journal is long and arrivals are few: no other event is parsed.
std::vector<omega::FigureArrived> arrivalsOf(const journal::Entry *entry)
{
    std::vector<omega::FigureArrived> all;
    if (entry == nullptr)
        return all;
    for (const journal::Payload &payload : entry->events)
        if (payload.open.find(omega::FigureArrived::type) != std::string::npos)
            if (const auto event = OmegaRules::readEvent(payload.open))
                if (const auto *arrived = get_if<omega::FigureArrived>(&*event))
                    all.push_back(*arrived);
    return all;
}

} // namespace

void FigureKinds::begin(const journal::Journal &journal, const omega::PublicTable &first)
{
    m_before = journal.beginning().records;
    m_at = {std::make_shared<const Kinds>(first.figures)};
    readOn(journal);
}

void FigureKinds::readOn(const journal::Journal &journal)
{
    while (m_before + m_at.size() <= journal.lastNumber())
    {
        const journal::Entry *entry = journal.entry(m_before + static_cast<std::uint32_t>(m_at.size()));
        std::shared_ptr<const Kinds> kinds = entry != nullptr ? at(entry->parent.entry) : m_at.front();
        for (const omega::FigureArrived &arrived : arrivalsOf(entry))
        {
            Kinds more = *kinds;
            more.insert_or_assign(
                omega::FigureId{arrived.figure.number}, omega::Standing{.kind = arrived.kind, .at = arrived.at});
            kinds = std::make_shared<const Kinds>(std::move(more));
        }
        m_at.push_back(std::move(kinds));
    }
}

const std::shared_ptr<const FigureKinds::Kinds> &FigureKinds::at(std::uint32_t record) const
{
    return record >= m_before && record - m_before < m_at.size() ? m_at[record - m_before] : m_at.front();
}

} // namespace dossier
