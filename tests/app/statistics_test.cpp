#include "app/play/statistics.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace statistics_test
{

using namespace dossier;

namespace
{

QString saidOf(Likelihood likelihood, bool isMore = true, double chance = 1.0 / 9)
{
    return sentenceOf({likelihood, isMore, chance});
}

} // namespace

/// Answers to questions about sessions, in words.
class StatisticsTest : public QObject
{
    Q_OBJECT

private slots:

    void chancesAreSaidInWords()
    {
        QCOMPARE(saidOf(Likelihood::TooFew), "Too few rolls to say.");
        QCOMPARE(saidOf(Likelihood::AsExpected), "As expected.");
        QCOMPARE(saidOf(Likelihood::ALittle), "A little more than is due: so many or more come 1 time in 9.");
        QCOMPARE(saidOf(Likelihood::ALittle, false), "A little less than is due: so few or fewer come 1 time in 9.");
        QCOMPARE(saidOf(Likelihood::Rare, true, 0.01), "That is rare: so many or more come 1 time in 100.");
        // A chance of nothing is a rounded one.
        QVERIFY(saidOf(Likelihood::Rare, false, 0).contains("1 time in 1"));
        QCOMPARE(shortSentenceOf({Likelihood::TooFew}), "too few to say");
        QCOMPARE(shortSentenceOf({Likelihood::Rare, false, 0.01}), "rare: so few");
    }

    void aPartIsNamedWithItsPerson()
    {
        const std::vector<storage::Player> players{{"Anna", "Overseer"}, {"Bruno\n", "Rifleman, Heavy Support"}};
        QCOMPARE(partWithPerson("Overseer", players), "Overseer · Anna");
        QCOMPARE(partWithPerson("Heavy Support", players), "Heavy Support · Bruno");
        QCOMPARE(partWithPerson("Heavy", players), "Heavy");
        QCOMPARE(partWithPerson("Overseer", {}), "Overseer");
    }

    void aTableHasItsColumnsBelowEachOther()
    {
        const Answer answer{.id = "dice",
            .question = "How?",
            .answer = "So.",
            .columns = {{"who", "Who"}, {"number", "Number"}},
            .rows = {{QString("Somebody"), 2}, {QString("I"), 10.5}}};
        QCOMPARE(answerLines(answer),
            (QStringList{"How?", "So.", "  Who       Number", "  Somebody  2", "  I         10.5"}));
        QCOMPARE(answerLines({.id = "none", .question = "How?", .answer = "So."}), (QStringList{"How?", "So."}));
    }

    void aTableIsWrittenAsCsv()
    {
        const Answer answer{.id = "dice",
            .columns = {{"who", "Who"}, {"number", "Number \"n\""}},
            .rows = {{QString("Anna, too"), 2}, {QString("=1+1"), 10.5}}};
        QCOMPARE(toCsv(answer), "\"Who\",\"Number \"\"n\"\"\"\r\n\"Anna, too\",2\r\n\"'=1+1\",10.500\r\n");
    }

    void programsGetNumbers()
    {
        const Answer answer{.id = "dice",
            .question = "“How”?",
            .answer = "\"So\"",
            .columns = {{"who", "Who"}, {"number", "Number"}},
            .rows = {{QString("I"), 10.5}, {QString(), 2}}};
        QCOMPARE(QString::fromStdString(toJson({answer})),
            "[{\"id\": \"dice\", \"question\": \"“How”?\", \"answer\": \"\\\"So\\\"\", "
            "\"rows\": [{\"who\": \"I\", \"number\": 10.500}, {\"who\": \"\", \"number\": 2}]}]");
    }
};

DOSSIER_TESTS(StatisticsTest, EventLoop)

} // namespace statistics_test

#include "statistics_test.moc"
