#pragma once

#include "model/omega/seen/blank.h"
#include "views/board/space_name.h"
#include "views/omega/words/wording.h"

#include <concepts>

namespace dossier::wording
{

/// Returns the facts of a sentence in this table's words, each by its type.
class OmegaFacts
{
public:
    /// The table outlives the facts.
    explicit OmegaFacts(const omega::PublicTable &table)
        : m_table(table)
    {
    }

    QString operator()(std::same_as<int> auto number) const { return QString::number(number); }

    QString operator()(const Space &space) const { return spaceName(space); }

    QString operator()(const omega::DoorAt &door) const { return name(door.edge); }

    QString operator()(const omega::Recruit &recruit) const { return nameOf(m_table, recruit.role); }

    /// The table's open side has only the typed name for it.
    QString operator()(const omega::PlannedEventId &event) const
    {
        return nameOf(m_table, omega::EffectId{event.text});
    }

    /// Named like a planned event while only the overseer knows of it.
    QString operator()(const omega::MissionEventId &event) const
    {
        const QString known = nameOf(m_table, event);
        return known.isEmpty() ? (*this)(omega::PlannedEventId{event.text}) : known;
    }

    /// Returns "its ready cost".
    QString operator()(omega::Blank blank) const;

    template <typename Fact>
        requires requires(const Fact &fact) { name(fact); }
    QString operator()(const Fact &fact) const
    {
        return name(fact);
    }

    template <typename Fact>
        requires requires(const omega::PublicTable &table, const Fact &fact) { nameOf(table, fact); }
    QString operator()(const Fact &fact) const
    {
        return nameOf(m_table, fact);
    }

private:
    const omega::PublicTable &m_table;
};

} // namespace dossier::wording
