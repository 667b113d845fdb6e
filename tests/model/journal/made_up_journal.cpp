#include "tests/model/journal/made_up_journal.h"

#include "model/journal/replay.h"

#include <stdexcept>

namespace dossier::test
{

using namespace journal;

namespace
{

std::string randomText(std::mt19937 &random, const std::string &kind)
{
    return R"({")" + kind + R"(": ")" + std::string(random() % 40, 'x') + std::to_string(random() % 1000) + R"("})";
}

Payload randomPayload(std::mt19937 &random)
{
    const auto which = random() % 4;
    return {which == 0 ? std::string() : randomText(random, "open"),
        which > 1 ? std::string() : randomText(random, "secret")};
}

Entry randomEntry(std::mt19937 &random, const Journal &journal)
{
    Entry entry{.parent = journal.position(), .command = randomText(random, "command")};
    const bool secret = random() % 3 == 0;
    entry.kind = secret ? Payload{"", "omega.hide"} : Payload{"omega.move", random() % 2 == 0 ? "omega.sneak" : ""};
    for (auto left = random() % 4; left > 0; --left)
        entry.events.push_back(secret ? Payload{"", randomText(random, "secret")} : randomPayload(random));
    if (random() % 8 == 0)
        entry.ruling = secret ? Payload{"", "we forgot"} : Payload{"the table says so", ""};
    entry.reveal = random() % 12 == 0;
    return entry;
}

Bookmarked randomBookmark(std::mt19937 &random, const Journal &journal)
{
    const Position at = journal.position();
    const auto known = journal.bookmarks().lower_bound({at, std::nullopt});
    if (known != journal.bookmarks().end() && known->first.at == at)
        return {at, known->second, true};
    return {at, random() % 2 == 0 ? Payload{"dawn", ""} : Payload{"", "ambush"}, false};
}

/// Any position of the journal.
Position randomPosition(std::mt19937 &random, const Journal &journal)
{
    const auto number = static_cast<std::uint32_t>(random() % (journal.records().size() + 1));
    return journal.has({number}) ? Position{number} : journal.position();
}

} // namespace

EventId idOf(std::uint64_t number)
{
    EventId id;
    for (std::size_t i = 0; i < 8; ++i)
        id.bytes[i] = static_cast<std::uint8_t>((number * 0x9E3779B97F4A7C15U) >> (8 * i));
    id.bytes[8] = 1;
    return id;
}

Entry entryWith(const Journal &journal, const Payload &event)
{
    return {.parent = journal.position(),
        .kind = event.open.empty() ? Payload{"", "omega.hide"} : Payload{"omega.move", ""},
        .command = "{}",
        .events = {event},
        .ruling = {},
        .reveal = false};
}

Record randomRecord(std::mt19937 &random, const Journal &journal, std::uint64_t number)
{
    const Payload correction{"we looked too early", "the third card"};
    tl::expected<Moved, Refusal> moved = tl::unexpected(Refusal::NothingToUndo);
    switch (random() % 12)
    {
    case 0:
    case 1:
        moved = undo(journal, random() % 2 == 0 ? correction : Payload{});
        break;
    case 2:
        moved = redo(journal);
        break;
    case 3:
        moved = moveTo(journal, randomPosition(random, journal), correction);
        break;
    case 4:
        return recorded(number, randomBookmark(random, journal));
    default:
        break;
    }
    return moved ? recorded(number, *moved) : recorded(number, randomEntry(random, journal));
}

Journal randomJournal(std::mt19937 &random, int records)
{
    Journal journal;
    for (int i = 1; i <= records; ++i)
        add(journal, randomRecord(random, journal, static_cast<std::uint64_t>(i)));
    return journal;
}

std::uint32_t add(Journal &journal, Record record)
{
    if (const std::optional<Refusal> refusal = journal.refusal(record))
        throw std::logic_error("the journal refuses a record for reason " + std::to_string(static_cast<int>(*refusal)));
    return journal.add(std::move(record));
}

void tellEntry(std::string &table, const Entry &entry)
{
    for (const Payload &event : entry.events)
        table += event.open + '|' + event.secret + '\n';
}

std::string tableAt(const Journal &journal, Position position)
{
    return replay(journal, {}, position, std::string(), tellEntry);
}

std::string tableOf(const Journal &journal)
{
    return tableAt(journal, journal.position());
}

} // namespace dossier::test
