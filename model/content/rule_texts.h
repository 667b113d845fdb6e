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

/// More words that a search finds a rule by, in each language.
struct SearchWords
{
    std::vector<std::string> it;
    std::vector<std::string> en;
    friend bool operator==(const SearchWords &, const SearchWords &) = default;
};

/// What a rule comes to for one card or character.
struct RuleDetail
{
    /// As it is called in every language.
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
    /// Where single cards or characters change it.
    std::vector<RuleDetail> details;
    SearchWords search;
    /// Rules to read on with.
    std::vector<Rule> see;
    /// A small board that shows it: a value that the rule's game reads and draws, and nobody else looks into; empty
    /// where a board would show nothing.
    std::any example;
};

/// How the texts of a game's rules are read.
struct RuleSource
{
    /// The game's rules, in order.
    std::span<const Rule> digest;
    /// The member of a rule that holds its example.
    std::string_view member;
    /// Reads one. Throws a Malformed.
    std::any (*readExample)(const JsonValue &value) = nullptr;
};

/// Reads a file of texts (UTF-8 JSON, version 1) of a game's rules, in its order; a bad one gives the pointer to the
/// member at fault and the reason.
tl::expected<std::vector<RuleText>, Malformed> readRuleTexts(std::string_view text, const RuleSource &source);

} // namespace dossier
