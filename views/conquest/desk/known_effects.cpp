#include "views/conquest/desk/known_effects.h"

#include "model/conquest/seen/numbers.h"

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

namespace
{

/// Stand for what the players choose.
constexpr Place anySpace{-1, -1};
constexpr auto anyPlayer = static_cast<Colour>(9);

/// Returns the text that counts for an owner, or for the humans; of the sample alone.
std::string sampleTextOf(const PublicTable &table, const std::string &card, const std::optional<Colour> &owner)
{
    if (const EventCard *event = eventNamed(table.pack, card))
        return owner ? event->text : event->redText;
    if (const StuffCard *stuff = stuffNamed(table.pack, card))
        return stuff->text;
    if (const TechnologyCard *technology = technologyNamed(table.pack, card))
        return technology->text;
    const RaceAbility *ability = owner ? abilityOf(table, *owner, card) : nullptr;
    return ability != nullptr ? ability->text : std::string();
}

/// Returns the effect on each player who has something to lose.
template <typename E>
std::vector<Effect> eachLosesOne(const PublicTable &table, const auto &has)
{
    std::vector<Effect> all;
    for (const Colour player : table.players.colours)
        if (has(inPlay(table, player)) > 0)
            all.emplace_back(E{player, -1});
    return all;
}

} // namespace

std::vector<Effect> printedEffects(
    const PublicTable &table, const std::string &card, const std::optional<Colour> &owner)
{
    const std::string text = sampleTextOf(table, card, owner);
    const Colour player = owner.value_or(anyPlayer);
    const bool defends = table.battle && owner && table.battle->enemy == owner;
    const Side side = defends ? Side::Opponent : Side::Attacker;
    if (text == "Each player loses an action point.")
        return eachLosesOne<PointsChanged>(table, [](const PlayerInPlay &one) { return one.points.left.value_or(0); });
    if (text == "Each player loses a threat token.")
        return eachLosesOne<ThreatChanged>(table, [](const PlayerInPlay &one) { return one.threat; });
    const std::map<std::string_view, Effect> effects{
        {"Take a threat token.", ThreatChanged{player, 1}},
        {"Take two action points in your own turn.", PointsChanged{player, 2}},
        {"Spend a threat token: take one action point.", PointsChanged{player, 1}},
        {"Gain 1 terror.", TerrorChanged{player, 1}},
        {"Draw a Space Stuff card.", StuffGained{player, {}}},
        {"Add 2 to the resistance in a fight.", BonusChanged{Side::Opponent, 2}},
        {"Add 3 to your strength in your next fight of this turn.", BonusChanged{side, 3}},
        {"Add 1 to your strength in a fight.", BonusChanged{side, 1}},
        {"Spend a threat token: add 2 to your strength in this fight.", BonusChanged{side, 2}},
        {"Spend a threat token: add 3 to your strength in this fight.", BonusChanged{side, 3}},
        {"Demolish a location next to one of your aliens.", Demolished{anySpace}},
        {"Place Sample Footsoldiers on any space.", TokenPlaced{anySpace, "Sample Footsoldiers"}},
        {"Place Sample Jumpers on any space.", TokenPlaced{anySpace, "Sample Jumpers"}},
        {"Place Sample Jumpers on the first player's landing site.", TokenPlaced{anySpace, "Sample Jumpers"}},
        {"A player discards an event.", EventDiscarded{anyPlayer, {}}},
        {"The technology marker goes on by one.", MarkerMoved{1}},
    };
    const auto found = effects.find(text);
    return found == effects.end() ? std::vector<Effect>() : std::vector{found->second};
}

bool onlyDescribes(const PublicTable &table, const std::string &location)
{
    const LocationCard *card = locationNamed(table.pack, location);
    return card != nullptr
        && (card->text == "Nobody lives here." || card->text == "The goal of the game."
            || card->text == "The other goal of the game.");
}

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
    // The card that was discarded then says nothing about the next one.
    for (Effect &effect : effects)
        if (auto *discarded = get_if<EventDiscarded>(&effect))
            discarded->card.clear();
    if (owner && found->second.owner)
        for (Effect &effect : effects)
            effect = forOwner(effect, *found->second.owner, *owner);
    return effects;
}

} // namespace dossier
