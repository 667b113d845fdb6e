#include "app/command/campaign_command.h"

#include "app/check/descriptor.h"
#include "app/command/help_text.h"
#include "app/play/campaign_report.h"
#include "app/play/game_wording.h"
#include "app/play/play_process.h"
#include "app/play/session_search.h"
#include "app/play/session_texts.h"
#include "model/json/json_writer.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace dossier
{

namespace
{

struct CampaignWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

struct CampaignRequest
{
    QString verb;
    QString file;
    QStringList words;
    std::optional<qint64> session{};
    bool isJson = false;
    bool isHtml = false;
};

/// The text to print, and the exit code.
struct Printed
{
    std::string text{};
    int code = EXIT_SUCCESS;
};

std::optional<CampaignRequest> requestIn(const QStringList &arguments)
{
    QCommandLineParser parser;
    const QCommandLineOption json(QStringLiteral("json"));
    const QCommandLineOption html(QStringLiteral("html"));
    const QCommandLineOption session(QStringLiteral("session"), {}, QStringLiteral("number"));
    parser.addOptions({json, html, session});
    if (!parser.parse(QStringList(QStringLiteral("campaign")) + arguments))
        return std::nullopt;
    const QStringList names = parser.positionalArguments();
    CampaignRequest request{names.value(0), names.value(1), searchedWords(names.mid(2).join(u' '))};
    request.isJson = parser.isSet(json);
    request.isHtml = parser.isSet(html);
    bool isNumber = true;
    if (parser.isSet(session))
        request.session = parser.value(session).toLongLong(&isNumber);
    const bool isSearch = request.verb == QLatin1String("search");
    const bool isReport = request.verb == QLatin1String("report");
    const bool takesSession = isReport || request.verb == QLatin1String("stats");
    const bool isKnown = isSearch || takesSession || request.verb == QLatin1String("list");
    const bool fits = isSearch ? !request.words.isEmpty() : names.size() == 2;
    const bool fitsForm = isReport ? !request.isJson : !request.isHtml;
    return isKnown && fits && fitsForm && isNumber && (takesSession || !request.session) ? std::optional(request)
                                                                                         : std::nullopt;
}

std::string quoted(const QString &text)
{
    return jsonString(text.toStdU32String());
}

std::string lines(const QStringList &all)
{
    return (all.join(u'\n') + u'\n').toStdString();
}

std::string momentJson(const std::optional<journal::Moment> &moment)
{
    return moment ? quoted(timeOf(*moment).toUTC().toString(Qt::ISODate)) : "null";
}

std::string listJson(const SessionOverview &session)
{
    const auto player = [](const storage::Player &one)
    { return jsonObject({{"player", quoted(one.name)}, {"role", quoted(one.role)}}); };
    return jsonObject({{"session", std::to_string(session.number)}, {"campaign", quoted(session.campaign)},
        {"game", quoted(session.game)}, {"printing", quoted(session.printing)},
        {"mission", quoted(session.facts.mission)}, {"date", quoted(session.facts.date)},
        {"first", momentJson(session.first)}, {"last", momentJson(session.last)},
        {"players", jsonArray(session.facts.players, player)}, {"place", jsonArray(session.place, quoted)},
        {"result", quoted(session.result)}, {"sealed", jsonBoolean(session.isSealed)}});
}

Printed listed(const std::vector<SessionOverview> &sessions, bool isJson)
{
    if (isJson)
        return {jsonArray(sessions, listJson) + '\n'};
    QStringList all;
    for (const SessionOverview &session : sessions)
    {
        all << headOf(session);
        for (const QString &line : detailsOf(session))
            all << QStringLiteral("  ") + line;
    }
    return {lines(all.isEmpty() ? QStringList(CampaignWords::tr("The file has no session.")) : all)};
}

// --- The search ---

/// Returns the number of characters before a place, as other programs count them.
std::string countedTo(const QString &text, qsizetype place)
{
    return std::to_string(text.left(place).toUcs4().size());
}

std::string hitJson(const FoundText &hit)
{
    const auto mark = [&](const std::pair<qsizetype, qsizetype> &one)
    { return '[' + countedTo(hit.text, one.first) + ", " + countedTo(hit.text, one.first + one.second) + ']'; };
    return jsonObject(
        {{"session", std::to_string(hit.session)}, {"in", jsonWord(hit.in)}, {"round", std::to_string(hit.round)},
            {"step", std::to_string(hit.step)}, {"text", quoted(hit.text)}, {"marks", jsonArray(hit.marks, mark)}});
}

/// Says on standard error that a session cannot be read, and returns the exit code for it.
int complainOf(qint64 session, const QString &why)
{
    return complain(
        CampaignWords::tr("Session %1: %2", "a number, why it cannot be read").arg(QString::number(session), why));
}

Printed found(const std::vector<SessionOverview> &sessions, const PlayedGames &games, const CampaignRequest &request)
{
    QStringList all;
    std::vector<FoundText> hits;
    int code = EXIT_SUCCESS;
    for (const SessionOverview &session : sessions)
    {
        std::vector<FoundText> own = foundInFacts(session, request.words);
        if (const auto lines = foundInJournal(request.file, session, games, request.words))
            own.insert(own.end(), lines->begin(), lines->end());
        else
            code = complainOf(session.number, wording::withoutKey(lines.error()));
        if (!own.empty())
            all << headOf(session);
        for (const FoundText &hit : own)
            all << QStringLiteral("  %1: %2").arg(placeOf(hit), marked(hit.text, hit.marks));
        hits.insert(hits.end(), own.begin(), own.end());
    }
    if (hits.empty())
        all << CampaignWords::tr("Nothing was found.");
    if (code == EXIT_SUCCESS && hits.empty())
        code = EXIT_FAILURE;
    return {request.isJson ? jsonArray(hits, hitJson) + '\n' : lines(all), code};
}

// --- Statistics ---

QStringList scopeLines(const GameSessions &scope, const Statistics &statistics)
{
    QStringList numbers;
    for (const qint64 session : scope.sessions)
        numbers << QString::number(session);
    QStringList all{CampaignWords::tr("%1, sessions: %2").arg(scope.game->title, numbers.join(QStringLiteral(", ")))};
    if (scope.isRunning)
        all << runningSessionNote();
    for (const Answer &answer : statistics.answers)
        all << QString() << answerLines(answer);
    return all << QString();
}

Printed counted(const std::vector<SessionOverview> &sessions, const PlayedGames &games, const CampaignRequest &request)
{
    Printed printed;
    QStringList all;
    std::string json;
    for (GameSessions &scope : byGame(sessions, games))
    {
        const Statistics statistics = scope.game->statistics(request.file, scope.sessions);
        for (const NotCounted &left : statistics.left)
        {
            printed.code = complainOf(left.session, wording::withoutKey(left.why));
            std::erase(scope.sessions, left.session);
        }
        all << scopeLines(scope, statistics);
        json += (json.empty() ? "" : ", ")
            + jsonObject({{"game", jsonWord(scope.game->name.id)},
                {"sessions", jsonArray(scope.sessions, [](qint64 number) { return std::to_string(number); })},
                {"questions", toJson(statistics.answers)}});
    }
    if (all.isEmpty())
        all << CampaignWords::tr("The file has no session.");
    while (all.last().isEmpty())
        all.removeLast();
    printed.text = request.isJson ? '[' + json + "]\n" : lines(all);
    return printed;
}

// --- The report ---

Printed reported(const std::vector<SessionOverview> &sessions, const PlayedGames &games, const CampaignRequest &request)
{
    const CampaignReport report = reportOf(request.file, sessions, games);
    Printed printed{(request.isHtml ? htmlOf(report.blocks) : markdownOf(report.blocks)).toStdString()};
    for (const NotCounted &left : report.left)
        printed.code = complainOf(left.session, wording::withoutKey(left.why));
    return printed;
}

// --- The command ---

/// Says which sessions are damaged; returns the exit code.
int complainOfDamage(const std::vector<SessionOverview> &sessions)
{
    int code = EXIT_SUCCESS;
    for (const SessionOverview &session : sessions)
        if (session.damage)
            code = complainOf(session.number, wording::sentence(*session.damage));
    return code;
}

Reading readingFor(const CampaignRequest &request)
{
    const bool showsState = request.verb == QLatin1String("list") || request.verb == QLatin1String("report");
    return showsState ? Reading::State : Reading::Facts;
}

int printed(storage::CampaignFile &file, const PlayedGames &games, const CampaignRequest &request)
{
    storage::Stored<std::vector<SessionOverview>> sessions = overviewsOf(file, games, readingFor(request));
    if (!sessions)
        return complain(wording::sentence(sessions.error()));
    if (request.session)
    {
        std::erase_if(*sessions, [&](const SessionOverview &session) { return session.number != *request.session; });
        if (sessions->empty())
            return complain(CampaignWords::tr("The file has no session %1.").arg(*request.session));
    }
    int code = complainOfDamage(*sessions);
    if (!file.damage().empty())
        code = complain(wording::sentence(file.connection().error(storage::StorageFault::Damaged)));
    const Printed all = request.verb == QLatin1String("search") ? found(*sessions, games, request)
        : request.verb == QLatin1String("stats")                ? counted(*sessions, games, request)
        : request.verb == QLatin1String("report")               ? reported(*sessions, games, request)
                                                                : listed(*sessions, request.isJson);
    return writeAll(STDOUT_FILENO, all.text) ? std::max(code, all.code) : failedTransfer;
}

} // namespace

int runCampaign(const PlayedGames &games, const QStringList &arguments)
{
    if (arguments == QStringList{QStringLiteral("--help")})
        return writeAll(STDOUT_FILENO, campaignHelpText().toStdString()) ? EXIT_SUCCESS : failedTransfer;
    const std::optional<CampaignRequest> request = requestIn(arguments);
    if (!request)
        return complain(campaignUsage().trimmed(), wrongUsage);
    storage::Stored<storage::CampaignFile> file = storage::CampaignFile::inspect(request->file);
    return file ? printed(*file, games, *request) : complain(wording::sentence(file.error()));
}

} // namespace dossier
