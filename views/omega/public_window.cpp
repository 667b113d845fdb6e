#include "public_window.h"

#include "omega_wording.h"
#include "public_layout.h"
#include "public_panels.h"
#include "round_header.h"

#include <array>

namespace dossier
{

PublicWindow::PublicWindow()
    : m_journal(new PublicJournal(this))
    , m_panels{new PublicHeader(this), new PublicTrack(this), new PublicCommandos(this), new PublicPool(this),
          new PublicWells(this), new PublicReserves(this), new PublicMap(this), m_journal}
{
    retranslate();
}

void PublicWindow::render(const SeenView &everybodys)
{
    if (!everybodys || everybodys->overseer || !everybodys->notes.empty())
        return;
    m_view = everybodys;
    for (PublicPanel *panel : m_panels)
        panel->render(m_view);
    retranslate();
}

void PublicWindow::renderJournal(std::vector<ToldLine> lines)
{
    m_journal->renderLines(std::move(lines));
}

std::vector<PublicPart *> PublicWindow::parts() const
{
    return {m_panels.begin(), m_panels.end()};
}

void PublicWindow::arrange()
{
    const PublicLayout places = publicLayoutOf(size(), textPercent());
    const std::array rects{places.header, places.track, places.commandos, places.pool, places.wells, places.reserves,
        places.map, places.journal};
    for (std::size_t i = 0; i < m_panels.size(); ++i)
    {
        m_panels[i]->setGeometry(rects.at(i));
        m_panels[i]->setUnit(places.letters);
    }
}

void PublicWindow::retranslate()
{
    setAccessibleName(tr("What everybody at the table may see"));
    setWindowTitle(m_view ? tr("%1 · %2 – for everybody", "a mission, a round")
                                .arg(wording::name(m_view->open.content.mission.name), roundText(m_view->open))
                          : tr("For everybody"));
}

} // namespace dossier
