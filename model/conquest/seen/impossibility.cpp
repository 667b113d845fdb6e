#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/refusals.h"
#include "model/conquest/seen/whereabouts.h"

#include <algorithm>
#include <charconv>
#include <concepts>

namespace dossier::conquest
{

namespace
{

template <typename T, typename... Of>
constexpr bool isAmong = (std::same_as<T, Of> || ...);

/// Returns the deck that a command or event draws its card from; none when it draws none.
template <typename T>
constexpr std::optional<Deck> drawnFrom()
{
    if constexpr (isAmong<T, Explore, LocationDrawn>)
        return Deck::Locations;
    else if constexpr (isAmong<T, TurnUpResistance, ResistanceTurnedUp>)
        return Deck::Resistance;
    else if constexpr (isAmong<T, DrawResistanceEvent, ResistanceEventDrawn>)
        return Deck::ResistanceEvents;
    else if constexpr (isAmong<T, TechnologyDrawn, RollTechnology>)
        return Deck::Technology;
    else if constexpr (std::same_as<T, StuffGained>)
        return Deck::Stuff;
    else if constexpr (isAmong<T, TokenPlaced, PlaceToken, CaptainCame>)
        return Deck::Tokens;
    else
        return std::nullopt;
}

Violation notInHand(const PublicTable &table, Colour player, const std::string &card)
{
    return inPlay(table, player).hand < 1 ? violation(rule::CQ_EVENT_1, reason::EmptyHand{player})
                                          : violation(rule::CQ_EVENT_1, reason::NotInHand{card});
}

/// Explains a fault of a command or an event, by the member that names the absent thing.
class Absence
{
public:
    Absence(const PublicTable &table, std::string_view member)
        : m_table(table)
        , m_member(member)
    {
    }

    template <typename T>
    Refusal operator()(const T &held) const
    {
        if (m_member == "/type")
            return ofKind(held);
        if constexpr (requires { std::string{held.token}; })
            if (m_member == "/token")
                return token(held);
        if constexpr (requires { std::string{held.card}; })
            if (m_member == "/card")
                return card(held);
        if (m_member == "/at" || m_member == "/to")
            return place(held);
        return number(held);
    }

private:
    /// CQ-FIGHT-8, CQ-SETUP-2.
    template <typename T>
    [[nodiscard]] Refusal ofKind(const T & /*held*/) const
    {
        constexpr bool isTogether = isAmong<T, AdvanceTechnology, StepBegan, MarkerMoved, DrawResistanceEvent,
            ResistanceEventDrawn, TechnologyDrawn>;
        if (isTogether && !isCooperative(m_table))
            return violation(rule::CQ_SETUP_2, reason::OnlyTogether{m_table.players.mode});
        return m_table.battle ? Refusal{} : violation(rule::CQ_FIGHT_8, reason::NoBattle{});
    }

    template <typename T>
    [[nodiscard]] Refusal token(const T &held) const
    {
        if constexpr (drawnFrom<T>() == Deck::Tokens)
            return violation(rule::CQ_TOKEN_1, reason::NoneLeft{Deck::Tokens, held.token});
        else if constexpr (requires { Place{held.at}; })
            return violation(rule::CQ_TOKEN_2, reason::TokenNotThere{held.at, held.token});
        else if constexpr (requires { Place{held.from}; })
            return violation(rule::CQ_TOKEN_2, reason::TokenNotThere{held.from, held.token});
        else
            return std::nullopt;
    }

    template <typename T>
    [[nodiscard]] Refusal card(const T &held) const
    {
        if constexpr (isAmong<T, EventEnded, TechnologyEnded, LeaveEffect>)
            return violation(rule::CQ_CANCEL_1, reason::NotCancelled{held.card});
        else if constexpr (isAmong<T, StuffLost, StuffTurned>)
            return violation(rule::CQ_STUFF_1, reason::NotBefore{held.player, held.card});
        else if constexpr (isAmong<T, PlayEvent, EventPlayed, DiscardEvent, EventDiscarded>)
            return notInHand(m_table, held.player, held.card);
        else if constexpr (drawnFrom<T>())
            return violation(rule::CQ_STATE_4, reason::NoneLeft{*drawnFrom<T>(), held.card});
        else
            return std::nullopt;
    }

