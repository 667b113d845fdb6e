#pragma once

#include "views/conquest/words/names.h"
#include "views/kit/filled.h"

#include <QCoreApplication>
#include <QString>

#include <map>
#include <string>
#include <string_view>
#include <vector>

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

    /// Names a token, a race or, by any other name, a card.
    QString operator()(std::string_view name, const std::string &fact) const;

    /// Formats a value: a section by its letter, an addition with its sign; by any other name unchanged.
    QString operator()(std::string_view name, int fact) const;

    /// Names the cards; a dash when there are none.
    QString operator()(std::string_view name, const std::vector<std::string> &cards) const;

    /// Players with a value each: "Green 4, Blue D6".
    template <typename Value>
    QString operator()(std::string_view fact, const std::map<conquest::Colour, Value> &values) const
    {
        QStringList all;
        for (const auto &[player, value] : values)
            all << QStringLiteral("%1 %2").arg(name(player), saidFact(*this, fact, value).value_or(QString()));
        return all.join(QStringLiteral(", "));
    }

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
