#include "app/window/translators.h"
#include "model/conquest/table.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/reason_walk.h"
#include "tests/support/test_class.h"
#include "views/conquest/desk/game_end.h"
#include "views/conquest/words/command_wording.h"
#include "views/conquest/words/event_wording.h"
#include "views/conquest/words/lines.h"
#include "views/conquest/words/names.h"
#include "views/conquest/words/refusal_wording.h"
#include "views/conquest/words/sample_cards.h"
#include "views/session/journal_wording.h"
#include "views/session/said_aloud.h"

#include <QTest>

#include <functional>
#include <set>

namespace conquest_wording_test
{

using namespace dossier;
using namespace dossier::conquest;
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

/// Values of the made-up box.
class OfTheBox
{
public:
    [[nodiscard]] static std::vector<Place> of(Place /*fact*/) { return {{1, 3}, {2, 0}, {0, 4}}; }

    [[nodiscard]] static std::vector<AlienId> of(AlienId /*fact*/)
    {
        return {{Colour::Green, 1}, {Colour::Blue, 2}, {Colour::Gold, 5}};
    }

    [[nodiscard]] static std::vector<std::string> of(const std::string & /*fact*/)
    {
        return {"strength", "population", "intelligence"};
    }

    [[nodiscard]] static std::vector<bool> of(bool /*fact*/) { return {false, true}; }

    [[nodiscard]] static std::vector<std::vector<AlienId>> of(const std::vector<AlienId> & /*fact*/)
    {
        return {{{Colour::Green, 1}}, {{Colour::Green, 1}, {Colour::Blue, 2}}};
    }

    [[nodiscard]] static std::vector<std::vector<Colour>> of(const std::vector<Colour> & /*fact*/)
    {
        return {{Colour::Green}, {Colour::Blue, Colour::Red}, {}};
    }

    [[nodiscard]] static std::vector<std::vector<Place>> of(const std::vector<Place> & /*fact*/)
    {
        return {{{1, 3}}, {{1, 3}, {2, 1}}};
    }

    [[nodiscard]] static std::vector<std::vector<std::string>> of(const std::vector<std::string> & /*fact*/)
    {
        return {{"Sample Patrol"}, {"Sample Patrol", "Sample Column"}, {}};
    }

    [[nodiscard]] static std::vector<std::vector<TokenAt>> of(const std::vector<TokenAt> & /*fact*/)
    {
        return {{{{1, 3}, "Sample Patrol"}}, {{{1, 4}, "Sample Patrol"}}, {}};
    }

    [[nodiscard]] static std::vector<std::vector<Encounter>> of(const std::vector<Encounter> & /*fact*/)
    {
        return {{{{1, 3}, std::nullopt}}, {{{1, 3}, Colour::Red}}, {{{1, 4}, Colour::Red}}};
    }

    [[nodiscard]] static std::vector<std::vector<TokensDue>> of(const std::vector<TokensDue> & /*fact*/)
    {
        return {{{0, 2, true}}, {{0, 2, false}}, {{1, 2, false}}, {{1, 1, false}}};
    }
};

std::set<std::string_view> silent(const auto & /*why*/)
{
    return {};
}

/// The sentence names the step that has to come first. The test's values of `first` name no step, so they share one
/// text.
std::set<std::string_view> silent(const reason::ComesFirst & /*why*/)
{
    return {"first"};
}

QString said(const PublicTable &table, const Reason &why)
{
    return wording::sentence(table, Violation{rule::CQ_DUE_2, why});
}

} // namespace

class ConquestWordingTest : public QObject
{
    Q_OBJECT

    Table m_table = begunConquest(3);

    /// Every kind of a variant has a text of its own in that language, but for those.
    template <typename Variant>
    void allDistinct(const std::function<QString(const Variant &)> &say, const std::set<std::string_view> &silent)
    {
        QFETCH(int, language);
        Translators translators;
        translators.speak(static_cast<Language>(language));
        std::set<QString> texts;
        std::size_t count = 0;
        forEachKind<Variant>(
            [&](const Variant &value, std::string_view type)
            {
                const QString text = say(value);
                QVERIFY2(text.isEmpty() == silent.contains(type), std::string(type).c_str());
                QVERIFY2(!text.contains(u'%') && !text.contains(u'{') && !text.contains(QStringLiteral("  ")),
                    qPrintable(text));
                if (!text.isEmpty() && !texts.insert(text).second)
                    QFAIL(qPrintable(text));
                ++count;
            });
        QCOMPARE(texts.size() + silent.size(), count);
    }

