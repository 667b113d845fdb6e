#include "model/conquest/seen/consistency.h"
#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/refusal.h"
#include "tests/model/conquest/coop_table.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/test_class.h"
#include "views/conquest/desk/course_corrections.h"

#include <QSet>
#include <QTest>

#include <algorithm>

namespace course_corrections_test
{

using namespace dossier;
using namespace dossier::conquest;

namespace
{

/// The one whose text begins so; an empty one where there is none.
CourseCorrection saying(const std::vector<CourseCorrection> &all, const char *text)
{
    const auto found = std::ranges::find_if(
        all, [&](const CourseCorrection &one) { return one.text.startsWith(QString::fromUtf8(text)); });
    return found == all.end() ? CourseCorrection{} : *found;
}

/// The table once they were given; what was malformed or hangs is told.
QString given(Table &table, const CourseCorrection &correction)
{
    if (correction.events.empty())
        return QStringLiteral("there is no such correction");
    for (const Event &event : correction.events)
    {
        if (const auto fault = malformed(table.open, Command(Correct{event})))
            return QString::fromStdString(*fault);
        for (const Event &happens : resolve(table, Correct{event}))
            test::applyEvent(table, happens);
        if (const auto hangs = inconsistency(table.open))
            return QString::fromStdString(*hangs);
    }
    return {};
}

} // namespace

/// Corrections by a right click on the course of the game.
class CourseCorrectionsTest : public QObject
{
    Q_OBJECT

private slots:

    /// At every step of random games of both modes each of them can be given, and leaves a table that holds together.
    void everyOneCanBeGivenAtAnyTime()
    {
        QSet<QString> met;
        for (const Mode mode : {Mode::Competitive, Mode::Cooperative})
        {
            test::RandomConquest random(7, mode);
            Table table = test::begunConquest(3, {}, mode);
            for (int i = 0; i < 400 && table.open.clock.phase != Phase::Over; ++i)
            {
                const test::GivenConquest next = random.next(table);
                (void)test::give(table, next.command, next.seat);
                if (i % 5 != 0)
                    continue;
                std::vector<CourseCorrection> all = courseCorrections(table.open);
                for (const Colour player : table.open.players.colours)
                    std::ranges::copy(correctionsOf(table.open, player), std::back_inserter(all));
                for (const auto &[place, space] : table.open.spaces)
                    std::ranges::copy(actingCorrections(table.open, place), std::back_inserter(all));
                for (const CourseCorrection &correction : all)
                {
                    Table corrected = table;
                    QVERIFY2(given(corrected, correction).isEmpty(), qPrintable(correction.text));
                    met << correction.text.section(u' ', 0, 3);
                }
            }
        }
        QVERIFY2(met.size() >= 12, qPrintable(met.values().join(QStringLiteral(" | "))));
    }

    void nothingIsPutRightBeforeAGameBegins()
    {
        const Table table = newTable(test::conquestSample());
        QVERIFY(courseCorrections(table.open).empty() && correctionsOf(table.open, Colour::Green).empty());
    }

    /// CQ-DUE-2, CQ-CMD-3.
    void turnPhaseFirstPlayerAndRoundArePutRight()
    {
        Table table = test::greensTurn();
        QCOMPARE(given(table, saying(courseCorrections(table.open), "Correct: Battle phase of Green")), QString());
        QCOMPARE(table.open.clock.phase, Phase::Battle);
        QCOMPARE(
            given(table, saying(correctionsOf(table.open, Colour::Blue), "Correct: it is Blue’s turn")), QString());
        QCOMPARE(table.open.clock, (Clock{Phase::Action, 1, Colour::Blue}));
        const Colour other = table.open.first == Colour::Blue ? Colour::Green : Colour::Blue;
        QCOMPARE(given(table, correctionsOf(table.open, other).front()), QString());
        QCOMPARE(table.open.first, std::optional(other));
        QCOMPARE(given(table, saying(courseCorrections(table.open), "Correct: round 2 begins")), QString());
        QCOMPARE(table.open.clock, (Clock{Phase::Command, 2, std::nullopt}));
    }

    /// CQ-RES-10.
    void theSuperheroComesAndGoes()
    {
        test::CoopTable coop;
        Table &table = coop.table();
        const auto pool = deckSize(table.open, Deck::Tokens);
        QCOMPARE(given(table, saying(courseCorrections(table.open), "Correct: Sample Paragon")), QString());
        QVERIFY(table.open.resistance.captain.has_value());
        QCOMPARE(deckSize(table.open, Deck::Tokens), std::optional(*pool - 1));
        QCOMPARE(given(table, saying(courseCorrections(table.open), "Correct: Sample Paragon")), QString());
        QVERIFY(!table.open.resistance.captain);
        QCOMPARE(deckSize(table.open, Deck::Tokens), pool);
    }

    /// CQ-FIGHT-5, -8: a barrage that was forgotten.
    void aForgottenBarrageFiresBeforeTheDice()
    {
        Table table = test::greensTurn();
        test::applyEvent(table, LocationDrawn{{1, 1}, "Sample Farm"});
        test::applyEvent(table, AlienPlaced{{Colour::Green, 1}, {1, 1}, true});
        QCOMPARE(test::give(table, EndAction{}), std::string());
        QCOMPARE(test::give(table, TurnUpResistance{{1, 1}, "Sample Cannons"}), std::string());
        QCOMPARE(table.open.battle->stage, conquest::Stage::Barrage);
        QCOMPARE(given(table, saying(courseCorrections(table.open), "Correct: no barrage")), QString());
        QCOMPARE(table.open.battle->stage, conquest::Stage::Roll);
        QCOMPARE(given(table, saying(courseCorrections(table.open), "Correct: the barrage fires")), QString());
        QCOMPARE(table.open.battle->stage, conquest::Stage::Barrage);
        QCOMPARE(
            given(table, saying(courseCorrections(table.open), "Correct: this battle is over and lost")), QString());
        QVERIFY(!table.open.battle);
    }

    /// CQ-RES-4, -5.
    void aTokenThatHasActedIsPassedOver()
    {
        test::CoopTable coop;
        coop.put({1, 2}, "Sample Column");
        coop.atStep(4, {{{1, 2}, "Sample Column"}});
        const std::vector<CourseCorrection> all = actingCorrections(coop.open(), {1, 2});
        QCOMPARE(all.size(), std::size_t{1});
        QVERIFY(all.front().text.endsWith(QStringLiteral("has moved")));
        QCOMPARE(given(coop.table(), all.front()), QString());
        QVERIFY(coop.open().resistance.acting.empty());
        QVERIFY(coop.open().resistance.step > 4);
    }
};

DOSSIER_TESTS(CourseCorrectionsTest, Windows)

} // namespace course_corrections_test

#include "course_corrections_test.moc"
