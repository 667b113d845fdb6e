#include "app/command/help_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// Formats two columns: the term and its meaning.
QString columns(const HelpRows &rows)
{
    qsizetype widest = 0;
    for (const auto &row : rows)
        widest = std::max(widest, row.first.size());
    QString text;
    for (const auto &[what, meaning] : rows)
        text += QStringLiteral("  %1  %2\n").arg(what.leftJustified(widest), meaning);
    return text;
}

/// Returns the results of `said` for each game.
template <typename Said>
QStringList ofEachGame(const PlayedGames &games, Said &&said)
{
    QStringList all;
    for (const GameLines &game : games)
        all << said(game);
    return all;
}

QString boxTitle(const GameLines &game)
{
    return game.title;
}

/// Joins names, the last of them after that word.
QString listed(QStringList names, const QString &lastWord)
{
    if (names.size() < 2)
        return names.join(QString());
    const QString last = names.takeLast();
    return names.join(QStringLiteral(", ")) + u' ' + lastWord + u' ' + last;
}

QString oneOf(const QStringList &names)
{
    return listed(names, CommandLine::tr("or", "between names"));
}

/// Returns a choice of words for the command line, each once.
QString choice(QStringList words)
{
    words.removeDuplicates();
    return words.join(u'|');
}

QString ids(const PlayedGames &games)
{
    return choice(ofEachGame(games, [](const GameLines &game) { return asQString(game.name.id); }));
}

QString printings(const PlayedGames &games)
{
    QStringList words;
    for (const GameLines &game : games)
        words << asQString(game.name.first) << asQString(game.name.later);
    return choice(words);
}

/// Returns the texts of the games on one subject: the first one without the game's name, because it is the default.
QStringList byGame(
    const PlayedGames &games, const std::function<QString(const GameWords &)> &said, const QString &named)
{
    QStringList all;
    for (const GameLines &game : games)
    {
        const QString own = said(game.words());
        all << (all.isEmpty() ? own : named.arg(asQString(game.name.title), own));
    }
    return all;
}

HelpRows gameRows(const PlayedGames &games)
{
    const QStringList titles = ofEachGame(games, [](const GameLines &game) { return asQString(game.name.title); });
    const QStringList printed = byGame(
        games, [](const GameWords &words) { return words.printings; },
        CommandLine::tr("in %1 %2", "a game, its editions"));
    return {
        {QStringLiteral("--file PATH"), CommandLine::tr("keep the game in a campaign file; continue its last session")},
        {QStringLiteral("--game ") + ids(games),
            CommandLine::tr("%1; without it the file’s game, or %2", "all games, the usual one")
                .arg(oneOf(titles), titles.front())},
        {QStringLiteral("--printing ") + printings(games), printed.join(QStringLiteral("; "))},
        {QStringLiteral("--pack PATH"),
            CommandLine::tr("the pack to play from; without it, the one that comes with Dossier")},
        {QStringLiteral("--mission ID"), CommandLine::tr("the pack’s mission for a new session; its first without it")},
    };
}

HelpRows sessionRows()
{
    return {
        {QStringLiteral("--campaign NAME"), CommandLine::tr("the campaign of the session, new when there is none")},
        {QStringLiteral("--session NUMBER|new"), CommandLine::tr("another session than the last, or a new one")},
        {QStringLiteral("--list"), CommandLine::tr("print the file’s campaigns and sessions, and end")},
        {QStringLiteral("--key-file F"), CommandLine::tr("the key of the file’s secrets, in place of your own")},
        {QStringLiteral("--passphrase-file F"),
            CommandLine::tr("the passphrase that unlocks the key, in its first line")},
        {QStringLiteral("--backups FOLDER"), CommandLine::tr("keep a copy of the file there, once a day")},
        {QStringLiteral("--take-over"), CommandLine::tr("write a file that a program on another computer held")},
    };
}

HelpRows seatRows(const PlayedGames &games)
{
    HelpRows rows;
    for (const QString &seats : byGame(
             games, [](const GameWords &words) { return words.seats; },
             CommandLine::tr("in %1: %2", "a game, its seats")))
        rows.emplace_back(rows.empty() ? QStringLiteral("--view SEAT") : QString(),
            rows.empty() ? CommandLine::tr("print a view at the end: %1").arg(seats) : seats);
    return rows;
}

HelpRows optionRows(const PlayedGames &games)
{
    HelpRows all;
    for (const HelpRows &rows : {gameRows(games), sessionRows(), seatRows(games)})
        all.insert(all.end(), rows.begin(), rows.end());
    for (const GameLines &game : games)
        for (const auto &row : game.words().options)
            all.push_back(row);
    all.emplace_back(QStringLiteral("--schema"),
        CommandLine::tr("print what commands, events, views and packs are made of, and end"));
    return all;
}

