#include "app/play/omega/rules.h"
#include "app/play/played_game.h"
#include "app/play/specter/rules.h"
#include "model/json/json_parser.h"
#include "model/omega/json/session.h"
#include "model/specter/json/session.h"
#include "tests/support/omega_tables.h"

#include <QTest>

#include <dlfcn.h>

#include <sstream>

namespace
{

/// The texts that were parsed since it was last emptied.
std::vector<std::string_view> parsed; // NOLINT(*-avoid-non-const-global-variables): the parser takes no context

} // namespace

namespace dossier
{

/// Interposes the program's own parser.
std::optional<std::vector<JsonNode>> parseJson(std::string_view source)
{
    using Parse = std::optional<std::vector<JsonNode>>(std::string_view);
    static auto *const own = reinterpret_cast<Parse *>( // NOLINT(*-reinterpret-cast)
        dlsym(RTLD_NEXT, "_ZN7dossier9parseJsonESt17basic_string_viewIcSt11char_traitsIcEE"));
    parsed.push_back(source);
    return own(source);
}

} // namespace dossier

using namespace dossier;

namespace
{

/// The game, with its writing counted.
template <typename Rules>
struct Counted : Rules
{
    using Rules::toJson;

    static std::string toJson(const typename Rules::Event &event)
    {
        ++written;
        return Rules::toJson(event);
    }

    static JudgedLine<typename Rules::Event> judge(const typename Rules::Table &table, const JsonValue &line)
    {
        return LineJudge<Counted>::judge(table, line);
    }

    static inline std::size_t written = 0; // NOLINT(*-avoid-non-const-global-variables): rules are static functions
};

Outside outside()
{
    const auto next = std::make_shared<std::uint8_t>(0);
    return {[next]
        {
            journal::EventId id;
            id.bytes.back() = ++*next;
            return id;
        },
        [] { return journal::Moment{1}; }};
}

/// Number of times that a line was parsed, whole or in part.
std::ptrdiff_t timesParsed(std::string_view line)
{
    return std::ranges::count_if(parsed,
        [&](std::string_view text) { return text.data() >= line.data() && text.data() < line.data() + line.size(); });
}

/// Plays a recorded game; returns the fault, or nothing.
template <typename Rules>
QString played(const char *pack, const char *scenario, const std::string &edition)
{
    using Game = PlayedGame<Counted<Rules>>;
    Game game(Rules::startOf(Rules::readPack(test::fileText(pack)).value(), {}, edition), nullptr, outside());
    std::istringstream lines(test::fileText(scenario));
    std::size_t events = 0;
    for (std::string line; std::getline(lines, line);)
    {
        parsed.clear();
        Counted<Rules>::written = 0;
        const std::uint32_t before = game.journal().lastNumber();
        const std::string answer = game.answer(line);
        if (timesParsed(line) != 1)
            return QStringLiteral("parsed %1 times: %2").arg(timesParsed(line)).arg(QString::fromStdString(line));
        std::size_t recorded = 0;
        if (game.journal().lastNumber() != before)
            recorded = std::get<journal::Entry>(game.journal().records().back().what).events.size();
        if (Counted<Rules>::written != recorded)
            return QStringLiteral("%1 events written %2 times: %3")
                .arg(recorded)
                .arg(Counted<Rules>::written)
                .arg(QString::fromStdString(line));
        events += recorded;
    }
    return events > 100 ? QString() : QStringLiteral("only %1 events").arg(events);
}

} // namespace

/// Texts that are read and written only once. The test is a program of its own, with a function in front of the parser.
class OnceTest : public QObject
{
    Q_OBJECT

private slots:

    void aLineIsParsedOnceAndAnEventIsWrittenOnce()
    {
        QCOMPARE(
            played<OmegaRules>("resources/packs/sample.json", "tests/scenarios/omega-sample/commands.jsonl", "revised"),
            QString());
        QCOMPARE(played<SpecterRules>("resources/packs/facility-83x.json",
                     "tests/scenarios/specter-five-players/commands.jsonl", "first"),
            QString());
    }

    void whateverALineAsksForItIsParsedOnce()
    {
        PlayedGame<OmegaRules> game(
            OmegaRules::startOf(
                OmegaRules::readPack(test::fileText("resources/packs/sample.json")).value(), {}, "revised"),
            nullptr, outside());
        game.answerBesides("session", [](const JsonValue &) { return std::string("{}"); });
        for (const std::string line : {"", "[]", "{", "{\"session\": {}}", "{\"undo\": true}", "{\"redo\": false}",
                 "{\"bookmark\": \"here\"}", "{\"go\": \"here\"}", "{\"drop\": \"here\"}", "{\"journal\": \"public\"}",
                 "{\"view\": \"public\"}", "{\"view\": 9}", "{\"command\": {\"type\": \"begin_game\"}}",
                 "{\"command\": {\"type\": \"begin_game\"}, \"ruling\": \"so be it\"}", "{\"command\": 3}", "{}"})
        {
            parsed.clear();
            (void)game.answer(line);
            // An empty text has no parts.
            QVERIFY2(line.empty() ? parsed.size() == 1 : timesParsed(line) == 1, line.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(OnceTest)
#include "once_test.moc"
