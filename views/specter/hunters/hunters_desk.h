#pragma once

#include "views/specter/hunters/answer_panel.h"
#include "views/specter/hunters/attack_panel.h"
#include "views/specter/hunters/inference_panel.h"
#include "views/specter/hunters/report_panel.h"
#include "views/specter/hunters/table_card.h"
#include "views/specter/paper/facts_panel.h"
#include "views/specter/paper/overrule_card.h"
#include "views/specter/paper/sheet_panel.h"
#include "views/specter/selection/deductions.h"
#include "views/specter/selection/picked_turn.h"
#include "views/specter/words/who_plays.h"

namespace dossier
{

struct EnteredSoFar;

/// State of the hunters' page: the table and the picks on it, the deductions from public facts, and the input that is
/// not given yet.
struct HuntersDesk
{
    PickedTurn turn{};
    Deductions known{};
    HeatSwitches heat{};
    InferenceWords words{};
    /// The space on the board whose reason is read.
    std::optional<Space> pointed{};
    /// The result of the question that is picked.
    QString tells{};
    RollDraft roll{};
    AnswerDraft answer{};
    ReportDraft report{};
    SheetDraft sheet{};
    FactsDraft facts{};
    TableDraft table{};
    OverruleDraft overrule{};
    /// The legend of the board is open.
    bool hasLegend = false;
    /// The name of a space, as far as it is typed.
    QString typedSpace{};
    WhoPlays players{};
    /// The table is one of the past: nothing can be done.
    bool isPast = false;
};

/// Fits the drafts to the table and the pick.
void updateDrafts(HuntersDesk &desk);

/// True if dice can be entered.
bool isRolling(const HuntersDesk &desk);
/// True if an agent on paper has to answer to a picked movement.
bool isAnswering(const HuntersDesk &desk);
bool isReporting(const HuntersDesk &desk);
bool copiesSheet(const HuntersDesk &desk);
/// True if the name of a space can be typed.
bool canTypeSpace(const HuntersDesk &desk);

/// True if the next space that is pressed on the board is an answer, or corrects something.
bool isPlacing(const HuntersDesk &desk);
/// True when the placing can be cancelled: a sheet waits for spaces for as long as it is shown.
bool canStopPlacing(const HuntersDesk &desk);
void stopPlacing(HuntersDesk &desk);

/// Returns the input of the panels so far, for the default button.
EnteredSoFar enteredSoFar(const HuntersDesk &desk);

/// Returns the keys of the parts that wait for an entry, the first one first.
QStringList waitingKeys(const HuntersDesk &desk);

/// Explains in a sentence why the agent can or cannot be on a space.
QString sentenceOf(HuntersDesk &desk, Space space);

/// Describes the result of the picked question; empty when it would reveal nothing.
QString outcomeText(const HuntersDesk &desk, const HuntersPick &pick);

/// Shows the reason for a space from now on, and the result of a movement that ends there.
void pointAt(HuntersDesk &desk, std::optional<Space> space);

} // namespace dossier
