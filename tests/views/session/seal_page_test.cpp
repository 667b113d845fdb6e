#include "tests/support/test_class.h"
#include "views/kit/qr_code.h"
#include "views/session/public_screen.h"
#include "views/session/seal_page.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace seal_page_test
{

using namespace dossier;

namespace
{

QString code()
{
    return QStringLiteral("DOSSIER SEAL ") + QStringLiteral("01234567").repeated(8);
}

ShownSeal sealed()
{
    QStringList words;
    for (int i = 1; i <= 12; ++i)
        words << QStringLiteral("%1 word%1").arg(i);
    return {words, words, code(), QDateTime(QDate(2026, 11, 28), QTime(20, 41)), 17,
        {{QStringLiteral("Room C is revealed: Trap"), ShownSecrets::State::AsSealed, 3, 16, 9,
            QDateTime(QDate(2026, 11, 28), QTime(20, 12))}}};
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
        for (const char *said : {"1 word1", "12 word12", "step 17", "20:41", "Room C is revealed: Trap",
                 "3 secret(s) as sealed, by 20:12 (step 9)", "The seal as a QR code", "not that the cardboard agrees"})
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

    void itsCodeIsReadByAnotherProgram()
    {
        const QTemporaryDir folder;
        const QString picture = folder.filePath(QStringLiteral("seal.png"));
        QVERIFY(qrImage(code(), 4).save(picture));
        QProcess reader;
        reader.start(QStringLiteral("zbarimg"), {QStringLiteral("--quiet"), QStringLiteral("--raw"), picture});
        QVERIFY2(reader.waitForFinished(), qPrintable(reader.errorString()));
        QCOMPARE(QString::fromUtf8(reader.readAllStandardOutput()).trimmed(), code());
        QVERIFY(qrImage({}, 4).isNull());
        QVERIFY(qrImage(QString(10000, u'x'), 4).isNull());
    }

    void everybodySeesItInThePublicWindowAlone()
    {
        PublicScreen window;
        window.show();
        const auto told = [&]
        {
            QStringList names;
            for (const QWidget *child : window.findChildren<QWidget *>())
                if (child->isVisibleTo(&window))
                    names << child->accessibleName();
            return names.join(u'\n');
        };
        window.showSeal(sealed());
        QVERIFY2(told().contains(QStringLiteral("12 word12")), qPrintable(told()));
        QVERIFY(!window.grab().isNull());
        window.showSeal({});
        QVERIFY2(!told().contains(QStringLiteral("word12")), qPrintable(told()));
    }

    void itIsPrintedWithItsCode()
    {
        const QString paper = sealDocument(sealed());
        QVERIFY(paper.contains(QStringLiteral("12 word12")) && paper.contains(QStringLiteral("data:image/png")));
        QVERIFY(sealDocument({}).isEmpty());
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
        seal.shown.push_back({{}, ShownSecrets::State::Differs, 1, 12});
        seal.shown.push_back({{}, ShownSecrets::State::NotSealed, 2, 11});
        seal.isBroken = true;
        const QString all = spoken(seal);
        for (const char *said : {"Step 12", "✕ 1 secret(s) that are not what was sealed",
                 "– 2 that Dossier had not sealed", "✕ The seals in the file do not follow"})
            QVERIFY2(all.contains(QString::fromUtf8(said)), qPrintable(all));
    }
};

DOSSIER_TESTS(SealPageTest, Windows)

} // namespace seal_page_test

#include "seal_page_test.moc"
