#include "app/play/conquest/rules.h"
#include "tests/app/play/twin_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace dossier;
using namespace dossier::test;

namespace
{

std::string commandOf(const std::string &command, const std::string &seat)
{
    return R"({"command": {)" + command + R"(}, "seat": ")" + seat + "\"}";
}

std::string tokenOf(const std::string &token)
{
    return commandOf(R"("type": "choose_token", "player": "green", "token": ")" + token + '"', "green");
}

/// Two players up to the first round. Green has other cards in the second table.
Lines begunBy(const std::string &mode, bool first)
{
    return {commandOf(R"("type": "choose_players", "players": {"mode": ")" + mode
                    + R"(", "colours": ["green", "blue"], "kept_hands": ["green"], "variants": {}})",
                "public"),
        commandOf(R"("type": "take_race", "player": "green", "race": "Sample Molluscs")", "public"),
        commandOf(R"("type": "take_race", "player": "blue", "race": "Sample Moths")", "public"),
        commandOf(R"("type": "draw_events", "player": "green", "number": 3, "by": "", "cards": )"
                + std::string(first ? R"(["Sample Dread", "Sample Dread", "Sample Fury"])"
                                    : R"(["Sample Haste", "Sample Panic", "Sample Mist"])"),
            "green"),
        commandOf(R"("type": "draw_events", "player": "blue", "number": 5, "by": "", "cards": [])", "blue"),
        commandOf(R"("type": "begin_game")", "public")};
}

/// A round of two. Green has other cards in the second, and thinks of other tokens before he lays the two.
Lines script(bool first)
{
    Lines lines = begunBy("competitive", first);
    for (int i = 0; i < 5; ++i)
        lines.push_back(tokenOf(std::to_string(first ? 3 + i % 3 : 6 - i % 3)));
    lines.push_back(tokenOf("2"));
    lines.push_back(commandOf(R"("type": "choose_token", "player": "blue", "token": "3")", "blue"));
    lines.push_back(commandOf(R"("type": "move_alien", "alien": "green:1", "to": "1.1", "touches": false)", "green"));
    for (const std::string player : {"green", "blue"})
    {
        lines.push_back(commandOf(R"("type": "buy_threat", "player": ")" + player + '"', player));
        lines.push_back(commandOf(R"("type": "end_action")", player));
        if (player == "green")
            lines.push_back(commandOf(R"("type": "explore", "at": "1.1", "card": "Sample Meadow")", player));
        lines.push_back(commandOf(R"("type": "end_battles")", player));
        // The next round begins with tokens that are laid where everybody sees it.
        if (player == "green")
            lines.push_back(commandOf(R"("type": "end_turn")", player));
    }
    return lines;
}

/// A round of two together, with the Resistance phase after it. Green has other cards in the second.
Lines together(bool first)
{
    const auto placed = [](int section, int face, const std::string &token)
    {
        return commandOf(R"("type": "place_token", "pushed": "", "section": )" + std::to_string(section)
                + R"(, "face": )" + std::to_string(face) + R"(, "token": ")" + token + '"',
            "public");
    };
    const std::string moved
        = commandOf(R"("type": "move_token", "token": {"at": "0.4", "token": "Sample Patrol"}, "face": 5)", "public");
    Lines lines = begunBy("cooperative", first);
    for (const std::string &line :
        {placed(1, 2, "Sample Footsoldiers"), placed(2, 2, "Sample Footsoldiers"), placed(0, 4, "Sample Patrol"),
            placed(0, 4, "Sample Patrol"), commandOf(R"("type": "roll_points", "player": "green", "face": 3)", "green"),
            commandOf(R"("type": "roll_points", "player": "blue", "face": 5)", "blue"),
            commandOf(R"("type": "move_alien", "alien": "green:1", "to": "1.1", "touches": false)", "green"),
            commandOf(R"("type": "end_action")", "green"),
            commandOf(R"("type": "explore", "at": "1.1", "card": "Sample Meadow")", "green"),
            commandOf(R"("type": "end_battles")", "green"), commandOf(R"("type": "end_turn")", "green"),
            commandOf(R"("type": "end_action")", "blue"), commandOf(R"("type": "end_battles")", "blue"),
            commandOf(R"("type": "end_turn")", "blue"),
            commandOf(R"("type": "draw_resistance_event", "card": "Sample Broadcast", "effects": [])", "public"),
            commandOf(R"("type": "free_locations")", "public"), commandOf(R"("type": "advance_technology")", "public"),
            moved, moved, commandOf(R"("type": "roll_technology", "faces": [2], "card": "")", "public")})
        lines.push_back(line);
    return lines;
}

/// Green's secret actions while they are his own: by rule, by ruling, corrected by hand, and undone.
Lines secrets(std::mt19937 &random)
{
    const std::string tokens[]{"3", "4", "5", "6", "d6", "2"};
    const std::string cards[]{"Sample Dread", "Sample Veto", "Sample Mist"};
    const std::string word = "\"w" + std::to_string(random() % 1000) + '"';
    const std::string token = tokenOf(tokens[random() % 6]);
    const std::string drawn
        = commandOf(R"("type": "correct", "event": {"type": "events_drawn", "player": "green", "cards": [")"
                + cards[random() % 3] + "\"]}",
            "green");
    switch (random() % 6)
    {
    case 0:
        return {token};
    case 1:
        return {drawn};
    case 2:
        return {commandOf(
            R"("type": "correct", "event": {"type": "token_chosen", "player": "green", "token": "5"})", "green")};
    case 3:
        return {drawn, R"({"undo": true})", R"({"redo": true})"};
    case 4:
        return {R"({"bookmark": )" + word + R"(, "seat": "green"})", drawn,
            R"({"go": )" + word + R"(, "seat": "green"})", R"({"bookmark": "before the trap", "seat": "green"})"};
    default:
        return {drawn, R"({"undo": true})"};
    }
}

} // namespace

/// CQ-SECRET-1: two tables that differ in green's hand and in his hidden token, with rulings, corrections and undo
/// among them: everything that the others can read, be refused and find in the file is identical to the byte.
class ConquestTwinsTest : public QObject
{
    Q_OBJECT

private slots:

    void SECRET_1_whatAPlayerHidesIsToldNobody()
    {
        const auto pack = ConquestRules::readPack(textOf(QStringLiteral("resources/packs/conquest-sample.json")));
        QVERIFY(pack.has_value());
        for (unsigned seed = 1; seed <= 4; ++seed)
        {
            const Lines scripts[2]{script(true), script(false)};
            playTwins<ConquestRules>(
                ConquestRules::startOf(*pack, {}, {}), scripts, secrets, seed, 6, {R"("all")"}, R"("token": "2")");
        }
    }

    /// In a cooperative game, too, a hand is hidden from every other player's seat and from the public one.
    void SECRET_1_aHandIsToldNobodyInACooperativeGame()
    {
        const auto pack = ConquestRules::readPack(textOf(QStringLiteral("resources/packs/conquest-sample.json")));
        QVERIFY(pack.has_value());
        for (unsigned seed = 11; seed <= 13; ++seed)
        {
            const Lines scripts[2]{together(true), together(false)};
            playTwins<ConquestRules>(
                ConquestRules::startOf(*pack, {}, {}), scripts, secrets, seed, 6, {}, "begin_game");
        }
    }
};

DOSSIER_TESTS(ConquestTwinsTest, EventLoop)

#include "conquest_twins_test.moc"
