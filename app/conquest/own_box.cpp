#include "app/conquest/own_box.h"

#include "app/play/whole_file.h"
#include "model/conquest/json/pack_json.h"
#include "model/conquest/seen/refusal.h"
#include "model/storage/private_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>

namespace dossier
{

namespace
{

/// The publicly known data of the cards.
constexpr const char *shippedBox = ":/packs/conquest.json";

std::optional<conquest::Pack> packIn(const QString &path)
{
    const OrProblem<conquest::Pack> pack = OwnBox::read(path);
    return pack ? std::optional(*pack) : std::nullopt;
}

QJsonValue jsonOf(const conquest::Pack &pack)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(conquest::packJson(pack))).object();
}

} // namespace

tl::expected<conquest::Pack, Conflicts> mergedBox(
    const conquest::Pack &before, const conquest::Pack &mine, const conquest::Pack &theirs, bool keepsMine)
{
    const auto json = merged(
        jsonOf(before), jsonOf(mine), jsonOf(theirs), {.keys = {QStringLiteral("name")}, .keepsMine = keepsMine});
    if (!json)
        return tl::unexpected(json.error());
    auto pack = conquest::readPack(QJsonDocument(json->toObject()).toJson(QJsonDocument::Compact).toStdString());
    if (!pack || !conquest::faultIn(*pack).empty())
        return tl::unexpected(Conflicts());
    return *std::move(pack);
}

namespace
{

/// The part of a JSON value with that name: a member, or an element of a list.
QJsonValue partOf(const QJsonValue &value, const QString &name)
{
    for (const QJsonValue &element : value.toArray())
        if (element.toObject().value(QStringLiteral("name")).toString() == name)
            return element;
    return value.toObject().value(name);
}

QString textOf(const QJsonValue &value)
{
    if (!value.isArray())
        return value.isBool() && value.toBool() ? QStringLiteral("✓") : value.toVariant().toString();
    QStringList texts;
    for (const QJsonValue &element : value.toArray())
        texts << element.toString();
    return texts.join(QStringLiteral(", "));
}

} // namespace

BoxDispute disputeOf(const conquest::Pack &before, const conquest::Pack &mine, const conquest::Pack &theirs)
{
    const auto both = mergedBox(before, mine, theirs);
    if (both || both.error().isEmpty())
        return {};
    BoxDispute dispute;
    QJsonValue own = jsonOf(mine);
    QJsonValue other = jsonOf(theirs);
    for (QString name : both.error().front().split(u'/').mid(1))
    {
        name.replace(QStringLiteral("~1"), QStringLiteral("/")).replace(QStringLiteral("~0"), QStringLiteral("~"));
        own = partOf(own, name);
        other = partOf(other, name);
        if (const QJsonValue card = own.toObject().value(QStringLiteral("name")); card.isString())
            dispute.card = card.toString();
        dispute.member = name;
    }
    dispute.mine = textOf(own);
    dispute.theirs = textOf(other);
    return dispute;
}

OwnBox::OwnBox(const QString &folder)
    : m_file(QDir(folder).filePath(QStringLiteral("packs/conquest-owner.json")))
{
}

OrProblem<conquest::Pack> OwnBox::read(const QString &path)
{
    const tl::expected<QByteArray, FileFault> bytes = readWholeFile(path, largestPackFile);
    if (!bytes)
        return tl::unexpected<GameProblem>(PackProblem{path, std::nullopt});
    auto pack = conquest::readPack(bytes->toStdString());
    if (!pack)
        return tl::unexpected<GameProblem>(PackProblem{path, pack.error()});
    return *std::move(pack);
}

QString OwnBox::path() const
{
    return packIn(m_file) ? m_file : QString::fromLatin1(shippedBox);
}

conquest::Pack OwnBox::pack() const
{
    return packIn(path()).value_or(conquest::Pack{});
}

std::optional<GameProblem> OwnBox::problem() const
{
    const OrProblem<conquest::Pack> pack = QFileInfo::exists(m_file) ? read(m_file) : conquest::Pack{};
    return pack ? std::nullopt : std::optional(pack.error());
}

QString OwnBox::damagedFile() const
{
    return problem() ? m_file : QString();
}

QString OwnBox::putAside() const
{
    for (int number = 1;; ++number)
    {
        const QString aside
            = QFileInfo(m_file).dir().filePath(QStringLiteral("conquest-owner-damaged-%1.json").arg(number));
        if (!QFileInfo::exists(aside))
            return QFile::rename(m_file, aside) ? aside : QString();
    }
}

BoxKept OwnBox::write(const conquest::Pack &pack, const conquest::Pack &before) const
{
    const QString folder = QFileInfo(m_file).path();
    if (!conquest::faultIn(pack).empty() || !makePrivateFolder(folder))
        return BoxKept::NotWritten;
    const FolderTurn turn(folder);
    // A damaged file is the user's to repair: it is not overwritten.
    if (!damagedFile().isEmpty())
        return BoxKept::NotWritten;
    const std::optional<conquest::Pack> theirs = packIn(m_file);
    const auto made = theirs && *theirs != before ? mergedBox(before, pack, *theirs)
                                                  : tl::expected<conquest::Pack, Conflicts>(pack);
    if (!made)
        return BoxKept::ChangedElsewhere;
    storage::makePrivate(m_file);
    return writeWholeFile(m_file, QByteArray::fromStdString(conquest::packJson(*made))) ? BoxKept::NotWritten
                                                                                        : BoxKept::Kept;
}

bool OwnBox::saysWhatIsPrinted(const conquest::Command &command)
{
    return holds_alternative<conquest::Describe>(command) || holds_alternative<conquest::DescribeSheet>(command);
}

bool OwnBox::isOf(const conquest::Pack &pack)
{
    const std::optional<conquest::Pack> shipped = packIn(QString::fromLatin1(shippedBox));
    return shipped && shipped->source == pack.source;
}

bool OwnBox::keep(const std::vector<conquest::Command> &commands) const
{
    if (!damagedFile().isEmpty())
        return false;
    const conquest::Pack before = pack();
    conquest::Table table = conquest::newTable(before);
    for (const conquest::Command &command : commands)
        if (saysWhatIsPrinted(command) && !conquest::malformed(table.open, command))
            for (const conquest::Event &event : conquest::resolve(table, command))
                conquest::apply(table, event);
    return table.open.pack == before || write(table.open.pack, before) == BoxKept::Kept;
}

} // namespace dossier
