#include "app/omega/overseer_session.h"
#include "app/play/hanging_wording.h"
#include "app/play/specter/rules.h"
#include "tests/app/play/kept_game.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"

#include <QFile>
#include <QTest>

namespace hanging_table_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

std::string packText(const char *name)
{
    QFile file(QStringLiteral(":/packs/") + QString::fromLatin1(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

/// A session whose table was left hanging by an earlier version opens as it is, and the window says what is wrong.
class HangingTableTest : public QObject
{
    Q_OBJECT

private slots:

    void aSecondAgentWhoIsDueAndNotThereIsTold()
    {
        KeptTestGame<SpecterRules> game(packText("facility-83x.json"), "first");
        game.give("{\"type\": \"choose_players\", \"players\": {\"number\": 2, \"hunters\": [\"gun\", \"beast\"],"
                  " \"sheets_on_paper\": false}}");
        game.forge("{\"type\": \"board_written\", \"vehicle\": \"K17\", \"smoke\": [], \"objectives\": [],"
                   " \"completed\": [], \"turn\": null, \"second_agent_due\": true}");
        DeskAtRest at;
        at.desk().open(game.letGo());
        QVERIFY2(at.message().contains(QStringLiteral("a second agent is to move, and there is none")),
            qPrintable(at.message()));
        QVERIFY(at.message().contains(QStringLiteral("Undo the correction")));
    }

    void soIsACommandoOffTheMap()
    {
        KeptTestGame<OmegaRules> game(packText("sample.json"), "revised");
        game.give("{\"type\": \"choose_commando\", \"role\": \"team_leader\", \"seat\": 1}");
        game.forge("{\"type\": \"placed\", \"who\": \"team_leader\", \"at\": [99, 99], \"facing\": \"N\"}");
        DeskAtRest at;
        at.desk().open(game.letGo());
        QVERIFY2(at.message().contains(QStringLiteral("a commando is off the map")), qPrintable(at.message()));
    }

    void aTableThatHoldsTogetherSaysNothing()
    {
        KeptTestGame<OmegaRules> game(packText("sample.json"), "revised");
        game.give("{\"type\": \"choose_commando\", \"role\": \"team_leader\", \"seat\": 1}");
        DeskAtRest at;
        at.desk().open(game.letGo());
        QVERIFY2(!at.message().contains(QStringLiteral("contradictory")), qPrintable(at.message()));
    }

    void everyPlaceHasItsSentence()
    {
        const QString other = wording::hanging("/elsewhere/3");
        QVERIFY(other.contains(QStringLiteral("/elsewhere/3")));
        for (const char *place : {"/second_agent_due", "/traitor", "/turn/hunter", "/clock/phase", "/hunters/gun/at",
                 "/agents/first/start", "/sheets/second", "/vehicle", "/smoke", "/objectives", "/completed",
                 "/adrenaline/wells", "/commandos/rifleman/at", "/pending/challenge/door", "/pending/attack/target"})
        {
            const QString told = wording::hanging(place);
            QVERIFY2(!told.contains(QString::fromLatin1(place)), qPrintable(told));
        }
    }
};

DOSSIER_TESTS(HangingTableTest, Windows)

} // namespace hanging_table_test

#include "hanging_table_test.moc"
