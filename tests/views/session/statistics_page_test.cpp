#include "tests/support/test_class.h"
#include "views/session/statistics_page.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <set>

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
    return spokenLines(statisticsPage(shown, {}, 200, {})).join(u'\n');
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
        const Part page = statisticsPage(counted(1), {}, 200,
            {.copy = [&](std::size_t answer) { taken << QStringLiteral("copy %1").arg(answer); },
                .save = [&](std::size_t answer) { taken << QStringLiteral("save %1").arg(answer); }});
        const Part *menu = menuOf(page);
        QVERIFY(menu != nullptr && menu->isShown);
        for (const MenuItem &item : std::get<Button>(menu->content).menu)
            item.chosen.run();
        QCOMPARE(taken, (QStringList{"copy 0", "save 0"}));
        QVERIFY(!menuOf(statisticsPage(counted(0), {}, 200, {}))->isShown);
        ShownStatistics charted = counted(1);
        charted.answers.front().chart = {{QStringLiteral("Person 1")}, {{QStringLiteral("Hits"), {1}}}};
        const Part withChart = statisticsPage(charted, {}, 200,
            {.savePicture = [&](std::size_t answer) { taken << QStringLiteral("picture %1").arg(answer); }});
        std::get<Button>(menuOf(withChart)->content).menu.at(2).chosen.run();
        QCOMPARE(taken.last(), QStringLiteral("picture 0"));
    }

    void aChartIsSavedWithItsQuestionAndAnswer()
    {
        const BarChart chart{{QStringLiteral("Person 1"), QStringLiteral("Person 2")},
            {{QStringLiteral("Hits"), {1, 2}}, {QStringLiteral("Due"), {1.5, -1}}}};
        const QString question = QStringLiteral("How did the dice fall in <that> night?");
        const Picture picture = chartPicture(question, QStringLiteral("As expected."), chart);
        const QByteArray svg = pictureIn(PictureFormat::Svg, picture, themeFor(ThemeChoice::Light));
        for (const char *said : {"<title>How did the dice fall in &lt;that&gt; night?</title>", "As expected.",
                 "Person 1", "Person 2", "Hits", "Due", "1.5"})
            QVERIFY2(svg.contains(said), said);
        const QImage png = QImage::fromData(pictureIn(PictureFormat::Png, picture, themeFor(ThemeChoice::Dark)));
        QCOMPARE(png.size(), picture.size);
        // A long answer gets more lines, and bars stay below it.
        const Picture longer = chartPicture(question, QStringLiteral("As expected. ").repeated(40), chart);
        QCOMPARE(longer.size.width(), picture.size.width());
        QVERIFY(longer.size.height() > picture.size.height());
    }

    void aChartIsShownUntilItsTableIsAskedFor()
    {
        ShownStatistics shown = counted(2);
        shown.answers.front().chart = {{QStringLiteral("Person 1"), QStringLiteral("Person 2")},
            {{QStringLiteral("Hits"), {1, 2}}, {QStringLiteral("Due"), {1.5, -1}}}};
        StatisticsPage page({.count = [](int) { }});
        page.resize(1280, 744);
        page.showAnswers(shown);
        page.show();
        const auto sees = [&](const QString &text)
        {
            const QList<QLabel *> labels = page.findChildren<QLabel *>();
            return std::ranges::any_of(
                labels, [&](const QLabel *label) { return label->isVisible() && label->text() == text; });
        };
        auto *chart = page.findChild<QWidget *>(QStringLiteral("chart/0"));
        QVERIFY(chart != nullptr);
        QVERIFY(chart->isVisible() && chart->accessibleName() == QStringLiteral("As expected."));
        QVERIFY(!sees(QStringLiteral("Person 2")));
        // Bars of two colours and their numbers are painted.
        const QImage picture = chart->grab().toImage();
        std::set<QRgb> colours;
        for (int x = 0; x < picture.width(); ++x)
            for (int y = 0; y < picture.height(); ++y)
                colours.insert(picture.pixel(x, y));
        for (const QColor &colour : {currentTheme().teal.fill, currentTheme().amber.fill})
            QVERIFY(colours.contains(colour.rgb()));
        for (QPushButton *button : page.findChildren<QPushButton *>())
            if (button->isVisible() && button->text() == QStringLiteral("Table"))
                button->click();
        QVERIFY(sees(QStringLiteral("Person 2")));
        QVERIFY(page.findChild<QWidget *>(QStringLiteral("chart/0")) == nullptr
            || !page.findChild<QWidget *>(QStringLiteral("chart/0"))->isVisible());
    }

    void aReportIsSavedOnceAllIsCounted()
    {
        int reports = 0;
        StatisticsPage page({.count = [](int) {}, .report = [&] { ++reports; }});
        ShownStatistics shown = counted(1);
        shown.isCounting = true;
        page.showAnswers(shown);
        page.show();
        QTest::keyClick(&page, Qt::Key_Return);
        QCOMPARE(reports, 0);
        shown.isCounting = false;
        page.showAnswers(shown);
        QTest::keyClick(&page, Qt::Key_Return);
        QCOMPARE(reports, 1);
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
