#pragma once

#include "views/specter/selection/agent_draft.h"

#include <QString>
#include <QStringList>

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

/// Why the objective on a space cannot be turned over now; empty where it can, and where none is left to turn over.
QString notCompleted(const specter::View &view, Space space);

/// The same of all that lie in reach.
QStringList notCompletedInReach(const specter::View &view);

/// What the primary button does.
QString defaultText(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict);

/// The same without what will be announced, for a narrow button; empty where nothing is left out.
QString shortDefaultText(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict);

} // namespace dossier::agentwords
