#include "tests/model/storage/recorded_disk.h"

#include <sqlite3.h>

#include <utility>

namespace dossier::test
{

namespace
{

std::vector<DiskAct> &acts()
{
    static std::vector<DiskAct> all;
    return all;
}

/// A file of SQLite's own kind behind one that records; its own memory follows.
struct RecordedFile
{
    sqlite3_file base;
    const char *name;
};

// NOLINTBEGIN(*-reinterpret-cast): this is how SQLite lets files be put in front of files
sqlite3_file *real(sqlite3_file *file)
{
    return reinterpret_cast<sqlite3_file *>(reinterpret_cast<RecordedFile *>(file) + 1);
}

QString nameOf(sqlite3_file *file)
{
    return QString::fromLocal8Bit(reinterpret_cast<RecordedFile *>(file)->name);
}

// NOLINTEND(*-reinterpret-cast)

int closeFile(sqlite3_file *file)
{
    return real(file)->pMethods->xClose(real(file));
}

int readFile(sqlite3_file *file, void *bytes, int count, sqlite3_int64 at)
{
    return real(file)->pMethods->xRead(real(file), bytes, count, at);
}

int writeFile(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 at)
{
    acts().push_back({DiskAct::Kind::Written, nameOf(file), at, {static_cast<const char *>(bytes), count}});
    return real(file)->pMethods->xWrite(real(file), bytes, count, at);
}

int truncateFile(sqlite3_file *file, sqlite3_int64 size)
{
    acts().push_back({DiskAct::Kind::Truncated, nameOf(file), size});
    return real(file)->pMethods->xTruncate(real(file), size);
}

int syncFile(sqlite3_file *file, int flags)
{
    const int result = real(file)->pMethods->xSync(real(file), flags);
    acts().push_back({DiskAct::Kind::Synced, nameOf(file)});
    return result;
}

int fileSize(sqlite3_file *file, sqlite3_int64 *size)
{
    return real(file)->pMethods->xFileSize(real(file), size);
}

int lockFile(sqlite3_file *file, int level)
{
    return real(file)->pMethods->xLock(real(file), level);
}

int unlockFile(sqlite3_file *file, int level)
{
    return real(file)->pMethods->xUnlock(real(file), level);
}

int checkLock(sqlite3_file *file, int *result)
{
    return real(file)->pMethods->xCheckReservedLock(real(file), result);
}

int controlFile(sqlite3_file *file, int what, void *argument)
{
    return real(file)->pMethods->xFileControl(real(file), what, argument);
}

int sectorSize(sqlite3_file *file)
{
    return real(file)->pMethods->xSectorSize(real(file));
}

int deviceKind(sqlite3_file *file)
{
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

int mapIndex(sqlite3_file *file, int page, int size, int extend, volatile void **at)
{
    return real(file)->pMethods->xShmMap(real(file), page, size, extend, at);
}

int lockIndex(sqlite3_file *file, int offset, int count, int flags)
{
    return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

void barrier(sqlite3_file *file)
{
    real(file)->pMethods->xShmBarrier(real(file));
}

int unmapIndex(sqlite3_file *file, int remove)
{
    return real(file)->pMethods->xShmUnmap(real(file), remove);
}

const sqlite3_io_methods recordedMethods{2, closeFile, readFile, writeFile, truncateFile, syncFile, fileSize, lockFile,
    unlockFile, checkLock, controlFile, sectorSize, deviceKind, mapIndex, lockIndex, barrier, unmapIndex, nullptr,
    nullptr};

sqlite3_vfs *usualDisk = nullptr;

int openFile(sqlite3_vfs *, sqlite3_filename name, sqlite3_file *file, int flags, int *granted)
{
    const int result = usualDisk->xOpen(usualDisk, name, real(file), flags, granted);
    file->pMethods = real(file)->pMethods == nullptr ? nullptr : &recordedMethods;
    reinterpret_cast<RecordedFile *>(file)->name = name == nullptr ? "" : name; // NOLINT(*-reinterpret-cast)
    return result;
}

int deleteFile(sqlite3_vfs *, const char *name, int sync)
{
    acts().push_back({DiskAct::Kind::Deleted, QString::fromLocal8Bit(name)});
    return usualDisk->xDelete(usualDisk, name, sync);
}

void apply(QByteArray &file, const DiskAct &act)
{
    if (act.kind == DiskAct::Kind::Truncated)
    {
        file.resize(act.offset);
        return;
    }
    const qsizetype end = act.offset + act.bytes.size();
    if (file.size() < end)
        file.append(QByteArray(end - file.size(), '\0'));
    file.replace(act.offset, act.bytes.size(), act.bytes);
}

/// Some of the sectors of a write.
void applyTorn(QByteArray &file, const DiskAct &act, std::mt19937 &random)
{
    constexpr qsizetype sector = 512;
    if (act.kind == DiskAct::Kind::Truncated)
        return apply(file, act);
    for (qsizetype at = 0; at < act.bytes.size(); at += sector)
        if (random() % 2 == 0)
            apply(file, {DiskAct::Kind::Written, {}, act.offset + at, act.bytes.mid(at, sector)});
}

void applySomeOf(QByteArray &file, const std::vector<const DiskAct *> &pending, std::mt19937 &random)
{
    const auto way = random() % 3;
    const std::size_t beginning = pending.empty() ? 0 : random() % (pending.size() + 1);
    for (std::size_t i = 0; way != 0 && i < pending.size(); ++i)
        if (way == 1 && i < beginning)
            apply(file, *pending[i]);
        else if (way == 2 && random() % 2 == 0)
            applyTorn(file, *pending[i], random);
}

} // namespace

void recordTheDisk()
{
    usualDisk = sqlite3_vfs_find(nullptr);
    static sqlite3_vfs recorded = *usualDisk;
    recorded.zName = "recorded";
    recorded.szOsFile = usualDisk->szOsFile + static_cast<int>(sizeof(RecordedFile));
    recorded.xOpen = openFile;
    recorded.xDelete = deleteFile;
    sqlite3_vfs_register(&recorded, 1);
}

std::vector<DiskAct> takeDiskActs()
{
    return std::exchange(acts(), {});
}

void acknowledge(qint64 number)
{
    acts().push_back({DiskAct::Kind::Acknowledged, {}, number});
}

Files afterPowerCut(const Files &before, const std::vector<DiskAct> &all, std::size_t count, std::mt19937 &random)
{
    Files files = before;
    QMap<QString, std::vector<const DiskAct *>> pending;
    for (std::size_t i = 0; i < count; ++i)
    {
        const DiskAct &act = all[i];
        switch (act.kind)
        {
        case DiskAct::Kind::Written:
        case DiskAct::Kind::Truncated:
            pending[act.file].push_back(&act);
            break;
        case DiskAct::Kind::Synced:
            for (const DiskAct *write : std::exchange(pending[act.file], {}))
                apply(files[act.file], *write);
            break;
        case DiskAct::Kind::Deleted:
            pending.remove(act.file);
            files.remove(act.file);
            break;
        case DiskAct::Kind::Acknowledged:
            break;
        }
    }
    for (auto file = pending.cbegin(); file != pending.cend(); ++file)
        applySomeOf(files[file.key()], file.value(), random);
    return files;
}

} // namespace dossier::test