    /// CQ-STATE-2, -3: the space has no room, no location, or one already.
    template <typename T>
    [[nodiscard]] Refusal place(const T &held) const
    {
        if constexpr (isAmong<T, TokenPlaced, TokenMoved>)
        {
            const Place to = [&]
            {
                if constexpr (std::same_as<T, TokenMoved>)
                    return held.to;
                else
                    return held.at;
            }();
            if (spaceAt(m_table, to).tokens.size() >= 3)
                return violation(rule::CQ_STATE_3, reason::SpaceFull{to});
        }
        else if constexpr (isAmong<T, Conquered, Demolished, Stolen, ValueChanged, LocationFreed, LocationDrawn>)
        {
            if (!m_table.spaces.contains(held.at))
                return std::nullopt;
            const bool has = spaceAt(m_table, held.at).location.has_value();
            if (std::same_as<T, LocationDrawn> && isLandingSite(held.at))
                return violation(rule::CQ_BOARD_4, reason::LandingSite{held.at});
            if (std::same_as<T, LocationDrawn> && has)
                return violation(rule::CQ_EXP_3, reason::Explored{held.at});
            if (!std::same_as<T, LocationDrawn> && !has)
                return violation(rule::CQ_EXP_3, reason::Unexplored{held.at});
            if (std::same_as<T, Conquered>)
                return violation(rule::CQ_FIGHT_7, reason::NotToBeConquered{held.at});
        }
        return std::nullopt;
    }

    /// Numbers that would leave their bounds, and the card that cancels.
    template <typename T>
    [[nodiscard]] Refusal number(const T &held) const
    {
        if constexpr (std::same_as<T, ThreatChanged>)
            return violation(rule::CQ_ACT_6, reason::TooFewThreat{inPlay(m_table, held.player).threat, -held.by});
        else if constexpr (std::same_as<T, PointsChanged>)
            return violation(
                rule::CQ_ACT_1, reason::TooFewPoints{inPlay(m_table, held.player).points.left.value_or(0), -held.by});
        else if constexpr (std::same_as<T, CancelCard>)
            return m_member == "/by" ? Refusal(notInHand(m_table, held.player, held.by)) : std::nullopt;
        else
            return std::nullopt;
    }

    const PublicTable &m_table;
    std::string_view m_member;
};

/// Returns the reason for an event at that path.
Refusal ofEvent(const PublicTable &table, const Event &event, std::string_view member)
{
    return visit([&](const auto &held) { return Absence(table, member)(held); }, event);
}

} // namespace

Violation impossibility(const PublicTable &table, const Command &command, std::string_view member)
{
    constexpr std::string_view event = "/event";
    constexpr std::string_view effects = "/effects/";
    const Refusal why = visit(
        [&](const auto &held) -> Refusal
        {
            if constexpr (requires { Event{held.event}; })
                if (member.starts_with(event))
                    return ofEvent(table, held.event, member.substr(event.size()));
            if constexpr (requires { held.effects.size(); })
                if (member.starts_with(effects))
                {
                    const std::string_view rest = member.substr(effects.size());
                    std::size_t place = 0;
                    std::from_chars(rest.data(), rest.data() + rest.size(), place);
                    const std::size_t slash = rest.find('/');
                    return place < held.effects.size() && slash != std::string_view::npos
                        ? ofEvent(table, eventOf(held.effects[place]), rest.substr(slash))
                        : Refusal{};
                }
            return Absence(table, member)(held);
        },
        command);
    return why.value_or(violation(rule::CQ_STATE_2, reason::NotInTheGame{}));
}

} // namespace dossier::conquest
