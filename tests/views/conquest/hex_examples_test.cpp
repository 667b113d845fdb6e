#include "model/conquest/examples/rule_source.h"
#include "places.h"
#include "tests/support/test_class.h"
#include "views/conquest/examples/hex_example_scene.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

namespace hex_examples_test
{

using namespace dossier;
using namespace dossier::conquest;

namespace
{

/// The examples of the shipped texts by the ids of their rules.
const std::map<std::string, HexExample> &examples()
{
    static const std::map<std::string, HexExample> all = []
    {
        std::ifstream stream(DOSSIER_SOURCE_DIR "/resources/rules/conquest.json");
        std::ostringstream text;
        text << stream.rdbuf();
        std::map<std::string, HexExample> found;
        const std::vector<RuleText> rules = readRuleTexts(text.str(), ruleSource()).value();
        for (const RuleText &rule : rules)
            if (const HexExample *hexes = exampleOf(rule))
                found.emplace(std::string(id(rule.rule)), *hexes);
        return found;
    }();
    return all;
}

QString verdict(const char *rule)
{
    return shownExample(examples().at(rule)).verdict;
}

/// The fault of a rule with such an example; apostrophes stand for quotation marks.
std::string fault(std::string example)
{
    std::string text
        = "{'version': 1, 'rules': [{'id': 'CQ-BOARD-1', 'printings': ['first'], 'title': {'it': 'a', 'en': "
          "'a'}, 'text': {'it': 'a', 'en': 'a'}, 'hexes': "
        + std::move(example) + "}]}";
    std::ranges::replace(text, '\'', '"');
    const auto read = readRuleTexts(text, ruleSource());
    return read ? "none" : read.error().pointer;
}

} // namespace

class HexExamplesTest : public QObject
{
    Q_OBJECT

private slots:

    void whatTheRulesSayIsTold()
    {
        QCOMPARE(verdict("CQ-BOARD-2"), QStringLiteral("A4 touches: A0, A3, A5, B6, C2."));
        QCOMPARE(verdict("CQ-ACT-3"), QStringLiteral("Movement goes on from: B3. It ends on: B1, B2, B4, B5, B6."));
        QCOMPARE(verdict("CQ-FIGHT-4"), QStringLiteral("Fleeing leads to: B0, B2, B6."));
        QVERIFY(verdict("CQ-FIGHT-5").contains(QLatin1Char('3')));
        QCOMPARE(verdict("CQ-RES-7"), QStringLiteral("A token that is on B3 is pushed to B0 first."));
        QVERIFY(verdict("CQ-BOARD-1").isEmpty());
    }

    void whatIsWorkedOutOfABoardIsTold()
    {
        QCOMPARE(verdict("CQ-STATE-5"), QStringLiteral("Terror: Gold 5, Green 1; 8 wins."));
        QCOMPARE(verdict("CQ-DEMO-1"), QStringLiteral("Terror: Gold 3, Green 0; 8 wins."));
        QCOMPARE(verdict("CQ-WIN-1"), QStringLiteral("Terror: Gold 8, Green 2; 8 wins."));
        QCOMPARE(verdict("CQ-COOP-1"), QStringLiteral("Terror: Gold 3, Green 2; together 5 of 16."));
        QCOMPARE(verdict("CQ-EXP-1"), QStringLiteral("To be met: B1, B2, B4."));
        QCOMPARE(verdict("CQ-EXP-3"), QStringLiteral("To be met: B2."));
        QCOMPARE(verdict("CQ-TOKEN-2"), QStringLiteral("To be met: B0, B2, B3."));
        QCOMPARE(verdict("CQ-COOP-4"), QStringLiteral("To be met: B1."));
        QCOMPARE(verdict("CQ-STEAL-1"), QStringLiteral("Gold may steal: C2."));
        QCOMPARE(verdict("CQ-TOKEN-3"), QStringLiteral("A token that is on B3 is pushed to B0 first."));
        QCOMPARE(verdict("CQ-RES-2"), QStringLiteral("Freed: B3."));
        QCOMPARE(verdict("CQ-RES-4"), QStringLiteral("Moves to a random space of its section: the token on B2."));
        QVERIFY(verdict("CQ-RES-5").contains(QLatin1Char('3')) && verdict("CQ-RES-5").contains(QStringLiteral("B2")));
        QCOMPARE(verdict("CQ-RES-10"), QStringLiteral("Captain Fantastic fights one round on: B1, B4."));
        // Equals: whoever has the higher die, or the only six.
        QVERIFY(verdict("CQ-FIGHT-2").startsWith(QStringLiteral("Chance to win: 50.0%")));
        for (const char *rule : {"CQ-FIGHT-3", "CQ-ODDS-1", "CQ-ODDS-2"})
            QVERIFY(verdict(rule).startsWith(QStringLiteral("Chance to win: ")));
    }

    void whatIsToldIsDrawn()
    {
        const HexScene flight = shownExample(examples().at("CQ-FIGHT-4")).scene;
        QCOMPARE(flight.arrows.size(), 3U);
        QCOMPARE(flight.lights.at({1, 1}), HexLight::Picked);
        QCOMPARE(flight.lights.at({1, 6}), HexLight::Reach);
        const HexScene push = shownExample(examples().at("CQ-RES-7")).scene;
        QCOMPARE(push.ghosts.size(), 1U);
        QCOMPARE(push.arrows.front(), (std::pair{Place{1, 3}, Place{1, 0}}));
        const HexScene due = shownExample(examples().at("CQ-EXP-2")).scene;
        QCOMPARE(due.lights.at({1, 1}), HexLight::Due);
        QCOMPARE(due.lights.size(), 2U);
    }

    void anExampleThatIsOffTheBoardIsRefused()
    {
        const std::string at = "/rules/0/hexes";
        const std::string caption = "'caption': {'it': 'a', 'en': 'a'}}";
        QCOMPARE(fault("{'show': 'touch', 'players': ['gold'], 'at': 'B1', " + caption), std::string("none"));
        QCOMPARE(fault("{'show': 'touch', 'players': ['gold'], 'at': 'C1', " + caption), at + "/at");
        QCOMPARE(fault("{'show': 'fly', 'players': ['gold'], 'at': 'B1', " + caption), at + "/show");
        QCOMPARE(fault("{'show': 'spaces', 'players': ['gold'], 'aliens': [{'at': 'A1', 'of': 'red'}], " + caption),
            at + "/aliens/0/of");
    }
};

DOSSIER_TESTS(HexExamplesTest, Windows)

} // namespace hex_examples_test

#include "hex_examples_test.moc"
