#pragma once

#include "views/kit/part.h"
#include "views/kit/picture.h"

#include <QStringList>

#include <vector>

namespace dossier
{

/// Numbers of one kind, one for each row of a chart; below 0 is none.
struct ChartSeries
{
    QString name{};
    QList<double> values{};
    bool operator==(const ChartSeries &) const = default;
};

struct BarChart
{
    QStringList rows{};
    std::vector<ChartSeries> series{};
    bool operator==(const BarChart &) const = default;
};

/// A row of bars below each other for each row of the chart, one bar a series, each with its number. Color and hatching
/// tell the series apart, and a line above names them. `name` is for screen readers.
Part barChart(const QString &key, const QString &name, const BarChart &chart);

/// The chart as a picture, below the question that it belongs to and its answer.
Picture chartPicture(const QString &question, const QString &answer, const BarChart &chart);

} // namespace dossier
