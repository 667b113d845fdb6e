#pragma once

#include "omega_refusal.h"

#include <QString>

namespace dossier::wording
{

/// The facts of a violation as words.
class RefusalFacts
{
public:
    /// Both outlive the facts.
    RefusalFacts(const omega::PublicTable &table, const omega::Violation &violation)
        : m_table(table)
        , m_violation(violation)
    {
    }

    [[nodiscard]] bool has(const char *key) const { return m_violation.facts.contains(key); }

    /// A fact as it is said: a number, a place, a word of the rules or the name of a card. It must be there.
    [[nodiscard]] QString operator()(const char *key) const;

    /// A combatant: a commando's word or a figure's number.
    [[nodiscard]] QString who(const char *key) const;

    [[nodiscard]] QString room(const char *key) const;

    [[nodiscard]] bool is(const char *key, const char *word) const;

    /// What nobody has typed in yet.
    [[nodiscard]] QString unknown() const;

private:
    const omega::PublicTable &m_table;
    const omega::Violation &m_violation;
};

} // namespace dossier::wording
