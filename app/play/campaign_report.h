#pragma once

#include "app/play/report_text.h"
#include "app/play/session_overview.h"
#include "app/play/statistics.h"

namespace dossier
{

/// A report, and what could not be read for it.
struct CampaignReport
{
    std::vector<ReportBlock> blocks{};
    std::vector<NotCounted> left{};
};

/// Returns a report of sessions of a file by what everybody knows of them; one alone comes with its journal. The
/// sessions are read with their state.
CampaignReport reportOf(const QString &path, const std::vector<SessionOverview> &sessions, const PlayedGames &games);

/// Returns the text of its first heading.
QString titleOf(const CampaignReport &report);

} // namespace dossier
