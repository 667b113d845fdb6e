#include "model/conquest/json/json.h"
#include "model/conquest/json/schema.h"
#include "model/conquest/seen/event.h"
#include "tests/support/published_schema.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace conquest_schema_test
{

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;

namespace
{

const PublishedSchema &published()
{
    static const PublishedSchema schema(dossier::conquest::schema());
    return schema;
}

} // namespace

/// The published schema describes commands and answers exactly.
class ConquestSchemaTest : public QObject
{
    Q_OBJECT

private slots:

    void itHasAVersionAndAllItsParts()
    {
        published().hasItsParts(
            schemaVersion, alternativeCount<Command>, alternativeCount<Event>, {"effect", "printed"});
    }

    void recordedGamesSuitIt()
    {
        published().recordedGamesSuitIt(
            {"conquest-two", "conquest-four", "conquest-solo", "conquest-together", "conquest-brutal"}, 100,
            {"public", "all", "green"});
    }

    void theShippedPacksSuitIt()
    {
        for (const char *pack : {"conquest", "conquest-sample"})
            published().packSuitsIt(pack);
    }

    void whatIsNoCommandDoesNotSuitIt()
    {
        const auto suits = [](const char *text) { return published().suits("command", text); };
        QVERIFY(suits("{\"type\": \"explore\", \"at\": \"1.1\", \"card\": \"Farm\"}"));
        QVERIFY(!suits("{\"type\": \"explore\", \"at\": \"1.1\"}"));
        QVERIFY(!suits("{\"type\": \"explore\", \"at\": [1, 1], \"card\": \"Farm\"}"));
        QVERIFY(!suits("{\"type\": \"explore\", \"at\": \"1.1\", \"card\": \"Farm\", \"by\": \"green\"}"));
        QVERIFY(suits("{\"type\": \"land_alien\", \"alien\": \"green:1\"}"));
        QVERIFY(!suits("{\"type\": \"land_alien\", \"alien\": \"purple:1\"}"));
        QVERIFY(suits("{\"type\": \"correct\", \"event\": {\"type\": \"demolished\", \"at\": \"1.1\"}}"));
        QVERIFY(!suits("{\"type\": \"correct\", \"event\": {\"type\": \"end_turn\"}}"));
        const auto isALine = [](const char *text) { return published().suits("line", text); };
        QVERIFY(isALine("{\"odds\": {\"at\": \"1.1\", \"player\": \"green\"}}"));
        QVERIFY(!isALine("{\"odds\": {\"at\": \"1.1\", \"player\": \"purple\"}}"));
    }
};

DOSSIER_TESTS(ConquestSchemaTest, Nothing)

} // namespace conquest_schema_test

#include "conquest_schema_test.moc"
