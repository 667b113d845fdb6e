#include "model/omega/geometry/rooms.h"
#include "tests/support/drawn_board.h"
#include "tests/support/random_board.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>

namespace rooms_test
{

using namespace dossier;
using namespace dossier::test;

using Numbers = std::vector<int>;
using Pairs = std::vector<std::pair<int, int>>;

/// OP-ROOM-1: the rooms into which doors cut the map.
class RoomsTest : public QObject
{
    Q_OBJECT

private slots:

    void op_room_1_theExampleOfTheCheckContract()
    {
        const DrawnBoard board = drawn({".|.#.", "...|."});
        QCOMPARE(roomsOf(board.map), (Rooms{2, Numbers{1, 1, 0, 2, 1, 1, 1, 2}, Pairs{{1, 1}, {1, 2}}}));
    }

    void op_room_1_roomsAreCutByWallsAndDoors()
    {
        QCOMPARE(roomsOf(drawn({"..|."}).map), (Rooms{2, Numbers{1, 1, 2}, Pairs{{1, 2}}}));
        QCOMPARE(roomsOf(drawn({".#."}).map), (Rooms{2, Numbers{1, 0, 2}, Pairs{}}));
        QCOMPARE(roomsOf(drawn({"."}).map), (Rooms{1, Numbers{1}, Pairs{}}));
        QCOMPARE(roomsOf(drawn({"#"}).map), (Rooms{0, Numbers{0}, Pairs{}}));
        QCOMPARE(roomsOf(drawn({".", "-", "."}).map), (Rooms{2, Numbers{1, 2}, Pairs{{1, 2}}}));
    }

    void op_room_1_spacesThatTouchAtACornerAreTwoRooms()
    {
        QCOMPARE(roomsOf(drawn({".#", "#."}).map), (Rooms{2, Numbers{1, 0, 0, 2}, Pairs{}}));
    }

    void op_room_1_aDoorThatOneCanWalkRoundCutsNothing()
    {
        QCOMPARE(roomsOf(drawn({".|.", ".."}).map), (Rooms{1, Numbers{1, 1, 1, 1}, Pairs{{1, 1}}}));
    }

    void op_room_1_aDoorBesideAWallLeadsToNoRoom()
    {
        QCOMPARE(roomsOf(drawn({".|#"}).map), (Rooms{1, Numbers{1, 0}, Pairs{{1, 0}}}));
        QCOMPARE(roomsOf(drawn({"#", "-", "."}).map), (Rooms{1, Numbers{0, 1}, Pairs{{0, 1}}}));
    }

    void op_room_1_roomsAreNumberedInReadingOrder()
    {
        QCOMPARE(roomsOf(drawn({"#.#", ".#.", "..."}).map).numbers, (Numbers{0, 1, 0, 2, 0, 2, 2, 2, 2}));
        QCOMPARE(roomsOf(drawn({"..#.", "##..", "...."}).map).numbers, (Numbers{1, 1, 0, 2, 0, 0, 2, 2, 2, 2, 2, 2}));
    }

    void roomsEqualMergedSpacesOnRandomMaps()
    {
        std::mt19937 random(59);
        for (int i = 0; i < scaled(500); ++i)
        {
            const Map map = randomMap(random, {i % 50 == 0 ? 40 : 8, 30, 35, 0, false});
            const Rooms plain = merged(map);
            if (!(roomsOf(map) == plain))
            {
                qWarning("%s", text(map).c_str());
                QCOMPARE(roomsOf(map).numbers, plain.numbers);
                QFAIL("other rooms behind doors");
            }
        }
    }

private:
    /// By merging: every space a room of its own, then the rooms on both sides of every open side made one.
    static Rooms merged(const Map &map)
    {
        const int size = map.width() * map.height();
        std::vector<int> parent(static_cast<std::size_t>(size));
        std::iota(parent.begin(), parent.end(), 0);
        const auto root = [&](int at)
        {
            while (parent[static_cast<std::size_t>(at)] != at)
                at = parent[static_cast<std::size_t>(at)];
            return at;
        };
        for (int at = size; at-- > 0;)
        {
            const Space here{at % map.width(), at / map.width()};
            for (const Edge edge : {Edge{here, Edge::Side::South}, Edge{here, Edge::Side::East}})
            {
                const Space there = edge.beyond();
                if (!map.isFloor(here) || !map.isFloor(there) || map.hasDoor(edge))
                    continue;
                const int a = root(at);
                const int b = root(there.y * map.width() + there.x);
                parent[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
            }
        }
        Rooms rooms;
        std::map<int, int> named;
        for (int at = 0; at < size; ++at)
            rooms.numbers.push_back(map.isFloor({at % map.width(), at / map.width()})
                    ? named.emplace(root(at), static_cast<int>(named.size()) + 1).first->second
                    : 0);
        rooms.count = static_cast<int>(named.size());
        const auto number
            = [&](Space space) { return rooms.numbers[static_cast<std::size_t>(space.y * map.width() + space.x)]; };
        for (const Edge &door : map.doors())
            rooms.doorRooms.emplace_back(number(door.at), number(door.beyond()));
        return rooms;
    }
};

DOSSIER_TESTS(RoomsTest, Nothing)

} // namespace rooms_test

#include "rooms_test.moc"
