#include "views/omega/paper/mission_papers.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct MissionPapers
{
    Q_DECLARE_TR_FUNCTIONS(MissionPapers)
};

QString absent()
{
    return MissionPapers::tr("The mission has not begun yet, so there is no report.");
}

} // namespace

std::vector<PaperOffer> missionPaperOffers()
{
    return {{[] { return MissionPapers::tr("The table"); }, []
                { return MissionPapers::tr("The board, the timers, the dashboard and all figures as they are now"); },
                [] { return MissionPapers::tr("No session of LEVEL 7 is open, so there is no table."); }},
        {[] { return MissionPapers::tr("The overseer’s report"); },
            []
            {
                return MissionPapers::tr(
                    "The whole journal, round by round, with what only the overseer knows; secret");
            },
            absent},
        {[] { return MissionPapers::tr("Report"); },
            [] { return MissionPapers::tr("The public part, round by round: who fell, and how it ended"); }, absent}};
}

QString titleOf(MissionPaper paper)
{
    switch (paper)
    {
    case MissionPaper::Table:
        return MissionPapers::tr("The table");
    case MissionPaper::OverseersReport:
        return MissionPapers::tr("The overseer’s report, secret");
    default:
        return MissionPapers::tr("Report of the mission");
    }
}

} // namespace dossier
