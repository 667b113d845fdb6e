#include "model/storage/lock_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>

namespace dossier::storage
{

namespace
{

/// Process, program and host, each with its line's end.
constexpr int fewestParts = 4;

/// The program that a process runs; empty when the system does not tell.
QString programOf(qint64 process)
{
    const QString program = QFileInfo(QFile::symLinkTarget(QStringLiteral("/proc/%1/exe").arg(process))).fileName();
    if (!program.isEmpty())
        return program;
    QFile name(QStringLiteral("/proc/%1/comm").arg(process));
    return name.open(QIODevice::ReadOnly) ? QString::fromLocal8Bit(name.readAll()).trimmed() : QString();
}

} // namespace

bool LockText::isOfThisHost() const
{
    const QByteArray own = QSysInfo::machineUniqueId();
    return machine.isEmpty() || own.isEmpty() ? holder.host == QSysInfo::machineHostName() : machine == own;
}

bool LockText::isDead() const
{
    return (!start.isEmpty() && start != QSysInfo::bootUniqueId())
        || (::kill(static_cast<pid_t>(holder.process), 0) != 0 && errno == ESRCH);
}

std::optional<LockText> readLockText(int descriptor)
{
    std::array<char, 4096> buffer{};
    const ssize_t count = ::pread(descriptor, buffer.data(), buffer.size(), 0);
    const QList<QByteArray> text = QByteArray(buffer.data(), std::max<ssize_t>(count, 0)).split('\n');
    if (text.size() < fewestParts)
        return std::nullopt;
    bool good = false;
    LockText read{{text[0].toLongLong(&good), QString::fromUtf8(text[2]), QString::fromUtf8(text[1])}, text.value(3),
        text.value(4)};
    // No process has such a number.
    good = good && read.holder.process > 0 && read.holder.process <= (1 << 22) && !read.holder.host.isEmpty();
    return good ? std::optional(std::move(read)) : std::nullopt;
}

bool isUnfinishedLock(int descriptor)
{
    constexpr std::size_t maxSize = 4096;
    std::array<char, maxSize + 1> buffer{};
    const ssize_t count = ::pread(descriptor, buffer.data(), buffer.size(), 0);
    if (count < 0 || static_cast<std::size_t>(count) > maxSize)
        return false;
    QByteArray text(buffer.data(), count);
    text.replace('\0', "");
    const QByteArray process = text.trimmed().split('\n').first();
    bool isNumber = false;
    (void)process.toDouble(&isNumber);
    return process.isEmpty() || isNumber;
}

QByteArray ownLockText()
{
    const qint64 process = QCoreApplication::applicationPid();
    return QByteArray::number(process) + '\n' + programOf(process).toUtf8() + '\n'
        + QSysInfo::machineHostName().toUtf8() + '\n' + QSysInfo::machineUniqueId() + '\n' + QSysInfo::bootUniqueId()
        + '\n';
}

std::optional<Holder> lockerOf(ino_t file)
{
    // "1: FLOCK  ADVISORY  WRITE 3201 08:01:1311 0 EOF"
    QFile locks(QStringLiteral("/proc/locks"));
    if (!locks.open(QIODevice::ReadOnly))
        return std::nullopt;
    for (const QByteArray &line : locks.readAll().split('\n'))
    {
        const QList<QByteArray> words = line.simplified().split(' ');
        if (words.size() < 6 || words[1] != "FLOCK" || words[5].split(':').last().toULongLong() != file)
            continue;
        const qint64 process = words[4].toLongLong();
        if (process > 0)
            return Holder{process, QSysInfo::machineHostName(), programOf(process)};
    }
    return std::nullopt;
}

} // namespace dossier::storage
