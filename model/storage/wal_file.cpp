#include "model/storage/wal_file.h"

#include <QtEndian>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dossier::storage
{

namespace
{

constexpr qint64 frameHeadSize = WalFile::frameSize(0);
constexpr qint64 summedHead = 24;
constexpr qint64 summedFrame = 8;
constexpr quint32 magic = 0x377f0682;

quint32 number(const QByteArray &bytes, qint64 at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

/// The running checksum of a log.
struct Sum
{
    quint32 first = 0;
    quint32 second = 0;
    bool operator==(const Sum &) const = default;

    void add(const char *bytes, qint64 count, bool isBigEndian)
    {
        for (qint64 at = 0; at + 8 <= count; at += 8)
        {
            first += word(bytes + at, isBigEndian) + second;
            second += word(bytes + at + 4, isBigEndian) + first;
        }
    }

    static quint32 word(const char *bytes, bool isBigEndian)
    {
        return isBigEndian ? qFromBigEndian<quint32>(bytes) : qFromLittleEndian<quint32>(bytes);
    }
};

Sum sumAt(const QByteArray &bytes, qint64 at)
{
    return {number(bytes, at), number(bytes, at + 4)};
}

} // namespace

bool openRegularFile(QFile &file, const QString &path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    struct stat found = {};
    if (descriptor >= 0 && ::fstat(descriptor, &found) == 0 && S_ISREG(found.st_mode)
        && file.open(descriptor, QIODevice::ReadOnly | QIODevice::Unbuffered, QFileDevice::AutoCloseHandle))
        return true;
    if (descriptor >= 0)
        ::close(descriptor);
    return false;
}

WalFile::WalFile(const QString &path)
{
    struct stat found = {};
    m_isThere = ::lstat(QFile::encodeName(path).constData(), &found) == 0;
    m_size = m_isThere ? found.st_size : 0;
    if (!m_isThere || !S_ISREG(found.st_mode))
        return;
    m_isUnreadable = !openRegularFile(m_file, path);
    if (!m_isUnreadable)
        readHead();
}

QByteArray WalFile::read(qint64 count)
{
    const QByteArray bytes = m_file.read(count);
    m_isUnreadable = m_isUnreadable || m_file.error() != QFileDevice::NoError;
    return bytes;
}

void WalFile::readHead()
{
    const QByteArray head = read(headSize);
    if (head.size() < headSize || (number(head, 0) & ~quint32{1}) != magic)
        return;
    const bool isBigEndian = (number(head, 0) & 1U) != 0;
    const quint32 pageSize = number(head, 8);
    Sum sum;
    sum.add(head.constData(), summedHead, isBigEndian);
    if (sum != sumAt(head, summedHead) || pageSize < 512 || pageSize > 65536 || (pageSize & (pageSize - 1)) != 0)
        return;
    m_pageSize = pageSize;
    m_salts = head.mid(16, 8);
    readFrames(isBigEndian);
}

void WalFile::readFrames(bool isBigEndian)
{
    // The checksum of the head is where that of the first frame begins.
    m_file.seek(0);
    Sum sum = sumAt(read(headSize), summedHead);
    std::size_t committed = 0;
    for (qint64 at = headSize;; at += frameHeadSize + m_pageSize)
    {
        const QByteArray frame = read(frameHeadSize + m_pageSize);
        if (frame.size() < frameHeadSize + m_pageSize || frame.mid(8, 8) != m_salts)
            break;
        sum.add(frame.constData(), summedFrame, isBigEndian);
        sum.add(frame.constData() + frameHeadSize, m_pageSize, isBigEndian);
        if (sum != sumAt(frame, 16))
            break;
        m_frames.push_back({number(frame, 0), at + frameHeadSize, number(frame, 4)});
        if (m_frames.back().databaseSize != 0)
            committed = m_frames.size();
    }
    m_frames.resize(committed);
    m_goesOn = somethingFollows(headSize + static_cast<qint64>(committed) * (frameHeadSize + m_pageSize));
}

bool WalFile::somethingFollows(qint64 at)
{
    for (; at < m_size; at += frameHeadSize + m_pageSize)
    {
        if (!m_file.seek(at))
            return false;
        const QByteArray head = read(frameHeadSize);
        if (head.isEmpty())
            return false;
        if (head.size() < frameHeadSize || head.mid(8, 8) == m_salts)
            return true;
    }
    return false;
}

QByteArray WalFile::pageAt(const Frame &frame)
{
    const QByteArray page = m_file.seek(frame.at) ? read(m_pageSize) : QByteArray();
    m_isUnreadable = m_isUnreadable || page.size() < m_pageSize;
    return page;
}

} // namespace dossier::storage
