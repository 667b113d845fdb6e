#pragma once

#include "malformed.h"
#include "omega_pack.h"
#include "omega_rules.h"
#include "recorded_game.h"
#include "session_choice.h"

#include <optional>
#include <string>
#include <variant>

namespace dossier
{

/// What a game is to be played from.
struct GameAsked
{
    /// A campaign file, new or old; empty for a game that no file keeps.
    QString file;
    /// A pack's file; empty for the sample's.
    QString pack;
    Printing printing = Printing::Revised;
    /// The id of the pack's mission for a new session; empty for its first.
    QString mission{};
    SessionAsked session{};
    /// Whether to take the file from a program on another host that holds it.
    bool takeOver = false;
    /// The folder where a copy of the file is kept each day; empty for none.
    QString backups{};
};

/// A pack that cannot be used: its file and, unless it could not be read at all, where and why.
struct PackProblem
{
    QString file;
    std::optional<Malformed> malformed;
};

/// A session in a file whose journal or pack this program cannot follow.
struct NotPlayable
{
    QString file;
};

/// A mission that the pack does not have, and those that it has.
struct NoSuchMission
{
    QString mission;
    QStringList missions;
};

using GameProblem = std::variant<storage::StorageError, PackProblem, NotPlayable, NoSuchMission>;

/// A game that is ready to be played: its start and the pack that it is played by, and, when a file keeps it, the
/// journal that is being written.
struct OpenGame
{
    omega::Table start;
    omega::Pack pack{};
    std::optional<storage::CampaignFile> file{};
    storage::SessionId session{};
    std::optional<storage::SessionJournal> journal{};
    /// A table on the way to where the journal stands.
    std::optional<TableAt<omega::Table>> kept{};
    /// Why no copy of the file could be kept today; it is played all the same.
    std::optional<storage::StorageError> noBackup{};
};

/// Opens a game. In a file that has no session of LEVEL 7 one is begun, and its printing, pack and mission are pinned;
/// else the session asked for, or the last one, goes on as it was begun, whatever else is asked for.
tl::expected<OpenGame, GameProblem> openGame(const GameAsked &asked);

} // namespace dossier
