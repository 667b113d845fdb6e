#pragma once

#include "views/kit/game_face.h"
#include "views/kit/preferences.h"

#include <functional>
#include <optional>
#include <vector>

namespace dossier
{

/// A value that a setting can have: its name on the start page, and its entry of the menus, if it has one.
struct SettingOption
{
    QString text{};
    QString tip{};
    std::optional<MenuWords> entry{};
};

/// A setting of the whole program, as the start page and the menus offer it.
struct Setting
{
    /// Names its field; unique.
    QString key;
    QString caption;
    std::vector<SettingOption> options;
    /// The row of the option that is chosen.
    std::function<std::size_t(const Preferences &)> chosen;
    std::function<void(Preferences &, std::size_t row)> choose;
    /// Title and icon of its menu; settings of one menu are adjacent. Null when it has no entries.
    const char *menu = nullptr;
    const char *icon = nullptr;
    /// Its entries and keys work in the public window, too, and while the curtain is down.
    bool worksEverywhere = false;
    /// True when the tip of the chosen option is shown below the options.
    bool explainsChoice = false;
};

/// The setting whether, and when, the curtain locks the secrets.
Setting lockSetting();

/// Every setting of the program, in the current language. A new one is a member of `Preferences`, a row here, and its
/// key in the settings file.
std::vector<Setting> programSettings(const GameFaces &games);

/// Lists the differences between two sets of preferences, with the values of the second: "Theme: Light; Language:
/// English".
QString differences(const Preferences &mine, const Preferences &theirs, const GameFaces &games);

} // namespace dossier
