#include "model/conquest/seen/refusals.h"
#include "model/conquest/seen/resistance.h"

#include <algorithm>
#include <set>

namespace dossier::conquest
{

namespace
{

/// CQ-DUE-4: that step is due, and nothing comes before it.
Refusal unlessStep(const View &seen, int step)
{
    if (const Refusal refusal = unlessPhase(seen, Phase::Resistance))
        return refusal;
    if (const Refusal refusal = unlessFree(seen))
        return refusal;
    if (seen.open.resistance.step != step)
        return violation(rule::CQ_DUE_4, reason::OtherStep{seen.open.resistance.step});
    return std::nullopt;
}

/// Nothing comes before that command, and it is due.
Refusal unlessFirst(const View &seen, Rule rule, std::string_view command)
{
    const std::string_view first = comesFirst(seen.open);
    if (first == command)
        return std::nullopt;
    return violation(first.empty() ? rule : rule::CQ_DUE_3, reason::ComesFirst{std::string(first)});
}

Refusal unlessActing(const View &seen, Rule rule, int step, const TokenAt &token)
{
    if (const Refusal refusal = unlessStep(seen, step))
        return refusal;
    const std::vector<TokenAt> &acting = seen.open.resistance.acting;
    if (std::ranges::find(acting, token) == acting.end())
        return violation(rule, reason::TokensAct{acting});
    return std::nullopt;
}

Refusal unlessThere(const View &seen, Rule rule, Deck deck, const std::string &card)
{
    const std::vector<std::string> names = namesOf(seen.open.pack, deck, isCooperative(seen.open));
    if (mayCome(seen.open, deck, card) && std::ranges::find(names, card) != names.end())
        return std::nullopt;
    return violation(rule, reason::NoneLeft{deck, card});
}

/// CQ-RES-8: returns the sections of the placing under way, in any order. The next placing begins where the section
/// numbers stop growing.
std::vector<TokensDue> placingUnderWay(const std::vector<TokensDue> &due)
{
    const auto next = std::ranges::adjacent_find(
        due, [](const TokensDue &one, const TokensDue &other) { return one.section >= other.section; });
    return {due.begin(), next == due.end() ? next : next + 1};
}

} // namespace

namespace
{

/// Returns the tokens one of which is pushed to the centre when a card places a token there; none when nothing is
/// pushed, or when the card places Captain Fantastic.
std::vector<std::string> pushedBy(const PublicTable &table, const TokenPlaced &placed)
{
    return placed.at.number == 0 || !isCooperative(table)
        ? std::vector<std::string>{}
        : placingOf(table, {placed.at.section, placed.at.number, placed.token, {}}).pushable;
}

} // namespace

Refusal unlessPushesAreSaid(const View &seen, const std::vector<Effect> &effects)
{
    // After an earlier effect on a section, its result is known only once that effect is done.
    std::set<int> touched;
    for (const Effect &effect : effects)
    {
        if (const auto *moved = get_if<TokenMoved>(&effect))
            touched.insert({moved->from.section, moved->to.section});
        if (const auto *taken = get_if<TokenTaken>(&effect))
            touched.insert(taken->at.section);
        const auto *placed = get_if<TokenPlaced>(&effect);
        if (placed == nullptr || !touched.insert(placed->at.section).second)
            continue;
        const std::vector<std::string> there = pushedBy(seen.open, *placed);
        if (std::ranges::any_of(there, [&](const std::string &token) { return token != there.front(); }))
            return violation(rule::CQ_RES_7, reason::TokenToPush{there});
    }
    return std::nullopt;
}

/// CQ-RES-1, CQ-FIGHT-1.
Refusal refuse(const View &seen, const DrawResistanceEvent & /*command*/)
{
    const bool byHeroes = seen.open.battle && seen.open.battle->stage == Stage::HeroEvent;
    return byHeroes ? unlessFirst(seen, rule::CQ_FIGHT_1, "draw_resistance_event") : unlessStep(seen, 1);
}

/// CQ-RES-2.
Refusal refuse(const View &seen, const FreeLocations & /*command*/)
{
    return unlessStep(seen, 2);
}

/// CQ-RES-3.
Refusal refuse(const View &seen, const AdvanceTechnology & /*command*/)
{
    return unlessStep(seen, 3);
}

/// CQ-RES-3, -7, -8, CQ-COOP-2.
Refusal refuse(const View &seen, const PlaceToken &command)
{
    if (const Refusal refusal = unlessFirst(seen, rule::CQ_RES_3, "place_token"))
        return refusal;
    const std::vector<TokensDue> &due = seen.open.resistance.tokensDue;
    const bool isCentre = command.section == centreSection;
    const auto isDue = [&](const std::vector<TokensDue> &some)
    { return std::ranges::find(some, command.section, &TokensDue::section) != some.end(); };
    if (!isDue(placingUnderWay(due)))
        return violation(isDue(due) ? rule::CQ_RES_8 : rule::CQ_RES_3, reason::SectionDue{due});
    if (const Refusal refusal = unlessThere(seen, rule::CQ_TOKEN_1, Deck::Tokens, command.token))
        return refusal;
    const Placing placing = placingOf(seen.open, command);
    if (placing.otherSpace)
        return violation(isCentre ? rule::CQ_COOP_2 : rule::CQ_BOARD_3, reason::SectionDue{due});
    const bool named = std::ranges::find(placing.pushable, command.pushed) != placing.pushable.end();
    if (placing.pushable.empty() ? !command.pushed.empty() : !named)
        return violation(rule::CQ_RES_7, reason::TokenToPush{placing.pushable});
    return std::nullopt;
}

/// CQ-RES-4.
Refusal refuse(const View &seen, const MoveToken &command)
{
    return unlessActing(seen, rule::CQ_RES_4, 4, command.token);
}

/// CQ-RES-5.
Refusal refuse(const View &seen, const FireBarrage &command)
{
    if (const Refusal refusal = unlessActing(seen, rule::CQ_RES_5, 5, command.token))
        return refusal;
    const std::vector<AlienId> under = underBarrage(seen.open, command.token.at);
    const bool each = std::ranges::equal(command.dice, under, {}, [](const auto &die) { return die.first; });
    if (!each)
        return violation(rule::CQ_FIGHT_5, reason::BarrageDice{under});
    return std::nullopt;
}

/// CQ-RES-6.
Refusal refuse(const View &seen, const RollTechnology &command)
{
    if (const Refusal refusal = unlessStep(seen, 6))
        return refusal;
    const std::optional<int> dice = technologyDice(seen.open);
    if (!dice)
        return violation(rule::CQ_RES_6, reason::NumberUnknown{"resistance_sheet", "sectors"});
    if (static_cast<int>(command.faces.size()) != *dice)
        return violation(rule::CQ_RES_6, reason::TechnologyDice{*dice});
    const bool six = std::ranges::find(command.faces, 6) != command.faces.end();
    const std::optional<int> left = deckSize(seen.open, Deck::Technology);
    // When the number of cards is not known, none may be left.
    const bool mayBeUsedUp = six && !left;
    const bool comes = six && left != 0;
    if (command.card.empty() == comes && !(command.card.empty() && mayBeUsedUp))
        return violation(rule::CQ_RES_6, reason::TechnologyCard{comes});
    return command.card.empty() ? std::nullopt : unlessThere(seen, rule::CQ_RES_6, Deck::Technology, command.card);
}

/// CQ-RES-10.
Refusal refuse(const View &seen, const FightCaptain &command)
{
    if (const Refusal refusal = unlessFirst(seen, rule::CQ_RES_10, "fight_captain"))
        return refusal;
    const CaptainDue &captain = *seen.open.resistance.captain;
    if (std::ranges::find(captain.left, command.at) == captain.left.end())
        return violation(rule::CQ_RES_10, reason::CaptainsSpaces{captain.left});
    const std::optional<Battle> round = captainsRound(seen.open, command);
    if (!round)
        return violation(rule::CQ_RES_10, reason::NumberUnknown{captain.token, "strength"});
    const bool cunning = hasAbility(seen.open, round->fight, ResistanceAbility::Cunning);
    if (command.attacker.size() != 1 || command.opponent.size() != (cunning ? 2U : 1U))
        return violation(rule::CQ_FIGHT_2, reason::DiceNeeded{1, cunning ? 2 : 1});
    const bool loses = resultOf(seen.open, *round).winner == Side::Opponent;
    if (command.lost.has_value() != loses)
        return violation(rule::CQ_RES_10, reason::AlienToLose{loses});
    const std::vector<AlienId> there = aliensAt(seen.open, command.at);
    if (command.lost && std::ranges::find(there, *command.lost) == there.end())
        return violation(rule::CQ_RES_10, reason::NotFighting{*command.lost});
    return std::nullopt;
}

} // namespace dossier::conquest
