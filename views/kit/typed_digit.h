#pragma once

#include <optional>

class QKeyEvent;

namespace dossier
{

/// Returns the digit from 0 to 9 that a key enters, by its character, so that layouts work whose digits need Shift.
/// Nothing for other keys, and with Ctrl, Alt or Meta.
std::optional<int> typedDigit(const QKeyEvent &event);

} // namespace dossier
