#include "app/omega/pack_shelf.h"

#include "app/play/game_file.h"
#include "app/play/json_merge.h"
#include "app/play/whole_file.h"
#include "model/omega/json/said_pack_json.h"
#include "model/storage/private_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace dossier
{

namespace
{

const omega::MissionId ownersMission{"knock_knock"};

/// Returns an owner's pack before anything is entered.
omega::Pack emptyPack()
{
    return {.name = {"LEVEL 7: le mie carte", "LEVEL 7: my cards"}};
}

OrProblem<omega::SaidFile> readPackFile(const QString &path)
{
    const tl::expected<QByteArray, FileFault> bytes = readWholeFile(path, largestPackFile);
    if (!bytes)
        return tl::unexpected<GameProblem>(PackProblem{path, std::nullopt});
    auto pack = omega::readSaidPack(bytes->toStdString());
    if (!pack)
        return tl::unexpected<GameProblem>(PackProblem{path, pack.error()});
    return *std::move(pack);
}

/// True for a pack of another game, whose missions and cards have other names. A damaged file cannot be identified: the
/// owner's box of Conquest is in the same folder, and has a page of its own that reports the damage.
bool isOfAnotherGame(const QString &path)
{
    if (QFileInfo(path).fileName().startsWith(QStringLiteral("conquest-owner")))
        return true;
    const tl::expected<QByteArray, FileFault> bytes = readWholeFile(path, largestPackFile);
    const QJsonObject json = QJsonDocument::fromJson(bytes.value_or(QByteArray())).object();
    const bool isOurs = json.contains(QStringLiteral("scenarios")) || json.contains(QStringLiteral("sheets"))
        || json.contains(QStringLiteral("missions"));
    return !json.isEmpty() && !isOurs;
}

omega::Pack shippedPack(const QString &name)
{
    return readPackFile(QStringLiteral(":/packs/") + name).value_or(omega::SaidFile{}).over.pack;
}

omega::Pack standardPack()
{
    return shippedPack(QStringLiteral("level-7.json"));
}

/// Returns the owner's pack of a file. A file without a list of the owner's entries was written over the shipped pack
/// of its time: its differences from that pack count as entries.
omega::SaidPack ownersPack(omega::SaidFile file, const omega::Pack &standard)
{
    if (file.lists)
        return std::move(file.over);
    return omega::saidOver(std::move(file.over.pack), shippedPack(QStringLiteral("level-7-unlisted.json")), standard);
}

/// The owner's mission is identified by its own id. Things placed on its map belong to the map.
const MergeRules ownersRules{.keys = {QStringLiteral("id"), QStringLiteral("mission/id")},
    .sets = {QStringLiteral("said")},
    .whole = {QStringLiteral("laid out")}};

/// Returns the ids of a list of cards.
QStringList idsIn(const QJsonValue &cards)
{
    QStringList ids;
    for (const QJsonValue &card : cards.toArray())
        ids << card[QStringLiteral("id")].toString();
    return ids;
}

/// Returns the common start of both sides: a card that each has changed for the first time comes from the standard
/// pack.
QJsonObject withCommon(
    QJsonObject before, const QJsonObject &standard, const QJsonObject &mine, const QJsonObject &theirs)
{
    for (const QString &list : mine.keys())
    {
        QJsonArray cards = before.value(list).toArray();
        const QStringList known = idsIn(cards);
        const QStringList own = idsIn(mine.value(list));
        const QStringList others = idsIn(theirs.value(list));
        for (const QJsonValue &card : standard.value(list).toArray())
            if (const QString id = card[QStringLiteral("id")].toString();
                !id.isEmpty() && own.contains(id) && others.contains(id) && !known.contains(id))
                cards.append(card);
        if (cards.size() > known.size())
            before.insert(list, cards);
    }
    return before;
}

/// Returns the pack in the form for merging: a mission is one value except for its printed data.
QJsonObject jsonOf(const omega::SaidPack &pack)
{
    QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(toJson(pack))).object();
    QJsonArray missions;
    for (const QJsonValue &scenario : json.value(QStringLiteral("scenarios")).toArray())
    {
        QJsonObject laidOut = scenario.toObject();
        const QJsonValue mission = laidOut.take(QStringLiteral("mission"));
        missions.append(QJsonObject{{QStringLiteral("mission"), mission}, {QStringLiteral("laid out"), laidOut}});
    }
    json.insert(QStringLiteral("scenarios"), missions);
    return json;
}

/// Returns the merged pack; nothing when the result is not a pack.
std::optional<omega::SaidPack> packOf(const QJsonValue &merged)
{
    QJsonObject json = merged.toObject();
    QJsonArray scenarios;
    for (const QJsonValue &one : json.value(QStringLiteral("scenarios")).toArray())
    {
        QJsonObject scenario = one.toObject().value(QStringLiteral("laid out")).toObject();
        scenario.insert(QStringLiteral("mission"), one.toObject().value(QStringLiteral("mission")));
        scenarios.append(scenario);
    }
    json.insert(QStringLiteral("scenarios"), scenarios);
    auto file = omega::readSaidPack(QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString());
    return file ? std::optional(std::move(file->over)) : std::nullopt;
}

/// True when the mission can be begun: its cards exist, and its map has starting spaces.
bool isComplete(const omega::Scenario &scenario)
{
    return scenario.map != Map(1, 1) && !scenario.starts.empty();
}

} // namespace

