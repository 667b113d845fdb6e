#include "play_command.h"

#include "command_line.h"
#include "descriptor.h"
#include "escaped.h"
#include "facts_option.h"
#include "game_wording.h"
#include "hanging_wording.h"
#include "help_text.h"
#include "line_reader.h"
#include "omega_schema.h"
#include "open_game.h"
#include "played_game.h"
#include "session_line.h"
#include "specter_rules.h"
#include "specter_schema.h"
#include "specter_session.h"

#include <QCommandLineParser>
#include <QDateTime>
#include <QRandomGenerator>
#include <QRegularExpression>

#include <unistd.h>

#include <algorithm>
#include <concepts>
#include <csignal>
#include <vector>

namespace dossier
{

namespace
{

struct PlayAsked
{
    GameAsked game;
    /// The id of a game; empty for the one in the file, or else LEVEL 7.
    QString id;
    /// As it was said; empty for the game's usual one.
    QString printing;
    /// Seats whose view is printed at the end, as JSON.
    QStringList views;
    FactsAsked facts;
    /// Only the file's campaigns and sessions are told.
    bool list = false;
    /// Only the shapes of commands, events and views are told.
    bool schema = false;
    bool help = false;
};

QString text(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

bool isGame(const QString &id)
{
    return id == text(OmegaRules::gameName.id) || id == text(SpecterRules::gameName.id);
}

bool isSpecter(const PlayAsked &asked)
{
    return asked.id == text(SpecterRules::gameName.id);
}

/// Whether it could be a seat: "overseer", "public", "commando:1" to "commando:5", "commando:" and a role; in Specter
/// Ops "agent", "traitor", "public", "hunter:" and a hunter.
bool isSeat(const PlayAsked &asked, const QString &name)
{
    static const QRegularExpression seat(QStringLiteral("^(overseer|public|commando:[1-5]|commando:[a-z_]+)$"));
    return isSpecter(asked) ? specter::seatNamed(name.toStdString()).has_value() : seat.match(name).hasMatch();
}

/// The printing that is asked for, of the game whose words they are; nothing when it is none of them.
std::optional<Printing> printingOf(const PlayAsked &asked)
{
    const GameName &game = isSpecter(asked) ? SpecterRules::gameName : OmegaRules::gameName;
    // What most tables play.
    if (asked.printing.isEmpty())
        return isSpecter(asked) ? Printing::First : Printing::Revised;
    if (asked.printing == text(game.first))
        return Printing::First;
    return asked.printing == text(game.later) ? std::optional(Printing::Revised) : std::nullopt;
}

/// Whether the game that is played has all that is asked for; its printing is filled in.
bool suits(PlayAsked &asked)
{
    const std::optional<Printing> printing = printingOf(asked);
    if (!printing || (isSpecter(asked) ? !asked.game.mission.isEmpty() : asked.facts.any()))
        return false;
    asked.game.printing = *printing;
    return std::ranges::all_of(asked.views, [&](const QString &seat) { return isSeat(asked, seat); });
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

/// The agent of that name, the first without one; nothing for anything else.
std::optional<specter::Agent> agentNamed(const QString &name)
{
    if (name.isEmpty() || name == QLatin1String("first"))
        return specter::Agent::First;
    return name == QLatin1String("second") ? std::optional(specter::Agent::Second) : std::nullopt;
}

/// What the arguments ask for; nothing when they are wrong.
std::optional<PlayAsked> playAsked(const QStringList &arguments)
{
    QCommandLineParser parser;
    const QCommandLineOption help(QStringLiteral("help"));
    const QCommandLineOption file(QStringLiteral("file"), {}, QStringLiteral("path"));
    const QCommandLineOption pack(QStringLiteral("pack"), {}, QStringLiteral("path"));
    const QCommandLineOption game(QStringLiteral("game"), {}, QStringLiteral("id"));
    const QCommandLineOption printing(QStringLiteral("printing"), {}, QStringLiteral("id"));
    const QCommandLineOption view(QStringLiteral("view"), {}, QStringLiteral("seat"));
    const QCommandLineOption campaign(QStringLiteral("campaign"), {}, QStringLiteral("name"));
    const QCommandLineOption session(QStringLiteral("session"), {}, QStringLiteral("number"));
    const QCommandLineOption mission(QStringLiteral("mission"), {}, QStringLiteral("id"));
    const QCommandLineOption backups(QStringLiteral("backups"), {}, QStringLiteral("folder"));
    const QCommandLineOption takeOver(QStringLiteral("take-over"));
    const QCommandLineOption factsIn(QStringLiteral("facts-in"), {}, QStringLiteral("path"));
    const QCommandLineOption factsOut(QStringLiteral("facts-out"), {}, QStringLiteral("path"));
    const QCommandLineOption agent(QStringLiteral("agent"), {}, QStringLiteral("id"));
    const QCommandLineOption list(QStringLiteral("list"));
    const QCommandLineOption schema(QStringLiteral("schema"));
    parser.addOptions({help, game, file, pack, printing, view, campaign, session, mission, backups, takeOver, factsIn,
        factsOut, agent, list, schema});
    if (!parser.parse(QStringList{QStringLiteral("play")} + arguments) || !parser.positionalArguments().isEmpty())
        return std::nullopt;
    // An unset variable of a script's is not taken for what was not asked.
    for (const QString &name : parser.optionNames())
        if (const QStringList values = parser.values(name); values.contains(QString()))
            return std::nullopt;
    if (parser.isSet(game) && !isGame(parser.value(game)))
        return std::nullopt;
    const std::optional<SessionAsked> which = sessionNamed(parser.value(session), parser.value(campaign));
    const bool wantsFile = which && (which->number || which->fresh || !which->campaign.isEmpty() || parser.isSet(list));
    if (!which || (wantsFile && parser.value(file).isEmpty()))
        return std::nullopt;
    const std::optional<specter::Agent> whose = agentNamed(parser.value(agent));
    if (!whose)
        return std::nullopt;
    PlayAsked asked;
    asked.game = {parser.value(file), parser.value(pack), Printing::Revised, parser.value(mission), *which,
        parser.isSet(takeOver), parser.value(backups)};
    asked.id = parser.value(game);
    asked.printing = parser.value(printing);
    asked.views = parser.values(view);
    asked.facts = {parser.value(factsIn), parser.value(factsOut), *whose};
    asked.list = parser.isSet(list);
    asked.schema = parser.isSet(schema);
    asked.help = parser.isSet(help);
    return asked;
}

/// The line that asks for a seat's view.
std::string viewLine(const QString &seat)
{
    const QString commando = QStringLiteral("commando:");
    const QString name = seat.startsWith(commando) ? seat.mid(commando.size()) : seat;
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

/// The answer to a line, whatever the program itself does wrong at it.
template <typename Rules, typename Answered>
std::string guardedAnswer(PlayedGame<Rules> &game, Answered &&answered)
{
    return guarded(std::forward<Answered>(answered), [&] { return game.answerAfterFault(); });
}

/// After so long without a line what was played is carried over from the log into the file.
constexpr int idleMilliseconds = 60000;

/// Answers until the input ends; what is answered is durable before it is said.
template <typename Rules>
CheckEnd serve(KeptGame &kept, PlayedGame<Rules> &game)
{
    constexpr std::size_t bufferSize = std::size_t{1} << 16U;
    LineReader reader;
    std::vector<char> buffer(bufferSize);
    bool written = true;
    const auto answerLine = [&](std::string_view line)
    {
        const auto answered = [&]
        {
            const std::optional<std::string> aboutSession = answerSessionLine(kept, line);
            return aboutSession ? *aboutSession : game.answer(line);
        };
        written = written && writeAll(STDOUT_FILENO, guardedAnswer(game, answered) + '\n');
    };
    while (written)
    {
        // Whoever takes the file along while nothing is said has the evening.
        if (!isReadyWithin(STDIN_FILENO, idleMilliseconds))
            game.foldIn();
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

int complain(const QString &sentence)
{
    say(sentence + u'\n');
    return noGame;
}

/// The campaigns of the game that is asked for, or of every game.
int tellSessions(const PlayAsked &asked)
{
    storage::Stored<storage::CampaignFile> file = storage::CampaignFile::open(asked.game.file);
    const auto all = file ? campaignsOf(*file, asked.id) : tl::unexpected(file.error());
    if (!all)
        return complain(wording::sentence(all.error()));
    const int ended = end("{\"campaigns\": " + toJson(*all) + "}\n");
    const std::vector<storage::Damage> damage = file->verify().value_or(std::vector{storage::Damage{}});
    if (file->isLogMissing())
        say(wording::logMissing(file->path()) + u'\n');
    return damage.empty() || ended != EXIT_SUCCESS
        ? ended
        : complain(wording::sentence(file->connection().error(storage::StorageFault::Damaged)));
}

/// Takes over the facts of a file; what is said against it is answered as to a line.
template <typename Rules>
bool takeFacts(const FactsAsked &asked, PlayedGame<Rules> &game)
{
    if (asked.in.isEmpty())
        return true;
    const tl::expected<std::string, FactsFault> line = lineTakingOver(asked.in, asked.agent);
    if (line)
        return writeAll(STDOUT_FILENO, guardedAnswer(game, [&] { return game.answer(*line); }) + '\n');
    complain(sentence(asked.in, line.error()));
    return false;
}

/// Writes the facts as they are now.
bool giveFacts(const FactsAsked &asked, const specter::PublicTable &table)
{
    if (asked.out.isEmpty())
        return true;
    const std::optional<FactsFault> fault = writeFacts(asked.out, table, asked.agent);
    if (fault)
        complain(sentence(asked.out, *fault));
    return !fault;
}

/// Opens the game and plays it until the input ends.
template <typename Rules>
int playGame(const PlayAsked &asked, std::optional<storage::CampaignFile> file)
{
    OrProblem<OpenedGame<Rules>> opened = GameOpener<Rules>::open(asked.game, std::move(file));
    if (!opened)
        return complain(wording::sentence(opened.error()));
    // Here nobody waits for a page: the older part of a long journal is read, and judged, before anything is added to
    // it.
    if (opened->journal)
        if (const storage::Done whole = opened->journal->readWhole(); !whole)
            return complain(wording::sentence(whole.error()));
    for (const QString &notice : wording::notices(*opened, asked.game, Rules::gameName))
        say(notice + u'\n');
    PlayedGame<Rules> game(std::move(opened->start), opened->journal ? &*opened->journal : nullptr,
        {newId, [] { return journal::Moment{QDateTime::currentMSecsSinceEpoch()}; }}, std::move(opened->kept));
    if (game.hangs())
        say(wording::hanging(*game.hangs()) + u'\n');
    if (!takeFacts(asked.facts, game))
        return noGame;
    CheckEnd ended = serve(*opened, game);
    for (const QString &seat : asked.views)
    {
        const auto view = [&] { return game.answer(viewLine(seat)); };
        if (ended == CheckEnd::Done && !writeAll(STDOUT_FILENO, guardedAnswer(game, view) + '\n'))
            ended = CheckEnd::WriteFailed;
    }
    if constexpr (std::same_as<Rules, SpecterRules>)
        if (ended == CheckEnd::Done && !giveFacts(asked.facts, game.table().open))
            return failedTransfer;
    if (ended == CheckEnd::Done)
        return EXIT_SUCCESS;
    say(complaintOf(ended));
    return failedTransfer;
}

/// The game of the session that is meant, or else of the file's last one, or else LEVEL 7.
QString gameMeant(std::optional<storage::CampaignFile> &file, const SessionAsked &session)
{
    std::optional<QString> id = file ? gameIn(*file, session) : std::nullopt;
    if (file && !id)
        id = gameIn(*file, {});
    return id.value_or(text(OmegaRules::gameName.id));
}

int wrong()
{
    say(playUsage());
    return wrongUsage;
}

/// Plays the game that is asked for, or that the file tells.
int play(PlayAsked asked)
{
    // What is wrong whatever the file holds is said before the file is touched.
    if (!asked.id.isEmpty() && !suits(asked))
        return wrong();
    OrProblem<std::optional<storage::CampaignFile>> file = fileThere(asked.game);
    if (!file)
        return complain(wording::sentence(file.error()));
    if (asked.id.isEmpty())
        asked.id = gameMeant(*file, asked.game.session);
    if (!suits(asked))
        return wrong();
    return isSpecter(asked) ? playGame<SpecterRules>(asked, *std::move(file))
                            : playGame<OmegaRules>(asked, *std::move(file));
}

} // namespace

int runPlay(const QStringList &arguments)
{
    const std::optional<PlayAsked> asked = playAsked(arguments);
    if (!asked)
        return wrong();
    if (asked->help)
        return end(playHelpText().toLocal8Bit().toStdString());
    std::signal(SIGPIPE, SIG_IGN);
    if (asked->schema)
        return end((isSpecter(*asked) ? specter::schema() : omega::schema()) + '\n');
    return asked->list ? tellSessions(*asked) : play(*asked);
}

} // namespace dossier
