#include "views/session/statistics_page.h"

#include "views/kit/page_header.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

struct StatisticsWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::StatisticsPage)
};

/// Maximum number of rows that are shown of a table.
constexpr std::size_t maxRows = 40;

constexpr int maxTitleLength = 80;

Part tableOf(const ShownAnswer &answer)
{
    Parts cells;
    const auto add = [&](const QStringList &row, Role role)
    {
        for (qsizetype i = 0; i < answer.columns.size(); ++i)
        {
            const bool isNumber = answer.numbers.at(static_cast<std::size_t>(i));
            cells.push_back(text(row.value(i), role).with(&Part::alignment, isNumber ? Qt::AlignRight : Qt::AlignLeft));
        }
    };
    add(answer.columns, Role::Caption);
    for (std::size_t i = 0; i < std::min(answer.rows.size(), maxRows); ++i)
        add(answer.rows[i], Role::Body);
    return table(static_cast<int>(answer.columns.size()), std::move(cells))
        .spaced(16)
        .with(&Box::rowSpacing, 4)
        .with(&Part::alignment, Qt::AlignLeft)
        .named(answer.question);
}

Part cardOf(const ShownAnswer &answer, std::size_t number, bool isTable, const StatisticsActions &actions)
{
    const bool hasChart = !answer.chart.rows.empty();
    const bool showsTable = isTable || !hasChart;
    const int hidden = static_cast<int>(answer.rows.size() - std::min(answer.rows.size(), maxRows));
    std::vector<MenuItem> items{{.text = StatisticsWords::tr("Copy the table as CSV"),
                                    .chosen = [copy = actions.copy, number] { copy(number); }},
        {.text = StatisticsWords::tr("Save the table as CSV…"),
            .chosen = [save = actions.save, number] { save(number); }}};
    if (hasChart)
        items.push_back({.text = StatisticsWords::tr("Save the bars as a picture…"),
            .chosen = [save = actions.savePicture, number] { save(number); }});
    return formCard(
        {row({text(answer.game, Role::Caption).wrapping().stretched(),
             toggle(StatisticsWords::tr("Table"), "offer", isTable, [turn = actions.turn, number] { turn(number); })
                 .named(StatisticsWords::tr("Table: %1", "a question").arg(answer.question))
                 .withTip(StatisticsWords::tr("Show the numbers in place of the bars"))
                 .when(hasChart),
             menuButton(StatisticsWords::tr("Save"), "offer", items)
                 .named(StatisticsWords::tr("Save: %1", "a question").arg(answer.question))
                 .withTip(StatisticsWords::tr("The whole table for a spreadsheet, or the bars as a picture"))
                 .when(!answer.rows.empty())}),
            text(answer.question, Role::Heading).wrapping(), text(answer.answer).wrapping(),
            barChart(QStringLiteral("chart/%1").arg(number), answer.answer, answer.chart).when(!showsTable),
            tableOf(answer).when(showsTable && !answer.rows.empty()),
            text(StatisticsWords::tr("%n more row(s) are in the CSV file.", nullptr, hidden), Role::Dim)
                .wrapping()
                .when(hidden > 0 && showsTable)})
        .keyed(QStringLiteral("answer/%1").arg(number));
}

bool hasReport(const ShownStatistics &shown)
{
    return !shown.isCounting && !shown.answers.empty();
}

/// What is said above the cards.
Parts saidOf(const ShownStatistics &shown)
{
    Parts said;
    const QString counting = StatisticsWords::tr("Counting…");
    said.push_back(text(counting, Role::Dim)
            .with(&Part::announcement, shown.isCounting ? counting : QString())
            .when(shown.isCounting));
    said.push_back(text(shown.problem, Role::Fault).wrapping().when(!shown.problem.isEmpty()));
    const bool isEmpty = !shown.isCounting && shown.problem.isEmpty() && shown.answers.empty() && shown.notes.isEmpty();
    said.push_back(text(StatisticsWords::tr("Nothing was played in this file yet. After the first session, this page "
                                            "answers questions about it."),
        Role::Dim)
            .wrapping()
            .when(isEmpty));
    for (const QString &note : shown.notes)
        said.push_back(text(note, Role::Dim).wrapping());
    return said;
}

} // namespace

Part statisticsPage(
    const ShownStatistics &shown, const std::set<std::size_t> &tables, int characters, const StatisticsActions &actions)
{
    constexpr int scopeCharacters = 32;
    const QString title = StatisticsWords::tr("Statistics");
    const Part scope = choice(QStringLiteral("scope"), StatisticsWords::tr("Sessions that are counted"), shown.scopes,
        shown.scope, [count = actions.count](const QVariant &row) { count(row.toInt()); })
                           .with(&Field::characters, scopeCharacters)
                           .withTip(StatisticsWords::tr("Choose the sessions that are counted"));
    const Part report
        = button(StatisticsWords::tr("Save a report…"), "primary", actions.report)
              .keyed(QStringLiteral("report"))
              .withTip(StatisticsWords::tr("As a web page, Markdown or PDF; of one session with its journal (Enter)"))
              .disabledIf(!hasReport(shown),
                  shown.isCounting ? StatisticsWords::tr("Once all is counted")
                                   : StatisticsWords::tr("Nothing is counted"));
    Parts left = saidOf(shown);
    Parts right;
    for (std::size_t i = 0; i < shown.answers.size(); ++i)
        (i % 2 == 0 ? left : right).push_back(cardOf(shown.answers[i], i, tables.contains(i), actions));
    return formPage(pageHeader(title, singleLine(shown.name, maxTitleLength), StatisticsWords::tr("Back (Esc)"),
                        actions.back, shown.scopes.size() > 2 ? Parts{scope, report} : Parts{report}),
        std::move(left), std::move(right), characters)
        .named(title);
}

StatisticsPage::StatisticsPage(StatisticsActions actions, QWidget *parent)
    : Screen(parent)
    , m_actions(std::move(actions))
{
    setObjectName(QStringLiteral("StatisticsPage"));
    setFocusPolicy(Qt::StrongFocus);
    followWidth();
    m_actions.turn = [this](std::size_t answer)
    {
        if (!m_tables.erase(answer))
            m_tables.insert(answer);
        renderAgain();
    };
    render({}, [this](const Theme & /*theme*/) { return statisticsPage(m_shown, m_tables, characters(), m_actions); });
}

void StatisticsPage::showAnswers(const ShownStatistics &shown)
{
    m_shown = shown;
    renderAgain();
}

/// The answers are texts: another language makes them again.
bool StatisticsPage::event(QEvent *event)
{
    const bool isHandled = Screen::event(event);
    if (event->type() == QEvent::LanguageChange)
        m_actions.count(m_shown.scope);
    return isHandled;
}

void StatisticsPage::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        m_actions.back();
    else if (isEnter && hasReport(m_shown))
        m_actions.report();
    else
        Screen::keyPressEvent(event);
}

} // namespace dossier
