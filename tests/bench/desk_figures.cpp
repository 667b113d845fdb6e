#include "tests/bench/desk_figures.h"

#include "app/omega/overseer_session.h"
#include "app/play/key_file.h"
#include "tests/bench/settling.h"
#include "tests/support/views/desk_at_rest.h"
#include "views/kit/appearance.h"
#include "views/kit/pips.h"

#include <QApplication>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <stdexcept>

namespace dossier::bench
{

namespace
{

constexpr double bar = 50000;
constexpr int batches = 10;
constexpr int clicks = 20;

/// Lengthens a session of the sample mission by repeated corrections of its commandos' wounds.
void makeLonger(OverseerSession &session, int events)
{
    for (int event = 0; event < events; ++event)
        session.submit(omega::Correct{omega::WoundsChanged{omega::Role::TeamLeader, event % 2 == 0 ? 1 : 0}});
    if (session.position().entry < static_cast<std::uint32_t>(events))
        throw std::runtime_error("the journal did not grow");
}

/// Returns a commando's wounds: each click on the first requests another number.
Pips &woundsOn(QWidget &page)
{
    for (Pips *pips : page.findChildren<Pips *>())
        if (pips->isVisible() && pips->accessibleName().startsWith(QStringLiteral("Wounds of")))
            return *pips;
    throw std::runtime_error("no wounds are shown");
}

double microsecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

/// Returns the microseconds until all effects of the click are done and painted.
double clickedIn(OverseerSession &session, QWidget &pips)
{
    const journal::Position before = session.position();
    const auto start = std::chrono::steady_clock::now();
    QTest::mouseClick(&pips, Qt::LeftButton, {}, {10, pips.height() / 2});
    for (int turns = 0; session.position() == before; ++turns)
    {
        if (turns > 1000)
            throw std::runtime_error("a click did nothing");
        QCoreApplication::processEvents();
    }
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents();
    return microsecondsSince(start);
}

/// Times how long it takes to cover a desk and to wipe its keys, and until the table and its pages are gone, without
/// the half second of the passphrase.
std::vector<Timing> lockingFigures()
{
    constexpr double lockBar = 10000;
    const QTemporaryDir folder;
    const QByteArray before = qgetenv("DOSSIER_KEY_FILE");
    qputenv("DOSSIER_KEY_FILE", folder.filePath(QStringLiteral("own.key")).toLocal8Bit());
    test::DeskAtRest at;
    if (!keyFor({}) || !setPassphrase("blue jay"))
        throw std::runtime_error("the key has no passphrase");
    emit at.window().playRequested(QStringLiteral("omega"));
    const QString path = omegaDesk(at.desk()).overseers()->path();
    std::vector<double> times;
    std::vector<double> timesToEnd;
    for (int batch = 0; batch < batches; ++batch)
    {
        QCoreApplication::sendPostedEvents();
        const auto start = std::chrono::steady_clock::now();
        at.desk().lock();
        times.push_back(microsecondsSince(start));
        if (!isKeyLocked() || !at.window().isCovered())
            throw std::runtime_error("the key was not locked");
        QCoreApplication::sendPostedEvents();
        timesToEnd.push_back(microsecondsSince(start));
        if (at.desk().openGame() != nullptr || !unlockKeys("blue jay"))
            throw std::runtime_error("the table is still there");
        at.desk().open(path);
    }
    lockKeys();
    qputenv("DOSSIER_KEY_FILE", before);
    return {timingOf("locking a desk: it is covered, without keys", lockBar, std::move(times)),
        timingOf("locking a desk: its table and pages are gone", 0, std::move(timesToEnd))};
}

} // namespace

std::vector<Timing> deskFigures(int events)
{
    test::DeskAtRest at;
    emit at.window().playRequested(QStringLiteral("omega"));
    const QString path = omegaDesk(at.desk()).overseers()->path();
    // The page is disconnected, because it would paint each of them.
    omegaDesk(at.desk()).overseers()->blockSignals(true);
    makeLonger(*omegaDesk(at.desk()).overseers(), events);
    at.desk().open(path);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    OverseerSession &session = *omegaDesk(at.desk()).overseers();
    QWidget &pips = woundsOn(*omegaDesk(at.desk()).page());
    std::vector<double> percentiles;
    for (int batch = 0; batch < batches; ++batch)
    {
        std::vector<double> times;
        for (int click = 0; click < clicks; ++click)
            times.push_back(clickedIn(session, pips));
        percentiles.push_back(percentile95(std::move(times)));
    }
    std::vector<Timing> figures = settlingFigures(at, "a desk in play");
    figures.insert(figures.begin(),
        timingOf("95 % of clicks on a desk of " + std::to_string(events) + " events", bar, std::move(percentiles)));
    for (const Timing &figure : lockingFigures())
        figures.push_back(figure);
    return figures;
}

} // namespace dossier::bench
