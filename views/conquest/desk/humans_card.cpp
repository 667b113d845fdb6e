#include "views/conquest/desk/humans_card.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

namespace dossier
{

using namespace conquest;

namespace
{

struct HumansWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::HumansCard)
};

/// Shows a line for each card; its text is in the tooltip.
Part partInPlay(const PublicTable &table)
{
    QStringList lines;
    QStringList tips;
    const auto add = [&](const QString &line, const std::string &card, wording::ReadBy reader)
    {
        lines << line;
        if (const QString text = wording::cardText(table.pack, card, reader); !text.isEmpty())
            tips << QStringLiteral("%1: %2").arg(line, text);
    };
    for (const auto *cards : {&table.resistance.technology, &table.resistance.remaining})
        for (const std::string &card : *cards)
            add(wording::cardName(table, card), card, wording::ReadBy::Humans);
    for (const auto &[colour, player] : table.inPlay)
        for (const std::string &card : player.remaining)
            add(HumansWords::tr("%1 (%2)", "an event in play, whose")
                    .arg(wording::cardName(table, card), wording::name(colour)),
                card, wording::ReadBy::Players);
    return text(lines.join(u'\n')).wrapping().withTip(tips.join(QStringLiteral(" — "))).when(!lines.isEmpty());
}

Part leftToDraw(const PublicTable &table)
{
    QStringList decks;
    for (const Deck deck :
        {Deck::Tokens, Deck::Locations, Deck::Resistance, Deck::Events, Deck::ResistanceEvents, Deck::Technology})
        if (const std::optional<int> size = deckSize(table, deck);
            size && (isCooperative(table) || (deck != Deck::ResistanceEvents && deck != Deck::Technology)))
            decks << HumansWords::tr("%1 %2", "a deck, the number of its cards").arg(wording::name(deck)).arg(*size);
    return text(decks.join(QStringLiteral(" · ")), Role::Small)
        .wrapping()
        .withTip(HumansWords::tr("What is left to be drawn"))
        .when(!decks.isEmpty());
}

} // namespace

Part humansCard(const PublicTable &table)
{
    Part inPlay = partInPlay(table);
    Part left = leftToDraw(table);
    const bool isShown = inPlay.isShown || left.isShown;
    const QString caption = isCooperative(table) ? HumansWords::tr("THE HUMANS") : HumansWords::tr("IN PLAY");
    return card({text(caption, Role::Caption), std::move(inPlay), std::move(left)})
        .spaced(3, {10, 10, 10, 10})
        .when(isShown);
}

} // namespace dossier
