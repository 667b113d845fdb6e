#include "help_text.h"

#include "specter_board_json.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>
#include <vector>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

using Lines = std::vector<std::pair<QString, QString>>;

/// Two columns: what, and what it means.
QString columns(const Lines &lines)
{
    qsizetype widest = 0;
    for (const auto &line : lines)
        widest = std::max(widest, line.first.size());
    QString text;
    for (const auto &[what, meaning] : lines)
        text += QStringLiteral("  %1  %2\n").arg(what.leftJustified(widest), meaning);
    return text;
}

Lines kindsOfQueries()
{
    return {
        {QStringLiteral("omega.sight"), CommandLine::tr("what a figure sees of another, and cover")},
        {QStringLiteral("omega.sight_map"), CommandLine::tr("all the spaces that a figure sees")},
        {QStringLiteral("omega.distance"), CommandLine::tr("the distance between two spaces, and EMI on the way")},
        {QStringLiteral("omega.aura"), CommandLine::tr("the distance between two figures, for auras")},
        {QStringLiteral("omega.reach"), CommandLine::tr("where a move may end, and what it costs")},
        {QStringLiteral("omega.move"), CommandLine::tr("whether a move is legal")},
        {QStringLiteral("omega.gas"), CommandLine::tr("whether markers of corrosive gas may lie so")},
        {QStringLiteral("omega.rooms"), CommandLine::tr("the rooms of a map")},
        {QStringLiteral("dice.omega"), CommandLine::tr("the odds of a roll")},
        {QStringLiteral("specter.visible"), CommandLine::tr("what each hunter sees")},
        {QStringLiteral("specter.move"), CommandLine::tr("whether the agent’s move is legal, and what it shows")},
        {QStringLiteral("specter.sensor"), CommandLine::tr("what the motion sensor hears")},
        {QStringLiteral("specter.attack"), CommandLine::tr("whether a hunter may attack, and with what odds")},
        {QStringLiteral("specter.infer"), CommandLine::tr("where the agent can be, by all that is public")},
    };
}

} // namespace

QString helpText()
{
    return CommandLine::tr("Dossier, a companion beside the board") + QStringLiteral("\n\n")
        + columns({
            {QStringLiteral("dossier"), CommandLine::tr("open the window")},
            {CommandLine::tr("dossier FILE"), CommandLine::tr("open the window with a map’s or a campaign’s file")},
            {QStringLiteral("dossier check"),
                CommandLine::tr("judge rules without a window: queries on standard input, answers on standard output")},
            {QStringLiteral("dossier play"),
                CommandLine::tr("play a game without a window: commands on standard input, events on standard output")},
            {QStringLiteral("dossier --help, -h"),
                CommandLine::tr("show this text; “dossier check --help” tells more")},
            {QStringLiteral("dossier --version, -v"), CommandLine::tr("show the version")},
        });
}

QString checkHelpText()
{
    const QString paragraph = QStringLiteral("\n\n");
    return checkUsage() + u'\n'
        + CommandLine::tr(
            "Answers questions about the rules of LEVEL 7 [OMEGA PROTOCOL] and Specter Ops: one JSON query a line on\n"
            "standard input, one JSON answer a line on standard output, in the same order. A line "
            "that is no query\ngets an answer that says what is wrong with it.")
        + paragraph + CommandLine::tr("Kinds of queries:") + u'\n' + columns(kindsOfQueries()) + u'\n'
        + CommandLine::tr("Limits: a line has 1 MiB at the most; in Specter Ops a list of turns, hunters, events,\n"
                          "objectives or road stretches has %1 entries at the most.")
              .arg(specter::mostListed)
        + u'\n' + CommandLine::tr("“dossier check --schema” prints these limits as a JSON Schema.") + paragraph
        + CommandLine::tr("Example:") + QStringLiteral("\n  echo '")
        + QStringLiteral(R"({"kind": "dice.omega", "black": 1, "red": 0, "threshold": 1, "reroll": null})")
        + QStringLiteral("' | dossier check") + paragraph
        + CommandLine::tr("Exit codes: 0 at the end of the input, 2 for wrong usage, 74 when reading or writing fails.")
        + u'\n';
}

