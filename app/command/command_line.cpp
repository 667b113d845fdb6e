#include "app/command/command_line.h"

#include "app/command/help_text.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// Qt reads and removes these options itself once a window exists; until then they are only accepted.
void addOptionsOfQt(QCommandLineParser &parser)
{
    for (const char *name : {"platform", "platformpluginpath", "platformtheme", "plugin", "qwindowgeometry",
             "qwindowicon", "qwindowtitle", "session", "display", "geometry", "style", "stylesheet"})
    {
        QCommandLineOption option(QString::fromLatin1(name), {}, QStringLiteral("value"));
        option.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(option);
    }
    QCommandLineOption reverse(QStringLiteral("reverse"));
    reverse.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(reverse);
}

Complain complaint(const QString &reason)
{
    return {CommandLine::tr("dossier: %1").arg(reason) + QLatin1Char('\n')
        + CommandLine::tr("“dossier --help” lists the options.") + QLatin1Char('\n')};
}

/// Returns one line for each game that has a query schema.
QString querySchemas(const PlayedGames &games)
{
    QString lines;
    for (const GameLines &game : games)
        if (game.querySchema != nullptr)
            lines += QString::fromStdString(game.querySchema()) + u'\n';
    return lines;
}

} // namespace

Request requestOf(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    const QCommandLineOption help(QStringList{QStringLiteral("h"), QStringLiteral("help")});
    const QCommandLineOption version(QStringList{QStringLiteral("v"), QStringLiteral("version")});
    parser.addOption(help);
    parser.addOption(version);
    addOptionsOfQt(parser);
    if (!parser.parse(arguments))
        return complaint(parser.errorText());
    if (parser.isSet(help))
        return Say{helpText()};
    if (parser.isSet(version))
        return Say{QStringLiteral("Dossier %1\n").arg(QCoreApplication::applicationVersion())};
    const QStringList maps = parser.positionalArguments();
    if (maps.size() > 1)
        return complaint(CommandLine::tr(
            "one file can be opened at a time, and %n were named.", nullptr, static_cast<int>(maps.size())));
    return StartWindow{maps.value(0)};
}

Request checkRequestOf(const PlayedGames &games, const QStringList &arguments)
{
    if (arguments == QStringList{QStringLiteral("--help")})
        return Say{checkHelpText(games)};
    if (arguments == QStringList{QStringLiteral("--schema")})
        return Say{querySchemas(games)};
    return Complain{checkUsage()};
}

bool displayIsThere(const QStringList &arguments)
{
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(name))
            return true;
    return std::ranges::any_of(arguments,
        [](const QString &argument)
        {
            return argument.startsWith(QLatin1String("-platform")) || argument.startsWith(QLatin1String("--platform"))
                || argument.startsWith(QLatin1String("-display")) || argument.startsWith(QLatin1String("--display"));
        });
}

QString noTextMessage(const QString &argument)
{
    return CommandLine::tr("dossier: %1 is not a name in UTF-8. Rename the file first.").arg(argument)
        + QLatin1Char('\n');
}

QString noDisplayMessage()
{
    return CommandLine::tr("dossier: there is no display to open a window on.") + QLatin1Char('\n')
        + CommandLine::tr("Start Dossier from a desktop session, or on a display of its own: xvfb-run dossier.")
        + QLatin1Char('\n') + CommandLine::tr("“dossier check” needs no display.") + QLatin1Char('\n');
}

} // namespace dossier
