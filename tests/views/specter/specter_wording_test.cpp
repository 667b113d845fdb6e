#include "app/window/translators.h"
#include "model/specter/json/json.h"
#include "model/specter/seen/rule_ids.h"
#include "tests/support/reason_walk.h"
#include "tests/support/specter_box.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"
#include "views/specter/parts/game_end.h"
#include "views/specter/words/command_wording.h"
#include "views/specter/words/event_wording.h"
#include "views/specter/words/fact_wording.h"
#include "views/specter/words/lines.h"
#include "views/specter/words/refusal_wording.h"
#include "views/specter/words/short_names.h"
#include "views/specter/words/wording.h"

#include <QTest>

#include <functional>
#include <set>

namespace specter_wording_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

/// Calls `say` with every kind of a variant, as it is when nothing is filled in.
template <typename Variant, std::size_t index = 0>
void forEachKind(const std::function<void(const Variant &, std::string_view type)> &say)
{
    if constexpr (index < alternativeCount<Variant>)
    {
        using Kind = AlternativeAt<index, Variant>;
        say(Variant(Kind{}), Kind::type);
        forEachKind<Variant, index + 1>(say);
    }
}

/// Spaces of the printed board.
class OfTheBox
{
public:
    [[nodiscard]] static std::vector<Coordinate> of(const Coordinate & /*fact*/)
    {
        return {*spaceNamed("K17"), *spaceNamed("N1")};
    }
};

/// The facts that sentences leave to programs.
std::set<std::string_view> silent(const auto & /*why*/)
{
    return {};
}

std::set<std::string_view> silent(const reason::NoTraitorNow & /*why*/)
{
    return {"players"};
}

std::set<std::string_view> silent(const reason::NotTheTraitor & /*why*/)
{
    return {"traitor"};
}

std::set<std::string_view> silent(const reason::CompletesNothing & /*why*/)
{
    return {"agent"};
}

std::set<std::string_view> silent(const reason::ForetoldAlready & /*why*/)
{
    return {"foretold"};
}

std::set<std::string_view> silent(const reason::EscapesNot & /*why*/)
{
    return {"agent"};
}

std::set<std::string_view> silent(const reason::BarringNeedsFour & /*why*/)
{
    return {"hunters"};
}

std::set<std::string_view> silent(const reason::NobodyAttacks & /*why*/)
{
    return {"agent"};
}

QString said(const PublicTable &table, const Reason &why)
{
    return wording::sentence(table, Violation{rule::SO_MOVE_1, why});
}

} // namespace

class SpecterWordingTest : public QObject
{
    Q_OBJECT

private slots:

    void anAmbushSaysWhatItNeeded()
    {
        Table table = begun();
        table.open.agents.at(Agent::First).character = AgentKind::Cobra;
        const int needed = cardOf(table.open.pack, AgentKind::Cobra)->ambushOnAtLeast.value();
        const auto said = [&](int die)
        { return wording::sentence(table.open, Event(AmbushRolled{Agent::First, HunterKind::Gun, die})); };
        QVERIFY2(said(needed).contains(QStringLiteral("rolled %1").arg(needed)), qPrintable(said(needed)));
        QVERIFY(!said(needed).contains(QStringLiteral("in vain")));
        const QString failed = said(needed - 1);
        QVERIFY2(failed.endsWith(QStringLiteral("in vain: rolled %1, needed %2").arg(needed - 1).arg(needed)),
            qPrintable(failed));
    }

    /// Only the reason that keeps a hunter from moving is named.
    void whoIsStunnedIsNotSaidToRide()
    {
        Table table = begun();
        table.open.hunters.at(HunterKind::Gun).stunned = true;
        QCOMPARE(said(table.open, reason::Stunned{HunterKind::Gun}), QStringLiteral("The Gun is stunned."));
        table.open.hunters.at(HunterKind::Gun).stunned = false;
        QCOMPARE(said(table.open, reason::Stunned{HunterKind::Gun}), QStringLiteral("The Gun is in the vehicle."));
    }

    /// The sentence adds the rolls as the panel does where they are entered.
    void theRollsOfADieAreAdded()
    {
        AttackMade made;
        made.distance = 5;
        made.dice = {{6, 1}, {4}};
        const QString said = wording::sentence(begun().open, Event(made));
        QVERIFY2(said.contains(QStringLiteral("rolled 6 + 1, 4,")), qPrintable(said));
    }

    /// And not by whoever uses it, who stays where he is.
    void aStepWithTheSensorIsCalledByIt()
    {
        const Events events{
            HunterMoved{HunterKind::Gun, at("N1"), true, 0}, AgentFactSaid{Agent::First, 0, SensorSaid{at("N1"), {}}}};
        QCOMPARE(wording::shortName(begun().open, events), QStringLiteral("Motion sensor"));
        QCOMPARE(wording::shortName(begun().open, {events.front()}), QStringLiteral("In the vehicle"));
    }

