#include "app/conquest/drawing.h"

#include "model/conquest/seen/numbers.h"
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

    template <typename C>
    void operator()(C & /*command*/) const
    {
    }

    /// Draws the random results of a card, a text or an ability.
    template <typename C>
        requires requires(C &command) { command.effects.size(); }
    void operator()(C &command) const
    {
        for (Effect &effect : command.effects)
            bring(effect);
    }

    void operator()(Correct &command) const { bring(command.event); }

    void operator()(TakeRace &command) const
    {
        std::vector<std::string> left;
        for (const Race &race : m_table.open.pack.races)
            if (std::ranges::none_of(
                    m_table.open.inPlay, [&](const auto &player) { return player.second.race == race.name; }))
                left.push_back(race.name);
        if (command.race.empty() && !left.empty())
            command.race = left[below(left.size())];
    }

    void operator()(RollPoints &command) const { command.face = face(); }

    /// A player who keeps his 1 rolls nothing.
    void operator()(AnswerOne &command) const
    {
        if (command.face)
            command.face = face();
    }

    void operator()(RollFirst &command) const { rollFor(command.faces); }

    void operator()(Explore &command) const { take(command.card, Deck::Locations); }

    void operator()(TurnUpResistance &command) const { take(command.card, Deck::Resistance); }

    void operator()(RollBarrage &command) const { rollFor(command.dice); }

    void operator()(RollRound &command) const { rollBoth(command); }

    void operator()(DrawEvents &command) const
    {
        if (!m_table.open.players.keptHands.contains(command.player) || !command.cards.empty())
            return;
        for (Cards left = eventsLeft(); std::ssize(command.cards) < command.number;)
        {
            // A hand is filled across a shuffle.
            if (left.empty())
                left = discarded(Deck::Events);
            if (left.empty())
                return;
            command.cards.push_back(oneOf(left));
            if (--left[command.cards.back()] == 0)
                left.erase(command.cards.back());
        }
    }

    void operator()(DrawResistanceEvent &command) const { take(command.card, Deck::ResistanceEvents); }

    void operator()(PlaceToken &command) const
    {
        take(command.token, Deck::Tokens);
        command.face = face();
        // CQ-COOP-2: those of the centre stay together.
        for (int at = 1; placingOf(m_table.open, command).otherSpace && at <= faces; ++at)
            command.face = at;
        const std::vector<std::string> pushable = placingOf(m_table.open, command).pushable;
        const bool alike = std::ranges::adjacent_find(pushable, std::not_equal_to{}) == pushable.end();
        command.pushed = !pushable.empty() && alike ? pushable.front() : std::string();
    }

    void operator()(MoveToken &command) const { command.face = face(); }

    void operator()(FireBarrage &command) const { rollFor(command.dice); }

    void operator()(RollTechnology &command) const
    {
        for (int &each : command.faces)
            each = face();
        command.card.clear();
        if (std::ranges::find(command.faces, faces) != command.faces.end())
            take(command.card, Deck::Technology);
    }

    /// When identical aliens of one player fight, the lost one needs no choice.
    void operator()(FightCaptain &command) const
    {
        rollBoth(command);
        command.lost.reset();
        const std::optional<Battle> round = captainsRound(m_table.open, command);
        const std::vector<AlienId> there = aliensAt(m_table.open, command.at);
        if (round && resultOf(m_table.open, *round).winner == conquest::Side::Opponent && !there.empty())
            command.lost = there.front();
    }

private:
    /// Names the unnamed parts at random: any card of Space Stuff, any token.
    template <typename Happening>
    void bring(Happening &happening) const
    {
        if (auto *gained = get_if<StuffGained>(&happening))
            take(gained->card, Deck::Stuff);
        else if (auto *placed = get_if<TokenPlaced>(&happening))
            take(placed->token, Deck::Tokens);
    }

    [[nodiscard]] std::size_t below(std::size_t end) const
    {
        return static_cast<std::size_t>(m_draw(static_cast<int>(end)));
    }

    [[nodiscard]] int face() const { return m_taken < m_entered.size() ? m_entered[m_taken++] : m_draw(faces) + 1; }

    template <typename Who>
    void rollFor(std::map<Who, int> &dice) const
    {
        for (auto &[who, die] : dice)
            die = face();
    }

    template <typename C>
    void rollBoth(C &command) const
    {
        for (int &each : command.attacker)
            each = face();
        for (int &each : command.opponent)
            each = face();
    }

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

    void take(std::string &card, Deck deck) const
    {
        const DeckInPlay *found = lookUp(m_table.open.decks, deck);
        if (!card.empty() || found == nullptr || !found->unseen)
            return;
        card = oneOf(isShuffledFirst(m_table.open, deck) ? found->discarded : *found->unseen);
    }

    const Table &m_table;
    const DrawBelow &m_draw;
    const std::vector<int> &m_entered;
    /// Number of entered dice that the command already uses.
    mutable std::size_t m_taken = 0;
};

} // namespace

conquest::Command drawn(const conquest::Table &table, const conquest::Command &command, const DrawBelow &draw,
    const std::vector<int> &entered)
{
    conquest::Command made = command;
    visit(Drawing(table, draw, entered), made);
    return made;
}

} // namespace dossier
