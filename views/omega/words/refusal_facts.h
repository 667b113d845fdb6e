#pragma once

#include "views/board/space_name.h"
#include "views/omega/words/wording.h"

#include <variant>

namespace dossier::wording
{

/// Says the facts of a refusal as this table calls them: each by its type.
class RefusalFacts
{
public:
    /// The table outlives the facts.
    explicit RefusalFacts(const omega::PublicTable &table)
        : m_table(table)
    {
    }

    QString operator()(int number) const { return QString::number(number); }

    QString operator()(const Space &space) const { return spaceName(space); }

    /// The table's open side has no name for it but the one that was typed.
    QString operator()(const omega::PlannedEventId &event) const
    {
        return nameOf(m_table, omega::EffectId{event.text});
    }

    /// As a planned one while the overseer alone knows of it.
    QString operator()(const omega::MissionEventId &event) const
    {
        const QString known = nameOf(m_table, event);
        return known.isEmpty() ? (*this)(omega::PlannedEventId{event.text}) : known;
    }

    template <typename Fact>
    QString operator()(const Fact &fact) const
    {
        if constexpr (requires { name(fact); })
            return name(fact);
        else if constexpr (requires { nameOf(m_table, fact); })
            return nameOf(m_table, fact);
        else
            return std::visit(*this, fact);
    }

private:
    const omega::PublicTable &m_table;
};

} // namespace dossier::wording
