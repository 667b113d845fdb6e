#include "model/conquest/play_resistance.h"
#include "model/conquest/seen/due.h"
#include "model/conquest/seen/resistance.h"

#include <algorithm>

namespace dossier::conquest
{

void Play::add(Event event)
{
    conquest::apply(m_table, event);
    m_events.push_back(std::move(event));
}

void shuffleIfEmpty(Play &play, Deck deck)
{
    if (isShuffledFirst(play.open(), deck))
        play.add(DeckShuffled{deck});
}

namespace
{

/// CQ-TOKEN-3: announces a token that arrives under aliens and is fought at once.
void appear(Play &play, Place at, const std::string &token)
{
    const std::vector<std::string> &there = spaceAt(play.open(), at).tokens;
    if (std::ranges::find(there, token) != there.end() && !aliensAt(play.open(), at).empty()
        && play.open().clock.phase != Phase::SetUp)
        play.add(TokenAppeared{{at, token}});
}

} // namespace

void placeToken(Play &play, Place at, const std::string &token)
{
    const std::size_t before = spaceAt(play.open(), at).tokens.size();
    play.add(TokenPlaced{at, token});
    if (spaceAt(play.open(), at).tokens.size() > before)
        appear(play, at, token);
}

void moveToken(Play &play, Place from, Place to, const std::string &token)
{
    const std::size_t before = spaceAt(play.open(), to).tokens.size();
    play.add(TokenMoved{from, to, token});
    if (spaceAt(play.open(), to).tokens.size() > before)
        appear(play, to, token);
}

namespace
{

struct EffectPlay
{
    Play &play;
    /// Spaces from which this card has already pushed a token away.
    std::set<Place> &pushed;

    /// CQ-RES-7: pushes the first of several tokens when the card names none; a competitive game pushes nothing.
    /// CQ-RES-10: Captain Fantastic is not placed on a space; he comes to that section, unless he is already there.
    void operator()(const TokenPlaced &effect) const
    {
        const TokenKind *kind = tokenNamed(play.open().pack, effect.token);
        if (kind != nullptr && kind->superhero)
            return captainComes(play, effect.token, effect.at.section);
        const std::vector<std::string> there = spaceAt(play.open(), effect.at).tokens;
        const Place centre{effect.at.section, 0};
        const bool centreIsFull = spaceAt(play.open(), centre).tokens.size() >= maxTokens;
        if (!isCooperative(play.open()) || there.empty() || pushed.contains(effect.at))
            return placeToken(play, effect.at, effect.token);
        if (there.size() >= maxTokens && centreIsFull)
            return moveMarker(play, 1);
        if (!centreIsFull && effect.at != centre)
            moveToken(play, effect.at, centre, there.front());
        placeToken(play, effect.at, effect.token);
    }

    void operator()(const TokenMoved &effect) const
    {
        moveToken(play, effect.from, effect.to, effect.token);
        pushed.insert(effect.from);
    }

    void operator()(const MarkerMoved &effect) const { moveMarker(play, effect.by); }

    void operator()(const StuffGained &effect) const
    {
        shuffleIfEmpty(play, Deck::Stuff);
        play.add(effect);
    }

