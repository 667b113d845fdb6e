#include "model/vault/record_cipher.h"
#include "model/vault/self_test.h"
#include "tests/support/test_class.h"

#include <QElapsedTimer>
#include <QTest>

#include <set>

namespace record_cipher_test
{

using namespace dossier::vault;

namespace
{

constexpr RecordName first{"campaign", "session", "agent", "record", "journal", 7, "open"};

/// The name with one part changed.
std::vector<RecordName> others()
{
    std::vector<RecordName> names(8, first);
    names[0].campaign = "campaigm";
    names[1].session = "sessiom";
    names[2].side = "traitor";
    names[3].record = "recorc";
    names[4].kind = "snapshot";
    names[5].number = 8;
    names[6].beside = "shut";
    // The same letters, cut elsewhere.
    names[7].campaign = "campaigns";
    names[7].session = "ession";
    return names;
}

} // namespace

class RecordCipherTest : public QObject
{
    Q_OBJECT

private slots:

    void theLibraryGivesThePublishedAnswers()
    {
        QElapsedTimer timer;
        QVERIFY(passesSelfTest());
        timer.start();
        QVERIFY(passesSelfTest());
        QVERIFY(timer.nsecsElapsed() < 2'000'000);
    }

    void whatIsEncryptedIsDecrypted()
    {
        const Key key = Key::random();
        for (const std::size_t size : {0U, 1U, 62U, 63U, 64U, 65U, 1000U, 1023U, 1024U, 5000U, 100'000U})
        {
            const std::string text = randomBytes(size);
            const auto plain = decrypt(key, first, encrypt(key, first, text));
            QVERIFY(plain.has_value());
            QVERIFY(*plain == text);
        }
        const std::string zeros("a\x80\0\0", 4);
        QVERIFY(decrypt(key, first, encrypt(key, first, zeros)) == zeros);
    }

    void theSameTextIsNeverEncryptedTheSameWay()
    {
        const Key key = Key::random();
        std::set<std::string> cells;
        for (int time = 0; time < 1000; ++time)
            cells.insert(encrypt(key, first, "again"));
        QCOMPARE(cells.size(), std::size_t{1000});
    }

    void aChangedByteIsRefused()
    {
        const Key key = Key::random();
        const std::string cell = encrypt(key, first, "the traitor is Blue Jay");
        QVERIFY(cell.find("Blue Jay") == std::string::npos);
        for (std::size_t at = 0; at < cell.size(); ++at)
            for (const int bit : {0, 3, 7})
            {
                std::string changed = cell;
                changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
                const auto plain = decrypt(key, first, changed);
                QVERIFY(!plain);
                QVERIFY(plain.error() == (at == 0 ? Fault::UnknownForm : Fault::Damaged));
            }
        for (std::size_t size = 0; size < cell.size(); ++size)
            QVERIFY(!decrypt(key, first, cell.substr(0, size)));
        QVERIFY(!decrypt(key, first, cell + '\0'));
    }

    void aRecordIsBoundToItsPlace()
    {
        const Key key = Key::random();
        const std::string cell = encrypt(key, first, "sheet");
        for (const RecordName &other : others())
            QVERIFY(decrypt(key, other, cell) == tl::unexpected(Fault::Damaged));
    }

    void noOtherKeyOpensIt()
    {
        const std::string cell = encrypt(Key::random(), first, "sheet");
        int opened = 0;
        for (int time = 0; time < 1000; ++time)
            opened += decrypt(Key::random(), first, cell) ? 1 : 0;
        QCOMPARE(opened, 0);
    }

    void eachSideOfASessionHasItsOwnKey()
    {
        const Key key = Key::random();
        const Key agent = sideKey(key, "campaign", "session", "agent");
        QVERIFY(areSame(agent, sideKey(key, "campaign", "session", "agent")));
        QVERIFY(!areSame(agent, sideKey(key, "campaign", "session", "traitor")));
        QVERIFY(!areSame(agent, sideKey(key, "campaign", "sessio", "nagent")));
        QVERIFY(!areSame(agent, sideKey(Key::random(), "campaign", "session", "agent")));
        const std::string cell = encrypt(agent, first, "sheet");
        QVERIFY(!decrypt(sideKey(key, "campaign", "session", "traitor"), first, cell));
    }

    void lengthsArePaddedToSteps()
    {
        QCOMPARE(paddedSize(0), std::size_t{64});
        QCOMPARE(paddedSize(63), std::size_t{64});
        QCOMPARE(paddedSize(64), std::size_t{128});
        QCOMPARE(paddedSize(1023), std::size_t{1024});
        QCOMPARE(paddedSize(1024), std::size_t{1152});
        for (std::size_t size = 0; size < 70'000; ++size)
        {
            QVERIFY(paddedSize(size) > size);
            QVERIFY(paddedSize(size) <= std::max(size + 64, size + size / 8 + 1));
            QVERIFY(paddedSize(size) <= paddedSize(size + 1));
        }
        const Key key = Key::random();
        QCOMPARE(encrypt(key, first, "a").size(), encrypt(key, first, std::string(63, 'b')).size());
    }

    void aWipedTextIsGone()
    {
        std::string text(100, 'x');
        const char *place = text.data();
        wipe(text);
        QVERIFY(text.empty());
        QCOMPARE(place[50], '\0');
    }
};

DOSSIER_TESTS(RecordCipherTest, Nothing)

} // namespace record_cipher_test

#include "record_cipher_test.moc"
