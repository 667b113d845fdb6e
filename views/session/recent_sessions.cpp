#include "views/session/recent_sessions.h"

#include "views/kit/hotkeys.h"
#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace dossier
{

namespace
{

struct RecentSessions
{
    Q_DECLARE_TR_FUNCTIONS(dossier::RecentSessions)
};

/// Number of characters of a file's name, and of the text below it, that fit in a row.
constexpr int nameCharacters = 34;
constexpr int belowCharacters = 41;

/// Returns the text unchanged when a row has room for it; otherwise in two lines, the second cut if it is still too
/// long.
QString inRow(const QString &text)
{
    if (text.size() <= belowCharacters)
        return menuLine(text, belowCharacters);
    const qsizetype gap = text.lastIndexOf(u' ', belowCharacters);
    return gap <= 0 ? menuLine(text, belowCharacters)
                    : menuLine(text.left(gap), belowCharacters) + u'\n' + menuLine(text.mid(gap + 1), belowCharacters);
}

/// Describes the session: its game, and its result, or its round and the day of the last play.
QString detail(const SessionFile &file, const SessionPlace &place)
{
    const QString between = QStringLiteral(" · ");
    QStringList parts;
    // A campaign that bears the name of its game says it once.
    if (!file.game.isEmpty() && file.game != file.name)
        parts << file.game;
    const QDateTime played = lastPlayed(place, file.played);
    if (!file.result.isEmpty())
        parts << singleLine(resultText(file.result, file.results));
    else if (const QStringList words = place.words ? place.words() : QStringList(); !words.isEmpty())
    {
        parts << words.front();
        // A date that does not fit moves to the tooltip.
        const QString day = QLocale().toString(played.date(), QLocale::ShortFormat);
        if ((parts + QStringList(day)).join(between).size() <= belowCharacters)
            parts << day;
    }
    else
        parts << QLocale().toString(played, QLocale::ShortFormat);
    return parts.join(between);
}

QString spokenName(const SessionFile &file, const QString &result)
{
    const QString name = singleLine(file.name);
    if (!result.isEmpty())
        return RecentSessions::tr("Open %1, finished: %2", "a file, a result").arg(name, singleLine(result));
    return file.game.isEmpty() ? RecentSessions::tr("Continue %1").arg(name)
                               : RecentSessions::tr("Continue %1, %2", "a file, a game").arg(name, file.game);
}

Part sessionRow(
    const SessionFile &file, const SessionPlace &place, bool isDefault, const Action<QString> &openRequested)
{
    const QString result = resultText(file.result, file.results);
    const QString played = QLocale().toString(lastPlayed(place, file.played), QLocale::ShortFormat);
    const QString path = nativePath(file.path);
    return button(QStringLiteral("%1\n%2").arg(menuLine(file.name, nameCharacters), inRow(detail(file, place))),
        isDefault ? "primary" : "plain", [openRequested, path = file.path] { openRequested.run(path); })
        .with(&Button::icon, QStringLiteral("history"))
        .with(&Part::tone, QLatin1String(isDefault ? "row" : ""))
        .keyed(QStringLiteral("session/") + file.path)
        .named(spokenName(file, result))
        .withTip(result.isEmpty() ? RecentSessions::tr("Continue %1, last played %2").arg(path, played)
                                  : RecentSessions::tr("Open %1, last played %2: %3", "a file, a time, a result")
                                        .arg(path, played, result));
}

} // namespace

std::optional<std::size_t> sessionToContinue(const std::vector<SessionFile> &files)
{
    for (std::size_t i = 0; i < files.size() && i < maxRecentSessions; ++i)
        if (files[i].result.isEmpty() && !files[i].game.isEmpty())
            return i;
    return std::nullopt;
}

Part recentSessions(const std::vector<SessionFile> &files, const SessionPlaces &places,
    const Action<QString> &openRequested, const Action<> &allRequested)
{
    const std::optional<std::size_t> next = sessionToContinue(files);
    Parts rows;
    for (std::size_t i = 0; i < files.size() && i < maxRecentSessions; ++i)
    {
        const auto place = places.find(files[i].path);
        rows.push_back(
            sessionRow(files[i], place != places.end() ? place->second : SessionPlace(), next == i, openRequested));
    }
    const QString caption
        = files.empty() || next ? RecentSessions::tr("Continue a session") : RecentSessions::tr("Latest sessions");
    return card({text(caption, Role::Caption),
                    text(RecentSessions::tr("The sessions that you play will appear here."), Role::Dim)
                        .wrapping()
                        .when(files.empty()),
                    column(std::move(rows)).spaced(2),
                    button(RecentSessions::tr("All sessions…"), "secondary", allRequested)
                        .withTip(hotkeys::with(RecentSessions::tr("Dates, players, results and notes of every session"),
                            hotkeys::sessions))
                        .keyed(QStringLiteral("allSessions"))
                        .with(&Part::alignment, Qt::Alignment(Qt::AlignLeft))
                        .when(!files.empty())})
        .spaced(10, {24, 22, 24, 22})
        .keyed(QStringLiteral("sessions"));
}

} // namespace dossier
