#include "app/omega/game.h"

#include "app/omega/session_desk.h"
#include "app/window/desk.h"
#include "model/omega/json/schema.h"
#include "views/omega/face/face.h"

namespace dossier
{

Game omegaGame()
{
    return {
        .face = omegaFace(),
        .title = QStringLiteral("LEVEL 7 [OMEGA PROTOCOL]"),
        // Where it was when there was no other game.
        .editionKey = QStringLiteral("rules/printing"),
        .ruleTexts = {QStringLiteral("omega-geometry"), QStringLiteral("omega-play")},
        .checkKinds = {"omega.sight", "omega.sight_map", "omega.distance", "omega.aura", "omega.reach", "omega.move",
            "omega.gas", "omega.rooms", "dice.omega"},
        .schema = omega::schema,
        .makeDesk = [](const DeskPlace &place) -> std::unique_ptr<GameDesk>
        { return std::make_unique<SessionDesk>(place); },
    };
}

SessionDesk &omegaDesk(Desk &desk)
{
    return dynamic_cast<SessionDesk &>(desk.game(omegaFace().id));
}

} // namespace dossier
