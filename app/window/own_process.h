#pragma once

#include <QString>

#include <optional>

namespace dossier
{

/// Sets up the process before anything is opened: a crash leaves no memory image, new files are private to their owner,
/// a file-size limit gives an error instead of killing the process, and a closed standard descriptor stays unreadable
/// or unwritable even when other files are opened.
void prepareProcess();

/// Returns the first argument that is not valid text in the system's encoding, as far as it is readable: as a file name
/// it would mean another file.
std::optional<QString> argumentThatIsNoText(int argc, char **argv);

} // namespace dossier
