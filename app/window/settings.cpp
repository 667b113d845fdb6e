#include "app/window/settings.h"

#include "app/play/draft_cipher.h"
#include "app/play/whole_file.h"
#include "app/session/private_paths.h"
#include "app/window/ini_text.h"
#include "views/kit/preferences.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>
#include <optional>

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
const QString knowsKeyKey = QStringLiteral("key/shown");
const QString curtainKey = QStringLiteral("curtain/minutes");
const QString focusKey = QStringLiteral("curtain/onFocusLoss");
const QString lockKey = QStringLiteral("curtain/lockMinutes");
const QString recentKey = QStringLiteral("maps/recent");
const QString campaignsKey = QStringLiteral("campaigns/recent");

/// Returns an unused file name beside that one.
QString freeNameFor(const QString &path)
{
    QString name = path + QStringLiteral(".bad");
    for (int number = 2; QFileInfo::exists(name); ++number)
        name = QStringLiteral("%1.bad-%2").arg(path, QString::number(number));
    return name;
}

/// Returns the file's content; nothing when it cannot be read. A file that is not a settings file is renamed, not lost.
std::optional<QVariantMap> readOrPutAside(const QString &path)
{
    const auto values = readIni(path);
    if (values)
        return *values;
    const bool aside = values.error() == QSettings::FormatError && QFile::rename(path, freeNameFor(path));
    return aside ? std::optional(QVariantMap()) : std::nullopt;
}

/// Writes the file so that its time differs from before: QSettings reads a file again only when its size or time has
/// changed, and two writes of equal size may fall into one tick of the clock.
void writeNewer(const QString &path, const QByteArray &text)
{
    const QDateTime before = QFileInfo(path).lastModified();
    if (writeWholeFile(path, text) || QFileInfo(path).lastModified() != before)
        return;
    QFile file(path);
    if (file.open(QIODevice::Append))
        file.setFileTime(before.addMSecs(1), QFileDevice::FileModificationTime);
}

/// Returns the first choice when the stored word is `first`, the second when it is `second`, else `otherwise`.
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

