#include "views/specter/parts/street_ground.h"

namespace dossier
{

void addStreets(BoardScene &scene, const specter::Board &board, std::span<const specter::Street> streets)
{
    scene.size = {board.width(), board.height()};
    StreetGround ground;
    ground.roads = board.roads();
    for (int y = 0; y < board.height(); ++y)
        for (int x = 0; x < board.width(); ++x)
            if (!board.isOpen({x, y}))
                ground.structures.set({x, y});
    for (const specter::Street &street : streets)
    {
        const int wide = street.to.x - street.from.x;
        const int high = street.to.y - street.from.y;
        if (wide >= high)
            ground.dashes.push_back({{street.from.x, street.from.y + 1}, {street.to.x + 1, street.from.y + 1}});
        else
            ground.dashes.push_back({{street.from.x + 1, street.from.y}, {street.from.x + 1, street.to.y + 1}});
    }
    scene.streets = ground;
}

} // namespace dossier
