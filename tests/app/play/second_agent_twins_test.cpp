#include "app/play/specter/rules.h"
#include "tests/app/play/twin_tables.h"
#include "tests/support/test_class.h"

#include <algorithm>

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The traitor is revealed in secret, and becomes an agent with a private hand, character and plans.
Lines secondScript(bool first)
{
    const std::string character = first ? "cobra" : "blue_jay";
    const std::string cards = first ? R"("smoke_grenade", "stealth_field")" : R"("adrenal_surge", "smoke_grenade")";
    Lines lines{
        R"({"command": {"type": "choose_players", "players": {"number": 5, "hunters": ["gun", "beast", "puppet", "prophet"]}}})",
        R"({"command": {"type": "roll_objectives", "faces": [1, 2, 3, 4]}})",
        R"({"command": {"type": "choose_character", "agent": "first", "character": "orangutan"}})",
        R"({"command": {"type": "take_cards", "agent": "first", "cards": ["flash_bang", "flash_bang", "power_fists"]}})",
        R"({"command": {"type": "deal_roles", "traitor": "gun"}})", R"({"command": {"type": "begin_game"}})"};
    const auto walks = [&](const std::string &agent, const std::string &path)
    {
        const std::string seat = agent == "first" ? "" : R"(, "seat": "traitor"})";
        const std::string plan
            = R"({"command": {"type": "plan_move", "agent": ")" + agent + R"(", "plan": {"path": )" + path + "}}";
        lines.push_back(seat.empty() ? plan + '}' : plan + seat);
        const std::string confirm = R"({"command": {"type": "confirm_move", "agent": ")" + agent + "\"}";
        lines.push_back(seat.empty() ? confirm + '}' : confirm + seat);
    };
    const auto hunts = [&](const std::string &hunter, const std::string &movement)
    {
        const std::string seat = R"({"seat": "hunter:)" + hunter + R"(", "command": )";
        lines.push_back(seat + R"({"type": "begin_hunter_turn", "hunter": ")" + hunter + "\"}}");
        lines.push_back(seat + movement + '}');
        lines.push_back(seat + R"({"type": "end_hunter_turn"}})");
    };
    const std::string drive = R"({"type": "drive_vehicle", "to": "K22"})";
    walks("first", R"(["N1", "N2"])");
    for (const std::string to : {"J24", "G24"})
    {
        hunts("gun", R"({"type": "move_hunter", "to": ")" + to + "\"}");
        for (const std::string hunter : {"puppet", "beast", "prophet"})
            hunts(hunter, drive);
        walks("first", R"(["N2"])");
    }
    lines.emplace_back(R"({"seat": "hunter:gun", "command": {"type": "reveal_traitor", "hunter": "gun"}})");
    lines.push_back(R"({"seat": "traitor", "command": {"type": "choose_character", "agent": "second", "character": ")"
        + character + "\"}}");
    lines.push_back(
        R"({"seat": "traitor", "command": {"type": "take_cards", "agent": "second", "cards": [)" + cards + "]}}");
    walks("second", first ? R"(["G24", "F24", "E24"])" : R"(["G24", "F24"])");
    for (int turn = 0; turn < 2; ++turn)
    {
        for (const std::string hunter : {"puppet", "beast", "prophet"})
            hunts(hunter, drive);
        walks("first", R"(["N2"])");
        walks("second", first ? R"(["E24"])" : R"(["F24"])");
    }
    return lines;
}

/// The secret actions of the second agent.
Lines secondsSecrets(std::mt19937 &random)
{
    const std::string word = "\"w" + std::to_string(random() % 1000) + '"';
    const std::string seat = R"(, "seat": "traitor"})";
    const std::string plan
        = R"({"command": {"type": "plan_move", "agent": "second", "plan": {"path": ["G24", "A1"]}}, "ruling": )" + word
        + seat;
    switch (random() % 5)
    {
    case 0:
        return {plan};
    case 1:
        return {R"({"bookmark": )" + word + seat, plan};
    case 2:
        return {plan, R"({"undo": true})"};
    case 3:
        return {putRight("second", random)};
    default:
        return {putRight("second", random), R"({"undo": true})", R"({"redo": true})"};
    }
}

} // namespace

/// Two tables that differ only in the second agent's secrets: his place, his character, his hand, his corrections,
/// omissions, bookmarks and undone actions. Everything that the others can read, be refused and find in the file is
/// identical to the byte.
class SecondAgentTwinsTest : public QObject
{
    Q_OBJECT

private slots:

    /// The first agent's player is included.
    void SO_TRAITOR_1_whatTheSecondAgentDoesInSecretIsToldNobody()
    {
        const auto pack = SpecterRules::readPack(textOf(QStringLiteral("resources/packs/facility-83x.json")));
        QVERIFY(pack.has_value());
        for (unsigned seed = 1; seed <= 2; ++seed)
        {
            const Lines scripts[2]{secondScript(true), secondScript(false)};
            const auto takes = [](const std::string &line)
            { return line.find("take_cards") != std::string::npos && line.find("traitor") != std::string::npos; };
            const auto begins = static_cast<std::size_t>(std::ranges::find_if(scripts[0], takes) - scripts[0].begin());
            playTwins<SpecterRules>(
                SpecterRules::startOf(*pack, {}, "first"), scripts, secondsSecrets, seed, begins, {R"("agent")"});
        }
    }
};

DOSSIER_TESTS(SecondAgentTwinsTest, EventLoop)

#include "second_agent_twins_test.moc"
