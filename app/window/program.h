#pragma once

namespace dossier
{

/// Runs the whole program and returns its exit code. `check` runs before anything of Qt does.
int runProgram(int argc, char **argv);

} // namespace dossier
