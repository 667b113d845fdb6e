#include "tests/app/check/every_kind.h"
#include "tests/app/check/show_strings.h"
#include "tests/support/test_class.h"

#include <nlohmann/json.hpp>

namespace answer_test
{

using dossier::test::answer;
using Json = nlohmann::json;

namespace
{

/// Returns the beginning of an answer, up to the part that the contract leaves free.
std::string head(const std::string &text)
{
    return text.substr(0, text.find(", \"reason\""));
}

const std::string notAQuery = R"({"id": null, "error": {"pointer": "")";
const std::string roll = R"("kind": "dice.omega", "black": 0, "red": 0, "threshold": 0, "reroll": null})";
const std::string rolled = R"("kind": "dice.omega", "result": {"distribution": ["1/1"], "at_least": "1/1"}})";

/// Returns the answer about an aura between two figures at any integers.
std::string auraBetween(const std::string &from, const std::string &to)
{
    const Json given = Json::parse(answer(
        R"({"kind": "omega.aura", "from": {"size": 1, "at": )" + from + R"(}, "to": {"size": 2, "at": )" + to + "}}"));
    return given.contains("error") ? given["error"]["pointer"].get<std::string>() : "";
}

} // namespace

// moc 6.4 takes a quote after a backslash as the end of a raw string.
// NOLINTBEGIN(modernize-raw-string-literal)

/// The envelope, and its particular handling of JSON.
class AnswerTest : public QObject
{
    Q_OBJECT

private slots:

    void whatIsNoJsonObjectIsNoQuery_data()
    {
        QTest::addColumn<QByteArray>("line");
        int row = 0;
        for (const char *line :
            {"", " ", "\t", "\r", "nul", "nullx", "{", "}", "[", "{]", "[}", "{\"id\": 1", "{\"id\" 1}", "{\"id\": 1,}",
                "{,}", "{id: 1}", "{'id': 1}", "{\"id\": 01}", "{\"id\": +1}", "{\"id\": .5}", "{\"id\": 1.}",
                "{\"id\": 1e}", "{\"id\": -}", "{\"id\": NaN}", "{\"id\": Infinity}", "{\"id\": 0x1}", "{\"id\": 1} x",
                "{} {}", "{\"id\": 1 /* one */}", "{} // nothing", "{\"id\": \"\\x\"}", "{\"id\": \"\\u12g4\"}",
                "{\"id\": \"\t\"}", "{\"id\": \"", "{\"id\": \"\\", "{\"id\": \"\\u12", "[1,]", "[1 2]", "\"query\"",
                "null", "true", "1", "1.5", "[]", "[{}]", "\xEF\xBB\xBF{}", "{1: 2}", "{\"id\": \"\xFF\"}",
                "{\"id\": \"\xC0\xAF\"}", "{\"id\": \"\xED\xA0\x80\"}", "{\"id\": \"\xF4\x90\x80\x80\"}",
                "{\"id\": \"\xE2\x82\"}", "{\"id\": \"\x80\"}", "{}\xC2\xA0", "TRUE"})
            QTest::addRow("%d %s", row++, line) << QByteArray(line);
        QTest::newRow("a zero byte behind the query") << QByteArray("{}\0", 3);
        QTest::newRow("a zero byte before the query") << QByteArray("\0{}", 3);
        QTest::newRow("a zero byte in a string") << QByteArray("{\"id\": \"\0\"}", 11);
        QTest::newRow("only a zero byte") << QByteArray("\0", 1);
    }

    void whatIsNoJsonObjectIsNoQuery()
    {
        QFETCH(const QByteArray, line);
        QCOMPARE(head(answer(line.toStdString())), notAQuery);
    }

