#pragma once

#include <QString>

#include <functional>

namespace dossier
{

class OverseerPage;
class Settings;

/// Asks a person which of two values stays, this window's or the other one's.
using AskWhichStays = std::function<void(
    const std::function<QString()> &text, const std::function<void()> &mine, const std::function<void()> &other)>;

/// The page begins with what was chosen on it last, the time of a turn and whether steps run by themselves, and keeps
/// what is chosen. `ask` is called where another window chose another time meanwhile. The settings outlive the page.
void keepChoices(OverseerPage &page, Settings &settings, const AskWhichStays &ask);

} // namespace dossier
