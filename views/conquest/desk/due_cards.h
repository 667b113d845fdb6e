#pragma once

#include "views/conquest/desk/battle_panel.h"
#include "views/conquest/desk/card_form.h"
#include "views/conquest/desk/due_form.h"
#include "views/conquest/desk/flee_panel.h"
#include "views/conquest/desk/hand_panel.h"
#include "views/conquest/desk/side_panel_state.h"
#include "views/conquest/desk/tokens_panel.h"

namespace dossier
{

/// The effect that was entered for an event before others could cancel it, by the seat that entered it: it may name
/// cards of a hand.
struct AnnouncedEffect
{
    std::optional<conquest::Colour> seat{};
    conquest::ApplyCard effect{};
};

/// Choices in the column of due commands that are not given yet.
struct DueDraft
{
    LaidTokens laid{};
    Flight flight{};
    /// The highlighted card of the hand that is open.
    int row = 0;
    DueForm form{};
    std::optional<AnnouncedEffect> announced{};
};

/// The column is made from these.
struct DueState
{
    TableSelection look{};
    SidePanelState open{};
    BattleChances chances{};
    DueDraft draft{};
    /// Results to be said aloud.
    QStringList said{};
};

struct DueActions
{
    std::function<void(const ConquestCommand &command)> give{};
    std::function<void(Rule rule)> openRule{};
    TokensActions tokens{};
    DueFormActions form{};
    std::function<void(conquest::AlienId alien, conquest::Place to)> chooseFlight{};
    std::function<void(int row)> highlightCard{};
    /// Opens the hand of a player, after the screen was handed over where it is secret.
    std::function<void(conquest::Colour player)> openHand{};
    /// Covers the hand that is open.
    std::function<void()> coverHand{};
    /// Opens the form for the effect that is due.
    std::function<void(const conquest::DueEffect &effect)> enterEffect{};
    /// Shows or hides the meanings of the board's signs.
    std::function<void()> showLegend{};
    /// Puts away the card whose text is shown.
    std::function<void()> putCardAway{};
    /// Opens the form for cards and abilities, with the known values.
    std::function<void(CardKind kind, const std::string &name, const std::optional<conquest::Effect> &effect,
        std::optional<conquest::Colour> player)>
        openForm{};
};

/// Drops the choices of a draft that are no longer due.
void dropWhatIsNotDue(DueDraft &draft, const TableSelection &look);

/// The column of due commands, from top to bottom: a hint, the battle, the choice of tokens, due effects, the form for
/// dice and cards, other possible commands, the card to read, a hand, the results to be said aloud, and the commands
/// that are possible at any time.
Part dueCards(const DueState &state, const DueActions &actions);

/// Shows the hand while a battle takes the room beside the board.
Part handOverTheBoard(const DueState &state, const DueActions &actions);

} // namespace dossier
