#include "views/kit/shipped.h"

#include <QResource>

namespace dossier
{

QByteArray shipped(const QString &path)
{
    return QResource(path).uncompressedData();
}

} // namespace dossier
