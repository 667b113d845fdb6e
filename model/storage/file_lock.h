#pragma once

#include "model/storage/storage_error.h"

#include <QStringList>

#include <sys/types.h>

#include <utility>

namespace dossier::storage
{

/// Who may write a file: the program that has the lock file beside it, and a lock of the system's on the file itself,
/// so that no other name of it is another file. Only the death of that program frees it, or a person. The lock file is
/// Qt's, but it is never there half written, and one that names nobody is nobody's.
class FileLock
{
public:
    /// Takes the lock if it is free. `fromOtherHosts`: also from a program on another host, of which this host cannot
    /// know whether it lives: for a person to decide. Never while its holder lives on this host.
    explicit FileLock(const QString &path, bool fromOtherHosts = false);
    ~FileLock();
    FileLock(const FileLock &) = delete;
    FileLock &operator=(const FileLock &) = delete;
    FileLock(FileLock &&) = delete;
    FileLock &operator=(FileLock &&) = delete;

    /// The program that writes a file now, if one does; nothing is taken.
    static std::optional<Holder> holderOf(const QString &path);

    /// Whether it is ours.
    [[nodiscard]] bool isOurs() const { return m_lock >= 0; }

    /// The other program that has it; nothing when it is ours, or when no lock can be made there.
    [[nodiscard]] const std::optional<Holder> &holder() const { return m_holder; }

    /// Where something that lay in its place, and is no lock, was set aside.
    [[nodiscard]] const QStringList &setAside() const { return m_setAside; }

    /// Why it is not ours when nobody has it.
    [[nodiscard]] StorageFault fault() const { return m_fault; }

    /// Locks the file itself, by whatever name: once it is there. Not ours any more when another program has it so.
    void lockContent(const QString &path);

    /// Whether it is still ours: a lock file that was removed is made again; where another lies, it was taken from us,
    /// and we never write again.
    bool keeps();

private:
    /// A file as the system knows it.
    using Identity = std::pair<dev_t, ino_t>;

    enum class Found : std::uint8_t
    {
        Nothing,
        Free,
        Held,
        InTheWay,
        /// No more files can be opened.
        Unknown,
    };

    explicit FileLock(QString lockFile, std::nullptr_t);
    void take(bool fromOtherHosts);
    Found look(bool fromOtherHosts, int &old);
    Found judge(int old, bool fromOtherHosts);
    int made(bool replaces);
    bool moveAside();
    [[nodiscard]] bool isInPlace() const;
    void unlock();

    /// The path of the lock file.
    QString m_path;
    int m_lock = -1;
    Identity m_identity;
    /// Of the file itself.
    int m_content = -1;
    Identity m_contentIdentity;
    std::optional<Holder> m_holder;
    StorageFault m_fault = StorageFault::ReadOnly;
    QStringList m_setAside;
};

} // namespace dossier::storage
