#pragma once

#include "app/games/games.h"
#include "views/kit/draft.h"
#include "views/kit/preferences.h"

#include <QByteArray>
#include <QDateTime>
#include <QStringList>
#include <QVariantMap>

#include <map>
#include <optional>

namespace dossier
{

/// The settings kept in a file from one start to the next; invalid content counts as unset. Several windows may share a
/// file: each writes only its own choices over the file's current content. Does not wait for the lock of another
/// program.
class Settings
{
public:
    static constexpr int maxRecent = 8;

    /// The path of the current user's settings.
    static QString usualPath();

    /// Stores the editions of these games.
    explicit Settings(const QString &path, const std::vector<Game> &list = games());

    /// Unset values follow the desktop: its language, otherwise the defaults of the preferences.
    [[nodiscard]] Preferences preferences() const;

    /// Stores the choices of this window, value by value. A value that another window has changed differently stays in
    /// the file, and this returns the preferences as the file has them, so that the user can decide which of the two
    /// stays; setting either of them again stores it.
    std::optional<Preferences> setPreferences(const Preferences &preferences);

    /// The last opened campaign files outside the folder of sessions, like `recentMaps`.
    [[nodiscard]] QStringList recentCampaigns() const;
    void addRecentCampaign(const QString &path);

    /// The last opened or saved maps, the newest first; only existing ones, at most `maxRecent`.
    [[nodiscard]] QStringList recentMaps() const;
    void addRecentMap(const QString &path);

    /// The text that was typed in a form of that name and not submitted yet.
    [[nodiscard]] Draft draft(const QString &form);
    /// Stores it encrypted, field by field: fields that this window has not changed keep the text of another window.
    void setDraft(const QString &form, const Draft &draft);

    /// The place and size of the window, as Qt encodes them; empty when unset.
    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);

    /// Minutes for a commando's turn, 0 for no limit; 0 when unset.
    [[nodiscard]] int turnMinutes() const;
    /// True when alarms sound, which is the default.
    [[nodiscard]] bool sounding() const;
    /// Stores both values. If another window has set other minutes meanwhile, keeps the file's minutes and returns
    /// them; setting either number again stores it.
    std::optional<int> setTimer(int minutes, bool sounding);

    /// True when steps of a game without a choice run automatically, which is the default.
    [[nodiscard]] bool runsSteps() const;
    void setRunsSteps(bool run);

    /// True when the signs of a game's board were explained once; false when unset.
    [[nodiscard]] bool knowsSigns() const;
    void setKnowsSigns();

    /// True when the words of the key were shown once; false when unset.
    [[nodiscard]] bool knowsKey() const;
    void setKnowsKey();

private:
    [[nodiscard]] Draft storedDraft(const QString &form) const;
    void encryptDrafts();
    [[nodiscard]] QStringList recent(const QString &key) const;
    void addRecent(const QString &key, const QString &path);
    [[nodiscard]] std::map<QString, QString> editions() const;
    [[nodiscard]] QVariant value(const QString &key, const QVariant &otherwise = {}) const;
    /// Writes the chosen values that differ from `before`, as far as this window knows, except values of `asked` that
    /// another window has changed as well. Returns true when any of those exist.
    bool change(const QVariantMap &chosen, const QVariantMap &before, const QStringList &asked = {});
    [[nodiscard]] QVariantMap valuesOf(const Preferences &preferences) const;

    QString m_path;
    /// The file's content at the last read or write.
    QVariantMap m_known;
    /// The drafts as this window last read or stored them, by form, and the fields for which there is no key.
    std::map<QString, Draft> m_drafts;
    std::map<QString, Draft> m_unstored;
    /// The time of the file when drafts were read last.
    QDateTime m_written;
    /// The preferences of this window.
    Preferences m_own;
    /// The settings key and the valid editions of each game, by id.
    std::map<QString, std::pair<QString, QStringList>> m_editions;
};

/// Returns the language of the desktop if the program speaks it, otherwise English.
Language languageOfDesktop();

} // namespace dossier
