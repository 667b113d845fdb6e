#include "tests/bench/stopwatch.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <random>

namespace dossier::bench
{

namespace
{

constexpr int batchCount = 10;

double microseconds(int calls, const std::function<void(int)> &work)
{
    const auto start = std::chrono::steady_clock::now();
    for (int call = 0; call < calls; ++call)
        work(call);
    const std::chrono::duration<double, std::micro> spent = std::chrono::steady_clock::now() - start;
    return spent.count() / calls;
}

} // namespace

Timing timed(const std::string &name, double bar, int calls, const std::function<void(int)> &work)
{
    microseconds(calls, work);
    std::vector<double> batches;
    for (int batch = 0; batch < batchCount; ++batch)
        batches.push_back(microseconds(calls, work));
    return timingOf(name, bar, batches);
}

Timing timingOf(const std::string &name, double bar, std::vector<double> batches)
{
    std::ranges::sort(batches);
    return {name, batches[batches.size() / 2], batches.front(), batches.back(), bar, false};
}

double percentile95(std::vector<double> times)
{
    std::ranges::sort(times);
    return times.at(times.size() * 95 / 100);
}

double slowness()
{
    // Microseconds on the machine of the README's figures, as reckoned on one that takes 5700 for it: a sight map took
    // 43 there instead of 15.
    constexpr double usual = 2000;
    const Timing here = timed("plain work", usual, 1,
        [](int)
        {
            std::mt19937 random(40);
            std::vector<unsigned> numbers(1U << 16U);
            std::ranges::generate(numbers, [&] { return static_cast<unsigned>(random()); });
            std::ranges::sort(numbers);
        });
    return std::max(1.0, here.min / usual);
}

void print(const Timing &figure)
{
    std::printf("%-58s %12.2f %12.2f %12.2f %12.2f %8.2f\n", figure.name.c_str(), figure.min, figure.median, figure.max,
        figure.bar, figure.ratio());
}

} // namespace dossier::bench
