#include "views/omega/setup/recruit_card.h"

#include "model/omega/seen/numbers.h"
#include "model/omega/seen/setup.h"
#include "views/board/space_name.h"
#include "views/kit/chip.h"
#include "views/kit/flow_layout.h"
#include "views/kit/framed_number.h"
#include "views/kit/labels.h"
#include "views/omega/words/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

constexpr int mostSeats = 5;
constexpr std::array facings{Facing::North, Facing::East, Facing::South, Facing::West};

/// What the kit is worth; what has no number yet is worth nothing here.
int pointsOf(const omega::PublicTable &table, const omega::Commando &commando)
{
    int sum = 0;
    for (const omega::KitId &id : commando.kit)
        if (const omega::Kit *kit = omega::found(table.content.kits, id))
            sum += kit->points.value_or(0);
    return sum;
}

/// Whose one commando more would be, as the others are dealt (OP-CMD-2).
int seatForOneMore(const omega::PublicTable &table)
{
    std::map<int, int> perSeat;
    for (const auto &[role, commando] : table.commandos)
        ++perSeat[commando.seat];
    const auto commandos = static_cast<int>(table.commandos.size());
    if (perSeat.size() == 1 && commandos > 1)
        return perSeat.begin()->first;
    if (perSeat.size() == 2 && commandos == 3)
        return std::ranges::min_element(perSeat, {}, &std::pair<const int, int>::second)->first;
    int seat = 1;
    while (perSeat.contains(seat) && seat < mostSeats)
        ++seat;
    return seat;
}

QString textOf(const omega::Kit &kit)
{
    const QString points = kit.points ? QString::number(*kit.points) : QStringLiteral("?");
    return RecruitCard::tr("%1 · %2", "a kit card, its points").arg(wording::name(kit.name), points);
}

} // namespace

RecruitCard::RecruitCard(omega::Role role, QWidget *parent)
    : QFrame(parent)
    , m_role(role)
    , m_inPlay(new QCheckBox(this))
    , m_seat(new QSpinBox(this))
    , m_details(new QWidget(this))
    , m_place(newButton("offer", {}, m_details))
    , m_facing(new QComboBox(m_details))
    , m_points(newChip(ChipTone::Later, m_details))
    , m_kitBox(new QWidget(m_details))
{
    setProperty("role", QStringLiteral("card"));
    m_seat->setRange(1, mostSeats);
    layOut();
    listen();
    nameControls({});
}

void RecruitCard::layOut()
{
    auto *places = new QWidget(m_details);
    auto *where = new FlowLayout(places);
    where->addWidget(m_place);
    where->addWidget(m_facing);
    where->addWidget(m_points);
    new FlowLayout(m_kitBox);
    auto *details = new QVBoxLayout(m_details);
    details->setContentsMargins({});
    details->setSpacing(6);
    details->addWidget(places);
    details->addWidget(m_kitBox);
    auto *top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_inPlay, 1);
    top->addWidget(m_seat);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 12, 10);
    column->setSpacing(6);
    column->addLayout(top);
    column->addWidget(m_details);
}

void RecruitCard::listen()
{
    connect(m_inPlay, &QCheckBox::clicked, this,
        [this](bool on)
        {
            if (on)
                emit commandGiven(asking(omega::ChooseCommando{{m_role}, seatForOneMore(m_view->open)}));
            else
                emit leaveOutAsked(m_role);
        });
    connect(m_seat, &QSpinBox::valueChanged, this,
        [this](int seat)
        {
            if (m_view && m_view->open.commandos.contains(m_role))
                emit commandGiven(asking(omega::ChooseCommando{{m_role}, seat}));
        });
    connect(m_place, &QPushButton::clicked, this, [this] { emit placeAsked(m_role); });
    connect(m_facing, &QComboBox::activated, this,
        [this](int index)
        {
            if (const auto at = omega::inPlay(m_view->open, m_role).at)
                emit commandGiven(
                    asking(omega::PlaceCommando{m_role, *at, facings.at(static_cast<std::size_t>(index))}));
        });
}

void RecruitCard::pressKit(std::size_t index)
{
    if (!m_view || index >= m_choice.size())
        return;
    const omega::KitId kit = m_choice[index];
    if (!omega::inPlay(m_view->open, m_role).kit.contains(kit))
    {
        emit commandGiven(asking(omega::TakeKit{m_role, kit}));
        return;
    }
    const std::optional<omega::WeaponReadied> again = omega::readyAgain(m_view->open, m_role, kit);
    emit commandGiven(correcting(omega::KitChanged{m_role, kit, false}));
    if (again)
        emit commandGiven(correcting(*again));
}

void RecruitCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_view ? render(SeenView(m_view), m_held) : nameControls({});
    QFrame::changeEvent(event);
}

void RecruitCard::nameControls(const omega::PublicTable &table)
{
    const QString name = wording::nameOf(table, m_role);
    m_inPlay->setText(name);
    m_inPlay->setAccessibleName(tr("%1 is in play", "a commando").arg(name));
    m_inPlay->setToolTip(tr("Whether this commando takes part"));
    writeAround(m_seat, tr("player %1"));
    m_seat->setAccessibleName(tr("Player of %1").arg(name));
    m_seat->setToolTip(tr("Who plays this commando, by number; the overseer has none"));
    m_place->setToolTip(tr("Then choose the space of %1 on the board").arg(name));
    m_place->setAccessibleName(tr("Place %1").arg(name));
    m_facing->setAccessibleName(tr("Facing of %1").arg(name));
    m_facing->setToolTip(tr("Facing of this commando at the start"));
}

void RecruitCard::render(const SeenView &shown, bool held)
{
    m_view = shown;
    m_held = held;
    const omega::View &view = *shown;
    nameControls(view.open);
    const auto commando = view.open.commandos.find(m_role);
    const bool plays = commando != view.open.commandos.end();
    m_inPlay->setChecked(plays);
    const QSignalBlocker quiet(m_seat);
    if (plays)
        m_seat->setValue(commando->second.seat);
    m_seat->setVisible(plays);
    m_details->setVisible(plays);
    if (!plays)
        return;
    renderPlace(commando->second, held);
    renderKit(view, commando->second);
}

void RecruitCard::renderPlace(const omega::Commando &commando, bool held)
{
    m_place->setText(commando.at ? tr("On %1").arg(spaceName(*commando.at)) : tr("Place on the map"));
    setToneWord(m_place, held ? "due" : "");
    const QSignalBlocker quiet(m_facing);
    m_facing->clear();
    for (const Facing facing : facings)
        m_facing->addItem(wording::name(facing));
    m_facing->setCurrentIndex(static_cast<int>(std::ranges::find(facings, commando.facing) - facings.begin()));
    m_facing->setEnabled(commando.at.has_value());
}

void RecruitCard::renderKit(const omega::View &view, const omega::Commando &commando)
{
    const omega::PublicTable &table = view.open;
    const int most = omega::kitPointsEach(table.printing, static_cast<int>(table.commandos.size()));
    const int points = pointsOf(table, commando);
    m_points->setText(tr("kit %1 of %2", "points").arg(points).arg(most));
    m_points->setToolTip(tr("Kit points used and allowed for each commando"));
    setTone(m_points, points > most ? ChipTone::Red : ChipTone::Teal);
    m_choice.clear();
    for (const omega::Kit &kit : table.content.kits)
    {
        if (kit.owner && kit.owner != m_role)
            continue;
        QPushButton *button = kitButton(m_choice.size());
        m_choice.push_back(kit.id);
        const bool taken = commando.kit.contains(kit.id);
        button->setChecked(taken);
        label(button, taken ? QStringLiteral("✓ ") + textOf(kit) : textOf(kit),
            taken ? tr("Return %1").arg(wording::name(kit.name)) : tr("Take %1").arg(wording::name(kit.name)));
        button->setAccessibleName(
            tr("%1: %2", "a commando, a kit card").arg(wording::nameOf(table, m_role), textOf(kit)));
        button->show();
    }
    for (std::size_t i = m_choice.size(); i < m_kit.size(); ++i)
        m_kit[i]->hide();
}

QPushButton *RecruitCard::kitButton(std::size_t index)
{
    while (m_kit.size() <= index)
    {
        m_kit.push_back(newButton("offer", {}, m_kitBox));
        m_kit.back()->setCheckable(true);
        m_kitBox->layout()->addWidget(m_kit.back());
        setTabOrder(m_kit.size() == 1 ? static_cast<QWidget *>(m_facing) : m_kit[m_kit.size() - 2], m_kit.back());
        connect(m_kit.back(), &QPushButton::clicked, this, [this, place = m_kit.size() - 1] { pressKit(place); });
    }
    return m_kit[index];
}

} // namespace dossier