    void theIdComesBackAsItWas_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *id : {"1", "-0", "1.0", "1e0", "1e999", "-1E-999", "12345678901234567890123", "null", "false",
                 R"("")", "\"a b\\\" \\\\\"", R"("\u0000\n\/")", R"("\ud83d\ude00\ud800")",
                 "\"\xE2\x82\xAC\xF0\x9F\x98\x80\x7F\"", "[]", "[1,{\"id\":[],\"id\":2},\"\\\" , ]\"]"})
            QTest::newRow(id) << QString::fromUtf8(id);
        QTest::newRow("400 digits") << QString(400, '7');
        QTest::newRow("deep") << QString(100000, '[') + QString(100000, ']');
    }

    void theIdComesBackAsItWas()
    {
        QFETCH(const QString, id);
        const std::string text = id.toStdString();
        QCOMPARE(answer("{\"id\": " + text + ", " + roll), "{\"id\": " + text + ", " + rolled);
        QCOMPARE(head(answer("{\"id\": " + text + "}")), "{\"id\": " + text + R"(, "error": {"pointer": "/kind")");
    }

    void theIdComesBackOnOneLine()
    {
        QCOMPARE(answer("{\"id\":\t[ 1 ,\r\"a b\\\" \" , { \"c\" : 2 } ] , " + roll),
            "{\"id\": [1,\"a b\\\" \",{\"c\":2}], " + rolled);
    }

    void anAbsentIdIsNull() { QCOMPARE(answer("{" + roll), R"({"id": null, )" + rolled); }

    void ofSeveralMembersTheLastCounts()
    {
        QCOMPARE(answer(R"({"id": 1, "red": 7, "kind": 5, "id": {"id": 3}, "x": {"id": 4}, )" + roll),
            R"({"id": {"id":3}, )" + rolled);
    }

    void namesAndWordsMayBeEscaped()
    {
        QCOMPARE(answer(R"({"\u0069d": 1, "\u006Bind": "dice\u002eomega", "black": 0, "red": 0, "threshold": 0,)"
                        R"("reroll": null})"),
            R"({"id": 1, )" + rolled);
    }

    void otherMembersAreIgnored()
    {
        QCOMPARE(answer(R"({"printing": 4, "": {}, "big": 1e999, "\ud800": "\udc00", "ID": 4, )" + roll),
            R"({"id": null, )" + rolled);
    }

    void aLineOverOneMebibyteIsNoQuery()
    {
        const std::string query = R"({"id": 7, )" + roll;
        const std::string blanks(dossier::maxLineLength - query.size(), ' ');
        QCOMPARE(answer(query + blanks), R"({"id": 7, )" + rolled);
        QCOMPARE(head(answer(query + blanks + ' ')), notAQuery);
    }

    void nestingCostsNoStack()
    {
        const std::size_t half = dossier::maxLineLength / 2;
        for (const std::string &line : {std::string(2 * half, '['), std::string(half, '[') + std::string(half, ']')})
            QCOMPARE(head(answer(line)), notAQuery);
    }

    void onlyNumbersWithoutFractionAndExponentAreIntegers()
    {
        for (const char *good : {"[0, 0]", "[-0, 7]", "[123456789012345678901234567890, -1]"})
            QCOMPARE(auraBetween(good, "[0, 0]"), "");
        for (const char *bad : {"[0.0, 0]", "[0, 1e0]", "[1E2, 0]", "[-0.0, 0]", "[0, 1e999]"})
            QCOMPARE(auraBetween("[0, 0]", bad), "/to/at");
    }

    void aurasAreExactForIntegersOfAnySize()
    {
        QCOMPARE(answer(R"({"kind": "omega.aura", "from": {"at": [-99999999999999999999, 5], "size": 2},)"
                        R"("to": {"at": [1, 9], "size": 1}})"),
            R"({"id": null, "kind": "omega.aura", "result": {"distance": 100000000000000000001}})");
    }

    void hugeMarkersAndStepsAreOffTheMap()
    {
        QCOMPARE(
            answer(R"({"kind": "omega.gas", "map": {"rows": ["."]}, "objectives": [], "room_tiles": ["a"], "markers":)"
                   R"([[18446744073709551616, 0]]})"),
            R"({"id": null, "kind": "omega.gas", "result": {"legal": false, "rules": ["OP-GAS-1"]}})");
        const Json move
            = Json::parse(answer(R"({"kind": "omega.move", "map": {"rows": ["."]}, "printing": "first",)"
                                 R"("mover": {"at": [0, 0], "size": 1, "side": "enemy", "speed": 1,)"
                                 R"("sure_footed": true}, "figures": [], "markers": [], "diagonal_used": false,)"
                                 R"("path": [[0, 0], [-99999999999999999999, 4294967296]]})"));
        QVERIFY(move.at("result").at("legal") == false);
    }

    void theExamplesReasonIsForPeople()
    {
        QCOMPARE(
            answer(R"({"id": 16, "kind": "omega.distance", "map": {"rows": ["..#"]}, "from": [0, 0], "to": [2, 0]})"),
            R"({"id": 16, "error": {"pointer": "/to", "reason": "a floor space is expected"}})");
    }
};

// NOLINTEND(modernize-raw-string-literal)

DOSSIER_TESTS(AnswerTest, Nothing)

} // namespace answer_test

#include "answer_test.moc"
