#pragma once

#include "model/conquest/seen/event.h"
#include "model/core/fact.h"

namespace dossier::conquest
{

namespace reason
{

// Reasons of refusals in battles and of the resistance, with their facts. The names are those of the JSON.

struct LandingSite
{
    Place landingSite{};
    bool operator==(const LandingSite &) const = default;
    static constexpr auto names = memberNames("landing_site");
};

struct Explored
{
    Place explored{};
    bool operator==(const Explored &) const = default;
    static constexpr auto names = memberNames("explored");
};

struct Unexplored
{
    Place unexplored{};
    bool operator==(const Unexplored &) const = default;
    static constexpr auto names = memberNames("unexplored");
};

struct NoAliens
{
    Place at{};
    Colour noAliensOf{};
    bool operator==(const NoAliens &) const = default;
    static constexpr auto names = memberNames("at", "no_aliens_of");
};

/// CQ-EXP-1.
struct AlreadyMet
{
    Place met{};
    bool operator==(const AlreadyMet &) const = default;
    static constexpr auto names = memberNames("met");
};

struct NoSuchToken
{
    Place at{};
    std::string noToken{};
    bool operator==(const NoSuchToken &) const = default;
    static constexpr auto names = memberNames("at", "no_token");
};

/// CQ-TOKEN-2.
struct TokenNotThere
{
    Place at{};
    std::string noSuchToken{};
    bool operator==(const TokenNotThere &) const = default;
    static constexpr auto names = memberNames("at", "no_such_token");
};

/// CQ-STATE-3.
struct SpaceFull
{
    Place full{};
    bool operator==(const SpaceFull &) const = default;
    static constexpr auto names = memberNames("full");
};

/// A thing that this game does not have.
struct NotInTheGame
{
    Word<"none"> found{};
    bool operator==(const NotInTheGame &) const = default;
    static constexpr auto names = memberNames("found");
};

struct TokensFirst
{
    int tokensFirst{};
    bool operator==(const TokensFirst &) const = default;
    static constexpr auto names = memberNames("tokens_first");
};

struct NothingToFight
{
    Place nothingToFight{};
    bool operator==(const NothingToFight &) const = default;
    static constexpr auto names = memberNames("nothing_to_fight");
};

/// CQ-EVENT-3: without a battle nobody is the other side.
struct NoOtherSide
{
    Word<"none"> otherSide{};
    bool operator==(const NoOtherSide &) const = default;
    static constexpr auto names = memberNames("other_side");
};

struct NoBattle
{
    Word<"none"> battle{};
    bool operator==(const NoBattle &) const = default;
    static constexpr auto names = memberNames("battle");
};

struct OtherStage
{
    Stage stage{};
    bool operator==(const OtherStage &) const = default;
    static constexpr auto names = memberNames("stage");
};

struct OtherBattle
{
    Place battleAt{};
    bool operator==(const OtherBattle &) const = default;
    static constexpr auto names = memberNames("battle_at");
};

struct NotFighting
{
    AlienId notFighting{};
    bool operator==(const NotFighting &) const = default;
    static constexpr auto names = memberNames("not_fighting");
};

struct DiceNeeded
{
    int attackerDice{};
    int opponentDice{};
    bool operator==(const DiceNeeded &) const = default;
    static constexpr auto names = memberNames("attacker_dice", "opponent_dice");
};

struct BarrageDice
{
    std::vector<AlienId> diceFor{};
    bool operator==(const BarrageDice &) const = default;
    static constexpr auto names = memberNames("dice_for");
};

struct NotHisToSay
{
    std::optional<Colour> whoSays{};
    bool operator==(const NotHisToSay &) const = default;
    static constexpr auto names = memberNames("who_says");
};

struct NoFleeing
{
    Place from{};
    Place noFleeingTo{};
    bool operator==(const NoFleeing &) const = default;
    static constexpr auto names = memberNames("from", "no_fleeing_to");
};

struct AllFlee
{
    int allFlee{};
    bool operator==(const AllFlee &) const = default;
    static constexpr auto names = memberNames("all_flee");
};

struct OneWay
{
    Word<"together"> flee{};
    bool operator==(const OneWay &) const = default;
    static constexpr auto names = memberNames("flee");
};

struct NotToBeConquered
{
    Place notToBeConquered{};
    bool operator==(const NotToBeConquered &) const = default;
    static constexpr auto names = memberNames("not_to_be_conquered");
};

struct NotToBeStolen
{
    Place notToBeStolen{};
    bool operator==(const NotToBeStolen &) const = default;
    static constexpr auto names = memberNames("not_to_be_stolen");
};

/// CQ-EXP-2.
struct EncountersLeft
{
    std::vector<Encounter> encounters{};
    bool operator==(const EncountersLeft &) const = default;
    static constexpr auto names = memberNames("encounters");
};

/// CQ-DUE-4.
struct OtherStep
{
    int step{};
    bool operator==(const OtherStep &) const = default;
    static constexpr auto names = memberNames("step");
};

/// CQ-RES-4, -5.
struct TokensAct
{
    std::vector<TokenAt> acting{};
    bool operator==(const TokensAct &) const = default;
    static constexpr auto names = memberNames("acting");
};

/// CQ-RES-3.
struct SectionDue
{
    std::vector<TokensDue> tokensDue{};
    bool operator==(const SectionDue &) const = default;
    static constexpr auto names = memberNames("tokens_due");
};

/// CQ-RES-7.
struct TokenToPush
{
    std::vector<std::string> pushOneOf{};
    bool operator==(const TokenToPush &) const = default;
    static constexpr auto names = memberNames("push_one_of");
};

/// CQ-RES-6.
struct TechnologyDice
{
    int technologyDice{};
    bool operator==(const TechnologyDice &) const = default;
    static constexpr auto names = memberNames("technology_dice");
};

/// CQ-RES-6: `comes` is true when a card comes.
struct TechnologyCard
{
    bool cardComes{};
    bool operator==(const TechnologyCard &) const = default;
    static constexpr auto names = memberNames("card_comes");
};

/// CQ-RES-10.
struct CaptainsSpaces
{
    std::vector<Place> spaces{};
    bool operator==(const CaptainsSpaces &) const = default;
    static constexpr auto names = memberNames("spaces");
};

/// CQ-RES-10.
struct AlienToLose
{
    bool alienLost{};
    bool operator==(const AlienToLose &) const = default;
    static constexpr auto names = memberNames("alien_lost");
};

} // namespace reason

/// Reasons of this chapter.
struct FightReason
    : OneOf<reason::LandingSite, reason::Explored, reason::Unexplored, reason::NoAliens, reason::AlreadyMet,
          reason::NoSuchToken, reason::TokenNotThere, reason::SpaceFull, reason::NotInTheGame, reason::TokensFirst,
          reason::NothingToFight, reason::NoBattle, reason::NoOtherSide, reason::OtherStage, reason::OtherBattle,
          reason::NotFighting, reason::DiceNeeded, reason::BarrageDice, reason::NotHisToSay, reason::NoFleeing,
          reason::AllFlee, reason::OneWay, reason::NotToBeConquered, reason::NotToBeStolen, reason::EncountersLeft,
          reason::OtherStep, reason::TokensAct, reason::SectionDue, reason::TokenToPush, reason::TechnologyDice,
          reason::TechnologyCard, reason::CaptainsSpaces, reason::AlienToLose>
{
    using OneOf::OneOf;
};

} // namespace dossier::conquest
