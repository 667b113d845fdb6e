#include "views/specter/agent/agent_default_act.h"

#include "views/kit/hotkeys.h"
#include "views/specter/agent/agent_offers.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/sheet_verdict.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct AgentDefaultActWords
{
    Q_DECLARE_TR_FUNCTIONS(AgentDefaultActWords)
};

AgentAct actOf(const specter::View &view, bool moves)
{
    if (view.open.clock.phase == specter::Phase::Over && view.agent && !view.open.sheets.contains(*view.agent))
        return AgentAct::LayOpen;
    if (areSheetsOpen(view.open))
        return AgentAct::ShowEnd;
    return moves ? AgentAct::Write : AgentAct::HandOver;
}

QString tipOf(AgentAct act)
{
    switch (act)
    {
    case AgentAct::Write:
        return hotkeys::with(
            AgentDefaultActWords::tr("Write the move on the sheet and show what you must announce"), hotkeys::nextStep);
    case AgentAct::LayOpen:
        return hotkeys::with(
            AgentDefaultActWords::tr("Reveal the sheet to everybody and check it against the announcements"),
            hotkeys::nextStep);
    case AgentAct::HandOver:
        return hotkeys::with(AgentDefaultActWords::tr("Cover this screen for the next player"), hotkeys::nextStep);
    case AgentAct::ShowEnd:
        break;
    }
    return hotkeys::with(AgentDefaultActWords::tr("Who has won, the standings, and another game"), hotkeys::nextStep);
}

} // namespace

AgentDefaultAct agentDefaultAct(const DrawnMove &move)
{
    const DraftVerdict &verdict = move.verdict();
    const AgentAct act = actOf(*move.view(), move.isDue());
    // Staying is a move, but not the most likely one: a card that is chosen for the path would be spent on it.
    const bool stays = move.isDue() && move.draft().path.size() < 2 && !verdict.escapes();
    // A card in the drawn move needs its choice here; cards taken before the first move are chosen among the offers.
    const bool choosesHere = verdict.wantsChoice() && move.draft().card;
    const bool writes = (!verdict.refusal || choosesHere) && !stays;
    const bool advised = (act != AgentAct::Write || writes) && !offersObjective(*move.view());
    // The tip names the key, which presses the default button.
    return {act, agentwords::defaultText(*move.view(), move.draft(), verdict),
        agentwords::shortDefaultText(*move.view(), move.draft(), verdict), advised ? tipOf(act) : QString(), advised};
}

} // namespace dossier
