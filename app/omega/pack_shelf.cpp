#include "app/omega/pack_shelf.h"

#include "app/play/game_file.h"
#include "app/play/whole_file.h"
#include "model/omega/json/said_pack_json.h"

#include <QFileInfo>
#include <QDir>
#include <QFile>

namespace dossier
{

namespace
{

const omega::MissionId ownersMission{"knock_knock"};

/// What an owner's pack is before anything is entered.
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

omega::Pack shippedPack(const QString &name)
{
    return readPackFile(QStringLiteral(":/packs/") + name).value_or(omega::SaidFile{}).over.pack;
}

omega::Pack standardPack()
{
    return shippedPack(QStringLiteral("level-7.json"));
}

/// The owner's pack of a file. One that keeps no list of what its owner said was written over the shipped pack of then:
/// what it has beside that is said.
omega::SaidPack ownersPack(omega::SaidFile file, const omega::Pack &standard)
{
    if (file.lists)
        return std::move(file.over);
    return omega::saidOver(std::move(file.over.pack), shippedPack(QStringLiteral("level-7-unlisted.json")), standard);
}

/// A game of it can be begun when its cards are there, and a map with somewhere to start.
bool isWhole(const omega::Scenario &scenario)
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

bool PackShelf::change(const std::function<void(omega::OwnersPack &)> &change)
{
    if (m_problem)
        return false;
    omega::OwnersPack changed = m_owners;
    change(changed);
    if (changed.own() == m_owners.own())
        return true;
    if (!QDir().mkpath(m_folder) || writeWholeFile(ownersPath(), QByteArray::fromStdString(toJson(changed.own()))))
        return false;
    m_owners = std::move(changed);
    return true;
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
    // Its own missions alone, and no name that is not its own.
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
        if (isWhole(scenario) && !(lacks && scenario.mission.id == ownersMission))
            missions.push_back(scenario);
    return missions;
}

std::vector<Shelved> PackShelf::all() const
{
    std::vector<Shelved> packs;
    packs.push_back({ownersPath(), m_owners.whole()});
    for (const QFileInfo &file : QDir(m_folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        if (file.absoluteFilePath() != QFileInfo(ownersPath()).absoluteFilePath())
            if (OrProblem<Shelved> shelved = pack(file.absoluteFilePath()))
                packs.push_back(*std::move(shelved));
    return packs;
}

} // namespace dossier
