#include "model/conquest/apply.h"

#include <algorithm>

namespace dossier::conquest
{

void applyTo(Table &table, const MarkerMoved &event)
{
    int &marker = table.open.resistance.marker;
    marker = std::clamp(marker + event.by, 0, endOfTheTrack);
}

void applyTo(Table &table, const TokensCalled &event)
{
    std::vector<TokensDue> &due = table.open.resistance.tokensDue;
    due.insert(due.end(), event.due.begin(), event.due.end());
}

/// Removes one token of those that are due in that section, or all that are placed together.
void applyTo(Table &table, const TokensPut &event)
{
    std::vector<TokensDue> &due = table.open.resistance.tokensDue;
    const auto found = std::ranges::find(due, event.section, &TokensDue::section);
    if (found != due.end() && --found->number <= 0)
        due.erase(found);
}

void applyTo(Table &table, const StepBegan &event)
{
    table.open.resistance.step = event.step;
    table.open.resistance.acting = event.acting;
}

void applyTo(Table &table, const TokenActed &event)
{
    std::vector<TokenAt> &acting = table.open.resistance.acting;
    if (const auto found = std::ranges::find(acting, event.token); found != acting.end())
        acting.erase(found);
}

/// CQ-COOP-5.
void applyTo(Table &table, const ResistanceEventDrawn &event)
{
    table.open.pending.played = PlayedEvent{std::nullopt, event.card};
    table.open.pending.rolled.erase(event.card);
    const EventCard *card = eventNamed(table.open.pack, event.card);
    DeckInPlay &deck = table.open.decks[Deck::ResistanceEvents];
    if (deck.unseen)
        takeOne(*deck.unseen, event.card);
    if (card != nullptr && card->remains)
        table.open.resistance.remaining.push_back(event.card);
    else
        ++deck.discarded[event.card];
}

void applyTo(Table & /*table*/, const TechnologyRolled & /*event*/) { }

void applyTo(Table &table, const TechnologyDrawn &event)
{
    draw(table.open, Deck::Technology, event.card);
    table.open.resistance.technology.push_back(event.card);
}

/// CQ-RES-10: his token is out of the pool while he fights.
void applyTo(Table &table, const CaptainCame &event)
{
    draw(table.open, Deck::Tokens, event.token);
    table.open.resistance.captain = CaptainDue{event.token, event.spaces};
}

void applyTo(Table &table, const CaptainFought &event)
{
    if (table.open.resistance.captain)
        std::erase(table.open.resistance.captain->left, event.at);
}

void applyTo(Table &table, const CaptainLeft & /*event*/)
{
    std::optional<CaptainDue> &captain = table.open.resistance.captain;
    if (!captain)
        return;
    std::optional<Cards> &pool = table.open.decks[Deck::Tokens].unseen;
    if (pool)
        ++(*pool)[captain->token];
    captain.reset();
}

} // namespace dossier::conquest
