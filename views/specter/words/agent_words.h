#pragma once

#include "views/specter/selection/agent_draft.h"

#include <QString>
#include <QStringList>

/// Texts of the agent's screen about a move.
namespace dossier::agentwords
{

/// Summarizes the facts that a move shows: "nothing shown", "last seen on L14", "seen on L14".
QString brief(const specter::Shown &shown);

/// Summarizes a draft, which may be the escape.
QString brief(const AgentDraft &draft, const DraftVerdict &verdict);

/// Returns the announcement and its reasons.
QString headline(const specter::Shown &shown);
QString headline(const AgentDraft &draft, const DraftVerdict &verdict);
QString reasons(const specter::View &view, const AgentDraft &draft, const specter::Foreseen &foreseen);

/// Describes the facts that the last finished move showed.
QString said(const specter::Shown &shown, int turn);

/// Describes the public effects of the card: blinded and stunned hunters.
QString ofCard(const specter::View &view, const AgentDraft &draft, const specter::Foreseen &foreseen);

/// Says why the objective on a space cannot be turned over now; empty when it can, and when none is left to turn
/// over.
QString notCompleted(const specter::View &view, Space space);

/// Returns the objectives in reach for which there is such a reason.
std::vector<specter::Coordinate> notCompletedInReach(const specter::View &view);

/// Returns the text of the default button.
QString defaultText(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict);

/// Returns the text without the announcement, for a narrow button; empty when nothing would be left out.
QString shortDefaultText(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict);

} // namespace dossier::agentwords
