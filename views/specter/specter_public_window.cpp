#include "specter_public_window.h"

#include "specter_public_layout.h"

#include <array>

namespace dossier
{

namespace
{

/// Whether a view holds nothing but what everybody may know.
bool isEverybodys(const specter::View &view)
{
    return !view.agent && !view.sheet && !view.health && !view.traitor && !view.foreseen && view.cardsLeft.empty()
        && view.charactersLeft.empty();
}

} // namespace

SpecterPublicWindow::SpecterPublicWindow()
    : m_board(new SpecterPublicBoard(this))
    , m_journal(new SpecterPublicJournal(this))
    , m_panels{new SpecterPublicHeader(this), new SpecterPublicTurns(this), new SpecterPublicSaid(this),
          new SpecterPublicHunters(this), new SpecterPublicAgent(this), m_board, m_journal}
{
    retranslate();
}

void SpecterPublicWindow::render(const SeenSpecter &everybodys)
{
    if (!everybodys || !isEverybodys(*everybodys) || (m_view && m_view->open == everybodys->open))
        return;
    m_view = everybodys;
    for (SpecterPublicPart *panel : m_panels)
        panel->render(m_view);
    retranslate();
}

void SpecterPublicWindow::renderJournal(PublicSentences lines)
{
    m_journal->renderLines(std::move(lines));
}

void SpecterPublicWindow::showHeat(bool shown)
{
    m_board->showHeat(shown);
}

std::vector<PublicPart *> SpecterPublicWindow::parts() const
{
    return {m_panels.begin(), m_panels.end()};
}

void SpecterPublicWindow::arrange()
{
    const SpecterPublicLayout places = specterPublicLayoutOf(size(), textPercent());
    const std::array rects{
        places.header, places.turns, places.said, places.hunters, places.agent, places.board, places.journal};
    for (std::size_t i = 0; i < m_panels.size(); ++i)
    {
        m_panels[i]->setGeometry(rects.at(i));
        m_panels[i]->setUnit(places.letters);
    }
}

void SpecterPublicWindow::retranslate()
{
    setAccessibleName(tr("What everybody at the table may see"));
    setWindowTitle(m_view ? tr("Specter Ops · turn %1 – for everybody").arg(m_view->open.clock.turn)
                          : tr("Specter Ops – for everybody"));
}

} // namespace dossier
