#include "tests/model/storage/told_access.h"

namespace dossier::test
{

using namespace storage;

QString told(const Stored<CampaignFile> &file)
{
    if (!file)
        return QStringLiteral("fault %1").arg(static_cast<int>(file.error().fault));
    switch (file->access())
    {
    case Access::Writes:
        return QStringLiteral("writes");
    case Access::NotWritable:
        return QStringLiteral("reads");
    case Access::Damaged:
        return QStringLiteral("damaged");
    case Access::HeldByOther:
        break;
    }
    return QStringLiteral("held by %1").arg(file->holder()->process);
}

QString told(const Stored<Appended> &appended)
{
    return appended ? QStringLiteral("added %1").arg(appended->number)
                    : QStringLiteral("fault %1").arg(static_cast<int>(appended.error().fault));
}

} // namespace dossier::test
