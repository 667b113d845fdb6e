#include "views/specter/agent/agent_page.h"

#include "views/board/board_view.h"
#include "views/session/moment_panel.h"
#include "views/session/reason_bar.h"
#include "views/specter/agent/agent_header.h"
#include "views/specter/agent/agent_offers.h"
#include "views/specter/agent/card_chooser.h"
#include "views/specter/agent/ends_card.h"
#include "views/specter/agent/know_card.h"
#include "views/specter/agent/movement_sheet.h"
#include "views/specter/agent/path_bar.h"
#include "views/specter/agent/say_card.h"
#include "views/specter/parts/hunters_card.h"
#include "views/specter/parts/scene.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/moments.h"
#include "views/specter/words/refusal_wording.h"

namespace dossier
{

void AgentPage::render(const SeenSpecter &view)
{
    showNow();
    // Moments are told once, also when people have looked back meanwhile.
    if (m_now)
        for (const Moment &moment : wording::moments(m_now->open, view->open))
            m_moment->tell(moment.headline, moment.sentence);
    m_now = view;
    showTable(view);
}

void AgentPage::renderPast(const SeenSpecter &view)
{
    showTable(view);
}

void AgentPage::forget()
{
    m_view.reset();
    m_now.reset();
    m_draft = {};
    m_moment->clear();
}

/// A draft outlives what happens beside it, but not the turn that it was drawn for.
void AgentPage::showTable(const SeenSpecter &view)
{
    const bool sameTurn = m_view && m_view->open.clock == view->open.clock && placeOf(*m_view) == placeOf(*view)
        && isOnMove(*m_view) && isOnMove(*view) && !m_draft.path.empty();
    const bool elsewhere = !m_view || placeOf(*m_view) != placeOf(*view);
    const bool planned = view->sheet && view->sheet->plan && isOnMove(*view);
    if (planned && (!sameTurn || !m_view->sheet->plan))
        m_draft = *view->sheet->plan;
    else if (!sameTurn)
        m_draft = standing(*view);
    m_view = view;
    m_earlier.clear();
    m_reason->dismiss();
    m_scene = specterScene(*view);
    lookAround();
    m_known = {};
    if (view->agent && view->open.agents.contains(*view->agent))
        m_known = publicKnowledge(view->open, *view->agent);
    m_header->render(*view);
    m_sheet->render(view);
    m_hunters->render(view->open);
    for (QWidget *acting : std::initializer_list<QWidget *>{m_header, m_offers, m_path, m_cards, m_stops})
        acting->setEnabled(!m_past);
    refresh();
    if (const std::optional<specter::Coordinate> at = placeOf(*view); at && elsewhere)
        m_board->moveCursorTo(*at);
}

void AgentPage::lookAround()
{
    m_ends = endsOf(*m_view, m_draft);
    m_sight = isOnMove(*m_view) ? obligingSight(*m_view, m_draft) : SpaceSet();
}

void AgentPage::refresh()
{
    if (!m_view)
        return;
    const bool moving = isOnMove(*m_view) && !m_draft.path.empty();
    m_verdict = moving ? judged(*m_view, m_draft) : DraftVerdict{};
    m_known.after
        = moving && m_verdict.foreseen ? std::optional(sizeAfter(*m_view, m_draft, *m_verdict.foreseen)) : std::nullopt;
    m_sheet->renderDraft(m_draft, m_verdict);
    m_path->render(*m_view, m_draft, m_verdict);
    m_say->render(*m_view, m_draft, m_verdict);
    m_stops->render(*m_view, m_draft, m_ends);
    m_know->render(m_known);
    m_offers->render(m_view);
    m_cards->render(*m_view, m_draft);
    refreshPrimary();
    refreshBoard();
}

void AgentPage::refreshBoard()
{
    BoardScene scene = m_scene;
    AgentLayers layers = m_path->layers();
    // Where the card's token can go may be all that is asked.
    if (m_cards->awaitsPlace())
        layers = {.sight = layers.sight, .places = false, .ends = false};
    if (layers.places)
        addPossible(scene, m_known.places);
    if (layers.sight)
        isOnMove(*m_view) ? addSight(scene, m_sight) : addSight(scene, m_view->open);
    if (layers.ends)
        addEnds(scene, m_ends);
    if (m_cards->awaitsPlace())
        addChoices(scene, m_cards->places(), tr("the card's token can go here"));
    if (!m_earlier.empty())
    {
        addPath(scene, m_earlier, {});
        scene.trails.back().tone = BoardTone::Plain;
    }
    if (isOnMove(*m_view))
        addPath(scene, path(), m_verdict.shown(), m_verdict.offending);
    m_board->render(scene);
}

bool AgentPage::hasSheetToLayOpen() const
{
    return m_view->open.clock.phase == specter::Phase::Over && m_view->agent
        && !m_view->open.sheets.contains(*m_view->agent);
}

void AgentPage::refreshPrimary()
{
    const QString text = agentwords::primary(*m_view, m_draft, m_verdict);
    const bool over = hasSheetToLayOpen();
    // To stay is a move, but not what is meant before anything was drawn.
    const bool stays = isOnMove(*m_view) && m_draft == standing(*m_view) && !m_verdict.escapes();
    m_header->setPrimary(text,
        isOnMove(*m_view) ? tr("Writes the move on the sheet and shows what you must announce (Ctrl+Enter)")
            : over        ? tr("Reveals the sheet to everybody and checks it against the announcements (Ctrl+Enter)")
                          : tr("Covers this screen for the next player (Ctrl+Enter)"),
        !m_past, (!m_verdict.refusal || m_verdict.wantsChoice()) && !stays);
    emit possibleChanged();
}

void AgentPage::setTheme(const Theme &theme)
{
    TablePage::setTheme(theme);
    m_header->setTheme(theme);
    m_sheet->setTheme(theme);
    m_know->setTheme(theme);
}

void AgentPage::explain(const specter::Violation &why, const SpecterAsk &ask)
{
    if (m_view)
    {
        Objection objection = wording::objectionOf(m_view, why);
        objection.overrule = [this, ask](const QString &reason) { emit commandGiven(ask, reason); };
        m_reason->explain(std::move(objection));
    }
}

void AgentPage::showAgain()
{
    if (m_view)
        m_past ? renderPast(SeenSpecter(m_view)) : render(SeenSpecter(m_view));
}

std::set<DeskAction> AgentPage::possible() const
{
    return m_view ? usuallyPossible(m_header->primary()->isEnabled()) : std::set<DeskAction>{};
}

void AgentPage::perform(DeskAction action)
{
    performUsual(action, *m_header->primary());
}

} // namespace dossier
