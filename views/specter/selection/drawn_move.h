#pragma once

#include "views/specter/selection/agent_draft.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// The agent's move while it is drawn: its table, its draft, the verdict of the rules and the public knowledge after
/// it. They are worked out once for each table and each draft.
class DrawnMove
{
public:
    /// Takes a current or a past table. A draft survives side events, but not the end of the turn that it was drawn
    /// for. Returns true when the agent is elsewhere than on the table before.
    bool update(const SpecterViewPtr &view);

    /// Makes the next table count as another game.
    void forget() { *this = {}; }

    [[nodiscard]] const SpecterViewPtr &view() const { return m_view; }

    /// True when the agent is due to move.
    [[nodiscard]] bool isDue() const { return m_view && isOnMove(*m_view); }

    [[nodiscard]] const AgentDraft &draft() const { return m_draft; }

    [[nodiscard]] std::vector<Space> path() const { return {m_draft.path.begin(), m_draft.path.end()}; }

    /// True when the draft is to stay in place and nothing else.
    [[nodiscard]] bool isStanding() const { return isDue() && m_draft == standing(*m_view); }

    [[nodiscard]] const DraftVerdict &verdict() const { return m_verdict; }

    /// Possible ends, each space with its quietest path.
    [[nodiscard]] const std::vector<specter::QuietestEnd> &ends() const { return m_ends; }

    /// Spaces where the table would see the agent, with the draft's card.
    [[nodiscard]] const SpaceSet &sight() const { return m_sight; }

    [[nodiscard]] const PublicKnowledge &known() const { return m_known; }

    /// Takes another draft; false when none can be drawn, or nothing changes. The end of the path decides if it is an
    /// escape.
    bool draw(const AgentDraft &draft);

    /// Plans the move to a clicked space from its start, or continues it there; a click on its end changes nothing. The
    /// card stays chosen.
    bool press(Space space, bool lengthens);

    /// Removes the last step, or all that was drawn.
    bool leaveStep();

    bool leaveAll() { return isDue() && draw(standing(*m_view)); }

    /// True when the sheet already holds this draft as its plan; rulings are not part of the comparison.
    [[nodiscard]] bool isWritten() const;

private:
    void lookAround();
    void judge();

    SpecterViewPtr m_view;
    AgentDraft m_draft;
    DraftVerdict m_verdict;
    std::vector<specter::QuietestEnd> m_ends;
    SpaceSet m_sight;
    PublicKnowledge m_known;
};

} // namespace dossier
