#include "views/specter/hunters/hunters_offers.h"

#include "model/specter/seen/evidence.h"
#include "model/specter/seen/numbers.h"
#include "model/specter/seen/refusal.h"
#include "views/specter/selection/hunters_due.h"
#include "views/specter/words/command_wording.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct HuntersOffers
{
    Q_DECLARE_TR_FUNCTIONS(HuntersOffers)
};

/// True for commands that have a place of their own on the page, or belong to another page.
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

/// After the last announcement only the result is left.
DefaultAct showingEnd()
{
    return {.text = HuntersOffers::tr("Show the result"),
        .tip = HuntersOffers::tr("Who has won, the standings, and another game"),
        .showsEnd = true};
}

/// SO-END-1: one press reveals the sheets that the app keeps, from any seat.
DefaultAct afterwards(const specter::PublicTable &table)
{
    for (const auto &[agent, inPlay] : table.agents)
        if (!table.sheets.contains(agent))
            return {makeSpecterCommand(specter::LayOpenSheet{agent, std::nullopt}),
                agent == specter::Agent::First ? HuntersOffers::tr("Reveal the agent’s sheet")
                                               : HuntersOffers::tr("Reveal the second agent’s sheet"),
                HuntersOffers::tr("Show the true path on the board and check everything announced against it")};
    return showingEnd();
}

/// Once the hunters have read the announcements, the machine goes on.
DefaultAct handingOver(const specter::PublicTable &table)
{
    const auto first = table.agents.find(specter::Agent::First);
    const bool moved = first != table.agents.end() && first->second.moved;
    return {.text = moved   ? HuntersOffers::tr("Hand over to the second agent")
            : table.traitor ? HuntersOffers::tr("Hand over to the first agent")
                            : HuntersOffers::tr("Hand over to the agent"),
        .tip = HuntersOffers::tr("Give the computer to the next player"),
        .handsOver = true};
}

/// Dice that can be read both ways are entered, and not yet given.
DefaultAct deciding()
{
    return {{}, HuntersOffers::tr("Decide: a hit or a miss"),
        HuntersOffers::tr("The rules leave this roll open: go to the two answers")};
}

QString answerText(const specter::Said &said)
{
    QStringList words{
        said.at ? HuntersOffers::tr("seen on %1").arg(wording::name(*said.at)) : HuntersOffers::tr("“clear”")};
    if (said.close)
        words << (*said.close ? HuntersOffers::tr("close") : HuntersOffers::tr("not close"));
    return words.join(QStringLiteral(", "));
}

/// The button leads the players to the answers, and its tip says what the facts leave: only people say what the agent
/// answered.
DefaultAct onPaper(const SpecterViewPtr &view, const HuntersPick &pick, const std::optional<specter::Said> &likely)
{
    const std::optional<specter::Command> command = supposedOf(*view, pick);
    const bool refused = command && specter::refusal(*view, *command).has_value();
    const bool expects
        = likely && pick.way != HunterWay::Sensor && pick.way != HunterWay::LookBack && pick.said.empty();
    return {{}, HuntersOffers::tr("Enter the answer"),
        expects ? HuntersOffers::tr("By the facts: %1", "an answer").arg(answerText(*likely))
                : HuntersOffers::tr("Beside the board"),
        refused};
}

/// True when dice of the hunter on turn are due: of an attack, or of one more with Brutal Strength. Ending the turn
/// would give them up.
bool rollsDue(const specter::View &view)
{
    return dueOf<specter::AttackAgent>(view).has_value() || dueOf<specter::UseStrength>(view).has_value();
}

