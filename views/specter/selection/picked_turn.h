#pragma once

#include "views/specter/selection/hunters_pick.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// The hunters' turns while their actions are picked: the table, the pick on it, and the commands that follow.
class PickedTurn
{
public:
    /// Takes a current or a past table. The rest of the pick fits it.
    void update(const SpecterViewPtr &view);

    /// Makes the next table count as another game.
    void forget() { *this = {}; }

    [[nodiscard]] const SpecterViewPtr &view() const { return m_view; }

    [[nodiscard]] const HuntersPick &pick() const { return m_pick; }

    /// True when a turn or a phase has begun on that table since the previous one.
    [[nodiscard]] bool beginsOn(const specter::View &view) const;

    /// Picks that, as far as it fits the table.
    void choose(const HuntersPick &pick);

    /// Picks another hunter to begin when the players pressed that hunter's space; false when they pressed elsewhere.
    bool chooseHunterAt(Space space);

    void chooseSpace(Space space) { choose(pickedAt(*m_view, m_pick, space)); }

    /// True when the pick asks the agent something legal: an illegal pick reveals nothing.
    [[nodiscard]] bool asksAgent() const;

    /// Returns the commands that end the turn of a hunter who is done and begin the turn of the hunter to whom the
    /// pressed space belongs.
    [[nodiscard]] std::optional<SpecterCommand> ending() const;
    [[nodiscard]] std::optional<SpecterCommand> beginning() const;

    /// Adds an answer of an agent on paper; the last answer gives the command.
    std::optional<SpecterCommand> answer(const specter::Said &said);

    void forgetAnswers() { m_pick.said.clear(); }

    /// True when the players have picked something that is not done yet: a space, another way, another hunter, an
    /// answer.
    [[nodiscard]] bool isPicked() const;

    /// Clears the picked space; when there is none, the way and the hunter.
    void clearSelection();

    /// Returns the command that Enter gives on a space that is already picked.
    [[nodiscard]] std::optional<SpecterCommand> again(Space space) const;

private:
    [[nodiscard]] bool isAnothers(const specter::View &view) const;

    /// Returns the pick before any choice.
    [[nodiscard]] HuntersPick usual() const { return keptOn(*m_view, {}, true); }

    SpecterViewPtr m_view;
    HuntersPick m_pick;
};

} // namespace dossier
