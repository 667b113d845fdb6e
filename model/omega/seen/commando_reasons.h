#pragma once

#include "model/core/fact.h"
#include "model/core/one_of.h"
#include "model/omega/seen/state.h"

namespace dossier::omega
{

namespace reason
{

// Reasons of refusals, with their facts. The names are those of the JSON.

// --- Commandos and kit (OP-CMD, OP-DOWN) ---

struct NotTheOfficer
{
    Role officer{};
    bool operator==(const NotTheOfficer &) const = default;
    static constexpr auto names = memberNames("officer");
};

struct NoInitiativeCard
{
    Role who{};
    bool operator==(const NoInitiativeCard &) const = default;
    static constexpr auto names = memberNames("without_card");
};

struct CardsForCommandos
{
    int cards{};
    int commandos{};
    bool operator==(const CardsForCommandos &) const = default;
    static constexpr auto names = memberNames("cards", "commandos");
};

struct CommandosForSeats
{
    int commandos{};
    int seats{};
    bool operator==(const CommandosForSeats &) const = default;
    static constexpr auto names = memberNames("commandos", "seats");
};

struct CommandoNotPlaced
{
    Role who{};
    bool operator==(const CommandoNotPlaced &) const = default;
    static constexpr auto names = memberNames("not_on_the_map");
};

struct KitOfAnother
{
    KitId kit{};
    Role owner{};
    bool operator==(const KitOfAnother &) const = default;
    static constexpr auto names = memberNames("kit", "owner");
};

struct KitTaken
{
    KitId kit{};
    Role by{};
    bool operator==(const KitTaken &) const = default;
    static constexpr auto names = memberNames("kit", "taken_by");
};

struct KitNotHeld
{
    KitId kit{};
    Role by{};
    bool operator==(const KitNotHeld &) const = default;
    static constexpr auto names = memberNames("kit", "not_held_by");
};

struct TooMuchKit
{
    Role commando{};
    int points{};
    int max{};
    bool operator==(const TooMuchKit &) const = default;
    static constexpr auto names = memberNames("commando", "points", "most");
};

struct KitIsAWeapon
{
    KitId kit{};
    bool operator==(const KitIsAWeapon &) const = default;
    static constexpr auto names = memberNames("only_a_weapon");
};

struct KitDeploys
{
    KindId kind{};
    bool operator==(const KitDeploys &) const = default;
    static constexpr auto names = memberNames("deploys");
};

struct NobodyBrings
{
    KindId kind{};
    KitId kit{};
    bool operator==(const NobodyBrings &) const = default;
    static constexpr auto names = memberNames("nobody_brings", "kit");
};

struct PlacedInThisTurn
{
    std::variant<MarkerKind, KindId> what{};
    bool operator==(const PlacedInThisTurn &) const = default;
    static constexpr auto names = memberNames("placed");
};

struct InNoCondition
{
    Role commando{};
    Condition condition{};
    bool operator==(const InNoCondition &) const = default;
    static constexpr auto names = memberNames("commando", "condition");
};

struct NoSuchStance
{
    Role commando{};
    StanceId stance{};
    bool operator==(const NoSuchStance &) const = default;
    static constexpr auto names = memberNames("commando", "stance");
};

struct NotOnTheDownedCard
{
    ActionKind action{};
    bool operator==(const NotOnTheDownedCard &) const = default;
    static constexpr auto names = memberNames("action");
};

struct NotDowned
{
    Role who{};
    bool operator==(const NotDowned &) const = default;
    static constexpr auto names = memberNames("not_downed");
};

// --- Actions (OP-ACT-2, OP-MOVE-6) ---

struct NoInvestigateMarker
{
    Space at{};
    bool operator==(const NoInvestigateMarker &) const = default;
    static constexpr auto names = memberNames("no_marker");
};

struct NoCardLeft
{
    Number<0> cards{};
    bool operator==(const NoCardLeft &) const = default;
    static constexpr auto names = memberNames("cards");
};

struct CardsInTheBox
{
    int cards{};
    int box{};
    bool operator==(const CardsInTheBox &) const = default;
    static constexpr auto names = memberNames("cards", "box");
};

struct NotAdjacent
{
    std::variant<Combatant, Space, Edge> what{};
    bool operator==(const NotAdjacent &) const = default;
    static constexpr auto names = memberNames("not_adjacent");
};

struct NotActive
{
    Role who{};
    bool operator==(const NotActive &) const = default;
    static constexpr auto names = memberNames("not_active");
};

struct NotInHand
{
    std::variant<ItemId, WeaponId> card{};
    bool operator==(const NotInHand &) const = default;
    static constexpr auto names = memberNames("not_held");
};

struct NotTraded
{
    ItemId card{};
    bool operator==(const NotTraded &) const = default;
    static constexpr auto names = memberNames("no_trade");
};

/// Only the revised printing allows it.
struct OtherPrinting
{
    Printing printing{};
    bool operator==(const OtherPrinting &) const = default;
    static constexpr auto names = memberNames("printing");
};

struct WeaponInUse
{
    std::variant<Word<"nothing">, WeaponId> weapon{};
    bool operator==(const WeaponInUse &) const = default;
    static constexpr auto names = memberNames("in_use");
};

struct NotBasic
{
    WeaponId weapon{};
    bool operator==(const NotBasic &) const = default;
    static constexpr auto names = memberNames("not_basic");
};

struct NoWound
{
    Number<0> wounds{};
    bool operator==(const NoWound &) const = default;
    static constexpr auto names = memberNames("wounds");
};

struct MovesTogether
{
    int actions{};
    bool operator==(const MovesTogether &) const = default;
    static constexpr auto names = memberNames("actions");
};

} // namespace reason

/// Reasons by the chapters of commandos and their actions.
struct CommandoReason
    : OneOf<reason::NotTheOfficer, reason::NoInitiativeCard, reason::CardsForCommandos, reason::CommandosForSeats,
          reason::CommandoNotPlaced, reason::KitOfAnother, reason::KitTaken, reason::KitNotHeld, reason::TooMuchKit,
          reason::KitIsAWeapon, reason::KitDeploys, reason::NobodyBrings, reason::PlacedInThisTurn,
          reason::InNoCondition, reason::NoSuchStance, reason::NotOnTheDownedCard, reason::NotDowned,
          reason::NoInvestigateMarker, reason::NoCardLeft, reason::CardsInTheBox, reason::NotAdjacent,
          reason::NotActive, reason::NotInHand, reason::NotTraded, reason::OtherPrinting, reason::WeaponInUse,
          reason::NotBasic, reason::NoWound, reason::MovesTogether>
{
    using OneOf::OneOf;
};

} // namespace dossier::omega
