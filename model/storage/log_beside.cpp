#include "model/storage/log_beside.h"

#include <QByteArray>
#include <QFile>
#include <QtEndian>

#include <cstring>
#include <optional>

// As https://www.sqlite.org/walformat.html has it.
namespace dossier::storage
{

namespace
{

constexpr qint64 headSize = 32;
constexpr qint64 frameHeadSize = 24;
constexpr qint64 summedHead = 24;
constexpr qint64 summedFrame = 8;
constexpr quint32 magic = 0x377f0682;

quint32 number(const QByteArray &bytes, qint64 at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

/// In the order of the machine, as the index has its numbers.
quint32 ownNumber(const QByteArray &bytes, qint64 at)
{
    return qFromUnaligned<quint32>(bytes.constData() + at);
}

struct Sum
{
    quint32 first = 0;
    quint32 second = 0;
    bool operator==(const Sum &) const = default;

    void add(const char *bytes, qint64 count, bool big)
    {
        for (qint64 at = 0; at + 8 <= count; at += 8)
        {
            first += word(bytes + at, big) + second;
            second += word(bytes + at + 4, big) + first;
        }
    }

    static quint32 word(const char *bytes, bool big)
    {
        return big ? qFromBigEndian<quint32>(bytes) : qFromLittleEndian<quint32>(bytes);
    }
};

/// What the index of the log says: how many frames it has that were committed, and how many of those the file has too.
struct Index
{
    quint32 frames = 0;
    quint32 carriedOver = 0;
    QByteArray salts;
};

std::optional<Index> indexBeside(const QString &path)
{
    constexpr qint64 copySize = 48;
    constexpr qint64 size = 2 * copySize + 4;
    QFile file(path + QStringLiteral("-shm"));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.read(size);
    // Both copies are alike unless somebody died while writing them; byte 12 says that it was in use.
    if (bytes.size() < size || bytes.first(copySize) != bytes.mid(copySize, copySize) || bytes[12] == 0)
        return std::nullopt;
    return Index{ownNumber(bytes, 16), ownNumber(bytes, 2 * copySize), bytes.mid(32, 8)};
}

/// The frames of a log, from first to last.
class Frames
{
public:
    explicit Frames(QFile &log)
        : m_log(log)
        , m_head(log.read(headSize))
    {
        if (m_head.size() < headSize || (number(m_head, 0) & ~quint32{1}) != magic)
            return;
        m_big = (number(m_head, 0) & 1U) != 0;
        m_sum.add(m_head.constData(), summedHead, m_big);
        m_good = m_sum == Sum{number(m_head, 24), number(m_head, 28)};
        m_page = number(m_head, 8);
        m_good = m_good && m_page >= 512 && m_page <= 65536;
    }

    [[nodiscard]] bool isGood() const { return m_good; }

    [[nodiscard]] QByteArray salts() const { return m_head.mid(16, 8); }

    /// The frames up to the last commit that can be read.
    quint32 committed()
    {
        quint32 last = 0;
        for (quint32 count = 1; next(); ++count)
            if (number(m_frame, 4) != 0)
                last = count;
        return last;
    }

    /// Whether anything of this log follows that frame: whole, torn or spoilt.
    bool goesOnAfter(quint32 frame)
    {
        const qint64 at = headSize + frame * (frameHeadSize + m_page);
        for (qint64 next = at; next < m_log.size(); next += frameHeadSize + m_page)
        {
            m_log.seek(next);
            const QByteArray head = m_log.read(frameHeadSize);
            if (head.size() < frameHeadSize || head.mid(8, 8) == salts())
                return true;
        }
        return false;
    }

private:
    bool next()
    {
        m_frame = m_log.read(frameHeadSize + m_page);
        if (m_frame.size() < frameHeadSize + m_page || m_frame.mid(8, 8) != salts())
            return false;
        m_sum.add(m_frame.constData(), summedFrame, m_big);
        m_sum.add(m_frame.constData() + frameHeadSize, m_page, m_big);
        return m_sum == Sum{number(m_frame, 16), number(m_frame, 20)};
    }

    QFile &m_log;
    QByteArray m_head;
    QByteArray m_frame;
    Sum m_sum;
    qint64 m_page = 0;
    bool m_big = false;
    bool m_good = false;
};

} // namespace

LogBeside logBeside(const QString &path)
{
    LogBeside found;
    const std::optional<Index> index = indexBeside(path);
    QFile log(path + QStringLiteral("-wal"));
    found.isThere = log.exists();
    found.wasEmpty = index && index->frames == 0;
    if (!log.open(QIODevice::ReadOnly) || log.size() == 0)
    {
        found.isCut = index && index->frames > index->carriedOver;
        return found;
    }
    Frames frames(log);
    if (!frames.isGood())
    {
        // Before the first frame its head is on the disk; without one SQLite takes the whole log for nothing.
        found.isCut = log.size() > headSize && !found.wasEmpty;
        return found;
    }
    const quint32 committed = frames.committed();
    found.hasCommits = committed > 0;
    // An index of the same log knows. Without one, what follows the last commit may be what was not acknowledged.
    found.isCut = index && index->salts == frames.salts() ? index->frames > committed : frames.goesOnAfter(committed);
    return found;
}

} // namespace dossier::storage
