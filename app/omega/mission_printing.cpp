#include "app/omega/mission_printing.h"

#include "app/omega/overseer_session.h"
#include "app/session/printed_facts.h"
#include "views/session/journal_wording.h"

#include <QFileInfo>

namespace dossier
{

namespace
{

PrintedMission printed(OverseerSession &session, journal::Eyes eyes)
{
    PrintedMission mission{.name = QFileInfo(session.path()).completeBaseName(),
        .date = dateOf(session.keptGame()),
        .players = rolesAndPlayers(session.players()),
        .view = session.publicView()};
    session.readRest();
    if (eyes == journal::Eyes::KnowSecrets)
    {
        mission.secrets = session.overseerView()->overseer;
        mission.lines = session.lines(eyes, 1, session.lineCount(eyes));
    }
    else
        for (const PublicJournalRow &row : session.allPublicLines())
            mission.lines.push_back(journalRowOf(row));
    mission.rounds = session.rounds(eyes);
    return mission;
}

} // namespace

QString documentOf(OverseerSession &session, MissionPaper paper)
{
    if (paper == MissionPaper::Table)
        return tableSheet(printed(session, journal::Eyes::Everybodys));
    if (session.overseerView()->open.clock.step == omega::Step::SetUp)
        return {};
    const bool secret = paper == MissionPaper::OverseersReport;
    return missionReport(printed(session, secret ? journal::Eyes::KnowSecrets : journal::Eyes::Everybodys));
}

} // namespace dossier
