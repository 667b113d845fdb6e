#include "app/window/settings.h"

#include "views/kit/preferences.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>

namespace dossier
{

namespace
{

const QString languageKey = QStringLiteral("view/language");
const QString themeKey = QStringLiteral("view/theme");
const QString textKey = QStringLiteral("view/textPercent");
const QString geometryKey = QStringLiteral("view/geometry");
const QString turnKey = QStringLiteral("timer/turnMinutes");
const QString soundKey = QStringLiteral("timer/sound");
const QString stepsKey = QStringLiteral("steps/byThemselves");
const QString signsKey = QStringLiteral("signs/known");
const QString curtainKey = QStringLiteral("curtain/minutes");
const QString focusKey = QStringLiteral("curtain/onFocusLoss");
const QString recentKey = QStringLiteral("maps/recent");

/// A file that is not a settings file would never be written again by QSettings: it is put aside, not lost.
QString usable(const QString &path)
{
    const QSettings probe(path, QSettings::IniFormat);
    if (probe.status() == QSettings::FormatError)
    {
        QFile::remove(path + QStringLiteral(".bad"));
        QFile::rename(path, path + QStringLiteral(".bad"));
    }
    return path;
}

/// The first choice when the stored word is `first`, the second when it is `second`, else what is given.
template <typename Choice>
Choice either(const QVariant &stored, const char *first, const char *second, Choice otherwise)
{
    const QString word = stored.toString();
    if (word == QLatin1String(first))
        return static_cast<Choice>(0);
    if (word == QLatin1String(second))
        return static_cast<Choice>(1);
    return otherwise;
}

/// A time that can be chosen, else what is given.
int curtainTime(const QVariant &stored, int otherwise)
{
    bool number = false;
    const int minutes = stored.toInt(&number);
    return number && std::ranges::find(curtainTimes, minutes) != curtainTimes.end() ? minutes : otherwise;
}

} // namespace

Language languageOfDesktop()
{
    return QLocale::system().language() == QLocale::Italian ? Language::Italian : Language::English;
}

QString Settings::usualPath()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation))
        .filePath(QStringLiteral("settings.ini"));
}

Settings::Settings(const QString &path, const std::vector<Game> &list)
    : m_store(usable(path), QSettings::IniFormat)
{
    for (const Game &game : list)
    {
        auto &[key, ids] = m_editions[game.face.id];
        key = editionKeyOf(game);
        for (const EditionFace &edition : game.face.editions)
            ids << edition.id;
    }
}

/// A game of which none was chosen, or one that there is not, has none.
std::map<QString, QString> Settings::editions() const
{
    std::map<QString, QString> chosen;
    for (const auto &[game, kept] : m_editions)
        if (const QString edition = m_store.value(kept.first).toString(); kept.second.contains(edition))
            chosen[game] = edition;
    return chosen;
}

Preferences Settings::preferences() const
{
    Preferences preferences;
    preferences.language = either(m_store.value(languageKey), "en", "it", languageOfDesktop());
    preferences.theme = either(m_store.value(themeKey), "dark", "light", preferences.theme);
    preferences.editions = editions();
    const int percent = m_store.value(textKey).toInt();
    if (std::ranges::find(textPercents, percent) != textPercents.end())
        preferences.textPercent = percent;
    preferences.curtainMinutes = curtainTime(m_store.value(curtainKey), preferences.curtainMinutes);
    preferences.curtainOnFocusLoss = either(m_store.value(focusKey), "no", "yes", false);
    return preferences;
}

void Settings::setPreferences(const Preferences &preferences)
{
    const auto word = [](bool first, const char *one, const char *other) { return QLatin1String(first ? one : other); };
    m_store.setValue(languageKey, word(preferences.language == Language::English, "en", "it"));
    m_store.setValue(themeKey, word(preferences.theme == ThemeChoice::Dark, "dark", "light"));
    for (const auto &[game, chosen] : preferences.editions)
        if (const auto kept = m_editions.find(game); kept != m_editions.end())
            m_store.setValue(kept->second.first, chosen);
    m_store.setValue(textKey, preferences.textPercent);
    m_store.setValue(curtainKey, preferences.curtainMinutes);
    m_store.setValue(focusKey, word(!preferences.curtainOnFocusLoss, "no", "yes"));
    m_store.sync();
}

QStringList Settings::recentMaps() const
{
    QStringList existing;
    for (const QString &path : m_store.value(recentKey).toStringList())
        if (existing.size() < mostRecent && QFileInfo(path).isFile() && !existing.contains(path))
            existing << path;
    return existing;
}

void Settings::addRecentMap(const QString &path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    QStringList paths = recentMaps();
    paths.removeAll(full);
    paths.prepend(full);
    m_store.setValue(recentKey, QStringList(paths.mid(0, mostRecent)));
    m_store.sync();
}

int Settings::turnMinutes() const
{
    const int minutes = m_store.value(turnKey).toInt();
    return minutes >= 0 && minutes <= mostTurnMinutes ? minutes : 0;
}

bool Settings::sounding() const
{
    return m_store.value(soundKey, true).toBool();
}

void Settings::setTimer(int minutes, bool sounding)
{
    m_store.setValue(turnKey, minutes);
    m_store.setValue(soundKey, sounding);
    m_store.sync();
}

bool Settings::runsSteps() const
{
    return m_store.value(stepsKey, true).toBool();
}

void Settings::setRunsSteps(bool run)
{
    m_store.setValue(stepsKey, run);
    m_store.sync();
}

bool Settings::knowsSigns() const
{
    return m_store.value(signsKey, false).toBool();
}

void Settings::setKnowsSigns()
{
    m_store.setValue(signsKey, true);
    m_store.sync();
}

QByteArray Settings::windowGeometry() const
{
    return m_store.value(geometryKey).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray &geometry)
{
    m_store.setValue(geometryKey, geometry);
    m_store.sync();
}

} // namespace dossier
