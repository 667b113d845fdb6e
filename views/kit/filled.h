#pragma once

#include "model/core/members.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace dossier
{

/// Returns the words of the fact with that name; nothing where there is none.
using NamedFact = std::function<std::optional<QString>(QStringView name)>;

/// Returns a text with each name in braces replaced by its fact: "{needed} needed, {points} left". All are replaced in
/// one pass: braces in a fact, such as a card's name that a player typed, are not replaced. A name without a fact stays
/// as it is.
QString filled(const QString &text, const NamedFact &fact);

/// Returns the words of a fact by its name and type or by its type alone; nothing where `say` has no words for that
/// type.
template <typename Say, typename Fact>
std::optional<QString> saidFact(const Say &say, std::string_view name, const Fact &fact)
{
    if constexpr (requires { say(name, fact); })
        return say(name, fact);
    else if constexpr (requires { say(fact); })
        return say(fact);
    else
        return std::nullopt;
}

template <typename Say, typename... Fact>
std::optional<QString> saidFact(const Say &say, std::string_view name, const std::variant<Fact...> &fact)
{
    if constexpr (requires { say(fact); })
        return say(fact);
    else
        return std::visit([&](const auto &held) { return saidFact(say, name, held); }, fact);
}

template <typename Say, typename Fact>
std::optional<QString> saidFact(const Say &say, std::string_view name, const std::optional<Fact> &fact)
{
    return fact ? saidFact(say, name, *fact) : QString();
}

template <typename Say, typename Fact>
std::optional<QString> saidFact(const Say &say, std::string_view name, const std::vector<Fact> &facts)
{
    if constexpr (requires { say(name, facts); })
        return say(name, facts);
    QStringList all;
    for (const Fact &fact : facts)
        all << saidFact(say, name, fact).value_or(QString());
    return all.join(QStringLiteral(", "));
}

// The concept is qualified with its namespace: a game has an event of that name.

/// Returns the words of the member with that JSON name.
template <dossier::Described T, typename Say>
std::optional<QString> saidMember(const Say &say, QStringView asked, const T &value)
{
    std::optional<QString> said;
    forEachMember(value,
        [&](std::string_view name, const auto &fact)
        {
            if (asked == QLatin1StringView(name.data(), static_cast<qsizetype>(name.size())))
                said = saidFact(say, name, fact);
        });
    return said;
}

/// Returns a text with the members of a value, `{at}`, and their members, `{token.at}`, filled in.
template <dossier::Described T, typename Say>
QString filled(const QString &text, const T &value, const Say &say)
{
    return filled(text,
        [&](QStringView asked)
        {
            const qsizetype dot = asked.indexOf(u'.');
            if (dot < 0)
                return saidMember(say, asked, value);
            std::optional<QString> said;
            forEachMember(value,
                [&](std::string_view name, const auto &part)
                {
                    if constexpr (dossier::Described<std::remove_cvref_t<decltype(part)>>)
                        if (asked.first(dot) == QLatin1StringView(name.data(), static_cast<qsizetype>(name.size())))
                            said = saidMember(say, asked.sliced(dot + 1), part);
                });
            return said;
        });
}

} // namespace dossier

/// Defines one sentence in a class of sentences, whose `say` gives the words of their facts: `SENTENCE(reason::OnFoot,
/// tr("{on_foot} is on foot."))`. A sentence with alternatives is a function beside these.
#define SENTENCE(Type, text)                                                                                           \
    QString operator()(const Type &value) const                                                                        \
    {                                                                                                                  \
        return filled(text, value, say);                                                                               \
    }
