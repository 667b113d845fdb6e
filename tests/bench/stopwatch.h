#pragma once

#include <functional>
#include <string>
#include <vector>

namespace dossier::bench
{

/// A figure that was measured and the bar it is held to, in microseconds (or in calls per second, where more is
/// better).
struct Timing
{
    std::string name;
    double median = 0;
    double least = 0;
    double most = 0;
    double bar = 0;
    bool moreIsBetter = false;

    /// How far the median is from the bar: 1 is on it, below 1 is better; 0 where there is no bar.
    [[nodiscard]] double ratio() const { return bar == 0 ? 0 : moreIsBetter ? bar / median : median / bar; }
};

/// Times `calls` calls of `work` (given the number of the call) in each of ten batches, after one that does not count;
/// microseconds for one call.
Timing timed(const std::string &name, double bar, int calls, const std::function<void(int)> &work);

/// The figures of ten batches, sorted out.
Timing timingOf(const std::string &name, double bar, std::vector<double> batches);

/// The time that 95 of 100 do not go past; there is at least one.
double percentile95(std::vector<double> times);

/// How many times as long this machine takes for plain work, drawing numbers and sorting them, as the one that the bars
/// are for; 1 where it is as fast or faster.
double slowness();

/// Prints a figure as a line of a table.
void print(const Timing &figure);

} // namespace dossier::bench
