#pragma once

#include "app/play/public_lines.h"
#include "app/play/read_events.h"
#include "app/play/session_choice.h"
#include "app/play/statistics.h"
#include "model/storage/packs.h"
#include "views/session/journal_wording.h"

#include <QThread>

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

/// Returns the start of a session by the part of its pack that everybody may know.
template <typename Rules>
OrProblem<typename Rules::Table> publicStart(storage::CampaignFile &file, const storage::Pinned &pinned)
{
    if (pinned.packs.empty())
        return tl::unexpected<GameProblem>(NotPlayable{file.path()});
    const storage::PackId whole = pinned.packs.front();
    const auto open = pinned.openParts.find(whole);
    const storage::Stored<storage::Pack> held
        = storage::pack(file, open != pinned.openParts.end() ? open->second : whole);
    if (!held)
        return tl::unexpected<GameProblem>(held.error());
    const auto pack = Rules::readPack(held->content);
    if (!pack)
        return tl::unexpected<GameProblem>(PackProblem{held->name, pack.error()});
    const OrProblem<std::string> mission = Rules::missionIn(*pack, pinnedMission(pinned.options));
    if (!mission)
        return tl::unexpected(mission.error());
    const bool isFirst = pinned.printing == asEdition(Rules::gameName.first);
    return Rules::startOf(*pack, *mission, std::string(isFirst ? Rules::gameName.first : Rules::gameName.later));
}

/// Reads a session of a file. No key is used: what is read is the same for everybody who has the file.
template <typename Rules>
OrProblem<PublicGame<Rules>> publicGame(const QString &path, qint64 number)
{
    storage::Stored<storage::CampaignFile> file = storage::CampaignFile::look(path);
    if (!file)
        return tl::unexpected<GameProblem>(file.error());
    const auto session = requestedSession(*file, asEdition(Rules::gameName.id), {.campaign = {}, .number = number});
    if (!session)
        return tl::unexpected<GameProblem>(session.error());
    OrProblem<typename Rules::Table> start = publicStart<Rules>(*file, (*session)->value.pinned);
    storage::Stored<std::vector<journal::PublicLine>> lines = standingLines(*file, (*session)->id);
    if (!start)
        return tl::unexpected(start.error());
    if (!lines)
        return tl::unexpected<GameProblem>(lines.error());
    PublicGame<Rules> game{*start, *start, *std::move(lines), (*session)->value.facts.players};
    try
    {
        for (const auto &event : game.events())
            Rules::apply(game.now, event);
    }
    catch (const std::exception &)
    {
        // A journal from elsewhere may be well formed and still be no game.
        return tl::unexpected<GameProblem>(NotPlayable{path});
    }
    return game;
}

/// Describes the lines of a session: `rowOf` returns the row of a line with its events.
template <typename Rules, typename RowOfLine>
std::vector<PublicText> textsOf(const PublicGame<Rules> &game, const RowOfLine &rowOf)
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

/// Adds sessions of a file to a count; `add` is called with each. Stops when its thread is requested to.
template <typename Rules, typename Add>
void countSessions(const QString &path, const std::vector<qint64> &sessions, Statistics &statistics, const Add &add)
{
    for (const qint64 number : sessions)
    {
        if (QThread::currentThread()->isInterruptionRequested())
            return;
        if (const OrProblem<PublicGame<Rules>> game = publicGame<Rules>(path, number))
            add(*game, number);
        else
            statistics.left.push_back({number, game.error()});
    }
}

} // namespace dossier
