#pragma once

#include <QString>

#include <functional>

namespace dossier
{

class OverseerPage;
class Settings;

/// Lets the user choose which of two values stays, this window's or the other window's.
using AskWhichStays = std::function<void(
    const std::function<QString()> &text, const std::function<void()> &mine, const std::function<void()> &other)>;

/// Initializes the page with the last choices, the time of a turn and the automatic steps, and saves new choices. Calls
/// `ask` when another window has chosen another time meanwhile. The settings outlive the page.
void keepChoices(OverseerPage &page, Settings &settings, const AskWhichStays &command);

} // namespace dossier
