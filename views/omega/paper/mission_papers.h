#pragma once

#include "model/omega/seen/secrets.h"
#include "model/omega/seen/summary.h"
#include "views/omega/parts/public_view_ptr.h"
#include "views/session/journal_row.h"
#include "views/session/print_page.h"

#include <QStringList>

namespace dossier
{

/// Printable papers of a session of LEVEL 7.
enum class MissionPaper : std::uint8_t
{
    /// The present table: the board, the dashboard, the timers, everybody's numbers.
    Table,
    /// The report as the overseer knows it, including secrets.
    OverseersReport,
    /// The report as everybody may know it.
    Report,
};

/// Returns the offers for the print page, in its order.
std::vector<PaperOffer> missionPaperOffers();

/// The source of a paper: a session's name and players as people called them, the public knowledge of the table, and
/// the journal's lines as the reader of the paper may know them.
struct PrintedMission
{
    QString name{};
    /// The date of the session, in the usual format.
    QString date{};
    /// One player in each entry, with the role.
    QStringList players{};
    OmegaPublicViewPtr view{};
    std::vector<JournalRow> lines{};
    /// The game that everybody saw, counted.
    omega::Summary summary{};
    /// The lines with which a round began.
    std::vector<RoundMark> rounds{};
    /// Only on the overseer's paper.
    std::optional<omega::Secrets> secrets{};
};

/// Returns the title of the pages, in the current language.
QString titleOf(MissionPaper paper);

/// Returns the events, round by round, and the casualties, as HTML for paper in the current language.
QString missionReport(const PrintedMission &mission);

/// Returns the present table, to be laid beside the real one.
QString tableSheet(const PrintedMission &mission);

} // namespace dossier
