#pragma once

#include "rule_library.h"

#include <QString>

namespace dossier::wording
{

/// A fact that says what is wrong, and the sentence for it.
template <typename Facts>
struct Saying
{
    const char *key;
    QString (*say)(const Facts &facts);
};

/// The sentence of the first saying whose fact is there; the title of the rule where none is.
template <typename Sayings, typename Facts>
QString firstSaid(const Sayings &sayings, const Facts &facts, Rule rule)
{
    for (const auto &saying : sayings)
        if (facts.has(saying.key))
            return saying.say(facts);
    return ruleTitle(rule);
}

} // namespace dossier::wording
