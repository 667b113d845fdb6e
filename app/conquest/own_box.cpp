#include "app/conquest/own_box.h"

#include "app/play/whole_file.h"
#include "model/conquest/json/pack_json.h"
#include "model/conquest/seen/refusal.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <optional>

namespace dossier
{

namespace
{

/// What is publicly known of the cards.
constexpr const char *shippedBox = ":/packs/conquest.json";

std::optional<conquest::Pack> packIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const auto pack = conquest::readPack(file.readAll().toStdString());
    return pack ? std::optional(*pack) : std::nullopt;
}

} // namespace

OwnBox::OwnBox(const QString &folder)
    : m_file(QDir(folder).filePath(QStringLiteral("packs/conquest-owner.json")))
{
}

QString OwnBox::path() const
{
    return packIn(m_file) ? m_file : QString::fromLatin1(shippedBox);
}

conquest::Pack OwnBox::pack() const
{
    return packIn(path()).value_or(conquest::Pack{});
}

QString OwnBox::damagedFile() const
{
    return QFileInfo::exists(m_file) && !packIn(m_file) ? m_file : QString();
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
    // A file that somebody damaged is his to mend: it is not written over.
    if (!damagedFile().isEmpty())
        return false;
    const conquest::Pack before = pack();
    conquest::Table table = conquest::newTable(before);
    for (const conquest::Command &command : commands)
        if (saysWhatIsPrinted(command) && !conquest::malformed(table.open, command))
            for (const conquest::Event &event : conquest::resolve(table, command))
                conquest::apply(table, event);
    if (table.open.pack == before)
        return true;
    return QDir().mkpath(QFileInfo(m_file).path())
        && !writeWholeFile(m_file, QByteArray::fromStdString(conquest::packJson(table.open.pack)));
}

} // namespace dossier
