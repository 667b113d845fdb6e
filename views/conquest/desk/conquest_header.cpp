#include "views/conquest/desk/conquest_header.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "views/conquest/desk/technology_track.h"
#include "views/conquest/words/names.h"
#include "views/kit/chip.h"
#include "views/kit/header_strip.h"
#include "views/kit/label_width.h"
#include "views/kit/labels.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// Letters that the one button has room for.
constexpr int primaryCharacters = 38;
constexpr int stepsOfTheResistance = 6;
/// It can be so narrow where letters are large: its words stand in two lines.
constexpr int leastPrimary = 28;
/// A window with less room than that has no row of steps.
constexpr int wideCharacters = 120;
/// Encounters that the chip of the Battle phase has room for, so that the next one stays where it is.
constexpr int usualEncounters = 4;
/// Between the way back, whose phase it is, the row of steps and the one button.
constexpr int gapsThatStay = 3;

struct Step
{
    QString text{};
    QString tip{};
    ChipTone tone = ChipTone::Later;
};

/// The Battle phase, with what is left to be explored and fought in it.
QString battleChip(int left)
{
    return left > 0 ? ConquestHeader::tr("Battle: %n encounter(s)", nullptr, left)
                    : ConquestHeader::tr("Battle", "a phase of a turn");
}

/// The row of what is under way: the steps of the resistance, or the phases of a turn with what is left in one.
std::vector<Step> stepsOf(const conquest::PublicTable &table)
{
    using conquest::Phase;
    std::vector<Step> steps;
    const auto tone = [](bool now, bool done) { return now ? ChipTone::Due : done ? ChipTone::Done : ChipTone::Later; };
    if (table.clock.phase == Phase::Resistance)
    {
        const int now = table.resistance.step;
        for (int step = 1; step <= stepsOfTheResistance; ++step)
            steps.push_back({step < now ? QStringLiteral("✓ %1").arg(step) : QString::number(step),
                ConquestHeader::tr("Step %1: %2", "a step of the resistance phase")
                    .arg(step)
                    .arg(wording::stepName(step)),
                tone(step == now, step < now)});
        if (!steps.empty() && now >= 1 && now <= stepsOfTheResistance)
            steps[static_cast<std::size_t>(now) - 1].text
                = QStringLiteral("%1 %2").arg(now).arg(wording::stepName(now));
        return steps;
    }
    if (table.clock.phase != Phase::Action && table.clock.phase != Phase::Battle && table.clock.phase != Phase::Draw)
        return steps;
    const auto add = [&](Phase phase, const QString &text)
    { steps.push_back({text, wording::name(phase), tone(phase == table.clock.phase, phase < table.clock.phase)}); };
    const auto left = static_cast<int>(conquest::encountersDue(table).size());
    add(Phase::Action, ConquestHeader::tr("Action", "a phase of a turn"));
    add(Phase::Battle, battleChip(table.clock.phase == Phase::Battle ? left : 0));
    add(Phase::Draw, ConquestHeader::tr("Draw", "a phase of a turn"));
    return steps;
}

} // namespace

ConquestHeader::ConquestHeader(QWidget *parent)
    : QFrame(parent)
    , m_back(newButton("icon", QStringLiteral("arrow-left"), this))
    , m_part(newLabel(Role::Caption, this))
    , m_round(newLabel(Role::Heading, this))
    , m_terror(newChip(ChipTone::Amber, this))
    , m_technology(new QWidget(this))
    , m_trackCaption(newLabel(Role::Caption, m_technology))
    , m_track(new TechnologyTrack(m_technology))
    , m_steps(new QWidget(this))
    , m_stepsRow(new QHBoxLayout(m_steps))
    , m_primary(newButton("primary", {}, this))
{
    setProperty("role", QStringLiteral("strip"));
    layOut();
    for (QWidget *part : std::initializer_list<QWidget *>{m_steps, m_part, m_terror, m_primary})
        part->installEventFilter(this);
    connect(m_back, &QPushButton::clicked, this, &ConquestHeader::backAsked);
    connect(m_primary, &QPushButton::clicked, this, &ConquestHeader::primaryPressed);
    connect(m_track, &TechnologyTrack::markerAsked, this, &ConquestHeader::markerAsked);
    retranslate();
}

