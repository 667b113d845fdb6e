#pragma once

#include <functional>
#include <string>
#include <vector>

namespace dossier::bench
{

/// A measured figure and its bar, in microseconds (or in calls per second, for which more is better).
struct Timing
{
    std::string name;
    double median = 0;
    double min = 0;
    double max = 0;
    double bar = 0;
    bool moreIsBetter = false;

    /// Returns the median relative to the bar: 1 is on it, below 1 is better; 0 without a bar.
    [[nodiscard]] double ratio() const { return bar == 0 ? 0 : moreIsBetter ? bar / median : median / bar; }
};

/// Times `calls` calls of `work` (with the number of the call) in each of ten batches, after one that does not count;
/// in microseconds per call.
Timing timed(const std::string &name, double bar, int calls, const std::function<void(int)> &work);

/// Returns the statistics of ten batches.
Timing timingOf(const std::string &name, double bar, std::vector<double> batches);

/// Returns the time that 95 of 100 do not exceed; `times` must not be empty.
double percentile95(std::vector<double> times);

/// Returns the time of this machine for plain work, drawing and sorting numbers, relative to the machine that the bars
/// are for; 1 when it is as fast or faster.
double slowness();

/// Prints a figure as a line of a table.
void print(const Timing &figure);

} // namespace dossier::bench
