#pragma once

#include "campaign_file.h"
#include "malformed.h"
#include "omega_pack.h"
#include "omega_table.h"

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

using GameProblem = std::variant<storage::StorageError, PackProblem, NotPlayable>;

/// A game that is ready to be played: its start and the pack that it is played by, and, when a file keeps it, the
/// journal that is being written.
struct OpenGame
{
    omega::Table start;
    omega::Pack pack;
    std::optional<storage::CampaignFile> file;
    std::optional<storage::SessionJournal> journal;
};

/// Opens a game. In a file that has no session of LEVEL 7 one is begun, and its printing and pack are pinned; else the
/// last one goes on as it was begun, whatever is asked for.
tl::expected<OpenGame, GameProblem> openGame(const GameAsked &asked);

} // namespace dossier
