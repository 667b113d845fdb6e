#include "tests/app/recorded_calls.h"

#include <QFile>
#include <QFileInfo>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <map>
#include <utility>

namespace dossier::test
{

namespace
{

/// The data of a recording in progress.
struct Recording
{
    QByteArray folder;
    std::vector<Call> calls;
    /// Files by the system's number for them, as long as they have a name.
    std::map<ino_t, int> files;
    int last = 0;
    /// Number of calls after which the process is killed; 0 for none.
    std::size_t end = 0;
};

Recording *recording = nullptr; // NOLINT(*-avoid-non-const-global-variables): the system's calls take no context

void note(Call call)
{
    recording->calls.push_back(std::move(call));
    if (recording->calls.size() == recording->end)
        std::raise(SIGKILL);
}

QByteArray pathOf(int descriptor)
{
    std::array<char, 4096> path{};
    const ssize_t length
        = ::readlink(("/proc/self/fd/" + std::to_string(descriptor)).c_str(), path.data(), path.size());
    return {path.data(), std::max<ssize_t>(length, 0)};
}

/// Returns the name of a file in the watched folder; empty for any other.
QString nameIn(const QByteArray &path)
{
    if (recording == nullptr || !path.startsWith(recording->folder + '/'))
        return {};
    const QString name = QString::fromUtf8(path.mid(recording->folder.size() + 1));
    return name.endsWith(QLatin1String("-shm")) || name.contains(u'/') ? QString() : name;
}

/// Returns the number of an open file; nothing for a file that is not watched.
int fileOf(int descriptor)
{
    if (recording == nullptr)
        return 0;
    const QString name = nameIn(pathOf(descriptor));
    // The system's name for a file that was made without one, until it is linked.
    const bool isUnnamed = name.startsWith(u'#');
    struct stat found = {};
    if (name.isEmpty() || ::fstat(descriptor, &found) != 0 || !S_ISREG(found.st_mode)
        || (found.st_nlink == 0 && !isUnnamed))
        return 0;
    const auto [at, isNew] = recording->files.try_emplace(found.st_ino, recording->last + 1);
    if (isNew)
        ++recording->last;
    if (isNew && !isUnnamed)
        note({.kind = Call::Kind::Named, .file = recording->last, .name = name});
    return at->second;
}

/// A file without a name has one now.
void linked(const char *to)
{
    const QString name = nameIn(to);
    struct stat found = {};
    if (name.isEmpty() || ::lstat(to, &found) != 0)
        return;
    if (const auto file = recording->files.find(found.st_ino); file != recording->files.end())
        note({.kind = Call::Kind::Named, .file = file->second, .name = name});
}

void forget(const char *path)
{
    struct stat found = {};
    if (recording != nullptr && ::lstat(path, &found) == 0 && found.st_nlink == 1)
        recording->files.erase(found.st_ino);
}

void written(int descriptor, const void *bytes, ssize_t count, qint64 at)
{
    if (const int file = count > 0 ? fileOf(descriptor) : 0; file != 0)
        note({Call::Kind::Written, file, at, {static_cast<const char *>(bytes), count}});
}

void truncated(int descriptor, qint64 size)
{
    if (const int file = fileOf(descriptor); file != 0)
        note({Call::Kind::Truncated, file, size});
}

void synced(int descriptor)
{
    if (recording == nullptr)
        return;
    if (pathOf(descriptor) == recording->folder)
        note({.kind = Call::Kind::FolderSynced});
    else if (const int file = fileOf(descriptor); file != 0)
        note({Call::Kind::Synced, file});
}

void renamed(const char *from, const char *to)
{
    if (const QString name = nameIn(from); !name.isEmpty())
        note({.kind = Call::Kind::Renamed, .name = name, .to = nameIn(to)});
}

/// Returns the next function of that name: the system's.
template <typename Function>
Function *next(const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name)); // NOLINT(*-reinterpret-cast)
}

void apply(QByteArray &file, const Call &call)
{
    if (call.kind == Call::Kind::Truncated)
    {
        file.resize(call.offset);
        return;
    }
    const qsizetype end = call.offset + call.bytes.size();
    if (file.size() < end)
        file.append(QByteArray(end - file.size(), '\0'));
    file.replace(call.offset, call.bytes.size(), call.bytes);
}

/// Some of the sectors of a write.
void applyTorn(QByteArray &file, const Call &call, std::mt19937 &random)
{
    constexpr qsizetype sector = 512;
    if (call.kind == Call::Kind::Truncated)
        return apply(file, call);
    for (qsizetype at = 0; at < call.bytes.size(); at += sector)
        if (random() % 2 == 0)
            apply(file, {Call::Kind::Written, call.file, call.offset + at, call.bytes.mid(at, sector)});
}

void applySomeOf(QByteArray &file, const std::vector<const Call *> &pending, std::mt19937 &random)
{
    const auto way = random() % 3;
    const std::size_t beginning = pending.empty() ? 0 : random() % (pending.size() + 1);
    for (std::size_t i = 0; way != 0 && i < pending.size(); ++i)
        if (way == 1 && i < beginning)
            apply(file, *pending[i]);
        else if (way == 2 && random() % 2 == 0)
            applyTorn(file, *pending[i], random);
}

