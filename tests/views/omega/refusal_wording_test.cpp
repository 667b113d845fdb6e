#include "app/window/translators.h"
#include "model/omega/geometry/rule_ids.h"
#include "tests/support/omega_tables.h"
#include "tests/support/reason_walk.h"
#include "tests/support/test_class.h"
#include "views/kit/appearance.h"
#include "views/omega/examples/rule_book.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_library.h"

#include <QTest>

namespace refusal_wording_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

/// The first two.
template <typename Card>
auto ids(const std::vector<Card> &cards)
{
    return std::vector{cards.at(0).id, cards.at(1).id};
}

/// Cards of the sample and figures on its map.
class OfTheSample
{
public:
    OfTheSample()
        : m_table(tableInTurns(Printing::Revised))
    {
        bring(m_table, "rogue_clone", {5, 0});
        bring(m_table, "handler", {6, 0});
    }

    [[nodiscard]] const PublicTable &open() const { return m_table.open; }

    [[nodiscard]] static std::vector<Space> of(Space) { return {{1, 1}, {2, 3}}; }

    [[nodiscard]] static std::vector<Edge> of(const Edge &)
    {
        return {{{1, 1}, Edge::Side::East}, {{1, 1}, Edge::Side::South}};
    }

    /// Two of them are said alike.
    [[nodiscard]] static std::vector<GasFault> of(GasFault)
    {
        return {GasFault::FewNeighbours, GasFault::Apart, GasFault::TooMany, GasFault::OnObjective,
            GasFault::OutsideRoom, GasFault::OnWall};
    }

    [[nodiscard]] static std::vector<FigureId> of(FigureId) { return {{1}, {2}}; }

    [[nodiscard]] static std::vector<RoomId> of(RoomId) { return {{1}, {2}}; }

    [[nodiscard]] static std::vector<EffectId> of(const EffectId &) { return {{"stims"}, {"own words"}}; }

    [[nodiscard]] static std::vector<ExtraId> of(const ExtraId &) { return {{"aim"}, {"burst"}}; }

    [[nodiscard]] static std::vector<StanceId> of(const StanceId &) { return {{"steady"}, {"bold"}}; }

    [[nodiscard]] static std::vector<PlannedEventId> of(const PlannedEventId &) { return {{"fire"}, {"flood"}}; }

    [[nodiscard]] std::vector<AbilityId> of(const AbilityId &) const { return ids(open().content.abilities); }

    [[nodiscard]] std::vector<KitId> of(const KitId &) const { return ids(open().content.kits); }

    [[nodiscard]] std::vector<ItemId> of(const ItemId &) const { return ids(open().content.items); }

    [[nodiscard]] std::vector<KindId> of(const KindId &) const { return ids(open().content.figures); }

    [[nodiscard]] std::vector<WeaponId> of(const WeaponId &) const { return ids(open().content.weapons); }

    [[nodiscard]] std::vector<RoomCardId> of(const RoomCardId &) const { return ids(open().content.roomCards); }

    [[nodiscard]] std::vector<MissionEventId> of(const MissionEventId &) const
    {
        return ids(open().content.mission.events);
    }

private:
    Table m_table;
};

/// The facts that sentences leave to programs.
std::set<std::string_view> silent(const auto & /*why*/)
{
    return {};
}

std::set<std::string_view> silent(const reason::NotTypedIn & /*why*/)
{
    return {"ability", "card"};
}

std::set<std::string_view> silent(const reason::OverseersPhase & /*why*/)
{
    return {"own_phase"};
}

std::set<std::string_view> silent(const reason::TooMuchAdrenaline & /*why*/)
{
    return {"stance"};
}

std::set<std::string_view> silent(const reason::AbilityOnTheInactive & /*why*/)
{
    return {"ability"};
}

std::set<std::string_view> silent(const reason::NotPlanned & /*why*/)
{
    return {"not_planned"};
}

std::set<std::string_view> silent(const reason::TooMuchKit & /*why*/)
{
    return {"commando"};
}

std::set<std::string_view> silent(const reason::NobodyBrings & /*why*/)
{
    return {"kit"};
}

