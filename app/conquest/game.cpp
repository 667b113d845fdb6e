#include "app/conquest/game.h"

#include "app/conquest/desk.h"
#include "app/conquest/session_place.h"
#include "app/play/conquest/game_lines.h"
#include "app/window/desk.h"
#include "views/conquest/examples/rule_book.h"
#include "views/conquest/face/face.h"

namespace dossier
{

Game conquestGame()
{
    return {
        .face = conquestFace(),
        .rules = conquestRules(),
        .lines = conquestGameLines(),
        .makeDesk = [](const DeskPlace &place) -> std::unique_ptr<GameDesk>
        { return std::make_unique<ConquestDesk>(place); },
        .place = conquestPlace,
        .result = conquestResult,
    };
}

ConquestDesk &conquestDesk(Desk &desk)
{
    return dynamic_cast<ConquestDesk &>(desk.game(conquestFace().id));
}

} // namespace dossier
