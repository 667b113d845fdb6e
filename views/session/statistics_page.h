#pragma once

#include "views/kit/screen.h"
#include "views/session/bar_chart.h"

#include <QStringList>

#include <functional>
#include <set>
#include <vector>

namespace dossier
{

/// A question about sessions, its answer in a sentence, and its table.
struct ShownAnswer
{
    QString game{};
    QString question{};
    QString answer{};
    QStringList columns{};
    std::vector<QStringList> rows{};
    /// For each column: true when it has numbers.
    std::vector<bool> numbers{};
    /// The same as bars; empty where no chart says more than the table.
    BarChart chart{};
};

/// The statistics of a campaign file as far as they are known.
struct ShownStatistics
{
    /// The name of the file.
    QString name{};
    /// What can be counted, and the row of what is.
    QStringList scopes{};
    int scope = 0;
    std::vector<ShownAnswer> answers{};
    /// Sentences about what is not counted, or only in part.
    QStringList notes{};
    bool isCounting = false;
    /// Why the file cannot be read; empty when it can.
    QString problem{};
};

struct StatisticsActions
{
    std::function<void()> back{};
    std::function<void(int scope)> count{};
    /// Copy or save the table of an answer, by its number.
    std::function<void(std::size_t answer)> copy{};
    std::function<void(std::size_t answer)> save{};
    /// Save the chart of an answer as a picture.
    std::function<void(std::size_t answer)> savePicture{};
    /// Show the table of an answer in place of its chart, or the chart again.
    std::function<void(std::size_t answer)> turn{};
    /// Save a report of what is counted.
    std::function<void()> report{};
};

/// A card for each question, in two columns where a line has room for many characters. `tables` are the numbers of
/// the answers whose table is shown in place of their chart.
Part statisticsPage(const ShownStatistics &shown, const std::set<std::size_t> &tables, int characters,
    const StatisticsActions &actions);

/// The page on which that is shown.
class StatisticsPage : public Screen
{
public:
    explicit StatisticsPage(StatisticsActions actions, QWidget *parent = nullptr);

    void showAnswers(const ShownStatistics &shown);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    StatisticsActions m_actions;
    ShownStatistics m_shown;
    std::set<std::size_t> m_tables;
};

} // namespace dossier