void ConquestHeader::layOut()
{
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    m_part->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_terror->setAlignment(Qt::AlignCenter);
    texts->addWidget(m_part);
    texts->addWidget(m_round);
    auto *technology = new QVBoxLayout(m_technology);
    technology->setContentsMargins({});
    technology->setSpacing(2);
    technology->addWidget(m_trackCaption);
    technology->addWidget(m_track);
    m_stepsRow->setContentsMargins({});
    m_stepsRow->setSpacing(6);
    m_stepsRow->addStretch();
    // What has no room is cut off: the strip keeps its height, and the board below its place.
    m_steps->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 12, 6);
    row->setSpacing(6);
    row->addWidget(m_back);
    row->addLayout(texts);
    row->addWidget(m_terror, 0, Qt::AlignVCenter);
    row->addWidget(m_technology);
    row->addWidget(m_steps, 1);
    row->addWidget(m_primary);
}

void ConquestHeader::fit()
{
    const int letter = std::max(1, fontMetrics().averageCharWidth());
    const QMargins rims = layout()->contentsMargins();
    const int gap = layout()->spacing();
    int room = width() - rims.left() - rims.right() - m_back->sizeHint().width()
        - std::max(m_part->minimumWidth(), m_round->sizeHint().width()) - gapsThatStay * gap;
    const auto takes = [&](int wide)
    {
        const bool fits = wide + gap <= room;
        room -= fits ? wide + gap : 0;
        return fits;
    };
    // Whose phase it is stays, and the one button; of the rest what counts least goes first.
    const int least = std::clamp(room, 1, leastPrimary * letter);
    room = std::max(room - least, 0);
    m_terror->setVisible(takes(m_terrorWide));
    const bool together = m_view && conquest::isCooperative(m_view->open);
    m_technology->setVisible(together && takes(m_technologyShort));
    const int primary = std::min(primaryCharacters * letter, least + room);
    room -= primary - least;
    m_technologyInWords = !m_technology->isHidden() && room >= m_technologyWide - m_technologyShort;
    m_track->setVisible(m_technologyInWords && room >= m_track->sizeHint().width() - m_technologyShort);
    fitStrip(*this, *m_primary, primary / letter);
}

void ConquestHeader::setTheme(const Theme &theme)
{
    m_track->setTheme(theme);
}

void ConquestHeader::render(const SeenConquest &view, const ConquestPrimary &primary)
{
    m_view = view;
    m_act = primary;
    retranslate();
}

void ConquestHeader::renderSteps()
{
    const std::vector<Step> steps = stepsOf(m_view->open);
    for (std::size_t i = 0; i < steps.size(); ++i)
    {
        if (std::ssize(m_chips) == static_cast<std::ptrdiff_t>(i))
        {
            m_chips << newChip(ChipTone::Later, m_steps);
            m_chips.back()->setAlignment(Qt::AlignCenter);
            m_stepsRow->insertWidget(m_stepsRow->count() - 1, m_chips.back());
        }
        QLabel *chip = m_chips.at(static_cast<qsizetype>(i));
        chip->setText(steps[i].text);
        chip->setToolTip(steps[i].tip);
        setTone(chip, steps[i].tone);
        // What is left in a phase moves no chip beside it.
        const bool battle = m_view->open.clock.phase != conquest::Phase::Resistance && i == 1;
        chip->setMinimumWidth(battle ? widthFor(*chip, battleChip(usualEncounters)) : 0);
    }
    m_stepCount = std::ssize(steps);
    m_stepDue = std::ranges::find(steps, ChipTone::Due, &Step::tone) - steps.begin();
    fitSteps();
}

/// Where there is no room for all, what is done goes first, then what comes last: the step that is due is read whole.
void ConquestHeader::fitSteps()
{
    int wide = 0;
    const auto wideOf = [&](qsizetype i)
    { return std::max(m_chips.at(i)->sizeHint().width(), m_chips.at(i)->minimumWidth()) + m_stepsRow->spacing(); };
    for (qsizetype i = 0; i < m_chips.size(); ++i)
    {
        // In a narrow window the row stays as the room between the others.
        m_chips.at(i)->setVisible(i < m_stepCount && isWide());
        wide += i < m_stepCount ? wideOf(i) : 0;
    }
    const auto drop = [&](qsizetype i)
    {
        if (m_steps->width() <= 0 || wide - m_stepsRow->spacing() <= m_steps->width())
            return;
        m_chips.at(i)->hide();
        wide -= wideOf(i);
    };
    for (qsizetype i = 0; i < std::min(m_stepDue, m_stepCount); ++i)
        drop(i);
    for (qsizetype i = m_stepCount - 1; i > m_stepDue; --i)
        drop(i);
}

bool ConquestHeader::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_steps && event->type() == QEvent::Resize)
        fitSteps();
    // They have the letters of another size only now, and are measured again.
    if (watched != m_steps && event->type() == QEvent::FontChange)
    {
        m_measured.clear();
        QMetaObject::invokeMethod(this, [this] { retranslate(); }, Qt::QueuedConnection);
    }
    return QFrame::eventFilter(watched, event);
}

