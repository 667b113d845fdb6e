#include "app/session/round_places.h"
#include "model/journal/journal_moves.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace round_places_test
{

using namespace dossier;
using namespace dossier::journal;

namespace
{

/// An event that sets a round is written here as "round" and a digit.
std::optional<int> roundOf(const std::string &event)
{
    return event.starts_with("round") ? std::optional(event.back() - '0') : std::nullopt;
}

/// A running journal; secret entries hold one secret event.
struct Played
{
    Journal journal{};
    std::uint8_t made = 0;

    void add(decltype(Record::what) what)
    {
        Record record;
        record.id.bytes[0] = ++made;
        record.what = std::move(what);
        journal.add(std::move(record));
    }

    void play(const std::string &event)
    {
        add(Entry{.parent = journal.position(), .kind = {"k", ""}, .events = {{event, ""}}});
    }

    void playSecretly() { add(Entry{.parent = journal.position(), .kind = {"", "k"}, .events = {{"", "round 9"}}}); }

    void undo() { add(*journal::undo(journal, {"why", ""})); }
};

} // namespace

class RoundPlacesTest : public QObject
{
    Q_OBJECT

private slots:

    void aRoundBeginsWithTheFirstLineThatNamesIt()
    {
        Played game;
        for (const char *event : {"set up", "round 1", "round 1", "fight", "round 2"})
            game.play(event);
        RoundPlaces places(roundOf);
        QCOMPARE(places.marks(game.journal, Eyes::KnowSecrets), (std::vector<RoundMark>{{2, 1}, {5, 2}}));
        game.play("round 3");
        QCOMPARE(places.marks(game.journal, Eyes::KnowSecrets), (std::vector<RoundMark>{{2, 1}, {5, 2}, {6, 3}}));
    }

    void everybodysLinesHaveNumbersOfTheirOwn()
    {
        Played game;
        game.play("round 1");
        game.playSecretly();
        game.playSecretly();
        game.play("round 2");
        RoundPlaces places(roundOf);
        QCOMPARE(places.marks(game.journal, Eyes::KnowSecrets), (std::vector<RoundMark>{{1, 1}, {4, 2}}));
        QCOMPARE(places.marks(game.journal, Eyes::Everybodys), (std::vector<RoundMark>{{1, 1}, {2, 2}}));
    }

    void aRoundThatWasUndoneHasNoMark()
    {
        Played game;
        game.play("round 1");
        game.play("round 2");
        RoundPlaces places(roundOf);
        QCOMPARE(places.marks(game.journal, Eyes::KnowSecrets).size(), std::size_t{2});
        game.undo();
        QCOMPARE(places.marks(game.journal, Eyes::KnowSecrets), (std::vector<RoundMark>{{1, 1}}));
        game.play("round 2");
        QCOMPARE(places.marks(game.journal, Eyes::KnowSecrets), (std::vector<RoundMark>{{1, 1}, {4, 2}}));
    }

    void whatIsNotInMemoryHasNoMarkUntilItIs()
    {
        Played game;
        for (const char *event : {"round 1", "fight", "round 2", "fight"})
            game.play(event);
        Journal latest(Beginning{2, 2});
        for (std::size_t i = 2; i < 4; ++i)
            latest.add(game.journal.records()[i]);
        RoundPlaces places(roundOf);
        QCOMPARE(places.marks(latest, Eyes::KnowSecrets), (std::vector<RoundMark>{{3, 2}}));
        QCOMPARE(places.marks(latest, Eyes::Everybodys), (std::vector<RoundMark>{{3, 2}}));
        QCOMPARE(places.marks(game.journal, Eyes::KnowSecrets), (std::vector<RoundMark>{{1, 1}, {3, 2}}));
    }

    void eachRecordIsLookedThroughOnce()
    {
        Played game;
        int asked = 0;
        RoundPlaces places(
            [&](const std::string &event)
            {
                ++asked;
                return roundOf(event);
            });
        for (int i = 0; i < 5; ++i)
        {
            game.play("round 1");
            static_cast<void>(places.marks(game.journal, Eyes::KnowSecrets));
        }
        QCOMPARE(asked, 5);
    }
};

DOSSIER_TESTS(RoundPlacesTest, Nothing)

} // namespace round_places_test

#include "round_places_test.moc"
