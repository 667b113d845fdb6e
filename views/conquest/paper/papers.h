#pragma once

#include "model/conquest/seen/public_view.h"
#include "views/session/journal_row.h"
#include "views/session/print_page.h"

#include <QStringList>

#include <memory>

namespace dossier
{

/// Papers that can be printed of a session of Conquest of Planet Earth.
enum class ConquestPaper : std::uint8_t
{
    /// Summary of the turn, of the prices in points and of the abilities, to lie beside the board.
    Reference,
    /// Everything public about the session.
    Report,
};

/// Returns the papers in the order in which the print page offers them.
std::vector<PaperOffer> conquestPaperOffers();

/// Source of a paper: the names that people gave the session and its players, and the public table.
struct PrintedConquest
{
    QString name{};
    /// Date of play, as people write it.
    QString date{};
    /// One player for each entry, with the role.
    QStringList players{};
    std::shared_ptr<const conquest::PublicView> view{};
    /// The lines of the public journal, in order.
    std::vector<PublicJournalRow> lines{};
};

/// Returns the title of the pages, in the current language.
QString titleOf(ConquestPaper paper);

/// Returns the reference sheet as HTML for paper, in the current language, with the numbers of a session: the sides
/// of the resistance sheet, the options of the table. Without a session it has the usual numbers.
QString referenceSheet(const conquest::PublicTable *table);

/// Returns the session as far as it is public.
QString report(const PrintedConquest &session);

} // namespace dossier
