#include "views/specter/hunters/people_cards.h"

#include "views/kit/desk_layout.h"
#include "views/specter/parts/agent_card.h"

namespace dossier
{

Part peopleCards(const SeenSpecter &view, specter::Agent asked, const WhoPlays &players, const TableDraft &draft,
    const PeopleActions &actions)
{
    Parts cards;
    for (const auto &[kind, hunter] : view->open.hunters)
        cards.push_back(hunterCard(view, kind, players.of(kind), actions.hunters));
    if (view->open.agents.contains(asked))
        cards.push_back(agentCard(*view, asked));
    cards.push_back(tableCard(view, draft, actions.hunters.give, actions.changeTable));
    return column(std::move(cards)).spaced(panelGap);
}

} // namespace dossier
