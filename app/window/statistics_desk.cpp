#include "app/window/statistics_desk.h"

#include "app/play/campaign_report.h"
#include "app/play/game_wording.h"
#include "app/play/whole_file.h"
#include "views/board/file_dialogs.h"
#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"
#include "views/session/paper_print.h"
#include "views/window/main_window.h"

#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

namespace dossier
{

namespace
{

constexpr int maxSessionName = 60;

/// Returns the columns that say what a row is about: “Session 1 · Round 2”.
QString labelOf(const Answer &answer, const std::vector<Cell> &row)
{
    QStringList label;
    for (std::size_t i = 0; i < row.size(); ++i)
    {
        const Column &column = answer.columns.at(i);
        if (column.key == "who")
            label << cellText(row[i]);
        if (column.key == "session" || column.key == "round")
            label << QStringLiteral("%1 %2").arg(column.title, cellText(row[i]));
    }
    return label.join(QStringLiteral(" · "));
}

/// Returns the names of those who played, by how often, when they did not all play every session.
QStringList peopleIn(const std::vector<SessionOverview> &sessions)
{
    std::map<QString, std::size_t> played;
    for (const SessionOverview &session : sessions)
    {
        std::set<QString> names;
        for (const storage::Player &player : session.facts.players)
            names.insert(player.name);
        for (const QString &name : names)
            ++played[name];
    }
    played.erase(QString());
    if (std::ranges::all_of(played, [&](const auto &one) { return one.second == sessions.size(); }))
        return {};
    QStringList people;
    for (const auto &[name, count] : played)
        people << name;
    std::ranges::stable_sort(people, std::greater(), [&](const QString &name) { return played.at(name); });
    return people;
}

double numberIn(const Cell &cell)
{
    constexpr double none = -1;
    const auto *count = std::get_if<int>(&cell);
    const auto *number = std::get_if<double>(&cell);
    return count != nullptr ? *count : number != nullptr ? *number : none;
}

/// Returns the bars of an answer; none where there are more rows than a page has room for.
BarChart chartOf(const Answer &answer)
{
    constexpr std::size_t maxRows = 24;
    const auto isCharted
        = [&](const Column &column) { return std::ranges::find(answer.charted, column.key) != answer.charted.end(); };
    BarChart chart;
    for (std::size_t i = 0; i < answer.columns.size(); ++i)
        if (isCharted(answer.columns[i]))
            chart.series.push_back({answer.columns[i].title});
    if (chart.series.empty() || answer.rows.size() > maxRows)
        return {};
    for (const std::vector<Cell> &row : answer.rows)
    {
        chart.rows << labelOf(answer, row);
        auto series = chart.series.begin();
        for (std::size_t i = 0; i < row.size(); ++i)
            if (isCharted(answer.columns.at(i)))
                (series++)->values << numberIn(row[i]);
    }
    return chart;
}

ShownAnswer shownAnswer(const QString &game, const Answer &answer)
{
    ShownAnswer shown{.game = game,
        .question = answer.question,
        .answer = answer.answer,
        .columns = titlesOf(answer),
        .rows = rowTextsOf(answer),
        .numbers = std::vector<bool>(answer.columns.size())};
    for (const std::vector<Cell> &row : answer.rows)
        for (std::size_t i = 0; i < std::min(row.size(), shown.numbers.size()); ++i)
            shown.numbers[i] = shown.numbers[i] || !std::holds_alternative<QString>(row[i]);
    shown.chart = chartOf(answer);
    return shown;
}

/// Returns the report in the format of the file's ending.
QByteArray fileOf(const CampaignReport &report, const QString &path)
{
    if (path.endsWith(QLatin1String(".md"), Qt::CaseInsensitive))
        return markdownOf(report.blocks).toUtf8();
    const QString page = htmlOf(report.blocks);
    return path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive) ? pdfOf(page, titleOf(report)) : page.toUtf8();
}

} // namespace

