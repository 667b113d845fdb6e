#pragma once

#include "views/kit/part.h"
#include "views/omega/selection/picked.h"

namespace dossier
{

/// A button for each offer. An illegal offer is dim, gives its reason on hover, and can still be pressed: the table may
/// overrule. With a `disabledReason` all are dim and give it. `isHighlighted`: the first offer that is not refused is
/// the most likely one, and Ctrl+Enter does it.
Parts offerParts(const omega::View &view, const Offers &offers, const QString &disabledReason, int maxCharacters,
    const std::function<void(const Offer &offer)> &give, bool isHighlighted = false);

/// The room of buttons: rows, and average characters in each.
struct OfferRoom
{
    int characters = 0;
    int rows = 1;
};

/// Shows such buttons in that room; the last ones that do not fit are in a menu.
Part offerRows(Parts offers, const OfferRoom &room);

/// Returns the minimum characters in which all buttons fit in that many rows.
int charactersFor(const Parts &offers, int rows);

} // namespace dossier