HelpRows lineRows(const PlayedGames &games)
{
    const QString leaders = oneOf(ofEachGame(games, [](const GameLines &game) { return game.words().leaders; }));
    HelpRows all{
        {QStringLiteral(R"({"command": {…}})"),
            CommandLine::tr("a command of %1; \"seat\" names another", "whose").arg(leaders)},
        {QStringLiteral(R"({"command": {…}, "ruling": "…"})"), CommandLine::tr("the same, whatever the rules say")},
        {QStringLiteral(R"({"undo": true}, {"redo": true})"),
            CommandLine::tr("back or on; past a reveal with \"correction\"")},
        {QStringLiteral(R"({"bookmark": "…"}, {"go": "…"})"), CommandLine::tr("name a position; go to it")},
        {QStringLiteral(R"({"view": "public"})"),
            CommandLine::tr("what a seat may know; under \"due\" the commands that can be given, to be filled in")},
        {QStringLiteral(R"({"journal": "public"})"), CommandLine::tr("what happened, as that seat may know it")},
        {QStringLiteral(R"({"session": {"result": "…"}})"),
            CommandLine::tr("date, mission, players, result and notes of the session")},
    };
    for (const GameLines &game : games)
        for (const auto &row : game.words().lines)
            all.push_back(row);
    return all;
}

HelpRows queryRows(const PlayedGames &games)
{
    HelpRows all;
    for (const GameLines &game : games)
        for (const auto &row : game.words().queries)
            all.push_back(row);
    return all;
}

/// Returns the upper limits of queries.
QString limits(const PlayedGames &games)
{
    QStringList all{CommandLine::tr("Limits: a line has 1 MiB at the most")};
    for (const GameLines &game : games)
        if (const QString own = game.words().limits; !own.isEmpty())
            all << own;
    return all.join(QStringLiteral("; ")) + u'.';
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
            {QStringLiteral("dossier key"),
                CommandLine::tr("the 24 words of the key that the secrets of your games are locked with")},
            {QStringLiteral("dossier verify"),
                CommandLine::tr("check that what a game showed is what it had sealed before")},
            {QStringLiteral("dossier export"), CommandLine::tr("copy a campaign for the players, without its secrets")},
            {QStringLiteral("dossier campaign"),
                CommandLine::tr("list, search and count the sessions of a file by what everybody knows of them")},
            {QStringLiteral("dossier --help, -h"),
                CommandLine::tr("show this text; “dossier check --help” tells more")},
            {QStringLiteral("dossier --version, -v"), CommandLine::tr("show the version")},
        });
}

QString checkHelpText(const PlayedGames &games)
{
    const QString paragraph = QStringLiteral("\n\n");
    return checkUsage() + u'\n'
        + CommandLine::tr("Answers questions about the rules of %1: one JSON query a line on\n"
                          "standard input, one JSON answer a line on standard output, in the same order. A line "
                          "that is no query\ngets an answer that says what is wrong with it.")
              .arg(listed(ofEachGame(games, boxTitle), CommandLine::tr("and", "between names")))
        + paragraph + CommandLine::tr("Kinds of queries:") + u'\n' + columns(queryRows(games)) + u'\n' + limits(games)
        + u'\n' + CommandLine::tr("“dossier check --schema” prints these limits as a JSON Schema.") + paragraph
        + CommandLine::tr("Example:") + QStringLiteral("\n  echo '") + games.front().words().example
        + QStringLiteral("' | dossier check") + paragraph
        + CommandLine::tr("Exit codes: 0 at the end of the input, 2 for wrong usage, 74 when reading or writing fails.")
        + u'\n';
}

QString playHelpText(const PlayedGames &games)
{
    return playUsage(games) + u'\n'
        + CommandLine::tr("Plays %1 by JSON lines: for each its events, or the refusal with its "
                          "rule.\nWhat is answered is kept: killed at any moment, the game goes on where it was.")
              .arg(oneOf(ofEachGame(games, boxTitle)))
        + QStringLiteral("\n\n") + CommandLine::tr("Options:") + u'\n' + columns(optionRows(games)) + u'\n'
        + CommandLine::tr("Lines:") + u'\n' + columns(lineRows(games)) + u'\n'
        + CommandLine::tr(
            "Exit codes: 0 at the end of the input, 2 for wrong usage, 66 when the game cannot be opened, "
            "74 when\nreading or writing fails.")
        + u'\n';
}

QString playUsage(const PlayedGames &games)
{
    return CommandLine::tr(
               "Usage: dossier play [--game %1] [--file PATH] [--printing ID] [--pack PATH] [--view SEAT]… "
               "[--help]\n"
               "       dossier play --file PATH [--campaign NAME] [--session NUMBER|new] [--take-over] [--list]")
               .arg(ids(games))
        + u'\n';
}

QString checkUsage()
{
    return CommandLine::tr("Usage: dossier check [--help | --schema]") + u'\n';
}

