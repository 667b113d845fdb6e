#include "tests/house/include_rules.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string_view>

namespace dossier::test
{

namespace
{

constexpr int longestFile = 400;
constexpr int longestMainWindow = 300;

/// What the files of a folder may include: headers of these folders (its own are always allowed).
struct Layer
{
    std::vector<std::string> below;
    /// Qt's headers may be included.
    bool qt = false;
    /// Clocks, random numbers, files and processes may be used.
    bool world = false;
};

const std::map<std::string, Layer> &layers()
{
    static const std::map<std::string, Layer> all{
        {"model/core", {}},
        {"model/grid", {.below = {"model/core"}}},
        // A map's file keeps what lies and stands on the map as well, which are values of the seen side; the small
        // boards of the rules' texts are judged by either game's.
        {"model/content", {.below = {"model/core", "model/grid", "model/omega/seen", "model/specter/seen"}}},
        {"model/journal/seen", {.below = {"model/core"}}},
        {"model/journal", {.below = {"model/core", "model/journal/seen"}}},
        {"model/storage", {.below = {"model/core", "model/journal", "model/journal/seen"}, .qt = true, .world = true}},
        {"model/omega/seen", {.below = {"model/core", "model/grid"}}},
        {"model/omega", {.below = {"model/core", "model/grid", "model/omega/seen", "model/content"}}},
        {"model/omega/json",
            {.below = {"model/core", "model/grid", "model/content", "model/omega/seen", "model/omega"}}},
        {"model/specter/seen", {.below = {"model/core", "model/grid"}}},
        {"model/specter", {.below = {"model/core", "model/grid", "model/specter/seen", "model/content"}}},
        {"model/specter/json",
            {.below = {"model/core", "model/grid", "model/content", "model/specter/seen", "model/specter"}}},
        {"model/conquest/seen", {.below = {"model/core"}}},
        {"model/conquest", {.below = {"model/core", "model/conquest/seen", "model/content"}}},
        {"views",
            {.below = {"model/core", "model/grid", "model/content", "model/journal/seen", "model/omega/seen",
                 "model/specter/seen", "model/conquest/seen"},
                .qt = true,
                .world = false}},
        {"app/check",
            {.below = {"model/core", "model/grid", "model/content", "model/specter/seen", "model/specter/json"},
                .qt = false,
                .world = true}},
        {"views/specter",
            {.below
                = {"model/core", "model/grid", "model/content", "model/journal/seen", "model/specter/seen", "views"},
                .qt = true,
                .world = false}},
        {"views/omega",
            {.below = {"model/core", "model/grid", "model/content", "model/journal/seen", "model/omega/seen", "views"},
                .qt = true,
                .world = false}},
    };
    return all;
}

const std::set<std::string> &worldlyHeaders()
{
    static const std::set<std::string> headers{"chrono", "random", "ctime", "time.h", "fstream", "filesystem", "cstdio",
        "stdio.h", "iostream", "thread", "mutex", "future", "atomic", "locale", "clocale", "csignal", "unistd.h",
        "fcntl.h", "sys/stat.h", "sys/types.h", "sys/time.h"};
    return headers;
}

const std::set<std::string> &umbrellaHeaders()
{
    static const std::set<std::string> headers{
        "QtWidgets", "QtTest", "QtCore", "QtGui", "QtSql", "QtSvg", "QtNetwork", "bits/stdc++.h"};
    return headers;
}

std::string folderOf(const std::string &path)
{
    return path.substr(0, path.rfind('/'));
}

std::string nameOf(const std::string &path)
{
    return path.substr(path.rfind('/') + 1);
}

/// Whether a file's name has one of the words that say nothing.
bool isVague(const std::string &name)
{
    return std::ranges::any_of(std::vector<std::string>{"manager", "helper", "util"},
        [&](const std::string &word) { return name.find(word) != std::string::npos; });
}

bool isHeader(const std::string &path)
{
    return path.ends_with(".h");
}

/// One `#include`, and the line that it stands on.
struct Include
{
    std::string name;
    bool quoted = false;
    int line = 0;
};

/// What follows a word at the start of a text, blanks before both left out; nothing when the word is not there.
std::optional<std::string_view> after(std::string_view word, std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    if (!text.starts_with(word))
        return std::nullopt;
    text.remove_prefix(word.size());
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    return text;
}

std::vector<Include> includesOf(const std::string &text)
{
    std::vector<Include> found;
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number)
    {
        const auto directive = after("#", line);
        const auto rest = directive ? after("include", *directive) : std::nullopt;
        if (!rest || rest->empty() || (rest->front() != '"' && rest->front() != '<'))
            continue;
        const bool quoted = rest->front() == '"';
        const std::size_t end = rest->find(quoted ? '"' : '>', 1);
        found.push_back({std::string(rest->substr(1, end - 1)), quoted, number});
    }
    return found;
}

/// The folders of each header's name.
std::map<std::string, std::set<std::string>> headerFolders(const std::vector<SourceFile> &files)
{
    std::map<std::string, std::set<std::string>> folders;
    for (const SourceFile &file : files)
        if (isHeader(file.path))
            folders[nameOf(file.path)].insert(folderOf(file.path));
    return folders;
}

bool isOfQt(const std::string &header)
{
    return header.size() > 1 && header[0] == 'Q'
        && (std::isupper(static_cast<unsigned char>(header[1])) != 0 || header[1] == 't');
}

/// Why a header in angle brackets may not stand in a layer, or nothing.
std::optional<std::string> foreignFault(const Include &include, const Layer &layer)
{
    if (umbrellaHeaders().contains(include.name))
        return "an umbrella header costs every file seconds";
    if (isOfQt(include.name) && !layer.qt)
        return "this layer knows no Qt";
    if (worldlyHeaders().contains(include.name) && !layer.world)
        return "no clock, random number, thread or file in this layer";
    return std::nullopt;
}

/// Why one of our own headers may not stand in a folder, or nothing.
std::optional<std::string> ownFault(const Include &include, const std::string &folder, const Layer &layer,
    const std::map<std::string, std::set<std::string>> &folders)
{
    if (include.name.find('/') != std::string::npos)
        return "headers are named without a folder";
    const auto known = folders.find(include.name);
    if (known == folders.end())
        return "no such header in the layers";
    if (known->second.contains(folder))
        return std::nullopt;
    const bool below = std::ranges::any_of(
        known->second, [&](const std::string &of) { return std::ranges::find(layer.below, of) != layer.below.end(); });
    return below ? std::nullopt : std::optional<std::string>(*known->second.begin() + " is not below " + folder);
}

} // namespace

