#include "model/vault/written_key.h"
#include "tests/support/test_class.h"

#include <QCryptographicHash>
#include <QTest>

namespace written_key_test
{

using namespace dossier::vault;

namespace
{

Key filled(std::uint8_t byte)
{
    std::array<std::uint8_t, keySize> bytes{};
    bytes.fill(byte);
    return Key(bytes);
}

/// Words, that many times, then the last.
std::string repeated(const std::string &words, int times, const std::string &last)
{
    std::string text;
    for (int time = 0; time < times; ++time)
        text += words + ' ';
    return text + last;
}

QByteArray hashOf(PaperLanguage language)
{
    QByteArray list;
    for (const std::string_view word : paperWords(language))
        list.append(word.data(), static_cast<qsizetype>(word.size())).append('\n');
    return QCryptographicHash::hash(list, QCryptographicHash::Sha256).toHex();
}

Fault faultOf(const std::string &words)
{
    return keyOfPaperKey(words).error();
}

} // namespace

class WrittenKeyTest : public QObject
{
    Q_OBJECT

private slots:

    void theListsAreThoseOfBip39()
    {
        QCOMPARE(hashOf(PaperLanguage::English), "2f5eed53a4727b4bf8880d8f3f199efc90e58503646d9ff8eff3a2ed3b24dbda");
        QCOMPARE(hashOf(PaperLanguage::Italian), "d392c49fdb700a24cd1fceb237c1f65dcc128f6b34a8aacb58b59384b5c648c2");
        QCOMPARE(paperWords(PaperLanguage::English).size(), std::size_t{2048});
    }

    void theWordsAreThoseOfThePublishedExamples()
    {
        // https://github.com/trezor/python-mnemonic/blob/master/vectors.json
        QCOMPARE(paperKey(filled(0), PaperLanguage::English), repeated("abandon", 23, "art"));
        QCOMPARE(paperKey(filled(0xFF), PaperLanguage::English), repeated("zoo", 23, "vote"));
        QCOMPARE(paperKey(filled(0x7F), PaperLanguage::English),
            repeated("legal winner thank year wave sausage worth useful", 2,
                "legal winner thank year wave sausage worth title"));
        QCOMPARE(paperKey(filled(0x80), PaperLanguage::English),
            repeated("letter advice cage absurd amount doctor acoustic avoid", 2,
                "letter advice cage absurd amount doctor acoustic bless"));
    }

    void aKeyIsReadFromEitherListHoweverItIsTyped()
    {
        for (int time = 0; time < 100; ++time)
        {
            const Key key = Key::random();
            for (const PaperLanguage language : {PaperLanguage::English, PaperLanguage::Italian})
                QVERIFY(areSame(keyOfPaperKey(paperKey(key, language)).value(), key));
        }
        QVERIFY(areSame(keyOfPaperKey("  " + repeated("ABANDON\n", 23, "Art ")).value(), filled(0)));
        QVERIFY(areSame(keyOfPaperKey(repeated("aban", 23, "art")).value(), filled(0)));
    }

    void aMistakeInTheWordsIsNamed()
    {
        QVERIFY(faultOf("") == Fault::WrongCount);
        QVERIFY(faultOf(repeated("abandon", 22, "art")) == Fault::WrongCount);
        QVERIFY(faultOf(repeated("abandon", 24, "art")) == Fault::WrongCount);
        QVERIFY(faultOf(repeated("abandon", 23, "arts")) == Fault::UnknownWord);
        QVERIFY(faultOf(repeated("abandon", 23, "zoo")) == Fault::Damaged);
        QVERIFY(faultOf("ability " + repeated("abandon", 22, "art")) == Fault::Damaged);
        // A word of each list.
        QVERIFY(faultOf("zuppa " + repeated("abandon", 22, "art")) == Fault::UnknownWord);
    }

    void aWordIsWholeAfterFourLetters()
    {
        QVERIFY(paperWordsIn("").empty());
        QVERIFY(paperWordsIn("1. ABAN 2. act aba zzzz")
            == (std::vector<PaperWord>{{"abandon", true}, {"act", true}, {"aba", false}, {"zzzz", false}}));
        // Some first letters are those of words of both lists.
        const std::string italian = paperKey(filled(7), PaperLanguage::Italian);
        std::string read;
        for (const PaperWord &word : paperWordsIn(italian))
            read += (word.isKnown ? word.text : std::string()) + ' ';
        QCOMPARE(read, italian + ' ');
    }

    void aKeyFileIsReadAsItWasWritten()
    {
        const Key key = Key::random();
        QVERIFY(areSame(keyOfFileText(keyFileText(key)).value(), key));
    }

    void aLockedKeyFileOpensByItsPassphraseAlone()
    {
        constexpr PassphraseCost cheap{1, 8192};
        const Key key = Key::random();
        const std::string text = lockedKeyFileText(key, "right", cheap).value();
        QVERIFY(isLockedKeyFile(text) && !isLockedKeyFile(keyFileText(key)));
        QVERIFY(areSame(keyOfLockedFile(text, "right").value(), key));
        QVERIFY(keyOfLockedFile(text, "wrong").error() == Fault::WrongKey);
        QVERIFY(keyOfLockedFile(keyFileText(key), "right").error() == Fault::UnknownForm);
        QVERIFY(keyOfFileText(text).error() == Fault::UnknownForm);
        for (std::size_t at = 0; at + 1 < text.size(); ++at)
        {
            std::string changed = text;
            changed[at] = changed[at] == '7' ? '8' : '7';
            QVERIFY(!keyOfLockedFile(changed, "right"));
            QVERIFY(!keyOfLockedFile(text.substr(0, at), "right"));
        }
    }

    void aChangedKeyFileIsRefused()
    {
        const std::string text = keyFileText(Key::random());
        for (std::size_t at = 0; at < text.size(); ++at)
        {
            std::string changed = text;
            changed[at] = changed[at] == '7' ? '8' : '7';
            QVERIFY(!keyOfFileText(changed));
            QVERIFY(!keyOfFileText(text.substr(0, at)));
        }
        QVERIFY(keyOfFileText("ssh-rsa AAAA").error() == Fault::UnknownForm);
        QVERIFY(keyOfFileText("Dossier key 1\n12").error() == Fault::Damaged);
    }
};

DOSSIER_TESTS(WrittenKeyTest, Nothing)

} // namespace written_key_test

#include "written_key_test.moc"
