#pragma once

#include "model/storage/file_lock.h"
#include "model/storage/log_beside.h"
#include "model/storage/new_file.h"
#include "model/storage/schema.h"
#include "model/storage/session_journal.h"

namespace dossier::storage
{

/// What may be done with a file that is open.
enum class Access : std::uint8_t
{
    Writes,
    /// Another program writes it; this one reads.
    HeldByOther,
    /// The file, its folder or its disk allows no writing.
    NotWritable,
    /// It is not as it was written, so nothing is added to it.
    Damaged,
};

/// An open campaign file. One program at a time writes it; what it answers for is on the disk.
class CampaignFile
{
public:
    /// Makes a new file, where nothing or an empty one may be, in one step and under the lock: it is there whole, or
    /// not at all, and what another program has begun meanwhile stays.
    /// Its secrets are encrypted if there is a key by which.
    static Stored<CampaignFile> create(const QString &path, const vault::KeyPtr &by = {});

    /// Makes one in a file that is being made for that path, and opens it there. `endMaking` has to be done before it
    /// is placed. With the id of a file it is a copy of something in that one.
    static Stored<CampaignFile> createIn(
        const NewFile &file, const QString &path, const QByteArray &id = {}, const vault::KeyPtr &by = {});

    /// The random id of the file, which its copies share.
    Stored<QByteArray> id();

    /// Opens a file to write it if that can be, else to read it: `access` says which. An older file is first brought up
    /// to date, after a copy. `steps` is another schema in tests alone. With a key its secrets can be read, and are
    /// encrypted if they lie in the clear; without it, or with another one, all that everybody may know can be read and
    /// written.
    static Stored<CampaignFile> open(
        const QString &path, std::span<const SchemaStep> steps = schemaSteps(), const vault::KeyPtr &by = {});

    static Stored<CampaignFile> open(const QString &path, const vault::KeyPtr &by)
    {
        return open(path, schemaSteps(), by);
    }

    /// Opens a file for a list of what is in it: reading only, changing no byte beside it, and without the search for
    /// damage that takes the longer the file is.
    static Stored<CampaignFile> look(const QString &path, const vault::KeyPtr &by = {});

    /// The same with the search for damage and for a missing log.
    static Stored<CampaignFile> inspect(const QString &path, const vault::KeyPtr &by = {});

    /// Opens a file that another host's program holds, as a person has decided, to write it. While the holder lives on
    /// this host it is opened as by `open`.
    static Stored<CampaignFile> takeOver(const QString &path, const vault::KeyPtr &by = {});

    [[nodiscard]] const QString &path() const { return m_connection->file(); }

    [[nodiscard]] Access access() const { return m_access; }

    /// The program that writes it, when another one does.
    [[nodiscard]] const std::optional<Holder> &holder() const { return m_holder; }

    /// What was found not to be as it was written, journals and packs left out: those are read later.
    [[nodiscard]] const std::vector<Damage> &damage() const { return m_damage; }

    /// Whether what was played last is not in it, for the log that was beside it is missing or cut.
    [[nodiscard]] bool isLogMissing() const { return m_logMissing; }

    /// Where something that lay beside the file under the name of its log, and is not its own, was set aside.
    [[nodiscard]] const QStringList &setAside() const { return m_setAside; }

    /// The copy that was made before this file was brought up to date; empty when it was not.
    [[nodiscard]] const QString &copyBeforeUpgrade() const { return m_copyBeforeUpgrade; }

    /// Why the secrets cannot be read, if so: `KeyMissing`, `WrongKey`, or `Damaged` when their key is.
    [[nodiscard]] std::optional<StorageError> locked() const;

    /// The damage of a session's journal; while secrets are locked, as far as its chains show it.
    Stored<std::optional<Damage>> journalDamage(SessionId session);

    /// The public half of a session's journal, up to the last good record; it needs no key.
    Stored<std::vector<journal::PublicRecord>> publicRecords(SessionId session);

    /// Reads a session's journal, up to its last good record.
    Stored<SessionJournal> journal(SessionId session);

    /// The same, from the last table of that form that was kept for it, if one was.
    /// Only a journal of more than `shortest` records before it is not read whole: reading those takes a blink.
    Stored<SessionJournal::Opened> journalAtSnapshot(SessionId session, int format, std::uint32_t shortest = 5000);

    /// Folders where what is played is saved when others replace the file and nothing can be written beside it.
    void setRefuge(const QStringList &folders) { m_refuge = folders; }

    /// Everything, read and checked.
    Stored<std::vector<Damage>> verify();

    /// Writes a copy of it all to a path where nothing is yet: also of a file that has vanished or cannot grow.
    Done copyTo(const QString &path);

    /// Why nothing may be written, if so.
    [[nodiscard]] std::optional<StorageError> forbidden() const;

    /// Runs `work`, which changes the register, and seals it: all of it or nothing. A change within another is part of
    /// it.
    Done change(const std::function<Done()> &work);

    [[nodiscard]] Connection &connection() { return *m_connection; }

private:
    static Stored<CampaignFile> openLocked(const QString &path, std::unique_ptr<FileLock> lock,
        std::span<const SchemaStep> steps, const vault::KeyPtr &by);
    CampaignFile(std::unique_ptr<Connection> connection, std::unique_ptr<FileLock> lock, bool writes);
    Done examine(const LogBeside &log, int found, std::span<const SchemaStep> steps);
    Done lookForLog(const LogBeside &log);
    Stored<bool> isMarked();
    Done releaseOldMark();
    Done bringUpToDate(int found, std::span<const SchemaStep> steps);
    Done takeUpKeys(const vault::KeyPtr &by);
    Done encrypt(const vault::KeyPtr &by);
    Done lookForDamage(std::span<const SchemaStep> steps);
    Done checkStructure();
    Done checkIndexes();
    Done checkDefinitions(std::span<const SchemaStep> steps);
    Done checkJournals(std::vector<Damage> &damage);

    /// Keeps the lock for as long as a journal of the file is open.
    std::shared_ptr<Connection> m_connection;
    Access m_access;
    std::optional<Holder> m_holder;
    /// Why it cannot be written when nobody else writes it.
    StorageFault m_whyNot = StorageFault::ReadOnly;
    bool m_logMissing = false;
    /// The tables whose rows are sealed, in the file's version.
    QStringList m_sealed;
    std::vector<Damage> m_damage;
    QStringList m_setAside;
    QStringList m_refuge;
    QString m_copyBeforeUpgrade;
    bool m_isChanging = false;
};

} // namespace dossier::storage
