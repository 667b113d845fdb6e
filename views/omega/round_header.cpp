#include "round_header.h"

#include "chip.h"
#include "command_wording.h"
#include "labels.h"
#include "omega_wording.h"
#include "phase_row.h"
#include "picked.h"
#include "round_track.h"
#include "table_menu.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace dossier
{

namespace
{

/// A strip with less room than this sets the track under the title.
constexpr int wideCharacters = 128;
/// Letters of what most steps ask for.
constexpr int usualCharacters = 27;
constexpr int flashCount = 3;
constexpr int flashMilliseconds = 300;

QString overText(const omega::Clock &clock)
{
    if (!clock.winner)
        return RoundHeader::tr("The game is over");
    return *clock.winner == Side::Commando ? RoundHeader::tr("The commandos have won")
                                           : RoundHeader::tr("The overseer has won");
}

} // namespace

QString roundText(const omega::PublicTable &table)
{
    switch (table.clock.step)
    {
    case omega::Step::Over:
        return overText(table.clock);
    case omega::Step::SetUp:
        return RoundHeader::tr("Set-up");
    default:
        return RoundHeader::tr("Round %1").arg(table.clock.round);
    }
}

QString crisisText(const omega::PublicTable &table)
{
    if (table.clock.crisis)
        return RoundHeader::tr("Crisis Point reached");
    const std::optional<int> round = table.content.mission.crisisRound;
    return round ? RoundHeader::tr("Crisis Point at %1").arg(*round) : QString();
}

const omega::Due *firstDue(const omega::View &view)
{
    return view.due.empty() ? nullptr : &view.due.front();
}

bool isWhole(const omega::Command &command)
{
    return !holds_alternative<omega::RollAttack>(command) && !holds_alternative<omega::RollChallenge>(command)
        && !holds_alternative<omega::RollHazard>(command) && !holds_alternative<omega::Spawn>(command)
        && !holds_alternative<omega::PlaceMarkers>(command);
}

RoundHeader::RoundHeader(QWidget *parent)
    : QFrame(parent)
    , m_grid(new QGridLayout(this))
    , m_place(new QWidget(this))
    , m_back(newButton("icon", QStringLiteral("arrow-left"), m_place))
    , m_mission(newLabel(Role::Caption, m_place))
    , m_round(newLabel(Role::Heading, m_place))
    , m_crisis(newChip(ChipTone::Red, m_place))
    , m_way(new QWidget(this))
    , m_track(new RoundTrack(m_way))
    , m_phases(new PhaseRow(m_way))
    , m_table(new TableMenu(this))
    , m_primary(newButton("primary", {}, this))
{
    setProperty("role", QStringLiteral("strip"));
    auto *title = new QHBoxLayout;
    title->setSpacing(10);
    title->addWidget(m_round);
    title->addWidget(m_crisis);
    title->addStretch();
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addStretch();
    texts->addWidget(m_mission);
    texts->addLayout(title);
    texts->addStretch();
    auto *place = new QHBoxLayout(m_place);
    place->setContentsMargins({});
    place->setSpacing(8);
    place->addWidget(m_back);
    place->addLayout(texts, 1);
    auto *way = new QVBoxLayout(m_way);
    way->setContentsMargins({});
    way->setSpacing(6);
    way->addWidget(m_track);
    way->addWidget(m_phases);
    m_grid->setContentsMargins(14, 10, 16, 10);
    m_grid->setHorizontalSpacing(18);
    m_grid->setVerticalSpacing(8);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    connect(m_table, &TableMenu::commandGiven, this, &RoundHeader::commandGiven);
    connect(m_table, &TableMenu::formAsked, this, &RoundHeader::formAsked);
    connect(m_table, &TableMenu::correctionAsked, this, &RoundHeader::correctionAsked);
    connect(m_back, &QPushButton::clicked, this, &RoundHeader::backAsked);
    connect(m_primary, &QPushButton::clicked, this, &RoundHeader::goOn);
    m_flashes.setInterval(flashMilliseconds);
    connect(&m_flashes, &QTimer::timeout, this,
        [this]
        {
            light(--m_flashesLeft % 2 == 0 && m_flashesLeft > 0);
            if (m_flashesLeft <= 0)
                m_flashes.stop();
        });
    arrange();
    retranslate();
}

bool RoundHeader::isDue() const
{
    return m_view && firstDue(*m_view) != nullptr;
}

void RoundHeader::goOn()
{
    const omega::Due *due = m_view ? firstDue(*m_view) : nullptr;
    if (due != nullptr && m_chosen)
        emit commandGiven(Ask(*m_chosen));
    else if (due != nullptr && isWhole(due->command) && !objectiveDue(*m_view))
        emit commandGiven(askingDue(m_view, 0));
    else
        emit choiceAsked();
}

void RoundHeader::render(const SeenView &view)
{
    m_view = view;
    m_track->render(view->open.clock, view->open.content.mission.crisisRound);
    m_phases->render(*view);
    m_table->render(view);
    retranslate();
}

void RoundHeader::choose(const std::optional<Ask> &chosen)
{
    m_chosen = chosen;
    retranslate();
}

void RoundHeader::flash()
{
    m_flashesLeft = 2 * flashCount;
    m_flashes.start();
    light(true);
}

void RoundHeader::light(bool lit)
{
    setProperty("alarm", lit);
    style()->unpolish(this);
    style()->polish(this);
}

void RoundHeader::setTheme(const Theme &theme)
{
    m_track->setTheme(theme);
}

void RoundHeader::arrange()
{
    m_narrow = width() < fontMetrics().averageCharWidth() * wideCharacters;
    // What is due changes with each step: the row of phases, and the board below it, do not move for it.
    m_primary->setMinimumWidth(m_narrow ? 0 : fontMetrics().averageCharWidth() * usualCharacters);
    for (QWidget *part : std::initializer_list<QWidget *>{m_place, m_way, m_table, m_primary})
        m_grid->removeWidget(part);
    m_grid->addWidget(m_place, 0, 0);
    m_grid->addWidget(m_way, m_narrow ? 1 : 0, m_narrow ? 0 : 1, 1, m_narrow ? 4 : 1);
    m_grid->addWidget(m_table, 0, 2, Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(m_primary, 0, 3, Qt::AlignRight | Qt::AlignVCenter);
    m_grid->setColumnStretch(0, m_narrow ? 1 : 0);
    m_grid->setColumnStretch(1, m_narrow ? 0 : 1);
}

void RoundHeader::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    const bool narrow = width() < fontMetrics().averageCharWidth() * wideCharacters;
    if (m_narrow != narrow)
        arrange();
}

void RoundHeader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void RoundHeader::retranslate()
{
    label(m_back, {}, tr("To the start page (Ctrl+H); the session is kept as it is"));
    if (!m_view)
        return;
    const omega::PublicTable &table = m_view->open;
    m_phases->render(*m_view);
    m_mission->setText(wording::name(table.content.mission.name));
    const bool over = table.clock.step == omega::Step::Over;
    m_round->setText(roundText(table));
    m_crisis->setText(crisisText(table));
    m_crisis->setVisible(!m_crisis->text().isEmpty() && !over);
    const omega::Due *due = firstDue(*m_view);
    m_primary->setVisible(due != nullptr);
    if (due == nullptr)
        return;
    const omega::Command &command = m_chosen ? m_chosen->command() : due->command;
    const QString tip = wording::tip(*m_view, command);
    // One click does what an amber button says: where people choose first it is none.
    const bool does = m_chosen || (isWhole(command) && !objectiveDue(*m_view));
    setToneWord(m_primary, does ? "" : "choose");
    label(m_primary, wording::button(*m_view, command),
        tip.isEmpty() ? tr("Do what is due now (Ctrl+Enter)") : tr("%1 (Ctrl+Enter)").arg(tip));
}

} // namespace dossier
