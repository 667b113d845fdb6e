#include "views/conquest/paper/papers.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestPapers
{
    Q_DECLARE_TR_FUNCTIONS(ConquestPapers)
};

} // namespace

std::vector<PaperOffer> conquestPaperOffers()
{
    return {{[] { return ConquestPapers::tr("Reference sheet"); },
                [] { return ConquestPapers::tr("The turn, what points buy and what abilities do, on one page"); },
                [] { return QString(); }},
        {[] { return ConquestPapers::tr("Report"); },
            [] { return ConquestPapers::tr("The public events of the session, round by round"); }, []
            { return ConquestPapers::tr("No game of Conquest of Planet Earth has begun, so there is no report."); }}};
}

QString titleOf(ConquestPaper paper)
{
    return paper == ConquestPaper::Report ? ConquestPapers::tr("Report of the session")
                                          : ConquestPapers::tr("Conquest of Planet Earth: reference sheet");
}

} // namespace dossier
