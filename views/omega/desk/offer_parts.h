#pragma once

#include "views/kit/part.h"
#include "views/omega/selection/picked.h"

namespace dossier
{

/// A button for each offer. What is not allowed is dim, says why on hover, and can be pressed all the same: the table
/// may overrule. While they are held for a reason, all are dim and say it. `isHighlighted`: the first that people may
/// be led to is what is meant, and does what Ctrl+Enter does.
Parts offerParts(const omega::View &view, const Offers &offers, const QString &disabledReason, int maxCharacters,
    const std::function<void(const Offer &offer)> &give, bool isHighlighted = false);

} // namespace dossier
