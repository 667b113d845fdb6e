#include "tests/support/test_class.h"
#include "tests/views/conquest/hex_tables.h"
#include "views/conquest/everybody/everybodys_page.h"
#include "views/session/public_pane.h"

#include <QTest>

namespace conquest_public_window_test
{

using namespace dossier;
using namespace dossier::conquest;

namespace
{

/// A fight against a token of which the die lies.
std::shared_ptr<const PublicTable> fighting(int players)
{
    auto table = std::make_shared<PublicTable>(*test::busyScene(players).table);
    table->clock = {Phase::Battle, 6, table->players.colours.front()};
    table->battle = Battle{.by = table->players.colours.front(),
        .at = {0, 1},
        .stage = Stage::Roll,
        .fight = {.against = Against::Token, .name = "Sample Column"}};
    return table;
}

PublicSentences sentences()
{
    return []
    { return QStringList{QStringLiteral("Gold fights against Sample Battery"), QStringLiteral("Gold lands")}; };
}

} // namespace

class ConquestPublicWindowTest : public QObject
{
    Q_OBJECT

private slots:

    void itIsReadFromThreeMetresAndNothingIsCut_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QSize>("size");
        for (int players = 1; players <= 4; ++players)
            for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(900, 1400)})
                QTest::addRow("%d players in %dx%d", players, size.width(), size.height()) << players << size;
    }

    void itIsReadFromThreeMetresAndNothingIsCut()
    {
        QFETCH(int, players);
        QFETCH(QSize, size);
        PublicScreen window;
        window.resize(size);
        window.render(everybodysPage(fighting(players), sentences()));
        window.show();
        window.grab();
        QCOMPARE(window.panes().size(), 5U);
        for (const PublicPane *pane : window.panes())
        {
            QVERIFY2(!pane->isCut(), qPrintable(pane->accessibleName()));
            QVERIFY(pane->width() > 0 && pane->height() > 0);
            QVERIFY(window.rect().contains(pane->geometry()));
        }
    }

    void everyPartIsToldInWords()
    {
        PublicScreen window;
        window.resize(1280, 720);
        window.render(everybodysPage(fighting(2), sentences()));
        QStringList told;
        for (const PublicPane *pane : window.panes())
            told << pane->accessibleName();
        const QString all = told.join(u'\n');
        for (const char *word : {"Round 6", "Gold", "Battle", "Sample Column", "strength 5", "Chance to win",
                 "Terror: 2", "B1, Sample Village", "Gold lands"})
            QVERIFY2(all.contains(QLatin1String(word)), qPrintable(QLatin1String(word) + u'\n' + all));
    }

    void theSpaceStuffOfEveryPlayerIsTold()
    {
        auto table = std::make_shared<PublicTable>(*fighting(2));
        table->inPlay.at(Colour::Green).stuff = {{"Sample Lamp", true}, {"Sample Lens", false}};
        PublicScreen window;
        window.resize(1280, 720);
        window.render(everybodysPage(table, sentences()));
        window.grab();
        QStringList told;
        for (const PublicPane *pane : window.panes())
        {
            QVERIFY2(!pane->isCut(), qPrintable(pane->accessibleName()));
            told << pane->accessibleName();
        }
        const QString all = told.join(u'\n');
        QVERIFY2(all.contains(QStringLiteral("Space Stuff: Sample Lamp · Sample Lens (used)")), qPrintable(all));
    }

    void aTableBeforeTheGameAndAfterItIsShown()
    {
        auto table = std::make_shared<PublicTable>(*test::busyScene(3).table);
        table->clock.phase = Phase::SetUp;
        PublicScreen window;
        window.resize(1280, 720);
        window.render(everybodysPage(table, sentences()));
        window.grab();
        auto over = std::make_shared<PublicTable>(*table);
        over->clock.phase = Phase::Over;
        over->outcome = Outcome{Ending::Cannon, {}};
        window.render(everybodysPage(over, sentences()));
        window.grab();
        QVERIFY(!window.panes().front()->accessibleName().isEmpty());
        auto nobody = std::make_shared<PublicTable>();
        window.render(everybodysPage(nobody, sentences()));
        window.grab();
    }
};

DOSSIER_TESTS(ConquestPublicWindowTest, Windows)

} // namespace conquest_public_window_test

#include "conquest_public_window_test.moc"