    void undoNamesTheBeginningOfTheGame()
    {
        QCOMPARE(wording::shortName(begun().open, {PhaseBegan{{Phase::Agents, 1}}}), QStringLiteral("Game start"));
        QCOMPARE(wording::shortName(begun().open, {PhaseBegan{{Phase::Agents, 2}}}), QStringLiteral("Turn 2"));
    }

    /// SO-HUNT-4: the number on the die, which what is added to it makes larger or smaller; a 1 always misses.
    void anAttackSaysWhatTheDieHadToShow()
    {
        const auto needed = [](int distance, int modifier)
        {
            const QString text = wording::sentence(
                begun().open, AttackMade{.distance = distance, .modifier = modifier, .dice = {{6}}, .hit = true});
            return text.section(QStringLiteral("needed "), 1);
        };
        QCOMPARE(needed(1, -2), QStringLiteral("3"));
        QCOMPARE(needed(4, 0), QStringLiteral("4"));
        QCOMPARE(needed(3, 1), QStringLiteral("2"));
        QCOMPARE(needed(1, 0), QStringLiteral("2"));
    }

    /// The journal has the answer already; the decision says its reason, and what stands from then on.
    void aDecisionAgainstAnAnswerSaysBoth()
    {
        const auto row = [](const Event &event)
        {
            journal::Line line;
            line.kind.open = "specter.correct";
            return journalRow(
                line, std::make_shared<const Events>(Events{event}), std::make_shared<const PublicTable>(begun().open));
        };
        const JournalRow ruling = row(RulingMade{.rule = "SO-HUNT-3", .reason = "We saw it"});
        QCOMPARE(ruling.sentences(), QStringList{QStringLiteral("The players decide otherwise: We saw it")});
        QCOMPARE(ruling.inShort(), QStringLiteral("Decision"));
        // It is said in place of the answer.
        QCOMPARE(ruling.aloud(), ruling.sentences());
        QVERIFY(ruling.hushes);
        AgentInPlay agent = begun().open.agents.at(Agent::First);
        agent.wounds = 2;
        agent.turns
            = {TurnFacts{.shown = Shown{}, .later = {FoundBy{Lookout{.hunter = idOf(HunterKind::Gun)}, at("N2")}}}};
        const QString stands = row(AgentWritten{Agent::First, agent}).sentences().join(u' ');
        for (const char *said : {"nothing to show", "is seen on N2", "has lost 2 health"})
            QVERIFY2(stands.contains(QString::fromLatin1(said)), qPrintable(stands));
    }

    /// After a colon a fact goes on in small letters.
    void aFactGoesOnAfterItsTurn()
    {
        PublicTable table = begun().open;
        TurnFacts turn;
        turn.shown = Shown{Showing::LastSeen, at("N1")};
        turn.later = {StoodAt{at("N2")}};
        table.agents.at(Agent::First).turns = {turn};
        QCOMPARE(wording::factAlone(table, Agent::First, {0, FactKind::Shown, 0}),
            QStringLiteral("the agent was last seen on N1"));
        QVERIFY(wording::fact(table, Agent::First, {0, FactKind::Later, 0})
                .endsWith(QStringLiteral(": the agent was on N2")));
    }

    /// A name is written as it is printed wherever it stands.
    void aFactThatBeginsWithANameKeepsIt()
    {
        PublicTable table = begun().open;
        const auto on = [&](const char *sentence) { return wording::goingOn(table, QString::fromLatin1(sentence)); };
        QCOMPARE(on("The agent was on N2"), QStringLiteral("the agent was on N2"));
        QCOMPARE(on("Motion sensor on N1: no signal"), QStringLiteral("motion sensor on N1: no signal"));
        for (const char *named : {"The Gun hears nothing", "Blue Jay was on N2", "Flash Bang on N2"})
            QCOMPARE(on(named), QString::fromLatin1(named));
    }

