#include "views/omega/desk/commando_card.h"

#include "model/omega/seen/gates.h"
#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"
#include "views/board/read_out.h"
#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/kit/pips.h"
#include "views/omega/asks/actions_around.h"
#include "views/omega/desk/desk_offers.h"
#include "views/omega/words/wording.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <utility>

namespace dossier
{

namespace
{

/// Letters of an action that the column has room for: a longer one would make it wider, and move the board.
constexpr int mostCharacters = 21;
/// How the pips of both kinds share a line: as the largest numbers of them do.
constexpr int partOfAdrenaline = 7;
constexpr int partOfWounds = 5;

/// "3/6", or "3/?" while the most is unknown.
QString ofMost(int count, std::optional<int> most)
{
    return QStringLiteral("%1/%2").arg(count).arg(most ? QString::number(*most) : QStringLiteral("?"));
}

/// What any move costs from where he stands: beside whoever slows it is more.
int leastOfMove(const omega::PublicTable &table, omega::Role role)
{
    const std::optional<Space> at = omega::inPlay(table, role).at;
    return at ? omega::adrenalineFor(table, omega::Move{role, {*at}, omega::facingOf(table, role)})
              : omega::costOf(table, omega::ActionKind::Move);
}

} // namespace

CommandoCard::CommandoCard(omega::Role role, QWidget *parent)
    : QFrame(parent)
    , m_role(role)
    , m_place(newLabel(Role::Strong, this))
    , m_name(new ReadOut(this, 1))
    , m_stance(newChip(ChipTone::Later, this))
    , m_items(new ReadOut(this, 1))
    , m_adrenaline(new Pips(PipKind::Adrenaline, this))
    , m_adrenalineText(newLabel(Role::Small, this))
    , m_wounds(new Pips(PipKind::Wounds, this))
    , m_woundsText(newLabel(Role::Small, this))
    , m_onBoard(newParagraph(Role::Small, this))
    , m_offers(new DeskOffers(this))
    , m_column(new QVBoxLayout(this))
    , m_upper(new QHBoxLayout)
    , m_lower(new QHBoxLayout)
{
    setProperty("role", QStringLiteral("card"));
    // A long name takes two lines: the column is as wide as it is.
    m_stance->setWordWrap(true);
    m_stance->setAlignment(Qt::AlignCenter);
    m_name->setProperty("role", QStringLiteral("strong"));
    m_items->setProperty("role", QStringLiteral("small"));
    m_items->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *top = new QHBoxLayout;
    top->setSpacing(4);
    top->addWidget(m_place);
    top->addWidget(m_name, 1);
    top->addWidget(m_stance);
    for (QHBoxLayout *row : {m_upper, m_lower})
        row->setSpacing(5);
    for (QLabel *number : {m_adrenalineText, m_woundsText})
        number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_upper->addWidget(m_adrenalineText);
    m_upper->addWidget(m_adrenaline, 0, Qt::AlignLeft | Qt::AlignVCenter);
    m_upper->addStretch();
    m_lower->addWidget(m_items, 1);
    m_column->addLayout(top);
    m_column->addLayout(m_upper);
    m_column->addLayout(m_lower);
    m_column->addWidget(m_onBoard);
    m_column->addWidget(m_offers);
    setRoom(CardRoom::Roomy);
    m_offers->setMostCharacters(mostCharacters);
    connect(m_offers, &DeskOffers::commandGiven, this, &CommandoCard::commandGiven);
    connect(m_adrenaline, &Pips::countAsked, this, &CommandoCard::correctAdrenaline);
    connect(m_wounds, &Pips::countAsked, this,
        [this](int count) { emit commandGiven(correcting(omega::WoundsChanged{m_role, count})); });
}

/// A long name of a stance takes two lines before it cuts that of the commando.
void CommandoCard::fitName()
{
    const QMargins rim = m_column->contentsMargins();
    constexpr int gaps = 2 * 4 + 2;
    const int beside = m_stance->isHidden() ? 0 : m_stance->minimumSizeHint().width();
    const int room = width() - rim.left() - rim.right() - gaps - m_place->sizeHint().width() - beside;
    m_name->setMinimumWidth(std::clamp(m_name->fontMetrics().horizontalAdvance(m_called) + 2, 0, std::max(room, 0)));
}

void CommandoCard::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fitName();
    fitPips();
}

