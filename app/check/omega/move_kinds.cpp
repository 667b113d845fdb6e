#include "app/check/omega/kinds.h"
#include "app/check/rules_text.h"
#include "model/json/json_writer.h"
#include "model/omega/content/figure_json.h"
#include "model/omega/content/map_json.h"
#include "model/omega/geometry/move.h"
#include "model/omega/geometry/reach.h"

namespace dossier
{

namespace
{

constexpr int maxSpeed = 20;
constexpr int maxActions = 6;

/// The common part of `omega.reach` and `omega.move`.
struct MoveQuery
{
    Map map;
    MoveQuestion question;
};

/// OP-MOVE-7: a base never lies across a closed door.
bool liesAcrossDoor(const Map &map, const Figure &figure)
{
    for (const Space space : figure.spaces())
        for (const Edge::Side side : {Edge::Side::East, Edge::Side::South})
            if (const Edge edge{space, side}; figure.covers(edge.beyond()) && map.hasDoor(edge))
                return true;
    return false;
}

void readMover(const Map &map, MoveQuestion &question, const JsonValue &value)
{
    if (readSize(value) == 2 && question.printing == Printing::First)
        throw malformed(member(value, "size"), Fault::NoRuleForLarge);
    question.mover = readFigure(map, value);
    if (liesAcrossDoor(map, question.mover))
        throw malformed(member(value, "at"), Fault::FigureDoesNotFit);
    question.side = readSide(member(value, "side"));
    question.speed = integer(member(value, "speed"), 0, maxSpeed);
    question.sureFooted = boolean(member(value, "sure_footed"));
}

std::vector<SidedFigure> readFigures(const Map &map, const JsonValue &value)
{
    std::vector<SidedFigure> figures;
    for (const JsonValue &figure : array(value))
        figures.push_back({readFigure(map, figure), readSide(member(figure, "side"))});
    return figures;
}

/// OP-MOVE-6: only commandos of the revised printing take several move actions as one.
int readActions(const MoveQuestion &question, const JsonValue &query)
{
    const bool combined = question.printing == Printing::Revised && question.side == Side::Commando;
    const std::optional<JsonValue> actions = memberIfAny(query, "actions");
    return actions ? integer(*actions, 1, combined ? maxActions : 1) : 1;
}

MoveQuery readMoveQuery(const JsonValue &query)
{
    const Printing printing = readPrinting(member(query, "printing"));
    MoveQuery read{readMap(member(query, "map")), {}};
    MoveQuestion &question = read.question;
    question.printing = printing;
    readMover(read.map, question, member(query, "mover"));
    question.figures = readFigures(read.map, member(query, "figures"));
    question.markers = readFloorSpaces(read.map, member(query, "markers"));
    question.diagonalUsed = boolean(member(query, "diagonal_used"));
    question.actions = readActions(question, query);
    return read;
}

std::vector<Space> readPath(const MoveQuestion &question, const JsonValue &value)
{
    const std::vector<JsonValue> pairs = array(value, 1);
    std::vector<Space> path;
    path.reserve(pairs.size());
    for (const JsonValue &pair : pairs)
        path.push_back(anySpace(pair));
    if (path.front() != question.mover.at)
        throw malformed(pairs.front(), Fault::WrongStart);
    return path;
}

std::string reachedText(const ReachedSpace &end)
{
    return '[' + std::to_string(end.space.x) + ", " + std::to_string(end.space.y) + ", " + std::to_string(end.cost)
        + ']';
}

} // namespace

std::string reachResult(const JsonValue &query)
{
    const MoveQuery read = readMoveQuery(query);
    return jsonObject({{"spaces", jsonArray(reachOf(read.map, read.question), reachedText)}});
}

std::string moveResult(const JsonValue &query)
{
    const MoveQuery read = readMoveQuery(query);
    const std::vector<Space> path = readPath(read.question, member(query, "path"));
    const MoveVerdict verdict = judgeMove(read.map, read.question, path);
    return jsonObject({
        {"legal", jsonBoolean(verdict.legal())},
        {"cost", jsonInteger(verdict.cost())},
        {"rules", rulesText(verdict.rules)},
    });
}

} // namespace dossier
