#include "app/check/specter/schema.h"
#include "tests/app/check/every_kind.h"
#include "tests/app/check/members_table.h"
#include "tests/app/check/show_strings.h"
#include "tests/support/test_class.h"

namespace malformed_test
{

using namespace dossier;
using dossier::test::Json;
using dossier::test::KindTable;
using dossier::test::MemberRule;
using test::answer;

namespace
{

using Pointer = Json::json_pointer;

/// The pointer of the answer's error; `-` when it has a result.
std::string faultOf(const Json &query)
{
    const Json given = Json::parse(answer(query.dump()));
    return given.contains("error") ? given.at("error").at("pointer").get<std::string>() : "-";
}

Json with(const Json &query, const std::string &pointer, const Json &value)
{
    Json changed = query;
    changed[Pointer(pointer)] = value;
    return changed;
}

Json without(const Json &query, const std::string &pointer)
{
    Json changed = query;
    const Pointer place(pointer);
    changed[place.parent_pointer()].erase(place.back());
    return changed;
}

/// Every member of every kind, one a row: `omega.sight /map/rows`.
void addMembers()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("member");
    const std::vector<KindTable> kinds = test::allKinds();
    for (int kind = 0; kind < static_cast<int>(kinds.size()); ++kind)
    {
        const KindTable &table = kinds[static_cast<std::size_t>(kind)];
        for (int member = 0; member < static_cast<int>(table.members.size()); ++member)
            QTest::addRow("%s %s", table.query["kind"].get<std::string>().c_str(),
                table.members[static_cast<std::size_t>(member)].pointer.c_str())
                << kind << member;
    }
}

/// Returns the member of this row, and a valid query that has it.
std::pair<Json, MemberRule> currentMember()
{
    static const std::vector<KindTable> kinds = test::allKinds();
    QFETCH(const int, kind);
    QFETCH(const int, member);
    const KindTable &table = kinds[static_cast<std::size_t>(kind)];
    return {table.query, table.members[static_cast<std::size_t>(member)]};
}

} // namespace

/// Every member of every kind: an invalid value is answered with the member's own pointer.
class MalformedTest : public QObject
{
    Q_OBJECT

private slots:

    /// A list of a thousand entries is answered; one more is malformed at the list.
    void listsOfSpecterOpsHaveAThousandEntries()
    {
        const Json board = {{"rows", Json::array({"..."})}};
        const Json turn = {{"hunters", Json::array()}, {"shown", "nothing"}};
        const Json hunter = {{"at", "A1"}};
        for (const int count : {1000, 1001})
        {
            const bool tooLong = count > 1000;
            QCOMPARE(faultOf({{"kind", "specter.infer"}, {"board", board}, {"start", "A1"},
                         {"turns", Json(static_cast<std::size_t>(count), turn)}}),
                std::string(tooLong ? "/turns" : "-"));
            QCOMPARE(faultOf({{"kind", "specter.visible"}, {"board", board},
                         {"hunters", Json(static_cast<std::size_t>(count), hunter)}}),
                std::string(tooLong ? "/hunters" : "-"));
        }
    }

    /// The schema has the limits that the reader enforces on lists.
    void listsAreAsLongAsTheSchemaSays()
    {
        const Json schema = Json::parse(specterQuerySchema());
        const Json &defined = schema.at("$defs");
        const auto max = [&](const char *kind, const char *list)
        { return defined.at(kind).at("properties").at(list).at("maxItems").get<std::size_t>(); };
        const Json turn = {{"hunters", Json::array()}, {"shown", "nothing"}};
        const Json hunter = {{"at", "A1"}};
        const auto rows = max("board", "rows");
        for (const std::size_t more : {0U, 1U})
        {
            const auto expected = [&](const char *pointer) { return std::string(more > 0 ? pointer : "-"); };
            Json query = {{"kind", "specter.infer"}, {"board", {{"rows", Json::array({"..."})}}}, {"start", "A1"},
                {"turns", Json::array()}};
            query["turns"] = Json(max("infer", "turns") + more, turn);
            QCOMPARE(faultOf(query), expected("/turns"));
            query["turns"] = Json::array({turn});
            query["turns"][0]["turned_over"] = Json(max("turn", "turned_over") + more, "A1");
            QCOMPARE(faultOf(query), expected("/turns/0/turned_over"));
            query = {{"kind", "specter.visible"}, {"board", {{"rows", Json(rows + more, "...")}}},
                {"hunters", Json::array()}};
            QCOMPARE(faultOf(query), expected("/board/rows"));
            query["board"]["rows"] = Json::array({"..."});
            query["board"]["stretches"] = Json(max("board", "stretches") + more, Json::array({"A1"}));
            QCOMPARE(faultOf(query), expected("/board/stretches"));
            query["board"].erase("stretches");
            query["hunters"] = Json(max("visible", "hunters") + more, hunter);
            QCOMPARE(faultOf(query), expected("/hunters"));
        }
        const auto widest
            = defined.at("board").at("properties").at("rows").at("items").at("maxLength").get<std::size_t>();
        QCOMPARE(widest, std::size_t{23});
    }

