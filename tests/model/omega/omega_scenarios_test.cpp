#include "model/omega/json/json.h"
#include "model/omega/json/session.h"
#include "places.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <fstream>
#include <set>
#include <sstream>

namespace omega_scenarios_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

/// A recorded game: its folder, its printing, and whether it continues to a result.
struct Recorded
{
    const char *folder;
    Printing printing;
    bool isWhole;
};

constexpr Recorded games[]{{"omega-sample", Printing::Revised, false}, {"omega-first", Printing::First, true},
    {"omega-revised", Printing::Revised, true}};

std::string pathOf(const Recorded &game, const char *file)
{
    return std::string("tests/scenarios/") + game.folder + '/' + file;
}

std::vector<std::string> lines(const std::string &text)
{
    std::istringstream stream(text);
    std::vector<std::string> all;
    for (std::string line; std::getline(stream, line);)
        if (!line.empty())
            all.push_back(line);
    return all;
}

/// A game as it was played by its lines.
struct Played
{
    Table start;
    Table end;
    Events events;
    std::string answers;
    /// The types of the commands that were taken, and how many of them against a rule.
    std::set<std::string> types;
    int rulings = 0;

    [[nodiscard]] std::string viewOf(const char *seat) const
    {
        return Session(end).answer(std::string(R"({"view": ")") + seat + "\"}") + '\n';
    }
};

Played played(const Recorded &game)
{
    Played played{sampleTable(game.printing), sampleTable(game.printing), {}, {}, {}, 0};
    for (const std::string &line : lines(fileText(pathOf(game, "commands.jsonl"))))
    {
        Judged judged = judge(played.end, line);
        played.answers += judged.answer + '\n';
        if (!judged.type.empty())
            played.types.insert(judged.type);
        played.rulings += judged.ruling.empty() ? 0 : 1;
        for (const auto &[event, json] : judged.events)
        {
            omega::apply(played.end, event);
            played.events.push_back(event);
        }
    }
    return played;
}

template <std::size_t index = 0>
std::string typesWithout(const std::set<std::string> &taken)
{
    if constexpr (index == alternativeCount<Command>)
        return {};
    else
    {
        const std::string type(AlternativeAt<index, Command>::type);
        return (taken.contains(type) ? std::string() : type + ' ') + typesWithout<index + 1>(taken);
    }
}

} // namespace

/// Recorded games are played again. DOSSIER_WRITE_SCENARIO rewrites their answers and views.
class OmegaScenariosTest : public QObject
{
    Q_OBJECT

private slots:

    void everyGameGoesAsItIsWritten()
    {
        for (const Recorded &game : games)
        {
            const Played again = played(game);
            if (qEnvironmentVariableIsSet("DOSSIER_WRITE_SCENARIO"))
                for (const auto &[name, text] : {std::pair("answers.jsonl", again.answers),
                         {"public.json", again.viewOf("public")}, {"overseer.json", again.viewOf("overseer")}})
                    std::ofstream(std::string(DOSSIER_SOURCE_DIR "/") + pathOf(game, name)) << text;
            const std::vector<std::string> expected = lines(fileText(pathOf(game, "answers.jsonl")));
            const std::vector<std::string> given = lines(again.answers);
            QVERIFY(expected.size() > 40);
            for (std::size_t i = 0; i < expected.size() && i < given.size(); ++i)
                QCOMPARE(given[i], expected[i]);
            QCOMPARE(given.size(), expected.size());
            QCOMPARE(again.viewOf("public"), fileText(pathOf(game, "public.json")));
            QCOMPARE(again.viewOf("overseer"), fileText(pathOf(game, "overseer.json")));
            QCOMPARE(again.end.open.adrenaline.total(), 96);
        }
    }

    void replayedEventsLeadToTheSameTableAndViews()
    {
        for (const Recorded &game : games)
        {
            const Played once = played(game);
            Table table = once.start;
            for (const Event &event : once.events)
            {
                const auto read = readEvent(toJson(event));
                QVERIFY(read && !malformed(table.open, *read));
                omega::apply(table, *read);
            }
            QVERIFY(table == once.end);
            for (const Seat &seat : {Seat(OverseerSeat{}), Seat(PublicSeat{}), Seat(CommandoSeat{4})})
                QVERIFY(view(table, seat) == view(once.end, seat));
        }
    }

    void wholeGamesHaveEightRoundsAndAResultInEachPrinting()
    {
        std::set<Printing> printings;
        for (const Recorded &game : games)
        {
            if (!game.isWhole)
                continue;
            const Played whole = played(game);
            QCOMPARE(whole.end.open.clock.step, Step::Over);
            QVERIFY(whole.end.open.clock.round >= 8);
            QVERIFY(whole.end.open.clock.winner);
            QVERIFY2(whole.rulings > 0, "a command against a rule");
            printings.insert(game.printing);
        }
        QCOMPARE(printings.size(), std::size_t(2));
    }

    void everyTypeOfCommandIsGivenInThem()
    {
        std::set<std::string> taken;
        for (const Recorded &game : games)
            taken.merge(played(game).types);
        QCOMPARE(typesWithout(taken), std::string());
        QVERIFY(!typesWithout({"move"}).empty());
    }
};

DOSSIER_TESTS(OmegaScenariosTest, Nothing)

} // namespace omega_scenarios_test

#include "omega_scenarios_test.moc"