QString playHelpText()
{
    const Lines options{
        {QStringLiteral("--file PATH"),
            CommandLine::tr("keep the game in a campaign file; go on with its last session")},
        {QStringLiteral("--game omega|specter"),
            CommandLine::tr("LEVEL 7 or Specter Ops; without it the file’s game, or LEVEL 7")},
        {QStringLiteral("--printing first|revised|second"),
            CommandLine::tr("first or revised; in Specter Ops first or second edition")},
        {QStringLiteral("--pack PATH"), CommandLine::tr("the pack to play from; the one that comes with it otherwise")},
        {QStringLiteral("--mission ID"), CommandLine::tr("the pack’s mission for a new session; its first without it")},
        {QStringLiteral("--campaign NAME"), CommandLine::tr("the campaign of the session, new when there is none")},
        {QStringLiteral("--session NUMBER|new"), CommandLine::tr("another session than the last, or a new one")},
        {QStringLiteral("--list"), CommandLine::tr("print the file’s campaigns and sessions, and end")},
        {QStringLiteral("--backups FOLDER"), CommandLine::tr("keep a copy of the file there, once a day")},
        {QStringLiteral("--take-over"), CommandLine::tr("write a file that a program on another machine held")},
        {QStringLiteral("--view SEAT"),
            CommandLine::tr("print a view at the end: overseer, public, commando:1 to 5, commando:rifleman")},
        {QString(), CommandLine::tr("in Specter Ops: agent, public, hunter:gun and so on, traitor")},
        {QStringLiteral("--facts-in PATH"),
            CommandLine::tr("first take over the public facts of the agent from a file (sheet on paper)")},
        {QStringLiteral("--facts-out PATH"),
            CommandLine::tr("at the end write them to a file, for the hunters to use")},
        {QStringLiteral("--agent first|second"), CommandLine::tr("whose facts; the first agent’s without it")},
        {QStringLiteral("--schema"),
            CommandLine::tr("print what commands, events, views and packs are made of, and end")},
    };
    const Lines lines{
        {QStringLiteral(R"({"command": {…}})"),
            CommandLine::tr("a command of the overseer’s or the agent’s; \"seat\" names another")},
        {QStringLiteral(R"({"command": {…}, "ruling": "…"})"), CommandLine::tr("the same, whatever the rules say")},
        {QStringLiteral(R"({"undo": true}, {"redo": true})"),
            CommandLine::tr("back or on; past a reveal with \"correction\"")},
        {QStringLiteral(R"({"bookmark": "…"}, {"go": "…"})"), CommandLine::tr("name a position; go to it")},
        {QStringLiteral(R"({"view": "public"})"), CommandLine::tr("what a seat may know")},
        {QStringLiteral(R"({"journal": "public"})"), CommandLine::tr("what happened, as those eyes may read it")},
        {QStringLiteral(R"({"session": {"result": "…"}})"),
            CommandLine::tr("date, mission, players, result and notes of the session")},
    };
    return playUsage() + u'\n'
        + CommandLine::tr(
            "Plays LEVEL 7 [OMEGA PROTOCOL] or Specter Ops by JSON lines: for each its events, or the refusal with its "
            "rule.\nWhat is answered is kept: killed at any moment, the game goes on where it was.")
        + QStringLiteral("\n\n") + CommandLine::tr("Options:") + u'\n' + columns(options) + u'\n'
        + CommandLine::tr("Lines:") + u'\n' + columns(lines) + u'\n'
        + CommandLine::tr(
            "Exit codes: 0 at the end of the input, 2 for wrong usage, 66 when the game cannot be opened, "
            "74 when\nreading or writing fails.")
        + u'\n';
}

QString playUsage()
{
    return CommandLine::tr(
               "Usage: dossier play [--game omega|specter] [--file PATH] [--printing ID] [--pack PATH] [--view SEAT]… "
               "[--help]\n"
               "       dossier play --file PATH [--campaign NAME] [--session NUMBER|new] [--take-over] [--list]")
        + u'\n';
}

QString checkUsage()
{
    return CommandLine::tr("Usage: dossier check [--help | --schema]") + u'\n';
}

} // namespace dossier