    void aGoodMemberIsAccepted_data() { addMembers(); }

    void aGoodMemberIsAccepted()
    {
        const auto [query, rule] = currentMember();
        QCOMPARE(faultOf(query), "-");
        for (const Json &value : rule.good)
            QVERIFY2(faultOf(with(query, rule.pointer, value)) == "-", value.dump().c_str());
    }

    void aBadMemberIsPointedAt_data() { addMembers(); }

    void aBadMemberIsPointedAt()
    {
        const auto [query, rule] = currentMember();
        for (const Json &value : rule.bad)
        {
            const std::string fault = faultOf(with(query, rule.pointer, value));
            QVERIFY2(fault == rule.pointer, (value.dump() + " was answered with " + fault).c_str());
        }
    }

    void aMissingMemberIsPointedAt_data() { addMembers(); }

    void aMissingMemberIsPointedAt()
    {
        const auto [query, rule] = currentMember();
        const Pointer place(rule.pointer);
        if (query[place.parent_pointer()].is_array())
            return;
        QCOMPARE(faultOf(without(query, rule.pointer)), rule.required ? rule.pointer : "-");
    }

    void anUnknownKindIsPointedAt()
    {
        for (const Json &kind : {Json(nullptr), Json(1), Json(""), Json("omega"), Json("omega.Sight"),
                 Json("omega.sight "), Json("specter.moves"), Json::array(), Json::object()})
            QCOMPARE(faultOf({{"kind", kind}}), "/kind");
        QCOMPARE(faultOf(Json::object()), "/kind");
    }

    void aLargeMoverHasNoRuleInTheFirstPrinting()
    {
        const Json query = test::allKinds()[4].query;
        QCOMPARE(faultOf(with(with(query, "/mover/at", {0, 0}), "/mover/size", 2)), "-");
        QCOMPARE(faultOf(with(with(with(query, "/mover/at", {0, 0}), "/mover/size", 2), "/printing", "first")),
            "/mover/size");
    }

    void aLargeMoverMayNotLieAcrossADoor()
    {
        const Json query = with(test::allKinds()[4].query, "/mover/size", 2);
        QCOMPARE(faultOf(with(query, "/mover/at", {0, 2})), "/mover/at");
        QCOMPARE(faultOf(with(with(query, "/map/doors/0", {0, 2, "S"}), "/mover/at", {0, 2})), "/mover/at");
        QCOMPARE(faultOf(with(with(query, "/map/doors/0", {1, 3, "E"}), "/mover/at", {0, 2})), "-");
        QCOMPARE(faultOf(with(with(query, "/map/doors/0", {0, 1, "S"}), "/mover/at", {0, 2})), "-");
    }

    void onlyCommandosOfTheRevisedPrintingTakeSeveralActions()
    {
        const Json query = with(test::allKinds()[4].query, "/actions", 2);
        QCOMPARE(faultOf(query), "-");
        QCOMPARE(faultOf(with(query, "/printing", "first")), "/actions");
        QCOMPARE(faultOf(with(query, "/mover/side", "enemy")), "/actions");
    }

    void theFirstRowOfAPictureGivesTheLength()
    {
        const Json query = test::allKinds()[7].query;
        QCOMPARE(faultOf(with(query, "/map/rows/0", "")), "/map/rows/0");
        QCOMPARE(faultOf(with(query, "/map", {{"rows", Json::array({std::string(41, '.')})}})), "/map/rows/0");
        QCOMPARE(faultOf(with(query, "/map", {{"rows", Json::array({std::string(40, '.')})}})), "-");
    }
};

DOSSIER_TESTS(MalformedTest, Nothing)

} // namespace malformed_test

#include "malformed_test.moc"
