#include "views/omega/setup/doors_card.h"

#include "model/core/look_up.h"
#include "model/omega/seen/refusal.h"
#include "views/kit/chip.h"
#include "views/kit/labels.h"
#include "views/kit/tab_order.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_links.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

constexpr std::array kinds{
    omega::DoorKind::Unlocked, omega::DoorKind::Jammed, omega::DoorKind::Locked, omega::DoorKind::Shorted};

/// The place of a door's kind among all; -1 while the viewer does not know it.
int kindOf(const omega::View &view, const Edge &door)
{
    std::optional<omega::DoorKind> kind;
    if (const auto *shown = lookUp(view.open.ground.doors, door))
        kind = *shown;
    if (const auto *face = view.overseer ? lookUp(view.overseer->doors, door) : nullptr; face != nullptr && !kind)
        kind = *face;
    return kind ? static_cast<int>(std::ranges::find(kinds, *kind) - kinds.begin()) : -1;
}

} // namespace

DoorsCard::DoorsCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_secret(newChip(ChipTone::Violet, this))
    , m_rows(new QGridLayout)
    , m_sign(newChip(ChipTone::Green, this))
    , m_verdict(newParagraph(Role::Small, this))
    , m_rule(new RuleLinks(this))
    , m_rooms(newButton("offer", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    setToneWord(this, "secret");
    layOut();
    connect(m_rule, &RuleLinks::ruleAsked, this, &DoorsCard::ruleAsked);
    connect(m_rooms, &QPushButton::clicked, this,
        [this]
        {
            if (m_cut)
                emit commandGiven(asking(*m_cut));
        });
    retranslate();
}

void DoorsCard::layOut()
{
    auto *top = new QHBoxLayout;
    top->addWidget(m_caption);
    top->addStretch();
    top->addWidget(m_secret);
    auto *verdict = new QHBoxLayout;
    verdict->setSpacing(8);
    verdict->addWidget(m_sign, 0, Qt::AlignTop);
    verdict->addWidget(m_verdict, 1);
    m_rows->setHorizontalSpacing(8);
    m_rows->setVerticalSpacing(4);
    m_rows->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 12, 10);
    column->setSpacing(8);
    column->addLayout(top);
    column->addLayout(m_rows);
    column->addLayout(verdict);
    column->addWidget(m_rule);
    column->addWidget(m_rooms, 0, Qt::AlignLeft);
}

void DoorsCard::render(const SeenView &view, const std::optional<omega::CutRooms> &cut)
{
    m_view = view;
    m_cut = cut;
    retranslate();
}

void DoorsCard::turn(const Edge &door)
{
    if (m_view && m_view->open.ground.doors.contains(door))
        choose(door, (kindOf(*m_view, door) + 1) % static_cast<int>(kinds.size()));
}

void DoorsCard::choose(const Edge &door, int kind)
{
    emit commandGiven(correcting(omega::DoorKindSet{{door}, kinds[static_cast<std::size_t>(kind)]}));
}

void DoorsCard::renderRows()
{
    m_doors.clear();
    for (const auto &[door, shown] : m_view->open.ground.doors)
        m_doors.push_back(door);
    while (m_lists.size() < m_doors.size())
    {
        const int row = static_cast<int>(m_lists.size());
        auto *list = new QComboBox(this);
        m_lists.emplace_back(newLabel(Role::Strong, this), list);
        m_rows->addWidget(m_lists.back().first, row, 0);
        m_rows->addWidget(list, row, 1);
        tabBefore(m_rooms, list);
        connect(list, &QComboBox::activated, this,
            [this, row](int kind)
            {
                if (row < std::ssize(m_doors))
                    choose(m_doors[static_cast<std::size_t>(row)], kind);
            });
    }
    for (std::size_t i = 0; i < m_lists.size(); ++i)
    {
        const auto &[name, list] = m_lists[i];
        name->setVisible(i < m_doors.size());
        list->setVisible(i < m_doors.size());
        if (i >= m_doors.size())
            continue;
        const QSignalBlocker quiet(list);
        name->setText(wording::name(m_doors[i]));
        list->clear();
        for (const omega::DoorKind kind : kinds)
            list->addItem(wording::name(kind));
        list->setCurrentIndex(kindOf(*m_view, m_doors[i]));
        list->setAccessibleName(tr("Kind of the door %1").arg(wording::name(m_doors[i])));
        list->setToolTip(tr("The face of the marker; clicking the door on the board turns it to the next kind"));
    }
}

/// OP-DOOR-1 as the rules judge it now, whatever was decided before.
void DoorsCard::nameRooms(int rooms)
{
    label(m_rooms, rooms == 0 ? tr("Find the rooms") : tr("Find the rooms again"),
        tr("Work out the rooms from the map and its doors"));
}

void DoorsCard::renderVerdict()
{
    const omega::Refusal no = m_cut ? omega::refusal(*m_view, *m_cut) : std::nullopt;
    const bool lies = !m_doors.empty();
    const auto rooms = static_cast<int>(m_view->open.ground.rooms.size());
    m_sign->setText(no ? tr("not allowed") : tr("allowed"));
    m_sign->setVisible(lies);
    setTone(m_sign, no ? ChipTone::Red : ChipTone::Teal);
    m_verdict->setText(no ? wording::sentence(m_view->open, *no)
            : !lies       ? tr("There is no door on the map yet.")
            : rooms == 0  ? tr("The rooms are not worked out yet.")
                          : tr("%n room(s)", nullptr, rooms));
    m_rule->setRules(no ? std::vector{no->rule} : std::vector<Rule>{});
    m_rule->setVisible(no.has_value());
    nameRooms(rooms);
    m_rooms->setVisible(m_cut.has_value());
}

void DoorsCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void DoorsCard::retranslate()
{
    m_caption->setText(tr("Doors"));
    m_secret->setText(tr("only you"));
    m_secret->setToolTip(tr("Only the overseer may see it"));
    nameRooms(0);
    if (!m_view)
        return;
    renderRows();
    renderVerdict();
}

} // namespace dossier
