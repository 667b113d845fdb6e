#pragma once

#include "app/play/game_lines.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace dossier
{

/// A session of a file, as everybody may know it.
struct SessionOverview
{
    qint64 number = 0;
    QString campaign{};
    /// The game: its id in files, and its title.
    QString game{};
    QString title{};
    QString printing{};
    storage::SessionFacts facts{};
    /// The times of the first and the last public record; none before the first.
    std::optional<journal::Moment> first{};
    std::optional<journal::Moment> last{};
    /// Its mission or mode, its round, who is on turn; empty when its table cannot be read without a key.
    QStringList place{};
    /// In words; empty while there is none.
    QString result{};
    bool isSealed = false;
    /// The reason why not all of it can be read.
    std::optional<storage::StorageError> damage{};
};

/// How much is read of each session.
enum class Reading : std::uint8_t
{
    /// The texts of its row alone.
    Row,
    /// Also its damage.
    Facts,
    /// Also its journal, its table and its seals.
    State,
};

/// Returns the sessions of a file that was opened without a key, by number.
storage::Stored<std::vector<SessionOverview>> overviewsOf(
    storage::CampaignFile &file, const PlayedGames &games, Reading reading);

/// Returns the sessions of a file, which is opened without a key.
storage::Stored<std::vector<SessionOverview>> overviewsIn(
    const QString &path, const PlayedGames &games, Reading reading);

/// The sessions of one game that are counted together.
struct GameSessions
{
    const GameLines *game = nullptr;
    std::vector<qint64> sessions{};
    /// True when one of them has no result yet.
    bool isRunning = false;
};

/// Returns the sessions of each game that has statistics.
std::vector<GameSessions> byGame(const std::vector<SessionOverview> &sessions, const PlayedGames &games);

} // namespace dossier
