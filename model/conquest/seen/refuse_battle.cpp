#include "model/conquest/seen/refusals.h"
#include "model/core/look_up.h"

#include <algorithm>

namespace dossier::conquest
{

Refusal unlessStage(const View &seen, Stage stage)
{
    if (const Refusal no = unlessPlaying(seen))
        return no;
    const std::string_view first = comesFirst(seen.open);
    if (!seen.open.battle)
        return violation(rule::CQ_FIGHT_8, reason::NoBattle{});
    // Commands that may come before a running battle.
    if (first == "let_win" || first == "discard_event" || first == "place_token" || first == "play_event")
        return violation(rule::CQ_DUE_3, reason::ComesFirst{std::string(first)});
    return seen.open.battle->stage == stage ? Refusal{}
                                            : violation(rule::CQ_FIGHT_8, reason::OtherStage{seen.open.battle->stage});
}

namespace
{

/// CQ-EXP-1, -2: a space with an encounter for the active player.
Refusal unlessDue(const View &seen, const Encounter &encounter)
{
    const PublicTable &table = seen.open;
    const Colour player = table.clock.active.value_or(Colour::Green);
    if (const Refusal no = unlessTurn(seen, Phase::Battle, player))
        return no;
    if (aliensAt(table, encounter.at, player).empty())
        return violation(rule::CQ_EXP_2, reason::NoAliens{encounter.at, player});
    if (table.turn.met.contains(encounter))
        return violation(rule::CQ_EXP_1, reason::AlreadyMet{encounter.at});
    const std::vector<Encounter> due = encountersDue(table);
    return std::ranges::find(due, encounter) != due.end()
        ? Refusal{}
        : violation(rule::CQ_EXP_2, reason::NothingToFight{encounter.at});
}

/// CQ-TOKEN-3: true when tokens are to be fought out of turn and no battle is under way.
bool isOutOfTurn(const View &seen)
{
    const std::string_view first = comesFirst(seen.open);
    return !seen.open.battle && (first == "fight_token" || first == "explore");
}

} // namespace

/// CQ-EXP-3, CQ-TOKEN-3.
Refusal refuse(const View &seen, const Explore &command)
{
    if (isLandingSite(command.at))
        return violation(rule::CQ_BOARD_4, reason::LandingSite{command.at});
    if (!isEmpty(seen.open, command.at))
        return violation(rule::CQ_EXP_3, reason::Explored{command.at});
    if (isOutOfTurn(seen))
    {
        const std::vector<TokenAt> due = tokensToFight(seen.open);
        if (std::ranges::find(due, command.at, &TokenAt::at) == due.end())
            return violation(rule::CQ_TOKEN_3, reason::NothingToFight{command.at});
    }
    else if (const Refusal no = unlessDue(seen, {command.at, std::nullopt}))
        return no;
    const LocationCard *card = locationNamed(seen.open.pack, command.card);
    if (card == nullptr || !card->resistance)
        return violation(rule::CQ_STATE_2, reason::NumberUnknown{command.card, "resistance"});
    if (!card->population)
        return violation(rule::CQ_STATE_2, reason::NumberUnknown{command.card, "population"});
    return std::nullopt;
}

namespace
{

/// CQ-TOKEN-3: that token, by a player with aliens there.
Refusal refuseOutOfTurn(const View &seen, const FightToken &command)
{
    const std::vector<TokenAt> due = tokensToFight(seen.open);
    if (std::ranges::find(due, TokenAt{command.at, command.token}) == due.end())
        return violation(rule::CQ_TOKEN_3, reason::NoSuchToken{command.at, command.token});
    if (isToBeExplored(seen.open, command.at))
        return violation(rule::CQ_TOKEN_3, reason::Unexplored{command.at});
    if (command.by && aliensAt(seen.open, command.at, *command.by).empty())
        return violation(rule::CQ_TOKEN_3, reason::NoAliens{command.at, *command.by});
    return std::nullopt;
}

/// The next fight of the battle under way, against a token or not.
Refusal unlessNextFightAt(const View &seen, Place at)
{
    if (const Refusal no = unlessStage(seen, Stage::NextFight))
        return no;
    return seen.open.battle->at == at ? Refusal{}
                                      : violation(rule::CQ_FIGHT_1, reason::OtherBattle{seen.open.battle->at});
}

Refusal unlessTokenMayBeFought(const View &seen, const FightToken &command)
{
    if (isOutOfTurn(seen))
        return refuseOutOfTurn(seen, command);
    if (seen.open.battle)
    {
        const Refusal no = unlessNextFightAt(seen, command.at);
        return no || !seen.open.battle->outOfTurn ? no : refuseOutOfTurn(seen, command);
    }
    if (const Refusal no = unlessDue(seen, {command.at, std::nullopt}))
        return no;
    return isToBeExplored(seen.open, command.at) ? violation(rule::CQ_EXP_3, reason::Unexplored{command.at})
                                                 : Refusal{};
}

} // namespace

/// CQ-FIGHT-1, CQ-TOKEN-2: one at a time, in the player's order.
Refusal refuse(const View &seen, const FightToken &command)
{
    if (const Refusal no = unlessTokenMayBeFought(seen, command))
        return no;
    const std::vector<std::string> &there = spaceAt(seen.open, command.at).tokens;
    if (std::ranges::find(there, command.token) == there.end())
        return violation(rule::CQ_FIGHT_1, reason::NoSuchToken{command.at, command.token});
    const TokenKind *token = tokenNamed(seen.open.pack, command.token);
    return token != nullptr && token->strength
        ? Refusal{}
        : violation(rule::CQ_STATE_3, reason::NumberUnknown{command.token, "strength"});
}

namespace
{

Refusal unlessStrengthKnown(const View &seen, const std::string &name)
{
    if (const HeroCard *hero = heroNamed(seen.open.pack, name))
        return hero->bonus ? Refusal{} : violation(rule::CQ_STATE_3, reason::NumberUnknown{name, "bonus"});
    const ResistanceCard *card = resistanceNamed(seen.open.pack, name);
    return card != nullptr && card->strength ? Refusal{}
                                             : violation(rule::CQ_STATE_3, reason::NumberUnknown{name, "strength"});
}

Refusal unlessCardMayBeTurnedUp(const View &seen, Place at)
{
    if (seen.open.battle && seen.open.battle->stage != Stage::NextFight)
    {
        if (const Refusal no = unlessStage(seen, Stage::TurnUp))
            return no;
        return seen.open.battle->at == at ? Refusal{}
                                          : violation(rule::CQ_FIGHT_1, reason::OtherBattle{seen.open.battle->at});
    }
    if (const Refusal no = seen.open.battle ? unlessNextFightAt(seen, at) : unlessDue(seen, {at, std::nullopt}))
        return no;
    if (isToBeExplored(seen.open, at))
        return violation(rule::CQ_EXP_3, reason::Unexplored{at});
    if (const auto tokens = std::ssize(spaceAt(seen.open, at).tokens); tokens > 0)
        return violation(rule::CQ_FIGHT_1, reason::TokensFirst{static_cast<int>(tokens)});
    return resistanceNow(seen.open, at) > 0 ? Refusal{} : violation(rule::CQ_FIGHT_1, reason::NothingToFight{at});
}

} // namespace

/// CQ-FIGHT-1.
Refusal refuse(const View &seen, const TurnUpResistance &command)
{
    if (const Refusal no = unlessCardMayBeTurnedUp(seen, command.at))
        return no;
    return unlessStrengthKnown(seen, command.card);
}

/// CQ-FIGHT-6.
Refusal refuse(const View &seen, const FightAliens &command)
{
    return unlessDue(seen, {command.at, command.enemy});
}

/// CQ-FIGHT-5: every player's aliens, there and around.
Refusal refuse(const View &seen, const RollBarrage &command)
{
    if (const Refusal no = unlessStage(seen, Stage::Barrage))
        return no;
    const std::vector<AlienId> under = underBarrage(seen.open, seen.open.battle->at);
    const bool fits = command.dice.size() == under.size()
        && std::ranges::all_of(under, [&](AlienId alien) { return command.dice.contains(alien); });
    return fits ? Refusal{} : violation(rule::CQ_FIGHT_5, reason::BarrageDice{under});
}

namespace
{

/// CQ-FIGHT-2: a die each; CQ-FIGHT-5: two for the cunning.
Refusal unlessDice(const View &seen, const std::vector<int> &attacker, const std::vector<int> &opponent)
{
    const int opposed = hasAbility(seen.open, seen.open.battle->fight, ResistanceAbility::Cunning) ? 2 : 1;
    if (std::ssize(attacker) == 1 && std::ssize(opponent) == opposed)
        return std::nullopt;
    const bool lacksCunning = std::ssize(attacker) == 1 && opposed == 2 && std::ssize(opponent) == 1;
    return violation(lacksCunning ? rule::CQ_FIGHT_5 : rule::CQ_FIGHT_2, reason::DiceNeeded{1, opposed});
}

} // namespace

Refusal refuse(const View &seen, const RollRound &command)
{
    const Refusal no = unlessStage(seen, Stage::Roll);
    return no ? no : unlessDice(seen, command.attacker, command.opponent);
}

namespace
{

/// CQ-EVENT-1: an event changes dice once it is played. Where Dossier keeps every hand, it then lies open.
Refusal unlessPlayed(const View &seen, const std::string &card)
{
    const PublicTable &table = seen.open;
    const bool areAllKept = std::ranges::all_of(
        table.players.colours, [&](Colour player) { return table.players.keptHands.contains(player); });
    if (!areAllKept || eventNamed(table.pack, card) == nullptr)
        return std::nullopt;
    const auto has
        = [&](const std::vector<std::string> &cards) { return std::ranges::find(cards, card) != cards.end(); };
    const auto lies = [&](const auto &player) { return has(player.second.remaining) || has(player.second.immediate); };
    const DeckInPlay *deck = lookUp(table.decks, Deck::Events);
    const bool isOpen = std::ranges::any_of(table.inPlay, lies) || (deck != nullptr && deck->discarded.contains(card));
    return isOpen ? Refusal{} : violation(rule::CQ_EVENT_1, reason::NotInHand{card});
}

} // namespace

/// CQ-EVENT-3: until the round is resolved, also after the roll.
Refusal refuse(const View &seen, const ChangeDice &command)
{
    if (const Refusal no = unlessStage(seen, Stage::Change))
        return no;
    if (const Refusal no = unlessPlayed(seen, command.by))
        return no;
    return unlessDice(seen, command.attacker, command.opponent);
}

Refusal refuse(const View &seen, const ResolveRound & /*command*/)
{
    return unlessStage(seen, Stage::Change);
}

/// CQ-FIGHT-3: one of the fighters of the losing side.
Refusal refuse(const View &seen, const LoseAlien &command)
{
    if (const Refusal no = unlessStage(seen, Stage::Lose))
        return no;
    const Battle &battle = *seen.open.battle;
    const std::vector<AlienId> side
        = fighters(seen.open, battle, battle.loser == battle.by ? Side::Attacker : Side::Opponent);
    return std::ranges::find(side, command.alien) != side.end()
        ? Refusal{}
        : violation(rule::CQ_FIGHT_3, reason::NotFighting{command.alien});
}

namespace
{

/// CQ-FIGHT-4: after a round, won or lost, while the battle is not over.
Refusal unlessSays(const View &seen, Colour player, bool fleeing)
{
    const std::optional<Battle> &battle = seen.open.battle;
    const bool between = fleeing && battle && battle->stage == Stage::NextFight && battle->fight.last;
    if (const Refusal no = unlessStage(seen, between ? Stage::NextFight : Stage::FleeOrStay))
        return no;
    return whoSays(seen.open) == player ? Refusal{}
                                        : violation(rule::CQ_FIGHT_6, reason::NotHisToSay{whoSays(seen.open)});
}

} // namespace

Refusal refuse(const View &seen, const Flee &command)
{
    if (const Refusal no = unlessSays(seen, command.player, true))
        return no;
    const Place from = seen.open.battle->at;
    const std::vector<AlienId> all = sideOf(seen.open, *seen.open.battle, command.player);
    const bool allFlee = command.to.size() == all.size()
        && std::ranges::all_of(all, [&](AlienId alien) { return command.to.contains(alien); });
    if (!allFlee)
        return violation(rule::CQ_FIGHT_4, reason::AllFlee{static_cast<int>(all.size())});
    const std::vector<Place> ways = waysOut(seen.open, from, command.player);
    for (const auto &[alien, to] : command.to)
    {
        // CQ-BOARD-2: the table has to say it before the move can be judged.
        if (from != to && !touch(seen.open, from, to))
            return violation(rule::CQ_BOARD_2, reason::TouchingUnknown{from, to});
        if (std::ranges::find(ways, to) == ways.end())
            return violation(rule::CQ_FIGHT_4, reason::NoFleeing{from, to});
        if (to != command.to.begin()->second && !seen.open.options.fleeApart)
            return violation(rule::CQ_FIGHT_4, reason::OneWay{});
    }
    return std::nullopt;
}

Refusal refuse(const View &seen, const GoOn &command)
{
    return unlessSays(seen, command.player, false);
}

/// CQ-FIGHT-6, -7: a card may have removed the object of the conquest meanwhile.
Refusal refuse(const View &seen, const Conquer &command)
{
    if (const Refusal no = unlessStage(seen, Stage::Conquer); no || !command.put)
        return no;
    const Battle &battle = *seen.open.battle;
    if (mayPutToken(seen.open, battle))
        return std::nullopt;
    return violation(battle.enemy ? rule::CQ_FIGHT_6 : rule::CQ_FIGHT_7, reason::NotToBeConquered{battle.at});
}

/// CQ-STEAL-1.
Refusal refuse(const View &seen, const Steal &command)
{
    const Colour player = seen.open.clock.active.value_or(Colour::Green);
    if (const Refusal no = unlessTurn(seen, Phase::Battle, player))
        return no;
    return mayBeStolen(seen.open, command.at, player) ? Refusal{}
                                                      : violation(rule::CQ_STEAL_1, reason::NotToBeStolen{command.at});
}

} // namespace dossier::conquest
