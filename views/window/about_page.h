#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// The key of the games' secrets in words, while they are shown.
struct KeyInWords
{
    QString words{};
    Action<> show{};
    Action<> hide{};
};

/// Version, licences, the key of the games' secrets, and the note that the publishers have no connection with the
/// program.
Part aboutPage(const KeyInWords &key, const Action<> &back);

} // namespace dossier
