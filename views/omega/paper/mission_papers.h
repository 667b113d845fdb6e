#pragma once

#include "model/omega/seen/secrets.h"
#include "views/omega/parts/public_view_ptr.h"
#include "views/session/journal_row.h"
#include "views/session/print_page.h"

#include <QStringList>

namespace dossier
{

/// What can be printed of a session of LEVEL 7.
enum class MissionPaper : std::uint8_t
{
    /// The table as it stands: the board, the dashboard, the timers, everybody's numbers.
    Table,
    /// What happened as the overseer knows it, secrets and all.
    OverseersReport,
    /// What happened as everybody may know it.
    Report,
};

/// How the page for printing offers them, in that order.
std::vector<PaperOffer> missionPaperOffers();

/// What a paper is made of: a session's name and players as people called them, what everybody knows of the table, and
/// the journal's lines as whoever reads the paper may know them.
struct PrintedMission
{
    QString name{};
    /// When it was played, as people write a date.
    QString date{};
    /// One player in each entry, with the role.
    QStringList players{};
    OmegaPublicViewPtr view{};
    std::vector<JournalRow> lines{};
    /// With which of these lines a round began.
    std::vector<RoundMark> rounds{};
    /// On the overseer's paper alone.
    std::optional<omega::Secrets> secrets{};
};

/// What the pages are called, in the language that is spoken.
QString titleOf(MissionPaper paper);

/// What happened, round by round, and who fell, as HTML for paper in the language that is spoken.
QString missionReport(const PrintedMission &mission);

/// The table as it stands, to be laid beside the real one.
QString tableSheet(const PrintedMission &mission);

} // namespace dossier
