#pragma once

#include "model/conquest/seen/view.h"

namespace dossier
{

/// Effects of cards and abilities as they were entered last, so that the next use begins with them.
class KnownEffects
{
public:
    /// Keeps the effects that a command enters for a card or ability.
    void note(const conquest::PublicTable &table, const conquest::Command &command);

    /// Returns the effects of a card, for another owner where they were the owner's; empty for an unknown card.
    [[nodiscard]] std::vector<conquest::Effect> effectsOf(
        const std::string &card, const std::optional<conquest::Colour> &owner) const;

    void clear() { m_entered.clear(); }

private:
    struct EnteredEffects
    {
        std::optional<conquest::Colour> owner{};
        std::vector<conquest::Effect> effects{};
    };

    std::map<std::string, EnteredEffects> m_entered;
};

/// Returns the effects that texts of the sample's cards and abilities have; members that the text leaves to the players
/// are impossible values, so that forms ask for them. The owner reads the text of an event that is for players; without
/// an owner the humans' text counts. Empty for any other text.
std::vector<conquest::Effect> printedEffects(
    const conquest::PublicTable &table, const std::string &card, const std::optional<conquest::Colour> &owner);

/// True for a location of the sample whose text only describes it: there is nothing to apply.
bool onlyDescribes(const conquest::PublicTable &table, const std::string &location);

} // namespace dossier
