#pragma once

#include "app/play/game_file.h"
#include "model/omega/seen/owners_pack.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

namespace dossier
{

/// A pack with playable missions: its file, and its cards merged over the known data of the game.
struct Shelved
{
    QString path;
    omega::Pack pack;
};

/// The packs of a folder, and the reasons why others cannot be used.
struct ShelvedPacks
{
    std::vector<Shelved> packs{};
    std::vector<GameProblem> problems{};
};

/// The outcome of a change to the owner's cards.
enum class PackKept : std::uint8_t
{
    Kept,
    NotWritten,
    /// Another program has given the same entry another value: that value is shown now, and the change was not made.
    ChangedElsewhere,
};

/// The packs of LEVEL 7 in one of the program's folders: the owner's own, which every later mission uses, and others.
class PackShelf
{
public:
    /// Reads the owner's pack; the folder is created with the first write.
    explicit PackShelf(QString folder);

    [[nodiscard]] const omega::OwnersPack &owners() const { return m_owners; }

    [[nodiscard]] QString ownersPath() const;

    /// The reason why the owner's pack cannot be read; while it is unreadable it is not written either.
    [[nodiscard]] const std::optional<GameProblem> &problem() const { return m_problem; }

    /// Reads the owner's pack again: another program may have written it.
    void read();

    /// Applies a change to the current file of the owner's pack and keeps the changes of other programs. The change is
    /// on disk when this returns `Kept`; otherwise nothing was written.
    PackKept change(const std::function<void(omega::OwnersPack &)> &change);

    /// Reads a pack file. Its cards, unless they are made up, are merged over the owner's and the known data.
    [[nodiscard]] OrProblem<Shelved> pack(const QString &path) const;

    /// Returns the packs whose missions can be begun, the owner's first, and the problems of those that cannot be used.
    /// Skips packs of other games.
    [[nodiscard]] ShelvedPacks all() const;

    /// Returns the missions of a pack that are complete enough to begin.
    [[nodiscard]] std::vector<omega::Scenario> playable(const Shelved &pack) const;

private:
    /// Merges the owner's pack with the changes that others have written into its file; returns nothing when both
    /// changed one value.
    [[nodiscard]] std::optional<omega::SaidPack> withOthers(const omega::SaidPack &mine, const omega::SaidPack &before);

    QString m_folder;
    omega::Pack m_standard;
    omega::OwnersPack m_owners;
    std::optional<GameProblem> m_problem;
};

} // namespace dossier
