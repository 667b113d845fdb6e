#include "places.h"
#include "tests/support/test_class.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace games_named_test
{

namespace
{

const QDir &sources()
{
    static const QDir dir(QStringLiteral(DOSSIER_SOURCE_DIR));
    return dir;
}

/// True for folders of one game, for the list of games, and for a published list of words that has one of the names.
bool mayName(const QString &path)
{
    static const QRegularExpression own(
        QStringLiteral("^(?:(?:app|app/check|app/play|model|views)/(?:omega|specter|conquest)/|app/games/games\\.cpp$"
                       "|model/vault/paper_words\\.cpp$)"));
    return own.match(path).hasMatch();
}

bool names(const QString &text)
{
    static const QRegularExpression game(
        QStringLiteral("omega|specter|conquest|level ?7"), QRegularExpression::CaseInsensitiveOption);
    return game.match(text).hasMatch();
}

QString textOf(const QString &path)
{
    QFile file(sources().filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Returns the sources outside the games' folders that name a game, in their path or in their text.
QStringList offenders()
{
    QStringList found;
    for (const char *room : {"app", "model", "views"})
        for (QDirIterator files(sources().filePath(QLatin1String(room)),
                 {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
            files.hasNext();)
        {
            const QString path = sources().relativeFilePath(files.next());
            if (!mayName(path) && (names(path) || names(textOf(path))))
                found << path;
        }
    found.sort();
    return found;
}

} // namespace

/// No file outside a game's own folders names a game, but for the list of games.
class GamesNamedTest : public QObject
{
    Q_OBJECT

private slots:

    void aNameIsSeen()
    {
        QVERIFY(names(QStringLiteral("#include \"model/omega/seen/view.h\"")));
        QVERIFY(names(QStringLiteral("tr(\"a turn of Specter Ops\")")));
        QVERIFY(names(QStringLiteral("// as LEVEL 7 has it")));
        QVERIFY(!names(QStringLiteral("for (const Game &game : games())")));
        QVERIFY(mayName(QStringLiteral("views/specter/agent/agent_page.cpp")));
        QVERIFY(!mayName(QStringLiteral("views/window/specter_card.cpp")));
        QVERIFY(!mayName(QStringLiteral("app/games/games.h")));
    }

    void noOtherFileNamesAGame() { QCOMPARE(offenders().join(u'\n'), QString()); }
};

DOSSIER_TESTS(GamesNamedTest, Nothing)

} // namespace games_named_test

#include "games_named_test.moc"
