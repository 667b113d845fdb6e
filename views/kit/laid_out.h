#pragma once

#include <functional>

class QObject;

namespace dossier
{

/// Calls `then` once nested layouts have passed a change on to each other: after some turns of the event loop, while
/// the listener lives. It counts turns instead of time, so that the window's next action does not depend on the
/// machine's speed.
void onceLaidOut(QObject *listener, std::function<void()> then);

} // namespace dossier
