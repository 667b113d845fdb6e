#pragma once

#include "model/storage/file_lock.h"
#include "model/storage/sqlite_connection.h"

#include <memory>
#include <utility>

namespace dossier::storage
{

/// A connection and the lock that outlives it.
class LockedConnection
{
public:
    LockedConnection(std::unique_ptr<FileLock> held, std::unique_ptr<Connection> opened)
        : m_lock(std::move(held))
        , m_connection(std::move(opened))
    {
        if (m_lock && m_lock->isOurs())
            m_connection->setGuard([this] { return stillOurs(); });
    }

    /// Whoever closes a file leaves it with everything in it.
    ~LockedConnection()
    {
        if (m_lock && m_lock->isOurs() && m_connection->foldIn())
            m_connection->removeOwnLog();
    }

    [[nodiscard]] Connection *connection() const { return m_connection.get(); }

    LockedConnection(const LockedConnection &) = delete;
    LockedConnection &operator=(const LockedConnection &) = delete;
    LockedConnection(LockedConnection &&) = delete;
    LockedConnection &operator=(LockedConnection &&) = delete;

private:
    [[nodiscard]] Done stillOurs() const
    {
        if (m_lock->keeps())
            return {};
        StorageError taken = m_connection->error(StorageFault::TakenOver);
        taken.holder = m_lock->holder();
        return tl::unexpected(taken);
    }

    std::unique_ptr<FileLock> m_lock;
    std::unique_ptr<Connection> m_connection;
};

} // namespace dossier::storage
