#pragma once

#include "app/play/open_game.h"
#include "app/play/recorded_game.h"
#include "app/play/statistics.h"
#include "views/session/journal_wording.h"

#include <exception>
#include <iterator>
#include <memory>
#include <utility>

namespace dossier
{

/// A session as it is read without a key: the lines of its public journal that stand, and its tables before and after
/// them.
template <typename Rules>
struct PublicGame
{
    typename Rules::Table start;
    typename Rules::Table now;
    std::vector<journal::PublicLine> lines{};
    std::vector<storage::Player> players{};

    /// Returns the public events of those lines.
    [[nodiscard]] auto events() const
    {
        std::vector<typename Rules::Event> all;
        for (const journal::PublicLine &line : lines)
            for (auto &event : readEvents<Rules>(lineOf(line).events))
                all.push_back(std::move(event));
        return all;
    }
};

/// Reads a session of a file. No key is used: what is read is the same for everybody who has the file.
template <typename Rules>
OrProblem<PublicGame<Rules>> publicGame(const QString &path, qint64 number)
{
    storage::Stored<storage::CampaignFile> file = storage::CampaignFile::look(path);
    if (!file)
        return tl::unexpected<GameProblem>(file.error());
    const storage::Stored<storage::SessionFacts> facts = factsOf(*file, storage::SessionId{number});
    if (!facts)
        return tl::unexpected<GameProblem>(facts.error());
    const GameRequest request{
        .file = path, .session = {.campaign = {}, .number = number, .fresh = false}, .looks = true};
    OrProblem<OpenedGame<Rules>> opened = GameOpener<Rules>::open(request, std::move(*file));
    if (!opened)
        return tl::unexpected(opened.error());
    RecordedGame<Rules> game(opened->start, &*opened->journal, {}, std::move(opened->kept));
    if (const storage::Done whole = game.readWhole(); !whole)
        return tl::unexpected<GameProblem>(whole.error());
    std::vector<journal::PublicLine> lines = game.publicLines(1, game.journal().publicCount());
    std::erase_if(
        lines, [](const journal::PublicLine &line) { return line.what != journal::LineKind::Done || !line.standing; });
    return PublicGame<Rules>{opened->start, game.table(), std::move(lines), facts->players};
}

/// Describes the lines of a session: `rowOf` returns the row of a line with its events.
template <typename Rules, typename RowOfLine>
std::vector<PublicText> publicTexts(const PublicGame<Rules> &game, const RowOfLine &rowOf)
{
    std::vector<PublicText> texts;
    int round = 0;
    for (const journal::PublicLine &line : game.lines)
    {
        for (const std::string &event : line.events)
            round = Rules::roundOf(event).value_or(round);
        journal::Line seen = lineOf(line);
        auto events = std::make_shared<const std::vector<typename Rules::Event>>(readEvents<Rules>(seen.events));
        const std::string ruling = std::exchange(seen.words.open, {});
        const QString text = wording::inFull(rowOf(std::move(seen), std::move(events)));
        texts.push_back({line.number, round, withRuling(text, QString::fromStdString(ruling))});
    }
    return texts;
}

/// Adds a session of a file to a count; `add` is called with the session.
template <typename Rules, typename Add>
void countSessions(const QString &path, const std::vector<qint64> &sessions, Statistics &statistics, const Add &add)
{
    for (const qint64 number : sessions)
        try
        {
            if (const OrProblem<PublicGame<Rules>> game = publicGame<Rules>(path, number))
                add(*game, number);
            else
                statistics.left.push_back({number, game.error()});
        }
        catch (const std::exception &)
        {
            // A journal from elsewhere may be well formed and still be no game.
            statistics.left.push_back({number, NotPlayable{path}});
        }
}

} // namespace dossier
