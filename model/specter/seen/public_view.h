#pragma once

#include "model/specter/seen/history.h"

#include <map>
#include <vector>

namespace dossier::specter
{

/// The public part of the table. It has no member for anything else, so nothing made from it can reveal a secret.
struct PublicView
{
    PublicTable open;
    /// After the game: public answers that contradict the sheets that are laid open.
    std::map<Agent, std::vector<Slip>> slips{};
    bool operator==(const PublicView &) const = default;
};

} // namespace dossier::specter