/// In one line the numbers stand before their pips; what he has is in the tip then.
void CommandoCard::place()
{
    const bool few = isFew();
    QHBoxLayout *row = few ? m_upper : m_lower;
    int at = few ? m_upper->count() : 0;
    for (QWidget *part : std::initializer_list<QWidget *>{m_woundsText, m_wounds})
        if (row->indexOf(part) < 0)
        {
            (few ? m_lower : m_upper)->removeWidget(part);
            row->insertWidget(at++, part, 0, Qt::AlignLeft | Qt::AlignVCenter);
        }
    m_items->setVisible(!few);
    fitPips();
}

/// In one line the numbers have their room, and the pips share the rest: so the wounds stand in one column, too.
void CommandoCard::fitPips()
{
    const bool few = isFew();
    m_upper->setStretchFactor(m_adrenaline, few ? partOfAdrenaline : 0);
    m_upper->setStretchFactor(m_wounds, few ? partOfWounds : 0);
    const QMargins rim = m_column->contentsMargins();
    const int gaps = 3 * m_upper->spacing() + 2;
    const int room = std::max(width() - rim.left() - rim.right() - gaps - 2 * m_woundsText->minimumWidth(), 0);
    const int first = room * partOfAdrenaline / (partOfAdrenaline + partOfWounds);
    m_adrenaline->setMostWidth(few ? first : QWIDGETSIZE_MAX);
    m_wounds->setMostWidth(few ? room - first : QWIDGETSIZE_MAX);
}

void CommandoCard::setRoom(CardRoom room)
{
    m_room = room;
    place();
    const bool roomy = room == CardRoom::Roomy;
    const int rim = roomy ? 5 : 2;
    m_column->setContentsMargins(8, rim, 8, rim);
    m_column->setSpacing(roomy ? 4 : 1);
    m_offers->layout()->setSpacing(roomy ? 6 : 4);
    m_onBoard->setVisible(m_acts && m_room != CardRoom::Short);
    // Who asks for its height now is told the new one.
    m_column->activate();
}

int CommandoCard::widthOfNumbers() const
{
    // A label wants a pixel or two more than its letters go on.
    const auto widthOf = [](const QLabel &number) { return number.fontMetrics().horizontalAdvance(number.text()) + 2; };
    return std::max(widthOf(*m_adrenalineText), widthOf(*m_woundsText));
}

void CommandoCard::setWidthOfNumbers(int width)
{
    m_adrenalineText->setFixedWidth(width);
    m_woundsText->setFixedWidth(width);
    fitPips();
}

void CommandoCard::setTheme(const Theme &theme)
{
    m_adrenaline->setTheme(theme);
    m_wounds->setTheme(theme);
}

/// A correction of tokens is a transfer with the bank.
void CommandoCard::correctAdrenaline(int count)
{
    const omega::Purse own = omega::sheet(m_role);
    const int by = count - m_adrenalineNow;
    if (by != 0)
        emit commandGiven(
            correcting(omega::TokensMoved{by > 0 ? omega::bank : own, by > 0 ? own : omega::bank, by > 0 ? by : -by}));
}

