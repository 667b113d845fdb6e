#pragma once

#include "app/play/game_file.h"
#include "app/play/read_events.h"
#include "app/play/recorded_game.h"

#include <set>

namespace dossier
{

/// A game that is ready to be played: its start, its pack, and the data that its file keeps.
template <typename Rules>
struct OpenedGame : KeptGame
{
    typename Rules::Table start;
    typename Rules::Pack pack{};
    /// A table at or before the journal's position.
    std::optional<TableAt<typename Rules::Table>> kept{};
    /// The table at the position of the journal that the file keeps.
    std::optional<typename Rules::Table> now{};
};

/// Opens games of one kind. In addition to the requirements of RecordedGame, `Rules` has the type `Pack`, its
/// `gameName`, the resource path of its `shippedPack`, `readPack` (a pack that cannot be played is malformed),
/// `readTable`, `missionIn` (the id of a pack's mission of that name, or of its first) and `startOf` (a pack, a
/// mission's id, an edition by its name).
template <typename Rules>
class GameOpener
{
public:
    using Opened = OpenedGame<Rules>;

    /// Opens a game. `file` is the requested file, as `fileThere` found it. In a file without a session it begins one
    /// and pins its edition, pack and mission; otherwise the requested session, or the last one, continues as it was
    /// begun, regardless of the rest of the request.
    static OrProblem<Opened> open(const GameRequest &request, std::optional<storage::CampaignFile> file)
    {
        const auto read = [&](Opened &&game) { return withJournal(std::move(game), request.looks); };
        // Whoever looks begins no session.
        if (request.looks)
            return openSession(std::move(file), request, Rules::gameName, {}, openPart())
                .and_then(begun)
                .and_then(read);
        OrProblem<PackText> text = packText(request, Rules::shippedPack);
        if (!text)
            return tl::unexpected(text.error());
        OrProblem<Opened> opened
            = begun({{.edition = editionOf(request, Rules::gameName)}, *text, request.mission.toStdString()});
        if (!opened || request.file.isEmpty())
            return opened;
        text->version = opened->pack.version;
        const NewSession fresh{*std::move(text), *Rules::missionIn(opened->pack, request.mission.toStdString())};
        OrProblem<KeptSession> session = openSession(std::move(file), request, Rules::gameName, fresh, openPart());
        if (!session)
            return tl::unexpected(session.error());
        return begun(*std::move(session)).and_then(read);
    }

private:
    static constexpr OpenPart openPart()
    {
        if constexpr (requires { &Rules::publicPack; })
            return &Rules::publicPack;
        else
            return nullptr;
    }

    /// Returns the start of a session.
    static OrProblem<Opened> begun(KeptSession session)
    {
        auto pack = Rules::readPack(session.pack.content);
        if (!pack)
            return tl::unexpected<GameProblem>(PackProblem{session.pack.name, pack.error()});
        const OrProblem<std::string> mission = Rules::missionIn(*pack, session.mission);
        if (!mission)
            return tl::unexpected(mission.error());
        auto start = Rules::startOf(*pack, *mission, session.kept.edition);
        return Opened{std::move(session.kept), std::move(start), *std::move(pack), {}};
    }

    /// Reads the journal from its last kept table, or all of it when that table cannot be read. Whoever plays on can
    /// undo in a journal of usual length at once, because all of it is read.
    static OrProblem<Opened> withJournal(Opened opened, bool looks)
    {
        auto read = looks ? opened.file->journalAtSnapshot(opened.session, Rules::tableForm, 1)
                          : opened.file->journalAtSnapshot(opened.session, Rules::tableForm);
        if (!read)
            return tl::unexpected<GameProblem>(read.error());
        if (read->table)
            if (auto table = Rules::readTable(read->table->table); table && !Rules::inconsistency(*table))
                opened.kept = TableAt<typename Rules::Table>{read->table->at, *std::move(table)};
        if (const storage::Done whole = opened.kept ? storage::Done() : read->journal.readWhole(); !whole)
            return tl::unexpected<GameProblem>(whole.error());
        opened.now = tableNow(opened, read->journal.journal());
        if (!opened.now)
            return tl::unexpected<GameProblem>(NotPlayable{opened.file->path()});
        opened.journal = std::move(read->journal);
        return opened;
    }

    /// Returns the table at the journal's position. Nothing when that is impossible, or an event cannot be read, also
    /// one that was taken back: a journal from elsewhere may be well formed and still be no game.
    static std::optional<typename Rules::Table> tableNow(const Opened &opened, const journal::Journal &journal)
    {
        std::set<const journal::Entry *> read;
        bool isReadable = true;
        const auto readEntry = [&](const journal::Entry &entry)
        {
            auto events = readEvents<Rules>(entry.events);
            isReadable = isReadable && events.size() == entry.events.size();
            read.insert(&entry);
            return events;
        };
        const auto apply = [&](auto &table, const journal::Entry &entry)
        {
            for (const auto &event : readEntry(entry))
                Rules::apply(table, event);
        };
        try
        {
            const journal::Position from = opened.kept ? opened.kept->position : journal::Position{};
            auto now = journal::replay(
                journal, from, journal.position(), opened.kept ? opened.kept->table : opened.start, apply);
            for (const journal::Record &record : journal.records())
                if (const auto *entry = get_if<journal::Entry>(&record.what); entry != nullptr && !read.contains(entry))
                    readEntry(*entry);
            return isReadable ? std::optional(std::move(now)) : std::nullopt;
        }
        catch (const std::exception &)
        {
            return std::nullopt;
        }
    }
};

} // namespace dossier