StatisticsDesk::StatisticsDesk(MainWindow &window, const std::vector<Game> &list)
    : m_window(window)
    , m_games(linesOf(list))
    , m_page([this] { return made(); })
{
}

StatisticsPage *StatisticsDesk::made()
{
    const auto copy = [this](std::size_t answer)
    {
        // A menu may be open while the answers are counted anew.
        if (answer < m_answers.size())
            QGuiApplication::clipboard()->setText(QString(toCsv(m_answers[answer])));
    };
    auto *page = new StatisticsPage({.back = [this] { m_back(); },
        .count = [this](int scope) { count(scope); },
        .copy = copy,
        .save = [this](std::size_t answer) { save(answer); },
        .savePicture = [this](std::size_t answer) { savePicture(answer); },
        .report = [this] { makeReport(); }});
    m_window.placePage(page);
    connect(&m_window, &MainWindow::pageShown, this, &StatisticsDesk::follow);
    return page;
}

void StatisticsDesk::show(const QString &path, std::function<void()> back)
{
    m_path = path;
    m_back = std::move(back);
    m_isInFront = false;
    m_scopes = {{tr("All sessions")}};
    m_shown = {.name = baseNameOf(path)};
    m_window.lookInto(m_page.get());
}

void StatisticsDesk::follow()
{
    const bool isInFront = m_window.page() == m_page.made();
    if (isInFront == std::exchange(m_isInFront, isInFront))
        return;
    if (isInFront)
        return count(m_shown.scope);
    m_work.cancel();
    m_answers.clear();
    m_shown = {.name = m_shown.name, .scopes = m_shown.scopes, .scope = m_shown.scope};
    m_page.get()->showAnswers(m_shown);
}

void StatisticsDesk::count(int scope)
{
    if (!m_isInFront)
        return;
    m_answers.clear();
    QStringList scopes;
    for (const Scope &one : m_scopes)
        scopes << one.name;
    m_shown = {.name = m_shown.name,
        .scopes = scopes,
        .scope = std::clamp(scope, 0, static_cast<int>(m_scopes.size()) - 1),
        .isCounting = true};
    m_page.get()->showAnswers(m_shown);
    m_work.begin([this, path = m_path, scope = m_scopes.at(static_cast<std::size_t>(m_shown.scope))](
                     const BackgroundWork::Report &report) { work(path, scope, report); },
        [this]
        {
            m_shown.isCounting = false;
            m_page.get()->showAnswers(m_shown);
        });
}

bool StatisticsDesk::isIn(const Scope &scope, const SessionOverview &session)
{
    const std::vector<storage::Player> &players = session.facts.players;
    return (scope.game.isEmpty() || session.game == scope.game)
        && (scope.person.isEmpty() || std::ranges::find(players, scope.person, &storage::Player::name) != players.end())
        && (scope.session == 0 || session.number == scope.session);
}

void StatisticsDesk::work(const QString &path, const Scope &scope, const BackgroundWork::Report &report)
{
    storage::Stored<std::vector<SessionOverview>> sessions = overviewsIn(path, m_games, Reading::Row);
    if (!sessions)
        return report([this, why = sessions.error()] { m_shown.problem = wording::sentence(why); });
    report([this, all = *sessions] { setSessions(all); });
    std::erase_if(*sessions, [&](const SessionOverview &session) { return !isIn(scope, session); });
    for (const GameSessions &counted : byGame(*sessions, m_games))
    {
        const Statistics statistics = counted.game->statistics(path, counted.sessions);
        if (QThread::currentThread()->isInterruptionRequested())
            return;
        report([this, counted, statistics] { add(counted, statistics); });
    }
}

