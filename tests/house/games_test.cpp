#include "app/check/answer.h"
#include "app/games/games.h"
#include "app/session/session_library.h"
#include "app/window/settings.h"
#include "places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace games_test
{

using namespace dossier;

namespace
{

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

} // namespace

/// The conditions on the list of games that the program relies on.
class GamesTest : public QObject
{
    Q_OBJECT

private slots:

    void eachGameHasAnIdOfItsOwn()
    {
        QSet<QString> ids;
        for (const Game &game : games())
        {
            QVERIFY(!ids.contains(game.face.id) && !game.face.id.isEmpty());
            ids << game.face.id;
        }
    }

    void aGameIsCalledTheSameByLinesAndInTheWindow()
    {
        for (const Game &game : games())
            if (game.lines)
                QCOMPARE(asQString(game.lines->name.id), game.face.id);
    }

    void everyFileOfRulesIsAGames()
    {
        QStringList named;
        for (const Game &game : games())
            named += game.rules.files;
        QStringList files
            = QDir(QStringLiteral(DOSSIER_SOURCE_DIR "/resources/rules")).entryList({QStringLiteral("*.json")});
        files.replaceInStrings(QStringLiteral(".json"), QString());
        named.sort();
        QCOMPARE(named, files);
    }

    void checkAnswersTheKindsOfEachGame()
    {
        QSet<QString> names;
        const QueryKinds kinds = queryKinds(gamesByLines());
        for (const QueryKind &kind : kinds)
        {
            QVERIFY2(!names.contains(text(kind.name)), "two games have a kind");
            names << text(kind.name);
            const std::string told = answer("{\"kind\": \"" + std::string(kind.name) + "\"}", kinds);
            QVERIFY2(told.find("\"/kind\"") == std::string::npos, told.c_str());
        }
        QVERIFY(names.contains(QStringLiteral("conquest.battle")));
    }

    void theUsualEditionIsOneOfThem()
    {
        for (const Game &game : games())
        {
            QVERIFY(game.face.usual < game.face.editions.size());
            QCOMPARE(editionOf(Preferences(), game.face), game.face.usual);
        }
    }

    void aGameThatIsPlayedByLinesHasTheSameUsualEdition()
    {
        for (const Game &game : games())
        {
            if (!game.lines)
                continue;
            const QTemporaryDir folder;
            QProcess play;
            play.setStandardInputFile(QProcess::nullDevice());
            play.start(QStringLiteral(DOSSIER_BINARY),
                {QStringLiteral("play"), QStringLiteral("--game"), game.face.id, QStringLiteral("--file"),
                    folder.filePath(QStringLiteral("evening.dossier"))});
            QVERIFY(play.waitForFinished());
            QCOMPARE(play.exitCode(), 0);
            const std::vector<SessionRow> kept = sessionsIn(folder.path());
            QCOMPARE(kept.size(), std::size_t{1});
            QCOMPARE(kept.front().game, game.face.id);
            QCOMPARE(kept.front().printing, game.face.editions[game.face.usual].id);
        }
    }

    void theEditionsOfTwoGamesAreKeptApart()
    {
        const QTemporaryDir folder;
        const QString store = folder.filePath(QStringLiteral("settings.ini"));
        QSet<QString> keys;
        for (const Game &game : games())
        {
            keys << editionKeyOf(game);
            for (const EditionFace &edition : game.face.editions)
            {
                Preferences chosen;
                chosen.editions[game.face.id] = edition.id;
                Settings(store).setPreferences(chosen);
                QCOMPARE(Settings(store).preferences().editions[game.face.id], edition.id);
            }
        }
        QCOMPARE(keys.size(), static_cast<qsizetype>(games().size()));
    }
};

DOSSIER_TESTS(GamesTest, EventLoop)

} // namespace games_test

#include "games_test.moc"
