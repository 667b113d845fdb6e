#include "views/specter/paper/sheet_print.h"

#include "views/specter/paper/sheet_document.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct SpecterPapers
{
    Q_DECLARE_TR_FUNCTIONS(SpecterPapers)
};

} // namespace

std::vector<PaperOffer> specterPaperOffers()
{
    return {{[] { return SpecterPapers::tr("Blank sheet"); },
                [] { return SpecterPapers::tr("A movement sheet of forty turns and the board, to write on"); },
                [] { return QString(); }},
        {[] { return SpecterPapers::tr("Sheet as written"); },
            []
            {
                return SpecterPapers::tr(
                    "The agent’s movement sheet with the way on the board; secret until it is revealed");
            },
            []
            {
                return SpecterPapers::tr(
                    "Until the sheet is revealed, only the agent’s player can print it, from the agent’s page.");
            }},
        {[] { return SpecterPapers::tr("Report"); },
            [] { return SpecterPapers::tr("The public events of the session, turn by turn"); },
            [] { return SpecterPapers::tr("No game of Specter Ops is open, so there is no report."); }}};
}

QString titleOf(SpecterPaper paper)
{
    return paper == SpecterPaper::Report ? reportTitle() : sheetTitle();
}

} // namespace dossier
