#include "model/content/rule_texts.h"

#include "model/json/json_reader.h"

namespace dossier
{

namespace
{

constexpr int currentVersion = 1;
constexpr int anyVersion = 1'000'000;

constexpr Words<std::string_view, 2> printings{{{"first", "first"}, {"revised", "revised"}}};

Rule readRule(const JsonValue &value, const RuleSource &source)
{
    if (const std::optional<Rule> rule = ruleWithId(source.digest, readText(value)))
        return *rule;
    throw malformed(value, Fault::UnknownWord);
}

/// Reads a list that may be absent; `read` reads one of its values.
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

RuleDetail readDetail(const JsonValue &value)
{
    return {readText(member(value, "name")), readLocalizedText(value)};
}

RuleText readRuleText(const JsonValue &value, const RuleSource &source)
{
    RuleText text;
    text.rule = readRule(member(value, "id"), source);
    for (const JsonValue &printing : array(member(value, "printings"), 1))
        text.printings.push_back(word(printing, printings));
    text.title = readLocalizedText(member(value, "title"));
    text.text = readLocalizedText(member(value, "text"));
    text.details = listIn<RuleDetail>(value, "details", readDetail);
    if (const std::optional<JsonValue> search = memberIfAny(value, "search"))
        text.search = readSearchWords(*search);
    text.see = listIn<Rule>(value, "see", [&](const JsonValue &rule) { return readRule(rule, source); });
    if (const std::optional<JsonValue> example = memberIfAny(value, source.member))
        text.example = source.readExample(*example);
    return text;
}

std::vector<RuleText> read(const JsonValue &value, const RuleSource &source)
{
    const JsonValue version = member(value, "version");
    if (integer(version, 1, anyVersion) > currentVersion)
        throw malformed(version, Fault::NewerVersion);
    std::vector<RuleText> texts;
    for (const JsonValue &entry : array(member(value, "rules")))
        texts.push_back(readRuleText(entry, source));
    return texts;
}

} // namespace

tl::expected<std::vector<RuleText>, Malformed> readRuleTexts(std::string_view text, const RuleSource &source)
{
    const std::optional<JsonText> json = JsonText::parse(text);
    if (!json)
        return tl::unexpected(Malformed{"", Fault::NotJson});
    try
    {
        return read(json->root(), source);
    }
    catch (const Malformed &fault)
    {
        return tl::unexpected(fault);
    }
}

} // namespace dossier
