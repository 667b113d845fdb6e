#include "tests/bench/replay_figures.h"

#include "model/journal/replay.h"
#include "model/omega/json/json.h"
#include "model/omega/json/session.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/omega_tables.h"

#include <QCoreApplication>
#include <QFile>

#include <chrono>
#include <sstream>
#include <stdexcept>

namespace dossier::bench
{

using namespace storage;

namespace
{

constexpr int snapshotForm = 1;

/// The repeatable events of the sample scenario, and the resulting table.
struct Played
{
    omega::Table table;
    std::vector<std::string> events;
};

template <typename... E>
bool isOneOf(const omega::Event &event)
{
    return (holds_alternative<E>(event) || ...);
}

/// True when the event still finds its subject: a figure that died in the scenario no longer acts.
bool findsItsSubject(omega::Table table, const std::string &event)
{
    try
    {
        omega::apply(table, omega::readEvent(event).value());
        return true;
    }
    catch (const std::out_of_range &)
    {
        return false;
    }
}

Played playedScenario()
{
    Played played{test::sampleTable(Printing::Revised), {}};
    std::istringstream lines(test::fileText("tests/scenarios/omega-sample/commands.jsonl"));
    for (std::string line; std::getline(lines, line);)
        for (const auto &[event, json] : omega::judge(played.table, line).events)
        {
            omega::apply(played.table, event);
            if (isOneOf<omega::Moved, omega::ActionTaken, omega::TurnBegan, omega::StanceChosen, omega::WoundsChanged,
                    omega::AbilityUsed, omega::Placed>(event))
                played.events.push_back(json);
        }
    std::erase_if(played.events, [&](const std::string &event) { return !findsItsSubject(played.table, event); });
    return played;
}

void applyEntry(omega::Table &table, const journal::Entry &entry)
{
    for (const journal::Payload &payload : entry.events)
        omega::apply(table, omega::readEvent(payload.open).value());
}

/// Creates a session of that many events on a disk that needs no waiting; its snapshot is 100 events before its end.
void makeSession(const QString &path, const Played &played, std::uint32_t entries)
{
    CampaignFile file = test::must(CampaignFile::create(path));
    SessionJournal session = test::must(file.journal(test::addedSession(file)));
    test::must(file.connection().run(QStringLiteral("PRAGMA synchronous = OFF")));
    for (std::uint32_t i = 0; i < entries; ++i)
    {
        const std::string &event = played.events[i % played.events.size()];
        test::must(session.append(test::recorded(i + 1, test::entryWith(session.journal(), {event, ""}))));
        if (i + 101 == entries)
            test::must(session.keepSnapshot(session.journal().position(), snapshotForm, omega::toJson(played.table)));
    }
}

/// Reads every column of every row, as opening does, and nothing more.
std::size_t readRows(CampaignFile &file)
{
    std::size_t bytes = 0;
    const auto take = [&](const QSqlQuery &row)
    {
        for (int column = 0; column < 7; ++column)
            bytes += static_cast<std::size_t>(row.value(column).toByteArray().size());
        return true;
    };
    test::must(file.connection().each(
        QStringLiteral("SELECT s.number, s.public_number, s.sealed, s.body, s.chain, p.body, p.chain "
                       "FROM secret_records s LEFT JOIN public_records p "
                       "ON p.session = s.session AND p.number = s.public_number "
                       "WHERE s.session = 1 ORDER BY s.number"),
        {}, take));
    return bytes;
}

double microsecondsOf(const std::function<void()> &work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

/// Opens a session from its snapshot until the table exists.
void openAtSnapshot(const QString &path)
{
    CampaignFile file = test::must(CampaignFile::open(path));
    SessionJournal::Opened opened = test::must(file.journalAtSnapshot({1}, snapshotForm));
    const journal::Journal &journal = opened.journal.journal();
    if (!opened.table || journal.isComplete())
        throw std::runtime_error("the session was not opened from its snapshot");
    (void)journal::replay(
        journal, opened.table->at, journal.position(), omega::readTable(opened.table->table).value(), applyEntry);
}

Timing replayFigure(const QString &path, const Played &played)
{
    CampaignFile file = test::must(CampaignFile::open(path));
    std::vector<double> ratios;
    std::size_t bytes = 0;
    for (int batch = 0; batch < 5; ++batch)
    {
        const double reading = microsecondsOf([&] { bytes += readRows(file); });
        const double replaying = microsecondsOf(
            [&]
            {
                const SessionJournal session = test::must(file.journal({1}));
                bytes += journal::replay(session.journal(), played.table, applyEntry).open.figures.size();
            });
        ratios.push_back(replaying / reading);
    }
    if (bytes == 0)
        throw std::runtime_error("nothing was read");
    return timingOf("ratio: read, check and replay to reading the rows", 5, ratios);
}

Timing openingFigure(const QString &shorter, const QString &longer)
{
    std::vector<double> ratios;
    for (int batch = 0; batch < 10; ++batch)
    {
        const double one = microsecondsOf([&] { openAtSnapshot(shorter); });
        ratios.push_back(microsecondsOf([&] { openAtSnapshot(longer); }) / one);
    }
    return timingOf("ratio: opening from a snapshot, ten times as long", 1.5, ratios);
}

} // namespace

std::vector<Timing> replayFigures(std::uint32_t entries)
{
    int argc = 0;
    const QCoreApplication application(argc, nullptr);
    const test::Place place;
    const Played played = playedScenario();
    const QString longer = place.folder.filePath(QStringLiteral("longer.dossier"));
    makeSession(place.path, played, entries);
    makeSession(longer, played, 10 * entries);
    return {replayFigure(place.path, played), openingFigure(place.path, longer)};
}

} // namespace dossier::bench
