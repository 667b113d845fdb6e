#pragma once

#include <QByteArray>
#include <QFile>

#include <vector>

namespace dossier::storage
{

/// Opens a regular file to read it, through no link and without waiting for one who writes a pipe.
bool openRegularFile(QFile &file, const QString &path);

/// A write-ahead log as it lies on the disk, up to its last commit that can be read; read without SQLite, which would
/// write. As https://www.sqlite.org/walformat.html has it.
class WalFile
{
public:
    /// A page of a commit.
    struct Frame
    {
        quint32 page = 0;
        /// The offset in the log of the page's bytes.
        qint64 at = 0;
        /// The number of pages of the database after this commit; 0 in all frames but a commit's last.
        quint32 databaseSize = 0;
    };

    /// Bytes before the first frame.
    static constexpr qint64 headSize = 32;

    /// Bytes of a frame: a head of its own and a page of that size.
    static constexpr qint64 frameSize(qint64 pageSize) { return 24 + pageSize; }

    /// Where that many frames end; 0 for none.
    static constexpr qint64 endOf(qint64 frames, qint64 pageSize)
    {
        return frames == 0 ? 0 : headSize + frames * frameSize(pageSize);
    }

    /// Reads the log at that path. One that is not there, or that cannot be read, has no frames.
    explicit WalFile(const QString &path);

    /// True if a file lies there, of whatever kind.
    [[nodiscard]] bool isThere() const { return m_isThere; }

    /// True if it is a file, and could not be read to its end: nobody knows what is in it.
    [[nodiscard]] bool isUnreadable() const { return m_isUnreadable; }

    /// The size of the file in bytes.
    [[nodiscard]] qint64 size() const { return m_size; }

    /// True if its head is one of a log.
    [[nodiscard]] bool hasHead() const { return m_pageSize != 0; }

    /// The two random numbers that each log has in its head; empty without a head.
    [[nodiscard]] const QByteArray &salts() const { return m_salts; }

    /// Bytes of a page.
    [[nodiscard]] qint64 pageSize() const { return m_pageSize; }

    /// The frames of all commits, in order.
    [[nodiscard]] const std::vector<Frame> &frames() const { return m_frames; }

    /// True if something of this log follows its last commit: complete, torn or spoilt.
    [[nodiscard]] bool goesOn() const { return m_goesOn; }

    /// The bytes of a frame's page; fewer when they cannot be read.
    [[nodiscard]] QByteArray pageAt(const Frame &frame);

private:
    QByteArray read(qint64 count);
    void readHead();
    void readFrames(bool isBigEndian);
    bool somethingFollows(qint64 at);

    QFile m_file;
    bool m_isThere = false;
    bool m_isUnreadable = false;
    qint64 m_size = 0;
    qint64 m_pageSize = 0;
    QByteArray m_salts;
    std::vector<Frame> m_frames;
    bool m_goesOn = false;
};

} // namespace dossier::storage
