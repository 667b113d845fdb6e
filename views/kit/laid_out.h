#pragma once

#include <functional>

class QObject;

namespace dossier
{

/// Calls that when layouts in layouts have told each other what changed now: after some turns of the event loop, as
/// long as the first lives. Turns, not a time: what the window does next does not hang on how fast the machine is.
void onceLaidOut(QObject *listener, std::function<void()> then);

} // namespace dossier
