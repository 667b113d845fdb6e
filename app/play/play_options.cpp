#include "app/play/play_options.h"

#include <QCommandLineParser>

#include <algorithm>

namespace dossier
{

namespace
{

/// Returns the session that `--session` names: a number, "new", or the last without it; nothing for any other text.
std::optional<SessionRequest> sessionNamed(const QString &name, const QString &campaign)
{
    SessionRequest request{campaign, std::nullopt, name == QLatin1String("new")};
    if (name.isEmpty() || request.fresh)
        return request;
    bool good = false;
    request.number = name.toLongLong(&good);
    return good ? std::optional(request) : std::nullopt;
}

/// Returns the options that belong to one game, each name once.
std::vector<OwnOption> ownOptions(const PlayedGames &games)
{
    std::vector<OwnOption> all;
    for (const GameLines &game : games)
        for (const OwnOption &option : game.options)
            if (std::ranges::none_of(all, [&](const OwnOption &one) { return one.name == option.name; }))
                all.push_back(option);
    return all;
}

void addOptions(QCommandLineParser &parser, const std::vector<OwnOption> &own)
{
    for (const char *name : {"help", "take-over", "list", "schema"})
        parser.addOption(QCommandLineOption(QString::fromLatin1(name)));
    const auto addWithValue
        = [&](const QString &name) { parser.addOption(QCommandLineOption(name, {}, QStringLiteral("value"))); };
    for (const char *name : {"file", "pack", "game", "printing", "view", "campaign", "session", "mission", "backups",
             "key-file", "passphrase-file"})
        addWithValue(QString::fromLatin1(name));
    for (const OwnOption &option : own)
        addWithValue(option.name);
}

/// Returns the values of the options that belong to one game; nothing when a value is invalid.
std::optional<std::vector<OwnOptionValue>> ownOptionValues(
    const QCommandLineParser &parser, const std::vector<OwnOption> &options)
{
    std::vector<OwnOptionValue> own;
    for (const OwnOption &option : options)
    {
        if (!parser.isSet(option.name))
            continue;
        const QString word = parser.value(option.name);
        if (!option.words.isEmpty() && !option.words.contains(word))
            return std::nullopt;
        own.push_back({option, word});
    }
    return own;
}

/// True when an option has an empty value: an unset variable in a script does not count as an omitted option.
bool hasEmptyValue(const QCommandLineParser &parser)
{
    const QStringList names = parser.optionNames();
    return std::ranges::any_of(names, [&](const QString &name) { return parser.values(name).contains(QString()); });
}

} // namespace

std::optional<PlayRequest> parsePlayRequest(const PlayedGames &games, const QStringList &arguments)
{
    QCommandLineParser parser;
    const std::vector<OwnOption> options = ownOptions(games);
    addOptions(parser, options);
    if (!parser.parse(QStringList{QStringLiteral("play")} + arguments) || !parser.positionalArguments().isEmpty()
        || hasEmptyValue(parser))
        return std::nullopt;
    const auto value = [&](const char *name) { return parser.value(QString::fromLatin1(name)); };
    const auto isSet = [&](const char *name) { return parser.isSet(QString::fromLatin1(name)); };
    if (isSet("game") && gameNamed(games, value("game")) == nullptr)
        return std::nullopt;
    const std::optional<SessionRequest> which = sessionNamed(value("session"), value("campaign"));
    std::optional<std::vector<OwnOptionValue>> own = ownOptionValues(parser, options);
    const bool wantsFile = which && (which->number || which->fresh || !which->campaign.isEmpty() || isSet("list"));
    if (!which || !own || (wantsFile && value("file").isEmpty()))
        return std::nullopt;
    return PlayRequest{.game = {.file = value("file"),
                           .pack = value("pack"),
                           .mission = value("mission"),
                           .session = *which,
                           .takeOver = isSet("take-over"),
                           .keyFile = value("key-file"),
                           .backups = value("backups")},
        .id = value("game"),
        .titles = titlesOf(games),
        .printing = value("printing"),
        .views = parser.values(QStringLiteral("view")),
        .own = *std::move(own),
        .passphraseFile = value("passphrase-file"),
        .list = isSet("list"),
        .schema = isSet("schema"),
        .help = isSet("help")};
}

} // namespace dossier
