#pragma once

#include "app/games/games.h"
#include "views/kit/preferences.h"

#include <QByteArray>
#include <QStringList>
#include <QVariantMap>

#include <map>

namespace dossier
{

/// What is kept from one start to the next, in a file; anything in it that makes no sense counts as never set. Several
/// windows may keep theirs in one file: each writes what was chosen in it, over what the file holds by then. No lock of
/// another program is waited for.
class Settings
{
public:
    static constexpr int mostRecent = 8;

    /// The settings of the person who runs the program.
    static QString usualPath();

    /// The editions that are kept are those of these games.
    explicit Settings(const QString &path, const std::vector<Game> &list = games());

    /// What was never set follows the desktop: its language, else the preferences' own values.
    [[nodiscard]] Preferences preferences() const;
    void setPreferences(const Preferences &preferences);

    /// The campaign files that were opened last from outside the folder of sessions, as `recentMaps`.
    [[nodiscard]] QStringList recentCampaigns() const;
    void addRecentCampaign(const QString &path);

    /// The maps that were opened or saved last, newest first; only those that still exist, at most `mostRecent`.
    [[nodiscard]] QStringList recentMaps() const;
    void addRecentMap(const QString &path);

    /// Place and size of the window, as Qt writes them; empty when never set.
    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);

    /// Minutes for a commando's turn, 0 for no time; 0 when never set.
    [[nodiscard]] int turnMinutes() const;
    /// Whether alarms are heard; they are when never set.
    [[nodiscard]] bool sounding() const;
    void setTimer(int minutes, bool sounding);

    /// Whether steps of a game in which nothing is chosen run by themselves; they do when never set.
    [[nodiscard]] bool runsSteps() const;
    void setRunsSteps(bool run);

    /// Whether the signs of a game's board were explained once; they were not when never set.
    [[nodiscard]] bool knowsSigns() const;
    void setKnowsSigns();

private:
    [[nodiscard]] QStringList recent(const QString &key) const;
    void addRecent(const QString &key, const QString &path);
    [[nodiscard]] std::map<QString, QString> editions() const;
    [[nodiscard]] QVariant value(const QString &key, const QVariant &otherwise = {}) const;
    /// Writes what was chosen and is not as it was `before`, as far as this window knew.
    void change(const QVariantMap &chosen, const QVariantMap &before);
    [[nodiscard]] QVariantMap valuesOf(const Preferences &preferences) const;

    QString m_path;
    /// The file as it was last read or written.
    QVariantMap m_known;
    /// By the game's id: where its edition is kept, and which ones there are.
    std::map<QString, std::pair<QString, QStringList>> m_editions;
};

/// The language of the desktop, when the program speaks it; else English.
Language languageOfDesktop();

} // namespace dossier
