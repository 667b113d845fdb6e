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

QString tipOf(const SessionFile &file, const SessionPlace &place)
{
    const QString result = resultText(file.result, file.results);
    const QString played = QLocale().toString(lastPlayed(place, file.played), QLocale::ShortFormat);
    const QString path = nativePath(file.path);
    return result.isEmpty()
        ? RecentSessions::tr("Continue %1, last played %2").arg(path, played)
        : RecentSessions::tr("Open %1, last played %2: %3", "a file, a time, a result").arg(path, played, result);
}

SessionPlace placeOf(const SessionFile &file, const SessionPlaces &places)
{
    const auto place = places.find(file.path);
    return place != places.end() ? place->second : SessionPlace();
}

Part sessionRow(const SessionFile &file, const SessionPlace &place, const Action<QString> &openRequested)
{
    return button(QStringLiteral("%1\n%2").arg(menuLine(file.name, nameCharacters), inRow(detail(file, place))),
        "plain", [openRequested, path = file.path] { openRequested.run(path); })
        .with(&Button::icon, QStringLiteral("history"))
        .keyed(QStringLiteral("session/") + file.path)
        .named(spokenName(file, resultText(file.result, file.results)))
        .withTip(tipOf(file, place));
}

} // namespace

std::optional<std::size_t> sessionToContinue(const std::vector<SessionFile> &files)
{
    for (std::size_t i = 0; i < files.size() && i < maxRecentSessions; ++i)
        if (files[i].result.isEmpty() && !files[i].game.isEmpty())
            return i;
    return std::nullopt;
}

Part lastSession(const SessionFile &file, const SessionPlaces &places, std::optional<Part> picture,
    const Action<QString> &openRequested)
{
    constexpr int maxPictureWidth = 236;
    const SessionPlace place = placeOf(file, places);
    QStringList words;
    // A campaign that bears the name of its game says it once.
    if (file.game != file.name)
        words << file.game;
    if (place.words)
        words << place.words();
    const QString played = QLocale().toString(lastPlayed(place, file.played), QLocale::ShortFormat);
    // Without a picture there is little room: the button stands below the texts.
    const bool isWide = picture.has_value();
    Part texts = column(
        {stretch().when(isWide), text(RecentSessions::tr("Last session · %1", "a time").arg(played), Role::Caption),
            text(menuLine(file.name, nameCharacters), Role::Title).wrapping(),
            text(words.join(QStringLiteral(" · ")), Role::Dim).wrapping(), stretch().when(isWide)})
                     .spaced(4)
                     .stretched(3);
    Part next = button(RecentSessions::tr("Continue", "a session"), "primary",
        [openRequested, path = file.path] { openRequested.run(path); })
                    .with(&Button::icon, QStringLiteral("play"))
                    .keyed(QStringLiteral("session/") + file.path)
                    .named(spokenName(file, {}))
                    .withTip(tipOf(file, place));
    Part content = isWide
        ? row({std::move(*picture).with(&Part::maxWidth, maxPictureWidth).stretched(), std::move(texts),
                  std::move(next)})
              .spaced(20)
        : column({std::move(texts), std::move(next).with(&Part::alignment, Qt::Alignment(Qt::AlignLeft))}).spaced(8);
    return card({std::move(content)}).spaced(0, {12, 12, 24, 12}).keyed(QStringLiteral("lastSession"));
}

Part recentSessions(const std::vector<SessionFile> &files, const SessionPlaces &places, int columns,
    const Action<QString> &openRequested, const Action<> &allRequested)
{
    const std::optional<std::size_t> next = sessionToContinue(files);
    Parts rows;
    for (std::size_t i = 0; i < files.size() && i < maxRecentSessions; ++i)
        if (i != next)
            rows.push_back(sessionRow(files[i], placeOf(files[i], places), openRequested));
    return card({text(RecentSessions::tr("Sessions"), Role::Caption),
                    text(RecentSessions::tr("The sessions that you play will appear here."), Role::Dim)
                        .wrapping()
                        .when(files.empty()),
                    table(columns, std::move(rows)).spaced(12).with(&Box::rowSpacing, 2),
                    button(RecentSessions::tr("All sessions…"), "secondary", allRequested)
                        .withTip(hotkeys::with(RecentSessions::tr("Dates, players, results and notes of every session"),
                            hotkeys::sessions))
                        .keyed(QStringLiteral("allSessions"))
                        .with(&Part::alignment, Qt::Alignment(Qt::AlignLeft))
                        .when(!files.empty())})
        .spaced(10, {24, 16, 24, 16})
        .keyed(QStringLiteral("sessions"));
}

} // namespace dossier
