#include "app/specter/game.h"

#include "app/play/specter/game_lines.h"
#include "app/specter/desk.h"
#include "app/specter/papers.h"
#include "app/specter/session_place.h"
#include "app/window/desk.h"
#include "views/specter/examples/rule_book.h"
#include "views/specter/face/face.h"

namespace dossier
{

Game specterGame()
{
    return {
        .face = specterFace(),
        .rules = specterRules(),
        .lines = specterGameLines(),
        .makeDesk = [](const DeskPlace &place) -> std::unique_ptr<GameDesk>
        { return std::make_unique<SpecterDesk>(place); },
        .place = specterPlace,
        .result = specterResult,
    };
}

SpecterDesk &specterDesk(Desk &desk)
{
    return dynamic_cast<SpecterDesk &>(desk.game(specterFace().id));
}

} // namespace dossier
