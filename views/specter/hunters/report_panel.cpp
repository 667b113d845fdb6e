#include "views/specter/hunters/report_panel.h"

#include "model/specter/seen/numbers.h"
#include "views/kit/flow_layout.h"
#include "views/kit/framed_number.h"
#include "views/kit/in_sight.h"
#include "views/kit/labels.h"
#include "views/specter/parts/ask_row.h"
#include "views/specter/words/wording.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

QWidget *rowOf(QWidget *parent, std::initializer_list<QWidget *> parts)
{
    auto *row = new QWidget(parent);
    auto *flow = new FlowLayout(row, 8);
    for (QWidget *part : parts)
        flow->addWidget(part);
    return row;
}

} // namespace

ReportPanel::ReportPanel(QWidget *parent)
    : QFrame(parent)
    , m_headline(newParagraph(Role::Strong, this))
    , m_nothing(newButton("answer", {}, this))
    , m_seen(newButton("answer", {}, this))
    , m_lastSeen(newButton("answer", {}, this))
    , m_objectivesCaption(newLabel(Role::Small, this))
    , m_objectives(new AskRow(this))
    , m_objective(newButton("offer", {}, this))
    , m_card(new QComboBox(this))
    , m_where(newButton("offer", {}, this))
    , m_hunter(new QComboBox(this))
    , m_die(new QSpinBox(this))
    , m_stunned(new QCheckBox(this))
    , m_character(new QComboBox(this))
    , m_hint(newParagraph(Role::Small, this))
{
    setProperty("role", QStringLiteral("verdict"));
    m_die->setRange(1, 6);
    for (QPushButton *button : {m_seen, m_lastSeen, m_objective, m_where})
        button->setCheckable(true);
    layOut();
    listen();
    retranslate();
}

void ReportPanel::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 8);
    column->setSpacing(6);
    column->addWidget(m_headline);
    column->addWidget(m_nothing);
    auto *sightings = new QHBoxLayout;
    sightings->setSpacing(6);
    for (QPushButton *sighting : {m_seen, m_lastSeen})
        sightings->addWidget(sighting);
    column->addLayout(sightings);
    column->addWidget(m_hint);
    column->addWidget(rowOf(this, {m_objectivesCaption, m_objectives, m_objective}));
    column->addWidget(rowOf(this, {m_card, m_where, m_hunter, m_die, m_stunned, m_character}));
}

void ReportPanel::listen()
{
    connect(m_nothing, &QPushButton::clicked, this, [this] { report({}); });
    for (const auto &[button, placing] : {std::pair(m_seen, Placing::Seen), {m_lastSeen, Placing::LastSeen},
             {m_objective, Placing::Objective}, {m_where, Placing::Card}})
        connect(button, &QPushButton::clicked, this,
            [this, one = placing] { placeFor(m_placing == one ? Placing::Nothing : one); });
    connect(m_objectives, &AskRow::commandGiven, this, &ReportPanel::commandGiven);
    connect(m_card, &QComboBox::currentIndexChanged, this,
        [this]
        {
            m_cardAt.reset();
            retranslate();
        });
}

void ReportPanel::render(const SeenSpecter &view, specter::Agent agent)
{
    const bool same = m_view && m_agent == agent && m_view->open.clock == view->open.clock
        && specter::inPlay(m_view->open, agent).turns.size() == specter::inPlay(view->open, agent).turns.size();
    m_view = view;
    m_agent = agent;
    if (!same)
    {
        m_placing = Placing::Nothing;
        m_cardAt.reset();
        m_stunned->setChecked(false);
        m_card->clear();
    }
    retranslate();
}

std::optional<specter::Equipment> ReportPanel::card() const
{
    return m_card->currentIndex() > 0 ? std::optional(static_cast<specter::Equipment>(m_card->currentData().toInt()))
                                      : std::nullopt;
}

void ReportPanel::placeFor(Placing placing)
{
    m_placing = placing;
    retranslate();
    emit placingChanged();
}

void ReportPanel::takeFocus()
{
    focusInSight(*m_nothing);
}

void ReportPanel::stopPlacing()
{
    placeFor(Placing::Nothing);
}

void ReportPanel::place(const specter::Coordinate &at)
{
    const Placing placing = std::exchange(m_placing, Placing::Nothing);
    if (placing == Placing::Seen || placing == Placing::LastSeen)
        report({placing == Placing::Seen ? specter::Showing::Seen : specter::Showing::LastSeen, at});
    else if (placing == Placing::Objective)
        emit commandGiven(askingSpecter(specter::CompleteObjective{m_agent, at}));
    else if (placing == Placing::Card)
        m_cardAt = at;
    retranslate();
    emit placingChanged();
}

