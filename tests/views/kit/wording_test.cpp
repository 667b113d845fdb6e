#include "app/window/translators.h"
#include "model/core/fact.h"
#include "tests/support/test_class.h"
#include "views/board/space_name.h"
#include "views/board/wording.h"
#include "views/kit/filled.h"
#include "views/kit/plain_text.h"
#include "views/kit/signed_number.h"
#include "views/omega/editor/map_facts.h"
#include "views/omega/editor/map_words.h"

#include <QSet>
#include <QTest>

namespace wording_test
{

using namespace dossier;

namespace
{

constexpr int faults = static_cast<int>(Fault::LeftHanging) + 1;
constexpr int fileFaults = static_cast<int>(FileFault::NotWritten) + 1;

/// The person who bought something.
struct Buyer
{
    std::string name;
    static constexpr auto names = memberNames("name");
};

/// A value as a sentence tells it.
struct Sold
{
    Buyer buyer;
    std::string card;
    int price = 0;
    std::optional<int> change;
    std::vector<int> coins;
    Word<"sold"> done;
    static constexpr auto names = memberNames("buyer", "card", "price", "change", "coins", "done");
};

/// Says numbers by their type and texts by their names, too.
struct SoldFacts
{
    QString operator()(int number) const { return QString::number(number); }

    QString operator()(std::string_view name, const std::string &text) const
    {
        return QLatin1String(name.data(), static_cast<qsizetype>(name.size())) + u'/' + QString::fromStdString(text);
    }
};

/// Sentences of which one is a description.
struct SoldSentences
{
    SoldFacts say;

    SENTENCE(Sold, QStringLiteral("{card} is sold for {price}."))
};

} // namespace

class WordingTest : public QObject
{
    Q_OBJECT

private slots:

    void everyFaultHasASentenceOfItsOwn_data()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("English") << static_cast<int>(Language::English);
        QTest::newRow("Italian") << static_cast<int>(Language::Italian);
    }

    void everyFaultHasASentenceOfItsOwn()
    {
        QFETCH(int, language);
        Translators translators;
        translators.speak(static_cast<Language>(language));
        QSet<QString> sentences;
        for (int fault = 0; fault < faults; ++fault)
            sentences << wording::sentence(static_cast<Fault>(fault));
        for (int fault = 0; fault < fileFaults; ++fault)
            sentences << wording::sentence(static_cast<FileFault>(fault));
        QCOMPARE(sentences.size(), faults + fileFaults);
        QVERIFY(!sentences.contains(QString()));
        for (const QString &sentence : sentences)
            QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
    }

