#pragma once

#include "views/conquest/words/names.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <string_view>

namespace dossier::wording
{

/// Says the facts of a sentence as a table calls them: each by its type, and those of texts and numbers by their names.
class ConquestFacts
{
    Q_DECLARE_TR_FUNCTIONS(ConquestRefusals)

public:
    /// The table outlives the facts.
    explicit ConquestFacts(const conquest::PublicTable &table)
        : m_table(table)
    {
    }

    /// A token, a race or, by any other name, a card.
    QString operator()(std::string_view name, const std::string &fact) const;

    QString operator()(std::string_view name, int fact) const;

    QString operator()(const conquest::TokenAt &fact) const;
    QString operator()(const conquest::Encounter &fact) const;
    QString operator()(const conquest::TokensDue &fact) const;

    template <typename Fact>
        requires requires(const Fact &fact) { name(fact); }
    QString operator()(const Fact &fact) const
    {
        return name(fact);
    }

    template <typename Fact>
        requires requires(const conquest::PublicTable &table, const Fact &fact) { name(table, fact); }
    QString operator()(const Fact &fact) const
    {
        return name(m_table, fact);
    }

private:
    const conquest::PublicTable &m_table;
};

} // namespace dossier::wording
