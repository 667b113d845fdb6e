#pragma once

#include "views/kit/part.h"
#include "views/omega/asks/picked.h"

namespace dossier
{

/// A button for each offer. What is not allowed is dim, says why on hover, and can be pressed all the same: the table
/// may overrule. While they are held for a reason, all are dim and say it.
Parts offerParts(const omega::View &view, const Offers &offers, const QString &held, int maxCharacters,
    const std::function<void(const Offer &offer)> &give);

} // namespace dossier
