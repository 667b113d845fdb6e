#pragma once

#include "model/conquest/seen/public_view.h"
#include "views/session/journal_row.h"
#include "views/session/print_page.h"

#include <QStringList>

#include <memory>

namespace dossier
{

/// What can be printed of a session of Conquest of Planet Earth.
enum class ConquestPaper : std::uint8_t
{
    /// What a turn is, what points buy, what abilities do: to lie beside the board.
    Reference,
    /// What everybody knows of the session.
    Report,
};

/// How the page for printing offers them, in that order.
std::vector<PaperOffer> conquestPaperOffers();

/// What a paper is printed of: a session's name and players as people called them, and what everybody knows of it.
struct PrintedConquest
{
    QString name{};
    /// When it was played, as people write a date.
    QString date{};
    /// One player in each entry, with the role.
    QStringList players{};
    std::shared_ptr<const conquest::PublicView> view{};
    /// The lines of the public journal, in order.
    std::vector<PublicJournalRow> lines{};
};

/// What the pages are called, in the language that is spoken.
QString titleOf(ConquestPaper paper);

/// The reference sheet as HTML for paper, in the language that is spoken. A session's numbers stand in it: the sides of
/// the resistance sheet, the options of the table. Without one it has the usual.
QString referenceSheet(const conquest::PublicTable *table);

/// The session by what everybody knows of it.
QString report(const PrintedConquest &session);

} // namespace dossier
