#include "views/conquest/desk/pending_draws.h"

#include "model/conquest/seen/resistance.h"

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

template <typename Happening>
bool isByChance(const Happening &happening)
{
    const auto *gained = get_if<StuffGained>(&happening);
    const auto *placed = get_if<TokenPlaced>(&happening);
    return (gained != nullptr && gained->card.empty()) || (placed != nullptr && placed->token.empty());
}

} // namespace

ConquestCommand PendingDraws::withEffectsDrawn(const ConquestCommand &command) const
{
    const bool byChance = visit(
        [](const auto &held)
        {
            if constexpr (requires { held.effects.size(); })
                return std::ranges::any_of(held.effects, [](const Effect &effect) { return isByChance(effect); });
            else if constexpr (requires { isByChance(held.event); })
                return isByChance(held.event);
            else
                return false;
        },
        command.command());
    return byChance ? drawn(command) : command;
}

void PendingDraws::updateAfter(const ConquestViewPtr &before, const ConquestViewPtr &now)
{
    if (!before || before->open.resistance.tokensDue != now->open.resistance.tokensDue
        || before->open.resistance.acting != now->open.resistance.acting)
        forget();
}

std::optional<ConquestCommand> PendingDraws::draw(
    const ConquestViewPtr &view, const ConquestCommand &command, DueForm &form)
{
    if (!draws() || !openValues(*view, command.command()).drawable)
        return std::nullopt;
    if (command.as<PlaceToken>() != nullptr)
    {
        if (const std::optional<EnteredValues> rolled = m_plan.roll(*view, m_chance, form.filling))
            form.filling = *rolled;
        return std::nullopt;
    }
    const Command drawn = m_chance(command.command(), form.filling.dice);
    // The rolled space of the token is shown before the command is given.
    if (const auto *move = get_if<MoveToken>(&drawn))
    {
        form.filling = {.dice = {move->face}};
        return std::nullopt;
    }
    // The card that a six brings from an unknown deck is requested from the players.
    if (const auto *technology = get_if<RollTechnology>(&drawn))
        if (const EnteredValues rolled{.dice = technology->faces};
            technology->card.empty() && !isComplete(*view, drawn, rolled))
        {
            form.filling = rolled;
            return std::nullopt;
        }
    // Captain Fantastic's dice wait, in sight, until people have entered the values that nobody knows yet.
    if (const auto *captain = get_if<FightCaptain>(&drawn); captain != nullptr && !captainsRound(view->open, *captain))
        form.filling = diceOf(*captain);
    if (const std::optional<EnteredValues> rolled = captainsDice(*view, drawn))
    {
        form.filling = *rolled;
        return std::nullopt;
    }
    return makeConquestCommand(drawn);
}

void PendingDraws::rollMoves(const ConquestViewPtr &view)
{
    if (draws())
        m_plan.rollMoves(*view, m_chance,
            [this](const std::vector<Command> &moves)
            {
                const auto comesUnderAliens
                    = [](const Event &event) { return holds_alternative<TokenAppeared>(event); };
                return !m_foresight
                    || std::ranges::none_of(m_foresight(moves),
                        [&](const Events &events) { return std::ranges::any_of(events, comesUnderAliens); });
            });
}

std::optional<ConquestCommand> PendingDraws::nextOfThePlan()
{
    const std::optional<Command> next = m_plan.take();
    return next ? std::optional(makeConquestCommand(*next)) : std::nullopt;
}

void PendingDraws::addTo(HexScene &scene, const std::optional<ConquestCommand> &whole) const
{
    if (!m_plan.isEmpty())
        addForeseen(scene, m_plan.commands(), m_foresight);
    else if (whole && (whole->as<PlaceToken>() != nullptr || whole->as<MoveToken>() != nullptr))
        addForeseen(scene, {whole->command()}, m_foresight);
}

} // namespace dossier
