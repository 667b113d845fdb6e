#pragma once

#include "model/storage/campaign_values.h"
#include "model/storage/sqlite_connection.h"
#include "model/vault/seal.h"

#include <cstdint>
#include <string>
#include <vector>

namespace dossier::storage
{

/// The seal of a public record: the root over the session's slots after it, and the slots that it reveals.
struct StepSeal
{
    vault::SealHash root = {};
    std::vector<vault::Opening> openings = {};
};

/// The seal of one step in the file.
struct SealRow
{
    std::uint32_t number = 0;
    vault::SealHash root = {};
    vault::SealHash link = {};
    /// Openings as bytes; empty when the step reveals nothing.
    std::string openings = {};
};

/// The seals of one session. Their key is a secret of the session; the seals are public.
class SessionSeals
{
public:
    /// Reads the key; makes one, to be kept with the first seal, for a session that has none.
    static Stored<SessionSeals> of(Connection &connection, SessionId session);

    /// The key of the seals; null when it is locked or damaged: then nothing can be sealed or opened.
    [[nodiscard]] const vault::Key *key() const { return m_key.get(); }

    /// Locks the seals: nothing can be sealed or opened any more.
    void forgetKey() { m_key.reset(); }

    /// Returns a step of this session. It is valid as long as this is.
    [[nodiscard]] vault::SealedStep step(std::uint64_t number) const { return {m_campaign, m_session, number}; }

    /// Returns the link before the first step.
    [[nodiscard]] vault::SealHash firstLink() const { return vault::firstSealLink(m_campaign, m_session); }

    /// Adds the seal of a public record; part of that record's transaction.
    Done add(Connection &connection, std::uint32_t number, std::string_view publicRecord, const StepSeal &seal);

    /// Reads all seals, in order.
    [[nodiscard]] Stored<std::vector<SealRow>> rows(Connection &connection) const;

private:
    explicit SessionSeals(SessionId session)
        : m_id(session)
    {
    }

    Done readKey(Connection &connection);
    Done keepKey(Connection &connection);

    SessionId m_id;
    std::string m_campaign;
    std::string m_session;
    vault::KeyPtr m_key;
};

/// Carries the seals of the first public records over, with what was revealed of them, but without their key.
Done carryPublicSeals(Connection &from, SessionId of, Connection &to, SessionId as, std::uint32_t publicRecords);

/// Carries the seals of the first public records over with a session's journal.
Done carrySeals(Connection &from, SessionId of, Connection &to, SessionId as, std::uint32_t publicRecords);

/// Encrypts the keys of all seals of a file whose secrets were in the clear.
Done encryptSealKeys(Connection &connection);

} // namespace dossier::storage
