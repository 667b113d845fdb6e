#pragma once

#include "views/kit/preferences.h"
#include "views/window/key_section.h"

namespace dossier
{

/// A campaign file whose secrets are locked here.
struct LockedFile
{
    QString path{};
    QString name{};
};

/// Sets whether the curtain locks the key again, by the setting of the program.
Part lockAgainCheck(const Preferences &now, const std::function<void(const Preferences &)> &choose);

/// The page that asks for the key of a file, and leads to what can be read without it. `changed` shows it again.
Part unlockPage(const LockedFile &file, KeysShown &keys, const KeyRequests &requests, Part lockAgain, int characters,
    const std::function<void()> &changed, const Action<> &back);

} // namespace dossier
