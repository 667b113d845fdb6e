#include "app/play/specter/rules.h"

#include "model/specter/json/pack_json.h"
#include "model/specter/seen/consistency.h"

namespace dossier
{

template class RecordedGame<SpecterRules>;

std::optional<std::string> SpecterRules::inconsistency(const Table &table)
{
    return specter::inconsistency(table.open, table.sheets);
}

std::optional<int> SpecterRules::roundOf(const std::string &event)
{
    return numberIn<specter::PhaseBegan>(event, [](const auto &began) { return began.clock.turn; });
}

bool SpecterRules::isReveal(const Event &event)
{
    return isOneOf<specter::MoveShown, specter::AgentFactSaid, specter::CharacterRevealed, specter::CardAnnounced,
        specter::ObjectiveCompleted, specter::ObjectiveForetold, specter::AttackMade, specter::AmbushRolled,
        specter::BladeRaised, specter::TraitorRevealed, specter::SheetLaidOpen>(event);
}

tl::expected<specter::Pack, Malformed> SpecterRules::readPack(const std::string &content)
{
    return specter::readPack(content);
}

specter::Table SpecterRules::startOf(const Pack &pack, const std::string & /*mission*/, const std::string &edition)
{
    return specter::newTable(pack, edition == gameName.first ? specter::Edition::First : specter::Edition::Second);
}

} // namespace dossier
