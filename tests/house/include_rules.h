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

/// What breaks the layers: one sentence each, with file and line.
std::vector<std::string> layeringFaults(const std::vector<SourceFile> &files);

/// Files that are too long, and header names that stand for two files.
std::vector<std::string> sizeAndNameFaults(const std::vector<SourceFile> &files);

} // namespace dossier::test
