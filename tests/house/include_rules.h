#pragma once

#include <string>
#include <vector>

namespace dossier::test
{

/// A source file by its path from the top of the tree.
struct SourceFile
{
    std::string path;
    std::string text;
};

/// The C++ files below these folders of a tree, by path.
std::vector<SourceFile> sourceFiles(const std::string &root, const std::vector<std::string> &folders);

/// Returns the violations of the layers: one sentence each, with file and line.
std::vector<std::string> layeringFaults(const std::vector<SourceFile> &files);

/// Returns the cycles of folders that include each other, each cycle once.
std::vector<std::string> rings(const std::vector<SourceFile> &files);

/// Returns the rules that call the clock, chance or the environment by their names.
std::vector<std::string> worldFaults(const std::vector<SourceFile> &files);

/// Returns files with meaningless names.
std::vector<std::string> nameFaults(const std::vector<SourceFile> &files);

} // namespace dossier::test
