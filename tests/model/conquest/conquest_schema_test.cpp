#include "model/conquest/json/json.h"
#include "model/conquest/json/schema.h"
#include "model/conquest/seen/event.h"
#include "places.h"
#include "tests/support/schema_validator.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <fstream>

namespace conquest_schema_test
{

using namespace dossier;
using namespace dossier::conquest;
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
    std::ifstream stream(DOSSIER_SOURCE_DIR "/" + file);
    std::vector<Json> all;
    for (std::string line; std::getline(stream, line);)
        all.push_back(Json::parse(line));
    return all;
}

} // namespace

/// The published schema says what is given and answered, and no more.
class ConquestSchemaTest : public QObject
{
    Q_OBJECT

private slots:

    void itHasAVersionAndAllItsParts()
    {
        QCOMPARE(published()["version"].get<int>(), schemaVersion);
        for (const char *part : {"line", "answer", "command", "event", "effect", "printed", "view", "pack", "seat"})
            QVERIFY2(published()["$defs"].contains(part), part);
        QCOMPARE(published()["$defs"]["command"]["oneOf"].size(), alternativeCount<Command>);
        QCOMPARE(published()["$defs"]["event"]["oneOf"].size(), alternativeCount<Event>);
    }

    void recordedGamesSuitIt()
    {
        for (const std::string game :
            {"conquest-two", "conquest-four", "conquest-solo", "conquest-together", "conquest-brutal"})
        {
            const std::string folder = "tests/scenarios/" + game + '/';
            const std::vector<Json> given = linesOf(folder + "commands.jsonl");
            QVERIFY2(given.size() > 100, game.c_str());
            for (const Json &line : given)
                QVERIFY2(faultOf("line", line).empty(), line.dump().c_str());
            for (const Json &line : linesOf(folder + "answers.jsonl"))
                QVERIFY2(faultOf("answer", line).empty(), line.dump().c_str());
            for (const char *view : {"public.json", "all.json", "green.json"})
                for (const Json &line : linesOf(folder + view))
                    QCOMPARE(faultOf("view", line["view"]), std::string());
        }
    }

    void theShippedPacksSuitIt()
    {
        for (const char *pack : {"conquest", "conquest-sample"})
        {
            std::ifstream stream(std::string(DOSSIER_SOURCE_DIR "/resources/packs/") + pack + ".json");
            QCOMPARE(faultOf("pack", Json::parse(stream)), std::string());
        }
    }

    void whatIsNoCommandDoesNotSuitIt()
    {
        const auto suits = [](const char *text) { return faultOf("command", Json::parse(text)).empty(); };
        QVERIFY(suits("{\"type\": \"explore\", \"at\": \"1.1\", \"card\": \"Farm\"}"));
        QVERIFY(!suits("{\"type\": \"explore\", \"at\": \"1.1\"}"));
        QVERIFY(!suits("{\"type\": \"explore\", \"at\": [1, 1], \"card\": \"Farm\"}"));
        QVERIFY(!suits("{\"type\": \"explore\", \"at\": \"1.1\", \"card\": \"Farm\", \"by\": \"green\"}"));
        QVERIFY(suits("{\"type\": \"land_alien\", \"alien\": \"green:1\"}"));
        QVERIFY(!suits("{\"type\": \"land_alien\", \"alien\": \"purple:1\"}"));
        QVERIFY(suits("{\"type\": \"correct\", \"event\": {\"type\": \"demolished\", \"at\": \"1.1\"}}"));
        QVERIFY(!suits("{\"type\": \"correct\", \"event\": {\"type\": \"end_turn\"}}"));
        const auto isALine = [](const char *text) { return faultOf("line", Json::parse(text)).empty(); };
        QVERIFY(isALine("{\"odds\": {\"at\": \"1.1\", \"player\": \"green\"}}"));
        QVERIFY(!isALine("{\"odds\": {\"at\": \"1.1\", \"player\": \"purple\"}}"));
    }
};

DOSSIER_TESTS(ConquestSchemaTest, Nothing)

} // namespace conquest_schema_test

#include "conquest_schema_test.moc"
