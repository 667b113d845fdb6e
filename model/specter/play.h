#pragma once

#include "model/specter/seen/numbers.h"
#include "model/specter/table.h"

#include <utility>

namespace dossier::specter
{

/// A command being resolved: a copy of the table that each event is applied to at once, so that what follows is
/// resolved against what has happened already.
class Play
{
public:
    explicit Play(Table table)
        : m_table(std::move(table))
    {
    }

    [[nodiscard]] const Table &table() const { return m_table; }

    [[nodiscard]] const PublicTable &open() const { return m_table.open; }

    /// The sheet that the app keeps; none on paper.
    [[nodiscard]] const Sheet *sheet(Agent agent) const
    {
        const auto sheet = m_table.sheets.find(agent);
        return sheet == m_table.sheets.end() ? nullptr : &sheet->second;
    }

    /// Whether the app keeps an agent's sheet: then it answers, and not what a ruling let be entered.
    [[nodiscard]] bool keepsSheet(Agent agent) const
    {
        const Sheet *kept = sheet(agent);
        return !m_table.open.players.sheetsOnPaper && kept != nullptr && kept->at;
    }

    /// Adds an event and applies it.
    void add(Event event);

    [[nodiscard]] Events take() { return std::move(m_events); }

private:
    Table m_table;
    Events m_events;
};

// --- What several commands lead to ---

/// What becomes known of an agent between two moves of his.
void tell(Play &play, Agent agent, const LaterFact &fact, int turnsAgo = 0);

/// His figure is on the board: everybody sees who he is.
void revealCharacter(Play &play, Agent agent, const std::optional<AgentKind> &said = {});

/// SO-HUNT-3: what the agents say to the hunter whose movement is over, with all that follows.
void answerHunter(Play &play, HunterKind hunter, const std::vector<Said> &said);

/// SO-TRAITOR-1: whether the first agent, seen there, is in the secret traitor's sight; then he is revealed. That his
/// sight is secret is asked before the agent's figure is put down.
void revealTraitorWhoSees(Play &play, Coordinate agent);

/// SO-END-1: an agent loses health; without any the game is over.
void wound(Play &play, Agent agent, int wounds);

/// SO-MOVE-2, SO-TRAITOR-1: where something secret was put right, what the agents say after it may not go with what
/// they said before: then it is everybody's to know that a hand, or who is the traitor, need not have been the same
/// throughout. As long as it goes together, nobody learns of it.
void leaveTruePlaces(Play &play);

/// SO-HUNT-1, SO-END-1: the hunters' part begins when the agents have moved, and the next turn when all had theirs.
void goOn(Play &play);

// --- One a command ---

void play(Play &play, const ChoosePlayers &command);
void play(Play &play, const ChooseOptions &command);
void play(Play &play, const RollObjectives &command);
void play(Play &play, const ChooseCharacter &command);
void play(Play &play, const TakeCards &command);
void play(Play &play, const DealRoles &command);
void play(Play &play, const BeginGame &command);

void play(Play &play, const CompleteObjective &command);
void play(Play &play, const PlanMove &command);
void play(Play &play, const ConfirmMove &command);
void play(Play &play, const ReportMove &command);
void play(Play &play, const ForetellObjective &command);
void play(Play &play, const SpringAmbush &command);
void play(Play &play, const RaiseBlade &command);

void play(Play &play, const BeginHunterTurn &command);
void play(Play &play, const BarFromVehicle &command);
void play(Play &play, const MoveHunter &command);
void play(Play &play, const DriveVehicle &command);
void play(Play &play, const UseSensor &command);
void play(Play &play, const LookBack &command);
void play(Play &play, const SniperShot &command);
void play(Play &play, const AttackAgent &command);
void play(Play &play, const QuickDraw &command);
void play(Play &play, const UseStrength &command);
void play(Play &play, const EndHunterTurn &command);
void play(Play &play, const RevealTraitor &command);

void play(Play &play, const EndGame &command);
void play(Play &play, const TakeOverFacts &command);
void play(Play &play, const LayOpenSheet &command);
void play(Play &play, const Correct &command);

} // namespace dossier::specter
