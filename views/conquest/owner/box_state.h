#pragma once

#include "model/conquest/seen/owners_box.h"

#include <QString>

namespace dossier
{

/// The shown part of a box: a card by its place in its part, a side of the sheet (0 is the usual one), or the part
/// itself.
struct BoxEntry
{
    conquest::BoxPart part = conquest::BoxPart::Races;
    std::optional<std::size_t> at{};
    friend bool operator==(const BoxEntry &, const BoxEntry &) = default;
};

/// A box as far as its owner has said it.
struct BoxState
{
    conquest::Pack pack{};
    /// Reason why nothing can be entered; empty when all is well.
    QString problem{};
    /// Name of the undo step; empty when there is none.
    QString undo{};
};

} // namespace dossier
