#include "rule_library.h"
#include "specter_box.h"
#include "specter_command_wording.h"
#include "specter_event_wording.h"
#include "specter_json.h"
#include "specter_random.h"
#include "specter_refusal_wording.h"
#include "specter_wording.h"
#include "test_class.h"
#include "translators.h"

#include <QTest>

#include <functional>
#include <set>

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

/// Every view of a seat that can refuse.
std::vector<Seat> seatsOf(const PublicTable &open)
{
    std::vector<Seat> seats{AgentSeat{}, TraitorSeat{}, PublicSeat{}};
    for (const auto &[kind, hunter] : open.hunters)
        seats.emplace_back(HunterSeat{kind});
    return seats;
}

/// Gathers the refusals of random games that have no sentence of their own, or one with a hole.
class Refusals
{
public:
    void playGame(unsigned seed, int players)
    {
        RandomSpecter random(seed);
        Table table = newTable(box());
        for (const Given &given : random.setUp(box(), players))
            give(table, given);
        for (int steps = 0; steps < 600 && table.open.clock.phase != Phase::Over; ++steps)
            give(table, random.next(table));
    }

    std::set<std::string> mute{};
    std::set<std::string> asked{};

private:
    void give(Table &table, const Given &given)
    {
        if (malformed(table.open, given.command))
            return;
        for (const Seat &seat : seatsOf(table.open))
            if (const Refusal no = refusal(view(table, seat), given.command))
                look(table, *no);
        if (!refusal(view(table, given.seat), given.command))
            for (const Event &event : resolve(table, given.command))
                specter::apply(table, event);
    }

    void look(const Table &table, const Violation &no)
    {
        const std::string fact = no.facts.empty() ? std::string() : no.facts.begin()->first;
        const std::string id = ruleName(no.rule).toStdString() + ' ' + fact;
        asked.insert(id);
        const QString text = wording::sentence(table.open, no);
        if (text.isEmpty() || !text.endsWith(u'.') || text.contains(u'%') || text == ruleTitle(no.rule)
            || text.contains(QStringLiteral("  ")) || text.startsWith(u' '))
            mute.insert(id + ": " + text.toStdString());
    }
};

} // namespace

class SpecterWordingTest : public QObject
{
    Q_OBJECT

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
                QVERIFY2(!text.contains(u'%'), qPrintable(text));
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
                QVERIFY2(!text.isEmpty() && !text.contains(u'%'), std::string(type).c_str());
                texts.insert(text);
                ++count;
            });
        QCOMPARE(texts.size(), count);
    }

    void everyRefusalHasASentence_data() { inBothLanguages(); }

    void everyRefusalHasASentence()
    {
        QFETCH(int, language);
        Translators translators;
        translators.speak(static_cast<Language>(language));
        Refusals refusals;
        for (int players = 2; players <= 5; ++players)
            refusals.playGame(static_cast<unsigned>(players), players);
        for (const std::string &text : refusals.mute)
            qWarning("%s", text.c_str());
        QVERIFY(refusals.mute.empty());
        QVERIFY2(refusals.asked.size() > 20, qPrintable(QString::number(refusals.asked.size())));
    }

    void aRefusalNamesWhatItIsAbout()
    {
        const Table table = newTable(box());
        const Violation step{
            Rule::SO_MOVE_1, {{"step", 3}, {"at", Coordinate(*spaceNamed("K17"))}, {"fault", std::string("hunter")}}};
        QCOMPARE(wording::sentence(table.open, step), QStringLiteral("A hunter stands on K17."));
        const Violation turn{Rule::SO_HUNT_1, {{"on_turn", std::string("beast")}}};
        QCOMPARE(wording::sentence(table.open, turn), QStringLiteral("The turn of The Beast is under way."));
        const Violation card{Rule::SO_MOVE_2, {{"before", std::string("adrenal_surge")}}};
        QCOMPARE(wording::sentence(table.open, card), QStringLiteral("Adrenal Surge is used before the move."));
    }

    void aWayIsToldSpaceBySpace()
    {
        const Table table = newTable(box());
        const AgentMoved moved{
            .line = {{*spaceNamed("N1"), *spaceNamed("N2"), *spaceNamed("M3")}, CardUse{Equipment::AdrenalSurge}}};
        QCOMPARE(wording::sentence(table.open, Event(moved)), QString::fromUtf8("The agent moves: N1 → N2 → M3 (AS)"));
    }
};

DOSSIER_TESTS(SpecterWordingTest, EventLoop)

#include "specter_wording_test.moc"
