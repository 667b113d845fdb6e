#include "app/play/conquest/rules.h"
#include "app/play/key_file.h"
#include "app/play/omega/rules.h"
#include "app/play/open_game.h"
#include "app/play/played_game.h"
#include "app/play/specter/rules.h"
#include "app/session/session_library.h"
#include "places.h"
#include "tests/app/counted_outside.h"
#include "tests/model/storage/file_moments.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTest>

namespace game_pairs_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

constexpr int pairs = 40;

QString source(const QString &path)
{
    return QStringLiteral(DOSSIER_SOURCE_DIR "/") + path;
}

/// A game as it is played by line.
struct Scenario
{
    QString pack;
    std::string edition;
    QString folder;
};

template <typename Rules>
auto openedGame(const Scenario &scenario, const QString &path)
{
    const GameRequest request{.file = path, .pack = scenario.pack, .edition = scenario.edition};
    storage::Stored<storage::CampaignFile> there = openWithKey(path);
    return GameOpener<Rules>::open(request, there ? std::optional(*std::move(there)) : std::nullopt);
}

/// Plays these lines in a file, which is continued if it exists, and keeps moments on the way.
template <typename Rules>
void play(std::vector<Moment> &moments, const Scenario &scenario, const QString &path, const QList<QByteArray> &lines,
    std::uint64_t first)
{
    {
        auto opened = openedGame<Rules>(scenario, path);
        if (!opened)
            qFatal("the game cannot be opened");
        auto kept = std::move(opened->kept);
        PlayedGame<Rules> game(std::move(opened->start), &*opened->journal, countedFrom(first), std::move(kept));
        for (qsizetype i = 0; i < lines.size(); ++i)
        {
            (void)game.answer(lines[i].toStdString());
            if (i % 7 == 6)
                keep(moments, path, must(keyFor(path)));
            if (i % 17 != 16)
                continue;
            (void)opened->journal->foldIn();
            keep(moments, path, must(keyFor(path)));
        }
    }
    keep(moments, path, must(keyFor(path)));
}

/// Moments of a game, of a copy that continued elsewhere, of another game, and after it was deleted and restored.
template <typename Rules>
std::vector<Moment> momentsOf(const Scenario &scenario)
{
    QFile file(source(QStringLiteral("tests/scenarios/%1/commands.jsonl").arg(scenario.folder)));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no scenario");
    const QList<QByteArray> lines = file.readAll().split('\n');
    const Place place;
    const Place elsewhere;
    const Place another;
    std::vector<Moment> moments;
    play<Rules>(moments, scenario, place.path, lines.mid(0, 30), 1);
    writeBytes(elsewhere.path, bytesOf(place.path));
    play<Rules>(moments, scenario, place.path, lines.mid(30, 20), 1000);
    play<Rules>(moments, scenario, elsewhere.path, lines.mid(30, 14), 2000);
    play<Rules>(moments, scenario, another.path, lines.mid(0, 20), 3000);
    const auto away = putAway(place.path, 1);
    const storage::Stored<BroughtBack> back = away ? bringBack(*away) : tl::unexpected(away.error());
    if (!back || back->path != place.path)
        qFatal("not brought back");
    play<Rules>(moments, scenario, place.path, lines.mid(50, 10), 4000);
    return moments;
}

/// Every pair opens as one game or the other, which is playable.
template <typename Rules>
void judge(const Scenario &scenario)
{
    const std::vector<Moment> moments = momentsOf<Rules>(scenario);
    QVERIFY(moments.front().state.size() > 2);
    QVERIFY(moments.back().state.size() > moments.front().state.size());
    const auto opens = [&](const QString &path)
    { return openedGame<Rules>(scenario, path) ? QString() : QStringLiteral("the game cannot be played"); };
    const QStringList faults = faultsOfPairs(moments, static_cast<std::size_t>(scaled(pairs)), opens);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

} // namespace

/// Files and logs of all moments of a real game beside each other.
class GamePairsTest : public QObject
{
    Q_OBJECT

private slots:

    void aGameOfLevelSevenIsNeverAMixture()
    {
        judge<OmegaRules>({source("resources/packs/sample.json"), "revised", "omega-sample"});
    }

    void aGameOfSpecterOpsIsNeverAMixture()
    {
        judge<SpecterRules>({source("resources/packs/facility-83x.json"), "second", "specter-five-players"});
    }

    void aGameOfConquestIsNeverAMixture()
    {
        judge<ConquestRules>({source("resources/packs/conquest-sample.json"), {}, "conquest-two"});
    }
};

DOSSIER_TESTS(GamePairsTest, EventLoop)

} // namespace game_pairs_test

#include "game_pairs_test.moc"
