#include "model/conquest/apply.h"
#include "model/conquest/seen/numbers.h"

#include <algorithm>
#include <utility>

namespace dossier::conquest
{

/// CQ-EXP-3.
void applyTo(Table &table, const LocationDrawn &event)
{
    draw(table.open, Deck::Locations, event.card);
    table.open.spaces[event.at].location = LocationInPlay{.card = event.card};
}

void applyTo(Table &table, const BattleBegan &event)
{
    forgetPlayed(table.open);
    Turn &turn = table.open.turn;
    table.open.battle = Battle{.by = event.by,
        .at = event.at,
        .enemy = event.enemy,
        .outOfTurn = event.outOfTurn,
        .cardsLeft = event.cards,
        .fight = {.more = std::exchange(turn.inFight, {})},
        .more = std::exchange(turn.inBattle, {})};
}

void applyTo(Table &table, const FightBegan &event)
{
    if (!table.open.battle)
        return;
    Fight &fight = table.open.battle->fight;
    // Bonuses added between two fights apply to the next.
    fight = Fight{.against = event.against, .name = event.name, .more = fight.more, .inRound = fight.inRound};
}

void applyTo(Table &table, const ResistanceTurnedUp &event)
{
    if (!table.open.battle)
        return;
    Fight &fight = table.open.battle->fight;
    draw(table.open, Deck::Resistance, event.card);
    if (heroNamed(table.open.pack, event.card) != nullptr)
        fight.heroes.push_back(event.card);
    else
        fight.name = event.card;
}

void applyTo(Table &table, const BarrageFired & /*event*/)
{
    forgetPlayed(table.open);
}

void applyTo(Table &table, const DiceRolled &event)
{
    forgetPlayed(table.open);
    if (!table.open.battle)
        return;
    table.open.battle->fight.attacker = event.attacker;
    table.open.battle->fight.opponent = event.opponent;
}

/// CQ-EVENT-3: the new dice are the effect of the card or ability.
void applyTo(Table &table, const DiceChanged &event)
{
    endEffect(table.open, event.by);
    table.open.pending.rolled.insert(event.by);
    if (!table.open.battle)
        return;
    table.open.battle->fight.attacker = event.attacker;
    table.open.battle->fight.opponent = event.opponent;
}

void applyTo(Table &table, const RoundResolved &event)
{
    forgetPlayed(table.open);
    if (!table.open.battle)
        return;
    Battle &battle = *table.open.battle;
    battle.fight.last = event.result;
    battle.fight.inRound = {};
    battle.fight.attacker.clear();
    battle.fight.opponent.clear();
    battle.loser = event.loser;
    battle.stays.clear();
}

void applyTo(Table &table, const StageChanged &event)
{
    if (!table.open.battle)
        return;
    Battle &battle = *table.open.battle;
    if (battle.stage == Stage::HeroEvent)
        battle.fight.heroEvent = true;
    if (event.stage == Stage::Barrage || event.stage == Stage::Roll)
        battle.loser.reset();
    if (event.loser)
        battle.loser = event.loser;
    battle.stage = event.stage;
}

void clearFight(PublicTable &table, bool won)
{
    Battle &battle = *table.battle;
    Fight &fight = battle.fight;
    if (fight.against == Against::Token && won && !fight.name.empty())
    {
        std::vector<std::string> &tokens = table.spaces[battle.at].tokens;
        if (const auto found = std::ranges::find(tokens, fight.name); found != tokens.end())
        {
            tokens.erase(found);
            DeckInPlay &pool = table.decks[Deck::Tokens];
            if (pool.unseen)
                ++(*pool.unseen)[fight.name];
        }
    }
    if (fight.against == Against::Cards)
    {
        if (!fight.name.empty())
            discard(table, Deck::Resistance, fight.name);
        for (const std::string &hero : fight.heroes)
            discard(table, Deck::Resistance, hero);
    }
    fight = Fight{.last = fight.last};
}

/// CQ-FIGHT-3.
void applyTo(Table &table, const FightWon & /*event*/)
{
    if (!table.open.battle)
        return;
    Battle &battle = *table.open.battle;
    if (battle.fight.against == Against::Cards)
        --battle.cardsLeft;
    else if (battle.fight.against == Against::Token)
    {
        battle.beaten.push_back(battle.fight.name);
        forgetAppeared(table.open, {battle.at, battle.fight.name});
    }
    clearFight(table.open, true);
    battle.stage = Stage::NextFight;
}

void applyTo(Table &table, const Stayed &event)
{
    if (table.open.battle)
        table.open.battle->stays.insert(event.player);
}

/// CQ-EXP-1: marks the encounter as met in this phase; CQ-TOKEN-3: a token out of turn is fought once.
void applyTo(Table &table, const BattleEnded & /*event*/)
{
    if (!table.open.battle)
        return;
    const Battle &battle = *table.open.battle;
    if (battle.outOfTurn)
        forgetAppeared(table.open, {battle.at, battle.fight.name});
    else
        table.open.turn.met.insert({battle.at, battle.enemy});
    clearFight(table.open, false);
    table.open.battle.reset();
}

void forgetAppeared(PublicTable &table, const TokenAt &token)
{
    std::vector<TokenAt> &appeared = table.pending.appeared;
    if (const auto found = std::ranges::find(appeared, token); found != appeared.end())
        appeared.erase(found);
}

void applyTo(Table &table, const TokenAppeared &event)
{
    table.open.pending.appeared.push_back(event.token);
}

// --- The end ---

void applyTo(Table &table, const WinClaimed &event)
{
    std::set<Colour> asked(table.open.players.colours.begin(), table.open.players.colours.end());
    asked.erase(event.player);
    table.open.pending.winning = Winning{event.player, event.by, asked};
}

void applyTo(Table &table, const WinLet &event)
{
    if (table.open.pending.winning)
        table.open.pending.winning->asked.erase(event.player);
}

void applyTo(Table &table, const WinFailed & /*event*/)
{
    table.open.pending.winning.reset();
}

void applyTo(Table &table, const GameEnded &event)
{
    if (table.open.battle)
        applyTo(table, BattleEnded{});
    table.open.outcome = event.outcome;
    table.open.clock.phase = Phase::Over;
    table.open.clock.active.reset();
    table.open.pending = {};
    table.open.resistance.tokensDue.clear();
    table.open.resistance.acting.clear();
    applyTo(table, CaptainLeft{});
}

void applyTo(Table & /*table*/, const RulingMade & /*event*/) { }

void applyTo(Table & /*table*/, const SecretRulingMade & /*event*/) { }

} // namespace dossier::conquest
