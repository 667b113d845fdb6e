#pragma once

#include "model/journal/journal.h"

#include <QString>

#include <tl/expected.hpp>

#include <optional>

namespace dossier::storage
{

/// Why a campaign file could not be opened, read or written.
enum class StorageFault : std::uint8_t
{
    /// There is no such file.
    Missing,
    /// A file is to be made where one is.
    FileExists,
    /// It is no campaign file.
    NotOurs,
    /// There is nothing in it, as a power cut leaves a file.
    Empty,
    /// A newer program wrote it: `found` and `known` say which version.
    Newer,
    /// It has to be brought up to date, and cannot be written.
    Older,
    /// Its content is not what was written.
    Damaged,
    DiskFull,
    /// The file, its folder or the disk allows no writing.
    ReadOnly,
    /// It may not be read.
    NoPermission,
    /// The file is no longer where it was opened.
    Vanished,
    /// Another file lies in its place, or others wrote over it or its log: nothing more is written.
    Replaced,
    /// Another program writes it: `holder` says which.
    HeldByOther,
    /// There is no such campaign, session or pack in it.
    NoSuchThing,
    /// The journal refuses the record: `refusal` says why.
    Refused,
    NotRead,
    NotWritten,
    /// Another program has taken it over, by a person's decision: `holder` says which. Here it is only read from now
    /// on.
    TakenOver,
    NameTooLong,
    NoSuchFolder,
    /// Something that is not empty lies where its lock would be.
    LockInTheWay,
    /// What was played last is not in it: the log that was beside it is missing or cut.
    LogMissing,
    /// This program, or the system, has too many files open.
    TooManyOpen,
    /// To read it takes more than any file that a Dossier wrote.
    TooMuch,
    /// Its secrets are encrypted, and no key is at hand: what everybody may know can be read.
    KeyMissing,
    /// Its secrets are encrypted by another key than the one at hand.
    WrongKey,
    /// It is a copy of the public part of another file, without secrets: it is only read.
    PublicCopy,
    /// The key file is locked by a passphrase, which nobody has given yet.
    KeyLocked,
};

/// The program that writes a file.
struct Holder
{
    qint64 process = 0;
    QString host{};
    QString program{};
    /// This computer cannot know whether it still runs: it is on another one, or it cannot be read which it is.
    bool mayBeGone = false;
    /// When it last did something with the file, of one that may be gone; nothing while that is not known.
    std::optional<journal::Moment> seen{};
    bool operator==(const Holder &) const = default;
};

/// What went wrong with which file; the words are made in the views.
struct StorageError
{
    StorageFault fault = StorageFault::NotRead;
    QString file;
    /// The version of the file, and the newest that this program knows.
    int found = 0;
    int known = 0;
    std::optional<Holder> holder = {};
    /// The new file that has what was played in one that others replaced; empty when there is none.
    QString savedAs = {};
    std::optional<journal::Refusal> refusal = {};
    /// SQLite's extended code, for reports.
    int code = 0;
    bool operator==(const StorageError &) const = default;
};

/// A value, or why there is none.
template <typename Value>
using Stored = tl::expected<Value, StorageError>;

/// Done, or why not.
using Done = Stored<void>;

} // namespace dossier::storage
