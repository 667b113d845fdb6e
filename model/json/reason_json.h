#pragma once

#include "model/core/fact.h"
#include "model/core/rule.h"
#include "model/json/json_members.h"

#include <map>
#include <variant>

namespace dossier
{

template <FixedText text>
struct JsonForm<Word<text>>
{
    static std::string write(const Word<text> & /*fact*/) { return jsonWord(Word<text>::word); }
};

template <int value>
struct JsonForm<Number<value>>
{
    static std::string write(const Number<value> & /*fact*/) { return jsonInteger(value); }
};

/// Writes the facts of one reason as JSON, in the order of their names.
class ReasonFacts
{
public:
    /// Leaves an unknown fact out.
    template <typename Fact>
    void add(std::string_view name, const std::optional<Fact> &fact)
    {
        if (fact)
            add(name, *fact);
    }

    template <typename... Fact>
    void add(std::string_view name, const std::variant<Fact...> &fact)
    {
        std::visit([&](const auto &held) { add(name, held); }, fact);
    }

    /// Writes a fault without a name by its number.
    template <typename Fact>
    void add(std::string_view name, const Fact &fact)
    {
        if constexpr (std::is_enum_v<Fact> && !Worded<Fact>)
            m_facts[name] = jsonInteger(static_cast<int>(fact));
        else
            m_facts[name] = writeJson(fact);
    }

    [[nodiscard]] std::string json() const
    {
        return '{' + joined(m_facts, ", ", [](const auto &fact) { return jsonWord(fact.first) + ": " + fact.second; })
            + '}';
    }

private:
    std::map<std::string_view, std::string> m_facts;
};

/// Returns `{"rule": …, "facts": {…}}` of a game's violation: its reason is one of many, in one of the game's chapters.
template <typename Violation>
std::string violationJson(const Violation &violation)
{
    ReasonFacts facts;
    const auto tell = [&](const auto &reason)
    { forEachMember(reason, [&](std::string_view name, const auto &fact) { facts.add(name, fact); }); };
    std::visit([&](const auto &chapter) { visit(tell, chapter); }, violation.reason);
    return "{\"rule\": " + jsonWord(id(violation.rule)) + ", \"facts\": " + facts.json() + '}';
}

} // namespace dossier