    static void inBothLanguages()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("English") << static_cast<int>(Language::English);
        QTest::newRow("Italian") << static_cast<int>(Language::Italian);
    }

    void everyEventHasASentence_data() { inBothLanguages(); }

    void everyEventHasASentence()
    {
        QFETCH(int, language);
        Translators translators;
        translators.speak(static_cast<Language>(language));
        const Table table = newTable(box());
        std::set<QString> sentences;
        std::size_t count = 0;
        forEachKind<Event>(
            [&](const Event &event, std::string_view type)
            {
                const QString text = wording::sentence(table.open, event);
                QVERIFY2(text.isEmpty() == holds_alternative<RulingMade>(event), std::string(type).c_str());
                QVERIFY2(!text.contains(u'%') && !text.contains(u'{'), qPrintable(text));
                // A button that undoes it has room for little more than that.
                const QString brief = wording::shortName(table.open, {event});
                QVERIFY2(brief.size() <= 28 && !brief.contains(u'%'), qPrintable(brief));
                sentences.insert(text);
                ++count;
            });
        QCOMPARE(sentences.size(), count);
    }

    void everyCommandHasAButton_data() { inBothLanguages(); }

    void everyCommandHasAButton()
    {
        QFETCH(int, language);
        Translators translators;
        translators.speak(static_cast<Language>(language));
        const View seen = view(newTable(box()), AgentSeat{});
        std::set<QString> texts;
        std::size_t count = 0;
        forEachKind<Command>(
            [&](const Command &command, std::string_view type)
            {
                const QString text = wording::button(seen, command);
                QVERIFY2(!text.isEmpty() && !text.contains(u'%') && !text.contains(u'{'), std::string(type).c_str());
                texts.insert(text);
                ++count;
            });
        QCOMPARE(texts.size(), count);
    }

    void everyReasonIsSaidWithItsFacts_data() { inBothLanguages(); }

    void everyReasonIsSaidWithItsFacts()
    {
        QFETCH(int, language);
        Translators translators;
        translators.speak(static_cast<Language>(language));
        const Table table = newTable(box());
        const SampleFacts<OfTheBox> facts;
        ReasonWalk walk(facts);
        const auto say = [&](const auto &why) { return said(table.open, why); };
        const auto untold = [](const auto &why) { return silent(why); };
        walk.chapter<PlayReason>(say, untold);
        walk.chapter<AgentReason>(say, untold);
        walk.chapter<HunterReason>(say, untold);
        QCOMPARE(walk.wrong(), QString());
        QVERIFY(walk.walked() > 65);
    }

    void refusalsAreTranslated()
    {
        const Table table = newTable(box());
        Translators translators;
        QStringList alike;
        const auto compare = [&](const Reason &why)
        {
            translators.speak(Language::English);
            const QString english = said(table.open, why);
            translators.speak(Language::Italian);
            if (said(table.open, why) == english)
                alike << english;
        };
        const auto all = [&]<typename Chapter>(const Chapter & /*first*/)
        {
            [&]<std::size_t... place>(std::index_sequence<place...>)
            { (compare(Reason(AlternativeAt<place, Chapter>{})), ...); }(
                std::make_index_sequence<alternativeCount<Chapter>>());
        };
        all(PlayReason{});
        all(AgentReason{});
        all(HunterReason{});
        QCOMPARE(alike.join(u'\n'), QString());
    }

    void aRefusalNamesWhatItIsAbout()
    {
        const Table table = newTable(box());
        QCOMPARE(said(table.open, reason::BadStep{3, *spaceNamed("K17"), StepFault::Hunter}),
            QStringLiteral("There is a hunter on K17."));
        QCOMPARE(said(table.open, reason::OthersTurn{HunterKind::Beast}),
            QStringLiteral("The turn of The Beast is under way."));
        QCOMPARE(said(table.open, reason::BeforeTheMove{Equipment::AdrenalSurge}),
            QStringLiteral("Adrenal Surge is used before the move."));
    }

    /// A hunter without a player's name and without a role in the end takes no row of the panel.
    void theStandingsNameWhoIsSpokenOf()
    {
        Table table = begun({.onPaper = true});
        forced(table, EndGame{{Side::Agents, Ending::Agreed}});
        const auto rows = [&](const WhoPlays &players) { return gameEnd(table.open, players)->standings.size(); };
        QCOMPARE(rows({}), std::size_t{1});
        QCOMPARE(rows({.hunters = {{HunterKind::Gun, QStringLiteral("Bruno")}}}), std::size_t{2});
    }

    void aWayIsToldSpaceBySpace()
    {
        const Table table = newTable(box());
        const AgentMoved moved{
            .line = {{*spaceNamed("N1"), *spaceNamed("N2"), *spaceNamed("M3")}, CardUse{Equipment::AdrenalSurge}}};
        QCOMPARE(wording::sentence(table.open, Event(moved)), QString::fromUtf8("The agent moves: N1 → N2 → M3 (AS)"));
        QCOMPARE(wording::sentence(table.open, Event(AgentMoved{.line = {{*spaceNamed("N1")}, {}}})),
            QStringLiteral("The agent stays on N1"));
    }
};

DOSSIER_TESTS(SpecterWordingTest, EventLoop)

} // namespace specter_wording_test

#include "specter_wording_test.moc"
