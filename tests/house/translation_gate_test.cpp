#include "places.h"
#include "tests/house/translation_gate.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace translation_gate_test
{

using namespace dossier::test;

namespace
{

constexpr int forms = 2;

QByteArray contents(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

QString shipped(const QString &name)
{
    return QDir(QStringLiteral(DOSSIER_SOURCE_DIR)).filePath(QStringLiteral("translations/") + name);
}

/// A .ts file with one message, made of its XML.
QByteArray withMessage(const QByteArray &message)
{
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?><TS version=\"2.1\" language=\"it\"><context><name>A</name>"
        + message + "</context></TS>";
}

QByteArray plainMessage(const QByteArray &source, const QByteArray &translation)
{
    return withMessage(
        "<message><source>" + source + "</source><translation>" + translation + "</translation></message>");
}

} // namespace

class TranslationGateTest : public QObject
{
    Q_OBJECT

private slots:

    void everythingIsTranslated_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("min");
        QTest::newRow("Italian") << "dossier_it.ts" << 150;
        QTest::newRow("English plurals") << "dossier_en.ts" << 5;
    }

    void everythingIsTranslated()
    {
        QFETCH(QString, name);
        QFETCH(int, min);
        int count = 0;
        QCOMPARE(translationFaults(contents(shipped(name)), forms, &count), QStringList());
        QVERIFY(count >= min);
    }

    void theFilesAreInStepWithTheSources_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("more");
        QTest::newRow("Italian") << "dossier_it.ts" << QStringList{"-target-language", "it"};
        QTest::newRow("English plurals") << "dossier_en.ts" << QStringList{"-pluralonly", "-target-language", "en"};
    }

    void theFilesAreInStepWithTheSources()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, more);
        const QTemporaryDir folder;
        const QString copy = QDir(folder.path()).filePath(name);
        QVERIFY(QFile::copy(shipped(name), copy));
        QProcess lupdate;
        lupdate.setWorkingDirectory(QStringLiteral(DOSSIER_SOURCE_DIR));
        lupdate.start(QStringLiteral(DOSSIER_LUPDATE),
            QStringList{"-I", ".", "app", "views", "-no-obsolete", "-locations", "none", "-source-language", "en"}
                + more + QStringList{"-ts", copy});
        QVERIFY(lupdate.waitForFinished(60000));
        QCOMPARE(lupdate.exitCode(), 0);
        QVERIFY2(
            contents(copy) == contents(shipped(name)), "run the target update_translations and translate what is new");
    }

    void aGoodMessagePasses()
    {
        QCOMPARE(translationFaults(plainMessage("&amp;Open %1…", "&amp;Apri %1…"), forms), QStringList());
    }

    void goodItalianPasses()
    {
        for (const char *good :
            {"Carte Investigazione", "che cosa è avvenuto", "Investigare", "l’agente dice «libero»"})
            QCOMPARE(translationFaults(plainMessage("a", good), forms), QStringList());
    }

    void otherLanguagesHaveTheirOwnSigns()
    {
        QByteArray ts = plainMessage("a", "the agent&apos;s “clear”");
        QCOMPARE(translationFaults(ts, forms).size(), 1);
        QCOMPARE(translationFaults(ts.replace("language=\"it\"", "language=\"en\""), forms), QStringList());
    }

    void aBadMessageIsFound_data()
    {
        QTest::addColumn<QByteArray>("ts");
        QTest::addColumn<QString>("fault");
        QTest::newRow("unfinished") << withMessage(
            "<message><source>a</source><translation type=\"unfinished\">b</translation></message>")
                                    << "unfinished: a";
        QTest::newRow("vanished") << withMessage(
            "<message><source>a</source><translation type=\"vanished\">b</translation></message>")
                                  << "vanished: a";
        QTest::newRow("missing") << withMessage("<message><source>a</source></message>") << "missing: a";
        QTest::newRow("empty") << plainMessage("a", "") << "empty: a";
        QTest::newRow("lost marker") << plainMessage("a %1", "b") << "place markers: a %1";
        QTest::newRow("wrong marker") << plainMessage("a %1", "b %2") << "place markers: a %1";
        QTest::newRow("lost fact") << plainMessage("a {at}", "b") << "place markers: a {at}";
        QTest::newRow("wrong fact") << plainMessage("a {at}", "b {to}") << "place markers: a {at}";
        QTest::newRow("lost accelerator") << plainMessage("&amp;a", "b") << "accelerator: &a";
        QTest::newRow("lost full stop") << plainMessage("a.", "b") << "end punctuation: a.";
        QTest::newRow("a full stop too many") << plainMessage("a", "b.") << "end punctuation: a";
        QTest::newRow("a straight apostrophe")
            << plainMessage("a", "l&apos;agente") << "not the word or sign to use, ': a";
        QTest::newRow("a straight quotation mark")
            << plainMessage("a", "&quot;libero&quot;") << "not the word or sign to use, \": a";
        QTest::newRow("an English quotation mark")
            << plainMessage("a", "“libero”") << "not the word or sign to use, “: a";
        QTest::newRow("another word than the rulebook's")
            << plainMessage("a", "Carta Investigare") << "not the word or sign to use, Carta Investigare: a";
        QTest::newRow("a false friend") << plainMessage("a", "due successi")
                                        << "not the word or sign to use, successi: a";
        QTest::newRow("a typewriter's apostrophe in English") << plainMessage("the agent&apos;s sheet", "il foglio")
                                                              << "not the word or sign to use, ': the agent's sheet";
        QTest::newRow("a riddle in English") << plainMessage("A click puts them right", "b")
                                             << "not the word or sign to use, puts them right: A click puts them right";
        QTest::newRow("two words for one thing")
            << plainMessage("a", "due scontri") << "not the word or sign to use, scontri: a";
        QTest::newRow("one that is asked as many")
            << plainMessage("a", "al vostro tavolo") << "not the word or sign to use, vostro: a";
        QTest::newRow("an English key") << plainMessage("a", "Ctrl+Shift+N") << "not the word or sign to use, Shift: a";
        QTest::newRow("one plural form") << withMessage(
            "<message numerus=\"yes\"><source>%n a</source><translation><numerusform>%n b</numerusform></translation>"
            "</message>") << "plural forms: %n a";
    }

    void aBadMessageIsFound()
    {
        QFETCH(QByteArray, ts);
        QFETCH(QString, fault);
        QCOMPARE(translationFaults(ts, forms), QStringList(fault));
    }

    void brokenXmlIsFound() { QCOMPARE(translationFaults("<TS><context>", forms).size(), 1); }
};

DOSSIER_TESTS(TranslationGateTest, EventLoop)

} // namespace translation_gate_test

#include "translation_gate_test.moc"
