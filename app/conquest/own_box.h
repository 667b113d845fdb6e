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
    /// It is on the disk.
    Kept,
    /// It could not be written, or the file cannot be read: the file is as it was.
    NotWritten,
    /// Another program has given the same value something else: nothing was written.
    ChangedElsewhere,
};

/// The box of whoever owns the game: what is publicly known of it, and over that what its owner has said of cards and
/// numbers, which is kept in a file and asked for once.
class OwnBox
{
public:
    /// The file lies among the packs of that folder; it is made when something is first said.
    explicit OwnBox(const QString &folder);

    /// The pack to begin a game with: the owner's file, or what is shipped while there is none that can be read.
    [[nodiscard]] QString path() const;

    [[nodiscard]] conquest::Pack pack() const;

    /// The box of a file, be it the owner's or a copy; what is wrong with any other file.
    [[nodiscard]] static OrProblem<conquest::Pack> read(const QString &path);

    /// Why the owner's file cannot be read, where it is there and cannot.
    [[nodiscard]] std::optional<GameProblem> problem() const;

    /// Where the owner's file lies, be it there or not.
    [[nodiscard]] const QString &ownersFile() const { return m_file; }

    /// The owner's file where it is there and cannot be read: it is left as it is, and what is shipped is played with.
    [[nodiscard]] QString damagedFile() const;

    /// Puts the file that cannot be read aside, under a name that is free. Gives its new path; empty where it could not
    /// be renamed.
    [[nodiscard]] QString putAside() const;

    /// Keeps in the file what differs from the box as it was `before`, and what others have written there since; of a
    /// value that they changed, too, mine if that is to be kept.
    [[nodiscard]] BoxKept write(const conquest::Pack &pack, const conquest::Pack &before, bool keepsMine = false) const;

    /// Whether a command says what is printed on a card or a sheet; no other is worth the reading of packs.
    [[nodiscard]] static bool saysWhatIsPrinted(const conquest::Command &command);

    /// Whether a game is played with that box, and not with made-up cards. The shipped pack is read for it.
    [[nodiscard]] static bool isOf(const conquest::Pack &pack);

    /// Keeps what these commands say of what is printed; others say nothing. False where it could not be written: the
    /// file is as it was.
    bool keep(const std::vector<conquest::Command> &commands) const;

private:
    QString m_file;
};

/// Both changes of a box that two changed at once; pointers to the values that both have changed, where there are any
/// and mine are not kept.
tl::expected<conquest::Pack, Conflicts> mergedBox(
    const conquest::Pack &before, const conquest::Pack &mine, const conquest::Pack &theirs, bool keepsMine = false);

/// A value of a card that two changed at once.
struct BoxDispute
{
    QString card{};
    /// As the file names it.
    QString member{};
    QString mine{};
    QString theirs{};
};

/// The first value that both have changed.
BoxDispute disputeOf(const conquest::Pack &before, const conquest::Pack &mine, const conquest::Pack &theirs);

} // namespace dossier
