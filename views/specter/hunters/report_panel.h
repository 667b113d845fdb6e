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
    /// When it is reported, and after how many turns of the agent: at another time nothing of it holds.
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

/// The draft for the move of that agent, with what was entered for the same move.
ReportDraft draftFor(const specter::PublicTable &table, specter::Agent agent, const ReportDraft &before);

/// The command that reports the move.
SpecterCommand reporting(const specter::PublicTable &table, const ReportDraft &draft, const specter::Shown &shown);

struct ReportActions
{
    std::function<void(const SpecterCommand &command)> give{};
    std::function<void(const ReportDraft &draft)> change{};
};

/// Asks what an agent on paper showed with a move, entered by one press: nothing, seen, or where last seen; the
/// objectives turned over before, and the card announced.
Part reportPanel(const SpecterViewPtr &view, const ReportDraft &draft, const ReportActions &actions);

} // namespace dossier
