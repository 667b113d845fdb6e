#include "app/play/conquest/rules.h"

#include "model/conquest/json/pack_json.h"
#include "model/conquest/seen/consistency.h"

namespace dossier
{

template class RecordedGame<ConquestRules>;

std::optional<std::string> ConquestRules::inconsistency(const Table &table)
{
    return conquest::inconsistency(table.open);
}

std::optional<int> ConquestRules::roundOf(const std::string &event)
{
    return numberIn<conquest::RoundBegan>(event, [](const auto &began) { return began.round; });
}

bool ConquestRules::isReveal(const Event &event)
{
    return isOneOf<conquest::TokensRevealed, conquest::EventPlayed, conquest::EventDiscarded, conquest::HandShown,
        conquest::HandDrawn, conquest::LocationDrawn, conquest::ResistanceTurnedUp, conquest::ResistanceEventDrawn,
        conquest::TechnologyDrawn, conquest::StuffGained>(event);
}

tl::expected<conquest::Pack, Malformed> ConquestRules::readPack(const std::string &content)
{
    return conquest::readPack(content);
}

conquest::Table ConquestRules::startOf(
    const Pack &pack, const std::string & /*mission*/, const std::string & /*edition*/)
{
    return conquest::newTable(pack);
}

} // namespace dossier
