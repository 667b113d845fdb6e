#pragma once

#include "model/core/rule.h"
#include "model/json/localized_text.h"
#include "model/json/malformed.h"

#include <tl/expected.hpp>

#include <any>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dossier
{

/// Further words by which a search finds a rule, in each language.
struct SearchWords
{
    std::vector<std::string> it;
    std::vector<std::string> en;
    friend bool operator==(const SearchWords &, const SearchWords &) = default;
};

/// The effect of a rule on one card or character.
struct RuleDetail
{
    /// The name of the card or character, identical in every language.
    std::string name;
    /// One or two plain sentences.
    LocalizedText text;
};

/// A rule in the program's own words, most with a small board that shows it.
struct RuleText
{
    Rule rule{};
    /// The printings that have the rule, at least one: `first`, `revised`.
    std::vector<std::string_view> printings;
    LocalizedText title;
    /// Plain sentences.
    LocalizedText text;
    /// Single cards or characters that change the rule.
    std::vector<RuleDetail> details;
    SearchWords search;
    /// Related rules to read next.
    std::vector<Rule> see;
    /// A small board that shows the rule, in a type that only the rule's game reads and draws; empty when no board
    /// would help.
    std::any example;
};

/// Describes the file of rule texts of one game.
struct RuleSource
{
    /// The game's rules, in order.
    std::span<const Rule> digest;
    /// The member of a rule that holds its example.
    std::string_view member;
    /// Reads one example. Throws a Malformed.
    std::any (*readExample)(const JsonValue &value) = nullptr;
};

/// Reads a file of texts (UTF-8 JSON, version 1) of a game's rules, in the digest's order. An error gives the pointer
/// to the faulty member and the reason.
tl::expected<std::vector<RuleText>, Malformed> readRuleTexts(std::string_view text, const RuleSource &source);

} // namespace dossier
