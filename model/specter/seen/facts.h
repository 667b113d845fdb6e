#pragma once

#include "model/core/one_of.h"
#include "model/specter/seen/cards.h"
#include "model/specter/seen/move.h"
#include "model/specter/seen/sensor.h"

#include <string_view>
#include <variant>

namespace dossier::specter
{

// What everybody at the table may know of one agent's way, in order. The facts are plain values: a session derives them
// from its events, people may enter them by hand, and any of them may be changed and all after it worked out anew.

/// A hunter by the number of his seat at the table, from 1.
struct HunterId
{
    int number = 0;
    friend auto operator<=>(const HunterId &, const HunterId &) = default;
    static constexpr auto names = memberNames("number");
};

/// How a hunter looks.
enum class Gaze : std::uint8_t
{
    /// As SO-SEE-1 says.
    Open,
    /// A flash has blinded him: he sees nothing.
    Blind,
    /// Along one straight line alone.
    North,
    East,
    South,
    West,
};

constexpr auto words(Gaze /*gaze*/)
{
    return memberNames("open", "blind", "north", "east", "south", "west");
}

/// A hunter on the board and how he looks.
struct Lookout
{
    HunterId hunter{};
    Coordinate at{};
    bool inVehicle = false;
    /// Known to everybody to be the agent's: he bars his space, and his sight obliges to nothing.
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
    /// SO-TRAITOR-1: the others, as they stood then, of whom none was revealed: he would have been the traitor who saw
    /// that space in secret.
    std::vector<Lookout> onlookers{};
    bool operator==(const FoundBy &) const = default;
    static constexpr std::string_view type = "found_by";
    static constexpr auto names = memberNames("from", "agent", "onlookers");
};

/// SO-HUNT-5: the motion sensor was asked.
struct SensorSaid
{
    Coordinate vehicle;
    Reading reading = Reading::None;
    bool operator==(const SensorSaid &) const = default;
    static constexpr std::string_view type = "sensor_said";
    static constexpr auto names = memberNames("vehicle", "reading");
};

/// The agent told whether he is near a space (the Beast's senses).
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

/// It became known where the agent stood at that time, for whatever reason.
struct StoodAt
{
    Coordinate agent;
    bool operator==(const StoodAt &) const = default;
    static constexpr std::string_view type = "stood_at";
    static constexpr auto names = memberNames("agent");
};

/// SO-MOVE-2: he told the Prophet that he will turn an objective over as his next turn begins: one of these.
struct Foretold
{
    std::vector<Coordinate> objectives{};
    bool operator==(const Foretold &) const = default;
    static constexpr std::string_view type = "foretold";
    static constexpr auto names = memberNames("objectives");
};

/// What became known after a move of the agent's and before his next one.
using LaterFact = OneOf<SaidClear, FoundBy, SensorSaid, SaidClose, StoodAt, Foretold>;

/// SO-MOVE-2: a card that was used for all to see, and what that told of where the agent stood.
struct AnnouncedCard
{
    Equipment card = Equipment::FlashBang;
    /// Whether he used it before the move, not after it.
    bool before = true;
    /// Where he threw its token, from so many spaces away at the most.
    std::optional<Coordinate> at{};
    int within = 0;
    /// Tangle Line: the hunter on whom it was used, who saw the agent; the die that was rolled, and whether it reached
    /// the count of steps between them.
    std::optional<Lookout> target{};
    std::optional<int> die{};
    std::optional<bool> hit{};
    bool operator==(const AnnouncedCard &) const = default;
    static constexpr auto names = memberNames("card", "before", "at", "within", "target", "die", "hit");
};

/// What a public ruling set aside in a move of the agent's.
enum class SetAside : std::uint8_t
{
    Nothing,
    /// The rules of moving and of cards: he may have gone anywhere, and used any card; what the table was shown holds.
    Steps,
    /// What the table was shown as well: nothing is known of this move.
    Everything,
};

constexpr auto words(SetAside /*aside*/)
{
    return memberNames("nothing", "steps", "everything");
}

/// One turn of the agent's and what followed.
struct TurnFacts
{
    /// Where the hunters stood and how they looked during the move.
    std::vector<Lookout> hunters{};
    /// The spaces of the smoke that lay during the move, and those of the smoke that lay after it.
    std::vector<Coordinate> smoke{};
    std::vector<Coordinate> smokeAfter{};
    /// SO-MOVE-2: objectives turned over as the turn began.
    std::vector<Coordinate> turnedOver{};
    /// What the move showed; none when that is not known.
    std::optional<Shown> shown{};
    /// SO-TRAITOR-1: the hunters of whom none was revealed by what the move showed.
    std::vector<HunterId> onlookers{};
    /// Whether an equipment card was played for all to see, so that no hidden one was in this turn.
    bool cardAnnounced = false;
    /// That card; none where no more is known of it.
    std::optional<AnnouncedCard> announced{};
    SetAside ruling = SetAside::Nothing;
    std::vector<LaterFact> later{};
    bool operator==(const TurnFacts &) const = default;
    static constexpr auto names = memberNames("hunters", "smoke", "smoke_after", "turned_over", "shown", "onlookers",
        "card_announced", "announced", "ruling", "later");
};

/// SO-TRAITOR-1: what the other agent leaves in the box by one way that his facts allow him.
struct LeftInBox
{
    /// Whether he leaves the character who turns objectives over from two spaces away.
    bool farReaching = true;
    /// The charges that he leaves of the cards whose use nobody notices.
    int adrenalSurges = 0;
    int stealthFields = 0;
    bool operator==(const LeftInBox &) const = default;
    static constexpr auto names = memberNames("far_reaching", "adrenal_surges", "stealth_fields");
};

/// What is not known of the agent, and may be so or otherwise.
struct Unknowns
{
    /// Whether he may be one who turns objectives over from two spaces away, and has the decoy (Blue Jay).
    bool farReaching = false;
    /// Whether he may be one of the others.
    bool others = true;
    /// The charges of each hidden card that may still lie in his hand, all turns together.
    int adrenalSurges = 0;
    int stealthFields = 0;
    int holoDecoys = 0;
    /// The cards whose use nobody may have noticed: those dealt but for the ones seen.
    int hiddenCards = 0;
    /// What a decoy shows; none where it may be the one or the other.
    std::optional<Showing> decoyShows{};
    /// Whether a ruling let him take other cards, so that nobody knows any more what he may still hold, nor who he is.
    bool anyHand = false;
    /// SO-TRAITOR-1: hunters any one of whom may secretly be the traitor; none when there is no secret traitor.
    std::vector<HunterId> suspects{};
    /// Whether a ruling was about who the traitor is: then each move may have been made under another suspect's eyes,
    /// or nobody's, and no hunter was bound to be told the truth.
    bool anyTraitor = false;
    /// What the other agent leaves of the box that both took their cards from: one of these; none where nothing is
    /// sure.
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
