#include "tests/bench/screen_figures.h"

#include "tests/support/views/desk_at_rest.h"
#include "views/kit/screen.h"

#include <QApplication>

#include <algorithm>
#include <chrono>
#include <memory>

namespace dossier::bench
{

namespace
{

constexpr int cards = 60;
constexpr int calls = 50;
constexpr int firsts = 10;
constexpr double unchangedBar = 150;
constexpr double changedBar = 500;
constexpr double firstBar = 25000;

/// Returns one card for each of many figures; `wounded` is the number of wounds of the first.
Part page(int wounded)
{
    Parts parts;
    for (int i = 0; i < cards; ++i)
    {
        const QString name = QStringLiteral("Figure %1").arg(i);
        parts.push_back(
            card({row({text(name, Role::Strong).stretched(), chip(QStringLiteral("Steady"), ChipTone::Later)}),
                     pips(PipKind::Adrenaline, 2, 6, QStringLiteral("Adrenaline"), {}),
                     pips(PipKind::Wounds, i == 0 ? wounded : 1, 4, QStringLiteral("Wounds"), [](int) { })})
                .keyed(name));
    }
    return column(std::move(parts));
}

double microseconds(const std::function<void()> &work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

std::vector<Timing> screenFigures()
{
    test::DeskAtRest at;
    int wounded = 0;
    const auto make = [&wounded](const Theme & /*theme*/) { return page(wounded); };
    std::vector<double> first;
    std::unique_ptr<Screen> screen;
    for (int i = 0; i < firsts; ++i)
    {
        screen = std::make_unique<Screen>(nullptr);
        first.push_back(microseconds([&] { screen->render(QString(), make); }));
    }
    screen->show();
    QCoreApplication::processEvents();
    return {timingOf("first rendering of 60 cards by the kit", firstBar, std::move(first)),
        timed("rendering them unchanged", unchangedBar, calls, [&](int) { screen->render(QString(), make); }),
        timed("rendering them with one card changed", changedBar, calls,
            [&](int call)
            {
                wounded = call % 4;
                screen->render(QString(), make);
            })};
}

} // namespace dossier::bench
