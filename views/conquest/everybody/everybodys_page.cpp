#include "views/conquest/everybody/everybodys_page.h"

#include "views/conquest/everybody/public_layout.h"
#include "views/conquest/everybody/public_parts.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct ConquestPublicWindow
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ConquestPublicWindow)
};

PublicPlaces placesIn(const QSize &window, int textPercent)
{
    const ConquestPublicLayout places = conquestPublicLayoutOf(window, textPercent);
    return {places.fontSize, {places.header, places.players, places.board, places.battle, places.journal}};
}

} // namespace

PublicPage everybodysPage(const std::shared_ptr<const conquest::PublicTable> &table, const PublicSentences &lines,
    const ConquestPeople &people)
{
    return {[table]
        {
            return ConquestPublicWindow::tr("Conquest of Planet Earth · %1 – public", "a round")
                .arg(wording::roundName(table->clock.round));
        },
        {conquestPublicHeader(table), conquestPublicPlayers(table, people), conquestPublicBoard(table),
            conquestPublicBattle(table), publicNews(lines)},
        placesIn};
}

} // namespace dossier
