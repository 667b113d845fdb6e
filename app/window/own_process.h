#pragma once

#include <QString>

#include <optional>

namespace dossier
{

/// Sets up what a process of Dossier's lives by, before anything is opened: no image of its memory is left behind by a
/// crash, new files are their owner's alone, a file that may not grow is told instead of killing, and a closed standard
/// descriptor stays one that cannot be read or written, whatever is opened next.
void prepareProcess();

/// The first argument that is no text in the system's encoding, as far as it is one: a file of that name would be
/// another.
std::optional<QString> argumentThatIsNoText(int argc, char **argv);

} // namespace dossier
