#include "model/omega/content/map_file.h"
#include "tests/app/check/show_strings.h"
#include "tests/support/drawn_board.h"
#include "tests/support/random_board.h"
#include "tests/support/test_class.h"

namespace map_file_test
{

using namespace dossier;

namespace
{

/// The fault of a file with that text in place of another's.
Malformed faultOf(std::string text, std::string_view part = {}, std::string_view replacement = {})
{
    if (!part.empty())
        text.replace(text.find(part), part.size(), replacement);
    const tl::expected<MapFile, Malformed> file = readMapFile(text);
    return file ? Malformed{"none", Fault::NotJson} : file.error();
}

const std::string small = R"({"version": 1, "name": "Lab", "rows": ["..", ".#"], "doors": [[0, 0, "E"]]})";

} // namespace

class MapFileTest : public QObject
{
    Q_OBJECT

private slots:

    void aFileIsReadAgainAsItWasWritten()
    {
        std::mt19937 random(7);
        for (int i = 0; i < 300; ++i)
        {
            const MapFile file{"Map \"" + std::to_string(i) + "\" \xE2\x82\xAC\n\\", test::randomMap(random)};
            const tl::expected<MapFile, Malformed> read = readMapFile(writeMapFile(file));
            QVERIFY(read);
            QCOMPARE(read->name, file.name);
            QCOMPARE(test::text(read->map), test::text(file.map));
            QVERIFY(*read == file);
            QCOMPARE(writeMapFile(*read), writeMapFile(file));
        }
    }

    void aFileIsTextThatPeopleCanRead()
    {
        Map map(2, 2);
        map.setWall({1, 1});
        map.setDoor({{0, 0}, Edge::Side::South});
        map.setTile({1, 0}, U'\u00E8');
        map.setEmi(U'\u20AC');
        map.setRubble({0, 1});
        QCOMPARE(writeMapFile({"Lab", map}), R"({
  "version": 1,
  "name": "Lab",
  "rows": [
    "..",
    ".#"
  ],
  "doors": [[0, 0, "S"]],
  "tiles": [
    "aè",
    "aa"
  ],
  "emi": ["€"],
  "rubble": [[0, 1]]
}
)");
    }

    void namesOfAnyKindAreKept()
    {
        Map map(2, 1);
        map.setTile({0, 0}, char32_t{0xD800});
        map.setTile({1, 0}, U'\0');
        const MapFile file{"", map};
        QVERIFY(readMapFile(writeMapFile(file)) == file);
        QCOMPARE(readMapFile(writeMapFile({"a\xFF", map}))->name, "a\xEF\xBF\xBD");
    }

