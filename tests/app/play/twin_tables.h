#pragma once

#include "app/play/played_game.h"
#include "places.h"
#include "tests/model/storage/made_up_file.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <random>

namespace dossier::test
{

/// A file of the sources.
inline std::string textOf(const QString &path)
{
    QFile file(QStringLiteral(DOSSIER_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// A public event's id: the same in both twins.
inline std::string idOf(int step, int act)
{
    return ", \"id\": \""
        + QStringLiteral("%1%2").arg(step, 16, 16, QLatin1Char('0')).arg(act, 16, 16, QLatin1Char('0')).toStdString()
        + "\"}";
}

/// Returns the line with an addition.
inline std::string with(const std::string &line, const std::string &more)
{
    return line.substr(0, line.size() - 1) + more;
}

/// Returns the public part of an answer.
inline std::string openPart(const std::string &answer)
{
    return answer.substr(0, answer.find(", \"secret\": "));
}

/// One of two tables that differ only in secrets, in a file of its own.
template <typename Rules>
class Twin
{
public:
    explicit Twin(typename Rules::Table start)
        : m_file(must(storage::CampaignFile::create(m_place.path)))
        , m_journal(must(m_file.journal(addedSession(m_file))))
        , m_game(std::move(start), &m_journal,
              {[this]
                  {
                      return journal::EventId{
                          {255, static_cast<std::uint8_t>(m_own / 256), static_cast<std::uint8_t>(m_own++)}};
                  },
                  [this] { return journal::Moment{step}; }})
    {
    }

    std::string say(const std::string &line) { return m_game.answer(line); }

    /// Goes back before the last public action, and forward again to the old position.
    std::string undoneAndRedone(int number)
    {
        const journal::Journal &journal = m_game.journal();
        const journal::Position open = journal.publicPosition(journal.position());
        if (open.entry == 0)
            return {};
        const journal::Position before = journal.position();
        while (journal.publicPosition(journal.position()) == open)
        {
            const journal::Entry *entry = journal.entry(journal.position().entry);
            const bool passes = journal.publicPosition(entry->parent) != open;
            say(with(R"({"undo": true, "correction": "we looked too early"})", passes ? idOf(number, 1) : "}"));
        }
        const std::string between = read();
        while (journal.position() != before && journal.next(journal.position()))
        {
            const bool passes = journal.publicPosition(*journal.next(journal.position()))
                != journal.publicPosition(journal.position());
            say(with(R"({"redo": true})", passes ? idOf(number, 2) : "}"));
        }
        return journal.position() == before ? between : "what was undone is not redone";
    }

    /// Returns everything that the seats without secrets can read and be refused.
    std::string read()
    {
        std::string all = say(R"({"journal": "public"})");
        for (const std::string &seat : ignorant)
        {
            all += say("{\"view\": " + seat + "}") + '\n';
            for (const std::string &command : asked(seat))
                for (const char *ruling : {"}", R"(, "ruling": "we say so"})"})
                    all += say("{\"command\": " + command + ", \"seat\": " + seat + ruling) + '\n';
            if (Rules::leader == "all")
                for (const char *player : {"green", "blue"})
                    all += say(R"({"odds": {"at": "1.1", "player": ")" + std::string(player) + "\"}}") + '\n';
            for (const char *name : {"go", "drop"})
                all += say("{\"" + std::string(name) + "\": \"before the trap\", \"seat\": " + seat + "}") + '\n';
        }
        return all;
    }

    /// Returns the readable data of the file.
    QByteArray openTables()
    {
        QByteArray all;
        must(m_file.connection().each(QStringLiteral("SELECT number, body FROM public_records ORDER BY number"), {},
            [&](const QSqlQuery &row)
            {
                all += row.value(0).toByteArray() + ' ' + row.value(1).toByteArray() + '\n';
                return true;
            }));
        return all;
    }

    [[nodiscard]] std::size_t secrets() const { return m_game.journal().lastNumber() - m_game.journal().publicCount(); }

    /// The time of the recorded entries.
    int step = 0;

    /// The seats that know none of the secrets.
    std::vector<std::string> ignorant{R"("public")",
        Rules::leader == "agent"     ? R"("hunter:beast")"
            : Rules::leader == "all" ? R"("blue")"
                                     : "3"};

private:
    /// Actions that only other seats may do, and impossible ones.
    static std::vector<std::string> asked(const std::string &seat)
    {
        if (Rules::leader == "all")
            return {R"({"type": "choose_token", "player": "green", "token": "4"})",
                R"({"type": "show_hand", "player": "green"})",
                R"({"type": "play_event", "player": "green", "card": "Sample Dread", "effects": []})",
                R"({"type": "discard_event", "player": "green", "card": "Sample Haste"})",
                R"({"type": "cancel_card", "player": "green", "by": "Sample Veto", "of": "green", "deck": "events", )"
                R"("card": "Sample Mist", "face": null, "effects": []})",
                R"({"type": "draw_events", "player": "green", "number": 1, "cards": ["Sample Dread"], "by": "x"})",
                R"({"type": "correct", "event": {"type": "token_chosen", "player": "green", "token": "5"}})",
                R"({"type": "correct", "event": {"type": "events_drawn", "player": "green", "cards": []}})"};
        // The first agent's player may use his own agent, so only the second's is refused.
        if (seat == R"("agent")")
            return {R"({"type": "confirm_move", "agent": "second"})",
                R"({"type": "plan_move", "agent": "second", "plan": {"path": ["G24"]}})",
                R"({"type": "choose_character", "agent": "second", "character": "cobra"})",
                R"({"type": "take_cards", "agent": "second", "cards": []})",
                R"({"type": "raise_blade", "agent": "second"})",
                R"({"type": "lay_open_sheet", "agent": "second", "sheet": null})",
                R"({"type": "correct", "event": {"type": "cards_taken", "agent": "second", "cards": []}})",
                R"({"type": "correct", "event": {"type": "move_planned", "agent": "second", "plan": null}})"};
        if (Rules::leader == "agent")
            return {R"({"type": "confirm_move", "agent": "first"})",
                R"({"type": "plan_move", "agent": "first", "plan": {"path": ["N1"]}})",
                R"({"type": "take_cards", "agent": "first", "cards": []})",
                R"({"type": "lay_open_sheet", "agent": "first", "sheet": null})",
                R"({"type": "correct", "event": {"type": "cards_taken", "agent": "first", "cards": []}})",
                R"({"type": "correct", "event": {"type": "move_planned", "agent": "first", "plan": null}})",
                R"({"type": "reveal_traitor", "hunter": "puppet"})", R"({"type": "confirm_move", "agent": "second"})",
                R"({"type": "choose_character", "agent": "second", "character": "cobra"})",
                R"({"type": "take_cards", "agent": "second", "cards": []})",
                R"({"type": "correct", "event": {"type": "cards_taken", "agent": "second", "cards": []}})"};
        return {R"({"type": "spring_event", "event": "trap"})", R"({"type": "spring_event", "event": "none"})",
            R"({"type": "place_stack", "room": 3, "cards": []})", R"({"type": "write_plan", "text": "x"})",
            R"({"type": "write_notes", "seat": 2, "notes": []})",
            R"({"type": "correct", "event": {"type": "stack_set", "room": 3, "cards": []}})",
            R"({"type": "correct", "event": {"type": "door_kind_set", "door": [8, 6, "E"], "kind": "jammed"}})"};
    }

    Place m_place;
    storage::CampaignFile m_file;
    storage::SessionJournal m_journal;
    int m_own = 0;
    PlayedGame<Rules> m_game;
};

using Lines = std::vector<std::string>;

/// Returns the first difference, with some of the text before it.
inline std::string whereTheyDiffer(const std::string &one, const std::string &other)
{
    const auto at = std::ranges::mismatch(one, other).in1 - one.begin();
    const auto from = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, at - 300));
    return one.substr(from, 500) + "\nand\n" + other.substr(std::min(from, other.size()), 500);
}

/// A correction of his own sheet.
inline std::string putRight(const std::string &agent, std::mt19937 &random)
{
    const std::string cards[]{R"("adrenal_surge", "stealth_field")", R"("stealth_field", "smoke_grenade")",
        R"("adrenal_surge", "adrenal_surge")"};
    const std::string characters[]{"cobra", "blue_jay", "spider", "orangutan"};
    std::string event;
    switch (random() % 4)
    {
    case 0:
        event = R"("type": "cards_taken", "cards": [)" + cards[random() % 3]
            + (agent == "first" ? R"(, "smoke_grenade"])" : "]");
        break;
    case 1:
        event = R"("type": "character_chosen", "character": ")" + characters[random() % 4] + '"';
        break;
    case 2:
        event = R"("type": "move_planned", "plan": )"
            + std::string(random() % 2 == 0 ? "null" : R"({"path": ["N1", "N2"]})");
        break;
    default:
        event = R"("type": "charge_spent", "card": "adrenal_surge")";
    }
    return R"({"command": {"type": "correct", "event": {"agent": ")" + agent + R"(", )" + event + R"(}}, "seat": ")"
        + (agent == "first" ? "agent" : "traitor") + "\"}";
}

