#include "model/specter/json/json.h"
#include "model/specter/json/schema.h"
#include "places.h"
#include "tests/support/schema_validator.h"
#include "tests/support/specter_box.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <fstream>

namespace specter_schema_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;
using Json = nlohmann::json;

namespace
{

const Json &published()
{
    static const Json json = Json::parse(schema());
    return json;
}

std::string faultOf(const char *definition, const Json &value)
{
    return SchemaValidator(published()).fault(published()["$defs"][definition], value);
}

std::vector<Json> linesOf(const std::string &file)
{
    std::ifstream stream(DOSSIER_SOURCE_DIR "/tests/scenarios/" + file);
    std::vector<Json> all;
    for (std::string line; std::getline(stream, line);)
        all.push_back(Json::parse(line));
    return all;
}

} // namespace

/// The published schema says what is given and answered, and no more.
class SpecterSchemaTest : public QObject
{
    Q_OBJECT

private slots:

    void itHasAVersionAndAllItsParts()
    {
        QCOMPARE(published()["version"].get<int>(), schemaVersion);
        for (const char *part :
            {"line", "answer", "command", "event", "later_fact", "view", "pack", "facts", "places", "seat", "agent"})
            QVERIFY2(published()["$defs"].contains(part), part);
        QCOMPARE(published()["$defs"]["command"]["oneOf"].size(), alternativeCount<Command>);
        QCOMPARE(published()["$defs"]["event"]["oneOf"].size(), alternativeCount<Event>);
    }

    void recordedGamesSuitIt()
    {
        for (const char *game : {"specter-two-hunters", "specter-five-players"})
        {
            const std::string folder = std::string(game) + '/';
            const std::vector<Json> given = linesOf(folder + "commands.jsonl");
            QVERIFY2(given.size() > 40, game);
            for (const Json &line : given)
                QVERIFY2(faultOf("line", line).empty(), line.dump().c_str());
            for (const Json &line : linesOf(folder + "answers.jsonl"))
                QVERIFY2(faultOf("answer", line).empty(), line.dump().c_str());
            for (const char *view : {"public.json", "agent.json"})
                for (const Json &line : linesOf(folder + view))
                    QCOMPARE(faultOf("view", line["view"]), std::string());
        }
    }

    void theShippedPackSuitsIt() { QCOMPARE(faultOf("pack", Json::parse(boxText())), std::string()); }

    void whatIsNoCommandDoesNotSuitIt()
    {
        const auto suits = [](const char *text) { return faultOf("command", Json::parse(text)).empty(); };
        QVERIFY(suits(R"({"type": "begin_hunter_turn", "hunter": "gun"})"));
        QVERIFY(!suits(R"({"type": "begin_hunter_turn"})"));
        QVERIFY(!suits(R"({"type": "begin_hunter_turn", "hunter": "bishop"})"));
        QVERIFY(!suits(R"({"type": "begin_hunter_turn", "hunter": "gun", "at": "K17"})"));
        QVERIFY(suits(R"({"type": "complete_objective", "agent": "first", "objective": "K17"})"));
        QVERIFY(!suits(R"({"type": "complete_objective", "agent": "first", "objective": [1, 2]})"));
        QVERIFY(suits(R"({"type": "correct", "event": {"type": "hunter_turn_ended", "hunter": "gun"}})"));
        QVERIFY(!suits(R"({"type": "correct", "event": {"type": "end_hunter_turn"}})"));
    }
};

DOSSIER_TESTS(SpecterSchemaTest, Nothing)

} // namespace specter_schema_test

#include "specter_schema_test.moc"
