#include "app/conquest/drawing.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/open_values.h"
#include "model/conquest/seen/resistance.h"
#include "model/core/look_up.h"

#include <algorithm>

namespace dossier
{

namespace
{

using namespace conquest;

constexpr int faces = 6;

/// The randomness of a table.
class Drawing
{
public:
    Drawing(const Table &table, const DrawBelow &draw, const std::vector<int> &entered)
        : m_table(table)
        , m_draw(draw)
        , m_entered(entered)
    {
    }

    Command drawn(Command command)
    {
        visit([this](auto &held) { bringEffects(held); }, command);
        // The dice tell whether a card is turned up.
        if (auto *technology = get_if<RollTechnology>(&command))
            technology->card.clear();
        m_made.cards = namesIn(command);
        OpenValues open = openValues(m_table.open, m_table.hands, command, m_made);
        if (open.none())
            return command;
        drawCards(open);
        // A die is taken for each token, also where none is rolled: a seed goes on giving the same game.
        if (get_if<PlaceToken>(&command) != nullptr && open.dice.empty())
            open.dice.emplace_back(SharedDie::Space);
        while (m_made.dice.size() < open.dice.size())
            m_made.dice.push_back(face());
        // Dice may bring a card, and leave a choice between things that are alike.
        open = openValues(m_table.open, m_table.hands, command, m_made);
        drawCards(open);
        if (std::ranges::adjacent_find(open.pushed, std::not_equal_to{}) == open.pushed.end() && !open.pushed.empty())
            m_made.pushed = open.pushed.front();
        if (!open.lost.empty())
            m_made.lost = open.lost.front();
        Command made = filled(command, m_made);
        if (auto *placed = get_if<PlaceToken>(&made))
            joinOthers(*placed);
        return made;
    }

private:
    /// Draws the random results of a card, a text or an ability.
    template <typename C>
    void bringEffects(C &command)
    {
        if constexpr (requires { command.effects.size(); })
            for (Effect &effect : command.effects)
                bring(effect);
        else if constexpr (std::same_as<C, Correct>)
            bring(command.event);
    }

    /// Names the unnamed parts at random: any card of Space Stuff, any token.
    template <typename Happening>
    void bring(Happening &happening)
    {
        if (auto *gained = get_if<StuffGained>(&happening); gained != nullptr && gained->card.empty())
            gained->card = fromDeck(Deck::Stuff);
        else if (auto *placed = get_if<TokenPlaced>(&happening); placed != nullptr && placed->token.empty())
            placed->token = fromDeck(Deck::Tokens);
    }

    void drawCards(const OpenValues &open)
    {
        if (!open.card || !m_made.cards.empty())
            return;
        const OpenCards &card = *open.card;
        if (card.source == CardSource::Races && !card.names.empty())
            m_made.cards = {card.names[below(card.names.size())]};
        else if (card.source == CardSource::Deck && card.deck == Deck::Events)
            drawHand(card.max);
        else if (card.source == CardSource::Deck)
            if (const std::string name = fromDeck(card.deck); !name.empty())
                m_made.cards = {name};
    }

    void drawHand(std::size_t number)
    {
        for (Cards left = eventsLeft(); m_made.cards.size() < number;)
        {
            // A hand is filled across a shuffle.
            if (left.empty())
                left = discarded(Deck::Events);
            if (left.empty())
                return;
            m_made.cards.push_back(oneOf(left));
            if (--left[m_made.cards.back()] == 0)
                left.erase(m_made.cards.back());
        }
    }

    /// CQ-COOP-2: those of the centre stay together.
    void joinOthers(PlaceToken &placed) const
    {
        for (int at = 1; placingOf(m_table.open, placed).otherSpace && at <= faces; ++at)
            placed.face = at;
    }

    [[nodiscard]] std::size_t below(std::size_t end) const
    {
        return static_cast<std::size_t>(m_draw(static_cast<int>(end)));
    }

    int face() { return m_taken < m_entered.size() ? m_entered[m_taken++] : m_draw(faces) + 1; }

    [[nodiscard]] Cards discarded(Deck deck) const
    {
        const DeckInPlay *found = lookUp(m_table.open.decks, deck);
        return found != nullptr ? found->discarded : Cards{};
    }

    /// Returns the contents of the event deck: the cards that nobody has seen and that are in no hand kept by the app.
    [[nodiscard]] Cards eventsLeft() const
    {
        const DeckInPlay *found = lookUp(m_table.open.decks, Deck::Events);
        Cards left = found != nullptr && found->unseen ? *found->unseen : Cards{};
        for (const auto &[player, hand] : m_table.hands)
            for (const std::string &card : hand)
                --left[card];
        std::erase_if(left, [](const auto &card) { return card.second <= 0; });
        return left;
    }

    [[nodiscard]] std::string oneOf(const Cards &cards) const
    {
        int all = 0;
        for (const auto &[card, count] : cards)
            all += std::max(0, count);
        int at = all > 0 ? m_draw(all) : 0;
        for (const auto &[card, count] : cards)
            if ((at -= std::max(0, count)) < 0)
                return card;
        return {};
    }

    /// Returns a card or token at random; empty when nobody has entered the deck.
    [[nodiscard]] std::string fromDeck(Deck deck) const
    {
        const DeckInPlay *found = lookUp(m_table.open.decks, deck);
        if (found == nullptr || !found->unseen)
            return {};
        return oneOf(isShuffledFirst(m_table.open, deck) ? found->discarded : *found->unseen);
    }

    const Table &m_table;
    const DrawBelow &m_draw;
    const std::vector<int> &m_entered;
    /// Number of entered dice that the command already uses.
    std::size_t m_taken = 0;
    EnteredValues m_made;
};

} // namespace

conquest::Command drawn(const conquest::Table &table, const conquest::Command &command, const DrawBelow &draw,
    const std::vector<int> &entered)
{
    return Drawing(table, draw, entered).drawn(command);
}

} // namespace dossier
