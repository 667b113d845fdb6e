#pragma once

#include "model/core/one_of.h"
#include "model/specter/seen/cards.h"
#include "model/specter/seen/move.h"
#include "model/specter/seen/sensor.h"

#include <string_view>
#include <variant>

namespace dossier::specter
{

// Public facts about one agent's way, in order. They are plain values: a session derives them from its events, people
// may enter them by hand, and any of them may be changed and everything after it computed anew.

/// A hunter by the number of his seat at the table, from 1.
struct HunterId
{
    int number = 0;
    friend auto operator<=>(const HunterId &, const HunterId &) = default;
    static constexpr auto names = memberNames("number");
};

/// The way a hunter looks.
enum class Gaze : std::uint8_t
{
    /// By SO-SEE-1.
    Open,
    /// A flash has blinded him: he sees nothing.
    Blind,
    /// Along one straight line only.
    North,
    East,
    South,
    West,
};

constexpr auto words(Gaze /*gaze*/)
{
    return memberNames("open", "blind", "north", "east", "south", "west");
}

/// A hunter on the board and his gaze.
struct Lookout
{
    HunterId hunter{};
    Coordinate at{};
    bool inVehicle = false;
    /// True when everybody knows that he is the agent's ally: he bars his space, and the agent owes his sight nothing.
    bool traitor = false;
    Gaze gaze = Gaze::Open;
    friend bool operator==(const Lookout &, const Lookout &) = default;
    static constexpr auto names = memberNames("hunter", "at", "in_vehicle", "traitor", "gaze");
};

/// SO-HUNT-3: a hunter ended his movement and the agent said that he is clear.
struct SaidClear
{
    Lookout from;
    bool operator==(const SaidClear &) const = default;
    static constexpr std::string_view type = "said_clear";
    static constexpr auto names = memberNames("from");
};

/// SO-HUNT-3: a hunter ended his movement and the agent's figure was put down.
struct FoundBy
{
    Lookout from;
    Coordinate agent;
    /// SO-TRAITOR-1: the other hunters at that time, none of whom was revealed: one who had seen that space in secret
    /// as the traitor would have been.
    std::vector<Lookout> onlookers{};
    bool operator==(const FoundBy &) const = default;
    static constexpr std::string_view type = "found_by";
    static constexpr auto names = memberNames("from", "agent", "onlookers");
};

/// SO-HUNT-5: a reading of the motion sensor.
struct SensorSaid
{
    Coordinate vehicle;
    Reading reading = Reading::None;
    bool operator==(const SensorSaid &) const = default;
    static constexpr std::string_view type = "sensor_said";
    static constexpr auto names = memberNames("vehicle", "reading");
};

/// The agent's answer about being near a space (the Beast's senses).
struct SaidClose
{
    Coordinate to;
    /// In king's steps, structures ignored.
    int within = 4;
    bool close = false;
    bool operator==(const SaidClose &) const = default;
    static constexpr std::string_view type = "said_close";
    static constexpr auto names = memberNames("to", "within", "close");
};

/// The agent's place at that time became known, for any reason.
struct StoodAt
{
    Coordinate agent;
    bool operator==(const StoodAt &) const = default;
    static constexpr std::string_view type = "stood_at";
    static constexpr auto names = memberNames("agent");
};

/// SO-MOVE-2: he announced to the Prophet that he will turn over one of these objectives at the beginning of his next
/// turn.
struct Foretold
{
    std::vector<Coordinate> objectives{};
    bool operator==(const Foretold &) const = default;
    static constexpr std::string_view type = "foretold";
    static constexpr auto names = memberNames("objectives");
};

/// A fact that became known after one move of the agent's and before his next one.
using LaterFact = OneOf<SaidClear, FoundBy, SensorSaid, SaidClose, StoodAt, Foretold>;

/// SO-MOVE-2: a card that was used publicly, and its evidence of the agent's place.
struct AnnouncedCard
{
    Equipment card = Equipment::FlashBang;
    /// True when he used it before the move.
    bool before = true;
    /// The space of its token, and the greatest distance of the throw.
    std::optional<Coordinate> at{};
    int within = 0;
    /// Tangle Line: the hunter on whom it was used, who saw the agent; the die that was rolled, and true when it
    /// reached the count of steps between them.
    std::optional<Lookout> target{};
    std::optional<int> die{};
    std::optional<bool> hit{};
    bool operator==(const AnnouncedCard &) const = default;
    static constexpr auto names = memberNames("card", "before", "at", "within", "target", "die", "hit");
};

/// The rules that a public ruling set aside in a move of the agent's.
enum class SetAside : std::uint8_t
{
    Nothing,
    /// The rules of moving and of cards: he may have gone anywhere and used any card; the public showing remains true.
    Steps,
    /// The public showing as well: nothing is known of this move.
    Everything,
};

constexpr auto words(SetAside /*aside*/)
{
    return memberNames("nothing", "steps", "everything");
}

/// One turn of the agent's and the facts after it.
struct TurnFacts
{
    /// Places and gazes of the hunters during the move.
    std::vector<Lookout> hunters{};
    /// Spaces of the smoke during the move, and of the smoke after it.
    std::vector<Coordinate> smoke{};
    std::vector<Coordinate> smokeAfter{};
    /// SO-MOVE-2: objectives turned over at the beginning of the turn.
    std::vector<Coordinate> turnedOver{};
    /// Showing of the move; none when it is not known.
    std::optional<Shown> shown{};
    /// SO-TRAITOR-1: the hunters whom the showing did not reveal as traitor.
    std::vector<HunterId> onlookers{};
    /// True when an equipment card was played publicly, which excludes a hidden one in this turn.
    bool cardAnnounced = false;
    /// That card; none when nothing more is known of it.
    std::optional<AnnouncedCard> announced{};
    SetAside ruling = SetAside::Nothing;
    std::vector<LaterFact> later{};
    bool operator==(const TurnFacts &) const = default;
    static constexpr auto names = memberNames("hunters", "smoke", "smoke_after", "turned_over", "shown", "onlookers",
        "card_announced", "announced", "ruling", "later");
};

/// SO-TRAITOR-1: the rest of the box after one way that the other agent's facts allow him.
struct LeftInBox
{
    /// True when the character who turns objectives over from two spaces away is left.
    bool farReaching = true;
    /// Charges left of the cards with unnoticed use.
    int adrenalSurges = 0;
    int stealthFields = 0;
    bool operator==(const LeftInBox &) const = default;
    static constexpr auto names = memberNames("far_reaching", "adrenal_surges", "stealth_fields");
};

/// Unknown properties of the agent.
struct Unknowns
{
    /// True when he may be the one who turns objectives over from two spaces away, and has the decoy (Blue Jay).
    bool farReaching = false;
    /// True when he may be one of the others.
    bool others = true;
    /// Charges of each hidden card that may still be in his hand, over all turns together.
    int adrenalSurges = 0;
    int stealthFields = 0;
    int holoDecoys = 0;
    /// Number of cards that may have been used unnoticed: those dealt minus those seen.
    int hiddenCards = 0;
    /// Showing of a decoy; none when either is possible.
    std::optional<Showing> decoyShows{};
    /// True when a ruling let him take other cards, so that neither his remaining cards nor his identity are known.
    bool anyHand = false;
    /// SO-TRAITOR-1: hunters any one of whom may secretly be the traitor; none when there is no secret traitor.
    std::vector<HunterId> suspects{};
    /// True when a ruling was about the traitor's identity: each move may have been made in the sight of another
    /// suspect, or of no traitor, and no hunter was bound to get a true answer.
    bool anyTraitor = false;
    /// Possible remainders of the box that both agents took their cards from, one of which is real; none when nothing
    /// is certain.
    std::vector<LeftInBox> leftInBox{};
    bool operator==(const Unknowns &) const = default;
    static constexpr auto names = memberNames("far_reaching", "others", "adrenal_surges", "stealth_fields",
        "holo_decoys", "hidden_cards", "decoy_shows", "any_hand", "suspects", "any_traitor", "left_in_box");
};

/// Everything public about one agent, from his start.
struct PublicHistory
{
    Coordinate start{};
    std::vector<TurnFacts> turns{};
    Unknowns unknowns{};
    bool operator==(const PublicHistory &) const = default;
    static constexpr auto names = memberNames("start", "turns", "unknowns");
};

} // namespace dossier::specter
