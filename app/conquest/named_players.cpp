#include "app/conquest/named_players.h"

#include "app/window/translators.h"
#include "views/conquest/words/names.h"
#include "views/kit/plain_text.h"

#include <QStringList>

#include <array>

namespace dossier
{

namespace
{

using conquest::Colour;

constexpr std::array colours{Colour::Green, Colour::Blue, Colour::Red, Colour::Gold};

/// Returns the colours by their names in every language.
std::map<QString, Colour> coloursByName(Translators &translators)
{
    std::map<QString, Colour> all;
    for (const Language language : {Language::English, Language::Italian})
    {
        // All names are requested at once, because each request loads a language.
        const QStringList names
            = translators.inLanguage(language, [] { return wording::names({colours.begin(), colours.end()}); })
                  .split(QStringLiteral(", "));
        for (std::size_t i = 0; i < colours.size() && static_cast<qsizetype>(i) < names.size(); ++i)
            all[names.at(static_cast<qsizetype>(i))] = colours[i];
    }
    return all;
}

} // namespace

std::map<QString, Colour> coloursOfRoles(const std::vector<storage::Player> &players, Translators &translators)
{
    std::map<QString, Colour> found;
    if (players.empty())
        return found;
    const std::map<QString, Colour> byName = coloursByName(translators);
    for (const storage::Player &player : players)
        if (const auto colour = byName.find(player.role); colour != byName.end())
            found.insert(*colour);
    return found;
}

ConquestPeople namedPlayers(
    const std::vector<storage::Player> &players, const std::map<QString, Colour> &colours, int maxLength)
{
    ConquestPeople people;
    for (const storage::Player &player : players)
        if (const auto colour = colours.find(player.role); colour != colours.end())
            people[colour->second] = singleLine(player.name, maxLength);
    return people;
}

std::vector<storage::Player> rolesNow(std::vector<storage::Player> players, const std::map<QString, Colour> &colours)
{
    for (storage::Player &player : players)
        if (const auto colour = colours.find(player.role); colour != colours.end())
            player.role = wording::name(colour->second);
    return players;
}

} // namespace dossier
