#include "tests/house/layers.h"

#include <algorithm>

namespace dossier::test
{

namespace
{

const std::vector<std::string_view> sharedModel{"model/core", "model/grid", "model/json", "model/journal/seen"};
const std::vector<std::string_view> seenSides{
    "model/<game>/geometry", "model/<game>/odds", "model/<game>/seen", "model/<game>/examples"};
const std::vector<std::string_view> sharedViews{
    "views/kit", "views/board", "views/actions", "views/rules", "views/session"};

std::vector<std::string_view> operator+(std::vector<std::string_view> a, const std::vector<std::string_view> &b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

/// Returns the part before the first slash, and removes it.
std::string_view stepOf(std::string_view &path)
{
    const std::size_t end = path.find('/');
    const std::string_view step = path.substr(0, end);
    path.remove_prefix(end == std::string_view::npos ? path.size() : end + 1);
    return step;
}

/// True when a folder matches a pattern. The text in the place of `<game>` is stored in `game` if that is empty.
bool matches(std::string_view pattern, std::string_view folder, std::string &game)
{
    static const std::vector<std::string_view> games{"omega", "specter", "conquest"};
    while (!pattern.empty())
    {
        const std::string_view asked = stepOf(pattern);
        if (asked == "*" && pattern.empty())
            return true;
        if (folder.empty())
            return false;
        const std::string_view step = stepOf(folder);
        if (asked == "<game>")
        {
            if (game.empty() && std::ranges::find(games, step) != games.end())
                game = step;
            if (step != game)
                return false;
        }
        else if (asked != "*" && asked != step)
            return false;
    }
    return folder.empty();
}

} // namespace

const std::vector<Room> &rooms()
{
    static const std::vector<Room> all{
        {"model/core", {}},
        {"model/grid", {"model/core"}},
        {"model/json", {"model/core", "model/grid"}},
        {"model/journal/seen", {"model/core"}},
        {"model/journal", {"model/core", "model/journal/seen"}},
        {"model/vault", {}, false, true},
        {"model/storage", {"model/core", "model/journal", "model/journal/seen", "model/vault"}, true, true},
        // The reading of the texts of a game's rules; their small boards belong to the game.
        {"model/content", {"model/core", "model/json"}},
        {"model/<game>/geometry", {"model/core", "model/grid"}},
        {"model/<game>/odds", {"model/core"}},
        {"model/<game>/seen", {"model/core", "model/grid", "model/<game>/geometry", "model/<game>/odds"}},
        {"model/<game>", sharedModel + seenSides},
        {"model/<game>/examples", sharedModel + seenSides + std::vector<std::string_view>{"model/content"}},
        {"model/<game>/content", sharedModel + seenSides + std::vector<std::string_view>{"model/content"}},
        {"model/<game>/json",
            sharedModel + seenSides + std::vector<std::string_view>{"model/<game>", "model/<game>/content"}},

        {"views/kit", {"model/core", "model/json"}, true},
        {"views/actions", {"views/kit"}, true},
        {"views/board", {"model/core", "model/grid", "views/kit"}, true},
        {"views/rules", {"model/core", "model/content", "views/kit", "views/board"}, true},
        {"views/session",
            {"model/core", "model/journal/seen", "views/kit", "views/actions", "views/board", "views/rules"}, true},
        {"views/<game>/*",
            sharedModel + seenSides + sharedViews
                + std::vector<std::string_view>{"model/<game>/content", "views/<game>/*"},
            true},
        {"views/window", sharedModel + sharedViews, true},

        {"app/check", {"model/core", "model/grid", "model/json"}, false, true},
        {"app/check/<game>",
            {"model/core", "model/grid", "model/json", "model/<game>/geometry", "model/<game>/odds",
                "model/<game>/seen", "model/<game>/json", "model/<game>/content", "app/check"}},
        {"app/play/<game>",
            {"model/*", "views/kit", "views/board", "views/<game>/words", "app/play", "app/check", "app/check/<game>"},
            true, true},
        {"app/play", {"model/*", "views/kit", "views/board", "views/session", "app/check"}, true, true},
        {"app/command", {"model/*", "views/kit", "app/check", "app/play"}, true, true},
        {"app/session",
            {"model/core", "model/journal/*", "model/storage", "model/json", "views/kit", "views/board", "views/rules",
                "views/session", "app/play", "app/check"},
            true, true},
        {"app/<game>",
            {"model/core", "model/grid", "model/json", "model/journal/*", "model/storage", "model/<game>/*",
                "views/kit", "views/board", "views/actions", "views/rules", "views/session", "views/<game>/*",
                "app/check", "app/play", "app/play/<game>", "app/session", "app/command", "app/games", "app/window"},
            true, true},
        // Only the list of games knows them all.
        {"app/games",
            {"model/core", "views/kit", "views/rules", "app/session", "app/play", "app/play/*", "app/check",
                "app/<game>", "app/omega", "app/specter", "app/conquest"},
            true, true},
        {"app/window",
            {"model/core", "views/kit", "views/board", "views/actions", "views/rules", "views/session", "views/window",
                "app/session", "app/play", "app/check", "app/command", "app/games"},
            true, true},
        {"app", {"app/window"}, true, true},

        {"tests/model/*", {"model/*", "tests/support", "tests/model/*", "tests/app/check"}, true, true},
        {"tests/support", {"model/*"}, true, true},
        {"tests/*", {"model/*", "views/*", "app/*", "tests/*"}, true, true},
    };
    return all;
}

const Room *roomOf(std::string_view folder, std::string &game)
{
    for (const Room &room : rooms())
    {
        game.clear();
        if (matches(room.folder, folder, game))
            return &room;
    }
    return nullptr;
}

bool allows(const Room &room, std::string_view game, std::string_view folder)
{
    return std::ranges::any_of(room.below,
        [&](std::string_view pattern)
        {
            std::string of(game);
            return matches(pattern, folder, of);
        });
}

} // namespace dossier::test
