#include "tests/support/test_class.h"
#include "views/session/statistics_page.h"

#include <QTest>

namespace statistics_page_test
{

using namespace dossier;

namespace
{

ShownStatistics counted(int rows)
{
    ShownAnswer dice{.game = QStringLiteral("A game"),
        .question = QStringLiteral("How did the dice fall?"),
        .answer = QStringLiteral("As expected."),
        .columns = {QStringLiteral("Who"), QStringLiteral("Hits")},
        .numbers = {false, true}};
    for (int i = 1; i <= rows; ++i)
        dice.rows.push_back({QStringLiteral("Person %1").arg(i), QString::number(i)});
    return {.name = QStringLiteral("Fridays"),
        .scopes = {QStringLiteral("All sessions"), QStringLiteral("Session 2"), QStringLiteral("Session 1")},
        .answers = {dice},
        .notes = {QStringLiteral("Session 1 is not counted: it is damaged.")}};
}

QString spoken(const ShownStatistics &shown)
{
    return spokenLines(statisticsPage(shown, 200, {})).join(u'\n');
}

const Part *menuOf(const Part &part)
{
    const auto *button = std::get_if<Button>(&part.content);
    if (button != nullptr && !button->menu.empty())
        return &part;
    for (const Part &one : part.inside)
        if (const Part *found = menuOf(one))
            return found;
    return nullptr;
}

} // namespace

/// The statistics of a campaign file, as a value.
class StatisticsPageTest : public QObject
{
    Q_OBJECT

private slots:

    void aQuestionHasItsAnswerAndItsTable()
    {
        const QString all = spoken(counted(2));
        for (const char *said : {"Fridays", "A game", "How did the dice fall?", "As expected.", "Who", "Person 2",
                 "Session 1 is not counted: it is damaged."})
            QVERIFY2(all.contains(QLatin1String(said)), said);
        QVERIFY2(!all.contains(QStringLiteral("Counting")) && !all.contains(QStringLiteral("more row")),
            qUtf8Printable(all));
    }

    void aLongTableIsCutAndSaysSo()
    {
        const QString all = spoken(counted(45));
        QVERIFY2(all.contains(QStringLiteral("Person 40")) && !all.contains(QStringLiteral("Person 41")),
            qUtf8Printable(all));
        QVERIFY2(all.contains(QStringLiteral("5 more row")), qUtf8Printable(all));
    }

    void theMenuTakesTheTableOfItsQuestion()
    {
        QStringList taken;
        const Part page = statisticsPage(counted(1), 200,
            {.copy = [&](std::size_t answer) { taken << QStringLiteral("copy %1").arg(answer); },
                .save = [&](std::size_t answer) { taken << QStringLiteral("save %1").arg(answer); }});
        const Part *menu = menuOf(page);
        QVERIFY(menu != nullptr && menu->isShown);
        for (const MenuItem &item : std::get<Button>(menu->content).menu)
            item.chosen.run();
        QCOMPARE(taken, (QStringList{"copy 0", "save 0"}));
        QVERIFY(!menuOf(statisticsPage(counted(0), 200, {}))->isShown);
    }

    void withoutSessionsItSaysWhenThereWillBeAnswers()
    {
        const QString none = QStringLiteral("After the first session");
        QVERIFY(spoken({}).contains(none));
        QVERIFY(!spoken({.isCounting = true}).contains(none));
        QVERIFY(spoken({.isCounting = true}).contains(QStringLiteral("Counting…")));
        QVERIFY(!spoken({.problem = QStringLiteral("It is damaged.")}).contains(none));
    }
};

DOSSIER_TESTS(StatisticsPageTest, Windows)

} // namespace statistics_page_test

#include "statistics_page_test.moc"
