#include "app/window/translators.h"
#include "model/conquest/table.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/test_class.h"
#include "views/conquest/words/names.h"
#include "views/conquest/words/sample_cards.h"

#include <QTest>

#include <set>

namespace sample_cards_test
{

using namespace dossier;
using namespace dossier::conquest;

namespace
{

/// The names and texts of a pack that a table reads.
std::set<std::string> textsOf(const Pack &pack)
{
    std::set<std::string> texts;
    const auto add = [&](const auto &card)
    {
        texts.insert(card.name);
        if constexpr (requires { card.text.size(); })
            texts.insert(card.text);
        if constexpr (requires { card.redText.size(); })
            texts.insert(card.redText);
    };
    for (const Race &race : pack.races)
    {
        add(race);
        for (const RaceAbility &ability : race.abilities)
            add(ability);
    }
    add(pack.capitol);
    add(pack.monument);
    const auto addAll = [&](const auto &...decks) { (std::ranges::for_each(decks, add), ...); };
    addAll(pack.locations, pack.resistance, pack.heroes, pack.tokens, pack.events, pack.stuff, pack.technology);
    texts.erase(std::string());
    return texts;
}

} // namespace

/// The made-up cards are read in the language that is spoken.
class SampleCardsTest : public QObject
{
    Q_OBJECT

private slots:

    void everyCardOfTheSampleIsAmongThem()
    {
        const std::set<std::string> known(wording::sampleTexts().begin(), wording::sampleTexts().end());
        for (const std::string &text : textsOf(test::conquestSample()))
            QVERIFY2(known.contains(text), text.c_str());
        QCOMPARE(known, textsOf(test::conquestSample()));
    }

    void allOfThemHaveTheirItalian()
    {
        Translators translators;
        translators.speak(Language::Italian);
        for (const char *text : wording::sampleTexts())
            QVERIFY2(wording::printed(text) != QString::fromUtf8(text), text);
    }

    void anyOtherCardStandsAsItIsPrinted()
    {
        Translators translators;
        translators.speak(Language::Italian);
        QCOMPARE(wording::printed("Tank Factory"), QStringLiteral("Tank Factory"));
        QCOMPARE(wording::printed({}), QString());
    }
};

DOSSIER_TESTS(SampleCardsTest, Windows)

} // namespace sample_cards_test

#include "sample_cards_test.moc"
