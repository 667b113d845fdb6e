#include "tests/house/include_rules.h"

#include "tests/house/layers.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string_view>

namespace dossier::test
{

namespace
{

/// Headers that give access to the clock, chance, threads, files, processes or the environment.
const std::set<std::string> &worldlyHeaders()
{
    static const std::set<std::string> headers{"chrono", "random", "ctime", "time.h", "fstream", "filesystem", "cstdio",
        "stdio.h", "iostream", "thread", "mutex", "future", "atomic", "locale", "clocale", "csignal", "unistd.h",
        "fcntl.h", "sys/stat.h", "sys/types.h", "sys/time.h", "QDir", "QDirIterator", "QFile", "QFileInfo",
        "QFileSystemWatcher", "QHostAddress", "QLocalServer", "QLocalSocket", "QLockFile", "QNetworkAccessManager",
        "QProcess", "QRandomGenerator", "QSaveFile", "QSettings", "QSslSocket", "QStandardPaths", "QStorageInfo",
        "QTcpServer", "QTcpSocket", "QTemporaryDir", "QTemporaryFile", "QUdpSocket"};
    return headers;
}

/// Names that give a rule access to the clock, chance or the environment, with any includes.
const std::set<std::string> &worldlyNames()
{
    static const std::set<std::string> names{"clock_gettime", "drand48", "environ", "getenv", "gettimeofday", "gmtime",
        "localtime", "mktime", "mt19937", "rand", "random_device", "random_shuffle", "secure_getenv", "setenv", "srand",
        "steady_clock", "system", "system_clock", "high_resolution_clock", "time"};
    return names;
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

/// True when a file's name has one of the meaningless words.
bool isVague(const std::string &name)
{
    return std::ranges::any_of(std::vector<std::string>{"manager", "helper", "util"},
        [&](const std::string &word) { return name.find(word) != std::string::npos; });
}

/// One `#include`, and its line.
struct Include
{
    std::string name;
    bool quoted = false;
    int line = 0;
};

/// Returns the text after a word at its start, without blanks before either; nothing when the word is missing.
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

bool isOfQt(const std::string &header)
{
    return header.size() > 1 && header[0] == 'Q'
        && (std::isupper(static_cast<unsigned char>(header[1])) != 0 || header[1] == 't');
}

/// Returns the reason why a folder may not include a header in angle brackets, or nothing.
std::optional<std::string> foreignFault(const Include &include, const Room &room)
{
    if (umbrellaHeaders().contains(include.name))
        return "an umbrella header costs every file seconds";
    if (isOfQt(include.name) && !room.qt)
        return "this room knows no Qt";
    if (worldlyHeaders().contains(include.name) && !room.world)
        return "no clock, chance, thread, file, process, settings or environment in this room";
    return std::nullopt;
}

/// A file's folder among the layers.
struct Place
{
    std::string folder;
    const Room *room = nullptr;
    std::string game;
};

/// Returns the reason why a folder may not include one of our own headers, or nothing.
std::optional<std::string> ownFault(const Include &include, const Place &place, const std::set<std::string> &headers)
{
    // Files written by CMake and moc.
    if (include.name == "places.h" || include.name.ends_with(".moc"))
        return std::nullopt;
    if (!headers.contains(include.name))
        return "no such header; an include says the whole path from the top of the tree";
    const std::string of = folderOf(include.name);
    if (of == place.folder || allows(*place.room, place.game, of))
        return std::nullopt;
    return of + " is not below " + place.folder;
}

std::optional<std::string> fault(const Include &include, const Place &place, const std::set<std::string> &headers)
{
    if (include.name.find("..") != std::string::npos)
        return "no include climbs out of its folder";
    return include.quoted ? ownFault(include, place, headers) : foreignFault(include, *place.room);
}

std::set<std::string> headersOf(const std::vector<SourceFile> &files)
{
    std::set<std::string> headers;
    for (const SourceFile &file : files)
        if (file.path.ends_with(".h"))
            headers.insert(file.path);
    return headers;
}

using Arrows = std::map<std::string, std::set<std::string>>;

/// Returns all folders that can be reached from a folder along the includes.
std::set<std::string> reached(const Arrows &arrows, const std::string &from)
{
    std::set<std::string> found;
    std::vector<std::string> next{from};
    while (!next.empty())
    {
        const std::string room = next.back();
        next.pop_back();
        const auto to = arrows.find(room);
        if (to == arrows.end())
            continue;
        for (const std::string &other : to->second)
            if (found.insert(other).second)
                next.push_back(other);
    }
    return found;
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
    const std::set<std::string> headers = headersOf(files);
    for (const SourceFile &file : files)
    {
        Place place{folderOf(file.path), nullptr, {}};
        place.room = roomOf(place.folder, place.game);
        if (place.room == nullptr)
        {
            faults.push_back(file.path + ": its folder has no place among the rooms");
            continue;
        }
        for (const Include &include : includesOf(file.text))
            if (const auto wrong = fault(include, place, headers))
                faults.push_back(file.path + ':' + std::to_string(include.line) + ": " + include.name + ": " + *wrong);
    }
    return faults;
}

std::vector<std::string> rings(const std::vector<SourceFile> &files)
{
    Arrows arrows;
    const std::set<std::string> headers = headersOf(files);
    for (const SourceFile &file : files)
        for (const Include &include : includesOf(file.text))
            if (headers.contains(include.name) && folderOf(include.name) != folderOf(file.path))
                arrows[folderOf(file.path)].insert(folderOf(include.name));
    std::set<std::string> found;
    for (const auto &[room, below] : arrows)
    {
        const std::set<std::string> from = reached(arrows, room);
        if (!from.contains(room))
            continue;
        std::string ring;
        for (const std::string &other : from)
            if (reached(arrows, other).contains(room))
                ring += (ring.empty() ? "" : ", ") + other;
        found.insert(ring);
    }
    return {found.begin(), found.end()};
}

std::vector<std::string> worldFaults(const std::vector<SourceFile> &files)
{
    static const std::regex call(R"((::|[^\w.>"'/])(\w+)\s*[({])");
    static const std::regex comment(R"(//[^\n]*|"(?:[^"\\\n]|\\.)*")");
    std::vector<std::string> faults;
    for (const SourceFile &file : files)
    {
        std::string game;
        const Room *room = roomOf(folderOf(file.path), game);
        if (room == nullptr || room->world || !file.path.starts_with("model/"))
            continue;
        const std::string code = std::regex_replace(file.text, comment, "");
        for (std::sregex_iterator found(code.begin(), code.end(), call), end; found != end; ++found)
            if (const std::string name = (*found)[2]; worldlyNames().contains(name))
                faults.push_back(file.path + ": " + name + " is of the world, and a rule knows none");
    }
    return faults;
}

std::vector<std::string> nameFaults(const std::vector<SourceFile> &files)
{
    std::vector<std::string> faults;
    for (const SourceFile &file : files)
        if (isVague(nameOf(file.path)))
            faults.push_back(file.path + ": the name says nothing");
    return faults;
}

} // namespace dossier::test
