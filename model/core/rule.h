#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace dossier
{

/// A numbered rule of a game's digest, cited by verdicts. `id()` gives the printed form, such as `OP-SIGHT-R4`. Each
/// game has its own digest, with a constant for each rule in rule_ids.h.
class Rule
{
public:
    /// No rule: its printed form is empty.
    constexpr Rule() = default;

    friend constexpr std::string_view id(Rule rule) { return rule.m_id; }

    friend constexpr bool operator==(Rule, Rule) = default;

    /// Orders rules as the digest does.
    friend constexpr auto operator<=>(Rule, Rule) = default;

private:
    template <std::size_t count>
    friend class Digest;

    constexpr Rule(int place, std::string_view printed)
        : m_place(place)
        , m_id(printed)
    {
    }

    /// Counted from one in the digest.
    int m_place = 0;
    std::string_view m_id{};
};

/// The rules of a game, in order.
template <std::size_t count>
class Digest
{
public:
    /// Takes printed forms with static lifetime.
    consteval explicit Digest(const char *const (&ids)[count])
    {
        for (std::size_t i = 0; i < count; ++i)
            m_rules[i] = Rule(static_cast<int>(i) + 1, ids[i]);
    }

    /// Returns the rule with that printed form; an unknown one does not compile.
    consteval Rule operator[](std::string_view id) const
    {
        for (const Rule rule : m_rules)
            if (rule.m_id == id)
                return rule;
        throw "the digest has no such rule";
    }

    [[nodiscard]] constexpr std::span<const Rule> rules() const { return m_rules; }

private:
    std::array<Rule, count> m_rules{};
};

/// Returns the rule of a digest with that printed form, or none.
constexpr std::optional<Rule> ruleWithId(std::span<const Rule> digest, std::string_view printed)
{
    const auto found = std::ranges::find(digest, printed, [](Rule rule) { return id(rule); });
    return found == digest.end() ? std::nullopt : std::optional(*found);
}

} // namespace dossier
