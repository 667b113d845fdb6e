#pragma once

#include "app/check/answer.h"
#include "app/check/conquest/kinds.h"
#include "app/check/omega/kinds.h"
#include "app/check/specter/kinds.h"

namespace dossier::test
{

/// The answer to a query of any game.
inline std::string answer(std::string_view line)
{
    static const QueryKinds every = []
    {
        QueryKinds kinds(omegaKinds().begin(), omegaKinds().end());
        kinds.insert(kinds.end(), specterKinds().begin(), specterKinds().end());
        kinds.insert(kinds.end(), conquestKinds().begin(), conquestKinds().end());
        return kinds;
    }();
    return dossier::answer(line, every);
}

} // namespace dossier::test
