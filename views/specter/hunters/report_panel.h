#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// The move of an agent on paper as far as it is entered, before it is reported.
struct ReportDraft
{
    /// Meanings of a press on the board.
    enum class Placing : std::uint8_t
    {
        Nothing,
        Seen,
        LastSeen,
        Objective,
        Card,
    };

    specter::Agent agent = specter::Agent::First;
    /// Time of the report, and the agent's number of turns: at another time the draft is void.
    specter::Clock clock{};
    std::size_t turns = 0;
    Placing placing = Placing::Nothing;
    std::optional<specter::Coordinate> cardAt{};
    std::optional<specter::Equipment> card{};
    /// Target of the card, as a position in the order of the hunters.
    int hunter = 0;
    int die = 1;
    bool isStunned = false;
    std::optional<specter::AgentKind> character{};
};

/// Returns the draft for the move of that agent, with earlier input for the same move.
ReportDraft draftFor(const specter::PublicTable &table, specter::Agent agent, const ReportDraft &before);

/// Returns the command that reports the move.
SpecterCommand reporting(const specter::PublicTable &table, const ReportDraft &draft, const specter::Shown &shown);

struct ReportActions
{
    std::function<void(const SpecterCommand &command)> give{};
    std::function<void(const ReportDraft &draft)> change{};
};

/// Requests the result of a move of an agent on paper, entered by one press: nothing, seen, or where last seen; the
/// objectives turned over before, and the card announced.
Part reportPanel(const SpecterViewPtr &view, const ReportDraft &draft, const ReportActions &actions);

} // namespace dossier
