#pragma once

#include <QRegularExpression>
#include <QString>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace dossier::test
{

inline bool hasType(const nlohmann::json &value, const std::string &type)
{
    if (type == "integer")
        return value.is_number_integer();
    return type == value.type_name();
}

/// A validator of the keywords that the schema uses. It returns a pointer to the fault; empty when there is none.
class SchemaValidator
{
public:
    explicit SchemaValidator(const nlohmann::json &schema)
        : m_schema(schema)
    {
    }

    [[nodiscard]] std::string fault(
        const nlohmann::json &rule, const nlohmann::json &value, const std::string &at = "/") const
    {
        if (rule.is_boolean())
            return rule.get<bool>() ? "" : at;
        if (rule.contains("$ref"))
            return fault(
                m_schema.at(nlohmann::json::json_pointer(rule["$ref"].get<std::string>().substr(1))), value, at);
        for (const char *some : {"oneOf", "anyOf"})
            if (rule.contains(some) && !suits(rule[some], value, std::string(some) == "oneOf"))
                return at + " suits none";
        const bool typed = !rule.contains("type") || isOfType(rule["type"], value);
        if (!typed || (rule.contains("enum") && std::ranges::count(rule["enum"], value) == 0)
            || (rule.contains("const") && rule["const"] != value))
            return at + " is " + value.dump();
        if (value.is_number_integer())
            return value < rule.value("minimum", -100000) || value > rule.value("maximum", 100000) ? at : "";
        if (value.is_string())
            return inText(rule, value.get<std::string>(), at);
        return value.is_array() ? inArray(rule, value, at) : value.is_object() ? inObject(rule, value, at) : "";
    }

private:
    [[nodiscard]] static bool isOfType(const nlohmann::json &types, const nlohmann::json &value)
    {
        if (types.is_string())
            return hasType(value, types);
        return std::ranges::any_of(types, [&](const nlohmann::json &type) { return hasType(value, type); });
    }

    [[nodiscard]] bool suits(const nlohmann::json &rules, const nlohmann::json &value, bool once) const
    {
        const auto fitting
            = std::ranges::count_if(rules, [&](const nlohmann::json &rule) { return fault(rule, value).empty(); });
        return once ? fitting == 1 : fitting > 0;
    }

    [[nodiscard]] static std::string inText(const nlohmann::json &rule, const std::string &value, const std::string &at)
    {
        const QString text = QString::fromStdString(value);
        const QRegularExpression pattern(QString::fromStdString(rule.value("pattern", "")));
        const qsizetype length = text.toUcs4().size();
        return pattern.match(text).hasMatch() && length >= rule.value("minLength", 0)
                && length <= rule.value("maxLength", 100000)
            ? ""
            : at;
    }

    [[nodiscard]] std::string inArray(
        const nlohmann::json &rule, const nlohmann::json &value, const std::string &at) const
    {
        const nlohmann::json first = rule.value("prefixItems", nlohmann::json::array());
        if (value.size() < rule.value("minItems", std::size_t{0}))
            return at;
        for (std::size_t i = 0; i < value.size(); ++i)
            if (std::string inside = fault(i < first.size() ? first[i] : rule.value("items", nlohmann::json(true)),
                    value[i], at + std::to_string(i));
                !inside.empty())
                return inside;
        return "";
    }

    [[nodiscard]] std::string inObject(
        const nlohmann::json &rule, const nlohmann::json &value, const std::string &at) const
    {
        for (const nlohmann::json &name : rule.value("required", nlohmann::json::array()))
            if (!value.contains(name.get<std::string>()))
                return at + name.get<std::string>() + " is missing";
        const nlohmann::json properties = rule.value("properties", nlohmann::json::object());
        for (const auto &[name, member] : value.items())
        {
            const nlohmann::json other = rule.value("additionalProperties", nlohmann::json(true));
            const nlohmann::json &own = properties.contains(name) ? properties[name] : other;
            if (std::string inside = fault(own, member, at + name + '/'); !inside.empty())
                return inside;
        }
        return "";
    }

    const nlohmann::json &m_schema;
};

} // namespace dossier::test
