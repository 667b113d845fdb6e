#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// The strip at the top of a page: the way back, the title, and at the right the actions.
Part pageHeader(
    const QString &title, const QString &about, const QString &backTip, Action<> goBack, Parts buttons = {});

/// Returns a page with cards in two columns, or in one where the window has few characters in a line.
Part formPage(Part header, Parts left, Parts right, int characters);

} // namespace dossier
