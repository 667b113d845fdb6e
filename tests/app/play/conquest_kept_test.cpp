#include "app/play/conquest/rules.h"
#include "model/conquest/json/json.h"
#include "model/conquest/json/pack_json.h"
#include "tests/app/play/kept_game.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/test_class.h"

namespace conquest_kept_test
{

using namespace dossier;
using namespace dossier::conquest;
using namespace dossier::test;

namespace
{

const std::vector<std::string> seats{"\"public\"", "\"all\"", "\"green\"", "\"blue\""};

/// Plays a random game in a file, with rulings. Returns a broken promise as text.
std::string playInAFile(unsigned seed, int steps)
{
    KeptTestGame<ConquestRules> game(packJson(conquestSample()), "base");
    RandomConquest random(seed);
    for (int i = 0; i < steps; ++i)
    {
        const GivenConquest given = random.next(game.table());
        const Table before = game.table();
        const std::string ruling = random.chance(20) ? ", \"ruling\": \"so be it\"" : "";
        const std::string line
            = "{\"seat\": \"" + text(given.seat) + "\", \"command\": " + toJson(given.command) + ruling + "}";
        const std::string answer = game.answer(line);
        if (isNothing(answer) && before != game.table())
            return "refused and done: " + line;
        if (!isNothing(answer) && !answer.starts_with("{\"events\""))
            return line + " is answered by " + answer;
        if (i % 20 == 0)
            if (std::string fault = unshown(game, seats); !fault.empty())
                return fault + " after " + line;
        if (i % 50 == 25 && !game.answer("{\"undo\": true}").starts_with("{"))
            return "no answer to undo";
    }
    return unopened(game);
}

} // namespace

class ConquestKeptTest : public QObject
{
    Q_OBJECT

private slots:

    /// CQ: a game is the same when its file is opened again, rulings and undo among its lines.
    void aGameIsKept()
    {
        for (unsigned seed = 0; seed < 3; ++seed)
            QCOMPARE(playInAFile(seed, 300), std::string());
    }

    /// CQ-SECRET-1: the public part of the journal reveals no token and no hand card.
    void thePublicJournalTellsNoToken()
    {
        KeptTestGame<ConquestRules> game(packJson(conquestSample()), "base");
        RandomConquest random(1);
        while (game.table().open.clock.phase != Phase::Command)
        {
            const GivenConquest given = random.next(game.table());
            (void)game.answer("{\"seat\": \"" + text(given.seat) + "\", \"command\": " + toJson(given.command) + "}");
        }
        const Colour first = game.table().open.players.colours.front();
        const std::string name(wordOf(first));
        const std::string before = game.answer("{\"journal\": \"public\"}");
        const std::string answer = game.answer("{\"seat\": \"" + name
            + "\", \"command\": " + toJson(Command(ChooseToken{first, CommandToken::Five})) + "}");
        QVERIFY2(answer.starts_with("{\"events\""), answer.c_str());
        for (const char *eyes : {"public", "all"})
        {
            const std::string told = game.answer(std::string("{\"journal\": \"") + eyes + "\"}");
            QVERIFY2(told.starts_with("{\"journal\"") && told.find("token_chosen") == std::string::npos, told.c_str());
        }
        QVERIFY(before != game.answer("{\"journal\": \"public\"}"));
    }

    /// CQ-FIGHT-8: the time is wrong, not the word.
    void whatIsSaidInABattleIsNotForAnyOtherTime()
    {
        KeptTestGame<ConquestRules> game(packJson(conquestSample()), "base");
        RandomConquest random(1);
        while (game.table().open.clock.phase != Phase::Command)
        {
            const GivenConquest given = random.next(game.table());
            (void)game.answer("{\"seat\": \"" + text(given.seat) + "\", \"command\": " + toJson(given.command) + "}");
        }
        for (const Command &command : std::vector<Command>{RollRound{{3}, {4}}, ResolveRound{}, GoOn{Colour::Green},
                 Flee{Colour::Green, {}}, Conquer{}, LoseAlien{{Colour::Green, 1}}, RollBarrage{}})
        {
            const std::string answer
                = game.answer("{\"seat\": \"green\", \"ruling\": \"so be it\", \"command\": " + toJson(command) + "}");
            QVERIFY2(answer.starts_with("{\"refused\"") && answer.find("CQ-FIGHT-8") != std::string::npos
                    && answer.find("none") != std::string::npos,
                answer.c_str());
        }
    }
};

DOSSIER_TESTS(ConquestKeptTest, Nothing)

} // namespace conquest_kept_test

#include "conquest_kept_test.moc"