using Names = QMap<QString, int>;

void applyToNames(Names &names, const Call &call)
{
    if (call.kind == Call::Kind::Named)
        names[call.name] = call.file;
    else if (call.kind == Call::Kind::Removed)
        names.remove(call.name);
    else if (const int file = names.take(call.name); file != 0 && !call.to.isEmpty())
        names[call.to] = file;
}

} // namespace

void recordCalls(const QString &folder, std::size_t end)
{
    static Recording one;
    one = {QFile::encodeName(QFileInfo(folder).canonicalFilePath()), {}, {}, 0, end};
    recording = &one;
}

std::vector<Call> recordedCalls()
{
    return std::move(std::exchange(recording, nullptr)->calls);
}

void acknowledge(qint64 number)
{
    note({.kind = Call::Kind::Acknowledged, .offset = number});
}

QMap<QString, QByteArray> afterPowerCut(const std::vector<Call> &calls, std::size_t count, std::mt19937 &random)
{
    QMap<int, QByteArray> files;
    QMap<int, std::vector<const Call *>> pending;
    Names names;
    std::vector<const Call *> renames;
    for (std::size_t i = 0; i < count; ++i)
    {
        const Call &call = calls[i];
        if (call.kind == Call::Kind::Written || call.kind == Call::Kind::Truncated)
            pending[call.file].push_back(&call);
        else if (call.kind == Call::Kind::Synced)
            for (const Call *write : std::exchange(pending[call.file], {}))
                apply(files[call.file], *write);
        else if (call.kind == Call::Kind::FolderSynced)
            for (const Call *rename : std::exchange(renames, {}))
                applyToNames(names, *rename);
        else if (call.kind != Call::Kind::Acknowledged)
            renames.push_back(&call);
    }
    renames.resize(random() % (renames.size() + 1));
    for (const Call *rename : renames)
        applyToNames(names, *rename);
    for (auto file = pending.cbegin(); file != pending.cend(); ++file)
        applySomeOf(files[file.key()], file.value(), random);
    QMap<QString, QByteArray> found;
    for (auto name = names.cbegin(); name != names.cend(); ++name)
        found[name.key()] = files.value(name.value());
    return found;
}

} // namespace dossier::test

// These functions precede the system's: a symbol of the program comes before those of its libraries.
// NOLINTBEGIN(readability-identifier-naming, bugprone-easily-swappable-parameters)
extern "C"
{
    using namespace dossier::test;

    ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t at)
    {
        static const auto real = next<ssize_t(int, const void *, size_t, off64_t)>("pwrite64");
        const ssize_t done = real(descriptor, bytes, count, at);
        written(descriptor, bytes, done, at);
        return done;
    }

    ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t at)
    {
        return pwrite64(descriptor, bytes, count, at);
    }

    int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags) noexcept
    {
        static const auto real = next<int(int, const char *, int, const char *, int)>("linkat");
        const int done = real(fromFolder, from, toFolder, to, flags);
        if (done == 0)
            linked(to);
        return done;
    }

    ssize_t write(int descriptor, const void *bytes, size_t count)
    {
        static const auto real = next<ssize_t(int, const void *, size_t)>("write");
        const off_t at = recording == nullptr ? 0 : ::lseek(descriptor, 0, SEEK_CUR);
        const ssize_t done = real(descriptor, bytes, count);
        written(descriptor, bytes, done, at);
        return done;
    }

    int ftruncate64(int descriptor, off64_t size) noexcept
    {
        static const auto real = next<int(int, off64_t)>("ftruncate64");
        const int done = real(descriptor, size);
        truncated(descriptor, size);
        return done;
    }

    int fsync(int descriptor)
    {
        synced(descriptor);
        static const auto real = next<int(int)>("fsync");
        return real(descriptor);
    }

    int fdatasync(int descriptor)
    {
        synced(descriptor);
        static const auto real = next<int(int)>("fdatasync");
        return real(descriptor);
    }

    int unlink(const char *path) noexcept
    {
        static const auto real = next<int(const char *)>("unlink");
        forget(path);
        const int done = real(path);
        if (const QString name = done == 0 ? nameIn(path) : QString(); !name.isEmpty())
            note({.kind = Call::Kind::Removed, .name = name});
        return done;
    }

    int rename(const char *from, const char *to) noexcept
    {
        static const auto real = next<int(const char *, const char *)>("rename");
        forget(to);
        const int done = real(from, to);
        if (done == 0)
            renamed(from, to);
        return done;
    }

    int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned flags) noexcept
    {
        static const auto real = next<int(int, const char *, int, const char *, unsigned)>("renameat2");
        const int done = real(fromFolder, from, toFolder, to, flags);
        if (done == 0)
            renamed(from, to);
        return done;
    }
}
// NOLINTEND(readability-identifier-naming, bugprone-easily-swappable-parameters)
