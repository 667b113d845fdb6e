#include "model/storage/log_beside.h"

#include "model/storage/file_kind.h"
#include "model/storage/log_by_content.h"
#include "model/storage/look_vfs.h"
#include "model/storage/new_file.h"
#include "model/storage/sqlite_fault.h"
#include "model/storage/wal_file.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <vector>

namespace dossier::storage
{

namespace
{

/// The index that SQLite keeps of a log, as https://www.sqlite.org/walformat.html#the_wal_index_file_format has it, in
/// the byte order of the machine.
struct Index
{
    /// The frames of the log that are committed.
    quint32 frames = 0;
    QByteArray salts;
};

std::optional<Index> indexBeside(const QString &path)
{
    constexpr qint64 copySize = 48;
    QFile file;
    if (!openRegularFile(file, path + QStringLiteral("-shm")))
        return std::nullopt;
    const QByteArray bytes = file.read(2 * copySize);
    // Both copies are alike unless somebody died while writing them; byte 12 says that it was in use.
    if (bytes.size() < 2 * copySize || bytes.first(copySize) != bytes.mid(copySize, copySize) || bytes[12] == 0)
        return std::nullopt;
    return Index{qFromUnaligned<quint32>(bytes.constData() + 16), bytes.mid(32, 8)};
}

/// True if the log held more that was committed than can be read. An index of the same log knows; without one, what
/// follows the last commit may be what was acknowledged.
bool isCut(const WalFile &log, const QString &path, bool isHeld)
{
    if (isHeld)
        return false;
    const std::optional<Index> index = indexBeside(path);
    return index && index->salts == log.salts() ? index->frames > log.frames().size() : log.goesOn();
}

/// The words of a log's commits, in order, and the page that they are in.
struct Words
{
    std::vector<LogWord> ofCommits;
    quint32 page = 0;
    /// Each commit has one.
    bool isComplete = true;
};

Words wordsOf(WalFile &log)
{
    Words words;
    std::optional<LogWord> inCommit;
    for (const WalFile::Frame &frame : log.frames())
    {
        if (std::optional<LogWord> word = wordIn(log.pageAt(frame)))
        {
            inCommit = std::move(word);
            words.page = frame.page;
        }
        if (frame.databaseSize == 0)
            continue;
        if (inCommit)
            words.ofCommits.push_back(*inCommit);
        words.isComplete = words.isComplete && inCommit;
        inCommit.reset();
    }
    return words;
}

/// The word that the file has by itself.
std::optional<LogWord> wordOf(const DatabaseBytes &file, const Words &words, qint64 pageSize)
{
    const qint64 at = (qint64{words.page} - 1) * pageSize;
    return wordIn(file.read(at, static_cast<int>(pageSize)));
}

bool belongs(const Words &words, const LogWord &file)
{
    const auto isOwn = [&](const LogWord &word) { return word.current == file.current; };
    return words.ofCommits.front().base == file.current || std::ranges::any_of(words.ofCommits, isOwn);
}

/// True if a file holds nothing but zeros, as after a power cut.
bool isBlank(const QString &path)
{
    QFile file(path);
    if (!isRegularFile(path) || !file.open(QIODevice::ReadOnly))
        return false;
    constexpr qint64 chunk = 1 << 16;
    while (!file.atEnd())
    {
        const QByteArray bytes = file.read(chunk);
        if (bytes.isEmpty() || std::ranges::any_of(bytes, [](char byte) { return byte != '\0'; }))
            return false;
    }
    return true;
}

} // namespace

namespace
{

/// Of a log and a file without words, as before version 2, or where they cannot be read any more.
LogOwner ownerByContent(const QString &path)
{
    const std::optional<bool> belongs = belongsByContent(path);
    if (!belongs)
        return LogOwner::Unknown;
    return *belongs ? LogOwner::Own : LogOwner::Foreign;
}

} // namespace

LogBeside logBeside(const QString &path, bool isHeld)
{
    const QString logPath = path + QStringLiteral("-wal");
    WalFile log(logPath);
    if (log.isUnreadable())
        return {LogOwner::Unknown};
    if (!log.isThere() || (log.size() == 0 && isRegularFile(logPath)))
        return {};
    if (!log.hasHead())
        return {isBlank(logPath) ? LogOwner::Nobody : LogOwner::Foreign};
    // A file is marked before anything in its log is acknowledged: what was begun in one that is not is no loss.
    if (log.frames().empty())
        return {};
    const DatabaseBytes file(path);
    if (!file.isOpen())
        return {isThere(path) ? LogOwner::Unknown : LogOwner::Foreign};
    const Words words = wordsOf(log);
    if (log.isUnreadable())
        return {LogOwner::Unknown};
    const std::optional<LogWord> own = words.isComplete ? wordOf(file, words, log.pageSize()) : std::nullopt;
    if (!own)
    {
        const LogOwner owner = ownerByContent(path);
        return {owner, owner == LogOwner::Own && isCut(log, path, isHeld)};
    }
    if (!belongs(words, *own))
        return {LogOwner::Foreign};
    return {LogOwner::Own, own->isMarked && isCut(log, path, isHeld), words.ofCommits.back().current};
}

bool hasWord(const QString &logPath, const Word &word)
{
    WalFile log(logPath);
    const Words words = wordsOf(log);
    return words.isComplete && !words.ofCommits.empty()
        && (words.ofCommits.front().base == word
            || std::ranges::find(words.ofCommits, word, &LogWord::current) != words.ofCommits.end());
}

bool isLogIndex(const QString &path)
{
    constexpr quint32 version = 3007000;
    QFile file(path);
    if (!isRegularFile(path) || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray bytes = file.read(4);
    return isBlank(path) || (bytes.size() == 4 && qFromUnaligned<quint32>(bytes.constData()) == version);
}

Stored<QStringList> setForeignLogAside(const QString &path)
{
    QStringList foreign;
    const LogOwner owner = logBeside(path).owner;
    // SQLite would play it back into the file, whosever it is.
    if (owner == LogOwner::Unknown)
        return tl::unexpected(StorageError{
            .fault = faultUnlessTooManyOpen(StorageFault::NotRead), .file = path + QStringLiteral("-wal")});
    if (owner == LogOwner::Foreign)
        foreign << path + QStringLiteral("-wal");
    // A file of ours never has one: it would be played back into the file, whosever it is.
    if (isThere(path + QStringLiteral("-journal")))
        foreign << path + QStringLiteral("-journal");
    if (const QString index = path + QStringLiteral("-shm"); isThere(index) && !isLogIndex(index))
        foreign << index;
    QStringList aside;
    for (const QString &name : foreign)
    {
        const Stored<QString> moved = setAside(name);
        if (!moved)
            return tl::unexpected(moved.error());
        aside << *moved;
    }
    return aside;
}

} // namespace dossier::storage
