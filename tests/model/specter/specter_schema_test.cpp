#include "model/specter/json/json.h"
#include "model/specter/json/schema.h"
#include "tests/support/published_schema.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace specter_schema_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

const PublishedSchema &published()
{
    static const PublishedSchema schema(dossier::specter::schema());
    return schema;
}

} // namespace

/// The published schema describes commands and answers exactly.
class SpecterSchemaTest : public QObject
{
    Q_OBJECT

private slots:

    void itHasAVersionAndAllItsParts()
    {
        published().hasItsParts(schemaVersion, alternativeCount<Command>, alternativeCount<Event>,
            {"later_fact", "facts", "places", "agent"});
    }

    void recordedGamesSuitIt()
    {
        published().recordedGamesSuitIt({"specter-two-hunters", "specter-five-players"}, 40, {"public", "agent"});
    }

    void theShippedPackSuitsIt() { published().packSuitsIt("facility-83x"); }

    void whatIsNoCommandDoesNotSuitIt()
    {
        const auto suits = [](const char *text) { return published().suits("command", text); };
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
