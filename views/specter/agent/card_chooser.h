#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/agent_draft.h"

#include <tuple>

namespace dossier
{

/// Spaces on the board for the chosen card.
struct CardSpaces
{
    /// Spaces where its token may lie, while the next space pressed becomes its place.
    std::optional<SpaceSet> places{};
    /// Spaces of hunters on whom it can be used, while none is chosen.
    SpaceSet hunters{};
};

struct CardActions
{
    Action<std::optional<specter::CardUse>> choose{};
    /// The next space that is pressed on the board is the token's, or the path's.
    Action<bool> chooseOnBoard{};
};

/// The equipment cards that can be used in this move, with their choices: before or after it, place, target, die.
class CardChooser
{
public:
    void update(const SpecterViewPtr &view, const AgentDraft &draft);

    [[nodiscard]] Part part(const CardActions &actions) const;

    void setOnBoard(bool onBoard) { m_onBoard = onBoard; }

    /// True if the card that is chosen has a token, and the next space pressed on the board is its place.
    [[nodiscard]] bool awaitsPlace() const { return m_needsPlace && m_onBoard && !m_places.empty(); }

    [[nodiscard]] CardSpaces spaces() const;

    /// Returns the card with the choice that a press on that space makes: the token's place, or a hunter on foot
    /// there (of several the next one); nothing when it makes none.
    [[nodiscard]] std::optional<specter::CardUse> chosenAt(Space space) const;

private:
    void findPlaces();
    void findHunters();
    /// Returns the rules' reason against the draft with that card.
    [[nodiscard]] specter::Refusal against(const specter::CardUse &card) const;
    [[nodiscard]] std::optional<specter::HunterKind> nextHunterAt(Space space) const;
    void addCards(Parts &parts, const CardActions &actions) const;
    void addTimes(Parts &parts, const CardActions &actions) const;
    void addPlaces(Parts &parts, const CardActions &actions) const;
    void addHunters(Parts &parts, const CardActions &actions) const;
    [[nodiscard]] QString effect() const;

    SpecterViewPtr m_view;
    AgentDraft m_draft;
    std::optional<specter::CardUse> m_card;
    bool m_isShown = false;
    bool m_onBoard = true;
    bool m_needsPlace = false;
    SpaceSet m_places;
    /// The card, its time and the space that the places belong to.
    std::tuple<int, bool, Space> m_placesOf;
    bool m_needsHunter = false;
    /// The hunters on foot while a target is needed, and the spaces of those whom the rules allow.
    std::vector<std::pair<specter::HunterKind, Space>> m_onFoot;
    SpaceSet m_targets;
    /// The hunters that can be chosen.
    std::vector<specter::HunterKind> m_listed;
};

} // namespace dossier
