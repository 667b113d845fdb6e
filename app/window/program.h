#pragma once

namespace dossier
{

/// The whole program, from its arguments to its exit code. `check` runs before anything of Qt does.
int runProgram(int argc, char **argv);

} // namespace dossier