void ConquestHeader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
    QFrame::changeEvent(event);
}

void ConquestHeader::contextMenuEvent(QContextMenuEvent *event)
{
    emit menuAsked(event->globalPos());
}

/// In a narrow window the steps go first, then the track.
void ConquestHeader::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    retranslate();
}

bool ConquestHeader::isWide() const
{
    return width() >= fontMetrics().averageCharWidth() * wideCharacters;
}

/// The longest of what stands there keeps its room: nothing beside it moves from phase to phase.
void ConquestHeader::keepPart()
{
    using conquest::Phase;
    const conquest::PublicTable &table = m_view->open;
    const bool together = conquest::isCooperative(table);
    // Measured once for each language, size of text and table.
    const QString measured = QStringList{wording::name(Phase::Draw), m_part->font().toString(),
        QString::number(together), wording::names(table.players.colours)}
                                 .join(u'|');
    if (measured == std::exchange(m_measured, measured))
        return;
    int wide = 0;
    const auto measure = [&](QLabel *label, const QString &text) { wide = std::max(wide, widthFor(*label, text)); };
    for (const conquest::Colour player : table.players.colours)
        for (const Phase phase : {Phase::Action, Phase::Battle, Phase::Draw})
            measure(m_part,
                tr("%1 · %2", "a phase, whose it is").arg(wording::name(phase), wording::name(player)).toUpper());
    if (together)
        measure(m_part, wording::name(Phase::Resistance).toUpper());
    measure(m_round, wording::roundName(0));
    m_part->setFixedWidth(wide);
    const int wanted = conquest::terrorWanted(table);
    m_terrorWide = widthFor(
        *m_terror, together ? tr("terror %1 of %2").arg(wanted).arg(wanted) : tr("terror %1 wins").arg(wanted));
    m_terror->setMinimumWidth(m_terrorWide);
    m_technologyShort = widthFor(*m_trackCaption, tr("T %1", "technology").arg(conquest::endOfTheTrack));
    m_technologyWide = widthFor(
        *m_trackCaption, tr("TECHNOLOGY · %1 of %2").arg(conquest::endOfTheTrack).arg(conquest::endOfTheTrack));
}

void ConquestHeader::renderPart()
{
    if (!m_view)
        return;
    const conquest::Clock &clock = m_view->open.clock;
    const QString phase = wording::name(m_view->open.outcome ? conquest::Phase::Over : clock.phase);
    m_round->setText(wording::roundName(clock.round));
    const bool whose = clock.active && !m_view->open.outcome;
    m_part->setText(
        (whose ? tr("%1 · %2", "a phase, whose it is").arg(phase, wording::name(*clock.active)) : phase).toUpper());
}

void ConquestHeader::retranslate()
{
    label(m_back, {}, tr("To the start page (Ctrl+H); the session is kept as it is"));
    if (m_view)
        keepPart();
    fit();
    showNextStep(*m_primary, m_act.text, m_act.tip, !m_act.quiet);
    if (!m_view)
        return;
    renderPart();
    renderTerror();
    renderTechnology();
    // What has no room is read on hover.
    QStringList tips{tr("Right click: correct round, phase and battle")};
    if (m_terror->isHidden())
        tips << m_terror->text();
    if (conquest::isCooperative(m_view->open) && !m_technologyInWords)
        tips << technologyText();
    for (QLabel *label : {m_part, m_round})
        label->setToolTip(tips.join(u'\n'));
    renderSteps();
}

void ConquestHeader::renderTerror()
{
    const conquest::PublicTable &table = m_view->open;
    const bool together = conquest::isCooperative(table);
    const int wanted = conquest::terrorWanted(table);
    m_terror->setText(together ? tr("terror %1 of %2").arg(conquest::terrorOfAll(table)).arg(wanted)
                               : tr("terror %1 wins").arg(wanted));
    m_terror->setToolTip(together ? tr("All players’ terror together; %1 wins before the cannon fires").arg(wanted)
                                  : tr("Whoever has %1 terror first wins at once").arg(wanted));
}

QString ConquestHeader::technologyText() const
{
    return tr("TECHNOLOGY · %1 of %2").arg(m_view->open.resistance.marker).arg(conquest::endOfTheTrack);
}

void ConquestHeader::renderTechnology()
{
    const conquest::PublicTable &table = m_view->open;
    const QString text = technologyText();
    m_trackCaption->setText(m_technologyInWords ? text : tr("T %1", "technology").arg(table.resistance.marker));
    m_trackCaption->setAccessibleName(text);
    m_trackCaption->setToolTip(m_technologyInWords ? QString() : text);
    m_track->render(table.resistance.marker, conquest::sheetOf(table).redCircles);
}

} // namespace dossier
