#include "model/content/rule_texts.h"

#include "model/conquest/examples/hex_example_json.h"
#include "model/omega/content/figure_json.h"
#include "model/omega/content/rule_example_json.h"
#include "model/specter/examples/street_example_json.h"

namespace dossier
{

namespace
{

constexpr int currentVersion = 1;
constexpr int anyVersion = 1'000'000;

using Digested = std::span<const Rule>;

Rule readRule(const JsonValue &value, Digested digest)
{
    if (const std::optional<Rule> rule = ruleWithId(digest, readText(value)))
        return *rule;
    throw malformed(value, Fault::UnknownWord);
}

/// A list that may be absent; `read` takes one of its values.
template <typename Value, typename Read>
std::vector<Value> listIn(const JsonValue &object, std::string_view name, Read &&read)
{
    std::vector<Value> values;
    if (const std::optional<JsonValue> list = memberIfAny(object, name))
        for (const JsonValue &value : array(*list))
            values.push_back(read(value));
    return values;
}

SearchWords readSearchWords(const JsonValue &value)
{
    return {listIn<std::string>(value, "it", readText), listIn<std::string>(value, "en", readText)};
}

RuleText readRuleText(const JsonValue &value, Digested digest)
{
    RuleText text;
    text.rule = readRule(member(value, "id"), digest);
    for (const JsonValue &printing : array(member(value, "printings"), 1))
        text.printings.push_back(readPrinting(printing));
    text.title = readLocalizedText(member(value, "title"));
    text.text = readLocalizedText(member(value, "text"));
    if (const std::optional<JsonValue> search = memberIfAny(value, "search"))
        text.search = readSearchWords(*search);
    text.see = listIn<Rule>(value, "see", [&](const JsonValue &rule) { return readRule(rule, digest); });
    if (const std::optional<JsonValue> board = memberIfAny(value, "board"))
        text.example = readRuleExample(*board);
    if (const std::optional<JsonValue> streets = memberIfAny(value, "streets"))
        text.streets = readStreetExample(*streets);
    if (const std::optional<JsonValue> hexes = memberIfAny(value, "hexes"))
        text.hexes = std::make_shared<const HexExample>(readHexExample(*hexes));
    return text;
}

std::vector<RuleText> read(const JsonValue &value, Digested digest)
{
    const JsonValue version = member(value, "version");
    if (integer(version, 1, anyVersion) > currentVersion)
        throw malformed(version, Fault::NewerVersion);
    std::vector<RuleText> texts;
    for (const JsonValue &entry : array(member(value, "rules")))
        texts.push_back(readRuleText(entry, digest));
    return texts;
}

} // namespace

tl::expected<std::vector<RuleText>, Malformed> readRuleTexts(std::string_view text, std::span<const Rule> digest)
{
    const std::optional<JsonText> json = JsonText::parse(text);
    if (!json)
        return tl::unexpected(Malformed{"", Fault::NotJson});
    try
    {
        return read(json->root(), digest);
    }
    catch (const Malformed &fault)
    {
        return tl::unexpected(fault);
    }
}

} // namespace dossier
