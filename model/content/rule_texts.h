#pragma once

#include "model/core/rule.h"
#include "model/omega/content/rule_example.h"
#include "model/specter/examples/street_example.h"

#include <tl/expected.hpp>

#include <memory>
#include <span>
#include <string_view>

namespace dossier
{

struct HexExample;

/// More words that a search finds a rule by, in each language.
struct SearchWords
{
    std::vector<std::string> it;
    std::vector<std::string> en;
    friend bool operator==(const SearchWords &, const SearchWords &) = default;
};

/// A rule in the program's own words, most with a small board that shows it.
struct RuleText
{
    Rule rule{};
    /// The printings that have the rule, at least one.
    std::vector<Printing> printings;
    LocalizedText title;
    /// Plain sentences.
    LocalizedText text;
    SearchWords search;
    /// Rules to read on with.
    std::vector<Rule> see;
    /// None where a board would show nothing.
    std::optional<RuleExample> example;
    /// The same for a rule of Specter Ops.
    std::optional<StreetExample> streets;
    /// The same for a rule of Conquest of Planet Earth, null where there is none; shared, for it holds a table.
    std::shared_ptr<const HexExample> hexes;
};

/// Reads a file of texts (UTF-8 JSON, version 1) of rules of that digest, in its order; a bad one gives the pointer to
/// the member at fault and the reason.
tl::expected<std::vector<RuleText>, Malformed> readRuleTexts(std::string_view text, std::span<const Rule> digest);

} // namespace dossier
