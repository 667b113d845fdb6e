#include "tests/bench/played_figures.h"

#include "app/games/games.h"
#include "app/play/conquest/rules.h"
#include "app/play/omega/rules.h"
#include "app/play/open_game.h"
#include "app/play/played_game.h"
#include "app/play/specter/rules.h"
#include "app/session/session_files.h"
#include "app/session/session_library.h"
#include "places.h"
#include "tests/app/counted_outside.h"
#include "tests/bench/bare_file.h"
#include "tests/bench/journal_figures.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

namespace dossier::bench
{

namespace
{

constexpr int filesOfAList = 300;

/// A scenario whose commands are played in a new file.
struct Scenario
{
    std::string title;
    const char *pack;
    std::string edition;
    const char *commands;
};

QString source(const char *path)
{
    return QStringLiteral(DOSSIER_SOURCE_DIR "/") + QLatin1String(path);
}

QList<QByteArray> linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("no scenario");
    return file.readAll().trimmed().split('\n');
}

/// Times each step of a game, and a bare write beside it, so that both meet the same disk.
template <typename Rules>
std::vector<Timing> stepFigures(const Scenario &scenario, const QString &folder, const QString &path)
{
    const GameRequest request{.file = path, .pack = source(scenario.pack), .edition = scenario.edition};
    auto opened = GameOpener<Rules>::open(request, std::nullopt);
    if (!opened)
        throw std::runtime_error("the game cannot be opened");
    PlayedGame<Rules> game(std::move(opened->start), &*opened->journal, test::countedFrom(0));
    BareFile bare(folder + QStringLiteral("/bare"));
    const std::string bytes(4096, 'x');
    std::vector<double> steps;
    std::vector<double> writes;
    for (const QByteArray &line : linesOf(source(scenario.commands)))
    {
        const std::size_t before = game.journal().records().size();
        const double step = microsecondsOf([&] { (void)game.answer(line.toStdString()); });
        if (game.journal().records().size() == before)
            continue;
        steps.push_back(step);
        writes.push_back(microsecondsOf([&] { bare.write(bytes); }));
    }
    return {timingOf("ratio: a step of " + scenario.title + " to a bare write and fdatasync", 0,
                {share(steps, 0.5) / share(writes, 0.5)}),
        timingOf("a step of " + scenario.title + ", median", 0, {share(steps, 0.5)})};
}

/// The pages that list files: the start page reads the first of them, the list of all sessions each one, and then the
/// place of each.
std::vector<Timing> listFigures(const QString &played)
{
    const QTemporaryDir folder;
    for (int copy = 0; copy < filesOfAList; ++copy)
        QFile::copy(played, folder.filePath(QStringLiteral("Lab %1.dossier").arg(copy)));
    std::size_t found = 0;
    const auto list = [&](int)
    {
        FilesLookedAt files;
        for (const SessionRow &session : sessionsIn(folder.path(), {}, &files))
        {
            std::optional<storage::CampaignFile> file;
            if (auto open = files.extract(session.path))
                file = std::move(open.mapped());
            for (const Game &game : games())
                if (game.face.id == session.game)
                    found += game.place(file, session.path, session.number).words ? 1U : 0U;
        }
    };
    const Timing start
        = timed("start page with 300 files", 300000, 1, [&](int) { found += campaignFiles(folder.path()).size(); });
    const Timing all = timed("list of 300 files, with the place of each session", 3000000, 1, list);
    if (found == 0)
        throw std::runtime_error("no file was listed");
    return {start, all};
}

} // namespace

std::vector<Timing> playedFigures()
{
    int argc = 0;
    const QCoreApplication application(argc, nullptr);
    const QTemporaryDir folder;
    qputenv("DOSSIER_KEY_FILE", QFile::encodeName(folder.filePath(QStringLiteral("bench.key"))));
    const auto file = [&](const char *name) { return folder.filePath(QLatin1String(name)); };
    std::vector<Timing> figures;
    const auto add = [&](const std::vector<Timing> &more) { figures.insert(figures.end(), more.begin(), more.end()); };
    add(stepFigures<OmegaRules>(
        {"LEVEL 7", "resources/packs/sample.json", "revised", "tests/scenarios/omega-sample/commands.jsonl"},
        folder.path(), file("omega.dossier")));
    add(stepFigures<SpecterRules>({"Specter Ops", "resources/packs/facility-83x.json", "second",
                                      "tests/scenarios/specter-five-players/commands.jsonl"},
        folder.path(), file("specter.dossier")));
    add(stepFigures<ConquestRules>(
        {"Conquest", "resources/packs/conquest-sample.json", {}, "tests/scenarios/conquest-two/commands.jsonl"},
        folder.path(), file("conquest.dossier")));
    add(listFigures(file("conquest.dossier")));
    add(longEncryptedOpening());
    return figures;
}

} // namespace dossier::bench