std::set<std::string_view> silent(const reason::NoSuchStance & /*why*/)
{
    return {"stance"};
}

std::set<std::string_view> silent(const reason::CardsInTheBox & /*why*/)
{
    return {"cards"};
}

std::set<std::string_view> silent(const reason::OtherPrinting & /*why*/)
{
    return {"printing"};
}

std::set<std::string_view> silent(const reason::WeaponInUse & /*why*/)
{
    return {"in_use"};
}

std::set<std::string_view> silent(const reason::MovesTogether & /*why*/)
{
    return {"actions"};
}

std::set<std::string_view> silent(const reason::DoorsAlike & /*why*/)
{
    return {"room"};
}

std::set<std::string_view> silent(const reason::WayBarred & /*why*/)
{
    return {"step"};
}

std::set<std::string_view> silent(const reason::RoomNotHidden & /*why*/)
{
    return {"state"};
}

std::set<std::string_view> silent(const reason::RoomHidden & /*why*/)
{
    return {"at"};
}

std::set<std::string_view> silent(const reason::AnotherCardFirst & /*why*/)
{
    return {"group"};
}

std::set<std::string_view> silent(const reason::ObjectiveWithoutSpace & /*why*/)
{
    return {"objective"};
}

std::set<std::string_view> silent(const reason::ObjectiveOffItsZone & /*why*/)
{
    return {"objective"};
}

std::set<std::string_view> silent(const reason::ObjectivesInTheBox & /*why*/)
{
    return {"objectives"};
}

std::set<std::string_view> silent(const reason::NoSuchExtra & /*why*/)
{
    return {"extra"};
}

std::set<std::string_view> silent(const reason::StandElsewhere & /*why*/)
{
    return {"from", "to"};
}

std::set<std::string_view> silent(const reason::NoRerollByAssist & /*why*/)
{
    return {"cost"};
}

std::set<std::string_view> silent(const reason::AddsToItself & /*why*/)
{
    return {"on"};
}

std::set<std::string_view> silent(const reason::MarkerNotReached & /*why*/)
{
    return {"at"};
}

std::set<std::string_view> silent(const reason::MarkerRollsOnce & /*why*/)
{
    return {"at"};
}

QString said(const PublicTable &table, const Reason &why)
{
    return wording::sentence(table, Violation{rule::OP_ACT_1, why});
}

} // namespace