    void whatLiesAndStandsOnTheMapIsKept()
    {
        const std::string full = R"({"version": 1, "name": "Lab", "rows": ["...", "...", "..."],
            "vents": [[0, 0]], "peril": [[1, 0]], "gas": [[2, 0]], "markers": [[2, 2]], "figures": [
            {"label": "Fear Hunter", "side": "enemy", "at": [0, 1], "size": 2, "facing": "N", "speed": 5,
             "sure_footed": true, "clone": true, "ranged_defense": [2, 4], "melee_defense": [3],
             "weapons": [{"name": "Claws", "type": "melee", "reach": true, "dice": {"black": 3, "red": 1}},
                         {"name": "Spit", "type": "ranged", "range": 4}, {"type": "ranged", "range": null}]},
            {"side": "commando", "at": [2, 1], "size": 1, "facing": null}]})";
        const auto file = readMapFile(full);
        QVERIFY(file);
        QVERIFY(file->vents.contains({0, 0}) && file->peril.contains({1, 0}) && file->gas.contains({2, 0}));
        QVERIFY(file->markers.contains({2, 2}));
        QCOMPARE(file->pieces.size(), std::size_t(2));
        QCOMPARE(file->pieces[0].rangedDefense, (std::optional<omega::Defense>{{2, 4}}));
        QCOMPARE(file->pieces[0].weapons[0].dice, (std::optional<DicePool>{{3, 1}}));
        QCOMPARE(file->pieces[0].weapons[1].range, std::optional(4));
        QVERIFY(!file->pieces[1].speed);
        QVERIFY(*readMapFile(writeMapFile(*file)) == *file);
    }

    void aBadFigureIsNamed()
    {
        const auto fault = [](const std::string &figure)
        { return faultOf(small, "\"doors\"", "\"figures\": [" + figure + "], \"doors\""); };
        const std::string good = R"({"side": "enemy", "at": [0, 0], "size": 1, "facing": "S"})";
        QCOMPARE(fault(good).pointer, "none");
        QCOMPARE(fault(good + ", " + good), (Malformed{"/figures/1/at", Fault::FigureDoesNotFit}));
        QCOMPARE(fault(R"({"side": "enemy", "at": [1, 1], "size": 1, "facing": "S"})"),
            (Malformed{"/figures/0/at", Fault::FigureDoesNotFit}));
        QCOMPARE(fault(R"({"side": "alien", "at": [0, 0], "size": 1, "facing": "S"})"),
            (Malformed{"/figures/0/side", Fault::UnknownWord}));
        QCOMPARE(fault(R"({"side": "enemy", "at": [0, 0], "size": 1, "facing": "S", "speed": 21})"),
            (Malformed{"/figures/0/speed", Fault::OutOfRange}));
        QCOMPARE(fault(R"({"side": "enemy", "at": [0, 0], "size": 1, "facing": "S", "melee_defense": [1, 2, 3]})"),
            (Malformed{"/figures/0/melee_defense", Fault::WrongLength}));
        QCOMPARE(fault(R"({"side": "enemy", "at": [0, 0], "size": 1, "facing": "S", "weapons": [{}]})"),
            (Malformed{"/figures/0/weapons/0/type", Fault::Missing}));
        QCOMPARE(
            faultOf(small, "\"doors\"", "\"gas\": [[1, 1]], \"doors\""), (Malformed{"/gas/0", Fault::NotAFloorSpace}));
    }

    void otherMembersAndAByteOrderMarkAreIgnored()
    {
        QCOMPARE(faultOf("\xEF\xBB\xBF{\"more\": {}, " + small.substr(1)).pointer, "none");
    }

    void aBadFileSaysWhereAndWhy()
    {
        QCOMPARE(faultOf(""), (Malformed{"", Fault::NotJson}));
        QCOMPARE(faultOf(small.substr(0, small.size() - 1)), (Malformed{"", Fault::NotJson}));
        QCOMPARE(faultOf("[]"), (Malformed{"", Fault::NotAnObject}));
        QCOMPARE(faultOf("{}"), (Malformed{"/version", Fault::Missing}));
        QCOMPARE(faultOf(small, "1", "0"), (Malformed{"/version", Fault::OutOfRange}));
        QCOMPARE(faultOf(small, "1", "1.0"), (Malformed{"/version", Fault::NotAnInteger}));
        QCOMPARE(faultOf(small, "1", "2"), (Malformed{"/version", Fault::NewerVersion}));
        QCOMPARE(faultOf(small, "1", "99999999999999999999"), (Malformed{"/version", Fault::NewerVersion}));
        QCOMPARE(faultOf(small, "\"Lab\"", "null"), (Malformed{"/name", Fault::NotAString}));
        QCOMPARE(faultOf(small, "rows", "Rows"), (Malformed{"/rows", Fault::Missing}));
        QCOMPARE(faultOf(small, ".#", ".#."), (Malformed{"/rows/1", Fault::WrongLength}));
        QCOMPARE(faultOf(small, ".#", ".x"), (Malformed{"/rows/1", Fault::WrongCharacter}));
        QCOMPARE(faultOf(small, "\"E\"", "\"N\""), (Malformed{"/doors/0", Fault::NotAnEdge}));
        QCOMPARE(faultOf(small, "[0, 0", "[1, 0"), (Malformed{"/doors/0", Fault::NotAnEdge}));
        QCOMPARE(faultOf(small, "\"doors\"", "\"rubble\": [[1, 1]], \"doors\""),
            (Malformed{"/rubble/0", Fault::NotAFloorSpace}));
        QCOMPARE(
            faultOf(small, "\"doors\"", "\"tiles\": [\"ab\"], \"doors\""), (Malformed{"/tiles", Fault::WrongLength}));
        QCOMPARE(
            faultOf(small, "\"doors\"", "\"emi\": [\"ab\"], \"doors\""), (Malformed{"/emi/0", Fault::WrongLength}));
    }
};

DOSSIER_TESTS(MapFileTest, Nothing)

} // namespace map_file_test

#include "map_file_test.moc"
