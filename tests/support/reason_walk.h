#pragma once

#include "model/core/fact.h"
#include "model/core/members.h"
#include "model/core/one_of.h"

#include <QStringList>

#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

namespace dossier::test
{

/// Values of each type of fact, all different; `Own` provides those of a game, by `of(const T &)`.
template <typename Own>
class SampleFacts : public Own
{
public:
    using Own::of;

    [[nodiscard]] static std::vector<int> of(int) { return {3, 4, 5}; }

    template <FixedText text>
    [[nodiscard]] std::vector<Word<text>> of(const Word<text> & /*fact*/) const
    {
        return {{}};
    }

    template <int value>
    [[nodiscard]] std::vector<Number<value>> of(const Number<value> & /*fact*/) const
    {
        return {{}};
    }

    template <Worded E>
    [[nodiscard]] std::vector<E> of(E /*fact*/) const
    {
        std::vector<E> all;
        for (std::size_t place = 0; place < words(E{}).size(); ++place)
            all.push_back(static_cast<E>(place));
        return all;
    }

    template <typename Fact>
    [[nodiscard]] std::vector<std::optional<Fact>> of(const std::optional<Fact> & /*fact*/) const
    {
        std::vector<std::optional<Fact>> all;
        for (const Fact &value : of(Fact{}))
            all.push_back(value);
        return all;
    }

    /// Returns values of all its types.
    template <typename... Fact>
    [[nodiscard]] std::vector<std::variant<Fact...>> of(const std::variant<Fact...> & /*fact*/) const
    {
        std::vector<std::variant<Fact...>> all;
        const auto add = [&](const auto &values) { all.insert(all.end(), values.begin(), values.end()); };
        (add(of(Fact{})), ...);
        return all;
    }
};

/// Finds reasons without a sentence, or with a sentence that lacks some of their facts.
template <typename Facts>
class ReasonWalk
{
public:
    explicit ReasonWalk(const Facts &facts)
        : m_facts(facts)
    {
    }

    /// Checks every reason of a chapter. `say(why)` returns its sentence, `silent(why)` the names of the facts that are
    /// only for programs.
    template <typename Chapter>
    void chapter(const auto &say, const auto &silent)
    {
        [&]<std::size_t... place>(std::index_sequence<place...>)
        { (reason(AlternativeAt<place, Chapter>{}, say, silent), ...); }(
            std::make_index_sequence<alternativeCount<Chapter>>());
    }

    [[nodiscard]] int walked() const { return m_walked; }

    /// Returns the faults, one per line.
    [[nodiscard]] QString wrong() const { return m_wrong.join(u'\n'); }

private:
    template <typename Why>
    void reason(Why why, const auto &say, const auto &silent)
    {
        ++m_walked;
        forEachMember(why, [&](std::string_view, auto &fact) { fact = m_facts.of(fact).front(); });
        look(say(why));
        const std::set<std::string_view> untold = silent(why);
        forEachMember(why,
            [&](std::string_view name, auto &fact)
            {
                const auto values = m_facts.of(fact);
                std::set<QString> said;
                for (const auto &value : values)
                {
                    fact = value;
                    said.insert(look(say(why)));
                }
                fact = values.front();
                const std::size_t due = untold.contains(name) ? 1 : values.size();
                if (said.size() != due)
                    m_wrong << QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()))
                            + QStringLiteral(" is said in %1 ways: ").arg(said.size()) + say(why);
            });
    }

    /// Checks for a whole sentence without unfilled places.
    QString look(const QString &text)
    {
        const bool whole = text.endsWith(u'.') && !text.contains(u'%') && !text.contains(u'{')
            && !text.contains(QStringLiteral("  ")) && !text.startsWith(u' ') && !text.contains(QStringLiteral(" ."))
            && !text.contains(QStringLiteral(": ."));
        if (!whole)
            m_wrong << QStringLiteral("no sentence: ") + text;
        return text;
    }

    const Facts &m_facts;
    int m_walked = 0;
    QStringList m_wrong;
};

} // namespace dossier::test