/// Two tables by one public script, with secret acts, undo and everybody's bookmarks in between.
template <typename Rules>
void playTwins(const typename Rules::Table &start, const Lines (&scripts)[2], Lines (*secrets)(std::mt19937 &),
    unsigned seed, std::size_t beforeSecrets = 6, const Lines &alsoIgnorant = {},
    const std::string &aboutToShow = "plan_move")
{
    Twin<Rules> one(start);
    Twin<Rules> other(start);
    Twin<Rules> *twins[2]{&one, &other};
    for (Twin<Rules> *twin : twins)
        twin->ignorant.insert(twin->ignorant.end(), alsoIgnorant.begin(), alsoIgnorant.end());
    std::mt19937 random(seed);
    QCOMPARE(scripts[0].size(), scripts[1].size());
    for (std::size_t i = 0; i < scripts[0].size(); ++i)
    {
        const int step = static_cast<int>(i) + 1;
        std::string answers[2];
        for (int k = 0; k < 2; ++k)
        {
            twins[k]->step = step;
            answers[k] = twins[k]->say(with(scripts[k][i], idOf(step, 0)));
            QVERIFY2(!answers[k].starts_with("{\"malformed\""), (scripts[k][i] + answers[k]).c_str());
        }
        QVERIFY2(openPart(answers[0]) == openPart(answers[1]),
            (scripts[0][i] + '\n' + answers[0] + '\n' + scripts[1][i] + '\n' + answers[1]).c_str());
        // Nothing is set up yet, or a planned event is about to occur.
        const bool waits = i < beforeSecrets || scripts[0][i].find(aboutToShow) != std::string::npos;
        const bool marks = random() % 8 == 0;
        const bool goes = random() % 6 == 0;
        for (int k = 0; k < 2; ++k)
        {
            for (auto left = waits ? 0 : random() % 3; left > 0; --left)
                for (const std::string &line : secrets(random))
                    twins[k]->say(line);
            answers[k].clear();
            if (marks)
                answers[k] += twins[k]->say(with(
                    R"({"bookmark": "half time )" + std::to_string(step) + R"(", "seat": "public"})", idOf(step, 3)));
            if (goes)
                answers[k] += twins[k]->undoneAndRedone(step);
            answers[k] += twins[k]->read();
        }
        QVERIFY2(answers[0] == answers[1], whereTheyDiffer(answers[0], answers[1]).c_str());
    }
    QVERIFY(one.secrets() > 10 && other.secrets() > 10);
    QVERIFY(one.openTables().size() > 1000);
    QCOMPARE(one.openTables(), other.openTables());
}

} // namespace dossier::test
