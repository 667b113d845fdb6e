#include "app/window/translators.h"
#include "tests/support/test_class.h"
#include "tests/support/views/pdf_words.h"
#include "views/kit/appearance.h"
#include "views/kit/paper_size.h"
#include "views/kit/plain_text.h"
#include "views/session/line_filter.h"
#include "views/session/paper_print.h"

#include <QApplication>
#include <QDate>
#include <QFontInfo>
#include <QScopeGuard>
#include <QTest>

namespace local_forms_test
{

using namespace dossier;

/// Forms that differ from country to country: dates, paper sizes, letters with accents.
class LocalFormsTest : public QObject
{
    Q_OBJECT

private slots:

    static void initTestCase() { loadResources(); }

    void datesAreWrittenAsTheDesktopDoesInTheLanguageThatIsChosen_data()
    {
        QTest::addColumn<QByteArray>("desktop");
        QTest::addColumn<int>("language");
        QTest::addColumn<QString>("date");
        QTest::newRow("British") << QByteArray("en_GB.UTF-8") << int(Language::English) << QStringLiteral("28/11/2026");
        QTest::newRow("American") << QByteArray("en_US.UTF-8") << int(Language::English) << QStringLiteral("11/28/26");
        QTest::newRow("Italian") << QByteArray("it_IT.UTF-8") << int(Language::Italian) << QStringLiteral("28/11/26");
        QTest::newRow("Swiss") << QByteArray("it_CH.UTF-8") << int(Language::Italian) << QStringLiteral("28.11.26");
        QTest::newRow("Italian on a British desktop")
            << QByteArray("en_GB.UTF-8") << int(Language::Italian) << QStringLiteral("28/11/26");
        QTest::newRow("English on an Arabic desktop")
            << QByteArray("ar_EG.UTF-8") << int(Language::English) << QStringLiteral("28/11/2026");
        QTest::newRow("English on an Italian desktop")
            << QByteArray("it_IT.UTF-8") << int(Language::English) << QStringLiteral("28/11/2026");
        QTest::newRow("English on a German desktop")
            << QByteArray("de_DE.UTF-8") << int(Language::English) << QStringLiteral("28/11/2026");
        QTest::newRow("English on a desktop that writes the month first")
            << QByteArray("es_PA.UTF-8") << int(Language::English) << QStringLiteral("11/28/26");
        QTest::newRow("Italian on a German desktop")
            << QByteArray("de_DE.UTF-8") << int(Language::Italian) << QStringLiteral("28/11/26");
        QTest::newRow("none") << QByteArray("C.UTF-8") << int(Language::English) << QStringLiteral("11/28/26");
    }

    void datesAreWrittenAsTheDesktopDoesInTheLanguageThatIsChosen()
    {
        QFETCH(QByteArray, desktop);
        QFETCH(int, language);
        QFETCH(QString, date);
        const QByteArray before = qgetenv("LC_ALL");
        const auto back = qScopeGuard([&] { qputenv("LC_ALL", before); });
        qputenv("LC_ALL", desktop);
        const QLocale locale = localeFor(static_cast<Language>(language));
        QCOMPARE(locale.toString(QDate(2026, 11, 28), QLocale::ShortFormat), date);
    }

    void paperIsThatOfTheTerritory()
    {
        QCOMPARE(usualPaperSize(QLocale(QLocale::English, QLocale::UnitedStates)).id(), QPageSize::Letter);
        QCOMPARE(usualPaperSize(QLocale(QLocale::French, QLocale::Canada)).id(), QPageSize::Letter);
        QCOMPARE(usualPaperSize(QLocale(QLocale::English, QLocale::UnitedKingdom)).id(), QPageSize::A4);
        QCOMPARE(usualPaperSize(QLocale(QLocale::Italian, QLocale::Italy)).id(), QPageSize::A4);
        QCOMPARE(usualPaperSize(QLocale::c()).id(), QPageSize::A4);
    }

    void timesAreCopiedFromAPdfWithTheirColon()
    {
        const QFont before = QApplication::font();
        const auto back = qScopeGuard([&] { QApplication::setFont(before); });
        QApplication::setFont(QFont(QStringLiteral("Dossier Sans")));
        QVERIFY(QFontInfo(QApplication::font()).family().startsWith(QStringLiteral("Dossier Sans")));
        const QString words = test::wordsOf(pdfOf(QStringLiteral("<h1>At 20:30</h1><p>until <b>21:45</b></p>"), {}));
        QVERIFY2(words.contains(QStringLiteral("20:30")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("21:45")), qPrintable(words));
    }

    void searchesFindWordsWhateverTheirAccents()
    {
        const QString composed = QStringLiteral("Perché");
        const QString decomposed = composed.normalized(QString::NormalizationForm_D);
        QVERIFY(composed != decomposed);
        for (const QString &text : {composed, decomposed, QStringLiteral("PERCHE"), QStringLiteral("perche")})
            QCOMPARE(folded(text), QStringLiteral("perche"));
        QCOMPARE(folded(QStringLiteral("l’Altro")), QStringLiteral("l'altro"));
        JournalRow line;
        line.sentences = [&] { return QStringList{decomposed}; };
        for (const QString &sought : {composed, decomposed, QStringLiteral("PERCHE")})
        {
            LineFilter filter;
            filter.words = sought;
            QVERIFY2(filter.passes(line), qPrintable(sought));
        }
    }
};

DOSSIER_TESTS(LocalFormsTest, Windows)

} // namespace local_forms_test

#include "local_forms_test.moc"