PackShelf::PackShelf(QString folder)
    : m_folder(std::move(folder))
    , m_standard(standardPack())
    , m_owners(m_standard, {emptyPack(), {}}, ownersMission)
{
    read();
}

QString PackShelf::ownersPath() const
{
    return QDir(m_folder).filePath(QStringLiteral("owner.json"));
}

void PackShelf::read()
{
    m_problem.reset();
    if (!QFile::exists(ownersPath()))
        return;
    OrProblem<omega::SaidFile> own = readPackFile(ownersPath());
    if (own)
        m_owners = omega::OwnersPack(m_standard, ownersPack(*std::move(own), m_standard), ownersMission);
    else
        m_problem = own.error();
}

std::optional<omega::SaidPack> PackShelf::withOthers(const omega::SaidPack &mine, const omega::SaidPack &before)
{
    const omega::SaidPack &theirs = m_owners.own();
    if (theirs == before)
        return mine;
    const QJsonObject own = jsonOf(mine);
    const QJsonObject others = jsonOf(theirs);
    const auto made
        = merged(withCommon(jsonOf(before), jsonOf({m_standard, {}}), own, others), own, others, ownersRules);
    return made ? packOf(*made) : std::nullopt;
}

PackKept PackShelf::change(const std::function<void(omega::OwnersPack &)> &change)
{
    if (m_problem)
        return PackKept::NotWritten;
    omega::OwnersPack changed = m_owners;
    change(changed);
    if (changed.own() == m_owners.own())
        return PackKept::Kept;
    if (!makePrivateFolder(m_folder))
        return PackKept::NotWritten;
    const FolderTurn turn(m_folder);
    const omega::SaidPack before = m_owners.own();
    read();
    if (m_problem)
        return PackKept::NotWritten;
    const std::optional<omega::SaidPack> own = withOthers(changed.own(), before);
    if (!own)
        return PackKept::ChangedElsewhere;
    storage::makePrivate(ownersPath());
    if (writeWholeFile(ownersPath(), QByteArray::fromStdString(toJson(*own))))
        return PackKept::NotWritten;
    m_owners = omega::OwnersPack(m_standard, *own, ownersMission);
    return PackKept::Kept;
}

OrProblem<Shelved> PackShelf::pack(const QString &path) const
{
    if (path == ownersPath())
        return Shelved{path, m_owners.whole()};
    OrProblem<omega::SaidFile> read = readPackFile(path);
    if (!read)
        return tl::unexpected(read.error());
    const omega::Pack *own = &read->over.pack;
    Shelved shelved{path, own->sample ? *own : merged(m_owners.whole(), read->over)};
    // Only its own missions, and no undefined names.
    shelved.pack.scenarios = own->scenarios;
    if (const std::vector<std::string> gaps = omega::gapsIn(shelved.pack); !gaps.empty())
        return tl::unexpected<GameProblem>(PackProblem{path, Malformed{gaps.front(), Fault::UnknownWord}});
    if (own->scenarios.empty())
        return tl::unexpected<GameProblem>(PackProblem{path, Malformed{"/scenarios", Fault::Missing}});
    return shelved;
}

std::vector<omega::Scenario> PackShelf::playable(const Shelved &pack) const
{
    std::vector<omega::Scenario> missions;
    const bool lacks = pack.path == ownersPath() && !m_owners.hindering().empty();
    for (const omega::Scenario &scenario : pack.pack.scenarios)
        if (isComplete(scenario) && !(lacks && scenario.mission.id == ownersMission))
            missions.push_back(scenario);
    return missions;
}

ShelvedPacks PackShelf::all() const
{
    ShelvedPacks all;
    all.packs.push_back({ownersPath(), m_owners.whole()});
    for (const QFileInfo &file : QDir(m_folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
    {
        const QString path = file.absoluteFilePath();
        if (path == QFileInfo(ownersPath()).absoluteFilePath() || isOfAnotherGame(path))
            continue;
        if (OrProblem<Shelved> shelved = pack(path))
            all.packs.push_back(*std::move(shelved));
        else
            all.problems.push_back(shelved.error());
    }
    return all;
}

} // namespace dossier
