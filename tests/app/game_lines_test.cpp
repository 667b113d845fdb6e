#include "app/games/games.h"
#include "app/play/play_options.h"
#include "tests/support/test_class.h"

#include <QSet>
#include <QTest>

namespace game_lines_test
{

using namespace dossier;

namespace
{

QString last(const QString &words)
{
    return words.split(u' ').last();
}

const PlayedGames &played()
{
    static const PlayedGames all = linesOf(games());
    return all;
}

/// Returns the request of arguments in one line.
std::optional<PlayRequest> asked(const char *arguments)
{
    return parsePlayRequest(played(), QString::fromLatin1(arguments).split(u' ', Qt::SkipEmptyParts));
}

/// Returns the ids of the games that support the whole request; "wrong" when it is wrong for any.
QStringList suited(const char *arguments)
{
    const std::optional<PlayRequest> all = asked(arguments);
    if (!all)
        return {QStringLiteral("wrong")};
    QStringList ids;
    for (const GameLines &game : played())
        if (suits(game, *all))
            ids << asQString(game.name.id);
    return ids;
}

const QStringList level7{QStringLiteral("omega")};
const QStringList specterOps{QStringLiteral("specter")};
const QStringList both = level7 + specterOps;
const QStringList all = both + QStringList{QStringLiteral("conquest")};
const QStringList wrong{QStringLiteral("wrong")};

} // namespace

/// The command-line interface of each game of the list.
class GameLinesTest : public QObject
{
    Q_OBJECT

private slots:

    void everyGameIsWholeAndCalledByItsOwnId()
    {
        QSet<QString> ids;
        for (const GameLines &game : played())
        {
            ids << asQString(game.name.id);
            QCOMPARE(gameNamed(played(), asQString(game.name.id)), &game);
            QVERIFY(!game.title.isEmpty());
            QCOMPARE(game.seat(QStringLiteral("public")), std::optional<std::string>("\"public\""));
            QVERIFY(!game.seat(QStringLiteral("Nobody")) && !game.seat(QString()));
            QVERIFY(game.schema().starts_with("{\"$schema\""));
            QVERIFY(game.play != nullptr);
            const GameWords words = game.words();
            for (const QString &text : {words.first, words.later, words.printings, words.seats, words.leaders})
                QVERIFY(!text.isEmpty());
        }
        QCOMPARE(ids.size(), static_cast<qsizetype>(played().size()));
        QCOMPARE(gameNamed(played(), QStringLiteral("chess")), nullptr);
    }

    void theUsualPrintingIsWhatMostTablesPlay()
    {
        const GameLines &omega = *gameNamed(played(), QStringLiteral("omega"));
        const GameLines &specter = *gameNamed(played(), QStringLiteral("specter"));
        QCOMPARE(editionNamed(omega, {}), std::optional<std::string>("revised"));
        QCOMPARE(editionNamed(omega, QStringLiteral("first")), std::optional<std::string>("first"));
        QCOMPARE(editionNamed(omega, QStringLiteral("second")), std::optional<std::string>());
        QCOMPARE(editionNamed(specter, {}), std::optional<std::string>("first"));
        QCOMPARE(editionNamed(specter, QStringLiteral("second")), std::optional<std::string>("second"));
        QCOMPARE(editionNamed(specter, QStringLiteral("revised")), std::optional<std::string>());
    }

    void aGameIsPlayedByWhatItHas()
    {
        QCOMPARE(suited(""), all);
        QCOMPARE(suited("--view public --view public"), all);
        QCOMPARE(suited("--printing first"), both);
        QCOMPARE(suited("--printing revised"), level7);
        QCOMPARE(suited("--mission corridors"), level7);
        QCOMPARE(suited("--view overseer --view commando:5 --view commando:rifleman"), level7);
        QCOMPARE(suited("--view commando:6"), QStringList());
        QCOMPARE(suited("--view overseer --view agent"), QStringList());
        QCOMPARE(suited("--printing second --view traitor --view hunter:gun"), specterOps);
        QCOMPARE(suited("--facts-in a --facts-out b"), specterOps);
        // The option names an agent; by itself it does not request facts.
        QCOMPARE(suited("--agent second"), all);
        QCOMPARE(suited("--agent third"), wrong);
        QCOMPARE(suited("--game chess"), wrong);
        QCOMPARE(suited("--list"), wrong);
        QCOMPARE(suited("--session x --file y"), wrong);
        QVERIFY(!parsePlayRequest(played(), {QStringLiteral("--facts-in"), QString()}));
        const std::optional<PlayRequest> facts = asked("--agent second --facts-in a.json");
        QCOMPARE(wordFor(*facts, QStringLiteral("agent")), QStringLiteral("second"));
        QCOMPARE(wordFor(*facts, QStringLiteral("facts-in")), QStringLiteral("a.json"));
        QCOMPARE(wordFor(*facts, QStringLiteral("facts-out")), QString());
    }

    void theHelpNamesEveryKindOfQueryOnce()
    {
        QStringList answered;
        for (const QueryKind &kind : queryKinds(gamesByLines()))
            answered << asQString(kind.name);
        QStringList told;
        for (const GameLines &game : gamesByLines())
            for (const auto &[kind, meaning] : game.words().queries)
            {
                told << kind;
                QVERIFY2(!meaning.isEmpty(), qPrintable(kind));
            }
        QCOMPARE(told, answered);
        QCOMPARE(QSet<QString>(told.begin(), told.end()).size(), told.size());
    }

    void theHelpNamesEveryOptionThatIsAGamesOwn()
    {
        for (const GameLines &game : played())
        {
            QStringList told;
            for (const auto &[option, meaning] : game.words().options)
                told << option.mid(2).split(u' ').first();
            QStringList known;
            for (const OwnOption &option : game.options)
            {
                known << option.name;
                if (!option.words.isEmpty())
                    QCOMPARE(last(game.words().options[static_cast<std::size_t>(known.size() - 1)].first),
                        option.words.join(u'|'));
            }
            QCOMPARE(told, known);
        }
    }
};

DOSSIER_TESTS(GameLinesTest, EventLoop)

} // namespace game_lines_test

#include "game_lines_test.moc"
