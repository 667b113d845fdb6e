#include "model/omega/json/schema.h"
#include "tests/support/omega_tables.h"
#include "tests/support/schema_validator.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <sstream>

namespace omega_schema_test
{

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

std::string faultOf(const char *definition, const Json &value)
{
    return SchemaValidator(published()).fault(published()["$defs"][definition], value);
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

    /// What `dossier play` reads beside commands and views.
    void theJournalsLinesSuitIt()
    {
        const auto suits = [](const char *text) { return faultOf("line", Json::parse(text)).empty(); };
        for (const char *line : {R"({"undo": true})", R"({"redo": true, "id": "0123456789abcdef0123456789abcdef"})",
                 R"({"go": "the trap", "correction": "misread"})", R"({"bookmark": "the trap"})",
                 R"({"drop": "the trap"})", R"({"journal": "public"})", R"({"session": {"notes": "late"}})",
                 R"({"command": {"type": "end_turn"}, "id": "0123456789abcdef0123456789abcdef"})"})
            QVERIFY2(suits(line), line);
        for (const char *line : {R"({"undo": false})", R"({"bookmark": ""})", R"({"undo": true, "id": "7"})",
                 R"({"go": 3})", R"({"session": 1})"})
            QVERIFY2(!suits(line), line);
        const auto answers = [](const char *text) { return faultOf("answer", Json::parse(text)).empty(); };
        for (const char *line : {R"({"at": 4})", R"({"journal": []})", R"({"refused": {"journal": "nothing_to_undo"}})",
                 R"({"failed": {"fault": "missing", "file": "x"}})"})
            QVERIFY2(answers(line), line);
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

DOSSIER_TESTS(OmegaSchemaTest, Nothing)

} // namespace omega_schema_test

#include "omega_schema_test.moc"
