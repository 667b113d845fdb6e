#pragma once

class QAccessibleEvent;

namespace dossier
{

/// Whether an event says anything new: a name that is set again as it was, or one of what nobody has seen, is none. A
/// desk sets hundreds anew with each step, and a screen reader would be busy with them for seconds.
bool isNews(const QAccessibleEvent &event);

/// Gives screen readers names that Qt gives them not: a card without a name of its own is called by its first headline,
/// and a list that drops down, which Qt on Linux calls by what is chosen in it, says its name in its description once
/// it has the focus. What is no news is kept from them. Any number of calls does it once.
void nameForReaders();

} // namespace dossier
