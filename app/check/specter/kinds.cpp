#include "app/check/specter/kinds.h"

#include "app/check/rules_text.h"
#include "model/json/json_writer.h"
#include "model/specter/json/board_json.h"
#include "model/specter/seen/attack.h"
#include "model/specter/seen/move.h"
#include "model/specter/seen/sensor.h"

#include <array>

namespace dossier
{

namespace
{

constexpr int maxSteps = 40;

/// The first space is open, the others are on the board.
std::vector<Space> readPath(const specter::Board &board, const JsonValue &value)
{
    std::vector<Space> path;
    for (const JsonValue &space : array(value, 1))
        path.push_back(path.empty() ? readOpenSpace(board, space) : readSpace(board, space));
    return path;
}

specter::Attacker readAttacker(const specter::Board &board, const JsonValue &value)
{
    return {specter::readOpenSpace(board, member(value, "at")), specter::booleanOr(value, "in_vehicle", false),
        specter::booleanOr(value, "stunned", false)};
}

std::string textOf(const std::optional<specter::Coordinate> &space)
{
    return writeJson(space);
}

} // namespace

std::span<const QueryKind> specterKinds()
{
    static constexpr std::array kinds{
        QueryKind{"specter.visible", specterVisibleResult},
        QueryKind{"specter.move", specterMoveResult},
        QueryKind{"specter.sensor", specterSensorResult},
        QueryKind{"specter.attack", specterAttackResult},
        QueryKind{"specter.infer", specterInferResult},
    };
    return kinds;
}

std::string specterVisibleResult(const JsonValue &query)
{
    const specter::Board board = specter::readBoard(member(query, "board"), {});
    const std::vector<specter::Hunter> hunters = specter::readHunters(board, member(query, "hunters"));
    const auto rows
        = [&](const specter::Hunter &hunter) { return bitRowsText(board, specter::visibleFrom(board, hunter.at)); };
    return jsonObject({{"hunters", jsonArray(hunters, rows)}});
}

std::string specterMoveResult(const JsonValue &query)
{
    const specter::Board board = specter::readQueriedBoard(query);
    const std::vector<specter::Hunter> hunters = specter::readHunters(board, member(query, "hunters"));
    const std::vector<Space> path = readPath(board, member(query, "path"));

    const specter::AgentMove move = specter::judgeMove(board, hunters, path);
    const specter::Shown &shown = move.shown;
    const bool tokenMoves = move.legal() && shown.what == specter::Showing::LastSeen;
    return jsonObject({
        {"legal", jsonBoolean(move.legal())},
        {"steps", std::to_string(move.steps)},
        {"shown", move.legal() ? writeJson(shown.what) : "null"},
        {"figure", textOf(move.legal() ? shown.at : std::nullopt)},
        {"last_seen", textOf(tokenMoves ? shown.at : std::nullopt)},
        {"rules", rulesText(move.rules)},
    });
}

std::string specterSensorResult(const JsonValue &query)
{
    const Space vehicle = JsonForm<specter::Coordinate>::read(member(query, "vehicle"));
    const Space agent = JsonForm<specter::Coordinate>::read(member(query, "agent"));
    const int steps = integer(member(query, "steps"), 0, maxSteps);
    return jsonObject({{"answer", writeJson(specter::sensorAnswer(vehicle, agent, steps))}});
}

std::string specterAttackResult(const JsonValue &query)
{
    const specter::Board board = specter::readQueriedBoard(query);
    const specter::Attacker hunter = readAttacker(board, member(query, "hunter"));
    const Space agent = specter::readOpenSpace(board, member(query, "agent"));

    const specter::AttackVerdict verdict = specter::judgeAttack(board, hunter, agent);
    return jsonObject({
        {"visible", jsonBoolean(verdict.visible)},
        {"distance", jsonInteger(verdict.distance)},
        {"allowed", jsonBoolean(verdict.allowed)},
        {"hit", verdict.hit ? jsonWord(verdict.hit->text()) : "null"},
    });
}

} // namespace dossier
