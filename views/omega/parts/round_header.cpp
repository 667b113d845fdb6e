#include "views/omega/parts/round_header.h"

#include "model/omega/seen/numbers.h"
#include "model/omega/seen/turn_order.h"
#include "views/kit/chip.h"
#include "views/kit/header_strip.h"
#include "views/kit/labels.h"
#include "views/omega/asks/picked.h"
#include "views/omega/correct/table_menu.h"
#include "views/omega/parts/phase_row.h"
#include "views/omega/parts/round_track.h"
#include "views/omega/words/command_wording.h"
#include "views/omega/words/printing.h"
#include "views/omega/words/wording.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <QVariant>

#include <algorithm>
#include <utility>
#include <vector>

namespace dossier
{

namespace
{

/// Letters of the mission's name and of the round; what most steps ask for.
constexpr int placeCharacters = 25;
constexpr int usualCharacters = 29;
/// The same where the header is narrower than so many letters: the Crisis Point stands on the track alone, and the step
/// has no dots.
constexpr int narrowCharacters = 140;
constexpr int narrowPlace = 17;
/// Where it is narrower than so many, the bright button alone says which step it is.
constexpr int leastCharacters = 96;
constexpr int leastUsual = 20;
/// Pixels between and beside the parts.
constexpr int gaps = 80;
/// Pixels that the round leaves beside it.
constexpr int besideRound = 8;
constexpr int flashCount = 3;
constexpr int flashMilliseconds = 300;

QString overText(const omega::Clock &clock)
{
    if (!clock.winner)
        return RoundHeader::tr("The game is over");
    return *clock.winner == Side::Commando ? RoundHeader::tr("The commandos have won")
                                           : RoundHeader::tr("The overseer has won");
}

/// What one press does for everybody who has no stance in this round yet; empty in other steps.
QString stancesText(const omega::View &view)
{
    QStringList names;
    bool kept = true;
    std::size_t left = 0;
    for (const omega::Due &due : view.due)
        if (const auto *choose = get_if<omega::ChooseStance>(&due.command))
        {
            const QString name = wording::nameOf(view.open, choose->role, choose->stance);
            if (!names.contains(name))
                names << name;
            kept = kept && omega::inPlay(view.open, choose->role).stance == choose->stance;
            ++left;
        }
    if (left == 0)
        return {};
    const bool all = left == omega::takingTurns(view.open).size();
    if (kept)
        return all ? RoundHeader::tr("Keep all stances") : RoundHeader::tr("Keep the other stances");
    if (names.size() == 1)
        return all ? RoundHeader::tr("%1 for all", "a stance").arg(names.front())
                   : RoundHeader::tr("%1 for the others", "a stance").arg(names.front());
    return all ? RoundHeader::tr("All stances as selected") : RoundHeader::tr("The others as selected");
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
    , m_place(new QWidget(this))
    , m_back(newButton("icon", QStringLiteral("arrow-left"), m_place))
    , m_mission(newLabel(Role::Caption, m_place))
    , m_round(newLabel(Role::Heading, m_place))
    , m_crisis(newChip(ChipTone::Red, m_place))
    , m_track(new RoundTrack(this))
    , m_phases(new PhaseRow(this))
    , m_table(new TableMenu(this))
    , m_primary(newButton("primary", {}, this))
{
    setProperty("role", QStringLiteral("strip"));
    layOut();
    connect(m_table, &TableMenu::commandGiven, this, &RoundHeader::commandGiven);
    connect(m_table, &TableMenu::formAsked, this, &RoundHeader::formAsked);
    connect(m_table, &TableMenu::eventsAsked, this, &RoundHeader::eventsAsked);
    connect(m_table, &TableMenu::endAsked, this, &RoundHeader::endAsked);
    connect(m_table, &TableMenu::correctionAsked, this, &RoundHeader::correctionAsked);
    connect(m_table, &TableMenu::stepsAloneChosen, this, &RoundHeader::stepsAloneChosen);
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
    fit();
    retranslate();
}

void RoundHeader::layOut()
{
    auto *title = new QHBoxLayout;
    title->setSpacing(10);
    title->addWidget(m_round);
    title->addWidget(m_crisis);
    title->addStretch();
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addStretch();
    texts->addWidget(m_mission);
    texts->addLayout(title);
    texts->addStretch();
    auto *place = new QHBoxLayout(m_place);
    place->setContentsMargins({});
    place->setSpacing(6);
    place->addWidget(m_back);
    place->addLayout(texts, 1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 6, 12, 6);
    row->setSpacing(14);
    row->addWidget(m_place);
    row->addWidget(m_track, 1);
    row->addWidget(m_phases, 2);
    row->addWidget(m_table);
    row->addWidget(m_primary);
}

void RoundHeader::fit()
{
    const int character = fontMetrics().averageCharWidth();
    m_narrow = width() < character * narrowCharacters;
    const bool least = width() < character * leastCharacters;
    m_phases->setBare(m_narrow);
    m_phases->setVisible(!least && !isOver());
    m_place->setFixedWidth(placeWidth());
    m_track->setMaximumWidth(m_track->sizeHint().width());
    m_phases->setMinimumWidth(m_phases->minimumSizeHint().width());
    const int others = m_place->width() + m_track->minimumSizeHint().width() + m_table->sizeHint().width() + gaps;
    fitStrip(*this, *m_primary,
        least ? std::clamp((width() - others) / character, leastUsual, usualCharacters) : usualCharacters, 3);
}

bool RoundHeader::isOver() const
{
    return m_view && m_view->open.clock.step == omega::Step::Over;
}

/// How it ended has the room that phases and a next step take no more; the track gives way.
int RoundHeader::placeWidth() const
{
    const int back = m_back->sizeHint().width();
    const int usual = fontMetrics().averageCharWidth() * (m_narrow ? narrowPlace : placeCharacters) + back;
    if (!isOver())
        return usual;
    const int others = m_track->minimumSizeHint().width() + m_table->sizeHint().width() + gaps;
    // Letters are measured in parts of a pixel.
    const int whole = m_round->fontMetrics().horizontalAdvance(roundText(m_view->open)) + 1 + back + besideRound;
    return std::max(usual, std::min(whole, width() - others));
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
    else if (due != nullptr && holds_alternative<omega::ChooseStance>(due->command))
        chooseAll();
    else if (due != nullptr && isWhole(due->command) && !objectiveDue(*m_view))
        emit commandGiven(askingDue(m_view, 0));
    else
        emit choiceAsked();
}

/// OP-CMD-4: every stance as it is proposed: kept, or the sheet's first.
void RoundHeader::chooseAll()
{
    std::vector<Ask> stances;
    for (std::size_t i = 0; i < m_view->due.size(); ++i)
        if (holds_alternative<omega::ChooseStance>(m_view->due[i].command))
            stances.push_back(askingDue(m_view, i));
    emit allGiven(stances);
}

void RoundHeader::render(const SeenView &view)
{
    m_view = view;
    m_track->render(*view);
    m_phases->render(*view);
    m_table->render(view);
    fit();
    retranslate();
}

void RoundHeader::renderSteps(bool alone)
{
    m_table->renderSteps(alone);
}

void RoundHeader::choose(const std::optional<Ask> &chosen)
{
    m_chosen = chosen;
    retranslate();
}

void RoundHeader::setQuiet(bool quiet)
{
    if (std::exchange(m_quiet, quiet) != quiet)
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
    setLook(*this, "alarm", lit);
}

void RoundHeader::setTheme(const Theme &theme)
{
    m_track->setTheme(theme);
    m_phases->setTheme(theme);
}

/// What is shown has its style and knows its widths.
void RoundHeader::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    fit();
    retranslate();
}

void RoundHeader::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    if (event->size().width() == event->oldSize().width())
        return;
    fit();
    retranslate();
}

void RoundHeader::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    fit();
    // The parts have their new letters a moment later, and the button is cut to its new width.
    QTimer::singleShot(0, this,
        [this]
        {
            fit();
            retranslate();
        });
}

