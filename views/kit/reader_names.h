#pragma once

class QAccessibleEvent;

namespace dossier
{

/// True when an event says anything new: a name set again to the same value, or an event of a widget that was never
/// visible, is none. A desk sets hundreds of names at each step, and a screen reader would be busy with them for
/// seconds.
bool isNews(const QAccessibleEvent &event);

/// Adds the accessible names that Qt does not set: a card without a name of its own is named by its first headline, and
/// a drop-down list, which Qt on Linux names by its chosen row, says its name in its description once it has the focus.
/// Events that are not news are kept from screen readers. Repeated calls have no further effect.
void nameForReaders();

} // namespace dossier
