#include "views/omega/desk/events_panel.h"

#include "model/omega/seen/refusals.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"
#include "views/kit/tab_order.h"
#include "views/omega/desk/headline.h"
#include "views/omega/words/wording.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace dossier
{

namespace
{

/// How name, time, effect and button share the width.
constexpr std::array stretches{2, 2, 3, 0};
/// In fewer letters they stand below one another, with so many pixels above each name.
constexpr int narrowCharacters = 80;
constexpr int gapOfEvents = 10;

/// What it brings; empty when that is for the guide to say.
QString doesText(const omega::PublicTable &table, const omega::MissionEvent &event)
{
    QStringList all;
    for (const auto &[kind, count] : event.spawns)
        all << EventsPanel::tr("%1 × %2", "how many, a kind of enemy").arg(count).arg(wording::nameOf(table, kind));
    if (event.places)
        all << EventsPanel::tr("%1 × %2", "how many, a kind of enemy")
                   .arg(event.markers)
                   .arg(wording::name(*event.places));
    if (event.opens)
        all << EventsPanel::tr("opens the door %1").arg(wording::name(*event.opens));
    return all.isEmpty() ? EventsPanel::tr("see the mission guide") : all.join(QStringLiteral(", "));
}

QString comesText(const omega::MissionEvent &event)
{
    if (!event.round)
        return EventsPanel::tr("when the mission guide says so");
    return event.timer == omega::TimerToken::Primary ? EventsPanel::tr("primary timer on %1").arg(*event.round)
                                                     : EventsPanel::tr("secondary timer on %1").arg(*event.round);
}

EventLine publicLine(const omega::View &view, const omega::MissionEvent &event)
{
    const omega::PublicTable &table = view.open;
    EventLine line{wording::name(event.name), comesText(event), doesText(table, event), false, {}};
    if (table.clock.happened.contains(event.id))
        line.when = EventsPanel::tr("has happened");
    else if (std::ranges::find(table.pending.events, event.id) != table.pending.events.end())
        line.when = EventsPanel::tr("has come");
    if (!omega::refuse(view, omega::ResolveEvent{event.id}))
        line.apply = asking(omega::ResolveEvent{event.id});
    return line;
}

EventLine plannedLine(const omega::View &view, const omega::MissionEvent &event)
{
    EventLine line{wording::name(event.name), comesText(event), doesText(view.open, event), true, {}};
    for (const omega::Due &due : view.due)
        if (const auto *spring = get_if<omega::SpringEvent>(&due.command);
            spring != nullptr && spring->event.text == event.id.text)
        {
            line.when = EventsPanel::tr("can be announced now");
            line.apply = asking(*spring);
        }
    return line;
}

} // namespace

std::vector<EventLine> eventLines(const omega::View &view)
{
    std::vector<EventLine> lines;
    for (const omega::MissionEvent &event : view.open.content.mission.events)
        lines.push_back(publicLine(view, event));
    if (view.overseer)
        for (const omega::MissionEvent &event : view.overseer->events)
            lines.push_back(plannedLine(view, event));
    return lines;
}

EventsPanel::EventsPanel(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_none(newParagraph(Role::Body, this))
    , m_grid(new QGridLayout)
    , m_close(newButton("offer", {}, this))
{
    setProperty("role", QStringLiteral("verdict"));
    m_grid->setHorizontalSpacing(18);
    m_grid->setVerticalSpacing(4);
    spread();
    auto *top = new QHBoxLayout;
    top->addWidget(m_caption, 1);
    top->addWidget(m_close);
    QVBoxLayout *column = newColumn(this, 14, 8);
    column->addLayout(top);
    column->addWidget(m_none);
    column->addLayout(m_grid);
    connect(m_close, &QPushButton::clicked, this, &EventsPanel::closeAsked);
    hide();
    retranslate();
}

EventsPanel::Row EventsPanel::newRow(int number)
{
    Row row{newParagraph(Role::Strong, this), newParagraph(Role::Body, this), newParagraph(Role::Dim, this),
        newButton("offer", {}, this)};
    place(row, number);
    tabInto(this, m_rows.empty() ? m_close : m_rows.back().apply, row.apply);
    connect(row.apply, &QPushButton::clicked, this,
        [this, at = static_cast<std::size_t>(number)]
        {
            if (at < m_lines.size() && m_lines[at].apply)
                emit commandGiven(Ask(*m_lines[at].apply));
        });
    return row;
}

/// Beside one another, or below one another where the letters are large.
void EventsPanel::place(const Row &row, int number)
{
    int at = 0;
    for (QWidget *part : std::initializer_list<QWidget *>{row.name, row.when, row.does, row.apply})
    {
        m_grid->removeWidget(part);
        const bool pressed = m_narrow && part == row.apply;
        m_grid->addWidget(part, m_narrow ? number * static_cast<int>(stretches.size()) + at : number, m_narrow ? 0 : at,
            pressed ? Qt::AlignLeft : Qt::Alignment());
        ++at;
    }
    row.name->setContentsMargins(0, m_narrow && number > 0 ? gapOfEvents : 0, 0, 0);
}

/// The columns share the width; one alone has all of it.
void EventsPanel::spread()
{
    for (std::size_t column = 0; column < stretches.size(); ++column)
        m_grid->setColumnStretch(static_cast<int>(column), m_narrow ? (column == 0 ? 1 : 0) : stretches.at(column));
}

void EventsPanel::fit()
{
    const bool narrow = width() < fontMetrics().averageCharWidth() * narrowCharacters;
    if (std::exchange(m_narrow, narrow) == narrow)
        return;
    spread();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        place(m_rows[i], static_cast<int>(i));
}

void EventsPanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

void EventsPanel::render(const SeenView &view)
{
    m_view = view;
    m_lines = eventLines(*view);
    while (m_rows.size() < m_lines.size())
        m_rows.push_back(newRow(static_cast<int>(m_rows.size())));
    for (std::size_t i = 0; i < m_rows.size(); ++i)
    {
        const bool used = i < m_lines.size();
        const EventLine line = used ? m_lines[i] : EventLine();
        const Row &row = m_rows[i];
        row.name->setText(line.secret ? tr("%1 (secret)", "an event").arg(line.name) : line.name);
        row.when->setText(line.when);
        row.does->setText(line.does);
        for (QWidget *part : std::initializer_list<QWidget *>{row.name, row.when, row.does})
            part->setVisible(used);
        row.apply->setVisible(line.apply.has_value());
        label(row.apply, tr("Apply"), tr("Carry out %1 now").arg(line.name));
        row.apply->setAccessibleName(tr("Apply %1", "an event").arg(line.name));
    }
    m_none->setVisible(m_lines.empty());
}

/// What can come at any time waits for nobody.
bool EventsPanel::isDue() const
{
    return m_view && eventDue(*m_view) != nullptr;
}

void EventsPanel::takeFocus()
{
    const omega::MissionEvent *due = m_view ? eventDue(*m_view) : nullptr;
    for (std::size_t i = 0; due != nullptr && i < m_lines.size(); ++i)
        if (const auto *resolve = m_lines[i].apply ? m_lines[i].apply->as<omega::ResolveEvent>() : nullptr;
            resolve != nullptr && resolve->event == due->id)
            return m_rows[i].apply->setFocus(Qt::OtherFocusReason);
    m_close->setFocus(Qt::OtherFocusReason);
}

void EventsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void EventsPanel::retranslate()
{
    m_caption->setText(tr("Events of the mission"));
    m_none->setText(tr("This mission has no events, and none has been planned."));
    label(m_close, tr("Close"), tr("Close the list (Esc)"));
    if (m_view)
        render(SeenView(m_view));
}

} // namespace dossier
