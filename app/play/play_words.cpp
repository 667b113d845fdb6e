#include "app/play/play_words.h"

#include "model/json/json_writer.h"
#include "model/json/utf8.h"

#include <array>

namespace dossier
{

namespace
{

using journal::Payload;
using storage::StorageFault;

std::string_view wordOf(journal::Refusal refusal)
{
    static constexpr std::array<std::string_view, 7> words{"already_there", "not_from_here", "no_such_position",
        "reveal_in_the_way", "no_such_bookmark", "nothing_to_undo", "nothing_to_redo"};
    return words.at(static_cast<std::size_t>(refusal));
}

std::string_view wordOf(StorageFault fault)
{
    switch (fault)
    {
    case StorageFault::Missing:
        return "missing";
    case StorageFault::FileExists:
        return "file_exists";
    case StorageFault::NotOurs:
        return "not_ours";
    case StorageFault::Empty:
        return "empty";
    case StorageFault::Newer:
        return "newer";
    case StorageFault::Older:
        return "older";
    case StorageFault::Damaged:
        return "damaged";
    case StorageFault::DiskFull:
        return "disk_full";
    case StorageFault::ReadOnly:
        return "read_only";
    case StorageFault::NoPermission:
        return "no_permission";
    case StorageFault::Vanished:
        return "vanished";
    case StorageFault::Replaced:
        return "replaced";
    case StorageFault::HeldByOther:
        return "held_by_other";
    case StorageFault::NoSuchThing:
        return "no_such_thing";
    case StorageFault::Refused:
        return "refused";
    case StorageFault::NotRead:
        return "not_read";
    case StorageFault::NotWritten:
        return "not_written";
    case StorageFault::TakenOver:
        return "taken_over";
    case StorageFault::NameTooLong:
        return "name_too_long";
    case StorageFault::NoSuchFolder:
        return "no_such_folder";
    case StorageFault::LockInTheWay:
        return "lock_in_the_way";
    case StorageFault::LogMissing:
        return "log_missing";
    case StorageFault::TooManyOpen:
        return "too_many_open";
    case StorageFault::TooMuch:
        return "too_much";
    case StorageFault::KeyMissing:
        return "key_missing";
    case StorageFault::WrongKey:
        return "wrong_key";
    case StorageFault::PublicCopy:
        return "public_copy";
    case StorageFault::KeyLocked:
        return "key_locked";
    }
    return {};
}

std::string_view wordOf(journal::LineKind kind)
{
    static constexpr std::array<std::string_view, 4> words{"done", "moved", "bookmarked", "bookmark_taken"};
    return words.at(static_cast<std::size_t>(kind));
}

std::string inQuotes(std::string_view utf8)
{
    return jsonString(codePointsOf(utf8));
}

int digitOf(char32_t character)
{
    if (character >= U'0' && character <= U'9')
        return static_cast<int>(character - U'0');
    if (character >= U'a' && character <= U'f')
        return static_cast<int>(character - U'a') + 10;
    return -1;
}

/// Returns `{"open": …, "secret": …}` with the non-empty parts, each written by `write`.
template <typename Write>
std::string halves(const Payload &payload, Write &&write)
{
    std::string text;
    if (!payload.open.empty())
        text = "\"open\": " + write(payload.open);
    if (!payload.secret.empty())
        text += (text.empty() ? "\"secret\": " : ", \"secret\": ") + write(payload.secret);
    return '{' + text + '}';
}

} // namespace

PlayedLine PlayedLine::read(const JsonValue &root)
{
    PlayedLine line{root, {}, {}};
    if (const std::optional<JsonValue> id = memberIfAny(root, "id"))
        line.id = readId(*id);
    if (const std::optional<JsonValue> why = memberIfAny(root, "correction"))
        line.correction.open = nonEmptyText(*why);
    return line;
}

std::string doneAt(journal::Position at)
{
    return "{\"at\": " + std::to_string(at.entry) + "}";
}

std::string answerOf(const Recorded &recorded)
{
    if (recorded)
        return doneAt(*recorded);
    if (const auto *refusal = get_if<journal::Refusal>(&recorded.error()))
        return refusedByJournal(*refusal);
    if (const auto *no = get_if<NotKept>(&recorded.error()))
        return notKeptAnswer(*no);
    return failedAnswer(std::get<storage::StorageError>(recorded.error()));
}

journal::Eyes readEyes(const JsonValue &seat, std::string_view leader)
{
    using journal::Eyes;
    return word(seat, Words<Eyes, 2>{{{leader, Eyes::KnowSecrets}, {"public", Eyes::Everybodys}}});
}

std::string journalAnswer(const std::vector<journal::Line> &lines)
{
    return "{\"journal\": " + jsonArray(lines, [](const journal::Line &one) { return toJson(one); }) + "}";
}

journal::EventId readId(const JsonValue &value)
{
    const std::u32string digits = string(value);
    journal::EventId id;
    if (digits.size() != 2 * id.bytes.size())
        throw malformed(value, Fault::UnknownWord);
    for (std::size_t i = 0; i < digits.size(); ++i)
    {
        const int digit = digitOf(digits[i]);
        if (digit < 0)
            throw malformed(value, Fault::UnknownWord);
        id.bytes.at(i / 2) = static_cast<std::uint8_t>(id.bytes.at(i / 2) * 16 + digit);
    }
    return id;
}

std::string nonEmptyText(const JsonValue &value)
{
    if (string(value).empty())
        throw malformed(value, Fault::Missing);
    return value.text();
}

std::string refusedByJournal(journal::Refusal refusal)
{
    return "{\"refused\": {\"journal\": " + jsonWord(wordOf(refusal)) + "}}";
}

std::string notKeptAnswer(const NotKept &no)
{
    return jsonObject({{"malformed",
        jsonObject({{"pointer", inQuotes(no.fault.pointer)}, {"reason", jsonWord(wordOf(no.fault.fault))},
            {"where", inQuotes(no.where)}})}});
}

std::string escapedAnswer(journal::Position at)
{
    return "{\"failed\": {\"fault\": \"program\", \"at\": " + std::to_string(at.entry) + "}}";
}

std::string failedAnswer(const storage::StorageError &error)
{
    if (error.refusal)
        return refusedByJournal(*error.refusal);
    return "{\"failed\": {\"fault\": " + jsonWord(wordOf(error.fault))
        + ", \"file\": " + inQuotes(error.file.toStdString()) + "}}";
}

std::string toJson(const journal::Line &line)
{
    const auto json = [](const std::string &text) { return text; };
    return jsonObject({{"number", std::to_string(line.number)}, {"time", std::to_string(line.time.milliseconds)},
        {"what", jsonWord(wordOf(line.what))}, {"kind", halves(line.kind, inQuotes)},
        {"events", jsonArray(line.events, [&](const Payload &one) { return halves(one, json); })},
        {"words", halves(line.words, inQuotes)}, {"from", std::to_string(line.from.entry)},
        {"to", std::to_string(line.to.entry)}, {"reveal", jsonBoolean(line.reveal)},
        {"standing", jsonBoolean(line.standing)}});
}

} // namespace dossier
