#include "app/window/translators.h"
#include "tests/support/test_class.h"
#include "tests/views/board/board_scenes.h"
#include "views/board/spoken_space.h"

#include <QTest>

namespace spoken_space_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// A scene with one space that has everything.
FloorScene crowded()
{
    FloorScene scene;
    scene.board.map = Map(3, 3);
    const Space space{1, 1};
    scene.board.map.setEmi(U'a');
    scene.board.map.setRubble(space);
    for (const Edge &door : {Edge{{1, 0}, Edge::Side::South}, Edge{{1, 1}, Edge::Side::East},
             Edge{{1, 1}, Edge::Side::South}, Edge{{0, 1}, Edge::Side::East}})
        scene.board.map.setDoor(door);
    for (SpaceSet *set :
        {&scene.board.vents, &scene.board.peril, &scene.board.gas, &scene.board.markers, &scene.marked})
        set->set(space);
    omega::Piece piece;
    piece.figure = {space, 2};
    piece.side = Side::Enemy;
    piece.label = "Behemoth";
    scene.board.pieces.push_back(piece);
    scene.actor = 0;
    scene.target = 0;
    scene.declaredFrom = space;
    scene.declaredTo = space;
    scene.reach = {{space, 1}};
    scene.seen = SpaceSet();
    scene.seen->set(space);
    scene.danger = DangerMap{3, std::vector<int>(9, 2)};
    scene.path = {{0, 1}, space};
    scene.offendingStep = 1;
    return scene;
}

} // namespace

class SpokenSpaceTest : public QObject
{
    Q_OBJECT

    Translators m_translators;

private slots:

    void init() { m_translators.speak(Language::English); }

    void theExampleOfTheIssue()
    {
        FloorScene scene;
        scene.board.map = Map(9, 9);
        scene.board.map.setRubble({2, 6});
        omega::Piece clone;
        clone.figure.at = {2, 6};
        clone.facing = Facing::West;
        clone.label = "Rogue Clone";
        scene.board.pieces.push_back(clone);
        QCOMPARE(spokenSpace(scene, {2, 6}), QStringLiteral("C7, Rogue Clone facing west, commando, floor, rubble"));
    }

    void everythingIsSaid()
    {
        QCOMPARE(spokenSpace(crowded(), {1, 1}),
            QStringLiteral(
                "B2, Behemoth looking all round, chosen to act, chosen as target, enemy, large, line of sight from "
                "here, line of sight to here, in reach for 1 point, seen, seen by 2 opponents, step 1 of the path, "
                "against a rule, selected, floor, EMI, rubble, vent, peril, corrosive gas, combatant marker, door "
                "on the north side, door on the east side, door on the south side, door on the west side"));
    }

    void everythingIsSaidInItalian()
    {
        m_translators.speak(Language::Italian);
        QCOMPARE(spokenSpace(crowded(), {1, 1}),
            QStringLiteral("B2, Behemoth guarda a 360°, miniatura che agisce, bersaglio, nemico, grande, linea di "
                           "vista da qui, linea di vista fin qui, raggiungibile con 1 punto, visto, visto da 2 "
                           "avversari, passo 1 del percorso, contro una regola, selezionato, pavimento, EMI, "
                           "macerie, condotto di aerazione, pericolo, gas corrosivo, segnalino combattente, porta "
                           "sul lato nord, porta sul lato est, porta sul lato sud, porta sul lato ovest"));
    }

    void wallsAreNeitherSeenNorWatched()
    {
        FloorScene scene = crowded();
        scene.board.map.setWall({0, 0});
        QCOMPARE(spokenSpace(scene, {0, 0}), QStringLiteral("A1, wall, EMI"));
        QCOMPARE(spokenSpace(scene, {2, 0}), QStringLiteral("C1, not seen, seen by 2 opponents, floor, EMI"));
    }

    void aPieceWithoutALabelIsCalledByItsSide()
    {
        FloorScene scene;
        scene.board.pieces.emplace_back();
        scene.board.pieces.front().facing = Facing::North;
        QCOMPARE(spokenSpace(scene, {0, 0}), QStringLiteral("A1, a commando facing north, floor"));
    }

    /// Streets are described in the same order as floors.
    void whoStandsOnAStreetIsSaidFirst()
    {
        BoardScene scene;
        scene.streets = StreetGround();
        scene.streets->roads.set({0, 0});
        scene.signs.push_back({.at = {0, 0}, .name = "Alarm"});
        scene.washes.push_back({.spaces = scene.streets->roads, .name = "in sight"});
        BoardToken token;
        token.at = {0, 0};
        token.name = "The Gun";
        scene.tokens.push_back(token);
        scene.marked.set({0, 0});
        QCOMPARE(spokenSpace(scene, {0, 0}), QStringLiteral("A1, The Gun, in sight, selected, road, Alarm"));
    }

    void hostileLabelsStayOneLine()
    {
        FloorScene scene;
        scene.board.pieces.emplace_back();
        scene.board.pieces.front().label = "a\nb\x07" + std::string(5000, 'x');
        const QString spoken = spokenSpace(scene, {0, 0});
        QVERIFY(spoken.size() < 200);
        QVERIFY(!spoken.contains(u'\n') && !spoken.contains(QChar(7)));
    }

    void offTheMapNothingIsSaid() { QCOMPARE(spokenSpace(crowded(), {3, 0}), QString()); }
};

DOSSIER_TESTS(SpokenSpaceTest, Windows)

} // namespace spoken_space_test

#include "spoken_space_test.moc"
