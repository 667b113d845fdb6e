#include "tests/views/board/board_scenes.h"

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/geometry/sight.h"
#include "tests/support/drawn_board.h"

#include <random>

namespace dossier::test
{

namespace
{

using omega::Piece;

Piece piece(const char *label, Side side, Space at, Facing facing, int size = 1)
{
    Piece made;
    made.figure = {at, size};
    made.side = side;
    made.facing = facing;
    made.label = label;
    made.speed = 4;
    return made;
}

omega::Board laboratory()
{
    const DrawnBoard board = drawn(
        {
            "................",
            ".####.....####..",
            ".#..#.....#..#..",
            ".#..#.....#..#..",
            ".##.#.~~..##.#..",
            "..........#..|...",
            "....####..####..",
            ".~..#...#......~",
            ".~..|...#...##...",
            "....#...#...##..",
            "....#.###.......",
            "................",
        },
        {
            "aaaaaaaaaaaaaaaa",
            "aaaaaaaaaaaaaaaa",
            "aaaaaaaaaaaaaaaa",
            "aaaaaaaaaaaaaaaa",
            "aaaaaaaaaaaaaaaa",
            "aaaaaaaaaaaaaaaa",
            "aaaaaaaaeeeeaaaa",
            "aaaaaaaaeeeeaaaa",
            "aaaaaaaaeeeeaaaa",
            "aaaaaaaaaaaaaaaa",
            "aaaaaaaaaaaaaaaa",
            "aaaaaaaaaaaaaaaa",
        },
        "e");
    omega::Board made;
    made.name = "Sublevel 4";
    made.map = board.map;
    for (const Space vent : {Space{14, 1}, Space{0, 11}})
        made.vents.set(vent);
    for (const Space peril : {Space{2, 2}, Space{12, 5}})
        made.peril.set(peril);
    for (const Space gas : {Space{5, 7}, Space{6, 7}, Space{5, 8}, Space{6, 8}})
        made.gas.set(gas);
    made.markers.set({1, 5});
    made.pieces = {
        piece("Heavy Support", Side::Commando, {8, 8}, Facing::North),
        piece("Team Leader", Side::Commando, {6, 3}, Facing::East),
        piece("Rifleman", Side::Commando, {9, 11}, Facing::North),
        piece("Rogue Clone", Side::Enemy, {9, 2}, Facing::West),
        piece("B1", Side::Enemy, {9, 4}, Facing::South),
        piece("Warrior Clone", Side::Enemy, {13, 9}, Facing::West, 2),
        piece("Fear Hunter", Side::Enemy, {2, 8}, Facing::AllRound),
    };
    return made;
}

template <typename Look>
void add(FloorScene &scene, const Look &look, Proof proof)
{
    scene.evidence.push_back({look, proof});
}

void addLines(FloorScene &scene, const LineEvidence &lines)
{
    for (const SightLine &line : lines.lines)
    {
        const bool decides = lines.deciding && (line == lines.deciding->front() || line == lines.deciding->back());
        add(scene, line, line.blocker ? Proof::Blocked : decides ? Proof::Decides : Proof::Clear);
    }
    if (lines.coverLine)
        add(scene, *lines.coverLine, Proof::Cover);
}

void addEvidence(FloorScene &scene, Printing printing)
{
    const Piece &from = scene.board.pieces.at(*scene.actor);
    const Piece &to = scene.board.pieces.at(*scene.target);
    const Sight look = sight(scene.board.map, printing, {from.figure, from.figure.at, from.facing, from.side},
        AttackType::Ranged, {to.figure, to.figure.at});
    if (const auto *lines = get_if<LineEvidence>(&look.evidence))
        addLines(scene, *lines);
    else
        for (const SightPath &path : std::get<PathEvidence>(look.evidence).paths)
            add(scene, path, path.blocker ? Proof::Blocked : Proof::Decides);
    if (!look.emi.path.empty())
        add(scene, SightPath{look.emi.path, std::nullopt}, Proof::Emi);
}

void addReach(FloorScene &scene, std::size_t mover)
{
    if (const std::optional<MoveQuestion> question = omega::moveQuestion(scene.board, Printing::Revised, mover))
        scene.reach = reachOf(scene.board.map, *question);
}

DangerMap danger(const omega::Board &board)
{
    std::vector<Watcher> watchers;
    for (const Piece &one : board.pieces)
        if (one.side == Side::Enemy)
            watchers.push_back({one.figure, one.facing});
    return dangerMap(board.map, Printing::Revised, watchers);
}

/// 40 x 40 with walls here and there, doors, rubble, a quarter EMI, 24 figures.
omega::Board largeBoard()
{
    // The standard says what this engine gives, so every run measures the same board.
    std::mt19937 random(7); // NOLINT(bugprone-random-generator-seed)
    omega::Board board;
    board.map = Map(40, 40);
    for (int y = 0; y < 40; ++y)
        for (int x = 0; x < 40; ++x)
        {
            const Space space{x, y};
            const auto dice = random() % 20;
            board.map.setTile(space, x / 10 == 1 ? U'e' : U'a');
            board.map.setWall(space, dice < 4 && x != y);
            board.map.setRubble(space, dice == 5);
            if (dice == 11)
                board.map.setDoor({space, x % 2 == 0 ? Edge::Side::East : Edge::Side::South});
        }
    board.map.setEmi(U'e');
    for (int i = 0; i < 24; ++i)
        board.pieces.push_back(piece(
            "Rogue Clone", i % 4 == 0 ? Side::Commando : Side::Enemy, {i + 8, i + 8}, static_cast<Facing>(i % 5)));
    return board;
}

} // namespace

FloorScene richScene(Printing printing)
{
    FloorScene scene;
    scene.board = laboratory();
    scene.actor = 0;
    scene.target = 4;
    scene.declaredFrom = Space{8, 8};
    scene.declaredTo = Space{9, 4};
    const Piece &actor = scene.board.pieces.front();
    scene.seen = sightMap(scene.board.map, printing, actor.figure, actor.facing, actor.side);
    addReach(scene, 0);
    addEvidence(scene, printing);
    return scene;
}

FloorScene dangerScene()
{
    FloorScene scene;
    scene.board = laboratory();
    scene.actor = 2;
    scene.danger = danger(scene.board);
    addReach(scene, 2);
    scene.path = {{9, 11}, {9, 10}, {10, 9}, {11, 9}, {12, 9}};
    scene.offendingStep = 3;
    for (const Space space : {Space{1, 1}, Space{2, 1}, Space{3, 1}, Space{1, 2}, Space{2, 2}, Space{3, 2}})
        scene.marked.set(space);
    return scene;
}

FloorScene busyScene()
{
    FloorScene scene;
    scene.board = largeBoard();
    scene.actor = 0;
    scene.target = 1;
    scene.board.pieces.front().speed = 8;
    addReach(scene, 0);
    const Piece &actor = scene.board.pieces.front();
    scene.seen = sightMap(scene.board.map, Printing::Revised, actor.figure, Facing::AllRound, actor.side);
    scene.danger = danger(scene.board);
    addEvidence(scene, Printing::Revised);
    for (int i = 0; i < 12; ++i)
        scene.path.push_back({10 + i, 30});
    return scene;
}

FloorScene largestScene()
{
    FloorScene scene;
    scene.board.map = Map(40, 40);
    scene.danger = DangerMap{40, std::vector<int>(1600, 0)};
    scene.seen = SpaceSet();
    scene.board.map.setEmi(U'a');
    for (int i = 0; i < 40; ++i)
        scene.board.pieces.push_back(piece(
            "Rogue Clone", i % 4 == 0 ? Side::Commando : Side::Enemy, {i, i * 7 % 40}, static_cast<Facing>(i % 5)));
    scene.actor = 0;
    scene.target = 1;
    scene.board.map.floor().forEach(
        [&](Space space)
        {
            const int kind = (space.x * 7 + space.y * 3) % 5;
            scene.board.map.setRubble(space);
            scene.board.map.setDoor({space, (space.x + space.y) % 2 == 0 ? Edge::Side::East : Edge::Side::South});
            const auto add = [&](SpaceSet &set, int number) { set.set(space, kind == number); };
            add(scene.board.vents, 0);
            add(scene.board.peril, 1);
            add(scene.board.gas, 2);
            add(scene.board.markers, 3);
            scene.reach.push_back({space, (space.x + space.y) % 20});
            scene.danger->counts[static_cast<std::size_t>(space.y * 40 + space.x)] = kind + 1;
            scene.seen->set(space, space.x % 2 == space.y % 2);
        });
    for (int i = 0; i < 16; ++i)
        scene.evidence.push_back({SightLine{{20, 20}, {5 + i, 2 + i % 3}, Blocker{rule::OP_SIGHT_R2, Space{9 + i, 8}}},
            static_cast<Proof>(i % 4)});
    scene.marked.set({3, 3});
    return scene;
}

} // namespace dossier::test
