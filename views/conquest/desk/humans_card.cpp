#include "views/conquest/desk/humans_card.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/kit/plain_text.h"

#include <QEvent>
#include <QLabel>

namespace dossier
{

using namespace conquest;

HumansCard::HumansCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_inPlay(newParagraph(Role::Body, this))
    , m_decks(newParagraph(Role::Small, this))
{
    setProperty("role", QStringLiteral("card"));
    QVBoxLayout *column = newColumn(this, 10, 3);
    for (QLabel *label : {m_caption, m_inPlay, m_decks})
        column->addWidget(label);
}

void HumansCard::render(const SeenConquest &view)
{
    m_view = view;
    refresh();
}

void HumansCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QFrame::changeEvent(event);
}

void HumansCard::refresh()
{
    if (!m_view)
        return;
    const PublicTable &table = m_view->open;
    m_caption->setText(isCooperative(table) ? tr("THE HUMANS") : tr("IN PLAY"));
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
            add(tr("%1 (%2)", "an event in play, whose").arg(wording::cardName(table, card), wording::name(colour)),
                card, wording::ReadBy::Players);
    m_inPlay->setText(lines.join(QLatin1Char('\n')));
    m_inPlay->setToolTip(tipLine(tips.join(QStringLiteral(" — "))));
    m_inPlay->setVisible(!lines.isEmpty());
    QStringList decks;
    for (const Deck deck :
        {Deck::Tokens, Deck::Locations, Deck::Resistance, Deck::Events, Deck::ResistanceEvents, Deck::Technology})
        if (const std::optional<int> size = deckSize(table, deck);
            size && (isCooperative(table) || (deck != Deck::ResistanceEvents && deck != Deck::Technology)))
            decks << tr("%1 %2", "a deck, the number of its cards").arg(wording::name(deck)).arg(*size);
    m_decks->setText(decks.join(QStringLiteral(" · ")));
    m_decks->setToolTip(tr("What is left to be drawn"));
    m_decks->setVisible(!decks.isEmpty());
    setVisible(!decks.isEmpty() || !lines.isEmpty());
}

} // namespace dossier
