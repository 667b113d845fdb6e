#include "views/conquest/desk/known_effects.h"

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

/// Returns the owner of a due effect; none for a card of the humans or of the table.
std::optional<Colour> ownerOfEffect(const PublicTable &table, const std::string &card)
{
    const auto due = std::ranges::find(table.pending.effects, card, &DueEffect::card);
    return due == table.pending.effects.end() ? std::nullopt : due->player;
}

std::string cardOf(const Command &command)
{
    return visit(
        [](const auto &held) -> std::string
        {
            if constexpr (!requires { held.effects.size(); })
                return {};
            else if constexpr (requires { held.deck; })
                // A cancelling undoes effects of another card.
                return {};
            else if constexpr (requires { held.card.size(); })
                return held.card;
            else if constexpr (requires { held.ability.size(); })
                return held.ability;
            else
                return held.by;
        },
        command);
}

Effect forOwner(Effect effect, Colour before, Colour now)
{
    visit(
        [&](auto &held)
        {
            if constexpr (requires { Colour{held.player}; })
                if (held.player == before)
                    held.player = now;
        },
        effect);
    return effect;
}

} // namespace

void KnownEffects::note(const PublicTable &table, const Command &command)
{
    const std::string card = cardOf(command);
    if (card.empty())
        return;
    visit(
        [&](const auto &held)
        {
            if constexpr (requires { held.effects.size(); })
            {
                if (held.effects.empty())
                    return;
                std::optional<Colour> owner = ownerOfEffect(table, card);
                if constexpr (requires { Colour{held.player}; })
                    owner = held.player;
                m_entered[card] = {owner, held.effects};
            }
        },
        command);
}

std::vector<Effect> KnownEffects::effectsOf(const std::string &card, const std::optional<Colour> &owner) const
{
    const auto found = m_entered.find(card);
    if (found == m_entered.end())
        return {};
    std::vector<Effect> effects = found->second.effects;
    if (owner && found->second.owner)
        for (Effect &effect : effects)
            effect = forOwner(effect, *found->second.owner, *owner);
    return effects;
}

} // namespace dossier
