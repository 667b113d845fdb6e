#pragma once

#include "app/games/games.h"
#include "views/kit/draft.h"
#include "views/kit/preferences.h"

#include <QByteArray>
#include <QStringList>
#include <QVariantMap>

#include <map>
#include <optional>

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

    /// Keeps what this window chose, value by value. Where another window has chosen otherwise what was changed here as
    /// well, the file is left as it is: gives all as the file has it then, for a person to say which of the two stays;
    /// choosing one of them anew keeps it.
    std::optional<Preferences> setPreferences(const Preferences &preferences);

    /// The campaign files that were opened last from outside the folder of sessions, as `recentMaps`.
    [[nodiscard]] QStringList recentCampaigns() const;
    void addRecentCampaign(const QString &path);

    /// The maps that were opened or saved last, newest first; only those that still exist, at most `mostRecent`.
    [[nodiscard]] QStringList recentMaps() const;
    void addRecentMap(const QString &path);

    /// Text that was typed in a form of that name and is not entered yet.
    [[nodiscard]] Draft draft(const QString &form) const;
    void setDraft(const QString &form, const Draft &draft);

    /// Place and size of the window, as Qt writes them; empty when never set.
    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);

    /// Minutes for a commando's turn, 0 for no time; 0 when never set.
    [[nodiscard]] int turnMinutes() const;
    /// Whether alarms are heard; they are when never set.
    [[nodiscard]] bool sounding() const;
    /// Gives the minutes that another window has set, where both have set other ones: the file keeps those then, and
    /// setting either of the two anew keeps it.
    std::optional<int> setTimer(int minutes, bool sounding);

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
    /// Writes what was chosen and is not as it was `before`, as far as this window knew; but not values of `asked` that
    /// another window changed as well. Tells whether there were any.
    bool change(const QVariantMap &chosen, const QVariantMap &before, const QStringList &asked = {});
    [[nodiscard]] QVariantMap valuesOf(const Preferences &preferences) const;

    QString m_path;
    /// The file as it was last read or written.
    QVariantMap m_known;
    /// The preferences that this window has.
    Preferences m_own;
    /// By the game's id: where its edition is kept, and which ones there are.
    std::map<QString, std::pair<QString, QStringList>> m_editions;
};

/// The language of the desktop, when the program speaks it; else English.
Language languageOfDesktop();

} // namespace dossier
