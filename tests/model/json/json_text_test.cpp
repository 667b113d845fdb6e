#include "model/json/json_reader.h"
#include "model/json/judged_line.h"
#include "tests/app/check/show_strings.h"
#include "tests/support/test_class.h"

#include <nlohmann/json.hpp>

#include <random>
#include <stdexcept>

namespace json_text_test
{

using dossier::JsonText;
using dossier::JsonType;
using dossier::JsonValue;

namespace
{

/// A text that is JSON or nearly so: pieces of JSON in any order.
std::string nearlyJson(std::mt19937 &random)
{
    static const std::vector<std::string> pieces{"{", "}", "[", "]", ",", ":", "\"a\"", R"("\u00e9")", "\"\xC3\xA9\"",
        "0", "-1", "1.5", "2e-3", "1E-2", "true", "false", "null", " ", "\t", "\"", "\\", "\xFF", "-", "01", ".",
        "\"k\":"};
    std::string text;
    for (auto length = random() % 12; length > 0; --length)
        text += pieces[random() % pieces.size()];
    return text;
}

/// A text that is JSON, read.
JsonText read(const std::string &text)
{
    std::optional<JsonText> json = JsonText::parse(text);
    if (!json)
        throw std::runtime_error("not JSON: " + text);
    return *std::move(json);
}

std::vector<JsonType> typesOf(const JsonValue &value)
{
    std::vector<JsonType> types;
    for (const JsonValue &element : value.elements())
        types.push_back(element.type());
    return types;
}

std::u32string characters(std::string_view string)
{
    const std::string quoted = '"' + std::string(string) + '"';
    return read(quoted).root().codePoints();
}

} // namespace

class JsonTextTest : public QObject
{
    Q_OBJECT

private slots:

    void onlyObjectsHaveMembers()
    {
        for (const char *text : {"[\"a\", 1]", "\"a\"", "null", "1", "[]", "{}", "[{\"a\": 1}]"})
            QVERIFY2(!JsonText::parse(text)->root().member("a"), text);
        QVERIFY(JsonText::parse("{\"a\": 1}")->root().member("a"));
    }

    void acceptsWhatALibraryAccepts()
    {
        std::mt19937 random(1);
        int accepted = 0;
        for (int i = 0; i < 200000; ++i)
        {
            const std::string text = nearlyJson(random);
            const bool expected = nlohmann::json::accept(text);
            accepted += expected ? 1 : 0;
            QVERIFY2(JsonText::parse(text).has_value() == expected, text.c_str());
        }
        QVERIFY(accepted > 1000);
    }

    void tellsIntegersFromFractions()
    {
        const std::string text = "[0, -0, 10, 0.0, 1e1, 1E+1, 1.5e-3, " + std::string(500, '9') + "]";
        using enum JsonType;
        QCOMPARE(typesOf(read(text).root()),
            (std::vector{Integer, Integer, Integer, Fraction, Fraction, Fraction, Fraction, Integer}));
    }

    void givesCodePoints()
    {
        QCOMPARE(characters("a\xC3\xA9\xF0\x9F\x98\x80"), std::u32string(U"a\u00E9\U0001F600"));
        QCOMPARE(characters(R"(\"\\\/\b\f\n\r\t\u0041)"), std::u32string(U"\"\\/\b\f\n\r\tA"));
        QCOMPARE(characters(R"(\ud83d\ude00)"), std::u32string(U"\U0001F600"));
        QCOMPARE(characters("e\xCC\x81").size(), 2U);
    }

    void keepsLoneSurrogates()
    {
        QCOMPARE(characters(R"(\ud800)"), std::u32string(1, char32_t{0xD800}));
        QCOMPARE(characters(R"(\ude00\ud83d)"), (std::u32string{char32_t{0xDE00}, char32_t{0xD83D}}));
        QCOMPARE(characters(R"(\ud83d\ud83d\ude00)"), (std::u32string{char32_t{0xD83D}, char32_t{0x1F600}}));
        const std::string text = R"("\ud800")";
        QCOMPARE(read(text).root().text(), std::string("\xEF\xBF\xBD"));
    }

    void findsMembersHoweverTheyAreWritten()
    {
        const std::string text = R"({"a": 1, "b": {"a": 2}, "\u0061": 3, "ab": 4})";
        const JsonText json = read(text);
        QCOMPARE(member(json.root(), "a").source(), "3");
        QCOMPARE(member(member(json.root(), "b"), "a").source(), "2");
        QVERIFY(!json.root().member("c"));
    }

    void saysWhatIsWrongWithDice_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("fault");
        const auto row = [](const char *text, const char *path, dossier::Fault fault)
        { QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(path) << int(fault); };
        row(R"({"dice": [[7]]})", "/dice", dossier::Fault::OutOfRange);
        row(R"({"dice": [[6, 0], [3]]})", "/dice", dossier::Fault::OutOfRange);
        row(R"({"dice": {"red:1": 9}})", "/dice", dossier::Fault::OutOfRange);
        row(R"({"dice": [[6]]})", "/dice", dossier::Fault::WrongLength);
        row(R"({"dice": [[]]})", "/dice", dossier::Fault::WrongLength);
        row(R"({"at": [7, 9]})", "/at", dossier::Fault::NotASpace);
        row(R"({"face": 9})", "/face", dossier::Fault::OutOfRange);
        row(R"({"who": "x"})", "/who", dossier::Fault::UnknownWord);
        row("{}", "/dice", dossier::Fault::Missing);
    }

    void saysWhatIsWrongWithDice()
    {
        QFETCH(QString, text);
        QFETCH(QString, path);
        QFETCH(int, fault);
        const std::string bytes = text.toStdString();
        const auto json = JsonText::parse(bytes);
        const dossier::Malformed told = dossier::faultAt(json->root(), path.toStdString());
        QCOMPARE(int(told.fault), fault);
        QCOMPARE(QString::fromStdString(told.pointer), path);
    }

    void pointsAtValues()
    {
        const std::string text = R"({"x": [[1, 2], {"a/b~c": [true]}]})";
        const JsonText json = read(text);
        const JsonValue second = member(json.root(), "x").elements()[1];
        QCOMPARE(json.root().pointer(), "");
        QCOMPARE(second.pointer(), "/x/1");
        QCOMPARE(second.elements()[1].elements()[0].pointer(), "/x/1/a~1b~0c/0");
    }
};

DOSSIER_TESTS(JsonTextTest, Nothing)

} // namespace json_text_test

#include "json_text_test.moc"
