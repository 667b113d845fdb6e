#include "play_command.h"

#include "command_line.h"
#include "descriptor.h"
#include "game_wording.h"
#include "help_text.h"
#include "line_reader.h"
#include "omega_schema.h"
#include "open_game.h"
#include "played_game.h"
#include "session_line.h"

#include <QCommandLineParser>
#include <QDateTime>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <vector>

namespace dossier
{

namespace
{

struct PlayAsked
{
    GameAsked game;
    /// Seats whose view is printed at the end, as JSON.
    QStringList views;
    /// Only the file's campaigns and sessions are told.
    bool list = false;
    /// Only the shapes of commands, events and views are told.
    bool schema = false;
    bool help = false;
};

/// Whether it could be a seat: "overseer", "public", "commando:1" to "commando:5", "commando:" and a role.
bool isSeat(const QString &name)
{
    static const QRegularExpression seat(QStringLiteral("^(overseer|public|commando:[1-5]|commando:[a-z_]+)$"));
    return seat.match(name).hasMatch();
}

/// The session that `--session` names: a number, "new", or the last without it; nothing when it is none of these.
std::optional<SessionAsked> sessionNamed(const QString &name, const QString &campaign)
{
    SessionAsked asked{campaign, std::nullopt, name == QLatin1String("new")};
    if (name.isEmpty() || asked.fresh)
        return asked;
    bool good = false;
    asked.number = name.toLongLong(&good);
    return good ? std::optional(asked) : std::nullopt;
}

/// What the arguments ask for; nothing when they are wrong.
std::optional<PlayAsked> playAsked(const QStringList &arguments)
{
    QCommandLineParser parser;
    const QCommandLineOption help(QStringLiteral("help"));
    const QCommandLineOption file(QStringLiteral("file"), {}, QStringLiteral("path"));
    const QCommandLineOption pack(QStringLiteral("pack"), {}, QStringLiteral("path"));
    const QCommandLineOption printing(QStringLiteral("printing"), {}, QStringLiteral("id"), QStringLiteral("revised"));
    const QCommandLineOption view(QStringLiteral("view"), {}, QStringLiteral("seat"));
    const QCommandLineOption campaign(QStringLiteral("campaign"), {}, QStringLiteral("name"));
    const QCommandLineOption session(QStringLiteral("session"), {}, QStringLiteral("number"));
    const QCommandLineOption mission(QStringLiteral("mission"), {}, QStringLiteral("id"));
    const QCommandLineOption backups(QStringLiteral("backups"), {}, QStringLiteral("folder"));
    const QCommandLineOption takeOver(QStringLiteral("take-over"));
    const QCommandLineOption list(QStringLiteral("list"));
    const QCommandLineOption schema(QStringLiteral("schema"));
    parser.addOptions({help, file, pack, printing, view, campaign, session, mission, backups, takeOver, list, schema});
    if (!parser.parse(QStringList{QStringLiteral("play")} + arguments) || !parser.positionalArguments().isEmpty())
        return std::nullopt;
    const QString id = parser.value(printing);
    const QStringList views = parser.values(view);
    if ((id != QLatin1String("first") && id != QLatin1String("revised")) || !std::ranges::all_of(views, isSeat))
        return std::nullopt;
    const std::optional<SessionAsked> which = sessionNamed(parser.value(session), parser.value(campaign));
    const bool wantsFile = which && (which->number || which->fresh || !which->campaign.isEmpty() || parser.isSet(list));
    if (!which || (wantsFile && parser.value(file).isEmpty()))
        return std::nullopt;
    PlayAsked asked;
    asked.game
        = {parser.value(file), parser.value(pack), id == QLatin1String("first") ? Printing::First : Printing::Revised,
            parser.value(mission), *which, parser.isSet(takeOver), parser.value(backups)};
    asked.views = views;
    asked.list = parser.isSet(list);
    asked.schema = parser.isSet(schema);
    asked.help = parser.isSet(help);
    return asked;
}

/// The line that asks for a seat's view.
std::string viewLine(const QString &seat)
{
    const QString name = seat.mid(seat.indexOf(u':') + 1);
    const bool isNumber = name.size() == 1;
    return (isNumber ? QStringLiteral("{\"view\": %1}") : QStringLiteral("{\"view\": \"%1\"}")).arg(name).toStdString();
}

journal::EventId newId()
{
    journal::EventId id;
    for (std::uint8_t &byte : id.bytes)
        byte = static_cast<std::uint8_t>(QRandomGenerator::system()->bounded(256));
    return id;
}

bool say(const QString &text)
{
    return writeAll(STDERR_FILENO, text.toLocal8Bit().toStdString());
}

/// Answers until the input ends; what is answered is durable before it is said.
CheckEnd serve(OpenGame &opened, PlayedGame &game)
{
    constexpr std::size_t bufferSize = std::size_t{1} << 16U;
    LineReader reader;
    std::vector<char> buffer(bufferSize);
    bool written = true;
    const auto answerLine = [&](std::string_view line)
    {
        const std::optional<std::string> aboutSession = answerSessionLine(opened, line);
        written = written && writeAll(STDOUT_FILENO, (aboutSession ? *aboutSession : game.answer(line)) + '\n');
    };
    while (written)
    {
        const std::optional<std::string_view> bytes = readSome(STDIN_FILENO, buffer);
        if (!bytes)
            return CheckEnd::ReadFailed;
        if (bytes->empty())
        {
            reader.finish(answerLine);
            return written ? CheckEnd::Done : CheckEnd::WriteFailed;
        }
        reader.read(*bytes, answerLine);
    }
    return CheckEnd::WriteFailed;
}

/// Says that on standard output and nothing more.
int end(const std::string &text)
{
    return writeAll(STDOUT_FILENO, text) ? EXIT_SUCCESS : failedTransfer;
}

int tellSessions(const QString &path)
{
    storage::Stored<storage::CampaignFile> file = storage::CampaignFile::open(path);
    const auto all = file ? campaignsOf(*file, QStringLiteral("omega")) : tl::unexpected(file.error());
    if (all)
        return end("{\"campaigns\": " + toJson(*all) + "}\n");
    say(wording::sentence(all.error()) + u'\n');
    return noGame;
}

} // namespace

int runPlay(const QStringList &arguments)
{
    const std::optional<PlayAsked> asked = playAsked(arguments);
    if (!asked)
    {
        say(playUsage());
        return wrongUsage;
    }
    if (asked->help)
        return end(playHelpText().toLocal8Bit().toStdString());
    std::signal(SIGPIPE, SIG_IGN);
    if (asked->schema)
        return end(omega::schema() + '\n');
    if (asked->list)
        return tellSessions(asked->game.file);
    tl::expected<OpenGame, GameProblem> opened = openGame(asked->game);
    if (!opened)
    {
        say(wording::sentence(opened.error()) + u'\n');
        return noGame;
    }
    for (const QString &notice : wording::notices(*opened, asked->game))
        say(notice + u'\n');
    PlayedGame game(opened->start, opened->journal ? &*opened->journal : nullptr,
        {newId, [] { return journal::Moment{QDateTime::currentMSecsSinceEpoch()}; }}, std::move(opened->kept));
    CheckEnd ended = serve(*opened, game);
    for (const QString &seat : asked->views)
        if (ended == CheckEnd::Done && !writeAll(STDOUT_FILENO, game.answer(viewLine(seat)) + '\n'))
            ended = CheckEnd::WriteFailed;
    if (ended == CheckEnd::Done)
        return EXIT_SUCCESS;
    say(complaintOf(ended));
    return failedTransfer;
}

} // namespace dossier
