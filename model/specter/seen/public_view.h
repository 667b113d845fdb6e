#pragma once

#include "model/specter/seen/history.h"

#include <map>
#include <vector>

namespace dossier::specter
{

/// What everybody may know of the table. It has no member for anything else: what is made of it can tell no secret.
struct PublicView
{
    PublicTable open;
    /// After the game: what was said and does not fit the sheets that lie open.
    std::map<Agent, std::vector<Slip>> slips{};
    bool operator==(const PublicView &) const = default;
};

} // namespace dossier::specter
