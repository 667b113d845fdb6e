#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/agent_draft.h"

namespace dossier
{

using FollowPath = std::function<void(const std::vector<specter::Coordinate> &path)>;

/// Tells what would be shown if the move stopped at a space: those of the path that is drawn, and ends far off that
/// show least. What is shown alike is told once, and each space is one click away.
Part endsCard(const specter::View &view, const AgentDraft &draft, const std::vector<specter::QuietestEnd> &ends,
    const FollowPath &follow);

} // namespace dossier
