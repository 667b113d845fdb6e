#pragma once

#include "model/conquest/seen/state.h"

namespace dossier::conquest
{

/// The public part of the table. It has no member for anything else, so nothing made from it can reveal a secret.
struct PublicView
{
    PublicTable open;
    bool operator==(const PublicView &) const = default;
};

} // namespace dossier::conquest
