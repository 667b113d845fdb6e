#include "tests/support/test_class.h"
#include "views/session/seal_page.h"

#include <QTest>

namespace seal_page_test
{

using namespace dossier;

namespace
{

ShownSeal sealed()
{
    QStringList words;
    for (int i = 1; i <= 12; ++i)
        words << QStringLiteral("%1 word%1").arg(i);
    return {words, words, QDateTime(QDate(2026, 11, 28), QTime(20, 41)), 17, 3};
}

QString spoken(const ShownSeal &seal)
{
    return spokenLines(sealPart(seal, {}, {})).join(u'\n');
}

const Part *buttonOf(const Part &part, const QString &key)
{
    if (part.key == key)
        return &part;
    for (const Part &one : part.inside)
        if (const Part *found = buttonOf(one, key))
            return found;
    return nullptr;
}

} // namespace

/// The page of a session's seal, as a value.
class SealPageTest : public QObject
{
    Q_OBJECT

private slots:

    void itShowsTheTwelveWordsInOrder()
    {
        const QString all = spoken(sealed());
        for (const char *said : {"1 word1", "12 word12", "step 17", "20:41", "3 secret(s) shown as sealed",
                 "not that the cardboard agrees"})
            QVERIFY2(all.contains(QString::fromLatin1(said)), qPrintable(all));
        QVERIFY2(!all.contains(u'✕'), qPrintable(all));
    }

    void theWordsAreCopiedWithTheirNumbers()
    {
        QString copied;
        const Part page = sealPart(sealed(), {}, [&](const QString &words) { copied = words; });
        const Part *copy = buttonOf(page, QStringLiteral("copy"));
        QVERIFY(copy != nullptr && !copy->tip.isEmpty());
        std::get<Button>(copy->content).pressed.run();
        QVERIFY2(copied.startsWith(QStringLiteral("1 word1  2 word2")), qPrintable(copied));
        QVERIFY(copied.endsWith(QStringLiteral("12 word12")));
    }

    void withoutASealNothingCanBeCopied()
    {
        const Part page = sealPart({}, {}, {});
        const Part *copy = buttonOf(page, QStringLiteral("copy"));
        QVERIFY(copy != nullptr && !copy->disabledReason.isEmpty());
        QVERIFY(spoken({}).contains(QStringLiteral("Nothing is sealed yet")));
    }

    void whatDoesNotFitIsSaid()
    {
        ShownSeal seal = sealed();
        seal.differing = 1;
        seal.notSealed = 2;
        seal.isBroken = true;
        const QString all = spoken(seal);
        for (const char *said : {"✕ 1 secret(s) shown that are not what was sealed",
                 "– 2 shown that Dossier had not sealed", "✕ The seals in the file do not follow"})
            QVERIFY2(all.contains(QString::fromUtf8(said)), qPrintable(all));
    }
};

DOSSIER_TESTS(SealPageTest, Windows)

} // namespace seal_page_test

#include "seal_page_test.moc"
