#include "model/conquest/seen/refusals.h"

#include <algorithm>
#include <concepts>

namespace dossier::conquest
{

namespace
{

Refusal unlessHandsHaveThem(const View &seen, const std::vector<Effect> &effects)
{
    for (const Effect &effect : effects)
        if (const auto *discarded = get_if<EventDiscarded>(&effect))
            if (const Refusal no = unlessHandHasIt(seen, *discarded))
                return no;
    return std::nullopt;
}

/// CQ-EVENT-2, -3: strength for the other side fits a fight alone; kept for the next one it might go to aliens instead
/// of the resistance. A player's own strength may be kept, as some cards say.
Refusal unlessOtherSideIsThere(const View &seen, const std::vector<Effect> &effects)
{
    const bool isForOther = std::ranges::any_of(effects,
        [](const Effect &effect)
        {
            const auto *bonus = get_if<BonusChanged>(&effect);
            return bonus != nullptr && bonus->side == Side::Opponent;
        });
    return isForOther && !seen.open.battle ? violation(rule::CQ_EVENT_3, reason::NoOtherSide{}) : Refusal{};
}

/// True for what a player does with a card or an ability, now or later; a location or a resistance says by itself when
/// it counts.
template <typename C>
bool isOfAPlayer(const View &seen, const C &command)
{
    if constexpr (std::same_as<C, ApplyCard>)
        return std::ranges::any_of(
            seen.open.pending.effects, [&](const DueEffect &due) { return due.card == command.by && due.player; });
    else
        return std::same_as<C, PlayEvent> || std::same_as<C, UseAbility> || std::same_as<C, ActivateStuff>;
}

} // namespace

Refusal refusal(const View &seen, const Command &command)
{
    return visit(
        [&](const auto &held)
        {
            Refusal no = refuse(seen, held);
            if constexpr (requires { held.effects; })
            {
                if (!no)
                    no = unlessHandsHaveThem(seen, held.effects);
                if (!no && isOfAPlayer(seen, held))
                    no = unlessOtherSideIsThere(seen, held.effects);
                return no ? no : unlessPushesAreSaid(seen, held.effects);
            }
            else if constexpr (requires { held.event; })
            {
                const auto *discarded = get_if<EventDiscarded>(&held.event);
                return no || discarded == nullptr ? no : unlessHandHasIt(seen, *discarded);
            }
            else
                return no;
        },
        command);
}

Refusal unlessPhase(const View &seen, Phase phase)
{
    const Phase now = seen.open.clock.phase;
    if (now == phase)
        return std::nullopt;
    return violation(now == Phase::Over ? rule::CQ_WIN_1 : rule::CQ_DUE_1, reason::OtherPhase{now});
}

Refusal unlessFree(const View &seen)
{
    const std::string_view first = comesFirst(seen.open);
    return first.empty() ? Refusal{} : violation(rule::CQ_DUE_3, reason::ComesFirst{std::string(first)});
}

Refusal unlessTurn(const View &seen, Phase phase, Colour player)
{
    if (const Refusal no = unlessPhase(seen, phase))
        return no;
    if (seen.open.clock.active != player)
        return violation(rule::CQ_DUE_1, reason::NotOnTurn{seen.open.clock.active});
    return unlessFree(seen);
}

Refusal unlessPlaying(const View &seen)
{
    const Phase now = seen.open.clock.phase;
    if (now != Phase::SetUp && now != Phase::Over)
        return std::nullopt;
    return violation(now == Phase::Over ? rule::CQ_WIN_1 : rule::CQ_DUE_1, reason::OtherPhase{now});
}

namespace
{

/// Refuses in another phase, or when something else comes first.
Refusal unlessPhaseAndFree(const View &seen, Phase phase)
{
    const Refusal no = unlessPhase(seen, phase);
    return no ? no : unlessFree(seen);
}

} // namespace

// --- Set-up ---

/// CQ-SETUP-1: a competitive game has at least two players.
Refusal refuse(const View &seen, const ChoosePlayers &command)
{
    if (const Refusal no = unlessPhase(seen, Phase::SetUp))
        return no;
    const Players &players = command.players;
    const bool competitive = players.mode == Mode::Competitive;
    const int min = competitive ? 2 : 1;
    constexpr int max = 4;
    if (std::ssize(players.colours) < min || std::ssize(players.colours) > max)
        return violation(rule::CQ_SETUP_1, reason::PlayersAllowed{min, max});
    if (competitive && (players.variants.objectiveNeeded || players.variants.moreTokens))
        return violation(rule::CQ_COOP_6, reason::OnlyTogether{players.mode});
    return std::nullopt;
}

Refusal refuse(const View &seen, const ChooseOptions & /*command*/)
{
    return unlessPhase(seen, Phase::SetUp);
}

Refusal refuse(const View &seen, const Describe & /*command*/)
{
    return seen.open.clock.phase == Phase::Over ? unlessPlaying(seen) : Refusal{};
}

Refusal refuse(const View &seen, const DescribeSheet & /*command*/)
{
    return seen.open.clock.phase == Phase::Over ? unlessPlaying(seen) : Refusal{};
}

Refusal refuse(const View &seen, const SayTouching & /*command*/)
{
    return seen.open.clock.phase == Phase::Over ? unlessPlaying(seen) : Refusal{};
}

/// CQ-SETUP-3: unused races leave the game, and each exists once.
Refusal refuse(const View &seen, const TakeRace &command)
{
    if (const Refusal no = unlessPhase(seen, Phase::SetUp))
        return no;
    for (const auto &[colour, player] : seen.open.inPlay)
        if (colour != command.player && player.race == command.race)
            return violation(rule::CQ_SETUP_3, reason::RaceGone{command.race});
    if (inPlay(seen.open, command.player).hadTurn)
        return violation(rule::CQ_SETUP_5, reason::MayBeDrawn{});
    const Race *race = raceNamed(seen.open.pack, command.race);
    if (race == nullptr || !race->strength)
        return violation(rule::CQ_STATE_1, reason::NumberUnknown{command.race, "strength"});
    if (!race->intelligence)
        return violation(rule::CQ_STATE_1, reason::NumberUnknown{command.race, "intelligence"});
    return std::nullopt;
}

namespace
{

Refusal unlessKnown(const LocationCard *card, const std::string &name)
{
    if (card == nullptr || !card->resistance)
        return violation(rule::CQ_STATE_2, reason::NumberUnknown{name, "resistance"});
    if (!card->population)
        return violation(rule::CQ_STATE_2, reason::NumberUnknown{name, "population"});
    return std::nullopt;
}

Refusal unlessSheetKnown(const View &seen)
{
    const Pack &pack = seen.open.pack;
    const bool brutal = seen.open.players.mode == Mode::Brutal;
    const bool unknown = isCooperative(seen.open) && !hasAllDice(brutal ? pack.brutal : pack.standard);
    if (!unknown)
        return std::nullopt;
    return violation(rule::CQ_COOP_2, reason::NumberUnknown{brutal ? "brutal" : "standard", "sectors"});
}

} // namespace

/// CQ-SETUP-3 to -5.
Refusal refuse(const View &seen, const BeginGame & /*command*/)
{
    if (const Refusal no = unlessPhaseAndFree(seen, Phase::SetUp))
        return no;
    if (seen.open.players.colours.empty())
        return violation(rule::CQ_SETUP_1, reason::PlayersAllowed{1, 4});
    for (const Colour player : seen.open.players.colours)
    {
        if (inPlay(seen.open, player).race.empty())
            return violation(rule::CQ_SETUP_3, reason::RaceNeeded{player});
        if (!inPlay(seen.open, player).hadTurn)
            return violation(rule::CQ_SETUP_5, reason::CardsToDraw{cardsToDraw(seen.open, player)});
    }
    const std::optional<LocationInPlay> &objective = spaceAt(seen.open, {}).location;
    if (objective)
        if (const Refusal no = unlessKnown(locationNamed(seen.open.pack, objective->card), objective->card))
            return no;
    return unlessSheetKnown(seen);
}

// --- Command ---

namespace
{

/// CQ-COOP-2: cooperative games do not use command tokens.
Refusal unlessTokens(const View &seen)
{
    if (const Refusal no = unlessPhaseAndFree(seen, Phase::Command))
        return no;
    return isCooperative(seen.open) ? violation(rule::CQ_COOP_2, reason::OnlyTogether{seen.open.players.mode})
                                    : Refusal{};
}

} // namespace

/// CQ-CMD-2: with only the D6 at hand, before choosing.
Refusal refuse(const View &seen, const TakeBack &command)
{
    if (const Refusal no = unlessTokens(seen))
        return no;
    const PlayerInPlay &player = inPlay(seen.open, command.player);
    if (player.chosen || player.points.token)
        return violation(rule::CQ_CMD_2, reason::NoRollDue{command.player});
    if (player.atHand != std::set{CommandToken::Die})
        return violation(rule::CQ_CMD_2, reason::TokensAtHand{static_cast<int>(player.atHand.size())});
    return std::nullopt;
}

/// CQ-CMD-1: the choice may be changed until all have chosen.
Refusal refuse(const View &seen, const ChooseToken &command)
{
    if (const Refusal no = unlessTokens(seen))
        return no;
    const PlayerInPlay &player = inPlay(seen.open, command.player);
    if (player.points.token)
        return violation(rule::CQ_CMD_1, reason::NoRollDue{command.player});
    if (!player.atHand.contains(command.token))
        return violation(rule::CQ_CMD_2, reason::NotAtHand{command.token});
    return std::nullopt;
}

Refusal refuse(const View &seen, const RollPoints &command)
{
    if (const Refusal no = unlessPhaseAndFree(seen, Phase::Command))
        return no;
    const Points &points = inPlay(seen.open, command.player).points;
    const bool due = !points.left && (isCooperative(seen.open) || points.token == CommandToken::Die);
    return due ? Refusal{} : violation(rule::CQ_CMD_1, reason::NoRollDue{command.player});
}

Refusal refuse(const View &seen, const AnswerOne &command)
{
    if (const Refusal no = unlessPhaseAndFree(seen, Phase::Command))
        return no;
    return inPlay(seen.open, command.player).points.offered
        ? Refusal{}
        : violation(rule::CQ_CMD_1, reason::NothingOffered{command.player});
}

Refusal refuse(const View &seen, const RollFirst &command)
{
    if (const Refusal no = unlessPhaseAndFree(seen, Phase::Command))
        return no;
    const std::vector<Colour> &tied = seen.open.pending.tied;
    const bool fits = !tied.empty() && command.faces.size() == tied.size()
        && std::ranges::all_of(tied, [&](Colour player) { return command.faces.contains(player); });
    return fits ? Refusal{} : violation(rule::CQ_CMD_3, reason::WhoRolls{tied});
}

// --- Action ---

namespace
{

Refusal unlessPoints(const View &seen, Colour player, int needed)
{
    if (const Refusal no = unlessTurn(seen, Phase::Action, player))
        return no;
    const int left = inPlay(seen.open, player).points.left.value_or(0);
    return left >= needed ? Refusal{} : violation(rule::CQ_ACT_1, reason::TooFewPoints{left, needed});
}

} // namespace

/// CQ-ACT-3, -4, CQ-BOARD-2.
Refusal refuse(const View &seen, const MoveAlien &command)
{
    if (const Refusal no = unlessPoints(seen, command.alien.of, 1))
        return no;
    const Alien *alien = alienOf(seen.open, command.alien);
    if (alien == nullptr || !alien->at)
        return violation(rule::CQ_ACT_3, reason::InReserve{command.alien});
    if (alien->ended)
        return violation(rule::CQ_ACT_3, reason::MovementEnded{command.alien});
    const std::optional<bool> adjacent = touch(seen.open, *alien->at, command.to);
    if (adjacent == false)
        return violation(rule::CQ_BOARD_2, reason::NotTouching{*alien->at, command.to});
    if (!adjacent && !command.touches)
        return violation(rule::CQ_BOARD_2, reason::TouchingUnknown{*alien->at, command.to});
    return std::nullopt;
}

Refusal refuse(const View &seen, const LandAlien &command)
{
    if (const Refusal no = unlessPoints(seen, command.alien.of, 1))
        return no;
    const Alien *alien = alienOf(seen.open, command.alien);
    return alien != nullptr && alien->at ? violation(rule::CQ_ACT_5, reason::OnTheBoard{command.alien}) : Refusal{};
}

Refusal refuse(const View &seen, const BuyThreat &command)
{
    return unlessPoints(seen, command.player, 2);
}

Refusal refuse(const View &seen, const EndAction & /*command*/)
{
    return unlessPhaseAndFree(seen, Phase::Action);
}

/// CQ-EXP-2: due encounters are mandatory.
Refusal refuse(const View &seen, const EndBattles & /*command*/)
{
    if (const Refusal no = unlessPhaseAndFree(seen, Phase::Battle))
        return no;
    const std::vector<Encounter> due = encountersDue(seen.open);
    return due.empty() ? Refusal{} : violation(rule::CQ_EXP_2, reason::EncountersLeft{due});
}

/// CQ-DRAW-1.
Refusal refuse(const View &seen, const EndTurn & /*command*/)
{
    if (const Refusal no = unlessPhaseAndFree(seen, Phase::Draw))
        return no;
    const Colour player = seen.open.clock.active.value_or(Colour::Green);
    const int left = cardsToDraw(seen.open, player);
    return seen.open.turn.drawn || left == 0 ? Refusal{} : violation(rule::CQ_DRAW_1, reason::CardsToDraw{left});
}

Refusal refuse(const View &seen, const EndGame & /*command*/)
{
    return unlessPlaying(seen);
}

Refusal refuse(const View & /*seen*/, const Correct & /*command*/)
{
    return std::nullopt;
}

} // namespace dossier::conquest