    /// The sentences of all kinds that are the same in both languages.
    template <typename Variant>
    QStringList untranslated(const std::function<QString(const Variant &)> &say)
    {
        Translators translators;
        QStringList alike;
        forEachKind<Variant>(
            [&](const Variant &value, std::string_view type)
            {
                translators.speak(Language::English);
                const QString english = say(value);
                translators.speak(Language::Italian);
                if (!english.isEmpty() && say(value) == english)
                    alike << QString::fromLatin1(type.data(), static_cast<qsizetype>(type.size()));
            });
        return alike;
    }

private slots:

    static void inBothLanguages()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("English") << static_cast<int>(Language::English);
        QTest::newRow("Italian") << static_cast<int>(Language::Italian);
    }

    void everyEventHasASentence_data() { inBothLanguages(); }

    void everyEventHasASentence()
    {
        allDistinct<Event>(
            [&](const Event &event) { return wording::sentence(m_table.open, event); }, {RulingMade::type});
    }

    void everyCommandHasAButton_data() { inBothLanguages(); }

    void everyCommandHasAButton()
    {
        allDistinct<Command>([&](const Command &command) { return wording::offer(m_table.open, command); }, {});
    }

    void everyCommandIsExplained_data() { inBothLanguages(); }

    void everyCommandIsExplained()
    {
        allDistinct<Command>([&](const Command &command) { return wording::explanation(m_table.open, command); }, {});
        forEachKind<Command>(
            [&](const Command &command, std::string_view type)
            {
                QVERIFY2(wording::explanation(m_table.open, command).endsWith(u'.'), std::string(type).c_str());
                QVERIFY2(!wording::offer(m_table.open, command).endsWith(u'.'), std::string(type).c_str());
            });
    }

    void everyReasonIsSaidWithItsFacts_data() { inBothLanguages(); }

    void everyReasonIsSaidWithItsFacts()
    {
        QFETCH(int, language);
        Translators translators;
        translators.speak(static_cast<Language>(language));
        const SampleFacts<OfTheBox> facts;
        ReasonWalk walk(facts);
        const auto say = [&](const auto &why) { return said(m_table.open, why); };
        const auto untold = [](const auto &why) { return silent(why); };
        walk.chapter<PlayReason>(say, untold);
        walk.chapter<FightReason>(say, untold);
        QCOMPARE(walk.wrong(), QString());
        QCOMPARE(walk.walked(), static_cast<int>(PlayReason::count + FightReason::count));
    }

    void allOfItIsTranslated()
    {
        QCOMPARE(untranslated<Event>([&](const Event &event) { return wording::sentence(m_table.open, event); }),
            QStringList());
        QCOMPARE(untranslated<Command>([&](const Command &command) { return wording::offer(m_table.open, command); }),
            QStringList());
        QCOMPARE(
            untranslated<Command>([&](const Command &command) { return wording::explanation(m_table.open, command); }),
            QStringList());
    }

    void whatComesFirstIsNamed()
    {
        std::set<QString> all;
        for (const char *type : {"let_win", "discard_event", "place_token", "turn_up_resistance",
                 "draw_resistance_event", "roll_barrage", "roll_round", "resolve_round", "lose_alien", "go_on",
                 "fight_token", "conquer", "fight_captain", "explore", "play_event"})
            all.insert(wording::dueName(type));
        QCOMPARE(all.size(), std::size_t{15});
        QVERIFY(!all.contains(wording::dueName("nothing of the kind")));
        QCOMPARE(said(m_table.open, reason::ComesFirst{"explore"}), QStringLiteral("First: explore the space."));
    }

    void aSpaceHasAnAddress()
    {
        QCOMPARE(wording::address({0, 0}), QStringLiteral("A0"));
        QCOMPARE(wording::address({2, 5}), QStringLiteral("C5"));
        QCOMPARE(wording::placeNamed(QStringLiteral(" c5 ")), std::optional(Place{2, 5}));
        for (const char *none : {"", "C", "C7", "F1", "55", "C55", "è1"})
            QCOMPARE(wording::placeNamed(QString::fromUtf8(none)), std::nullopt);
        QCOMPARE(wording::name(m_table.open, Place{0, 0}), QStringLiteral("Sample Capitol A0"));
        QCOMPARE(wording::name(m_table.open, Place{1, 0}), QStringLiteral("Green’s landing site B0"));
        QCOMPARE(wording::name(m_table.open, Place{1, 3}), QStringLiteral("B3"));
    }

    void aRefusalHasItsNumbers()
    {
        QCOMPARE(said(m_table.open, reason::TooFewPoints{1, 2}),
            QStringLiteral("Not enough action points: 2 needed, 1 left."));
        QCOMPARE(said(m_table.open, reason::NumberUnknown{"Sample Farm", "population"}),
            QStringLiteral("Enter this first: Sample Farm, population."));
    }

    /// A secret hand is a way on, not an end.
    void aSecretHandNamesTheWayOut()
    {
        const QString words
            = wording::sentence(m_table.open, Violation{rule::CQ_SECRET_1, reason::HandUnknown{Colour::Blue}});
        QVERIFY2(words.contains(QStringLiteral("Press “hand” on Blue’s card")), qPrintable(words));
    }

    void changesSayWhatHappens()
    {
        const auto said = [&](const Event &event) { return wording::sentence(m_table.open, event); };
        QCOMPARE(said(TerrorChanged{Colour::Blue, 1}), QStringLiteral("Blue gains 1 terror"));
        QCOMPARE(said(TerrorChanged{Colour::Blue, -2}), QStringLiteral("Blue loses 2 terror"));
        QCOMPARE(said(MarkerMoved{1}), QStringLiteral("The technology marker advances by 1"));
        QCOMPARE(said(MarkerMoved{-1}), QStringLiteral("The technology marker goes back by 1"));
        QVERIFY(said(BonusChanged{Side::Attacker, 2}).contains(QStringLiteral("2 more strength in this fight")));
    }

    void whatIsOfferedNamesWhatItIsAbout()
    {
        QCOMPARE(wording::offer(m_table.open, Explore{{1, 3}, {}}), QStringLiteral("Explore B3"));
        QCOMPARE(wording::offer(m_table.open, MoveAlien{{Colour::Green, 2}, {1, 3}, false}),
            QStringLiteral("Move Green saucer 2 to B3"));
        PublicTable turn = m_table.open;
        turn.clock.active = Colour::Red;
        QCOMPARE(wording::offer(turn, EndTurn{}), QStringLiteral("End Red’s turn"));
    }

    void aRoundIsToldByItsTotals()
    {
        QCOMPARE(wording::sentence(RoundResult{Side::Attacker, false, 11, 8}, std::nullopt),
            QStringLiteral("The aliens win the round, 11 against 8"));
        QCOMPARE(wording::sentence(RoundResult{Side::Opponent, true, 11, 8}, Colour::Gold),
            QStringLiteral("Overwhelming victory: Gold loses the round, 11 against 8"));
        QCOMPARE(wording::sentence(RoundResult{std::nullopt, false, 9, 9}, std::nullopt),
            QStringLiteral("A tie, 9 against 9: nobody loses"));
        QCOMPARE(wording::sentence(RoundResult{std::nullopt, false, 8, 12}, std::nullopt),
            QStringLiteral("A tie of two overwhelming dice, 8 against 12: nobody loses"));
    }

    void namesAreShownPlainAndShort()
    {
        const std::string html = "<b>bold</b> & %1 \n" + std::string(10000, 'x');
        const QString offered = wording::offer(m_table.open, PlayEvent{Colour::Green, html, {}});
        QVERIFY(offered.startsWith(QStringLiteral("Play <b>bold</b> & %1 xxx")));
        QVERIFY2(offered.size() < 80, qPrintable(offered));
        const QString told = wording::sentence(m_table.open, Event(CancelTried{Colour::Red, html, html, 4}));
        QCOMPARE(told.count(QStringLiteral("<b>bold</b> & %1 xxx")), 2);
        QVERIFY(told.endsWith(QStringLiteral("roll 4, cancelled")) && told.size() < 160);
        const QString refused = said(m_table.open, reason::NoSuchToken{{1, 3}, html});
        QVERIFY(refused.contains(QStringLiteral("<b>bold</b> & %1 xxx")) && refused.size() < 120);
    }

    void explanationsHaveNoNamesOfPacks()
    {
        PublicTable table = m_table.open;
        const std::string html = "<b>bold</b>";
        table.pack.locations.push_back(LocationCard{.name = html, .resistance = 1, .population = 1});
        table.spaces[{1, 3}]
            = {.location = LocationInPlay{.card = html, .conqueredBy = Colour::Blue}, .tokens = {"Sample Patrol"}};
        QVERIFY(wording::explanation(table, FreeLocations{}).contains(QStringLiteral("B3")));
        forEachKind<Command>([&](const Command &command, std::string_view type)
            { QVERIFY2(!wording::explanation(table, command).contains(u'<'), std::string(type).c_str()); });
    }

    /// The dice with the result, until another fight or turn begins; corrections are no results.
    void resultsAreSaidAloudUntilTheNextTurn()
    {
        const auto lineOf = [this](const conquest::Events &events, const std::string &kind)
        {
            journal::Line line{.what = journal::LineKind::Done, .kind = {.open = kind, .secret = {}}};
            line.standing = true;
            return journalRow(
                line, std::make_shared<const Events>(events), std::make_shared<const PublicTable>(m_table.open));
        };
        const JournalRow rolled = lineOf({DiceRolled{}}, "conquest.roll");
        const JournalRow won = lineOf({Conquered{{1, 3}, Colour::Blue}, TerrorChanged{Colour::Blue, 1}}, "conquest.x");
        const JournalRow stolen = lineOf({Stolen{{1, 3}, Colour::Red, Colour::Blue}}, "conquest.steal");
        const JournalRow turn = lineOf({TurnBegan{Colour::Red}}, "conquest.begin_turn");
        QCOMPARE(saidAloud({won}).size(), qsizetype{2});
        const JournalRow resolved = lineOf({RoundResolved{{}, Colour::Blue}}, "conquest.resolve_round");
        QCOMPARE(saidAloud({won, resolved, rolled}), saidAloud({won}) + saidAloud({resolved}));
        QVERIFY(!saidAloud({resolved}).isEmpty());
        QCOMPARE(saidAloud({turn, won}), QStringList());
        // On a card the cause comes first.
        QCOMPARE(saidAloud({won, resolved, rolled}, SaidOrder::AsItHappened), saidAloud({resolved}) + saidAloud({won}));
        // No dice led to what is explored, stolen or drawn next, and the next phase has news of its own.
        const JournalRow explored = lineOf({LocationDrawn{{1, 3}, "Sample Farm"}}, "conquest.explore");
        const JournalRow drawn = lineOf({ResistanceEventDrawn{}, StepBegan{2, {}}}, "conquest.draw_resistance_event");
        for (const JournalRow &next : {explored, stolen, drawn})
            QCOMPARE(saidAloud({next, resolved}), saidAloud({next}));
        const JournalRow battle = lineOf({PhaseBegan{Phase::Battle}}, "conquest.end_action");
        const JournalRow laid = lineOf({TokenLaid{Colour::Red}}, "conquest.choose_token");
        const JournalRow points = lineOf({PointsRolled{.player = Colour::Red, .face = 3}}, "conquest.roll_points");
        for (const JournalRow &next : {battle, laid, points})
            QCOMPARE(saidAloud({next, explored}), QStringList());
        QVERIFY(saidAloud({stolen, won}).join(u' ').contains(QStringLiteral("from Blue")));
        QCOMPARE(saidAloud({stolen, won}).size(), qsizetype{1});
        QCOMPARE(saidAloud({lineOf({Conquered{{1, 3}, Colour::Blue}}, "conquest.correct")}), QStringList());
    }

    void aReplayStopsAtPlacesWonAndLost()
    {
        const auto turns = [this](const conquest::Events &events, const std::string &kind)
        {
            journal::Line line{.what = journal::LineKind::Done, .kind = {.open = kind, .secret = {}}};
            return journalRow(
                line, std::make_shared<const Events>(events), std::make_shared<const PublicTable>(m_table.open))
                .isTurningPoint;
        };
        QVERIFY(turns({DiceRolled{}, Conquered{{1, 3}, Colour::Blue}}, "conquest.resolve_round"));
        QVERIFY(turns({Stolen{{1, 3}, Colour::Red, Colour::Blue}}, "conquest.steal"));
        QVERIFY(turns({conquest::GameEnded{}}, "conquest.end_game"));
        QVERIFY(!turns({DiceRolled{}}, "conquest.roll"));
        QVERIFY(!turns({TerrorChanged{Colour::Blue, 1}}, "conquest.x"));
        QVERIFY(!turns({Conquered{{1, 3}, Colour::Blue}}, "conquest.correct"));
    }

    /// An effect is said by what it does, and a flight by its loss, not by the rounds that were won before it.
    void whatACardDoesAndThatSomebodyFleesIsSaidAloud()
    {
        const auto lineOf = [this](const conquest::Events &events, const std::string &kind)
        {
            journal::Line line{.what = journal::LineKind::Done, .kind = {.open = kind, .secret = {}}};
            line.standing = true;
            return journalRow(
                line, std::make_shared<const Events>(events), std::make_shared<const PublicTable>(m_table.open));
        };
        const JournalRow applied = lineOf(
            {CardApplied{"Sample Broadcast"}, EventDiscarded{Colour::Green, "Sample Ambush"}}, "conquest.apply_card");
        QCOMPARE(saidAloud({applied}),
            (QStringList{
                QStringLiteral("Sample Broadcast takes effect"), QStringLiteral("Green discards Sample Ambush")}));
        const JournalRow won = lineOf({RoundResolved{{}, Colour::Blue}, FightWon{}}, "conquest.resolve_round");
        const JournalRow fled
            = lineOf({AlienPlaced{{Colour::Blue, 4}, {2, 3}, true}, BattleEnded{false}}, "conquest.flee");
        QCOMPARE(saidAloud({fled, won}), QStringList{QStringLiteral("Blue flees and loses the battle")});
    }

    /// An event of a hand is for the players, one of the humans' deck for the humans.
    void aCardThatComesIntoPlayIsReadAloud()
    {
        PublicTable table = m_table.open;
        table.pack.events.push_back({.name = "Two Inks", .text = "black", .redText = "red"});
        const auto said = [&](const Event &event, const std::string &kind)
        {
            journal::Line line{.what = journal::LineKind::Done, .kind = {.open = kind, .secret = {}}};
            line.standing = true;
            return saidAloud({journalRow(
                line, std::make_shared<const Events>(Events{event}), std::make_shared<const PublicTable>(table))});
        };
        QVERIFY(said(EventPlayed{Colour::Blue, "Two Inks"}, "conquest.play_event")
                .contains(QStringLiteral("Two Inks: black")));
        QVERIFY(
            said(ResistanceEventDrawn{.card = "Two Inks"}, "conquest.draw").contains(QStringLiteral("Two Inks: red")));
        QCOMPARE(said(EventPlayed{Colour::Blue, "Nobody copied it"}, "conquest.play_event").size(), qsizetype{1});
    }

    /// One place says what is printed on a card, whoever asks.
    void aCardsTextIsItsReaders()
    {
        using wording::ReadBy;
        Pack pack = m_table.open.pack;
        pack.events.push_back({.name = "Two Inks", .text = "black", .redText = "red"});
        pack.stuff.push_back({.name = "Ray", .text = "a ray"});
        QCOMPARE(wording::cardText(pack, "Two Inks", ReadBy::Players), QStringLiteral("black"));
        QCOMPARE(wording::cardText(pack, "Two Inks", ReadBy::Humans), QStringLiteral("red"));
        QCOMPARE(wording::cardText(pack, "Ray", ReadBy::Humans), QStringLiteral("a ray"));
        const RaceAbility &ability = pack.races.front().abilities.front();
        QCOMPARE(wording::cardText(pack, ability.name, ReadBy::Players), wording::printed(ability.text));
        QCOMPARE(wording::cardText(pack, "no such card", ReadBy::Players), QString());
    }

    void howItEndedIsSaid()
    {
        QCOMPARE(
            wording::sentence(Outcome{Ending::Terror, {Colour::Blue}}), QStringLiteral("Blue wins with enough terror"));
        QCOMPARE(wording::sentence(Outcome{Ending::Terror, {Colour::Green, Colour::Blue}}),
            QStringLiteral("Green, Blue win together with enough terror"));
        QCOMPARE(
            wording::sentence(Outcome{Ending::Cannon, {}}), QStringLiteral("The Super Cannon fires: the aliens lose"));
    }

    void aLineIsToldWithItsSideAndTopics()
    {
        journal::Line line;
        line.what = journal::LineKind::Done;
        line.kind = {.open = "conquest.move_alien", .secret = {}};
        const auto events = std::make_shared<const Events>(Events{PointsChanged{Colour::Blue, -1},
            AlienPlaced{{Colour::Blue, 1}, {2, 3}, true}, StageChanged{Stage::Roll, {}}});
        const JournalRow told = journalRow(line, events, std::make_shared<const PublicTable>(m_table.open));
        QCOMPARE(told.side, std::optional(static_cast<int>(ConquestSide::Blue)));
        QCOMPARE(told.topics, 1U << static_cast<unsigned>(ConquestTopic::Moves));
        QCOMPARE(told.sentences(),
            (QStringList{QStringLiteral("Blue saucer 1 goes to C3"), QStringLiteral("Blue spends 1 action point(s)")}));
        QVERIFY(!isSecret(told));
        const auto table = std::make_shared<const PublicTable>(m_table.open);
        const auto laid = std::make_shared<const Events>(Events{TokenLaid{Colour::Blue}});
        QCOMPARE(
            journalRow(line, laid, table).sentences(), QStringList{QStringLiteral("Blue has chosen a command token")});
        const auto chosen = std::make_shared<const Events>(
            Events{TokenChosen{Colour::Blue, CommandToken::Die}, TokenLaid{Colour::Blue}});
        QCOMPARE(
            journalRow(line, chosen, table).sentences(), QStringList{QStringLiteral("Blue chooses command token D6")});
        const TokenAt stayed{{1, 3}, "Sample Patrol"};
        const auto stays
            = std::make_shared<const Events>(Events{TokenActed{stayed}, StepBegan{5, {}}, StepBegan{5, {}}});
        QCOMPARE(journalRow(line, stays, table).sentences(),
            (QStringList{
                QStringLiteral("Sample Patrol stays in B3"), QStringLiteral("Resistance phase, step 5: Barrage")}));
        line.kind = {.open = {}, .secret = "conquest.choose_token"};
        QVERIFY(isSecret(journalRow(line, events, std::make_shared<const PublicTable>(m_table.open))));
        // People are named, also those who get a name later; figures and spaces keep their colours.
        const auto people = std::make_shared<ConquestPeople>();
        const JournalRow named = journalRow(line, events, table, people);
        (*people)[Colour::Blue] = QStringLiteral("Ann");
        QCOMPARE(named.sentences(),
            (QStringList{
                QStringLiteral("Blue saucer 1 goes to C3"), QStringLiteral("Ann (Blue) spends 1 action point(s)")}));
        QCOMPARE(wording::name(Colour::Blue), QStringLiteral("Blue"));
        const JournalLists lists = conquestJournalLists();
        QCOMPARE(lists.sides().size(), 5);
        QCOMPARE(lists.topics().size(), static_cast<int>(ConquestTopic::Table) - firstTopic + 1);
    }

    /// CQ-SETUP-2: only in the cooperative game the humans have technology.
    void theEndCountsHumanTechnologyInCooperativeGamesAlone()
    {
        const auto countsTechnology = [](Mode mode)
        {
            PublicTable table = begunConquest(2, {}, mode).open;
            table.outcome = Outcome{};
            return gameEnd(table, {}).figures.join(u'\n').contains(QStringLiteral("technolog"));
        };
        QVERIFY(countsTechnology(Mode::Cooperative));
        QVERIFY(!countsTechnology(Mode::Competitive));
    }
};

DOSSIER_TESTS(ConquestWordingTest, EventLoop)

} // namespace conquest_wording_test

#include "conquest_wording_test.moc"