void CommandoCard::renderPips(const omega::View &view, const omega::Commando &commando)
{
    const QString name = wording::nameOf(view.open, m_role);
    m_adrenalineNow = omega::adrenalineOf(view.open, m_role);
    const std::optional<int> most = omega::maxAdrenalineOf(view.open, m_role);
    const std::optional<int> vitality = omega::vitalityOf(view.open, m_role);
    m_adrenaline->render(m_adrenalineNow, most.value_or(m_adrenalineNow + 1));
    m_wounds->render(commando.wounds, vitality.value_or(commando.wounds + 1));
    m_adrenalineText->setText(ofMost(m_adrenalineNow, most));
    m_woundsText->setText(ofMost(commando.wounds, vitality));
    m_adrenaline->setAccessibleName(tr("Adrenaline of %1").arg(name));
    m_wounds->setAccessibleName(tr("Wounds of %1").arg(name));
    m_adrenaline->setToolTip(tr("Adrenaline of %1: %2. Click or use the arrow keys to correct it", "a commando, 2/6")
            .arg(name, m_adrenalineText->text()));
    m_wounds->setToolTip(tr("Wounds of %1: %2. Click or use the arrow keys to correct them", "a commando, 1/4")
            .arg(name, m_woundsText->text()));
}

void CommandoCard::renderChips(const omega::View &view, const omega::Commando &commando)
{
    const bool onFeet = commando.condition == omega::Condition::Active;
    m_stance->setText(!onFeet ? wording::name(commando.condition)
            : commando.stance ? wording::nameOf(view.open, m_role, *commando.stance)
                              : QString());
    m_stance->setVisible(!m_stance->text().isEmpty());
    setTone(m_stance, onFeet ? ChipTone::Later : ChipTone::Red);
    QStringList cards;
    for (const omega::KitId &kit : commando.kit)
        cards << wording::nameOf(view.open, kit);
    for (const omega::ItemId &item : commando.items)
        cards << wording::nameOf(view.open, item);
    m_items->say(cards.join(QStringLiteral(" · ")));
    if (!cards.isEmpty())
        setToolTip(toolTip() + u'\n' + cards.join(u'\n'));
}

void CommandoCard::render(const omega::View &view)
{
    const omega::Commando &commando = omega::inPlay(view.open, m_role);
    const bool acting = view.open.turn && view.open.turn->who == omega::Combatant(m_role)
        && view.open.clock.step != omega::Step::Over;
    m_place->setText(commando.initiative ? QString::number(*commando.initiative) : QStringLiteral("–"));
    m_place->setToolTip(tr("Initiative"));
    const QString called = wording::calledOf(view.open, m_role);
    const QString whole = wording::nameOf(view.open, m_role);
    m_called = view.commandingOfficer == m_role ? tr("%1 ★", "the commanding officer").arg(called) : called;
    m_name->say(m_called);
    setToolTip(view.commandingOfficer == m_role ? tr("%1, commanding officer", "a commando").arg(whole) : whole);
    setAccessibleName(whole);
    renderPips(view, commando);
    renderChips(view, commando);
    fitName();
    if (std::exchange(m_acting, acting) != acting)
        place();
    renderActions(view, acting && !view.open.pending.any());
    setToneWord(this, acting ? "due" : "");
}

void CommandoCard::hold(const QString &why)
{
    m_offers->hold(why);
}

void CommandoCard::renderActions(const omega::View &view, bool acts)
{
    m_acts = acts;
    m_onBoard->setVisible(acts && m_room != CardRoom::Short);
    Offers offers;
    if (acts)
    {
        const int move = leastOfMove(view.open, m_role);
        m_onBoard->setText(omega::inTurn(view.open, m_role, omega::ActionKind::Attack)
                ? tr("On the board: move %1", "what this action costs").arg(move)
                : tr("On the board: move %1, attack %2", "what these actions cost")
                      .arg(move)
                      .arg(omega::costOf(view.open, omega::ActionKind::Attack)));
        // Healing, the first of its own, shares a row with what is as short.
        offers = offersOf(view, m_role);
        Offers around = offersAround(view, m_role);
        offers.insert(
            std::next(offers.begin()), std::make_move_iterator(around.begin()), std::make_move_iterator(around.end()));
    }
    m_offers->render(view, offers);
}

void CommandoCard::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        emit shown(m_role);
}

void CommandoCard::contextMenuEvent(QContextMenuEvent *event)
{
    emit menuAsked(m_role, event->globalPos());
}

} // namespace dossier
