#include "model/vault/key_wraps.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace key_wraps_test
{

using namespace dossier::vault;

namespace
{

/// The least that Argon2id takes, so that tests are quick.
constexpr PassphraseCost cheap{1, 8192};

std::string changedAt(std::string bytes, std::size_t at)
{
    bytes[at] = static_cast<char>(bytes[at] ^ 1);
    return bytes;
}

} // namespace

class KeyWrapsTest : public QObject
{
    Q_OBJECT

private slots:

    void aKeyFileAndAPaperKeyOpenTheirWraps()
    {
        const Key key = Key::random();
        const Key by = Key::random();
        for (const WrapKind kind : {WrapKind::KeyFile, WrapKind::PaperKey})
        {
            const std::string wrap = wrapByKey(key, by, kind);
            QVERIFY(kindOf(wrap) == kind);
            QVERIFY(!costOf(wrap));
            const Unwrapped opened = unwrapByKey(wrap, by);
            QVERIFY(opened && areSame(*opened, key));
        }
    }

    void aPassphraseOpensItsWrapAtTheCostInIt()
    {
        const Key key = Key::random();
        const std::string wrap = wrapByPassphrase(key, "Blue Jay è qui", cheap).value();
        QVERIFY(kindOf(wrap) == WrapKind::Passphrase);
        QVERIFY(costOf(wrap) == cheap);
        const Unwrapped opened = unwrapByPassphrase(wrap, "Blue Jay è qui");
        QVERIFY(opened && areSame(*opened, key));
        QVERIFY(costOf(wrapByPassphrase(key, "p", {2, 16384}).value()) == (PassphraseCost{2, 16384}));
    }

    void aWrongPassphraseIsToldFromDamage()
    {
        const std::string wrap = wrapByPassphrase(Key::random(), "right", cheap).value();
        for (const char *wrong : {"", "Right", "right ", "righ"})
            QVERIFY(unwrapByPassphrase(wrap, wrong).error() == Fault::WrongKey);
        for (std::size_t at = 1; at < wrap.size(); ++at)
            QVERIFY(unwrapByPassphrase(changedAt(wrap, at), "right").error() == Fault::Damaged);
        QVERIFY(unwrapByPassphrase(wrap.substr(0, wrap.size() - 1), "right").error() == Fault::Damaged);
        QVERIFY(unwrapByPassphrase("", "right").error() == Fault::Damaged);
        QVERIFY(unwrapByPassphrase('\x2' + wrap.substr(1), "right").error() == Fault::UnknownForm);
    }

    void aWrongKeyIsToldFromDamage()
    {
        const Key by = Key::random();
        const std::string wrap = wrapByKey(Key::random(), by, WrapKind::KeyFile);
        int opened = 0;
        for (int time = 0; time < 1000; ++time)
        {
            const Unwrapped tried = unwrapByKey(wrap, Key::random());
            opened += tried || tried.error() != Fault::WrongKey ? 1 : 0;
        }
        QCOMPARE(opened, 0);
        for (std::size_t at = 1; at < wrap.size(); ++at)
            QVERIFY(unwrapByKey(changedAt(wrap, at), by).error() == Fault::Damaged);
    }

    void aPassphraseOpensNoWrapOfAKey()
    {
        const std::string wrap = wrapByKey(Key::random(), Key::random(), WrapKind::KeyFile);
        QVERIFY(unwrapByPassphrase(wrap, "p").error() == Fault::WrongKey);
    }

    void anotherWrapOfTheKeyLeavesTheFirst()
    {
        const Key key = Key::random();
        const Key by = Key::random();
        const std::string one = wrapByKey(key, by, WrapKind::KeyFile);
        const std::string two = wrapByPassphrase(key, "p", cheap).value();
        QVERIFY(areSame(*unwrapByKey(one, by), *unwrapByPassphrase(two, "p")));
    }
};

DOSSIER_TESTS(KeyWrapsTest, Nothing)

} // namespace key_wraps_test

#include "key_wraps_test.moc"
