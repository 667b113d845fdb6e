#include "model/core/member_walk.h"
#include "model/core/said_number.h"
#include "model/specter/seen/numbers.h"
#include "model/specter/seen/refusal.h"

#include <algorithm>
#include <set>

namespace dossier::specter
{

namespace
{

using Fault = std::optional<std::string>;

constexpr int hunterKindCount = static_cast<int>(words(HunterKind{}).size());

Fault unless(bool holds, const char *member)
{
    return holds ? Fault{} : Fault{member};
}

/// SO-HUNT-2: true up to the greatest drive of a turn, one hunter after another.
bool areSteps(const std::optional<int> &steps)
{
    return !steps || (*steps >= 0 && *steps <= hunterKindCount * stepsOfTheVehicle);
}

bool isFace(int face)
{
    return face >= 1 && face <= 6;
}

/// True when each die is a run of sixes and one other face at the end.
bool areDice(const std::vector<std::vector<int>> &dice)
{
    return std::ranges::all_of(dice,
        [](const std::vector<int> &die)
        {
            return !die.empty() && die.size() <= 99 && isFace(die.back()) && die.back() != 6
                && std::all_of(die.begin(), die.end() - 1, [](int face) { return face == 6; });
        });
}

/// Checks that the table has everything that a command or an event names.
class Existence : public MemberWalk<Existence>
{
public:
    explicit Existence(const PublicTable &table)
        : m_table(table)
    {
    }

    [[nodiscard]] bool exists(HunterKind hunter) const { return m_table.hunters.contains(hunter); }

    [[nodiscard]] bool exists(Agent agent) const { return m_table.agents.contains(agent); }

    [[nodiscard]] bool exists(const Coordinate &space) const
    {
        const std::vector<std::string> &rows = m_table.pack.board.rows;
        return space.x >= 0 && space.y >= 0 && space.y < static_cast<int>(rows.size())
            && space.x < static_cast<int>(rows.front().size());
    }

    [[nodiscard]] bool exists(HunterId hunter) const { return hunter.number >= 1 && hunter.number <= hunterKindCount; }

    /// Applies before the hunters are on the board; two to four of them, each once.
    [[nodiscard]] bool exists(const Players &players) const
    {
        const std::set<HunterKind> different(players.hunters.begin(), players.hunters.end());
        return players.number >= 2 && players.number <= 5 && different.size() == players.hunters.size();
    }

    /// True for a number within `maxSaid`.
    [[nodiscard]] static bool exists(int number) { return number >= -maxSaid && number <= maxSaid; }

    [[nodiscard]] bool isOpen(const Coordinate &space) const
    {
        return exists(space)
            && m_table.pack.board.rows[static_cast<std::size_t>(space.y)][static_cast<std::size_t>(space.x)] == '.';
    }

    // Conditions beyond the existence of the named things.

    static Fault wrong(const RollObjectives &command)
    {
        return unless(command.faces.size() == objectivesRolled && std::ranges::all_of(command.faces, isFace), "/faces");
    }

    [[nodiscard]] Fault wrong(const Plan &plan) const
    {
        return unless(!plan.path.empty() && isOpen(plan.path.front()), "/path");
    }

    static Fault wrong(const SheetLine &line) { return unless(!line.path.empty(), "/path"); }

    static Fault wrong(const CardUse &use) { return unless(!use.die || isFace(*use.die), "/die"); }

    static Fault wrong(const AnnouncedCard &card) { return unless(!card.die || isFace(*card.die), "/die"); }

    static Fault wrong(const Shown &shown)
    {
        return unless(shown.at.has_value() == (shown.what != Showing::Nothing), "/at");
    }

    static Fault wrong(const AttackAgent &command) { return unless(areDice(command.dice), "/dice"); }

    static Fault wrong(const QuickDraw &command) { return unless(areDice(command.dice), "/dice"); }

    /// Only sixes are rolled on.
    static Fault wrong(const AttackMade &event)
    {
        return unless(std::ranges::all_of(
                          event.dice, [](const std::vector<int> &die) { return std::ranges::all_of(die, isFace); }),
            "/dice");
    }

