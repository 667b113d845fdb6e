// The hunters' page: the one button that says what it will do, and what else can be done.
#include "model/specter/seen/evidence.h"
#include "model/specter/seen/numbers.h"
#include "views/specter/hunters/attack_panel.h"
#include "views/specter/hunters/hunters_due.h"
#include "views/specter/hunters/hunters_page.h"
#include "views/specter/paper/sheet_panel.h"
#include "views/specter/parts/ask_row.h"
#include "views/specter/parts/hunters_header.h"
#include "views/specter/words/command_wording.h"
#include "views/specter/words/wording.h"

#include <algorithm>

namespace dossier
{

namespace
{

/// What has a place of its own on the page, or is another page's.
bool isElsewhere(const specter::View &view, const specter::Due &due)
{
    const bool onPaper = view.open.players.sheetsOnPaper;
    const bool agents = std::holds_alternative<specter::AgentSeat>(due.seat)
        || std::holds_alternative<specter::TraitorSeat>(due.seat);
    using namespace specter;
    const Command &command = due.command;
    return (agents && !onPaper) || holds_alternative<BeginHunterTurn>(command)
        || holds_alternative<BarFromVehicle>(command) || holds_alternative<RevealTraitor>(command)
        || holds_alternative<MoveHunter>(command) || holds_alternative<DriveVehicle>(command)
        || holds_alternative<UseSensor>(command) || holds_alternative<LookBack>(command)
        || holds_alternative<SniperShot>(command) || holds_alternative<AttackAgent>(command)
        || holds_alternative<QuickDraw>(command) || holds_alternative<UseStrength>(command)
        || holds_alternative<SpringAmbush>(command) || holds_alternative<ReportMove>(command)
        || holds_alternative<CompleteObjective>(command) || holds_alternative<LayOpenSheet>(command)
        || holds_alternative<ChoosePlayers>(command) || holds_alternative<ChooseOptions>(command)
        || holds_alternative<RollObjectives>(command);
}

} // namespace

PrimaryAct HuntersPage::primary() const
{
    const specter::PublicTable &table = m_view->open;
    if (onPaper())
        if (dueOf<specter::ReportMove>(*m_view))
            return {{}, tr("Enter what the agent shows"), tr("Go to the agent’s possible answers")};
    if (onPaper() && m_sheet->isVisibleTo(this) && !table.sheets.contains(m_agent))
        return {m_sheet->command(), m_sheet->command() ? tr("Reveal the sheet") : tr("Copy the sheet"),
            tr("Everything announced is checked against it")};
    if (table.clock.phase == specter::Phase::Over && !onPaper())
        return primaryAfterwards();
    if (table.clock.phase != specter::Phase::Hunters || table.secondAgentDue)
        return {};
    if (table.turn)
        return primaryOnTurn();
    if (!m_pick.hunter)
        return {};
    const specter::Command begin = specter::BeginHunterTurn{*m_pick.hunter};
    return {askingSpecter(begin), wording::button(*m_view, begin),
        tr("To start with another hunter, use the button on "
           "that card")};
}

/// SO-END-1: sheets that the app keeps are shown to all with one press, whoever sits here.
PrimaryAct HuntersPage::primaryAfterwards() const
{
    const specter::PublicTable &table = m_view->open;
    for (const auto &[agent, inPlay] : table.agents)
        if (!table.sheets.contains(agent))
            return {askingSpecter(specter::LayOpenSheet{agent, std::nullopt}),
                agent == specter::Agent::First ? tr("Reveal the agent's sheet") : tr("Reveal the second agent's sheet"),
                tr("Shows the true path on the board and checks everything announced against it")};
    return {};
}

PrimaryAct HuntersPage::primaryOnTurn() const
{
    const specter::HunterTurn &turn = *m_view->open.turn;
    const std::vector<HunterWay> ways = waysOf(*m_view);
    const bool shoots = m_pick.way == HunterWay::Shoot && std::ranges::count(ways, HunterWay::Shoot) > 0;
    if (turn.moved && !shoots)
    {
        const bool attacks = dueOf<specter::AttackAgent>(*m_view).has_value();
        if (const std::optional<SpecterAsk> ask = attacks ? m_attack->command() : std::nullopt)
            return {ask, m_attack->commandText(), tr("The dice on the table match those entered")};
        if (attacks)
            return {{}, tr("Enter the attack's roll"), tr("Go to the dice")};
        const std::optional<std::size_t> end = dueOf<specter::EndHunterTurn>(*m_view);
        return end ? PrimaryAct{askingDue(m_view, *end), wording::button(*m_view, m_view->due[*end].command), {}}
                   : PrimaryAct{};
    }
    const std::optional<specter::Command> command = commandOf(*m_view, m_pick);
    if (!command)
        return {{}, tr("Choose where %1 goes").arg(wording::nameOf(m_view->open, turn.hunter)), tr("Go to the board")};
    const QString text = wording::button(*m_view, *command);
    if (!onPaper())
        return {askingSpecter(*command), text, tr("Then Dossier gives the agent’s answer"),
            specter::refusal(*m_view, *command).has_value()};
    if (m_pick.way == HunterWay::Sensor || m_pick.way == HunterWay::LookBack || !m_pick.said.empty())
        return {{}, tr("Enter the answer"), tr("Under the board")};
    return {askingSpecter(*supposedOf(*m_view, m_pick)), tr("%1: “clear”", "a movement").arg(text),
        tr("The agent is not visible")};
}

/// What else can be done now; ending the turn of a hunter who could still attack, too.
std::vector<AskOffer> HuntersPage::offers() const
{
    std::vector<AskOffer> offers;
    const bool attacks = dueOf<specter::AttackAgent>(*m_view).has_value();
    for (std::size_t i = 0; i < m_view->due.size(); ++i)
    {
        const specter::Due &due = m_view->due[i];
        const bool isPrimary = holds_alternative<specter::EndHunterTurn>(due.command) && !attacks;
        if (!isElsewhere(*m_view, due) && !isPrimary)
            offers.push_back({askingDue(m_view, i), wording::button(*m_view, due.command), {}});
    }
    const specter::Phase phase = m_view->open.clock.phase;
    const bool mayEnd
        = onPaper() && !m_view->open.turn && (phase == specter::Phase::Agents || phase == specter::Phase::Hunters);
    using specter::Ending;
    using specter::Side;
    const bool mayEscape = static_cast<int>(m_view->open.completed.size()) >= specter::objectivesNeeded
        || specter::escapesWithoutObjectives(m_view->open);
    if (mayEnd && mayEscape)
        offers.push_back({askingSpecter(specter::EndGame{{Side::Agents, Ending::Escaped}}), tr("The agent has escaped"),
            tr("The game ends: the agent left the board by an escape point")});
    if (mayEnd && specter::inPlay(m_view->open, specter::Agent::First).wounds > 0)
        offers.push_back({askingSpecter(specter::EndGame{{Side::Hunters, Ending::Defeated}}),
            tr("The agent has no health left"), tr("The game ends: the hunters win")});
    return offers;
}

} // namespace dossier
