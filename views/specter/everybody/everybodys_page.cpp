#include "views/specter/everybody/everybodys_page.h"

#include "views/specter/everybody/public_layout.h"
#include "views/specter/everybody/public_parts.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct SpecterPublicWindow
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SpecterPublicWindow)
};

QString titleOf(const specter::PublicView &view)
{
    return SpecterPublicWindow::tr("Specter Ops · turn %1 – public").arg(view.open.clock.turn);
}

PublicPlaces placesIn(const specter::PublicTable &table, const QSize &window, int textPercent)
{
    constexpr int fewPlayers = 3;
    const SpecterPublicLayout places
        = specterPublicLayoutOf(window, textPercent, table.players.number > fewPlayers, table.agents.size() > 1);
    return {places.fontSize,
        {places.header, places.turns, places.said, places.hunters, places.agent, places.board, places.journal}};
}

/// The result is above in a large font, so that no journal line has to be cut for it.
PublicSentences withoutEnd(const SpecterPublicViewPtr &view, const PublicSentences &lines)
{
    if (!view->open.outcome)
        return lines;
    return [view, lines]
    {
        QStringList all = lines();
        for (QString &line : all)
            line.remove(wording::sentence(view->open, *view->open.outcome) + QStringLiteral(" · "));
        return all;
    };
}

} // namespace

PublicPage everybodysPage(const SpecterPublicViewPtr &view, const PublicSentences &lines,
    const std::shared_ptr<Inference> &heat, const WhoPlays &players)
{
    return {[view] { return titleOf(*view); },
        {specterPublicHeader(view), specterPublicTurns(view), specterPublicSaid(view),
            specterPublicHunters(view, players), specterPublicAgent(view), specterPublicBoard(view, heat),
            publicNews(withoutEnd(view, lines))},
        [view](const QSize &window, int textPercent) { return placesIn(view->open, window, textPercent); }};
}

} // namespace dossier