/// Returns the stored time if it is one of those, else `otherwise`.
int timeOf(const QVariant &stored, const std::array<int, 4> &times, int otherwise)
{
    bool number = false;
    const int minutes = stored.toInt(&number);
    return number && std::ranges::find(times, minutes) != times.end() ? minutes : otherwise;
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
    : m_path(path)
    , m_known(readOrPutAside(path).value_or(QVariantMap()))
{
    for (const Game &game : list)
    {
        auto &[key, ids] = m_editions[game.face.id];
        key = editionKeyOf(game);
        for (const EditionFace &edition : game.face.editions)
            ids << edition.id;
    }
    m_own = preferences();
    encryptDrafts();
}

QVariant Settings::value(const QString &key, const QVariant &otherwise) const
{
    return m_known.value(key, otherwise);
}

/// Values that cannot be written apply until the program ends.
bool Settings::change(const QVariantMap &chosen, const QVariantMap &before, const QStringList &asked)
{
    bool isDisputed = false;
    const QString folder = QFileInfo(m_path).path();
    const bool isFolder = makePrivateFolder(folder);
    const FolderTurn turn(folder);
    const std::optional<QVariantMap> there = readOrPutAside(m_path);
    QVariantMap values = there.value_or(m_known);
    // A value that this window has not changed keeps the choice of another window.
    for (auto one = chosen.cbegin(); one != chosen.cend(); ++one)
    {
        if (!one.value().isValid())
        {
            values.remove(one.key());
            continue;
        }
        const QVariant was = before.value(one.key());
        const QByteArray is = iniValue(values.value(one.key()));
        if (values.contains(one.key()) && was == one.value())
            continue;
        const bool changedThere = values.contains(one.key()) && is != iniValue(was) && is != iniValue(one.value());
        if (changedThere && asked.contains(one.key()))
            isDisputed = true;
        else
            values.insert(one.key(), one.value());
    }
    m_known = values;
    closeToOthers(m_path);
    if (QFileInfo(m_path) == QFileInfo(usualPath()))
        closeToOthers(folder);
    if (isFolder && there && iniText(values) != iniText(*there))
        writeNewer(m_path, iniText(values));
    return isDisputed;
}

/// Leaves out games with no choice or with an unknown edition.
std::map<QString, QString> Settings::editions() const
{
    std::map<QString, QString> chosen;
    for (const auto &[game, kept] : m_editions)
        if (const QString edition = value(kept.first).toString(); kept.second.contains(edition))
            chosen[game] = edition;
    return chosen;
}

Preferences Settings::preferences() const
{
    Preferences preferences;
    preferences.language = either(value(languageKey), "en", "it", languageOfDesktop());
    preferences.theme = either(value(themeKey), "dark", "light", preferences.theme);
    preferences.editions = editions();
    const int percent = value(textKey).toInt();
    if (std::ranges::find(textPercents, percent) != textPercents.end())
        preferences.textPercent = percent;
    preferences.curtainMinutes = timeOf(value(curtainKey), curtainTimes, preferences.curtainMinutes);
    preferences.lockMinutes = timeOf(value(lockKey), lockTimes, preferences.lockMinutes);
    preferences.curtainOnFocusLoss = either(value(focusKey), "no", "yes", false);
    return preferences;
}

QVariantMap Settings::valuesOf(const Preferences &preferences) const
{
    const auto word
        = [](bool first, const char *one, const char *other) { return QString::fromLatin1(first ? one : other); };
    QVariantMap chosen{{languageKey, word(preferences.language == Language::English, "en", "it")},
        {themeKey, word(preferences.theme == ThemeChoice::Dark, "dark", "light")}, {textKey, preferences.textPercent},
        {curtainKey, preferences.curtainMinutes}, {lockKey, preferences.lockMinutes},
        {focusKey, word(!preferences.curtainOnFocusLoss, "no", "yes")}};
    for (const auto &[game, edition] : preferences.editions)
        if (const auto kept = m_editions.find(game); kept != m_editions.end())
            chosen.insert(kept->second.first, edition);
    return chosen;
}

std::optional<Preferences> Settings::setPreferences(const Preferences &chosen)
{
    const QVariantMap values = valuesOf(chosen);
    const bool isDisputed = change(values, valuesOf(m_own), values.keys());
    m_own = isDisputed ? preferences() : chosen;
    return isDisputed ? std::optional(m_own) : std::nullopt;
}

QStringList Settings::recent(const QString &key) const
{
    QStringList existing;
    for (const QString &path : value(key).toStringList())
        if (existing.size() < maxRecent && QFileInfo(path).isFile() && !existing.contains(path))
            existing << path;
    return existing;
}

void Settings::addRecent(const QString &key, const QString &path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    // The list includes those that another window has opened.
    m_known = readOrPutAside(m_path).value_or(m_known);
    QStringList paths = recent(key);
    paths.removeAll(full);
    paths.prepend(full);
    change({{key, QStringList(paths.mid(0, maxRecent))}}, {});
}

QStringList Settings::recentMaps() const
{
    return recent(recentKey);
}

void Settings::addRecentMap(const QString &path)
{
    addRecent(recentKey, path);
}

QStringList Settings::recentCampaigns() const
{
    return recent(campaignsKey);
}

void Settings::addRecentCampaign(const QString &path)
{
    if (recentCampaigns().value(0) != QFileInfo(path).absoluteFilePath())
        addRecent(campaignsKey, path);
}

namespace
{

QString draftKey(const QString &form)
{
    return QStringLiteral("drafts/") + form;
}

/// A field's name is not in its key: names may hold those of players.
QString fieldKey(const QString &form, const QString &field)
{
    const QByteArray hash = QCryptographicHash::hash(field.toUtf8(), QCryptographicHash::Sha256).toHex().first(16);
    return draftKey(form) + u'/' + QLatin1String(hash);
}

} // namespace

/// Versions before 0.12.0 kept all fields in one list, in the clear.
Draft Settings::storedDraft(const QString &form) const
{
    Draft draft;
    const QStringList texts = value(draftKey(form)).toStringList();
    for (qsizetype i = 0; i + 1 < texts.size(); i += 2)
        draft[texts[i]] = texts[i + 1];
    const QString prefix = draftKey(form) + u'/';
    for (auto one = m_known.lowerBound(prefix); one != m_known.cend() && one.key().startsWith(prefix); ++one)
        if (const auto text = decryptedDraft(form, one.value().toString()))
            draft.insert(*text);
    return draft;
}

/// Another window may have typed, or given, something meanwhile. Text that could not be encrypted is in memory alone.
Draft Settings::draft(const QString &form)
{
    if (const QDateTime written = QFileInfo(m_path).lastModified(); std::exchange(m_written, written) != written)
        m_known = readOrPutAside(m_path).value_or(m_known);
    Draft draft = m_drafts[form] = storedDraft(form);
    for (const auto &[field, text] : m_unstored[form])
        draft.insert_or_assign(field, text);
    return draft;
}

/// Earlier versions kept drafts in the clear.
void Settings::encryptDrafts()
{
    const QString prefix = draftKey({});
    QStringList forms;
    for (auto one = m_known.cbegin(); one != m_known.cend(); ++one)
        if (one.key().startsWith(prefix) && one.value().typeId() == QMetaType::QStringList)
            forms << one.key().mid(prefix.size());
    for (const QString &form : forms)
        setDraft(form, storedDraft(form));
}

/// Fields that this window has not changed keep the text of another window.
void Settings::setDraft(const QString &form, const Draft &draft)
{
    if (!m_drafts.contains(form))
        m_drafts[form] = storedDraft(form);
    Draft &known = m_drafts[form];
    Draft &unstored = m_unstored[form];
    unstored.clear();
    QVariantMap chosen;
    const bool isInClear = m_known.contains(draftKey(form));
    Draft next;
    for (const auto &[field, text] : draft)
        if (!text.trimmed().isEmpty())
            next.emplace(field, text);
    for (const auto &[field, text] : next)
        if (const auto before = known.find(field); isInClear || before == known.end() || before->second != text)
        {
            const std::optional<QString> encrypted = encryptedDraft(form, field, text);
            encrypted ? void(chosen.insert(fieldKey(form, field), *encrypted)) : void(unstored.emplace(field, text));
        }
    for (const auto &[field, text] : known)
        if (!next.contains(field))
            chosen.insert(fieldKey(form, field), QVariant());
    if (isInClear && unstored.empty())
        chosen.insert(draftKey(form), QVariant());
    std::erase_if(next, [&](const auto &field) { return unstored.contains(field.first); });
    known = std::move(next);
    if (!chosen.isEmpty())
        change(chosen, {});
}

int Settings::turnMinutes() const
{
    const int minutes = value(turnKey).toInt();
    return minutes >= 0 && minutes <= maxTurnMinutes ? minutes : 0;
}

bool Settings::sounding() const
{
    return value(soundKey, true).toBool();
}

std::optional<int> Settings::setTimer(int minutes, bool sounding)
{
    const bool isDisputed = change({{turnKey, minutes}, {soundKey, sounding}},
        {{turnKey, turnMinutes()}, {soundKey, this->sounding()}}, {turnKey});
    return isDisputed ? std::optional(turnMinutes()) : std::nullopt;
}

bool Settings::runsSteps() const
{
    return value(stepsKey, true).toBool();
}

void Settings::setRunsSteps(bool run)
{
    change({{stepsKey, run}}, {{stepsKey, runsSteps()}});
}

bool Settings::knowsSigns() const
{
    return value(signsKey, false).toBool();
}

void Settings::setKnowsSigns()
{
    change({{signsKey, true}}, {});
}

bool Settings::knowsKey() const
{
    return value(knowsKeyKey, false).toBool();
}

void Settings::setKnowsKey()
{
    change({{knowsKeyKey, true}}, {});
}

QByteArray Settings::windowGeometry() const
{
    return value(geometryKey).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray &geometry)
{
    change({{geometryKey, geometry}}, {{geometryKey, windowGeometry()}});
}

} // namespace dossier
