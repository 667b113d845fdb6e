#include "tests/support/specter_box.h"

#include "model/specter/json/pack_json.h"
#include "places.h"

#include <fstream>
#include <sstream>

namespace dossier::test
{

using namespace specter;

std::string boxText()
{
    const std::ifstream file(DOSSIER_SOURCE_DIR "/resources/packs/facility-83x.json");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

const specter::Pack &box()
{
    static const specter::Pack pack = specter::readPack(boxText()).value();
    return pack;
}

Pack smallBox(int copies)
{
    Pack pack = box();
    for (EquipmentCard &card : pack.equipment)
        if (card.kind == Equipment::AdrenalSurge || card.kind == Equipment::StealthField)
            card.copies = copies;
    PrintedBoard &board = pack.board;
    board.rows = {"......", ".#..#.", "......", ".#.#..", "......"};
    board.streets = {{.from = Coordinate{Space{0, 4}},
        .to = Coordinate{Space{5, 4}},
        .throughFrom = Coordinate{Space{0, 4}},
        .throughTo = Coordinate{Space{5, 4}}}};
    board.disputedRoads.clear();
    const std::vector<Space> structures{{1, 1}, {4, 1}, {1, 3}, {3, 3}};
    board.objectives.clear();
    for (const Space &structure : structures)
        board.objectives.emplace_back(6, Coordinate(structure));
    board.agentStart = Space{2, 0};
    board.escapes = {Coordinate(Space{5, 0})};
    board.moreEscapes = {Coordinate(Space{0, 0})};
    board.vehicleOfTwo = Space{5, 4};
    board.vehicleOfMore = Space{0, 4};
    return pack;
}

specter::Board printedBoard(const specter::TableOptions &options)
{
    return boardOf(box().board, options);
}

} // namespace dossier::test
