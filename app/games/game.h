#pragma once

#include "views/kit/game_face.h"

#include <QStringList>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace dossier
{

class GameDesk;
struct DeskPlace;

/// A game that Dossier knows: what the program's parts need to show it, open it, play it and explain it.
struct Game
{
    /// What the window shows of it; its id is the one that campaign files have.
    GameFace face;
    /// In full, as the box says it.
    QString title;
    /// Where the settings keep which edition is played; empty for `editions/` and the game's id.
    QString editionKey{};
    /// The files among the resources that tell its rules.
    QStringList ruleTexts{};
    /// The kinds of query that `check` answers for it.
    std::vector<std::string_view> checkKinds{};
    /// The JSON schema of its lines; null for a game that `play` does not play.
    std::string (*schema)() = nullptr;
    /// Makes its desk.
    std::unique_ptr<GameDesk> (*makeDesk)(const DeskPlace &place);
};

/// Where the settings keep which edition of the game is played.
QString editionKeyOf(const Game &game);

/// What the window shows of those games.
GameFaces facesOf(const std::vector<Game> &games);

} // namespace dossier
