// A copy for the players, opened in the window.
#include "app/games/games.h"
#include "app/play/public_export.h"
#include "app/session/plain_files.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/settle.h"
#include "views/session/machine_pages.h"
#include "views/specter/hunters/hunters_page.h"

#include <QFileInfo>
#include <QTest>

namespace players_copy_test
{

using namespace dossier;
using namespace dossier::test;

/// It shows what everybody knows, says what it is, and is not written.
class PlayersCopyTest : public QObject
{
    Q_OBJECT

private slots:

    void itIsReadAlone_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"omega", "specter", "conquest"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    void itIsReadAlone()
    {
        QFETCH(QString, game);
        DeskAtRest at;
        emit at.window().playRequested(game);
        GameSession *played = at.desk().openGame()->session();
        QVERIFY(played->writeNotes(QStringLiteral("The plan")));
        const std::uint32_t lines = played->lineCount(journal::Eyes::Everybodys);
        const QString copy = at.path(QStringLiteral("copy.dossier"));
        QVERIFY(exportPublic(*played->keptGame().file, gamesByLines(), copy).has_value());
        QVERIFY(!exportPublic(*played->keptGame().file, gamesByLines(), copy).has_value());
        const qint64 size = QFileInfo(copy).size();

        at.desk().open(copy);
        settle();
        QVERIFY2(at.message().contains(QStringLiteral("It is a copy for the players")), qPrintable(at.message()));
        GameSession *shown = at.desk().openGame()->session();
        QCOMPARE(QFileInfo(shown->path()).fileName(), QStringLiteral("copy.dossier"));
        QCOMPARE(shown->lineCount(journal::Eyes::Everybodys), lines);
        QCOMPARE(shown->facts().notes, QString());
        QVERIFY(!shown->writeNotes(QStringLiteral("Mine")));
        at.desk().openGame()->close();
        QCOMPARE(QFileInfo(copy).size(), size);
        QVERIFY(!plainFiles(at.path(QStringLiteral("."))).contains(QFileInfo(copy).absoluteFilePath()));
    }

    /// The sheet of the agent is not in it.
    void specterOpsShowsTheHuntersPage()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("specter"));
        const auto page = [&] { return dynamic_cast<MachinePages *>(at.desk().openGame()->pageNow())->pageInFront(); };
        QVERIFY(dynamic_cast<HuntersPage *>(page()) == nullptr);
        const QString copy = at.path(QStringLiteral("copy.dossier"));
        QVERIFY(exportPublic(*at.desk().openGame()->session()->keptGame().file, gamesByLines(), copy).has_value());
        at.desk().open(copy);
        QVERIFY(dynamic_cast<HuntersPage *>(page()) != nullptr);
        at.press(Qt::Key_F4);
        QVERIFY(dynamic_cast<HuntersPage *>(page()) != nullptr);
    }
};

DOSSIER_TESTS(PlayersCopyTest, Windows)

} // namespace players_copy_test

#include "players_copy_test.moc"
