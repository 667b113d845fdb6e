#include "tests/bench/settling.h"

#include <QCoreApplication>

#include <chrono>
#include <functional>

namespace dossier::bench
{

namespace
{

constexpr double bar = 300000;
constexpr int batches = 10;
/// Events posted while a change settles are processed, too.
constexpr int rounds = 6;

Timing settledIn(test::DeskAtRest &at, const std::string &what, const std::function<void(Preferences &)> &change)
{
    std::vector<double> times;
    for (int batch = 0; batch < batches; ++batch)
    {
        Preferences preferences = at.desk().preferences();
        change(preferences);
        const auto start = std::chrono::steady_clock::now();
        at.desk().choose(preferences);
        for (int turn = 0; turn < rounds; ++turn)
            QCoreApplication::processEvents();
        times.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
    }
    return timingOf(what, bar, std::move(times));
}

template <typename Choice>
Choice other(Choice chosen)
{
    return chosen == Choice{} ? static_cast<Choice>(1) : Choice{};
}

} // namespace

std::vector<Timing> settlingFigures(test::DeskAtRest &at, const std::string &page)
{
    return {settledIn(at, "a theme settles on " + page,
                [](Preferences &preferences) { preferences.theme = other(preferences.theme); }),
        settledIn(at, "a language settles on " + page,
            [](Preferences &preferences) { preferences.language = other(preferences.language); }),
        settledIn(at, "a size of text settles on " + page,
            [](Preferences &preferences) { preferences.textPercent = preferences.textPercent == 100 ? 150 : 100; })};
}

} // namespace dossier::bench
