#pragma once

#include "model/journal/hash_chain.h"

#include <QString>

#include <compare>
#include <map>
#include <string>
#include <vector>

namespace dossier::storage
{

/// The number of a row of one table.
template <typename Thing>
struct RowId
{
    qint64 row = 0;
    friend auto operator<=>(const RowId &, const RowId &) = default;
};

/// A campaign: a row of sessions of one game.
struct Campaign
{
    QString name;
    /// The game's id, such as `chess`.
    QString game;
    QString notes;
    bool operator==(const Campaign &) const = default;
};

using CampaignId = RowId<Campaign>;

/// What an owner typed in or brought along: missions, cards. One version of it never changes.
struct Pack
{
    QString name;
    QString version;
    std::string content;
    bool operator==(const Pack &) const = default;
};

using PackId = RowId<Pack>;

/// A pack without its content.
struct PackTitle
{
    PackId id;
    QString name;
    QString version;
    journal::Digest digest{};
    bool operator==(const PackTitle &) const = default;
};

struct Player
{
    QString name;
    QString role;
    bool operator==(const Player &) const = default;
};

/// What a session is played by; it stays as it was when the session began.
struct Pinned
{
    /// The id of the rules' printing, such as `revised`.
    QString printing;
    std::vector<PackId> packs;
    /// A JSON text.
    std::string options;
    /// The part of each pack that everybody may know, as a pack of its own that needs no key; the pack itself where it
    /// has no secrets.
    std::map<PackId, PackId> openParts{};
    bool operator==(const Pinned &) const = default;
};

/// What is told of a session, and can be changed.
struct SessionFacts
{
    /// As ISO 8601 has it: `2026-11-22`.
    QString date;
    QString mission;
    std::vector<Player> players;
    /// The id of how it ended, such as `won`; empty while it is played.
    QString result;
    QString notes;
    bool operator==(const SessionFacts &) const = default;
};

struct Session
{
    CampaignId campaign;
    Pinned pinned;
    SessionFacts facts;
    bool operator==(const Session &) const = default;
};

using SessionId = RowId<Session>;

/// A value and its row.
template <typename Thing>
struct Listed
{
    RowId<Thing> id;
    Thing value;
    bool operator==(const Listed &) const = default;
};

} // namespace dossier::storage
