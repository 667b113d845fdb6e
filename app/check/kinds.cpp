#include "app/check/kinds.h"

#include "app/check/omega_kinds.h"
#include "app/check/specter_kinds.h"

namespace dossier
{

const std::vector<std::span<const QueryKind>> &queryKinds()
{
    static const std::vector<std::span<const QueryKind>> all{omegaKinds(), specterKinds()};
    return all;
}

} // namespace dossier
