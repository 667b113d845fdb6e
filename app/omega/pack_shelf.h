#pragma once

#include "app/play/game_file.h"
#include "model/omega/seen/owners_pack.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

namespace dossier
{

/// A pack that missions can be played from: its file, and its cards over what is known of the game.
struct Shelved
{
    QString path;
    omega::Pack pack;
};

/// The packs of a folder, and why others cannot be used.
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
    /// Another program has given the same value something else: that is shown now, and the change was not made.
    ChangedElsewhere,
};

/// The packs of LEVEL 7 in a folder of the program's: the owner's own, which every later mission uses, and others.
class PackShelf
{
public:
    /// Reads the owner's pack; the folder is made when something is first written.
    explicit PackShelf(QString folder);

    [[nodiscard]] const omega::OwnersPack &owners() const { return m_owners; }

    [[nodiscard]] QString ownersPath() const;

    /// Why the owner's pack cannot be read; while it cannot, it is not written either.
    [[nodiscard]] const std::optional<GameProblem> &problem() const { return m_problem; }

    /// Reads the owner's pack again: another program may have written it.
    void read();

    /// Changes the owner's pack, as its file is by now: what another program has written there since stays. What
    /// `change` did is on the disk when this gives `Kept`; else nothing was written.
    PackKept change(const std::function<void(omega::OwnersPack &)> &change);

    /// A pack's file. The cards of one that is not made up lie over the owner's and what is known.
    [[nodiscard]] OrProblem<Shelved> pack(const QString &path) const;

    /// The packs whose missions can be begun, the owner's first, and what is wrong with those that cannot be used.
    /// Packs of other games are left out.
    [[nodiscard]] ShelvedPacks all() const;

    /// The missions of a pack that lack nothing to be begun.
    [[nodiscard]] std::vector<omega::Scenario> playable(const Shelved &pack) const;

private:
    /// The owner's pack with what others have written into its file meanwhile; nothing where both have changed one
    /// value.
    [[nodiscard]] std::optional<omega::SaidPack> withOthers(const omega::SaidPack &mine, const omega::SaidPack &before);

    QString m_folder;
    omega::Pack m_standard;
    omega::OwnersPack m_owners;
    std::optional<GameProblem> m_problem;
};

} // namespace dossier