    void aSentenceNamesItsFacts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("in any order") << "{price} for {card}" << "5 for card/Ray";
        QTest::newRow("twice") << "{price} and {price}" << "5 and 5";
        QTest::newRow("a fact of a fact") << "{buyer.name}" << "name/Ann";
        QTest::newRow("a list") << "{coins}." << "2, 3.";
        QTest::newRow("a fact that is missing") << "<{change}>" << "<>";
        QTest::newRow("no such fact") << "{cost} {price}" << "{cost} 5";
        QTest::newRow("a fact that has no words") << "{done} {price}" << "{done} 5";
        QTest::newRow("an open brace") << "{price} {price" << "5 {price";
        QTest::newRow("no fact") << "%1 is sold." << "%1 is sold.";
    }

    void aSentenceNamesItsFacts()
    {
        QFETCH(QString, text);
        const Sold sold{.buyer = {"Ann"}, .card = "Ray", .price = 5, .change = {}, .coins = {2, 3}, .done = {}};
        QTEST(filled(text, sold, SoldFacts()), "said");
    }

    /// A card's name is typed by people.
    void aFactWithBracesNamesNoOther()
    {
        const Sold sold{.buyer = {"Ann"}, .card = "{price} %1 {", .price = 5, .change = {}, .coins = {}, .done = {}};
        QCOMPARE(SoldSentences{}(sold), QStringLiteral("card/{price} %1 { is sold for 5."));
    }

    void aProblemNamesTheFileThePlaceTheReasonAndTheRemedy()
    {
        const MapProblem problem{QStringLiteral("/home/me/kappa.json"), Malformed{"/doors/2", Fault::NotAnEdge}};
        QCOMPARE(wording::headline(problem), QStringLiteral("Dossier did not open “kappa.json”."));
        QCOMPARE(wording::advice(problem),
            QStringLiteral("At /doors/2: an edge between two spaces of the map is expected. Correct the file in a text "
                           "editor, or open another map."));
    }

    void whatWasNotSavedIsSaidSo()
    {
        const MapProblem problem{QStringLiteral("a.json"), FileFault::NotWritten, Attempt::Save};
        QCOMPARE(wording::headline(problem), QStringLiteral("Dossier did not save “a.json”."));
    }

    void whatIsAddedHasItsSign()
    {
        QCOMPARE(wording::signedNumber(2), QStringLiteral("+2"));
        QCOMPARE(wording::signedNumber(-1), QStringLiteral("−1"));
        QCOMPARE(wording::signedNumber(0), QStringLiteral("0"));
    }

    void columnsHaveLettersAndRowsNumbers()
    {
        QCOMPARE(spaceName({0, 0}), QStringLiteral("A1"));
        QCOMPARE(spaceName({2, 6}), QStringLiteral("C7"));
        QCOMPARE(spaceName({25, 39}), QStringLiteral("Z40"));
        QCOMPARE(spaceName({26, 0}), QStringLiteral("AA1"));
        QCOMPARE(spaceName({39, 39}), QStringLiteral("AN40"));
    }

    void factsAreCounted()
    {
        Map map(4, 2);
        map.setWall({1, 0});
        map.setDoor({{1, 1}, Edge::Side::East});
        map.setDoor({{2, 0}, Edge::Side::South});
        map.setRubble({0, 0});
        map.setTile({3, 0}, U'x');
        map.setEmi(U'x');
        map.setEmi(U'?'); // no tile has this name
        const MapFacts expected{.width = 4,
            .height = 2,
            .rooms = 2,
            .floorSpaces = 7,
            .wallSpaces = 1,
            .doors = 2,
            .rubbleSpaces = 1,
            .emiTiles = 1};
        QVERIFY(factsOf(map) == expected);
    }

    void aLineHasNoControlsAndAnEnd()
    {
        QCOMPARE(singleLine(QStringLiteral("a\n\tb \x01 c")), QStringLiteral("a b c"));
        QCOMPARE(singleLine(QString(10000, u'x')).size(), 80);
        QCOMPARE(singleLine(QString(90, u'x'), 5), QStringLiteral("xxxx…"));
        QCOMPARE(singleLine(QString::fromUtf8("abc\U0001F9D1\U0001F680"), 5), QString::fromUtf8("abc…"));
        QCOMPARE(singleLine(QString::fromUtf8("\u202Eab")), QStringLiteral("ab"));
        QCOMPARE(singleLine(QString::fromUtf8("שלום")), QString::fromUtf8("\u2068שלום\u2069"));
    }

    void menusAndTipsTakeTextAsItIs()
    {
        QCOMPARE(menuLine(QStringLiteral("a & b")), QStringLiteral("a && b"));
        QCOMPARE(tipLine(QStringLiteral("<b>a</b>")), QStringLiteral("<span>&lt;b&gt;a&lt;/b&gt;</span>"));
        for (const char *text : {"<b>a</b>", "a & \"b\"", "&lt;", "plain"})
            QCOMPARE(spokenTip(tipLine(QLatin1String(text))), QLatin1String(text));
        QCOMPARE(spokenTip(QStringLiteral("a <span>b</span>")), QStringLiteral("a <span>b</span>"));
    }
};

DOSSIER_TESTS(WordingTest, EventLoop)

} // namespace wording_test

#include "wording_test.moc"
