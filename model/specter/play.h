#pragma once

#include "model/specter/seen/numbers.h"
#include "model/specter/table.h"

#include <utility>

namespace dossier::specter
{

/// A command being resolved: a copy of the table to which each event is applied at once, so that later events are
/// resolved against earlier ones.
class Play
{
public:
    explicit Play(Table table)
        : m_table(std::move(table))
    {
    }

    [[nodiscard]] const Table &table() const { return m_table; }

    [[nodiscard]] const PublicTable &open() const { return m_table.open; }

    /// Returns the sheet that the app keeps; null on paper.
    [[nodiscard]] const Sheet *sheet(Agent agent) const
    {
        const auto sheet = m_table.sheets.find(agent);
        return sheet == m_table.sheets.end() ? nullptr : &sheet->second;
    }

    /// True when the app keeps the agent's sheet. The sheet then gives the answers, not the values that a ruling
    /// entered.
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

// --- Effects that several commands share ---

/// Adds a fact that becomes known of an agent between two of his moves.
void announce(Play &play, Agent agent, const LaterFact &fact, int turnsAgo = 0);

/// Reveals the character of an agent whose figure is on the board.
void revealCharacter(Play &play, Agent agent, const std::optional<AgentKind> &said = {});

/// SO-HUNT-3: adds the agents' answers to the hunter whose movement is over, with all their consequences.
void answerHunter(Play &play, HunterKind hunter, const std::vector<Said> &said);

/// SO-TRAITOR-1: reveals the secret traitor when the first agent, seen there, is in his sight. The caller checks that
/// this sight is secret before the agent's figure is put down.
void revealTraitorWhoSees(Play &play, Coordinate agent);

/// SO-END-1: an agent loses health; without any the game is over.
void wound(Play &play, Agent agent, int wounds);

/// SO-MOVE-2, SO-TRAITOR-1: after a secret was corrected, an agent's later answers may contradict his earlier ones.
/// Then this announces that a hand, or the traitor's identity, may have changed during the game. While the answers
/// agree, nobody learns of the correction.
void leaveTruePlaces(Play &play);

/// SO-HUNT-1, SO-END-1: begins the hunters' part when the agents have moved, and the next turn when all hunters had
/// theirs.
void advance(Play &play);

// --- One function per command ---

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
