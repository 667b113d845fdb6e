#include "views/conquest/desk/flee_panel.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

/// Who flees, by what is due; nobody where aliens stay together.
std::optional<Flee> fleeingNow(const TableLook &look)
{
    if (!look.view || look.past || !look.view->open.options.fleeApart)
        return std::nullopt;
    for (const Due &due : look.view->due)
        if (const auto *flee = get_if<Flee>(&due.command); flee != nullptr && flee->to.size() > 1)
            return *flee;
    return std::nullopt;
}

} // namespace

FleePanel::FleePanel(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_rows(new QWidget(this))
    , m_flee(newButton("secondary", {}, this))
{
    setProperty("role", QStringLiteral("card"));
    auto *rows = new QFormLayout(m_rows);
    rows->setContentsMargins({});
    rows->setVerticalSpacing(4);
    QVBoxLayout *column = newColumn(this, 12, 6);
    for (QWidget *part : std::initializer_list<QWidget *>{m_caption, m_rows, m_flee})
        column->addWidget(part);
    connect(m_flee, &QPushButton::clicked, this,
        [this]
        {
            if (const std::optional<Flee> flee = command())
                emit commandGiven(askingConquest(*flee));
        });
    hide();
}

void FleePanel::render(const TableLook &look)
{
    m_look = look;
    refresh();
}

std::optional<Flee> FleePanel::command() const
{
    std::optional<Flee> flee = fleeingNow(m_look);
    if (!flee || m_ways.size() < 2)
        return std::nullopt;
    for (const auto &[alien, box] : m_boxes)
        if (const auto way = static_cast<std::size_t>(std::max(0, box->currentIndex())); way < m_ways.size())
            flee->to[alien] = m_ways[way];
    return flee;
}

void FleePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QFrame::changeEvent(event);
}

void FleePanel::seat(const std::vector<AlienId> &aliens)
{
    if (std::ranges::equal(aliens, m_boxes, {}, {}, &std::pair<AlienId, QComboBox *>::first))
        return;
    auto *rows = qobject_cast<QFormLayout *>(m_rows->layout());
    m_boxes.clear();
    while (rows->rowCount() > 0)
        rows->removeRow(0);
    for (const AlienId alien : aliens)
    {
        m_boxes.emplace_back(alien, new QComboBox(m_rows));
        m_boxes.back().second->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        rows->addRow(new QLabel(m_rows), m_boxes.back().second);
    }
}

void FleePanel::refresh()
{
    const std::optional<Flee> flee = fleeingNow(m_look);
    m_ways.clear();
    if (flee)
        for (const auto &[at, ask] : fleesOf(m_look.view))
            m_ways.push_back(at);
    setVisible(m_ways.size() > 1);
    if (isHidden())
        return;
    const PublicTable &table = m_look.view->open;
    std::vector<AlienId> aliens;
    for (const auto &[alien, to] : flee->to)
        aliens.push_back(alien);
    seat(aliens);
    m_caption->setText(tr("FLEE TO DIFFERENT SPACES"));
    auto *rows = qobject_cast<QFormLayout *>(m_rows->layout());
    for (const auto &[alien, box] : m_boxes)
    {
        const int before = box->currentIndex();
        box->clear();
        for (const Place at : m_ways)
            box->addItem(wording::name(table, at));
        box->setCurrentIndex(std::clamp(before, 0, box->count() - 1));
        box->setAccessibleName(tr("Where %1 flees to", "an alien").arg(wording::name(table, alien)));
        box->setToolTip(box->accessibleName());
        qobject_cast<QLabel *>(rows->labelForField(box))->setText(wording::name(table, alien));
    }
    label(m_flee, tr("Flee to these spaces"), tr("All aliens here leave, each to the space chosen for it"));
}

} // namespace dossier
