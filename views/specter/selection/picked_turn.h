#pragma once

#include "views/specter/selection/hunters_pick.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// The hunters' turns while people pick what to do in them: the table that it is picked over, the pick, and the
/// commands that it comes to.
class PickedTurn
{
public:
    /// Takes a table, as it stands or as it stood. What is left of the pick fits it.
    void update(const SpecterViewPtr &view);

    /// What is taken next is another game.
    void forget() { *this = {}; }

    [[nodiscard]] const SpecterViewPtr &view() const { return m_view; }

    [[nodiscard]] const HuntersPick &pick() const { return m_pick; }

    /// Whether a turn or a phase has begun on that table since the one that was taken.
    [[nodiscard]] bool beginsOn(const specter::View &view) const;

    /// Picks that, as far as it fits the table.
    void choose(const HuntersPick &pick);

    /// Another hunter is to begin, since people pressed where he stands; false where they pressed elsewhere.
    bool chooseHunterAt(Space space);

    void chooseSpace(Space space) { choose(pickedAt(*m_view, m_pick, space)); }

    /// Whether what is picked asks the agent something, by the rules: what is against them tells nothing.
    [[nodiscard]] bool asksAgent() const;

    /// What ends the turn of a hunter who is done, and what begins the next one's, when a space is pressed that belongs
    /// to him.
    [[nodiscard]] std::optional<SpecterCommand> ending() const;
    [[nodiscard]] std::optional<SpecterCommand> beginning() const;

    /// An agent on paper has answered; the last answer gives the command.
    std::optional<SpecterCommand> answer(const specter::Said &said);

    void forgetAnswers() { m_pick.said.clear(); }

    /// Whether people have picked something that is not done yet: a space, another way, another hunter, an answer.
    [[nodiscard]] bool isPicked() const;

    /// The space that is picked is picked no longer; where none is, neither is the way or the hunter.
    void clearSelection();

    /// What Enter on a space gives that is picked already.
    [[nodiscard]] std::optional<SpecterCommand> again(Space space) const;

private:
    [[nodiscard]] bool isAnothers(const specter::View &view) const;

    /// What is picked before anybody has chosen.
    [[nodiscard]] HuntersPick usual() const { return keptOn(*m_view, {}, true); }

    SpecterViewPtr m_view;
    HuntersPick m_pick;
};

} // namespace dossier