QString keyUsage()
{
    return CommandLine::tr("Usage: dossier key [--passphrase-file F] --words | --restore | --set-passphrase | "
                           "--remove-passphrase | --help")
        + u'\n';
}

QString keyHelpText()
{
    return keyUsage() + u'\n'
        + CommandLine::tr("The secrets of your games are encrypted with a key of this account. Whoever has the file "
                          "of a game but\nnot the key reads what everybody at the table knows.")
        + QStringLiteral("\n\n")
        + columns({
            {QStringLiteral("--words"),
                CommandLine::tr("print each key as 24 words, to be kept on paper: they open your games on another "
                                "computer")},
            {QStringLiteral("--restore"),
                CommandLine::tr("read the 24 words of another computer on standard input and make a key file of "
                                "them; keys that are there stay")},
            {QStringLiteral("--set-passphrase"),
                CommandLine::tr(
                    "read a passphrase on standard input and lock your key with it; the key stays the same")},
            {QStringLiteral("--remove-passphrase"), CommandLine::tr("lock your key with none")},
            {QStringLiteral("--passphrase-file F"),
                CommandLine::tr("the passphrase that unlocks the key, in its first line")},
        })
        + u'\n'
        + CommandLine::tr(
            "Exit codes: 0, 1 when the words are no key or the passphrase is wrong, 2 for wrong usage, 74 when reading "
            "or writing fails.")
        + u'\n';
}

QString verifyUsage()
{
    return CommandLine::tr("Usage: dossier verify FILE [--session NUMBER] [--root WORDS] | --help") + u'\n';
}

QString verifyHelpText()
{
    return verifyUsage() + u'\n'
        + CommandLine::tr("During play every public step of a session seals its secrets: the set-up, moves and hands. "
                          "What is shown\nlater is held against its seal. This needs no key.")
        + QStringLiteral("\n\n")
        + columns({
            {QStringLiteral("--session NUMBER"), CommandLine::tr("one session; otherwise all of the file")},
            {QStringLiteral("--root WORDS"),
                CommandLine::tr("the twelve words of a seal that somebody noted during play, in English or Italian, or "
                                "the text of its code")},
        })
        + u'\n'
        + CommandLine::tr("Exit codes: 0 when all that was shown is as sealed, 1 when something is not, 2 for wrong "
                          "usage, 3 when it\ncannot be judged, 66 when the file cannot be read.")
        + u'\n';
}

QString exportUsage()
{
    return CommandLine::tr(
               "Usage: dossier export --public FILE OUT [--key-file FILE] [--passphrase-file FILE] | --help")
        + u'\n';
}

QString exportHelpText()
{
    return exportUsage() + u'\n'
        + CommandLine::tr(
            "Writes what everybody knows of the sessions of FILE to a new file OUT: journals, results, "
            "seals, and what was\nrevealed of them. OUT needs no key. It can be read and verified, but not "
            "played on.")
        + QStringLiteral("\n\n")
        + CommandLine::tr(
            "Exit codes: 0 when OUT is written, 2 for wrong usage, 66 when FILE cannot be read, 74 when OUT "
            "cannot be written.")
        + u'\n';
}

QString campaignUsage()
{
    return CommandLine::tr("Usage: dossier campaign list FILE [--json]\n"
                           "       dossier campaign search FILE WORDS… [--json]\n"
                           "       dossier campaign stats FILE [--session NUMBER] [--json]\n"
                           "       dossier campaign report FILE [--session NUMBER] [--html]\n"
                           "       dossier campaign --help")
        + u'\n';
}

QString campaignHelpText()
{
    return campaignUsage() + u'\n'
        + CommandLine::tr("Reads what everybody knows of the sessions of FILE. This needs no key and changes nothing; "
                          "what was taken back\nis left out.")
        + QStringLiteral("\n\n")
        + columns({
            {QStringLiteral("list"), CommandLine::tr("the sessions: when, who, where they stand, and how they ended")},
            {QStringLiteral("search"),
                CommandLine::tr("the lines of names, people, results and journals with words that begin like WORDS, "
                                "all of them")},
            {QStringLiteral("stats"), CommandLine::tr("dice against their chances, and more, by game")},
            {QStringLiteral("report"),
                CommandLine::tr("all of that as a text to keep, in Markdown or HTML; of one session with its journal")},
            {QStringLiteral("--session NUMBER"), CommandLine::tr("one session; otherwise all of the file")},
            {QStringLiteral("--json"), CommandLine::tr("print JSON for other programs")},
        })
        + u'\n'
        + CommandLine::tr("Exit codes: 0, 1 when a search finds nothing, 2 for wrong usage, 66 when the file or one of "
                          "its sessions\ncannot be read, 74 when writing fails.")
        + u'\n';
}

} // namespace dossier