void ReportPanel::report(const specter::Shown &shown)
{
    if (!m_view)
        return;
    specter::ReportMove command{.agent = m_agent, .shown = shown};
    if (const std::optional<specter::Equipment> used = card())
    {
        const bool showsHim = *used == specter::Equipment::PowerFists;
        command.card = specter::CardUse{.card = *used, .at = showsHim ? std::nullopt : m_cardAt};
        if (showsHim)
            command.stoodAt = m_cardAt;
        if (*used == specter::Equipment::TangleLine && m_hunter->count() > 0)
        {
            command.card->hunter = static_cast<specter::HunterKind>(m_hunter->currentData().toInt());
            command.card->die = m_die->value();
            command.hit = m_stunned->isChecked();
        }
    }
    if (m_character->currentIndex() > 0)
        command.character = static_cast<specter::AgentKind>(m_character->currentData().toInt());
    emit commandGiven(askingSpecter(command));
}

/// What can be chosen, by names of the language that is spoken.
void ReportPanel::fillChoices()
{
    const specter::PublicTable &table = m_view->open;
    if (m_card->count() == 0)
    {
        const QSignalBlocker blocker(m_card);
        m_card->addItem(tr("No card announced"));
        for (const specter::EquipmentCard &one : table.pack.equipment)
            if (one.announced && one.kind != specter::Equipment::VelocityBlade)
                m_card->addItem(wording::nameOf(table, one.kind), static_cast<int>(one.kind));
        m_hunter->clear();
        for (const auto &[kind, hunter] : table.hunters)
            m_hunter->addItem(wording::nameOf(table, kind), static_cast<int>(kind));
        m_character->clear();
        m_character->addItem(tr("Character not entered"));
        for (const specter::AgentCard &one : table.pack.agents)
            m_character->addItem(wording::nameOf(table, one.kind), static_cast<int>(one.kind));
    }
    m_character->setVisible(!specter::inPlay(table, m_agent).character);
}

void ReportPanel::renderCard()
{
    const std::optional<specter::Equipment> used = card();
    const bool tangles = used == specter::Equipment::TangleLine;
    const bool placed = used && !tangles;
    label(m_where, m_cardAt ? tr("on %1", "a space").arg(wording::name(*m_cardAt)) : tr("on which space?"),
        used == specter::Equipment::PowerFists ? tr("Where the agent is: press, then click the space on the board")
                                               : tr("Where its token is: press, then click the space on the board"));
    m_where->setVisible(placed);
    m_where->setChecked(m_placing == Placing::Card);
    m_hunter->setVisible(tangles);
    m_die->setVisible(tangles);
    m_stunned->setVisible(tangles);
}

void ReportPanel::renderObjectives()
{
    const bool isFirst = m_agent == specter::Agent::First;
    const bool isPublic = specter::setUpOf(m_view->open).objectivesArePublic;
    std::vector<AskOffer> offers;
    for (std::size_t i = 0; i < m_view->due.size(); ++i)
        if (const auto *turned = get_if<specter::CompleteObjective>(&m_view->due[i].command))
            offers.push_back({askingDue(m_view, i), wording::name(turned->objective),
                tr("The objective on %1 is turned over").arg(wording::name(turned->objective))});
    m_objectivesCaption->setVisible(isFirst && (!offers.empty() || !isPublic));
    m_objective->setVisible(isFirst && !isPublic);
    m_objectives->render(std::move(offers));
}

void ReportPanel::retranslate()
{
    label(m_nothing, tr("Nothing shown"), tr("The agent has moved, and nothing is placed on the board"));
    label(m_seen, tr("Seen on…"), tr("The figure is placed where the move ends; then click the space on the board"));
    label(m_lastSeen, tr("Last seen on…"), tr("The token is placed where the agent was seen; then click the space"));
    label(m_objective, tr("another space…"), tr("Press, then click the structure on the board"));
    m_objectivesCaption->setText(tr("Before the move, objective turned over:"));
    for (const auto &[box, name] : {std::pair<QWidget *, QString>(m_card, tr("Card that the agent announced")),
             {m_hunter, tr("Hunter whom the card is used on")}, {m_die, tr("Die that was rolled for the card")},
             {m_character, tr("Who the agent is")}})
    {
        box->setAccessibleName(name);
        box->setToolTip(name);
    }
    writeAround(m_die, tr("die %1"));
    m_stunned->setText(tr("the hunter is stunned"));
    m_stunned->setToolTip(tr("The agent says whether the roll reached the hunter"));
    m_seen->setChecked(m_placing == Placing::Seen);
    m_lastSeen->setChecked(m_placing == Placing::LastSeen);
    m_objective->setChecked(m_placing == Placing::Objective);
    m_hint->setText(tr("Click the space on the board. Esc cancels."));
    m_hint->setVisible(m_placing != Placing::Nothing);
    if (!m_view)
        return;
    m_headline->setText(
        m_agent == specter::Agent::First ? tr("What does the agent show?") : tr("What does the second agent show?"));
    fillChoices();
    renderCard();
    renderObjectives();
}

} // namespace dossier
