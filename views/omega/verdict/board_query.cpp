#include "views/omega/verdict/board_query.h"

#include "model/json/json_writer.h"
#include "model/omega/content/figure_json.h"

namespace dossier
{

namespace
{

constexpr int maxSpeed = 20;

template <typename CharacterAt>
std::string rowsJson(const Map &map, CharacterAt &&characterAt)
{
    std::vector<std::u32string> rows(static_cast<std::size_t>(map.height()));
    for (int y = 0; y < map.height(); ++y)
        for (int x = 0; x < map.width(); ++x)
            rows[static_cast<std::size_t>(y)] += characterAt(Space{x, y});
    return jsonArray(rows, jsonString);
}

std::string mapJson(const Map &map)
{
    std::vector<Space> rubble;
    map.rubble().forEach([&](Space space) { rubble.push_back(space); });
    return jsonObject({
        {"rows", rowsJson(map, [&](Space space) { return map.isFloor(space) ? U'.' : U'#'; })},
        {"doors", jsonArray(map.doors(), jsonEdge)},
        {"tiles", rowsJson(map, [&](Space space) { return map.tile(space); })},
        {"emi", jsonArray(map.emiTiles(), [](TileName name) { return jsonString(std::u32string_view(&name, 1)); })},
        {"rubble", jsonArray(rubble, jsonSpace)},
    });
}

std::string printingJson(Printing printing)
{
    return jsonWord(printing == Printing::First ? "first" : "revised");
}

std::string sightLine(const omega::Board &board, const BoardChoice &choice, Printing printing)
{
    const Attacker attacker = attackerOf(board, choice);
    const Target target = targetOf(board, choice);
    return jsonObject({
        {"kind", jsonWord("omega.sight")},
        {"printing", printingJson(printing)},
        {"map", mapJson(board.map)},
        {"who", sideJson(attacker.side)},
        {"attack", jsonWord(attackTypeOf(board, choice) == AttackType::Melee ? "melee" : "ranged")},
        {"attacker",
            jsonObject({{"at", jsonSpace(attacker.figure.at)}, {"size", std::to_string(attacker.figure.size)},
                {"facing", facingJson(attacker.facing)}, {"declared", jsonSpace(attacker.declared)}})},
        {"target",
            jsonObject({{"at", jsonSpace(target.figure.at)}, {"size", std::to_string(target.figure.size)},
                {"declared", jsonSpace(target.declared)}})},
    });
}

std::string figureJson(const SidedFigure &figure)
{
    return jsonObject({{"at", jsonSpace(figure.figure.at)}, {"size", std::to_string(figure.figure.size)},
        {"side", sideJson(figure.side)}});
}

std::string moverJson(const MoveQuestion &question)
{
    return jsonObject({
        {"at", jsonSpace(question.mover.at)},
        {"size", std::to_string(question.mover.size)},
        {"side", sideJson(question.side)},
        {"speed", std::to_string(question.speed)},
        {"sure_footed", jsonBoolean(question.sureFooted)},
    });
}

std::string moveLine(const omega::Board &board, const BoardChoice &choice, const MoveQuestion &question)
{
    std::string line = jsonObject({
        {"kind", jsonWord(hasPath(choice) ? "omega.move" : "omega.reach")},
        {"printing", printingJson(question.printing)},
        {"map", mapJson(board.map)},
        {"mover", moverJson(question)},
        {"figures", jsonArray(question.figures, figureJson)},
        {"markers", jsonArray(question.markers, jsonSpace)},
        {"diagonal_used", jsonBoolean(question.diagonalUsed)},
        {"actions", std::to_string(question.actions)},
    });
    if (hasPath(choice))
        line.insert(line.size() - 1, ", \"path\": " + jsonArray(choice.path, jsonSpace));
    return line;
}

} // namespace

std::string queryLine(const omega::Board &board, const BoardChoice &asked, Printing printing)
{
    const BoardChoice choice = mended(board, asked);
    if (choice.target && !hasPath(choice))
        return sightLine(board, choice, printing);
    const std::optional<MoveQuestion> question = moveQuestionOf(board, choice, printing);
    if (!question || question->speed > maxSpeed || !question->vents.empty())
        return {};
    return moveLine(board, choice, *question);
}

} // namespace dossier
