#pragma once

#include "model/conquest/seen/state.h"

namespace dossier::conquest
{

/// What everybody may know of the table. It has no member for anything else: what is made of it can tell no secret.
struct PublicView
{
    PublicTable open;
    bool operator==(const PublicView &) const = default;
};

} // namespace dossier::conquest
