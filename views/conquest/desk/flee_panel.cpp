#include "views/conquest/desk/flee_panel.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

struct FleeWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::FleePanel)
};

std::vector<Place> waysToFlee(const ConquestViewPtr &view)
{
    std::vector<Place> ways;
    for (const auto &[at, command] : fleesOf(view))
        ways.push_back(at);
    return ways;
}

QString spaceToFleeTo(const PublicTable &table, Place at, Colour player)
{
    const QString enemies = wording::enemiesAt(table, at, player);
    const QString space = wording::name(table, at);
    return enemies.isEmpty() ? space : FleeWords::tr("%1, to aliens of %2", "a space, players").arg(space, enemies);
}

QString keyOf(const AlienId &alien)
{
    return QStringLiteral("flee %1 %2").arg(static_cast<int>(alien.of)).arg(alien.number);
}

} // namespace

std::optional<Flee> flightNow(const TableSelection &look, const Flight &chosen)
{
    if (!look.view || look.past || !look.view->open.options.fleeApart)
        return std::nullopt;
    const std::vector<Place> ways = waysToFlee(look.view);
    for (const Due &due : look.view->due)
        if (const auto *flee = get_if<Flee>(&due.command); flee != nullptr && flee->to.size() > 1 && ways.size() > 1)
        {
            Flee flight = *flee;
            for (auto &[alien, to] : flight.to)
            {
                const auto found = chosen.find(alien);
                to = found != chosen.end() && std::ranges::count(ways, found->second) > 0 ? found->second
                                                                                          : ways.front();
            }
            return flight;
        }
    return std::nullopt;
}

Part fleePanel(const TableSelection &look, const Flight &chosen, const Action<AlienId, Place> &choose,
    const std::function<void(const ConquestCommand &)> &give)
{
    const std::optional<Flee> flight = flightNow(look, chosen);
    if (!flight)
        return card({}).when(false);
    const PublicTable &table = look.view->open;
    const std::vector<Place> ways = waysToFlee(look.view);
    QStringList names;
    for (const Place at : ways)
        names << spaceToFleeTo(table, at, flight->player);
    Parts rows;
    for (const auto &[alien, to] : flight->to)
    {
        const QString name = wording::name(table, alien);
        const QString whereTo = FleeWords::tr("Where %1 flees to", "an alien").arg(name);
        const auto entered = [choose, ways, alien](const QVariant &row)
        { choose.run(alien, ways.at(static_cast<std::size_t>(row.toInt()))); };
        rows.push_back(text(name));
        rows.push_back(
            choice(keyOf(alien), whereTo, names, static_cast<int>(std::ranges::find(ways, to) - ways.begin()), entered)
                .withTip(whereTo)
                .stretched());
    }
    return panel({text(FleeWords::tr("FLEE TO DIFFERENT SPACES"), Role::Caption),
        dossier::table(2, std::move(rows)).with(&Box::rowSpacing, 4),
        button(FleeWords::tr("Flee to these spaces"), "secondary",
            [give, command = *flight] { give(makeConquestCommand(command)); })
            .withTip(FleeWords::tr("All aliens here leave, each to the space chosen for it"))});
}

} // namespace dossier
