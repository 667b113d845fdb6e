#include "views/specter/hunters/table_card.h"

#include "model/specter/seen/numbers.h"
#include "views/kit/flow_layout.h"
#include "views/kit/labels.h"
#include "views/specter/hunters/space_menu.h"
#include "views/specter/parts/ask_row.h"
#include "views/specter/words/wording.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace dossier
{

using namespace specter;

TableCard::TableCard(QWidget *parent)
    : QFrame(parent)
    , m_caption(newLabel(Role::Caption, this))
    , m_who(new QComboBox(this))
    , m_put(newButton("offer", {}, this))
    , m_getsIn(newButton("offer", {}, this))
    , m_end(newButton("offer", {}, this))
    , m_bar(new AskRow(this))
    , m_endings(new AskRow(this))
{
    setProperty("role", QStringLiteral("card"));
    m_who->setObjectName(QStringLiteral("whosePlace"));
    m_end->setObjectName(QStringLiteral("endGame"));
    m_put->setCheckable(true);
    m_end->setCheckable(true);
    layOut();
    connect(m_who, &QComboBox::currentIndexChanged, this,
        [this]
        {
            stopPlacing();
            renderPlaces();
        });
    connect(m_put, &QPushButton::clicked, this,
        [this](bool on)
        {
            m_placing = on;
            renderPlaces();
            emit placingChanged();
        });
    connect(m_getsIn, &QPushButton::clicked, this,
        [this]
        {
            if (const std::optional<HunterKind> hunter = who())
                emit commandGiven(askingSpecter(hunterAt(m_view->open, *hunter, m_view->open.vehicle, true)));
        });
    connect(m_end, &QPushButton::clicked, this, &TableCard::renderEndings);
    connect(m_bar, &AskRow::commandGiven, this, &TableCard::commandGiven);
    connect(m_endings, &AskRow::commandGiven, this, &TableCard::commandGiven);
    hide();
}

void TableCard::layOut()
{
    auto *places = new QWidget(this);
    auto *flow = new FlowLayout(places);
    for (QWidget *part : std::initializer_list<QWidget *>{m_who, m_put, m_getsIn, m_end})
        flow->addWidget(part);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->setSpacing(6);
    for (QWidget *part : std::initializer_list<QWidget *>{m_caption, places, m_bar, m_endings})
        column->addWidget(part);
}

void TableCard::render(const SeenSpecter &view)
{
    const bool same = m_view && m_view->open.clock == view->open.clock;
    m_view = view;
    const Phase phase = view->open.clock.phase;
    setVisible(phase == Phase::Agents || phase == Phase::Hunters);
    m_placing = false;
    m_end->setChecked(same && m_end->isChecked());
    retranslate();
}

std::optional<HunterKind> TableCard::who() const
{
    const int row = m_who->currentIndex();
    return row >= 0 && row < static_cast<int>(m_hunters.size())
        ? std::optional(m_hunters[static_cast<std::size_t>(row)])
        : std::nullopt;
}

void TableCard::place(const Coordinate &at)
{
    m_placing = false;
    const std::optional<HunterKind> hunter = who();
    emit commandGiven(askingSpecter(hunter ? hunterAt(m_view->open, *hunter, at, false) : vehicleAt(m_view->open, at)));
    renderPlaces();
    emit placingChanged();
}

void TableCard::stopPlacing()
{
    if (!std::exchange(m_placing, false))
        return;
    renderPlaces();
    emit placingChanged();
}

void TableCard::fillWho()
{
    const QSignalBlocker quiet(m_who);
    const int row = m_who->currentIndex();
    m_hunters.clear();
    m_who->clear();
    for (const auto &[kind, hunter] : m_view->open.hunters)
    {
        m_hunters.push_back(kind);
        m_who->addItem(wording::nameOf(m_view->open, kind));
    }
    m_who->addItem(tr("The vehicle"));
    m_who->setCurrentIndex(row >= 0 && row < m_who->count() ? row : 0);
}

void TableCard::retranslate()
{
    m_caption->setText(tr("The players decide"));
    m_who->setAccessibleName(tr("Whose position to correct"));
    m_who->setToolTip(tr("The figure that is elsewhere on your table"));
    fillWho();
    renderPlaces();
    renderEndings();
}

void TableCard::renderPlaces()
{
    if (!m_view)
        return;
    m_put->setChecked(m_placing);
    label(m_put, m_placing ? tr("Click the space on the board") : tr("Is on…"),
        tr("Put the figure where it is on your table, as a correction; Esc cancels"));
    label(m_getsIn, tr("Is in the vehicle"), tr("Put the hunter into the vehicle, as a correction"));
    const std::optional<HunterKind> hunter = who();
    m_getsIn->setVisible(hunter && !specter::inPlay(m_view->open, *hunter).inVehicle);
    renderBar();
}

void TableCard::renderBar()
{
    const std::optional<HunterKind> hunter = who();
    std::vector<AskOffer> offers;
    for (std::size_t i = 0; hunter && i < m_view->due.size(); ++i)
        if (const auto *bar = get_if<BarFromVehicle>(&m_view->due[i].command); bar != nullptr && bar->hunter == *hunter)
            offers.push_back({askingDue(m_view, i),
                bar->barred ? tr("Bar from the vehicle") : tr("Let into the vehicle again"),
                tr("%1: the hunters decide it by majority", "a hunter").arg(wording::nameOf(m_view->open, *hunter))});
    m_bar->render(std::move(offers));
}

/// The end can be undone like anything else; one press more keeps it from being an accident.
void TableCard::renderEndings()
{
    label(m_end, tr("End the game…"), tr("By agreement: one side gives up"));
    std::vector<AskOffer> offers;
    const bool two = m_view && m_view->open.agents.size() > 1;
    if (m_end->isChecked())
        offers = {{askingSpecter(EndGame{{Side::Agents, Ending::Agreed}}), tr("The hunters give up"),
                      two ? tr("The game ends: the agents win") : tr("The game ends: the agent wins")},
            {askingSpecter(EndGame{{Side::Hunters, Ending::Agreed}}),
                two ? tr("The agents give up") : tr("The agent gives up"), tr("The game ends: the hunters win")}};
    m_endings->render(std::move(offers));
}

} // namespace dossier
