#include "app/play/omega/rules.h"
#include "app/play/specter/rules.h"
#include "tests/app/play/twin_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace dossier;
using namespace dossier::test;

namespace
{

/// The sample mission; the first twin has other doors and another stack, and two doors of a room bear one icon, so that
/// the game begins by a ruling.
Lines omegaScript(bool first)
{
    Lines lines;
    for (const QString &line :
        QString::fromStdString(textOf(QStringLiteral("tests/scenarios/omega-sample/commands.jsonl"))).split(u'\n'))
    {
        std::string text = line.toStdString();
        const auto is = [&](const char *part) { return line.contains(QLatin1String(part)); };
        // The scenario's deliberate slip is malformed in any game.
        if (is("\"count\": 99"))
            continue;
        if (first && is("[8, 2, \"E\"], \"kind\""))
            text = R"({"command": {"type": "place_door", "door": [8, 2, "E"], "kind": "jammed"}})";
        if (first && is("\"room\": 3"))
            text = R"({"command": {"type": "place_stack", "room": 3, "cards": ["two_rogues"]}})";
        if (first && (is("cut_rooms") || is("begin_game")))
            text = with(text, R"(, "ruling": "the jammed doors stay"})");
        if (!text.empty())
            lines.push_back(text);
    }
    return lines;
}

/// Secret actions of the overseer, or of a commando's player for himself.
Lines omegaSecrets(std::mt19937 &random)
{
    const std::string word = "\"w" + std::to_string(random() % 1000) + '"';
    const std::string kinds[]{"jammed", "locked", "shorted", "unlocked"};
    switch (random() % 8)
    {
    case 0:
        return {R"({"command": {"type": "write_plan", "text": )" + word + "}}"};
    case 1:
        return {R"({"command": {"type": "write_notes", "seat": 2, "notes": [)" + word + R"(]}, "seat": 2})"};
    case 2:
        return {R"({"command": {"type": "place_stack", "room": 3, "cards": ["one_blaster"]}, "ruling": )" + word + '}'};
    case 3:
        return {
            R"({"command": {"type": "plan_event", "event": {"id": "trap", "name": {"it": "T", "en": "T"}, "timer": )"
            R"("primary", "round": 5, "spawns": {}, "markers": 0}}, "ruling": )"
            + word + '}'};
    case 4:
        return {R"({"command": {"type": "spring_event", "event": "nothing"}, "ruling": )" + word + '}'};
    case 5:
        return {R"({"command": {"type": "correct", "event": {"type": "door_kind_set", "door": [8, 6, "E"], "kind": ")"
            + kinds[random() % 4] + "\"}}}"};
    case 6:
        return {R"({"bookmark": )" + word + '}', R"({"command": {"type": "write_plan", "text": "x"}})",
            R"({"go": )" + word + '}', R"({"bookmark": "before the trap"})", R"({"drop": )" + word + '}'};
    default:
        return {R"({"command": {"type": "write_notes", "notes": [)" + word + "]}}", R"({"undo": true})",
            R"({"redo": true})"};
    }
}

/// Some turns of five players in which nobody sees the agent, at any place.
Lines specterScript(bool first)
{
    const std::string hand = first ? R"("orangutan"|"adrenal_surge"|[1, 2, 3, 4]|["N1", "N2"])"
                                   : R"("spider"|"stealth_field"|[4, 3, 2, 1]|["N1", "M1"])";
    const QStringList own = QString::fromStdString(hand).split(u'|');
    const auto agent = [&](int i) { return own.at(i).toStdString(); };
    Lines lines{
        R"({"command": {"type": "choose_players", "players": {"number": 5, "hunters": ["gun", "beast", "puppet", "prophet"]}}})",
        R"({"command": {"type": "roll_objectives", "faces": )" + agent(2) + "}}",
        R"({"command": {"type": "choose_character", "agent": "first", "character": )" + agent(0) + "}}",
        R"({"command": {"type": "take_cards", "agent": "first", "cards": ["flash_bang", "flash_bang", )" + agent(1)
            + "]}}",
        R"({"command": {"type": "deal_roles", "traitor": "gun"}})", R"({"command": {"type": "begin_game"}})"};
    std::string path = agent(3);
    for (int turn = 0; turn < 3; ++turn)
    {
        lines.push_back(R"({"command": {"type": "plan_move", "agent": "first", "plan": {"path": )" + path + "}}}");
        lines.emplace_back(R"({"command": {"type": "confirm_move", "agent": "first"}})");
        path = first ? R"(["N2"])" : R"(["M1"])";
        for (const std::string hunter : {"puppet", "gun", "beast", "prophet"})
        {
            const std::string seat = R"({"seat": "hunter:)" + hunter + R"(", "command": )";
            lines.push_back(seat + R"({"type": "begin_hunter_turn", "hunter": ")" + hunter + "\"}}");
            lines.push_back(seat + R"({"type": "drive_vehicle", "to": "K22"}})");
            lines.push_back(seat + R"({"type": "end_hunter_turn"}})");
        }
    }
    return lines;
}

/// The agent's secret actions.
Lines specterSecrets(std::mt19937 &random)
{
    const std::string word = "\"w" + std::to_string(random() % 1000) + '"';
    const std::string plan = R"({"command": {"type": "plan_move", "agent": "first", "plan": {"path": ["N1", "N9"]}})";
    switch (random() % 6)
    {
    case 4:
        return {putRight("first", random)};
    case 5:
        return {putRight("first", random), R"({"undo": true})", R"({"redo": true})"};
    case 0:
        return {plan + R"(, "ruling": )" + word + '}'};
    case 1:
        return {R"({"bookmark": )" + word + '}', plan + R"(, "ruling": "x"})", R"({"go": )" + word + '}',
            R"({"bookmark": "before the trap"})"};
    case 2:
        return {plan + R"(, "ruling": "x"})", R"({"undo": true})"};
    default:
        return {R"({"bookmark": )" + word + R"(, "seat": "traitor"})"};
    }
}

} // namespace

/// Two tables that differ only in secrets, with rulings, corrections, bookmarks and undo among them: everything that
/// everybody can read, be refused and find in the file is identical to the byte.
class TwinTablesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_ROOM_3_whatTheOverseerDoesInSecretIsToldNobody()
    {
        const auto pack = OmegaRules::readPack(textOf(QStringLiteral("resources/packs/sample.json")));
        QVERIFY(pack.has_value());
        for (unsigned seed = 1; seed <= 4; ++seed)
        {
            const Lines scripts[2]{omegaScript(true), omegaScript(false)};
            playTwins<OmegaRules>(OmegaRules::startOf(*pack, {}, "revised"), scripts, omegaSecrets, seed);
        }
    }

    void SO_MOVE_1_whatTheAgentDoesInSecretIsToldNobody()
    {
        const auto pack = SpecterRules::readPack(textOf(QStringLiteral("resources/packs/facility-83x.json")));
        QVERIFY(pack.has_value());
        for (unsigned seed = 1; seed <= 4; ++seed)
        {
            const Lines scripts[2]{specterScript(true), specterScript(false)};
            playTwins<SpecterRules>(SpecterRules::startOf(*pack, {}, "first"), scripts, specterSecrets, seed);
        }
    }
};

DOSSIER_TESTS(TwinTablesTest, EventLoop)

#include "twin_tables_test.moc"
