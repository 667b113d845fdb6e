#include "views/omega/selection/deployed.h"

#include "model/omega/seen/numbers.h"

namespace dossier
{

std::vector<omega::KindId> piecesOf(const omega::PublicTable &table)
{
    std::vector<omega::KindId> kinds;
    for (const omega::FigureCard &card : table.content.figures)
        if (card.side == Side::Commando)
            kinds.push_back(card.id);
    return kinds;
}

omega::Deploy deployed(const omega::PublicTable &table, const omega::KindId &kind, Space at)
{
    int number = 1;
    while (table.figures.contains(omega::FigureId{number}))
        ++number;
    const omega::Kit *kit = omega::kitThatDeploys(table, kind);
    return {{number}, kind, at, Facing::North, kit != nullptr ? omega::holderOf(table, kit->id) : std::nullopt};
}

} // namespace dossier
