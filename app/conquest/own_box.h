#pragma once

#include "app/play/game_file.h"
#include "app/play/json_merge.h"
#include "model/conquest/table.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace dossier
{

/// The outcome of a change to the owner's box.
enum class BoxKept : std::uint8_t
{
    /// The change is on disk.
    Kept,
    /// The file could not be written or read, and is unchanged.
    NotWritten,
    /// Another program has given the same entry another value: nothing was written.
    ChangedElsewhere,
};

/// The owner's box of the game: the publicly known content, overlaid with the owner's entries for cards and numbers.
/// These are kept in a file and requested once.
class OwnBox
{
public:
    /// The file is among the packs of that folder; it is created with the first entry.
    explicit OwnBox(const QString &folder);

    /// The pack for a new game: the owner's file, or the shipped pack when no readable file exists.
    [[nodiscard]] QString path() const;

    [[nodiscard]] conquest::Pack pack() const;

    /// Reads the box from a file, the owner's own or a copy; returns the problem of any other file.
    [[nodiscard]] static OrProblem<conquest::Pack> read(const QString &path);

    /// Returns the reason why the owner's file exists but cannot be read.
    [[nodiscard]] std::optional<GameProblem> problem() const;

    /// The path of the owner's file; it may not exist.
    [[nodiscard]] const QString &ownersFile() const { return m_file; }

    /// Returns the owner's file when it exists but cannot be read: it stays untouched, and games use the shipped pack.
    [[nodiscard]] QString damagedFile() const;

    /// Renames the unreadable file to a free name. Returns the new path, or an empty string when it could not be
    /// renamed.
    [[nodiscard]] QString putAside() const;

    /// Writes the differences from the box `before`, together with the changes that others have written since.
    [[nodiscard]] BoxKept write(const conquest::Pack &pack, const conquest::Pack &before) const;

    /// True when a command states the print of a card or a sheet; packs are worth reading for no other.
    [[nodiscard]] static bool saysWhatIsPrinted(const conquest::Command &command);

    /// True when a game is played with that box, not with made-up cards. Reads the shipped pack to find out.
    [[nodiscard]] static bool isOf(const conquest::Pack &pack);

    /// Saves the printed values that these commands state and ignores other commands. Returns false, with the file
    /// unchanged, when writing failed.
    bool keep(const std::vector<conquest::Command> &commands) const;

private:
    QString m_file;
};

/// Merges two simultaneous changes of a box; returns pointers to the values that both changed, unless mine are kept.
tl::expected<conquest::Pack, Conflicts> mergedBox(
    const conquest::Pack &before, const conquest::Pack &mine, const conquest::Pack &theirs, bool keepsMine = false);

/// A value of a card that two changed at once.
struct BoxDispute
{
    QString card{};
    /// The member's name in the file.
    QString member{};
    QString mine{};
    QString theirs{};
};

/// The first value that both have changed.
BoxDispute disputeOf(const conquest::Pack &before, const conquest::Pack &mine, const conquest::Pack &theirs);

} // namespace dossier
