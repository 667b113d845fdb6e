#include "play_command.h"

#include "command_line.h"
#include "descriptor.h"
#include "game_wording.h"
#include "help_text.h"
#include "line_reader.h"
#include "open_game.h"
#include "played_game.h"

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
    bool help = false;
};

/// Whether there is such a seat: "overseer", "public", "commando:1" to "commando:5".
bool isSeat(const QString &name)
{
    static const QRegularExpression seat(QStringLiteral("^(overseer|public|commando:[1-5])$"));
    return seat.match(name).hasMatch();
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
    parser.addOptions({help, file, pack, printing, view});
    if (!parser.parse(QStringList{QStringLiteral("play")} + arguments) || !parser.positionalArguments().isEmpty())
        return std::nullopt;
    const QString id = parser.value(printing);
    const QStringList views = parser.values(view);
    if ((id != QLatin1String("first") && id != QLatin1String("revised")) || !std::ranges::all_of(views, isSeat))
        return std::nullopt;
    PlayAsked asked{
        {parser.value(file), parser.value(pack), id == QLatin1String("first") ? Printing::First : Printing::Revised},
        views, parser.isSet(help)};
    return asked;
}

/// The line that asks for a seat's view.
std::string viewLine(const QString &seat)
{
    const QString number = seat.startsWith(QLatin1String("commando:")) ? seat.mid(9) : QString();
    return (number.isEmpty() ? QStringLiteral("{\"view\": \"%1\"}").arg(seat)
                             : QStringLiteral("{\"view\": %1}").arg(number))
        .toStdString();
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
CheckEnd serve(PlayedGame &game)
{
    constexpr std::size_t bufferSize = std::size_t{1} << 16U;
    LineReader reader;
    std::vector<char> buffer(bufferSize);
    bool written = true;
    const auto answerLine
        = [&](std::string_view line) { written = written && writeAll(STDOUT_FILENO, game.answer(line) + '\n'); };
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
        return writeAll(STDOUT_FILENO, playHelpText().toLocal8Bit().toStdString()) ? EXIT_SUCCESS : failedTransfer;
    std::signal(SIGPIPE, SIG_IGN);
    tl::expected<OpenGame, GameProblem> opened = openGame(asked->game);
    if (!opened)
    {
        say(wording::sentence(opened.error()) + u'\n');
        return noGame;
    }
    for (const QString &notice : wording::notices(*opened, asked->game))
        say(notice + u'\n');
    PlayedGame game(std::move(opened->start), opened->journal ? &*opened->journal : nullptr,
        {newId, [] { return journal::Moment{QDateTime::currentMSecsSinceEpoch()}; }});
    CheckEnd ended = serve(game);
    for (const QString &seat : asked->views)
        if (ended == CheckEnd::Done && !writeAll(STDOUT_FILENO, game.answer(viewLine(seat)) + '\n'))
            ended = CheckEnd::WriteFailed;
    if (ended == CheckEnd::Done)
        return EXIT_SUCCESS;
    say(complaintOf(ended));
    return failedTransfer;
}

} // namespace dossier
