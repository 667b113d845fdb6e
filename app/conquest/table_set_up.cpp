#include "app/conquest/table_set_up.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/names.h"

namespace dossier
{

namespace
{

void namePlayers(ConquestSession &session, const ConquestWish &wish)
{
    std::vector<storage::Player> players;
    for (const auto &[colour, player] : wish.names)
        if (!player.trimmed().isEmpty())
            players.push_back({player.trimmed(), wording::name(colour)});
    if (!players.empty())
        session.namePlayers(players);
}

/// A set-up is the starting point: none of it is undone.
void submit(ConquestSession &session, const conquest::Seat &seat, const conquest::Command &command)
{
    session.submit(seat, command, {}, Given::ByItself);
}

/// CQ-SETUP-5. Open hands are drawn on the table; people decide about cards that are played immediately.
void drawHands(ConquestSession &session, const DrawBelow &draw)
{
    // The due commands come from the view before the first hand.
    const ConquestSession::ViewPtr seen = session.viewOf(conquest::PublicSeat{});
    for (const conquest::Due &due : seen->due)
        if (const auto *hand = get_if<conquest::DrawEvents>(&due.command); hand != nullptr
            && session.open()->players.keptHands.contains(hand->player)
            && conquest::deckSize(*session.open(), conquest::Deck::Events))
            submit(session, due.seat, session.drawnFor(due.command, draw));
}

} // namespace

void setUpTable(ConquestSession &session, const ConquestWish &wish, const DrawBelow &draw)
{
    namePlayers(session, wish);
    for (const conquest::Command &command : commandsOf(wish, session.open()->pack))
        submit(session, conquest::PublicSeat{}, command);
    drawHands(session, draw);
    const ConquestSession::ViewPtr seen = session.viewOf(conquest::PublicSeat{});
    if (!seen->due.empty() && holds_alternative<conquest::BeginGame>(seen->due.front().command))
        submit(session, conquest::PublicSeat{}, conquest::BeginGame{});
}

} // namespace dossier
