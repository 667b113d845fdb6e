#include "views/omega/everybody/everybodys_page.h"

#include "views/omega/everybody/public_layout.h"
#include "views/omega/everybody/public_parts.h"
#include "views/omega/parts/round_header.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct PublicWindow
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PublicWindow)
};

QString titleOf(const omega::PublicView &view)
{
    return PublicWindow::tr("%1 · %2 – public", "a mission, a round")
        .arg(wording::name(view.open.content.mission.name), roundText(view.open));
}

PublicPlaces placesIn(const QSize &window, int textPercent)
{
    const PublicLayout places = publicLayoutOf(window, textPercent);
    return {places.fontSize,
        {places.header, places.track, places.commandos, places.pool, places.wells, places.reserves, places.map,
            places.journal}};
}

} // namespace

PublicPage everybodysPage(
    const OmegaPublicViewPtr &view, const PublicSentences &lines, const PublicTime &time, const OmegaPeople &people)
{
    return {[view] { return titleOf(*view); },
        {publicHeader(view, time), publicTrack(view), publicCommandos(view, people), publicPool(view),
            publicWells(view, people), publicReserves(view), publicMap(view), publicNews(lines)},
        placesIn};
}

} // namespace dossier
