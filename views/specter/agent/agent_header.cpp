#include "views/specter/agent/agent_header.h"

#include "model/specter/seen/numbers.h"
#include "views/kit/chip.h"
#include "views/kit/header_strip.h"
#include "views/kit/labels.h"
#include "views/kit/pips.h"
#include "views/specter/asks/agent_draft.h"
#include "views/specter/parts/fitting_row.h"
#include "views/specter/words/wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <set>

namespace dossier
{

namespace
{

/// Letters that the one button has room for, and fewer in a strip that holds less than so many: what is told beside it
/// is read in every turn.
constexpr int primaryCharacters = 36;
constexpr int fewerCharacters = 30;
constexpr int crampedCharacters = 80;

QString partOf(const specter::View &view)
{
    // A revealed traitor moves at once, in the hunters' part.
    if (isOnMove(view))
        return AgentHeader::tr("Agent’s phase");
    switch (view.open.clock.phase)
    {
    case specter::Phase::SetUp:
        return AgentHeader::tr("Set-up");
    case specter::Phase::Agents:
        return AgentHeader::tr("Agent’s phase");
    case specter::Phase::Hunters:
        return AgentHeader::tr("Hunters’ phase");
    case specter::Phase::Over:
        break;
    }
    // How it ended stands beside it, in full.
    return AgentHeader::tr("The game is over");
}

} // namespace

AgentHeader::AgentHeader(QWidget *parent)
    : QFrame(parent)
    , m_place(new QWidget(this))
    , m_back(newButton("icon", QStringLiteral("arrow-left"), m_place))
    , m_part(newLabel(Role::Caption, m_place))
    , m_turn(newLabel(Role::Heading, m_place))
    , m_facts(new QWidget(this))
    , m_row(new QHBoxLayout(m_facts))
    , m_healthCaption(newLabel(Role::Caption, m_facts))
    , m_health(new Pips(PipKind::Health, m_facts))
    , m_slimHealth(new Pips(PipKind::Health, m_facts))
    , m_healthText(newLabel(Role::Strong, m_facts))
    , m_primary(newButton("primary", {}, this))
{
    setProperty("role", QStringLiteral("strip"));
    layOut();
    keepFitting(*m_facts);
    connect(m_back, &QPushButton::clicked, this, &AgentHeader::backAsked);
    connect(m_primary, &QPushButton::clicked, this, &AgentHeader::primaryPressed);
    for (const Pips *pips : {m_health, m_slimHealth})
        connect(pips, &Pips::countAsked, this, &AgentHeader::healthAsked);
}

void AgentHeader::layOut()
{
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addStretch();
    texts->addWidget(m_part);
    texts->addWidget(m_turn);
    texts->addStretch();
    auto *place = new QHBoxLayout(m_place);
    place->setContentsMargins({});
    place->setSpacing(8);
    place->addWidget(m_back);
    place->addLayout(texts, 1);
    m_row->setContentsMargins({});
    m_row->setSpacing(6);
    for (QWidget *part : healthParts())
        m_row->addWidget(part);
    m_slimHealth->makeSlim();
    m_slimHealth->hide();
    setRooms(*m_health, {Room::Ample, Room::Some, Room::Little});
    setRooms(*m_slimHealth, {Room::Least});
    m_row->addSpacing(8);
    m_row->addStretch();
    // What has no room is cut off: the strip keeps its height, and the board below its place.
    m_facts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 12, 6);
    row->setSpacing(18);
    row->addWidget(m_place);
    row->addWidget(m_facts, 1);
    row->addWidget(m_primary);
    fit();
}

void AgentHeader::fit()
{
    const bool cramped = width() < fontMetrics().averageCharWidth() * crampedCharacters;
    fitStrip(*this, *m_primary, cramped ? fewerCharacters : primaryCharacters);
    labelPrimary(*m_primary, m_said, m_tip.isEmpty() ? m_said : m_said + u'\n' + m_tip, m_shorter);
}

void AgentHeader::fitFacts()
{
    showWhatFits(*m_facts, m_facts->width());
}

void AgentHeader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    QFrame::changeEvent(event);
}

void AgentHeader::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

void AgentHeader::render(const specter::View &view)
{
    label(m_back, {}, tr("Leave the session; everything is saved"));
    keepRoomFor(*m_part, {tr("Set-up"), tr("Agent’s phase"), tr("Hunters’ phase"), tr("The game is over")});
    m_part->setText(partOf(view));
    const QString turn = tr("Turn %1 of %2").arg(QStringLiteral("%1"), QString::number(specter::turnsOfAGame));
    keepRoomFor(*m_turn, {turn.arg(specter::turnsOfAGame)});
    m_turn->setText(turn.arg(view.open.clock.turn));
    clearChips();
    renderHealth(view);
    renderObjectives(view);
    fitFacts();
}

