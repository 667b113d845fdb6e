#pragma once

#include "model/specter/seen/numbers.h"
#include "model/specter/seen/refusal.h"
#include "views/specter/words/wording.h"

#include <optional>

namespace dossier::wording
{

/// Says the facts of a refusal as this table calls them: each by its type.
class SpecterFacts
{
public:
    /// The table outlives the facts.
    explicit SpecterFacts(const specter::PublicTable &table)
        : m_table(table)
    {
    }

    QString operator()(int number) const { return QString::number(number); }

    QString operator()(const specter::Coordinate &space) const { return name(space); }

    template <typename Named>
    QString operator()(const Named &named) const
    {
        return nameOf(m_table, named);
    }

    [[nodiscard]] bool isStunned(specter::HunterKind hunter) const { return specter::inPlay(m_table, hunter).stunned; }

    /// The hunter on turn, where a stun shortens the steps.
    [[nodiscard]] std::optional<specter::HunterKind> stunnedOnTurn() const
    {
        const bool stunned = m_table.turn && isStunned(m_table.turn->hunter);
        return stunned ? std::optional(m_table.turn->hunter) : std::nullopt;
    }

private:
    const specter::PublicTable &m_table;
};

// Sentences for reasons, by the chapters of the rules. A reason without a sentence does not compile.

QString sentence(const SpecterFacts &say, const specter::PlayReason &why);
QString sentence(const SpecterFacts &say, const specter::AgentReason &why);
QString sentence(const SpecterFacts &say, const specter::HunterReason &why);

} // namespace dossier::wording
