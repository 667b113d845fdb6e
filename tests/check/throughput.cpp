#include "random_queries.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>

namespace
{

constexpr int queryCount = 50000;
constexpr int rounds = 5;
constexpr int patience = 120000;

/// Writes made-up queries to a file.
bool writeQueries(const QString &path)
{
    QFile file(path);
    if (!file.open(QFile::WriteOnly))
        return false;
    std::mt19937 random(1);
    for (int id = 0; id < queryCount; ++id)
        file.write(QByteArray::fromStdString(dossier::randomSightQuery(random, id)) + '\n');
    return file.flush();
}

/// Queries per second of one run of `dossier check`, its start included; 0 when it fails.
double rateOf(const QString &path)
{
    QProcess process;
    process.setStandardInputFile(path);
    process.setStandardOutputFile(QProcess::nullDevice());
    QElapsedTimer timer;
    timer.start();
    process.start(DOSSIER_BINARY, {"check"});
    if (!process.waitForFinished(patience) || process.exitCode() != 0)
        return 0;
    return queryCount * 1e9 / static_cast<double>(timer.nsecsElapsed());
}

} // namespace

/// Prints how many omega.sight queries `dossier check` answers in a second, the median of some runs. With a number as
/// argument it fails when there are fewer.
int main(int argc, char *argv[])
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("queries.jsonl");
    if (!writeQueries(path))
        return 1;
    std::array<double, rounds> rates{};
    std::ranges::generate(rates, [&] { return rateOf(path); });
    std::ranges::sort(rates);
    const double median = rates[rounds / 2];
    QTextStream(stdout) << "omega.sight queries per second: " << qRound(median) << '\n';
    return argc > 1 && median < QByteArray(argv[1]).toDouble() ? 1 : 0;
}