    template <typename T>
    void operator()(const T &effect) const
    {
        play.add(effect);
    }
};

} // namespace

void applyEffects(Play &play, const std::string &by, const std::vector<Effect> &effects)
{
    if (effects.empty())
        return;
    play.byCard = by;
    std::set<Place> pushed;
    const bool wasClaimed = play.open().pending.winning.has_value();
    for (std::size_t place = 0; place < effects.size(); ++place)
    {
        if (const std::optional<std::string> fault = malformedEffect(play.open(), effects[place]))
        {
            play.fault = "/effects/" + std::to_string(place) + *fault;
            return;
        }
        visit(EffectPlay{play, pushed}, effects[place]);
        captainLeavesIfDone(play);
        settleEnd(play);
        if (play.open().outcome || (!wasClaimed && play.open().pending.winning))
            return;
    }
}

void applyOrOwe(
    Play &play, const std::optional<Colour> &player, const std::string &by, const std::vector<Effect> &effects)
{
    if (effects.empty())
        play.add(EffectBecameDue{player, by});
    else
        applyEffects(play, by, effects);
}

void fireBarrage(Play &play, const TokenAt &by, const std::map<AlienId, int> &dice)
{
    constexpr int hit = 2;
    play.add(BarrageFired{by, dice});
    for (const auto &[alien, face] : dice)
        if (face <= hit)
            play.add(AlienDestroyed{alien});
}

void shuffleForSuperhero(Play &play, const Fight &fought)
{
    const ResistanceCard *card
        = fought.against == Against::Cards ? resistanceNamed(play.open().pack, fought.name) : nullptr;
    if (card != nullptr && card->superhero)
        play.add(DeckShuffled{Deck::Resistance});
}

/// By option the tokens that were beaten in it return; they did not appear, so nobody fights them at once. CQ-TOKEN-3:
/// one that appeared and was not beaten is fought by the next player with aliens there.
void loseBattle(Play &play)
{
    const Battle battle = *play.open().battle;
    play.add(BattleEnded{false});
    shuffleForSuperhero(play, battle.fight);
    if (play.open().options.beatenTokensReturn)
        for (const std::string &token : battle.beaten)
            if (spaceAt(play.open(), battle.at).tokens.size() < maxTokens && mayCome(play.open(), Deck::Tokens, token))
                play.add(TokenPlaced{battle.at, token});
    if (battle.outOfTurn && !isCooperative(play.open()) && battle.fight.against == Against::Token)
        appear(play, battle.at, battle.fight.name);
}

// --- Automatic steps ---

namespace
{

/// CQ-CMD-1: reveals the tokens once all players have chosen.
void revealTokens(Play &play)
{
    const PublicTable &open = play.open();
    const std::map<Colour, CommandToken> chosen = play.table().chosen;
    if (!isCooperative(open) && !chosen.empty() && chosen.size() == open.players.colours.size())
        play.add(TokensRevealed{chosen});
}

/// CQ-CMD-3.
void chooseFirst(Play &play)
{
    const PublicTable &open = play.open();
    const auto isKnown
        = [&](Colour player) { return inPlay(open, player).points.left && !inPlay(open, player).points.offered; };
    const std::vector<Colour> &players = open.players.colours;
    if (players.empty() || !open.pending.tied.empty() || !std::ranges::all_of(players, isKnown))
        return;
    // Begins with the first player of the last round, or with the first seat.
    std::vector<Colour> order = turnOrder(open);
    if (open.first)
        std::ranges::rotate(order, order.begin() + 1);
    const auto points = [&](Colour player) { return inPlay(open, player).points.had; };
    const int fewest = points(std::ranges::min(order, {}, points));
    std::erase_if(order, [&](Colour player) { return points(player) != fewest; });
    if (order.size() == 1 || open.options.firstTie == FirstTie::NextAfterTheLast)
        beginTurns(play, order.front());
    else
        play.add(FirstTied{order});
}

/// CQ-DUE-1: begins the next turn, or the next phase when all had theirs.
void nextTurn(Play &play)
{
    for (const Colour player : turnOrder(play.open()))
        if (!inPlay(play.open(), player).hadTurn)
            return play.add(TurnBegan{player});
    if (isCooperative(play.open()) && play.open().options.resistanceTime == ResistanceTime::AfterTheTurns)
        beginResistancePhase(play);
    else
        beginRound(play);
}

/// Ends a battle without fighters or foes, for any reason.
void settleBattle(Play &play)
{
    if (!play.open().battle || play.open().battle->stage == Stage::Conquer)
        return;
    const Battle battle = *play.open().battle;
    const bool none = fighters(play.open(), battle, Side::Attacker).empty();
    const bool noEnemy = battle.enemy && fighters(play.open(), battle, Side::Opponent).empty();
    if (none && !battle.enemy)
        loseBattle(play);
    else if (none || noEnemy)
    {
        Battle over = battle;
        over.loser = none ? battle.by : *battle.enemy;
        if ((none && noEnemy) || !mayPutToken(play.open(), over))
            return play.add(BattleEnded{noEnemy && !none});
        play.add(StageChanged{Stage::Conquer, over.loser});
    }
}

/// Ends a fight against a token that a card took off the board, and one of heroes when no card is left for them to help
/// (CQ-STATE-4).
void settleFight(Play &play)
{
    if (!play.open().battle)
        return;
    const Battle battle = *play.open().battle;
    const std::vector<std::string> &there = spaceAt(play.open(), battle.at).tokens;
    const bool taken = battle.fight.against == Against::Token && !battle.fight.name.empty()
        && std::ranges::find(there, battle.fight.name) == there.end();
    if (taken || (battle.stage == Stage::TurnUp && isUsedUp(play.open(), Deck::Resistance)))
        play.add(FightWon{});
}

/// CQ-FIGHT-3, -7: ends a battle when nothing is left to fight.
void settleVictory(Play &play)
{
    if (!play.open().battle || play.open().battle->stage != Stage::NextFight || play.open().battle->enemy)
        return;
    const Battle battle = *play.open().battle;
    const bool resisted = battle.cardsLeft > 0 && resistanceNow(play.open(), battle.at) > 0;
    const auto due = tokensToFight(play.open());
    const bool more = battle.outOfTurn
        ? std::ranges::any_of(due, [&](const TokenAt &token) { return token.at == battle.at; })
        : !spaceAt(play.open(), battle.at).tokens.empty() || resisted;
    if (more)
        return;
    if (!battle.outOfTurn && mayBeConquered(play.open(), battle.at))
        play.add(StageChanged{Stage::Conquer});
    else
        play.add(BattleEnded{true});
}

} // namespace

void settleEnd(Play &play)
{
    const PublicTable &open = play.open();
    if (open.outcome || open.clock.phase == Phase::SetUp)
        return;
    if (isCooperative(open))
    {
        const std::set<Colour> all(open.players.colours.begin(), open.players.colours.end());
        if (open.resistance.marker >= endOfTheTrack)
            play.add(GameEnded{{Ending::Cannon, {}}});
        else if (terrorOfAll(open) >= terrorWanted(open) && !objectiveMissing(open))
            play.add(GameEnded{{Ending::Terror, all}});
        return;
    }
    if (open.pending.winning && !open.pending.winning->asked.empty())
        return;
    for (const Colour player : turnOrder(open))
    {
        if (terrorOf(open, player) < terrorWanted(open))
            continue;
        if (!play.byCard.empty() && !open.pending.winning)
            play.add(WinClaimed{player, play.byCard});
        else
            play.add(GameEnded{{Ending::Terror, {player}}});
        return;
    }
    if (open.pending.winning)
        play.add(WinFailed{});
}

void beginTurns(Play &play, Colour first)
{
    play.add(FirstChosen{first});
    play.add(TurnBegan{first});
}

void beginRound(Play &play)
{
    play.add(RoundBegan{play.open().clock.round + 1});
    if (isCooperative(play.open()) && play.open().options.resistanceTime == ResistanceTime::BeforeCommand)
        beginResistancePhase(play);
}

void advance(Play &play)
{
    settleFight(play);
    settleBattle(play);
    settleVictory(play);
    advanceTokens(play);
    settleEnd(play);
    if (play.open().outcome || !comesFirst(play.open()).empty())
        return;
    const Clock clock = play.open().clock;
    if (clock.phase == Phase::Command)
    {
        revealTokens(play);
        chooseFirst(play);
    }
    else if (clock.phase == Phase::Draw && !clock.active)
        nextTurn(play);
    // It may have begun just now.
    if (play.open().clock.phase == Phase::Resistance)
        advanceResistance(play);
}

std::optional<std::string> malformed(const PublicTable &table, const Command &command)
{
    if (std::optional<std::string> fault = malformedWithoutEffects(table, command))
        return fault;
    const bool hasEffects = visit(
        []<typename C>(const C &held)
        {
            if constexpr (requires { held.effects; })
                return !held.effects.empty();
            else
                return false;
        },
        command);
    if (!hasEffects)
        return std::nullopt;
    // Uses only public knowledge: the contents of hands play no part.
    Play course(Table{.open = table});
    visit([&](const auto &held) { play(course, held); }, command);
    return course.fault;
}

Events resolve(const Table &table, const Command &command)
{
    Play course(table);
    visit([&](const auto &held) { play(course, held); }, command);
    const bool goesOn
        = !holds_alternative<Correct>(command) || std::ranges::all_of(dueOf({{course.open()}}), isOfAnEffect);
    if (goesOn)
    {
        advance(course);
        return course.take();
    }
    // A correction triggers no step by itself, unless nothing else would be due; it settles only the fight, the battle
    // and the end at once.
    settleFight(course);
    settleBattle(course);
    settleEnd(course);
    return course.take();
}

} // namespace dossier::conquest
