#include "views/conquest/desk/hand_panel.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/refusal.h"
#include "model/core/look_up.h"
#include "views/conquest/words/names.h"
#include "views/conquest/words/refusal_wording.h"
#include "views/conquest/words/sample_cards.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr int linesOfAHand = 6;

struct HandWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::HandPanel)
};

/// True when the player may discard: at most one card before the draw, or the cards above the limit.
bool mayDiscard(const View &seen, Colour player)
{
    return std::ranges::any_of(seen.due,
        [&](const Due &due)
        {
            const auto *discard = get_if<DiscardEvent>(&due.command);
            return discard != nullptr && discard->player == player;
        });
}

QString textOf(const EventCard &card)
{
    const QString printed = wording::printed(card.text);
    return card.cost.value_or(0) > 0
        ? HandWords::tr("Costs %n action point(s). %1", "an event card", *card.cost).arg(printed)
        : printed;
}

} // namespace

Part handPanel(const View &seen, Colour whose, HandPlace place, int row, const HandActions &actions)
{
    const PublicTable &table = seen.open;
    const auto *hand = lookUp(seen.hands, whose);
    const std::vector<std::string> cards = hand != nullptr ? *hand : std::vector<std::string>{};
    QStringList names;
    for (const std::string &card : cards)
        names << wording::cardName(table, card);
    const int chosenRow = std::min<int>(std::max(0, row), static_cast<int>(cards.size()) - 1);
    const std::string chosen = chosenRow < 0 ? std::string() : cards[static_cast<std::size_t>(chosenRow)];
    const EventCard *card = eventNamed(table.pack, chosen);
    const QString words = card != nullptr  ? textOf(*card)
        : cards.empty() && hand != nullptr ? HandWords::tr("This hand has no card.")
        : cards.empty()                    ? HandWords::tr("Their owner holds these cards.")
                                           : QString();
    const bool isVeto = cancels(table.pack, chosen);
    const Refusal no = chosen.empty() ? Refusal{} : unplayable(seen, whose, chosen);
    const bool isSecret = seen.player == whose && !isCooperative(table);
    Parts one{text(words, Role::Small).wrapping().when(!words.isEmpty()),
        dossier::row({button(isVeto ? HandWords::tr("Cancel a card…") : HandWords::tr("Play…"), "secondary",
                          [play = actions.play, chosen] { play(chosen); })
                          .keyed(QStringLiteral("playCard"))
                          .withTip(isVeto ? HandWords::tr("Choose which card it cancels, then it is played")
                                          : HandWords::tr("Apply its effect, then the card is played"))
                          .disabledIf(chosen.empty() || no, no ? wording::sentence(table, *no) : QString()),
            button(HandWords::tr("Discard"), "secondary",
                [give = actions.give, whose, chosen] { give(makeConquestCommand(DiscardEvent{whose, chosen})); })
                .withTip(HandWords::tr("One card at most in the Draw phase, before the new ones are drawn"))
                .disabledIf(chosen.empty() || !mayDiscard(seen, whose)),
            stretch()}),
        dossier::row({button(isSecret ? HandWords::tr("Cover, back to the table") : HandWords::tr("Close"), "offer",
                          actions.cover)
                          .withTip(isSecret ? HandWords::tr("Cover the cards and show the table")
                                            : HandWords::tr("Close the list of cards")),
            button(HandWords::tr("Show the hand"), "offer",
                [give = actions.give, whose] { give(makeConquestCommand(ShowHand{whose})); })
                .withTip(HandWords::tr("Everybody sees these cards from now on"))
                .when(!cards.empty() && table.players.keptHands.contains(whose)),
            stretch()})};
    const bool isOver = place == HandPlace::OverTheBoard;
    if (isOver)
        one.push_back(stretch());
    Parts both{list(
                   QStringLiteral("cards"), HandWords::tr("Cards in hand"), names, chosenRow, linesOfAHand,
                   [highlight = actions.highlight](const QVariant &now) { highlight(now.toInt()); },
                   [play = actions.play, cards](int now) { play(cards.at(static_cast<std::size_t>(now))); })
                   .withTip(HandWords::tr("Enter or a double click plays the card"))
                   .stretched()
                   .when(!cards.empty()),
        column(std::move(one)).spaced(6).stretched()};
    return panel({text(HandWords::tr("HAND OF %1").arg(wording::name(whose)).toUpper(), Role::Caption),
                     isOver ? dossier::row(std::move(both)).spaced(12) : column(std::move(both)).spaced(6)})
        .keyed(QStringLiteral("handPanel"))
        .with(&Part::tone, QLatin1String(isSecret ? "secret" : ""));
}

} // namespace dossier
