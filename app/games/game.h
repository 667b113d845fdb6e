#pragma once

#include "app/play/game_lines.h"
#include "views/kit/game_face.h"
#include "views/kit/result_text.h"
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
struct SessionPlace;

/// A game that Dossier knows: everything that the program's parts need to show, open, play and explain it.
struct Game
{
    /// Its presentation in the window; its id is the one in campaign files.
    GameFace face;
    /// The settings key of the chosen edition; empty for `editions/` followed by the game's id.
    QString editionKey{};
    /// Its rules, as the window shows them.
    RuleBook rules{};
    /// Its command-line interface; nothing for a game that exists only in the window.
    std::optional<GameLines> lines{};
    /// Creates its desk.
    std::unique_ptr<GameDesk> (*makeDesk)(const DeskPlace &place);
    /// Creates its documents; null when it has none beside its sessions.
    std::unique_ptr<GameDocuments> (*makeDocuments)(const DocumentPlace &place) = nullptr;
    /// Summarizes the state of a session in a campaign file; null when the game offers no summary. The file stays open
    /// for the next call.
    SessionPlace (*place)(std::optional<storage::CampaignFile> &file, const QString &path, qint64 number) = nullptr;
    /// Describes the result of a session from the text that its game kept; null when the game keeps none.
    ResultWords result = nullptr;
};

/// Returns the settings key of the chosen edition of the game.
QString editionKeyOf(const Game &game);

/// Returns the command-line interfaces of those games.
PlayedGames linesOf(const std::vector<Game> &games);

/// Returns the rules of those games.
std::vector<RuleBook> rulesOf(const std::vector<Game> &games);

/// Returns the presentations of those games in the window.
GameFaces facesOf(const std::vector<Game> &games);

} // namespace dossier
