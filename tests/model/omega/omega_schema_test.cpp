#include "omega_schema.h"
#include "omega_tables.h"

#include <QRegularExpression>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;
using Json = nlohmann::json;

namespace
{

const Json &published()
{
    static const Json json = Json::parse(schema());
    return json;
}

bool hasType(const Json &value, const std::string &type)
{
    if (type == "integer")
        return value.is_number_integer();
    return type == value.type_name();
}

/// A validator of the keywords that the schema uses. What is wrong comes back as a pointer; empty when nothing is.
class Validator
{
public:
    [[nodiscard]] std::string fault(const Json &rule, const Json &value, const std::string &at = "/") const
    {
        if (rule.is_boolean())
            return rule.get<bool>() ? "" : at;
        if (rule.contains("$ref"))
            return fault(published().at(Json::json_pointer(rule["$ref"].get<std::string>().substr(1))), value, at);
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
    [[nodiscard]] static bool isOfType(const Json &types, const Json &value)
    {
        if (types.is_string())
            return hasType(value, types);
        return std::ranges::any_of(types, [&](const Json &type) { return hasType(value, type); });
    }

    [[nodiscard]] bool suits(const Json &rules, const Json &value, bool once) const
    {
        const auto fitting = std::ranges::count_if(rules, [&](const Json &rule) { return fault(rule, value).empty(); });
        return once ? fitting == 1 : fitting > 0;
    }

    [[nodiscard]] static std::string inText(const Json &rule, const std::string &value, const std::string &at)
    {
        const QString text = QString::fromStdString(value);
        const QRegularExpression pattern(QString::fromStdString(rule.value("pattern", "")));
        const qsizetype length = text.toUcs4().size();
        return pattern.match(text).hasMatch() && length >= rule.value("minLength", 0)
                && length <= rule.value("maxLength", 100000)
            ? ""
            : at;
    }

    [[nodiscard]] std::string inArray(const Json &rule, const Json &value, const std::string &at) const
    {
        const Json first = rule.value("prefixItems", Json::array());
        if (value.size() < rule.value("minItems", std::size_t{0}))
            return at;
        for (std::size_t i = 0; i < value.size(); ++i)
            if (std::string inside = fault(
                    i < first.size() ? first[i] : rule.value("items", Json(true)), value[i], at + std::to_string(i));
                !inside.empty())
                return inside;
        return "";
    }

    [[nodiscard]] std::string inObject(const Json &rule, const Json &value, const std::string &at) const
    {
        for (const Json &name : rule.value("required", Json::array()))
            if (!value.contains(name.get<std::string>()))
                return at + name.get<std::string>() + " is missing";
        const Json properties = rule.value("properties", Json::object());
        for (const auto &[name, member] : value.items())
        {
            const Json other = rule.value("additionalProperties", Json(true));
            const Json &own = properties.contains(name) ? properties[name] : other;
            if (std::string inside = fault(own, member, at + name + '/'); !inside.empty())
                return inside;
        }
        return "";
    }
};

std::string faultOf(const char *definition, const Json &value)
{
    return Validator().fault(published()["$defs"][definition], value);
}

std::vector<Json> linesOf(const std::string &file)
{
    std::istringstream stream(fileText("tests/scenarios/" + file));
    std::vector<Json> all;
    for (std::string line; std::getline(stream, line);)
        all.push_back(Json::parse(line));
    return all;
}

} // namespace

/// The published schema says what is given and answered, and no more.
class OmegaSchemaTest : public QObject
{
    Q_OBJECT

private slots:

    void itHasAVersionAndAllItsParts()
    {
        QCOMPARE(published()["version"].get<int>(), schemaVersion);
        for (const char *part : {"line", "answer", "command", "event", "view", "pack", "seat"})
            QVERIFY2(published()["$defs"].contains(part), part);
        QCOMPARE(published()["$defs"]["command"]["oneOf"].size(), alternativeCount<Command>);
        QCOMPARE(published()["$defs"]["event"]["oneOf"].size(), alternativeCount<Event>);
    }

    void recordedGamesSuitIt()
    {
        for (const char *game : {"omega-sample", "omega-first", "omega-revised"})
        {
            const std::string folder = std::string(game) + '/';
            const std::vector<Json> given = linesOf(folder + "commands.jsonl");
            QVERIFY2(given.size() > 40, game);
            for (const Json &line : given)
                QVERIFY2(faultOf("line", line).empty(), line.dump().c_str());
            for (const Json &line : linesOf(folder + "answers.jsonl"))
                QVERIFY2(faultOf("answer", line).empty(), line.dump().c_str());
            for (const char *view : {"public.json", "overseer.json"})
                for (const Json &line : linesOf(folder + view))
                    QCOMPARE(faultOf("view", line["view"]), std::string());
        }
    }

    void theSamplePackSuitsIt()
    {
        QCOMPARE(faultOf("pack", Json::parse(fileText("resources/packs/sample.json"))), std::string());
    }

    void whatIsNoCommandDoesNotSuitIt()
    {
        const auto suits = [](const char *text) { return faultOf("command", Json::parse(text)).empty(); };
        QVERIFY(suits(R"({"type": "heal", "by": "rifleman"})"));
        QVERIFY(!suits(R"({"type": "heal"})"));
        QVERIFY(!suits(R"({"type": "heal", "by": "medic"})"));
        QVERIFY(!suits(R"({"type": "heal", "by": "rifleman", "cost": 2})"));
        QVERIFY(!suits(R"({"type": "fly"})"));
        QVERIFY(suits(R"({"type": "face", "who": 3, "facing": "N"})"));
        QVERIFY(!suits(R"({"type": "face", "who": 3, "facing": "NE"})"));
        QVERIFY(suits(R"({"type": "correct", "event": {"type": "turn_ended"}})"));
        QVERIFY(!suits(R"({"type": "correct", "event": {"type": "end_turn"}})"));
    }
};

QTEST_APPLESS_MAIN(OmegaSchemaTest)
#include "omega_schema_test.moc"
