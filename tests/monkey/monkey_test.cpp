// A monkey on the real window. Each life is a process of its own, so that what ends the program ends that life alone
// and is told with its seed and its last inputs:
//
//     monkey_test                         lives of every game, as CI runs it
//     monkey_test GAME                    of one: omega, specter, conquest
//     monkey_test --replay RECORD [LAST [AGAIN]]  plays a record again, or its last inputs; AGAIN is a record of that
//     monkey_test --shrink RECORD         leaves out of a record that fails what it fails without
//
// DOSSIER_MONKEY_INPUTS says for how many inputs a game (1000), DOSSIER_MONKEY_LIFE how many a life has (500),
// DOSSIER_MONKEY_SEED the first seed (1), DOSSIER_MONKEY_GO_ON whether lives go on after one that failed, and
// DOSSIER_MONKEY_RECORDS a folder where records of what failed are kept.
#include "tests/monkey/driver.h"
#include "tests/monkey/last_words.h"
#include "tests/monkey/life.h"

#include <QApplication>

#include <cstdio>
#include <string_view>

using namespace dossier::test;

namespace
{

/// A life in this process.
int liveHere(int argc, char **argv, LifePlan (*planned)(const QStringList &))
{
    sayLastWords();
    const QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    const LifePlan plan = planned(QCoreApplication::arguments());
    const QString fault = live(plan);
    if (fault.isEmpty())
        return 0;
    std::fprintf(stderr, "END: %s\n", fault.toUtf8().constData());
    return 1;
}

LifePlan lifeOf(const QStringList &arguments)
{
    return {.game = arguments.value(2),
        .seed = arguments.value(3).toUInt(),
        .inputs = arguments.value(4).toInt(),
        .record = arguments.value(5)};
}

LifePlan replayFrom(const QStringList &arguments)
{
    LifePlan plan = replayOf(arguments.value(2), arguments.value(3).toInt());
    plan.record = arguments.value(4);
    plan.plantsFault = qEnvironmentVariableIsSet("DOSSIER_MONKEY_PLANTED");
    return plan;
}

} // namespace

int main(int argc, char **argv)
{
    // Hashes have the same order in every run.
    qputenv("QT_HASH_SEED", "0");
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const std::string_view first = argc > 1 ? argv[1] : "";
    if (first == "--live")
        return liveHere(argc, argv, lifeOf);
    if (first == "--replay")
        return liveHere(argc, argv, replayFrom);
    const QCoreApplication application(argc, argv);
    if (first == "--shrink")
        return shrink(QCoreApplication::arguments().value(2));
    const QStringList games = argc > 1
        ? QStringList{QString::fromLocal8Bit(argv[1])}
        : QStringList{QStringLiteral("omega"), QStringLiteral("specter"), QStringLiteral("conquest")};
    return driveAll(games);
}
