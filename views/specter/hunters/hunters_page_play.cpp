// The hunters' page: what is picked, pressed and given.
#include "model/specter/seen/numbers.h"
#include "views/board/board_view.h"
#include "views/session/reason_bar.h"
#include "views/specter/hunters/answer_panel.h"
#include "views/specter/hunters/attack_panel.h"
#include "views/specter/hunters/hunters_due.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/hunters/inference_panel.h"
#include "views/specter/hunters/report_panel.h"
#include "views/specter/hunters/table_card.h"
#include "views/specter/paper/facts_panel.h"
#include "views/specter/paper/sheet_panel.h"
#include "views/specter/words/fact_wording.h"
#include "views/specter/words/wording.h"

#include <QLineEdit>

#include <algorithm>

namespace dossier
{

namespace
{

bool isMovement(HunterWay way)
{
    return way == HunterWay::OnFoot || way == HunterWay::Drive;
}

} // namespace

void HuntersPage::listenToBoard()
{
    m_board->describeSpacesBy([this](Space space) { return explanationOf(space); });
    connect(m_board, &BoardView::pressed, this, [this](const BoardSpot &spot) { press(spot.space); });
    connect(m_board, &BoardView::activated, this, [this](const BoardSpot &spot) { activate(spot.space); });
    connect(m_board, &BoardView::hovered, this,
        [this](const std::optional<BoardSpot> &spot) { pointAt(spot ? std::optional(spot->space) : std::nullopt); });
    connect(m_board, &BoardView::cursorMoved, this, [this](Space space) { pointAt(space); });
    connect(m_board, &BoardView::cancelled, this, [this] { stepBack(); });
}

bool HuntersPage::onPaper() const
{
    return m_view && m_view->open.players.sheetsOnPaper;
}

void HuntersPage::give(const SpecterAsk &ask)
{
    m_reason->dismiss();
    if (!m_past)
        emit commandGiven(ask, {});
}

void HuntersPage::pick(const HuntersPick &pick)
{
    if (m_view)
        m_pick = mended(*m_view, pick);
    refresh();
}

/// The last answer gives the command.
void HuntersPage::answer(const specter::Said &said)
{
    if (!m_view)
        return;
    m_pick.said.push_back(said);
    if (answering(*m_view, m_pick))
        return refresh();
    const std::optional<specter::Command> command = commandOf(*m_view, m_pick);
    m_pick.said.clear();
    if (command)
        give(askingSpecter(*command));
}

bool HuntersPage::isPlacing() const
{
    return m_tableCard->isPlacing() || m_sheet->isPlacing() || m_report->isPlacing() || m_answers->isPlacing()
        || m_facts->isPlacing();
}

void HuntersPage::press(Space space)
{
    if (!m_view || m_past || !specter::boardOf(m_view->open).contains(space))
        return;
    m_reason->dismiss();
    if (m_tableCard->isPlacing())
        return m_tableCard->place(space);
    if (m_sheet->isPlacing())
        return m_sheet->place(space);
    if (m_facts->isPlacing())
        return m_facts->place(space);
    if (m_report->isPlacing())
        return m_report->place(space);
    if (m_answers->isPlacing())
        return m_answers->place(space);
    for (const specter::HunterKind due : specter::huntersDue(m_view->open))
        if (!m_view->open.turn && due != m_pick.hunter && specter::inPlay(m_view->open, due).at == space)
        {
            HuntersPick other = m_pick;
            other.hunter = due;
            return pick(other);
        }
    if (specter::boardOf(m_view->open).isOpen(space))
        passTurn();
    const specter::PublicTable &table = m_view->open;
    HuntersPick picked = m_pick;
    if (table.turn && !table.turn->moved && specter::boardOf(table).isOpen(space))
    {
        const std::vector<HunterWay> ways = waysOf(*m_view);
        if (!isMovement(picked.way))
            picked.way = std::ranges::count(ways, HunterWay::Drive) ? HunterWay::Drive : HunterWay::OnFoot;
        // What only one way leads to is meant by that way.
        for (const HunterWay way : {HunterWay::OnFoot, HunterWay::Drive})
            if (!endsOf(*m_view, picked.way).contains(space) && endsOf(*m_view, way).contains(space))
                picked.way = way;
        picked.to = space;
        picked.said.clear();
    }
    pick(picked);
}

bool HuntersPage::canEnd() const
{
    const specter::PublicTable &table = m_view->open;
    return table.turn && table.turn->moved && waysOf(*m_view).empty() && !dueOf<specter::AttackAgent>(*m_view)
        && dueOf<specter::EndHunterTurn>(*m_view);
}

void HuntersPage::passTurn()
{
    const specter::PublicTable &table = m_view->open;
    const bool huntersPart = table.clock.phase == specter::Phase::Hunters && !table.secondAgentDue;
    if (!huntersPart)
        return;
    // The last one's end is the agent's turn: that is said by its own button.
    if (canEnd() && nextHunter())
        give(askingDue(m_view, *dueOf<specter::EndHunterTurn>(*m_view)));
    if (m_view && !m_view->open.turn && m_pick.hunter)
        give(askingSpecter(specter::BeginHunterTurn{*m_pick.hunter}));
}

std::optional<specter::HunterKind> HuntersPage::nextHunter() const
{
    const specter::PublicTable &table = m_view->open;
    if (!table.turn)
        return m_pick.hunter;
    for (const auto &[kind, hunter] : table.hunters)
        if (!hunter.hadTurn && kind != table.turn->hunter && kind != table.traitor)
            return kind;
    return std::nullopt;
}

SeenSpecter HuntersPage::supposed() const
{
    const specter::PublicTable &table = m_view->open;
    const std::optional<specter::HunterKind> next = nextHunter();
    const bool ends = table.turn && canEnd();
    if ((table.turn && !ends) || !next || table.clock.phase != specter::Phase::Hunters || table.secondAgentDue)
        return m_view;
    specter::View begun = *m_view;
    if (const auto done = ends ? begun.open.hunters.find(table.turn->hunter) : begun.open.hunters.end();
        done != begun.open.hunters.end())
        done->second.hadTurn = true;
    begun.open.turn = specter::HunterTurn{.hunter = *next};
    return std::make_shared<const specter::View>(std::move(begun));
}

bool HuntersPage::typeSpace(const QString &letter)
{
    if (m_entry->isHidden())
        return false;
    m_entry->setText(letter);
    m_entry->setFocus(Qt::ShortcutFocusReason);
    m_entry->deselect();
    m_entry->end(false);
    return true;
}

/// What is typed is pressed and done, where no answer has to be entered for it.
void HuntersPage::goTo(const QString &name)
{
    const std::optional<specter::Coordinate> space = specter::spaceNamed(name.trimmed().toUpper().toStdString());
    if (!m_view || m_past || !space || !specter::boardOf(m_view->open).contains(*space))
        return m_entry->selectAll();
    m_entry->clear();
    m_board->moveCursorTo(*space);
    m_board->setFocus(Qt::OtherFocusReason);
    press(*space);
    if (!onPaper() && m_pick.to == *space)
        activate(*space);
}

/// Enter on what is picked already does it, where no answer has to be entered.
void HuntersPage::activate(Space space)
{
    const bool again
        = m_view && m_view->open.turn && !m_view->open.turn->moved && m_pick.to == specter::Coordinate(space);
    const std::optional<specter::Command> command
        = again && !onPaper() && !isPlacing() ? commandOf(*m_view, m_pick) : std::nullopt;
    if (command)
        give(askingSpecter(*command));
    else
        press(space);
}

bool HuntersPage::stopPlacing()
{
    // The sheet waits for spaces as long as it is there: it holds nothing up.
    if (!isPlacing() || m_sheet->isPlacing())
        return false;
    m_tableCard->stopPlacing();
    m_facts->stopPlacing();
    if (m_report->isPlacing())
        m_report->stopPlacing();
    m_answers->stopPlacing();
    return true;
}

void HuntersPage::letGo()
{
    if (stopPlacing())
        refresh();
    else if (m_pick.to || !m_pick.said.empty())
    {
        m_pick.to.reset();
        m_pick.said.clear();
        refresh();
    }
}

QString HuntersPage::explanationOf(Space space)
{
    const auto inference = m_inferences.find(m_agent);
    if (!m_view || inference == m_inferences.end() || m_view->open.clock.phase == specter::Phase::SetUp)
        return {};
    return wording::why(m_view->open, m_agent, inference->second, space);
}

void HuntersPage::pointAt(std::optional<Space> space)
{
    QString words;
    QString tells;
    if (space && m_view)
    {
        if (const QString why = explanationOf(*space); !why.isEmpty())
            words = tr("%1: %2", "a space, why").arg(wording::name(specter::Coordinate(*space)), why);
        HuntersPick there = m_pick;
        there.to = *space;
        if (m_view->open.turn && !m_view->open.turn->moved && endsOf(*m_view, there.way).contains(*space))
            tells = tellsOf(there);
    }
    m_inference->explain(words, tells);
}

/// SO-HUNT-3: what a movement that ends there would tell.
QString HuntersPage::tellsOf(const HuntersPick &pick) const
{
    const auto inference = m_inferences.find(m_agent);
    const std::optional<specter::Lookout> after = m_view ? lookoutAfter(*m_view, pick) : std::nullopt;
    if (!after || inference == m_inferences.end())
        return {};
    if (pick.way == HunterWay::Sensor)
        return sensorTells();
    const std::optional<specter::Senses> senses = asksWhetherClose(*m_view, pick)
        ? specter::cardOf(m_view->open, m_view->open.turn->hunter).senses
        : std::optional<specter::Senses>{};
    const specter::Expectation told = inference->second.ofLook(*after, senses);
    if (told.answers.empty() || told.before.count() < 2)
        return {};
    double found = 0;
    for (const specter::PossibleAnswer &answer : told.answers)
        if (answer.left.count() == 1)
            found += answer.chance;
    const QString at = wording::name(after->at);
    constexpr double tellableSpaces = 0.05;
    constexpr double tellableChance = 0.0005;
    if (told.ruledOut < tellableSpaces)
        return tr("A look from %1 rules out no space", "a space").arg(at);
    const QString ruledOut = wording::average(told.ruledOut);
    return found < tellableChance
        ? tr("A look from %1 rules out %2 of %3 spaces on average", "a space, two numbers")
              .arg(at, ruledOut)
              .arg(told.before.count())
        : tr("A look from %1 rules out %2 of %3 spaces on average and finds the agent with a chance of %4",
              "a space, two numbers, a chance")
              .arg(at, ruledOut)
              .arg(told.before.count())
              .arg(wording::share(found));
}

/// SO-HUNT-5.
QString HuntersPage::sensorTells() const
{
    const auto inference = m_inferences.find(m_agent);
    if (!m_view || inference == m_inferences.end() || m_view->open.hunters.empty())
        return {};
    const specter::Expectation told = inference->second.ofSensor(m_view->open.vehicle);
    if (told.answers.empty() || told.before.count() < 2)
        return {};
    return tr("Motion sensor on %1: rules out %2 of %3 spaces on average")
        .arg(wording::name(m_view->open.vehicle), wording::average(told.ruledOut))
        .arg(told.before.count());
}

} // namespace dossier
