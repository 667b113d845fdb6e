#include "views/specter/selection/drawn_move.h"

#include "model/specter/seen/evidence.h"
#include "model/specter/seen/numbers.h"

#include <utility>

namespace dossier
{

bool DrawnMove::update(const SpecterViewPtr &view)
{
    const bool sameTurn = isDue() && m_view->open.clock == view->open.clock && placeOf(*m_view) == placeOf(*view)
        && isOnMove(*view) && !m_draft.path.empty();
    const bool elsewhere = !m_view || placeOf(*m_view) != placeOf(*view);
    const bool planned = view->sheet && view->sheet->plan && isOnMove(*view);
    if (planned && (!sameTurn || !m_view->sheet->plan))
        m_draft = *view->sheet->plan;
    else if (!sameTurn)
        m_draft = standing(*view);
    m_view = view;
    lookAround();
    m_known = {};
    if (view->agent && view->open.agents.contains(*view->agent))
        m_known = publicKnowledge(view->open, *view->agent);
    judge();
    return elsewhere;
}

void DrawnMove::lookAround()
{
    m_ends = endsOf(*m_view, m_draft);
    m_sight = isDue() ? obligingSight(*m_view, m_draft) : SpaceSet();
}

void DrawnMove::judge()
{
    const bool moving = isDue() && !m_draft.path.empty();
    m_verdict = moving ? judged(*m_view, m_draft) : DraftVerdict{};
    m_known.after
        = moving && m_verdict.foreseen ? std::optional(sizeAfter(*m_view, m_draft, *m_verdict.foreseen)) : std::nullopt;
}

bool DrawnMove::draw(const AgentDraft &draft)
{
    if (!isDue())
        return false;
    AgentDraft drawn = draft;
    drawn.ruled = false;
    drawn.escape = specter::escapesOnceSaid(m_view->open, *m_view->agent, draft.path);
    if (drawn == m_draft)
        return false;
    const bool otherCard = drawn.card != m_draft.card;
    m_draft = std::move(drawn);
    if (otherCard)
        lookAround();
    judge();
    return true;
}

bool DrawnMove::press(Space space, bool lengthens)
{
    if (!isDue() || m_draft.path.empty() || !specter::boardOf(m_view->open).isOpen(space))
        return false;
    // A press on the end of the path may begin a stroke that goes on from it.
    // To a space out of reach the path has no steps: it is planned anew, for a card may have changed that.
    const bool isOutOfReach = m_draft.path.size() == 2 && m_verdict.refusal;
    if (m_draft.path.back() == specter::Coordinate(space) && (lengthens || !isOutOfReach))
        return false;
    return draw(lengthens ? lengthenedTo(*m_view, m_draft, space) : plannedTo(m_draft, m_ends, space));
}

bool DrawnMove::leaveStep()
{
    AgentDraft draft = m_draft;
    if (draft.path.size() > 1)
        draft.path.pop_back();
    return draw(draft);
}

bool DrawnMove::isWritten() const
{
    if (!m_view || !m_view->sheet || !m_view->sheet->plan)
        return false;
    AgentDraft drawn = m_draft;
    drawn.ruled = m_view->sheet->plan->ruled;
    return drawn == *m_view->sheet->plan;
}

} // namespace dossier
