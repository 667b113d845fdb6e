#pragma once

#include "model/core/fact.h"
#include "model/core/one_of.h"
#include "model/specter/seen/state.h"

namespace dossier::specter
{

namespace reason
{

// Reasons of refusals, with their facts. The names are those of the JSON.

// --- The turn and the sheets (SO-HUNT-1, SO-END-1, SO-MOVE-1) ---

struct OtherPhase
{
    Phase phase{};
    bool operator==(const OtherPhase &) const = default;
    static constexpr auto names = memberNames("phase");
};

/// SO-TRAITOR-1: the revealed traitor moves first.
struct SecondAgentDue
{
    Word<"second_agent"> due{};
    bool operator==(const SecondAgentDue &) const = default;
    static constexpr auto names = memberNames("due");
};

struct SheetOnPaper
{
    Word<"on_paper"> onPaper{};
    bool operator==(const SheetOnPaper &) const = default;
    static constexpr auto names = memberNames("sheet");
};

struct SheetKept
{
    Word<"kept"> kept{};
    bool operator==(const SheetKept &) const = default;
    static constexpr auto names = memberNames("sheet");
};

struct SheetUnknown
{
    Word<"unknown"> unknown{};
    bool operator==(const SheetUnknown &) const = default;
    static constexpr auto names = memberNames("sheet");
};

// --- Set-up (SO-BOARD-3, SO-MOVE-2, SO-HUNT-6, SO-TRAITOR-1) ---

struct NobodyChosen
{
    Number<0> hunters{};
    bool operator==(const NobodyChosen &) const = default;
    static constexpr auto names = memberNames("hunters");
};

struct HuntersForPlayers
{
    int hunters{};
    bool operator==(const HuntersForPlayers &) const = default;
    static constexpr auto names = memberNames("hunters");
};

struct NoObjectivesYet
{
    Number<0> objectives{};
    bool operator==(const NoObjectivesYet &) const = default;
    static constexpr auto names = memberNames("objectives");
};

struct NoRolesYet
{
    Number<0> roles{};
    bool operator==(const NoRolesYet &) const = default;
    static constexpr auto names = memberNames("roles");
};

struct NoCharacterYet
{
    Word<"character"> character{};
    bool operator==(const NoCharacterYet &) const = default;
    static constexpr auto names = memberNames("needs");
};

struct CharacterInPlay
{
    AgentKind character{};
    bool operator==(const CharacterInPlay &) const = default;
    static constexpr auto names = memberNames("character");
};

struct KnownAs
{
    AgentKind character{};
    bool operator==(const KnownAs &) const = default;
    static constexpr auto names = memberNames("known");
};

struct CardsToTake
{
    int cards{};
    bool operator==(const CardsToTake &) const = default;
    static constexpr auto names = memberNames("cards");
};

/// The card is not in hand or in the box, or has no charge left.
struct CardNotThere
{
    Equipment card{};
    bool operator==(const CardNotThere &) const = default;
    static constexpr auto names = memberNames("card");
};

struct NoTraitorNow
{
    int players{};
    bool operator==(const NoTraitorNow &) const = default;
    static constexpr auto names = memberNames("players");
};

/// Refers to the viewer's knowledge.
struct NotTheTraitor
{
    HunterKind hunter{};
    bool operator==(const NotTheTraitor &) const = default;
    static constexpr auto names = memberNames("traitor");
};

} // namespace reason

/// Reasons about the turn, the sheets and the set-up.
struct PlayReason : OneOf<reason::OtherPhase, reason::SecondAgentDue, reason::SheetOnPaper, reason::SheetKept,
                        reason::SheetUnknown, reason::NobodyChosen, reason::HuntersForPlayers, reason::NoObjectivesYet,
                        reason::NoRolesYet, reason::NoCharacterYet, reason::CharacterInPlay, reason::KnownAs,
                        reason::CardsToTake, reason::CardNotThere, reason::NoTraitorNow, reason::NotTheTraitor>
{
    using OneOf::OneOf;
};

} // namespace dossier::specter
