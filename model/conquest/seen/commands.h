#pragma once

#include "model/conquest/seen/effects.h"

namespace dossier::conquest
{

/// A printed thing of a box, as its owner can enter it.
struct Printed : OneOf<Race, LocationCard, ResistanceCard, HeroCard, TokenKind, EventCard, StuffCard, TechnologyCard>
{
    using OneOf::OneOf;
};

// Commands of the seats, in the order of the digest.

// --- Set-up ---

/// CQ-SETUP-1.
struct ChoosePlayers
{
    static constexpr std::string_view type = "choose_players";
    Players players{};
    bool operator==(const ChoosePlayers &) const = default;
    static constexpr auto names = memberNames("players");
};

struct ChooseOptions
{
    static constexpr std::string_view type = "choose_options";
    TableOptions options{};
    bool operator==(const ChooseOptions &) const = default;
    static constexpr auto names = memberNames("options");
};

/// Enters the printed values of something that the pack does not know, or only in part.
struct Describe
{
    static constexpr std::string_view type = "describe";
    Printed printed{};
    bool operator==(const Describe &) const = default;
    static constexpr auto names = memberNames("printed");
};

/// Enters one side of the resistance sheet.
struct DescribeSheet
{
    static constexpr std::string_view type = "describe_sheet";
    bool brutal = false;
    ResistanceSheet sheet{};
    bool operator==(const DescribeSheet &) const = default;
    static constexpr auto names = memberNames("brutal", "sheet");
};

/// CQ-BOARD-2: says that two spaces touch, or do not, when no layout says it.
struct SayTouching
{
    static constexpr std::string_view type = "say_touching";
    Border border{};
    bool touch = true;
    bool operator==(const SayTouching &) const = default;
    static constexpr auto names = memberNames("border", "touch");
};

/// CQ-SETUP-3.
struct TakeRace
{
    static constexpr std::string_view type = "take_race";
    Colour player = Colour::Green;
    std::string race{};
    bool operator==(const TakeRace &) const = default;
    static constexpr auto names = memberNames("player", "race");
};

struct BeginGame
{
    static constexpr std::string_view type = "begin_game";
    bool operator==(const BeginGame &) const = default;
    static constexpr auto names = memberNames();
};

// --- Command (CQ-CMD) ---

/// CQ-CMD-2.
struct TakeBack
{
    static constexpr std::string_view type = "take_back";
    Colour player = Colour::Green;
    bool operator==(const TakeBack &) const = default;
    static constexpr auto names = memberNames("player");
};

/// CQ-CMD-1: secret until all have chosen.
struct ChooseToken
{
    static constexpr std::string_view type = "choose_token";
    Colour player = Colour::Green;
    CommandToken token = CommandToken::Two;
    bool operator==(const ChooseToken &) const = default;
    static constexpr auto names = memberNames("player", "token");
};

/// CQ-CMD-1, CQ-COOP-3.
struct RollPoints
{
    static constexpr std::string_view type = "roll_points";
    Colour player = Colour::Green;
    int face = 1;
    bool operator==(const RollPoints &) const = default;
    static constexpr auto names = memberNames("player", "face");
};

/// CQ-CMD-1: accepts the offer of a 1, with the face of the second roll, or declines it.
struct AnswerOne
{
    static constexpr std::string_view type = "answer_one";
    Colour player = Colour::Green;
    std::optional<int> face{};
    bool operator==(const AnswerOne &) const = default;
    static constexpr auto names = memberNames("player", "face");
};

/// CQ-CMD-3: one die for each tied player.
struct RollFirst
{
    static constexpr std::string_view type = "roll_first";
    std::map<Colour, int> faces{};
    bool operator==(const RollFirst &) const = default;
    static constexpr auto names = memberNames("faces");
};

// --- Action (CQ-ACT) ---

/// CQ-ACT-3; `touches`: says that the spaces touch, when nobody has said it.
struct MoveAlien
{
    static constexpr std::string_view type = "move_alien";
    AlienId alien{};
    Place to{};
    bool touches = false;
    bool operator==(const MoveAlien &) const = default;
    static constexpr auto names = memberNames("alien", "to", "touches");
};

/// CQ-ACT-5.
struct LandAlien
{
    static constexpr std::string_view type = "land_alien";
    AlienId alien{};
    bool operator==(const LandAlien &) const = default;
    static constexpr auto names = memberNames("alien");
};

/// CQ-ACT-6.
struct BuyThreat
{
    static constexpr std::string_view type = "buy_threat";
    Colour player = Colour::Green;
    bool operator==(const BuyThreat &) const = default;
    static constexpr auto names = memberNames("player");
};

/// CQ-DUE-2: begins the Battle phase.
struct EndAction
{
    static constexpr std::string_view type = "end_action";
    bool operator==(const EndAction &) const = default;
    static constexpr auto names = memberNames();
};

// --- Events, Space Stuff, abilities ---

/// CQ-EVENT-1, -2: with the card's effects.
struct PlayEvent
{
    static constexpr std::string_view type = "play_event";
    Colour player = Colour::Green;
    std::string card{};
    std::vector<Effect> effects{};
    bool operator==(const PlayEvent &) const = default;
    static constexpr auto names = memberNames("player", "card", "effects");
};

/// CQ-RACE-1.
struct UseAbility
{
    static constexpr std::string_view type = "use_ability";
    Colour player = Colour::Green;
    std::string ability{};
    std::vector<Effect> effects{};
    bool operator==(const UseAbility &) const = default;
    static constexpr auto names = memberNames("player", "ability", "effects");
};

/// CQ-STUFF-2.
struct ActivateStuff
{
    static constexpr std::string_view type = "activate_stuff";
    Colour player = Colour::Green;
    std::string card{};
    std::vector<Effect> effects{};
    bool operator==(const ActivateStuff &) const = default;
    static constexpr auto names = memberNames("player", "card", "effects");
};

/// Applies the effects of a named thing: a location's text, a resistance's, a resistance event's.
struct ApplyCard
{
    static constexpr std::string_view type = "apply_card";
    std::string by{};
    std::vector<Effect> effects{};
    bool operator==(const ApplyCard &) const = default;
    static constexpr auto names = memberNames("by", "effects");
};

/// CQ-DUE-2: leaves the due effect of a card aside.
struct LeaveEffect
{
    static constexpr std::string_view type = "leave_effect";
    std::string card{};
    bool operator==(const LeaveEffect &) const = default;
    static constexpr auto names = memberNames("card");
};

/// CQ-CANCEL-1, -2: the named card or ability removes a card in play; a technology card by a die.
struct CancelCard
{
    static constexpr std::string_view type = "cancel_card";
    Colour player = Colour::Green;
    std::string by{};
    std::optional<Colour> of{};
    Deck deck = Deck::Events;
    std::string card{};
    std::optional<int> face{};
    /// Effects that undo those of the card.
    std::vector<Effect> effects{};
    bool operator==(const CancelCard &) const = default;
    static constexpr auto names = memberNames("player", "by", "of", "deck", "card", "face", "effects");
};

/// CQ-WIN-2: a player cancels nothing.
struct LetWin
{
    static constexpr std::string_view type = "let_win";
    Colour player = Colour::Green;
    bool operator==(const LetWin &) const = default;
    static constexpr auto names = memberNames("player");
};

/// CQ-SECRET-1: an owner shows his hand.
struct ShowHand
{
    static constexpr std::string_view type = "show_hand";
    Colour player = Colour::Green;
    bool operator==(const ShowHand &) const = default;
    static constexpr auto names = memberNames("player");
};

} // namespace dossier::conquest