DefaultAct onTurn(const SpecterViewPtr &view, const HuntersPick &pick, const EnteredSoFar &entered)
{
    const specter::HunterTurn &turn = *view->open.turn;
    const std::vector<HunterWay> ways = waysOf(*view);
    const bool shoots = pick.way == HunterWay::Shoot && std::ranges::count(ways, HunterWay::Shoot) > 0;
    if (turn.moved && !shoots)
    {
        const bool attacks = rollsDue(*view);
        if (const std::optional<SpecterCommand> ask = attacks ? entered.attack : std::nullopt)
            return {ask, entered.attackText, HuntersOffers::tr("The dice on the table match those entered")};
        if (attacks && entered.undecided)
            return deciding();
        if (attacks)
            return {{}, HuntersOffers::tr("Enter the attack’s roll"), HuntersOffers::tr("Go to the dice")};
        const std::optional<std::size_t> end = dueOf<specter::EndHunterTurn>(*view);
        return end ? DefaultAct{makeDueCommand(view, *end), wording::button(*view, view->due[*end].command), {}}
                   : DefaultAct{};
    }
    const std::optional<specter::Command> command = commandOf(*view, pick);
    if (!command)
        return {{}, HuntersOffers::tr("Choose where %1 goes").arg(wording::nameOf(view->open, turn.hunter)),
            HuntersOffers::tr("Go to the board")};
    const QString text = wording::button(*view, *command);
    if (!view->open.players.sheetsOnPaper)
        return {makeSpecterCommand(*command), text, HuntersOffers::tr("Then Dossier gives the agent’s answer"),
            specter::refusal(*view, *command).has_value()};
    return onPaper(view, pick, entered.likely);
}

} // namespace

DefaultAct huntersDefaultAct(
    const SpecterViewPtr &view, const HuntersPick &pick, specter::Agent asked, const EnteredSoFar &entered)
{
    const specter::PublicTable &table = view->open;
    if (view->open.players.sheetsOnPaper)
        if (dueOf<specter::ReportMove>(*view))
            return {{}, HuntersOffers::tr("Enter what the agent shows"),
                HuntersOffers::tr("Go to the agent’s possible answers")};
    if (view->open.players.sheetsOnPaper && entered.copiesSheet && !table.sheets.contains(asked))
        return {entered.sheet,
            entered.sheet ? HuntersOffers::tr("Reveal the sheet") : HuntersOffers::tr("Copy the sheet"),
            HuntersOffers::tr("Everything announced is checked against it")};
    if (table.clock.phase == specter::Phase::Over)
        return table.players.sheetsOnPaper ? showingEnd() : afterwards(table);
    // When the dice of a quick draw are entered, they are the most likely next step.
    if (!table.turn && entered.attack)
        return {entered.attack, entered.attackText, HuntersOffers::tr("The dice on the table match those entered")};
    if (!table.turn && entered.undecided)
        return deciding();
    if (table.clock.phase == specter::Phase::Agents && !view->open.players.sheetsOnPaper)
        return handingOver(table);
    if (table.clock.phase != specter::Phase::Hunters || table.secondAgentDue)
        return {};
    if (table.turn)
        return onTurn(view, pick, entered);
    if (!pick.hunter)
        return {};
    const specter::Command begin = specter::BeginHunterTurn{*pick.hunter};
    // A turn that begins gives up a quick draw: it is not the default button while there is one.
    return {makeSpecterCommand(begin), wording::button(*view, begin),
        HuntersOffers::tr("To start with another hunter, use the button on "
                          "that card"),
        dueOf<specter::QuickDraw>(*view).has_value()};
}

std::vector<CommandOffer> huntersOffers(const SpecterViewPtr &view)
{
    std::vector<CommandOffer> offers;
    const bool attacks = rollsDue(*view);
    for (std::size_t i = 0; i < view->due.size(); ++i)
    {
        const specter::Due &due = view->due[i];
        const bool isDefaultAct = holds_alternative<specter::EndHunterTurn>(due.command) && !attacks;
        if (!isElsewhere(*view, due) && !isDefaultAct)
            offers.push_back({makeDueCommand(view, i), wording::button(*view, due.command), {}});
    }
    const specter::Phase phase = view->open.clock.phase;
    const bool mayEnd = view->open.players.sheetsOnPaper && !view->open.turn
        && (phase == specter::Phase::Agents || phase == specter::Phase::Hunters);
    using specter::Ending;
    using specter::Side;
    const bool mayEscape = static_cast<int>(view->open.completed.size()) >= specter::objectivesNeeded
        || specter::escapesWithoutObjectives(view->open);
    if (mayEnd && mayEscape)
        offers.push_back({makeSpecterCommand(specter::EndGame{{Side::Agents, Ending::Escaped}}),
            HuntersOffers::tr("The agent has escaped"),
            HuntersOffers::tr("The game ends: the agent left the board by an escape point")});
    if (mayEnd && specter::inPlay(view->open, specter::Agent::First).wounds > 0)
        offers.push_back({makeSpecterCommand(specter::EndGame{{Side::Hunters, Ending::Defeated}}),
            HuntersOffers::tr("The agent has no health left"), HuntersOffers::tr("The game ends: the hunters win")});
    return offers;
}

} // namespace dossier