std::vector<SourceFile> sourceFiles(const std::string &root, const std::vector<std::string> &folders)
{
    std::vector<SourceFile> files;
    for (const std::string &folder : folders)
        for (const auto &entry : std::filesystem::recursive_directory_iterator(std::filesystem::path(root) / folder))
        {
            const std::string extension = entry.path().extension().string();
            if (!entry.is_regular_file() || (extension != ".h" && extension != ".cpp"))
                continue;
            std::ifstream stream(entry.path());
            std::stringstream text;
            text << stream.rdbuf();
            files.push_back({std::filesystem::relative(entry.path(), root).generic_string(), text.str()});
        }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

std::vector<std::string> layeringFaults(const std::vector<SourceFile> &files)
{
    std::vector<std::string> faults;
    const std::map<std::string, std::set<std::string>> folders = headerFolders(files);
    for (const SourceFile &file : files)
    {
        const auto layer = layers().find(folderOf(file.path));
        const bool free = file.path.starts_with("app/") && layer == layers().end();
        if (layer == layers().end() && !free)
            faults.push_back(file.path + ": its folder has no place among the layers");
        for (const Include &include : includesOf(file.text))
        {
            const std::string where = file.path + ':' + std::to_string(include.line) + ": " + include.name + ": ";
            if (include.name.find("..") != std::string::npos)
                faults.push_back(where + "no include climbs out of its folder");
            else if (layer == layers().end())
                continue;
            else if (const auto fault = include.quoted ? ownFault(include, layer->first, layer->second, folders)
                                                       : foreignFault(include, layer->second))
                faults.push_back(where + *fault);
        }
    }
    return faults;
}

std::vector<std::string> sizeAndNameFaults(const std::vector<SourceFile> &files)
{
    std::vector<std::string> faults;
    for (const SourceFile &file : files)
    {
        const auto lines = std::ranges::count(file.text, '\n');
        const int most = nameOf(file.path) == "main_window.cpp" ? longestMainWindow : longestFile;
        if (lines > most)
            faults.push_back(file.path + ": " + std::to_string(lines) + " lines");
        if (isVague(nameOf(file.path)))
            faults.push_back(file.path + ": the name says nothing");
    }
    for (const auto &[name, folders] : headerFolders(files))
        if (folders.size() > 1)
            faults.push_back(name + ": in " + *folders.begin() + " and in " + *std::next(folders.begin()));
    return faults;
}

} // namespace dossier::test
