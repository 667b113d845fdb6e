#include "app/play/public_lines.h"

#include "app/play/unseen_lines.h"
#include "model/journal/journal_halves.h"
#include "model/journal/journal_lines.h"
#include "model/journal/journal_moves.h"

namespace dossier
{

namespace
{

journal::Payload openPayload(const std::string &text)
{
    return {text, {}};
}

/// Returns a public record as one of a journal that has no secrets.
journal::Record recordOf(const journal::PublicRecord &half, const journal::Journal &before)
{
    journal::Record record{half.id, half.time, {}};
    if (const auto *entry = std::get_if<journal::PublicEntry>(&half.what))
    {
        journal::Entry made{.parent = entry->parent,
            .kind = openPayload(entry->kind),
            .ruling = openPayload(entry->ruling),
            .reveal = entry->reveal};
        for (const std::string &event : entry->events)
            made.events.push_back(openPayload(event));
        record.what = std::move(made);
    }
    else if (const auto *moved = std::get_if<journal::PublicMoved>(&half.what))
    {
        // A step past a reveal has a reason; without an open one only whoever was at the machine saw it.
        const bool isUnseen
            = moved->correction.empty() && !journal::revealsLeft(before, moved->from, moved->to).empty();
        record.what
            = journal::Moved{moved->from, moved->to, isUnseen ? unseenReason() : openPayload(moved->correction)};
    }
    else if (const auto *mark = std::get_if<journal::PublicBookmarked>(&half.what))
        record.what = journal::Bookmarked{mark->at, openPayload(mark->name), mark->taken};
    return record;
}

} // namespace

storage::Stored<std::vector<journal::PublicLine>> standingLines(storage::CampaignFile &file, storage::SessionId session)
{
    const auto records = file.publicRecords(session);
    if (!records)
        return tl::unexpected(records.error());
    journal::Journal journal;
    for (const journal::PublicRecord &half : *records)
    {
        const journal::Record record = recordOf(half, journal);
        if (journal.refusal(record))
            return tl::unexpected(file.connection().error(storage::StorageFault::Damaged));
        journal.add(record);
    }
    std::vector<journal::PublicLine> standing;
    for (const journal::Line &line : journal::lines(journal, journal::Eyes::Everybodys, 1, journal.publicCount()))
        if (line.what == journal::LineKind::Done && line.standing)
            standing.push_back(journal::publicPartOf(line));
    return standing;
}

QString asEdition(std::string_view id)
{
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

} // namespace dossier
