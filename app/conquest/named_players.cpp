#include "app/conquest/named_players.h"

#include "app/window/translators.h"
#include "views/conquest/words/names.h"
#include "views/kit/plain_text.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

using conquest::Colour;

/// Letters of a name that a page has room for.
constexpr int longestShown = 24;

constexpr std::array colours{Colour::Green, Colour::Blue, Colour::Red, Colour::Gold};

/// The colours by their names in every language.
std::map<QString, Colour> coloursByName(Translators &translators)
{
    std::map<QString, Colour> all;
    for (const Language language : {Language::English, Language::Italian})
    {
        // Asked for at once: a language is loaded for it.
        const QStringList names
            = translators.inLanguage(language, [] { return wording::names({colours.begin(), colours.end()}); })
                  .split(QStringLiteral(", "));
        for (std::size_t i = 0; i < colours.size() && static_cast<qsizetype>(i) < names.size(); ++i)
            all[names.at(static_cast<qsizetype>(i))] = colours[i];
    }
    return all;
}

} // namespace

ConquestPeople namedPlayers(const std::vector<storage::Player> &players, Translators &translators)
{
    ConquestPeople people;
    if (players.empty())
        return people;
    const std::map<QString, Colour> byName = coloursByName(translators);
    for (const storage::Player &player : players)
        if (const auto colour = byName.find(player.role); colour != byName.end())
            people[colour->second] = singleLine(player.name, longestShown);
    return people;
}

std::vector<storage::Player> rolesNow(std::vector<storage::Player> players, ConquestPeople people)
{
    for (storage::Player &player : players)
    {
        const auto named = std::ranges::find_if(
            people, [&](const auto &one) { return one.second == singleLine(player.name, longestShown); });
        if (named == people.end())
            continue;
        player.role = wording::name(named->first);
        people.erase(named);
    }
    return players;
}

} // namespace dossier
