#include "app/omega/game.h"

#include "app/omega/map_desk.h"
#include "app/omega/mission_result.h"
#include "app/omega/session_desk.h"
#include "app/omega/session_place.h"
#include "app/play/omega/game_lines.h"
#include "app/window/desk.h"
#include "views/omega/examples/rule_book.h"
#include "views/omega/face/face.h"

namespace dossier
{

Game omegaGame()
{
    return {
        .face = omegaFace(),
        // The key from the time when there was only this game.
        .editionKey = QStringLiteral("rules/printing"),
        .rules = omegaRules(),
        .lines = omegaGameLines(),
        .makeDesk = [](const DeskPlace &place) -> std::unique_ptr<GameDesk>
        { return std::make_unique<SessionDesk>(place); },
        .makeDocuments = [](const DocumentPlace &place) -> std::unique_ptr<GameDocuments>
        { return std::make_unique<MapDesk>(place); },
        .place = omegaPlace,
        .result = omegaResult,
    };
}

SessionDesk &omegaDesk(Desk &desk)
{
    return dynamic_cast<SessionDesk &>(desk.game(omegaFace().id));
}

} // namespace dossier
