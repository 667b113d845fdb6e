#include "app/omega/mission_printing.h"

#include "app/omega/overseer_session.h"
#include "app/play/omega/rules.h"
#include "app/play/read_events.h"
#include "app/session/printed_facts.h"
#include "views/session/journal_wording.h"

#include <QFileInfo>

#include <utility>

namespace dossier
{

namespace
{

void addEvents(omega::Events &all, const PublicJournalRow &row)
{
    if (row.line.what != journal::LineKind::Done || !row.line.standing)
        return;
    for (omega::Event &event : readEvents<OmegaRules>(lineOf(row.line).events))
        all.push_back(std::move(event));
}

PrintedMission printed(OverseerSession &session, journal::Eyes eyes)
{
    PrintedMission mission{.name = QFileInfo(session.path()).completeBaseName(),
        .date = dateOf(session.keptGame()),
        .players = rolesAndPlayers(session.players()),
        .view = session.publicView()};
    session.readRest();
    mission.summary = summaryOf(session);
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

omega::Summary summaryOf(OverseerSession &session)
{
    omega::Events events;
    for (const PublicJournalRow &row : session.allPublicLines())
        addEvents(events, row);
    return omega::summaryOf(events);
}

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
