#include "app/omega/named_players.h"

#include "app/window/translators.h"
#include "views/kit/plain_text.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct PlayerWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::OmegaPlayers)
};

QString overseersPart()
{
    return PlayerWords::tr("Overseer");
}

/// Returns the commandos of a seat by name.
QString partOf(const omega::PublicTable &table, int seat)
{
    QStringList names;
    for (const auto &[role, commando] : table.commandos)
        if (commando.seat == seat)
            names << wording::nameOf(table, role);
    return names.join(QStringLiteral(", "));
}

} // namespace

int playersIn(const omega::PublicTable &table)
{
    int seats = 0;
    for (const auto &[role, commando] : table.commandos)
        seats = std::max(seats, commando.seat);
    return seats + 1;
}

std::vector<storage::Player> playersOf(const QStringList &names, const omega::PublicTable &table)
{
    std::vector<storage::Player> players;
    for (int seat = 0; seat < std::min(playersIn(table), static_cast<int>(names.size())); ++seat)
        if (const QString name = names.at(seat).trimmed(); !name.isEmpty())
            players.push_back({name, seat == 0 ? overseersPart() : partOf(table, seat)});
    return players;
}

QStringList namesOfSeats(const OmegaPeople &people, const omega::PublicTable &table)
{
    QStringList names{people.overseer};
    for (int seat = 1; seat < playersIn(table); ++seat)
    {
        const auto of = std::ranges::find_if(
            table.commandos, [seat](const auto &commando) { return commando.second.seat == seat; });
        names << (of == table.commandos.end() ? QString() : people.of(of->first));
    }
    return names;
}

std::vector<storage::Player> partsWithPlayers(const OmegaPeople &people, const omega::PublicTable &table)
{
    std::vector<storage::Player> parts{{people.overseer, overseersPart()}};
    for (const auto &[role, commando] : table.commandos)
        parts.push_back({people.of(role), wording::nameOf(table, role)});
    return parts;
}

OmegaPeople namedPlayers(OverseerSession &session, Translators &translators, int maxLength)
{
    const std::vector<storage::Player> players = session.players();
    OmegaPeople people;
    if (players.empty())
        return people;
    const omega::PublicTable &table = session.publicView()->open;
    for (const Language spoken : allLanguages)
        (void)translators.inLanguage(spoken,
            [&]
            {
                for (const storage::Player &player : players)
                {
                    const QString name = singleLine(player.name, maxLength);
                    const QStringList parts = player.role.split(QStringLiteral(", "));
                    if (player.role.trimmed() == overseersPart())
                        people.overseer = name;
                    for (const auto &[role, commando] : table.commandos)
                        if (parts.contains(wording::nameOf(table, role)))
                            people.commandos[role] = name;
                }
                return QString();
            });
    return people;
}

} // namespace dossier
