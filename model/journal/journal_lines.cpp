#include "model/journal/journal_lines.h"

#include <algorithm>

namespace dossier::journal
{

namespace
{

/// Copies the parts of records that the given eyes may know into lines.
class LineMaker
{
public:
    LineMaker(const Journal &journal, Eyes eyes)
        : m_journal(journal)
        , m_everybody(eyes == Eyes::Everybodys)
        , m_way(journal.way({journal.beginning().records}, journal.position()))
    {
    }

    [[nodiscard]] Payload seen(const Payload &payload) const
    {
        return {payload.open, m_everybody ? std::string() : payload.secret};
    }

    [[nodiscard]] Position seen(Position position) const
    {
        return m_everybody ? m_journal.publicPosition(position) : position;
    }

    [[nodiscard]] Line line(std::uint32_t number, std::uint32_t record) const
    {
        const Record &told = m_journal.records()[record - m_journal.beginning().records - 1];
        Line made{.number = number, .time = told.time};
        std::visit([&](const auto &what) { describe(made, what, record); }, told.what);
        return made;
    }

private:
    void describe(Line &line, const Entry &entry, std::uint32_t record) const
    {
        line.kind = seen(entry.kind);
        line.words = seen(entry.ruling);
        line.from = seen(entry.parent);
        line.to = seen(Position{record});
        line.reveal = entry.reveal;
        line.standing = std::ranges::binary_search(m_way, record);
        for (const Payload &event : entry.events)
            if (Payload part = seen(event); !isEmpty(part))
                line.events.push_back(std::move(part));
    }

    void describe(Line &line, const Moved &moved, std::uint32_t) const
    {
        line.what = LineKind::Moved;
        line.words = seen(moved.correction);
        line.from = seen(moved.from);
        line.to = seen(moved.to);
        line.gone = goneBy(moved);
    }

    /// Returns the first line on the way. It does not depend on secret records between the lines that these eyes know.
    [[nodiscard]] std::uint32_t goneBy(const Moved &moved) const
    {
        const bool back = seen(moved.to) < seen(moved.from);
        const Position min = seen(back ? moved.to : moved.from);
        std::uint32_t first = 0;
        for (Position at = back ? moved.from : moved.to; m_journal.has(at); at = m_journal.entry(at.entry)->parent)
        {
            if (seen(at) == min)
                return first;
            if (seen(at) < min || m_journal.entry(at.entry) == nullptr)
                return 0;
            first = seen(at).entry;
        }
        return 0;
    }

    void describe(Line &line, const Bookmarked &bookmark, std::uint32_t) const
    {
        line.what = bookmark.taken ? LineKind::BookmarkTaken : LineKind::Bookmarked;
        line.words = seen(bookmark.name);
        line.from = line.to = seen(bookmark.at);
    }

    const Journal &m_journal;
    bool m_everybody;
    std::vector<std::uint32_t> m_way;
};

} // namespace

std::uint32_t lineCount(const Journal &journal, Eyes eyes)
{
    return eyes == Eyes::Everybodys ? journal.publicCount() : journal.lastNumber();
}

std::vector<Line> lines(const Journal &journal, Eyes eyes, std::uint32_t first, std::uint32_t count)
{
    const LineMaker maker(journal, eyes);
    const bool everybody = eyes == Eyes::Everybodys;
    const std::uint32_t before = everybody ? journal.beginning().publicRecords : journal.beginning().records;
    const std::uint32_t all = lineCount(journal, eyes);
    std::vector<Line> made;
    for (std::uint32_t number = std::max(first, before + 1); number <= all && made.size() < count; ++number)
        made.push_back(maker.line(number, everybody ? journal.publicRecords()[number - before - 1] : number));
    return made;
}

PublicLine publicPartOf(const Line &line)
{
    PublicLine made{.number = line.number,
        .time = line.time,
        .what = line.what,
        .kind = line.kind.open,
        .words = line.words.open,
        .from = line.from,
        .to = line.to,
        .reveal = line.reveal,
        .standing = line.standing,
        .gone = line.gone};
    for (const Payload &event : line.events)
        if (!event.open.empty())
            made.events.push_back(event.open);
    return made;
}

Position positionFor(const Journal &journal, Eyes eyes)
{
    return LineMaker(journal, eyes).seen(journal.position());
}

Payload kindFor(const Journal &journal, Eyes eyes, Position entry)
{
    const Entry *found = journal.entry(entry.entry);
    return found == nullptr ? Payload{} : LineMaker(journal, eyes).seen(found->kind);
}

} // namespace dossier::journal
