#pragma once

#include "model/specter/seen/numbers.h"
#include "views/specter/words/wording.h"

#include <concepts>
#include <optional>

namespace dossier::wording
{

/// Says the facts of a sentence as this table calls them: each by its type.
class SpecterFacts
{
public:
    /// The table outlives the facts.
    explicit SpecterFacts(const specter::PublicTable &table)
        : m_table(table)
    {
    }

    QString operator()(std::same_as<int> auto number) const { return QString::number(number); }

    template <typename Named>
        requires requires(const Named &named) { name(named); }
    QString operator()(const Named &named) const
    {
        return name(named);
    }

    template <typename Named>
        requires requires(const specter::PublicTable &table, const Named &named) { nameOf(table, named); }
    QString operator()(const Named &named) const
    {
        return nameOf(m_table, named);
    }

    template <typename Named>
        requires requires(const specter::PublicTable &table, const Named &named) { name(table, named); }
    QString operator()(const Named &named) const
    {
        return name(m_table, named);
    }

    [[nodiscard]] bool isStunned(specter::HunterKind hunter) const { return specter::inPlay(m_table, hunter).stunned; }

    /// Returns the hunter on turn, if a stun shortens the steps.
    [[nodiscard]] std::optional<specter::HunterKind> stunnedOnTurn() const
    {
        const bool stunned = m_table.turn && isStunned(m_table.turn->hunter);
        return stunned ? std::optional(m_table.turn->hunter) : std::nullopt;
    }

private:
    const specter::PublicTable &m_table;
};

} // namespace dossier::wording
