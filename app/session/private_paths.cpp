#include "app/session/private_paths.h"

#include "model/storage/private_files.h"

namespace dossier
{

void closeToOthers(const QString &path)
{
    storage::makePrivate(path);
}

} // namespace dossier