QList<QWidget *> AgentHeader::healthParts() const
{
    return {m_healthCaption, m_health, m_slimHealth, m_healthText};
}

void AgentHeader::renderHealth(const specter::View &view)
{
    const int wounds
        = view.agent && view.open.agents.contains(*view.agent) ? specter::inPlay(view.open, *view.agent).wounds : 0;
    const int left = view.health.value_or(0);
    m_healthCaption->setText(tr("Health"));
    m_healthText->setText(QStringLiteral("%1/%2").arg(left).arg(left + wounds));
    for (Pips *pips : {m_health, m_slimHealth})
    {
        pips->render(left, left + wounds);
        pips->setAccessibleName(tr("Health left"));
        pips->setToolTip(tr("Health left: click or use the arrow keys to correct it"));
    }
    for (QWidget *part : healthParts())
        part->setProperty("unused", !view.health.has_value());
    // Which of the two rows of pips stays is settled with the rest of the strip.
    for (QWidget *part : std::initializer_list<QWidget *>{m_healthCaption, m_health, m_healthText})
        part->setVisible(view.health.has_value());
    if (!view.health)
        m_slimHealth->hide();
}

void AgentHeader::addChip(QLabel *chip, const QString &text, const QString &tip)
{
    chip->setText(text);
    chip->setToolTip(tip);
    m_row->insertWidget(m_row->count() - 1, chip);
    chip->show();
    m_chips << chip;
}

void AgentHeader::clearChips()
{
    for (QWidget *chip : std::as_const(m_chips))
    {
        m_row->removeWidget(chip);
        delete chip;
    }
    m_chips.clear();
}

void AgentHeader::renderObjectives(const specter::View &view)
{
    if (view.agent != specter::Agent::First)
        return;
    addChip(newLabel(Role::Caption, m_facts),
        tr("Objectives %1/%2", "completed, needed")
            .arg(wording::objectivesDone(view.open))
            .arg(specter::objectivesNeeded),
        {});
    std::set<Space> all(view.open.objectives.begin(), view.open.objectives.end());
    all.insert(view.sheet->objectives.begin(), view.sheet->objectives.end());
    all.insert(view.open.completed.begin(), view.open.completed.end());
    const bool isPublic = setUpOf(view.open).objectivesArePublic;
    QStringList names;
    for (const Space objective : all)
    {
        const bool done = std::ranges::count(view.open.completed, specter::Coordinate(objective)) > 0;
        const QString name = wording::name(objective);
        const QString ticked = QStringLiteral("✓ %1").arg(name);
        const ChipTone open = isPublic ? ChipTone::Later : ChipTone::Violet;
        QLabel *chip = newChip(done ? ChipTone::Green : open, m_facts);
        keepRoomFor(*chip, {name, ticked});
        setRooms(*chip, {Room::Ample, Room::Some});
        names << (done ? ticked : name);
        addChip(chip, done ? ticked : name,
            done           ? tr("Completed")
                : isPublic ? tr("Not completed; public")
                           : tr("Not completed; only you know it"));
    }
    addShortObjectives(view, names);
}

/// Where there is no room for a chip each, one has all their names; where there is none for that either, it counts
/// them.
void AgentHeader::addShortObjectives(const specter::View &view, const QStringList &names)
{
    if (names.isEmpty())
        return;
    const int done = wording::objectivesDone(view.open);
    const QString tip = tr("Objectives, %1 completed of the %2 needed: %3", "two numbers, spaces")
                            .arg(done)
                            .arg(specter::objectivesNeeded)
                            .arg(names.join(QStringLiteral(", ")));
    const ChipTone tone = setUpOf(view.open).objectivesArePublic ? ChipTone::Later : ChipTone::Violet;
    const auto add = [&](QLabel *label, const QString &text, Room room)
    {
        setRooms(*label, {room});
        addChip(label, text, tip);
        label->setAccessibleName(tip);
    };
    add(newChip(tone, m_facts), names.join(QStringLiteral(" · ")), Room::Little);
    // The rim of a chip has no room either.
    add(newLabel(Role::Strong, m_facts), QStringLiteral("★ %1/%2").arg(done).arg(specter::objectivesNeeded),
        Room::Least);
}

void AgentHeader::setPrimary(const AgentPrimary &primary, bool enabled)
{
    setRole(m_primary, primary.advised ? "primary" : "secondary");
    m_said = primary.text;
    m_shorter = primary.shorter;
    m_tip = primary.tip;
    m_primary->setEnabled(enabled);
    fit();
}

void AgentHeader::setTheme(const Theme &theme)
{
    for (Pips *pips : {m_health, m_slimHealth})
        pips->setTheme(theme);
}

} // namespace dossier
