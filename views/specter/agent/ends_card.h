#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/agent_draft.h"

namespace dossier
{

using FollowPath = std::function<void(const std::vector<specter::Coordinate> &path)>;

/// Shows the announcement for each space where the move could stop: those of the drawn path, and distant ends that
/// show least. Equal announcements share one text, and each space is one click away.
Part endsCard(const specter::View &view, const AgentDraft &draft, const std::vector<specter::QuietestEnd> &ends,
    const FollowPath &follow);

} // namespace dossier