void RoundHeader::retranslate()
{
    label(m_back, {}, tr("To the start page (Ctrl+H); the session is kept as it is"));
    if (!m_view)
        return;
    const omega::PublicTable &table = m_view->open;
    m_phases->render(*m_view);
    const QString mission = wording::name(table.content.mission.name);
    const QString printing = wording::name(table.printing);
    const int room = m_place->width() - m_back->width() - besideRound;
    const QFontMetrics letters = m_mission->fontMetrics();
    const QString whole = tr("%1 · %2", "a mission, an edition").arg(mission, printing);
    m_mission->setText(
        letters.horizontalAdvance(whole) <= room ? whole : letters.elidedText(mission, Qt::ElideRight, room));
    m_mission->setToolTip(tr("%1\nEdition: %2. %3", "a mission, an edition, what it means")
            .arg(mission, printing, wording::explanation(table.printing)));
    const bool over = isOver();
    const QString round = roundText(table);
    m_round->setText(over ? m_round->fontMetrics().elidedText(round, Qt::ElideRight, room) : round);
    m_round->setToolTip(m_round->text() == round ? QString() : round);
    m_crisis->setText(table.clock.crisis ? tr("Crisis reached", "on a chip with little room") : crisisText(table));
    m_crisis->setToolTip(crisisText(table));
    m_crisis->setVisible(!m_crisis->text().isEmpty() && !over && !m_narrow);
    const omega::Due *due = firstDue(*m_view);
    if (due == nullptr)
        return m_primary->hide();
    const omega::Command &command = m_chosen ? m_chosen->command() : due->command;
    const QString tip = wording::tip(*m_view, command);
    // One click does what an amber button says: where people choose first it is none.
    const bool does = !m_quiet && (m_chosen || (isWhole(command) && !objectiveDue(*m_view)));
    setToneWord(m_primary, does ? "" : m_quiet ? "quiet" : "choose");
    const QString stances = stancesText(*m_view);
    const QString text = stances.isEmpty() ? wording::button(*m_view, command) : stances;
    showNextStep(*m_primary, text, tip, true);
    // Where something else is bright, the key does that.
    if (m_quiet)
        m_primary->setToolTip(tip.isEmpty() ? text : tip);
}

} // namespace dossier
