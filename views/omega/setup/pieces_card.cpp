#include "views/omega/setup/pieces_card.h"

#include "views/kit/flow_layout.h"
#include "views/kit/framed_number.h"
#include "views/kit/labels.h"
#include "views/kit/tab_order.h"
#include "views/omega/setup/piece_costs.h"
#include "views/omega/words/wording.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

constexpr int mostFigures = 40;
constexpr int mostCards = 60;

} // namespace

PiecesCard::PiecesCard(QWidget *parent)
    : QFrame(parent)
    , m_piecesCaption(newLabel(Role::Caption, this))
    , m_pieces(new PieceCosts(this))
    , m_reservesCaption(newLabel(Role::Caption, this))
    , m_rows(new QGridLayout)
    , m_deckCaption(newLabel(Role::Caption, this))
    , m_deckText(newParagraph(Role::Small, this))
    , m_deck(new QSpinBox(this))
    , m_shuffle(newButton("offer", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    m_deck->setRange(0, mostCards);
    m_deck->setKeyboardTracking(false);
    layOut();
    connect(
        m_deck, &QSpinBox::valueChanged, this, [this](int left) { emit commandGiven(asking(omega::CountDeck{left})); });
    connect(m_pieces, &PieceCosts::commandGiven, this, &PiecesCard::commandGiven);
    connect(m_shuffle, &QPushButton::clicked, this, &PiecesCard::shuffleAsked);
    retranslate();
}

void PiecesCard::layOut()
{
    auto *deck = new QWidget(this);
    auto *flow = new FlowLayout(deck, 8);
    flow->addWidget(m_deck);
    flow->addWidget(m_shuffle);
    m_rows->setHorizontalSpacing(8);
    m_rows->setVerticalSpacing(4);
    m_rows->setColumnStretch(0, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 12, 12);
    column->setSpacing(6);
    column->addWidget(m_piecesCaption);
    column->addWidget(m_pieces);
    column->addSpacing(4);
    column->addWidget(m_reservesCaption);
    column->addLayout(m_rows);
    column->addSpacing(4);
    column->addWidget(m_deckCaption);
    column->addWidget(m_deckText);
    column->addWidget(deck);
}

void PiecesCard::render(const SeenView &view, const std::vector<omega::Ability> &box)
{
    m_view = view;
    m_box = box;
    retranslate();
}

void PiecesCard::renderReserves()
{
    m_kinds.clear();
    for (const auto &[kind, left] : m_view->open.reserves)
    {
        const std::size_t row = m_kinds.size();
        m_kinds.push_back(kind);
        if (row == m_reserves.size())
        {
            auto *box = new QSpinBox(this);
            box->setRange(0, mostFigures);
            box->setKeyboardTracking(false);
            m_reserves.emplace_back(newParagraph(Role::Body, this), box);
            m_rows->addWidget(m_reserves.back().first, static_cast<int>(row), 0);
            m_rows->addWidget(box, static_cast<int>(row), 1);
            tabBefore(m_deck, box);
            connect(box, &QSpinBox::valueChanged, this, [this, row](int number)
                { emit commandGiven(correcting(omega::ReservesChanged{m_kinds.at(row), number})); });
        }
        const auto &[text, box] = m_reserves[row];
        const QSignalBlocker quiet(box);
        const QString name = wording::nameOf(m_view->open, kind);
        text->setText(name);
        box->setValue(left);
        box->setAccessibleName(tr("%1 in the reserves").arg(name));
        box->setToolTip(tr("Figures of this kind in the reserves"));
    }
}

void PiecesCard::renderDeck()
{
    const QSignalBlocker quiet(m_deck);
    m_deck->setValue(m_view->open.deck.left);
    const auto known = static_cast<int>(m_view->open.content.items.size());
    m_deckText->setText(known == 0
            ? tr("The cards of the box: shuffle them and say how many there are.")
            : tr("Dossier knows %n card(s) and has shuffled them; a deck of cardboard is only counted.", nullptr,
                  known));
    m_shuffle->setVisible(known > 0);
}

void PiecesCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void PiecesCard::retranslate()
{
    m_piecesCaption->setText(tr("Tiles of the dashboard"));
    m_reservesCaption->setText(tr("Reserves"));
    m_deckCaption->setText(tr("Investigate cards"));
    writeAround(m_deck, tr("%1 in the deck"));
    m_deck->setAccessibleName(tr("Cards in the investigate deck"));
    m_deck->setToolTip(tr("How many cards a deck of cardboard has"));
    label(m_shuffle, tr("Let Dossier shuffle"), tr("Shuffle the cards that Dossier knows; nobody sees the order"));
    if (!m_view)
        return;
    m_pieces->render(m_view, m_box);
    renderReserves();
    renderDeck();
}

} // namespace dossier