/// A refusal by the rules of LEVEL 7 is a sentence that names the things that it is about.
class RefusalWordingTest : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase()
    {
        openResources();
        setRuleBooks({omegaRules()});
    }

    void everyReasonIsSaidWithItsFacts_data()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("English") << static_cast<int>(Language::English);
        QTest::newRow("Italian") << static_cast<int>(Language::Italian);
    }

    void everyReasonIsSaidWithItsFacts()
    {
        QFETCH(int, language);
        Translators translators;
        translators.speak(static_cast<Language>(language));
        const SampleFacts<OfTheSample> facts;
        ReasonWalk walk(facts);
        const auto say = [&](const auto &why)
        {
            // A look outside the field of view: the rule's title says all that there is.
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(why)>, reason::NoSight>)
                return QStringLiteral("Nothing.");
            else
                return said(facts.open(), why);
        };
        const auto untold = [](const auto &why) { return silent(why); };
        walk.chapter<PlayReason>(say, untold);
        walk.chapter<CommandoReason>(say, untold);
        walk.chapter<BoardReason>(say, untold);
        walk.chapter<CombatReason>(say, untold);
        QCOMPARE(walk.wrong(), QString());
        QVERIFY(walk.walked() > 130);
    }

    void sentencesAreTranslated()
    {
        const SampleFacts<OfTheSample> facts;
        Translators translators;
        QStringList alike;
        const auto compare = [&](const Reason &why)
        {
            translators.speak(Language::English);
            const QString english = said(facts.open(), why);
            translators.speak(Language::Italian);
            if (said(facts.open(), why) == english)
                alike << english;
        };
        const auto all = [&]<typename Chapter>(const Chapter & /*first*/)
        {
            [&]<std::size_t... place>(std::index_sequence<place...>)
            { (compare(Reason(AlternativeAt<place, Chapter>{})), ...); }(
                std::make_index_sequence<alternativeCount<Chapter>>());
        };
        all(PlayReason{});
        all(CommandoReason{});
        all(BoardReason{});
        all(CombatReason{});
        QCOMPARE(alike.join(u'\n'), QString());
    }

    void aLookThatNothingBlocksIsSaidByItsRule()
    {
        const Table table = sampleTable(Printing::First);
        const QString said = wording::sentence(table.open, Violation{rule::OP_FOV_2, reason::NoSight{}});
        QVERIFY(!said.isEmpty());
        QCOMPARE(said, ruleTitle(rule::OP_FOV_2));
    }

    /// An owner's card may have the id of anything: a marker, an action, a commando, a step, a condition.
    void aCardIsSaidByItsOwnName_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *id : {"napalm", "trip_mine", "heal", "rifleman", "spawn", "downed", "nobody", "sentry_drone"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }

    void aCardIsSaidByItsOwnName()
    {
        QFETCH(QString, id);
        Translators translators;
        translators.speak(Language::English);
        PublicTable table = sampleTable(Printing::Revised).open;
        const KitId kit{id.toStdString()};
        const ItemId item{id.toStdString()};
        const KindId kind{id.toStdString()};
        std::erase_if(table.content.kits, [&](const Kit &one) { return one.id == kit; });
        std::erase_if(table.content.items, [&](const Item &one) { return one.id == item; });
        std::erase_if(table.content.figures, [&](const FigureCard &one) { return one.id == kind; });
        table.content.kits.push_back({.id = kit, .name = {"Carta mia", "Own kit"}});
        table.content.items.push_back({.id = item, .name = {"Carta mia", "Own find"}});
        FigureCard figure = table.content.figures.front();
        figure.id = kind;
        figure.name = {"Figura mia", "Own figure"};
        table.content.figures.push_back(figure);
        QCOMPARE(said(table, reason::KitIsAWeapon{kit}),
            QStringLiteral("Own kit is a weapon to attack with, and nothing else."));
        QCOMPARE(said(table, reason::NotTraded{item}), QStringLiteral("Own find cannot be traded."));
        QCOMPARE(said(table, reason::NoneInReserve{kind}), QStringLiteral("The reserves have no Own figure left."));
    }

    void aMarkerIsSaidAsAMarkerWhateverCardsAreCalled()
    {
        PublicTable table = sampleTable(Printing::Revised).open;
        for (const MarkerKind marker : {MarkerKind::Napalm, MarkerKind::TripMine})
        {
            const KitId kit{std::string(wordOf(marker))};
            std::erase_if(table.content.kits, [&](const Kit &one) { return one.id == kit; });
            table.content.kits.push_back({.id = kit, .name = {"Carta mia", "Own kit"}});
            QCOMPARE(said(table, reason::NoTarget{marker}),
                QStringLiteral("%1 cannot be attacked.").arg(wording::name(marker)));
        }
    }

    void anEventThatTheTableDoesNotKnowIsSaidAsItWasTyped()
    {
        Translators translators;
        translators.speak(Language::English);
        const Table table = sampleTable(Printing::First);
        QCOMPARE(said(table.open, reason::ComesLater{{"ambush"}, 5}), QStringLiteral("ambush happens in round 5."));
        QCOMPARE(said(table.open, reason::OverseersEvent{{"ambush"}}),
            QString::fromUtf8("Only the overseer decides when ambush happens."));
    }

    void aStatIsSaidAndNotItsWord()
    {
        const Table table = sampleTable(Printing::Revised);
        QCOMPARE(said(table.open, reason::NoChallengeAgainst{Stat::Speed}),
            QStringLiteral("A challenge is on Strength or Intelligence, not on %1.").arg(wording::name(Stat::Speed)));
    }
};

DOSSIER_TESTS(RefusalWordingTest, EventLoop)

} // namespace refusal_wording_test

#include "refusal_wording_test.moc"
