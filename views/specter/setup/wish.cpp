#include "views/specter/setup/wish.h"

#include <algorithm>

namespace dossier
{

namespace
{

using namespace specter;

template <typename Thing>
void shuffle(std::vector<Thing> &things, const DrawBelow &draw)
{
    for (std::size_t left = things.size(); left > 1; --left)
        std::swap(things[left - 1], things[static_cast<std::size_t>(draw(static_cast<int>(left)))]);
}

/// Returns the kinds of hunters in the box, each once.
std::vector<HunterKind> huntersIn(const Pack &pack)
{
    std::vector<HunterKind> kinds;
    for (const HunterCard &card : pack.hunters)
        if (!std::ranges::count(kinds, card.kind))
            kinds.push_back(card.kind);
    return kinds;
}

/// Fills the hand to the number of cards taken: allowed cards of the old hand stay, the rest are drawn at random.
void fillHand(SpecterWish &wish, const Pack &pack, const DrawBelow &draw)
{
    std::vector<Equipment> box = cardsFor(pack, wish.character);
    std::vector<Equipment> hand;
    for (const Equipment card : wish.cards)
        if (const auto held = std::ranges::find(box, card); held != box.end())
        {
            hand.push_back(card);
            box.erase(held);
        }
    shuffle(box, draw);
    hand.insert(hand.end(), box.begin(), box.end());
    hand.resize(
        std::min(hand.size(), static_cast<std::size_t>(setUpFor(wish.players.number, wish.options).agentCards)));
    wish.cards = std::move(hand);
}

} // namespace

std::vector<Equipment> cardsFor(const Pack &pack, AgentKind character)
{
    std::vector<Equipment> cards;
    for (const EquipmentCard &card : pack.equipment)
        if (!card.uniqueTo || card.uniqueTo == character)
            cards.insert(cards.end(), static_cast<std::size_t>(std::max(0, card.copies)), card.kind);
    return cards;
}

bool isHand(const Pack &pack, AgentKind character, const std::vector<Equipment> &cards)
{
    const std::vector<Equipment> box = cardsFor(pack, character);
    return std::ranges::all_of(
        cards, [&](Equipment card) { return std::ranges::count(cards, card) <= std::ranges::count(box, card); });
}

SpecterWish withPlayers(SpecterWish wish, const Pack &pack, int players, const DrawBelow &draw)
{
    if (setUpFor(wish.players.number).objectivesArePublic && !setUpFor(players).objectivesArePublic)
        for (int &face : wish.objectives)
            face = draw(6) + 1;
    wish.players.number = players;
    const auto count = static_cast<std::size_t>(setUpFor(players).hunters);
    for (const HunterKind kind : huntersIn(pack))
        if (wish.players.hunters.size() < count && !std::ranges::count(wish.players.hunters, kind))
            wish.players.hunters.push_back(kind);
    wish.players.hunters.resize(std::min(count, wish.players.hunters.size()));
    fillHand(wish, pack, draw);
    if (!std::ranges::count(wish.players.hunters, wish.traitor) && !wish.players.hunters.empty())
        wish.traitor = wish.players.hunters[static_cast<std::size_t>(draw(static_cast<int>(count)))];
    return wish;
}

SpecterWish withOptions(SpecterWish wish, const Pack &pack, const TableOptions &options, const DrawBelow &draw)
{
    wish.options = options;
    fillHand(wish, pack, draw);
    return wish;
}

SpecterWish withCharacter(SpecterWish wish, const Pack &pack, AgentKind character)
{
    const AgentCard *to = cardOf(pack, character);
    if (const AgentCard *from = cardOf(pack, wish.character); from != nullptr && to != nullptr)
        std::ranges::replace(wish.cards, from->unique, to->unique);
    wish.character = character;
    fillHand(wish, pack, [](int /*below*/) { return 0; });
    return wish;
}

SpecterWish usualWish(const Pack &pack, int players, const DrawBelow &draw)
{
    SpecterWish wish;
    for (std::size_t i = 0; i < pack.board.objectives.size(); ++i)
        wish.objectives.push_back(draw(6) + 1);
    if (!pack.agents.empty())
        wish.character = pack.agents[static_cast<std::size_t>(draw(static_cast<int>(pack.agents.size())))].kind;
    wish = withPlayers(wish, pack, players, draw);
    if (!wish.players.hunters.empty())
        wish.traitor
            = wish.players.hunters[static_cast<std::size_t>(draw(static_cast<int>(wish.players.hunters.size())))];
    return wish;
}

std::vector<Command> commandsOf(const SpecterWish &wish)
{
    const SetUp setUp = setUpFor(wish.players.number);
    const bool kept = !wish.players.sheetsOnPaper;
    std::vector<Command> commands{ChoosePlayers{wish.players}, ChooseOptions{wish.options}};
    if (kept || setUp.objectivesArePublic)
        commands.emplace_back(RollObjectives{wish.objectives});
    if (kept)
    {
        commands.emplace_back(ChooseCharacter{Agent::First, wish.character});
        commands.emplace_back(TakeCards{Agent::First, wish.cards});
        if (setUp.traitor)
            commands.emplace_back(DealRoles{wish.traitor});
    }
    commands.emplace_back(BeginGame{});
    return commands;
}

SpecterWish wishOf(const View &agents, SpecterWish otherwise)
{
    const PublicTable &open = agents.open;
    if (open.hunters.empty())
        return otherwise;
    otherwise.players = open.players;
    otherwise.options = open.options;
    const std::vector<Coordinate> &laid
        = open.objectives.empty() && agents.sheet ? agents.sheet->objectives : open.objectives;
    for (std::size_t i = 0; i < open.pack.board.objectives.size() && i < otherwise.objectives.size(); ++i)
        for (std::size_t face = 0; face < open.pack.board.objectives[i].size(); ++face)
            if (std::ranges::count(laid, open.pack.board.objectives[i][face]))
                otherwise.objectives[i] = static_cast<int>(face) + 1;
    if (agents.sheet && agents.sheet->character)
        otherwise.character = *agents.sheet->character;
    if (agents.sheet && !agents.sheet->cards.empty())
        otherwise.cards = agents.sheet->cards;
    otherwise.traitor = agents.traitor.value_or(otherwise.traitor);
    return otherwise;
}

} // namespace dossier
