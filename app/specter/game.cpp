#include "app/specter/game.h"

#include "app/specter/desk.h"
#include "app/window/desk.h"
#include "model/specter/json/schema.h"
#include "views/specter/face/face.h"

namespace dossier
{

Game specterGame()
{
    return {
        .face = specterFace(),
        .title = QStringLiteral("Specter Ops"),
        .ruleTexts = {QStringLiteral("specter")},
        .checkKinds = {"specter.visible", "specter.move", "specter.sensor", "specter.attack", "specter.infer"},
        .schema = specter::schema,
        .makeDesk = [](const DeskPlace &place) -> std::unique_ptr<GameDesk>
        { return std::make_unique<SpecterDesk>(place); },
    };
}

SpecterDesk &specterDesk(Desk &desk)
{
    return dynamic_cast<SpecterDesk &>(desk.game(specterFace().id));
}

} // namespace dossier
