#include "views/conquest/desk/due_cards.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/desk/due_effects.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/desk/offers_now.h"
#include "views/conquest/desk/read_card.h"
#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"
#include "views/session/said_aloud.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

struct DueWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::DueCards)
};

/// Explains to guests how a turn is played; a player without points left sees only the button.
Part hint(const TableSelection &look)
{
    const PublicTable &table = look.view->open;
    const auto paragraph = [](const QString &words) { return text(words, Role::Dim).wrapping(); };
    if (table.outcome)
        return paragraph(
            DueWords::tr(
                "%1. The report can be printed from the File menu; Undo takes the last step back.", "how a game ended")
                .arg(wording::sentence(*table.outcome)))
            .when(!look.past);
    const std::optional<Colour> active = table.clock.active;
    const std::optional<ConquestCommand> command = currentCommand(look);
    if (!active || !command || command->as<EndAction>() == nullptr
        || inPlay(table, *active).points.left.value_or(0) <= 0)
        return paragraph({}).when(false);
    if (look.place && !aliensAt(table, *look.place, *active).empty() && movableAt(*look.view, *look.place).empty())
        return paragraph(DueWords::tr("The figures of %1 in this space cannot move on in this turn.", "a player")
                .arg(wording::name(*active)));
    return paragraph(look.alien ? DueWords::tr("Now click a highlighted space. Esc lets the figure stay.")
                                : DueWords::tr("Click a space with figures of %1, then a highlighted space; or drag.")
                                      .arg(wording::name(*active)));
}

/// Shows a card that is to be played immediately, so that it is read before it is played.
Part cardInSight(const DueState &state, const DueActions &actions)
{
    const PublicTable &table = state.look.view->open;
    const std::optional<ConquestCommand> command = currentCommand(state.look);
    const auto *due = command ? command->as<PlayEvent>() : nullptr;
    const std::string card = state.look.past ? std::string() : due != nullptr ? due->card : state.open.said;
    const CardToRead read{card, due != nullptr || !isCooperative(table)};
    if (due != nullptr)
        return readCard(table, read, [open = actions.openForm, card, player = due->player]
            { open(CardKind::Event, card, std::nullopt, player); }, {});
    return readCard(
        table, read, [open = actions.openForm, card] { open(CardKind::Text, card, std::nullopt, std::nullopt); },
        actions.putCardAway);
}

Part hand(const DueState &state, HandPlace place, const DueActions &actions)
{
    const TableSelection &look = state.look;
    const std::optional<Colour> whose = look.past ? std::nullopt : state.open.hand;
    const bool isOver = look.view->open.battle.has_value();
    if (!whose || isOver != (place == HandPlace::OverTheBoard))
        return card({}).when(false);
    // CQ-CANCEL-1: a card that cancels has the other card as its effect.
    const auto play = [open = actions.openForm, whose, view = look.view](const std::string &card)
    { open(cancels(view->open.pack, card) ? CardKind::Cancel : CardKind::Event, card, std::nullopt, whose); };
    return handPanel(
        *look.view, *whose, place, state.draft.row, {actions.give, play, actions.highlightCard, actions.coverHand});
}

Part battle(const DueState &state, const DueActions &actions)
{
    return battlePanel(state.chances,
        {.change = [open = actions.openForm]
            { open(CardKind::Ability, {}, Effect(BonusChanged{Side::Attacker, 1}), std::nullopt); },
            .reroll = [open = actions.openForm] { open(CardKind::Dice, {}, std::nullopt, std::nullopt); },
            .openRule = actions.openRule});
}

/// CQ-DRAW-1: the discard that nobody has to make is in a hand that is covered.
Part discarding(const View &seen, const DueActions &actions)
{
    std::vector<OfferButton> offers;
    for (const Due &due : seen.due)
        if (const auto *discard = get_if<DiscardEvent>(&due.command);
            discard != nullptr && !due.needed && isForTheOwner(seen, due.command))
            offers.push_back({DueWords::tr("%1 discards an event…", "a player").arg(wording::name(discard->player)),
                DueWords::tr("One event may go before new ones are drawn; the hand is opened first"),
                [open = actions.openHand, player = discard->player] { open(player); }});
    return offerButtons(offers, maxOfferCharacters);
}

Part anytime(const DueActions &actions)
{
    const auto opening = [&](CardKind kind)
    { return [open = actions.openForm, kind] { open(kind, {}, std::nullopt, std::nullopt); }; };
    return flow({button(DueWords::tr("Card or ability…"), "offer", opening(CardKind::Event))
                        .withTip(DueWords::tr("What a card, a text or an ability does, by its name")),
                    button(DueWords::tr("Correct…"), "offer", opening(CardKind::Correction))
                        .withTip(DueWords::tr("Correct a value of the table by hand")),
                    button(DueWords::tr("Legend"), "offer", actions.showLegend)
                        .keyed(QStringLiteral("showLegend"))
                        .withTip(DueWords::tr("What the signs and colours on the board mean (F3)"))})
        .spaced(6);
}

} // namespace

void dropWhatIsNotDue(DueDraft &draft, const TableSelection &look)
{
    const PublicTable &table = look.view->open;
    if (look.past || !areTokensDue(table))
        draft.laid.clear();
    std::erase_if(
        draft.laid, [&](const auto &laid) { return !inPlay(table, laid.first).atHand.contains(laid.second); });
    if (draft.announced
        && (draft.announced->seat != look.view->player || !isEffectDue(table, draft.announced->effect.by)))
        draft.announced.reset();
    if (!flightNow(look, draft.flight))
        draft.flight.clear();
}

Part dueCards(const DueState &state, const DueActions &actions)
{
    const TableSelection &look = state.look;
    const View seen = look.past ? View{} : *look.view;
    const DueEffectActions effects{actions.give, actions.enterEffect,
        [actions, kept = seen.open.players.keptHands](Colour player)
        {
            kept.contains(player) ? actions.openHand(player)
                                  : actions.openForm(CardKind::Cancel, {}, std::nullopt, player);
        }};
    return column({hint(look), battle(state, actions),
                      look.past ? card({}).when(false) : tokensPanel(look.view->open, state.draft.laid, actions.tokens),
                      dueEffects(seen.open, effects), vetoes(seen, effects), duePanel(state.draft.form, actions.form),
                      fleeHint(look.past ? BattleChances{} : state.chances),
                      offersFor(offersNow(look, state.open.hand.has_value()), actions.give), discarding(seen, actions),
                      fleePanel(look, state.draft.flight, actions.chooseFlight, actions.give),
                      cardInSight(state, actions), hand(state, HandPlace::BesideTheBoard, actions),
                      // Stays at the foot of the column, so that the cards above do not move it.
                      stretch(), sayCard(state.said), anytime(actions)})
        .spaced(panelGap);
}

Part handOverTheBoard(const DueState &state, const DueActions &actions)
{
    return hand(state, HandPlace::OverTheBoard, actions);
}

} // namespace dossier
