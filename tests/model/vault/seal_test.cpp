#include "model/vault/seal.h"
#include "tests/support/test_class.h"

#include <QElapsedTimer>
#include <QTest>

#include <set>

namespace seal_test
{

using namespace dossier::vault;

namespace
{

constexpr SealedStep fifth{"campaign", "session", 5};

Slots rooms(int count)
{
    Slots sealed;
    for (int i = 0; i < count; ++i)
        sealed.emplace("room " + std::to_string(i), "[\"card " + std::to_string(i * 7) + "\"]");
    return sealed;
}

std::string text(const std::vector<std::string_view> &words)
{
    std::string all;
    for (const std::string_view word : words)
        (all += word) += ' ';
    return all;
}

} // namespace

class SealTest : public QObject
{
    Q_OBJECT

private slots:

    void aSlotOpensToTheRootOfItsStep()
    {
        const Key key = Key::random();
        for (const int count : {1, 63, 64, 65, 200})
        {
            const Slots sealed = rooms(count);
            const SealHash root = rootOf(key, fifth, sealed);
            for (const auto &[name, content] : sealed)
            {
                const auto opening = openingOf(key, fifth, sealed, name);
                QVERIFY(opening && opening->content == content && opening->name == name && opening->step == 5);
                QVERIFY(rootOf(fifth, *opening) == root);
            }
        }
        QVERIFY(!openingOf(key, fifth, rooms(3), "room 3"));
    }

    void noOtherContentOpensToTheRoot()
    {
        const Key key = Key::random();
        const Slots sealed = rooms(20);
        const SealHash root = rootOf(key, fifth, sealed);
        const Opening right = *openingOf(key, fifth, sealed, "room 7");
        std::vector<Opening> wrong(6, right);
        wrong[0].content = "[\"card 50\"]";
        wrong[1].name = "room 8";
        wrong[2].salt[31] ^= 1U;
        wrong[3].place ^= 1U;
        wrong[4].beside.front()[0] ^= 128U;
        wrong[5].beside.pop_back();
        for (const Opening &opening : wrong)
            QVERIFY(rootOf(fifth, opening) != root);
        QVERIFY(rootOf({"campaign", "session", 6}, right) != root);
        QVERIFY(rootOf({"campaigns", "ession", 5}, right) != root);
        QVERIFY(rootOf({"campaigm", "session", 5}, right) != root);
    }

    void aRootTellsNothingWithoutTheKey()
    {
        const Slots sealed = rooms(3);
        const Key key = Key::random();
        QVERIFY(rootOf(key, fifth, sealed) == rootOf(key, fifth, sealed));
        QVERIFY(rootOf(key, fifth, sealed) != rootOf(Key::random(), fifth, sealed));
        // Nor does it tell that nothing has changed since another step, or that two slots are alike.
        const Opening one = *openingOf(key, fifth, sealed, "room 1");
        const Opening later = *openingOf(key, {"campaign", "session", 6}, sealed, "room 1");
        QVERIFY(one.salt != later.salt);
        for (const SealHash &hash : one.beside)
            QVERIFY(std::ranges::find(later.beside, hash) == later.beside.end());
    }

    void theNumberOfSlotsShowsInStepsAlone()
    {
        const Key key = Key::random();
        const auto depth = [&](int count) { return openingOf(key, fifth, rooms(count), "room 0")->beside.size(); };
        QCOMPARE(depth(1), 6U);
        QCOMPARE(depth(64), 6U);
        QCOMPARE(depth(65), 7U);
        QCOMPARE(depth(128), 7U);
        // A slot's place is random, so that it does not tell how many names come before it.
        std::set<std::uint64_t> places;
        for (int i = 0; i < 40; ++i)
            places.insert(openingOf(Key::random(), fifth, rooms(1), "room 0")->place);
        QVERIFY(places.size() > 5);
    }

    void aLinkBindsEverythingBeforeIt()
    {
        const SealHash root = rootOf(Key::random(), fifth, rooms(2));
        const SealHash first = firstSealLink("campaign", "session");
        QVERIFY(first != firstSealLink("campaigns", "ession"));
        const SealHash link = nextSealLink(first, 1, "public", root);
        QVERIFY(link != nextSealLink(firstSealLink("campaign", "sessiom"), 1, "public", root));
        QVERIFY(link != nextSealLink(first, 2, "public", root));
        QVERIFY(link != nextSealLink(first, 1, "publik", root));
        QVERIFY(link != nextSealLink(first, 1, "public", first));
    }

    void twelveWordsStandForALink()
    {
        SealHash link{};
        link[0] = 0b00000000;
        link[1] = 0b00111111;
        link[2] = 0b11111000;
        const auto words = sealWords(link, PaperLanguage::English);
        QCOMPARE(words.size(), 12U);
        // 0 0000 0000 001 = 1, 11111 111110 = 2046, then 0.
        QCOMPARE(words[0], std::string_view("ability"));
        QCOMPARE(words[1], std::string_view("zone"));
        QCOMPARE(words[2], std::string_view("abandon"));
        for (const PaperLanguage language : {PaperLanguage::English, PaperLanguage::Italian})
            QVERIFY(areWordsOf(text(sealWords(link, language)), link));
        QVERIFY(areWordsOf(
            "1. abil 2) ZONE 3 aban 4 aban 5 aban 6 aban 7 aban 8 aban 9 aban 10 aban 11 aban 12 aban", link));
        QVERIFY(!areWordsOf("ability zone", link));
        QVERIFY(!areWordsOf("", link));
        link[0] ^= 128U;
        QVERIFY(!areWordsOf(text(words), link));
    }

    void theCodeStandsForAllOfALink()
    {
        SealHash link{};
        link[0] = 0x0F;
        link[31] = 0xA1;
        const std::string code = sealCode(link);
        QCOMPARE(code, "DOSSIER SEAL 0F" + std::string(60, '0') + "A1");
        QVERIFY(isCodeOf(code, link));
        QVERIFY(isCodeOf(" dossier seal 0f " + std::string(60, '0') + "a1\n", link));
        QVERIFY(!isCodeOf(std::string_view(code).substr(0, code.size() - 1), link));
        QVERIFY(!isCodeOf("", link));
        // The words do not tell these two links apart.
        link[31] ^= 1U;
        QVERIFY(!isCodeOf(code, link));
    }

    void openingsAreReadAsTheyWereWritten()
    {
        const Key key = Key::random();
        const Slots sealed = rooms(5);
        const std::vector<Opening> openings{
            *openingOf(key, fifth, sealed, "room 1"), *openingOf(key, fifth, sealed, "room 4")};
        const std::string bytes = bytesOf(openings);
        QVERIFY(openingsIn(bytes) == openings);
        QVERIFY(openingsIn("") == std::vector<Opening>());
        for (std::size_t size = 1; size < bytes.size(); ++size)
            if (const auto some = openingsIn(std::string_view(bytes).substr(0, size)))
                QCOMPARE(some->size(), 1U);
        QVERIFY(!openingsIn(std::string(40, '\xff')));
    }

    void aMissionIsSealedWithinTwentyMilliseconds()
    {
        const Key key = Key::random();
        const Slots sealed = rooms(60);
        QElapsedTimer timer;
        timer.start();
        (void)rootOf(key, fifth, sealed);
        QVERIFY(timer.elapsed() < 20);
    }
};

DOSSIER_TESTS(SealTest, Nothing)

} // namespace seal_test

#include "seal_test.moc"
