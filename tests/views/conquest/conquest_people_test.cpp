#include "tests/support/test_class.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/visible_texts.h"
#include "tests/views/conquest/conquest_players.h"
#include "views/conquest/everybody/everybodys_page.h"

#include <QTest>

namespace conquest_people_test
{

using namespace dossier;
using namespace dossier::test;
using conquest::Colour;
using conquest::Mode;

namespace
{

/// A game of two against each other, whom set-up named.
void beginNamed(Players &players, const QString &green, const QString &blue)
{
    ConquestWish wish = usualWish(players.open().pack, Mode::Competitive, 2, drawnBelow);
    wish.name = QStringLiteral("named");
    wish.names = {{wish.players.colours.front(), green}, {wish.players.colours.back(), blue}};
    players.desk().beginSession(wish);
    deliverPosted();
}

QString textsIn(QWidget &widget)
{
    QStringList all;
    for (const VisibleText &text : visibleTexts(&widget))
        all << text.text;
    return all.join(u'|');
}

} // namespace

/// Players are called by the names that were typed for them.
class ConquestPeopleTest : public QObject
{
    Q_OBJECT

private slots:

    void whoPlaysStandsOnTheCardsAndOnTheCover()
    {
        Players players(Mode::Competitive, 6);
        beginNamed(players, QStringLiteral("Anna"), QStringLiteral("Berto"));
        QVERIFY(textsIn(players.page()).contains(QStringLiteral("Anna · ")));
        QVERIFY(textsIn(players.page()).contains(QStringLiteral("Berto · ")));
        players.defaultButton().click();
        const QString first = wording::name(players.open().players.colours.front());
        QVERIFY(textsIn(*players.desk().seats()->cover()).contains(QStringLiteral("Anna (%1)").arg(first)));
        const PublicPage page = everybodysPage(
            players.desk().session()->open(), [] { return QStringList(); }, {{Colour::Green, QStringLiteral("Anna")}});
        QVERIFY(page.parts.at(1).told().contains(QStringLiteral("Anna (Green)")));
    }

    /// The file has the colours in the language in which the game was set up.
    void aReportNamesTheColoursInItsOwnLanguage()
    {
        Players players(Mode::Competitive, 6);
        beginNamed(players, QStringLiteral("Anna"), QStringLiteral("Anna"));
        const storage::Player first = players.desk().session()->players().front();
        players.desk().session()->namePlayers({{first.name, QStringLiteral("Verde")}, {first.name, {}}});
        const QString path = players.desk().session()->path();
        players.desk().close();
        players.desk().open(path, {});
        QVERIFY(players.desk().documentOf(ConquestPaper::Report).contains(QStringLiteral("Green: Anna")));
    }

    /// A name that is too long is cut and moves nothing.
    void anEndlessNameTakesNoRoom()
    {
        Players players(Mode::Competitive, 6);
        beginNamed(players, QStringLiteral("A"), QStringLiteral("B"));
        const QRect before = const_cast<HexBoard &>(players.page().board()).geometry();
        beginNamed(players, QString(10000, u'W'), QStringLiteral("<b>bold</b> & %1"));
        QCOMPARE(const_cast<HexBoard &>(players.page().board()).geometry(), before);
    }
};

DOSSIER_TESTS(ConquestPeopleTest, Windows)

} // namespace conquest_people_test

#include "conquest_people_test.moc"
