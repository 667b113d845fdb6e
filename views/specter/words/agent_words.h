#pragma once

#include "views/specter/asks/agent_draft.h"

#include <QString>

/// What the agent's screen says of a move.
namespace dossier::agentwords
{

/// What a move shows, in short: "nothing shown", "last seen on L14", "seen on L14".
QString brief(const specter::Shown &shown);

/// The same of a draft, which may be the escape.
QString brief(const AgentDraft &draft, const DraftVerdict &verdict);

/// What has to be read out, and why.
QString headline(const specter::Shown &shown);
QString headline(const AgentDraft &draft, const DraftVerdict &verdict);
QString reasons(const specter::View &view, const AgentDraft &draft, const specter::Foreseen &foreseen);

/// What the last move that is over showed.
QString said(const specter::Shown &shown, int turn);

/// What is heard of the cards: blinded and stunned hunters.
QString ofCard(const specter::View &view, const AgentDraft &draft, const specter::Foreseen &foreseen);

/// What the primary button does.
QString primary(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict);

/// The same without what will be announced, for a narrow button; empty where nothing is left out.
QString shorterPrimary(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict);

} // namespace dossier::agentwords
