#include "model/omega/json/schema.h"
#include "tests/support/omega_tables.h"
#include "tests/support/published_schema.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace omega_schema_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

const PublishedSchema &published()
{
    static const PublishedSchema schema(dossier::omega::schema());
    return schema;
}

} // namespace

/// The published schema describes commands and answers exactly.
class OmegaSchemaTest : public QObject
{
    Q_OBJECT

private slots:

    void itHasAVersionAndAllItsParts()
    {
        published().hasItsParts(schemaVersion, alternativeCount<Command>, alternativeCount<Event>, {});
    }

    void recordedGamesSuitIt()
    {
        published().recordedGamesSuitIt({"omega-sample", "omega-first", "omega-revised"}, 40, {"public", "overseer"});
    }

    void theSamplePackSuitsIt() { published().packSuitsIt("sample"); }

    /// The lines of `dossier play` beside commands and views.
    void theJournalsLinesSuitIt()
    {
        const auto suits = [](const char *text) { return published().suits("line", text); };
        for (const char *line : {R"({"undo": true})", R"({"redo": true, "id": "0123456789abcdef0123456789abcdef"})",
                 R"({"go": "the trap", "correction": "misread"})", R"({"bookmark": "the trap"})",
                 R"({"drop": "the trap"})", R"({"journal": "public"})", R"({"session": {"notes": "late"}})",
                 R"({"command": {"type": "end_turn"}, "id": "0123456789abcdef0123456789abcdef"})"})
            QVERIFY2(suits(line), line);
        for (const char *line : {R"({"undo": false})", R"({"bookmark": ""})", R"({"undo": true, "id": "7"})",
                 R"({"go": 3})", R"({"session": 1})"})
            QVERIFY2(!suits(line), line);
        const auto answers = [](const char *text) { return published().suits("answer", text); };
        for (const char *line : {R"({"at": 4})", R"({"journal": []})", R"({"refused": {"journal": "nothing_to_undo"}})",
                 R"({"failed": {"fault": "missing", "file": "x"}})"})
            QVERIFY2(answers(line), line);
    }

    void whatIsNoCommandDoesNotSuitIt()
    {
        const auto suits = [](const char *text) { return published().suits("command", text); };
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
