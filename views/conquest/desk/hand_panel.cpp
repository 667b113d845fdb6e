#include "views/conquest/desk/hand_panel.h"

#include "model/conquest/seen/numbers.h"
#include "model/core/look_up.h"
#include "views/conquest/words/names.h"
#include "views/conquest/words/sample_cards.h"
#include "views/kit/chip.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

constexpr int linesOfAHand = 6;

} // namespace

HandPanel::HandPanel(Lies lies, QWidget *parent)
    : QFrame(parent)
    , m_lies(lies)
    , m_caption(newLabel(Role::Caption, this))
    , m_list(new QListWidget(this))
    , m_text(newParagraph(Role::Small, this))
    , m_play(newButton("secondary", {}, this))
    , m_discard(newButton("secondary", {}, this))
    , m_show(newButton("offer", {}, this))
    , m_cover(newButton("offer", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    auto *acts = new QHBoxLayout;
    acts->setSpacing(8);
    acts->addWidget(m_play);
    acts->addWidget(m_discard);
    acts->addStretch();
    auto *more = new QHBoxLayout;
    more->setSpacing(8);
    more->addWidget(m_cover);
    more->addWidget(m_show);
    more->addStretch();
    QVBoxLayout *column = newColumn(this, 12, 6);
    column->addWidget(m_caption);
    QBoxLayout *cards = lies == Lies::OverTheBoard ? static_cast<QBoxLayout *>(new QHBoxLayout) : new QVBoxLayout;
    cards->setSpacing(lies == Lies::OverTheBoard ? 12 : 6);
    cards->addWidget(m_list, 1);
    auto *one = new QVBoxLayout;
    one->setSpacing(6);
    one->addWidget(m_text);
    one->addLayout(acts);
    one->addLayout(more);
    if (lies == Lies::OverTheBoard)
        one->addStretch();
    cards->addLayout(one, 1);
    column->addLayout(cards);
    connect(m_list, &QListWidget::currentRowChanged, this, &HandPanel::refresh);
    connect(m_list, &QListWidget::itemActivated, this, [this] { emit playAsked(chosen()); });
    connect(m_play, &QPushButton::clicked, this, [this] { emit playAsked(chosen()); });
    connect(m_discard, &QPushButton::clicked, this,
        [this] { emit commandGiven(askingConquest(DiscardEvent{m_whose.value_or(Colour::Green), chosen()})); });
    connect(m_show, &QPushButton::clicked, this,
        [this] { emit commandGiven(askingConquest(ShowHand{m_whose.value_or(Colour::Green)})); });
    connect(m_cover, &QPushButton::clicked, this, &HandPanel::coverAsked);
    hide();
}

void HandPanel::render(const SeenConquest &view, const std::optional<Colour> &whose)
{
    m_view = view;
    m_whose = whose;
    m_cards.clear();
    if (const auto *hand = view && whose ? lookUp(view->hands, *whose) : nullptr)
        m_cards = *hand;
    const QSignalBlocker blocker(m_list);
    const int row = m_list->currentRow();
    m_list->clear();
    for (const std::string &card : m_cards)
        m_list->addItem(wording::cardName(view->open, card));
    m_list->setCurrentRow(std::min<int>(std::max(0, row), m_list->count() - 1));
    refresh();
}

std::string HandPanel::chosen() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < std::ssize(m_cards) ? m_cards[static_cast<std::size_t>(row)] : std::string();
}

void HandPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QFrame::changeEvent(event);
}

/// One at the most, before the draw; or too many of them.
bool HandPanel::mayDiscard(const View &seen, Colour player)
{
    return std::ranges::any_of(seen.due,
        [&](const Due &due)
        {
            const auto *discard = get_if<DiscardEvent>(&due.command);
            return discard != nullptr && discard->player == player;
        });
}

void HandPanel::refresh()
{
    setVisible(m_view && m_whose);
    if (!m_view || !m_whose)
        return;
    const bool secret = m_view->player == m_whose && !isCooperative(m_view->open);
    setToneWord(this, secret ? "secret" : "");
    m_caption->setText(tr("HAND OF %1").arg(wording::name(*m_whose)).toUpper());
    const EventCard *card = eventNamed(m_view->open.pack, chosen());
    m_text->setText(card == nullptr
            ? m_cards.empty() ? tr("The cards of this hand are held by their owner.") : QString()
            : card->cost.value_or(0) > 0
            ? tr("Costs %n action point(s). %1", "an event card", *card->cost).arg(wording::printed(card->text))
            : wording::printed(card->text));
    m_text->setVisible(!m_text->text().isEmpty());
    m_list->setAccessibleName(tr("Cards in hand"));
    m_list->setToolTip(tr("Enter or a double click plays the card"));
    m_list->setVisible(!m_cards.empty());
    m_list->setFixedHeight(fontMetrics().lineSpacing() * 2 * std::min<int>(linesOfAHand, m_list->count() + 1));
    m_play->setEnabled(!chosen().empty());
    m_discard->setEnabled(!chosen().empty() && mayDiscard(*m_view, *m_whose));
    label(m_play, tr("Play…"), tr("Enter what the card does, then it is played"));
    label(m_discard, tr("Discard"), tr("One card at most in the Draw phase, before the new ones are drawn"));
    m_show->setVisible(!m_cards.empty() && m_view->open.players.keptHands.contains(*m_whose));
    label(m_show, tr("Show the hand"), tr("Everybody sees these cards from now on"));
    label(m_cover, secret ? tr("Cover, back to the table") : tr("Close"),
        secret ? tr("Cover the cards and show the table") : tr("Close the list of cards"));
}

} // namespace dossier
