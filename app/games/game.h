#pragma once

#include "app/play/game_lines.h"
#include "views/kit/game_face.h"
#include "views/kit/told_result.h"
#include "views/rules/rule_book.h"

#include <memory>
#include <optional>
#include <vector>

namespace dossier::storage
{
class CampaignFile;
}

namespace dossier
{

class GameDesk;
class GameDocuments;
struct DeskPlace;
struct DocumentPlace;
struct ToldPlace;

/// A game that Dossier knows: what the program's parts need to show it, open it, play it and explain it.
struct Game
{
    /// What the window shows of it; its id is the one that campaign files have.
    GameFace face;
    /// Where the settings keep which edition is played; empty for `editions/` and the game's id.
    QString editionKey{};
    /// Its rules, as the window tells them.
    RuleBook rules{};
    /// What the command line plays and answers of it; nothing for a game of the window alone.
    std::optional<GameLines> lines{};
    /// Makes its desk.
    std::unique_ptr<GameDesk> (*makeDesk)(const DeskPlace &place);
    /// Makes its documents; null where it has none beside its sessions.
    std::unique_ptr<GameDocuments> (*makeDocuments)(const DocumentPlace &place) = nullptr;
    /// Reads where a session in a campaign file stands; null where nobody tells. The file stays open for the next one.
    ToldPlace (*place)(std::optional<storage::CampaignFile> &file, const QString &path, qint64 number) = nullptr;
    /// Tells how a session ended, of what its game kept of it; null where no game keeps it.
    ResultWords result = nullptr;
};

/// Where the settings keep which edition of the game is played.
QString editionKeyOf(const Game &game);

/// What the command line knows of those games.
PlayedGames linesOf(const std::vector<Game> &games);

/// The rules of those games.
std::vector<RuleBook> rulesOf(const std::vector<Game> &games);

/// What the window shows of those games.
GameFaces facesOf(const std::vector<Game> &games);

} // namespace dossier
