#pragma once

#include "views/session/journal_row.h"
#include "views/session/print_page.h"
#include "views/specter/selection/public_view_ptr.h"

#include <QStringList>

namespace dossier
{

/// What can be printed of a session of Specter Ops.
enum class SpecterPaper : std::uint8_t
{
    /// A movement sheet to be written on.
    BlankSheet,
    /// The movement sheet of the agent whose view it is.
    FilledSheet,
    /// What everybody knows of the session, with the sheets once they lie open.
    Report,
};

/// How the page for printing offers them, in that order.
std::vector<PaperOffer> specterPaperOffers();

/// What a report is printed of: a session's name and players as people called them, and what everybody knows of it.
struct PrintedSession
{
    QString name{};
    /// When it was played, as people write a date.
    QString date{};
    /// One player in each entry, with the role.
    QStringList players{};
    SpecterPublicViewPtr view{};
    /// The lines of the public journal, in order.
    std::vector<PublicJournalRow> lines{};
};

/// What the pages are called, in the language that is spoken.
QString titleOf(SpecterPaper paper);

} // namespace dossier