    /// SO-MOVE-2: an objective is turned over once.
    [[nodiscard]] Fault wrong(const ObjectiveCompleted &event) const
    {
        return unless(std::ranges::count(m_table.completed, event.objective) == 0, "/objective");
    }

    /// Only a ruling sets `ruled`.
    static Fault wrong(const PlanMove &command) { return unless(!command.plan.ruled, "/plan/ruled"); }

    static Fault wrong(const UseStrength &command) { return unless(isFace(command.die), "/die"); }

    static Fault wrong(const SpringAmbush &command) { return unless(isFace(command.die), "/die"); }

    static Fault wrong(const AmbushRolled &event) { return unless(isFace(event.die), "/die"); }

    static Fault wrong(const SniperShot &command)
    {
        return unless(command.gaze != Gaze::Open && command.gaze != Gaze::Blind, "/gaze");
    }

    static Fault wrong(const Clock &clock) { return unless(clock.turn >= 0 && clock.turn <= turnsOfAGame, "/turn"); }

    /// Nobody walks or drives onto a structure.
    [[nodiscard]] Fault wrong(const MoveHunter &command) const { return unless(isOpen(command.to), "/to"); }

    [[nodiscard]] Fault wrong(const DriveVehicle &command) const { return unless(isOpen(command.to), "/to"); }

    [[nodiscard]] Fault wrong(const HunterMoved &event) const { return unless(isOpen(event.to), "/to"); }

    [[nodiscard]] Fault wrong(const VehicleDriven &event) const
    {
        return isOpen(event.to) ? unless(areSteps(event.steps), "/steps") : Fault{"/to"};
    }

    [[nodiscard]] Fault wrong(const HunterInPlay &hunter) const { return unless(isOpen(hunter.at), "/at"); }

    [[nodiscard]] Fault wrong(const BoardWritten &event) const
    {
        if (!isOpen(event.vehicle))
            return "/vehicle";
        const std::set<Coordinate> once(event.completed.begin(), event.completed.end());
        return once.size() == event.completed.size() ? unless(areSteps(event.driven), "/driven") : Fault{"/completed"};
    }

    [[nodiscard]] Fault wrong(const AgentInPlay &agent) const
    {
        if (agent.wounds < 0)
            return "/wounds";
        if (agent.figure && !isOpen(*agent.figure))
            return "/figure";
        if (agent.lastSeen && !isOpen(*agent.lastSeen))
            return "/last_seen";
        return unless(isOpen(agent.start), "/start");
    }

    [[nodiscard]] Fault wrong(const FactsFile &file) const
    {
        if (file.version != FactsFile::newest)
            return "/version";
        return unless(isOpen(file.facts.start), "/facts/start");
    }

    [[nodiscard]] Fault wrong(const FactsTakenOver &event) const { return unless(isOpen(event.start), "/start"); }

    [[nodiscard]] Fault wrong(const Sheet &sheet) const { return unless(!sheet.at || isOpen(*sheet.at), "/at"); }

    /// SO-END-1: nobody is healed of more wounds than he has.
    [[nodiscard]] Fault wrong(const AgentWounded &event) const
    {
        return unless(
            event.wounds >= -inPlay(m_table, event.agent).wounds && event.wounds >= -9 && event.wounds <= 9, "/wounds");
    }

    /// Refers only to past turns.
    [[nodiscard]] Fault wrong(const AgentFactSaid &event) const
    {
        const auto agent = m_table.agents.find(event.agent);
        if (agent == m_table.agents.end())
            return "/agent";
        return unless(
            event.turnsAgo >= 0 && event.turnsAgo < static_cast<int>(agent->second.turns.size()), "/turns_ago");
    }

    /// The sheet that the app kept, or the one that was on paper.
    [[nodiscard]] Fault wrong(const LayOpenSheet &command) const
    {
        return unless(command.sheet.has_value() == m_table.players.sheetsOnPaper, "/sheet");
    }

private:
    const PublicTable &m_table;
};

} // namespace

std::optional<std::string> malformed(const PublicTable &table, const Event &event)
{
    return visit([&](const auto &held) { return Existence(table).in(held); }, event);
}

std::optional<std::string> malformed(const PublicTable &table, const Command &command)
{
    return visit([&](const auto &held) { return Existence(table).in(held); }, command);
}

} // namespace dossier::specter
