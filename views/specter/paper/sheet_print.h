#pragma once

#include "views/session/journal_row.h"
#include "views/session/print_page.h"
#include "views/specter/selection/public_view_ptr.h"

#include <QStringList>

namespace dossier
{

/// Papers that can be printed of a session of Specter Ops.
enum class SpecterPaper : std::uint8_t
{
    /// A movement sheet to be written on.
    BlankSheet,
    /// The movement sheet of the agent whose view it is.
    FilledSheet,
    /// Everything public about the session, with the sheets once they are open.
    Report,
};

/// Returns the papers in the order in which the print page offers them.
std::vector<PaperOffer> specterPaperOffers();

/// Source of a report: the names that people gave the session and its players, and the public table.
struct PrintedSession
{
    QString name{};
    /// Date of play, as people write it.
    QString date{};
    /// One player for each entry, with the role.
    QStringList players{};
    SpecterPublicViewPtr view{};
    /// The lines of the public journal, in order.
    std::vector<PublicJournalRow> lines{};
};

/// Returns the title of the pages, in the current language.
QString titleOf(SpecterPaper paper);

} // namespace dossier
