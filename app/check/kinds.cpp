#include "kinds.h"

#include "omega_kinds.h"
#include "specter_kinds.h"

namespace dossier
{

const std::vector<std::span<const QueryKind>> &queryKinds()
{
    static const std::vector<std::span<const QueryKind>> all{omegaKinds(), specterKinds()};
    return all;
}

} // namespace dossier