/// Names the scopes anew, also in another language.
void StatisticsDesk::setSessions(const std::vector<SessionOverview> &sessions)
{
    m_shown.answers.clear();
    m_shown.notes.clear();
    m_answers.clear();
    m_scopes = {{tr("All sessions")}};
    const std::vector<GameSessions> games = byGame(sessions, m_games);
    for (const GameSessions &own : games)
        if (games.size() > 1)
            m_scopes.push_back({.name = own.game->title, .game = asQString(own.game->name.id)});
    for (const QString &person : peopleIn(sessions))
        m_scopes.push_back({.name = tr("Sessions with %1").arg(singleLine(person, maxSessionName)), .person = person});
    for (auto session = sessions.rbegin(); session != sessions.rend(); ++session)
    {
        const QDate day = QDate::fromString(session->facts.date, Qt::ISODate);
        QStringList facts{tr("Session %1").arg(session->number), session->title, session->facts.mission,
            QLocale().toString(day, QLocale::ShortFormat)};
        facts.removeAll(QString());
        m_scopes.push_back({.name = singleLine(facts.join(QStringLiteral(" · ")), maxSessionName),
            .game = session->game,
            .session = session->number});
    }
    m_shown.scopes.clear();
    for (const Scope &one : m_scopes)
        m_shown.scopes << one.name;
    m_shown.scope = std::min(m_shown.scope, static_cast<int>(m_scopes.size()) - 1);
    m_page.get()->showAnswers(m_shown);
}

void StatisticsDesk::add(const GameSessions &counted, const Statistics &statistics)
{
    if (counted.isRunning && !m_shown.notes.contains(runningSessionNote()))
        m_shown.notes << runningSessionNote();
    for (const NotCounted &left : statistics.left)
        m_shown.notes << notCountedNote(left);
    for (const Answer &answer : statistics.answers)
    {
        m_answers.push_back(answer);
        m_shown.answers.push_back(shownAnswer(counted.game->title, answer));
    }
    m_page.get()->showAnswers(m_shown);
}

void StatisticsDesk::save(std::size_t answer)
{
    if (answer >= m_answers.size())
        return;
    const QByteArray table = toCsv(m_answers[answer]);
    const QString path
        = dialogs::placeForTable(&m_window, m_shown.name + u' ' + QString::fromStdString(m_answers[answer].id));
    if (!path.isEmpty())
        write(path, table);
}

void StatisticsDesk::savePicture(std::size_t answer)
{
    if (answer >= m_answers.size())
        return;
    const ShownAnswer &shown = m_shown.answers.at(answer);
    const Picture picture = chartPicture(shown.question, shown.answer, shown.chart);
    const QString path
        = dialogs::placeForPicture(&m_window, m_shown.name + u' ' + QString::fromStdString(m_answers[answer].id));
    if (const std::optional<PictureFormat> format = formatOf(path))
        write(path, pictureIn(*format, picture, currentTheme()));
}

void StatisticsDesk::write(const QString &path, const QByteArray &content)
{
    const bool isWritten = !writeWholeFile(path, content);
    if (isWritten)
        m_window.noteBy([path = nativePath(path)] { return tr("Dossier saved: %1").arg(path); });
    else
        m_window.showMessageBy([path = nativePath(path)]
            { return tr("Dossier saved nothing: %1 cannot be written. Choose another folder.").arg(path); });
}

void StatisticsDesk::makeReport()
{
    const QString place = dialogs::placeForReport(&m_window, m_shown.name);
    if (place.isEmpty() || !m_isInFront || m_shown.isCounting)
        return;
    m_shown.isCounting = true;
    m_page.get()->showAnswers(m_shown);
    const auto work = [this, place, path = m_path, scope = m_scopes.at(static_cast<std::size_t>(m_shown.scope))](
                          const BackgroundWork::Report &report)
    {
        storage::Stored<std::vector<SessionOverview>> sessions = overviewsIn(path, m_games, Reading::State);
        if (!sessions)
            return report([this, why = sessions.error()] { m_shown.problem = wording::sentence(why); });
        std::erase_if(*sessions, [&](const SessionOverview &session) { return !isIn(scope, session); });
        const QByteArray file = fileOf(reportOf(path, *sessions, m_games), place);
        report([this, place, file] { write(place, file); });
    };
    m_work.begin(work,
        [this]
        {
            m_shown.isCounting = false;
            m_page.get()->showAnswers(m_shown);
        });
}

} // namespace dossier
