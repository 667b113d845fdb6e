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
    /// When it was played, as people write a date.
    QString date{};
    /// One player in each entry, with the role.
    QStringList players{};
    std::shared_ptr<const conquest::PublicView> view{};
    /// The lines of the public journal, in order.
    std::vector<PublicJournalRow> lines{};
};

/// Returns the title of the pages, in the current language.
QString titleOf(ConquestPaper paper);

/// The reference sheet as HTML for paper, in the language that is spoken. A session's numbers stand in it: the sides of
/// the resistance sheet, the options of the table. Without one it has the usual.
QString referenceSheet(const conquest::PublicTable *table);

/// The session by what everybody knows of it.
QString report(const PrintedConquest &session);

} // namespace dossier
