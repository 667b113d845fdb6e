#include "app/omega/map_desk.h"
#include "model/omega/content/rule_source.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/pseudo_translator.h"
#include "tests/support/views/visible_texts.h"
#include "views/board/wording.h"
#include "views/kit/plain_text.h"
#include "views/omega/editor/map_words.h"
#include "views/rules/rule_library.h"
#include "views/session/paper_preview.h"

#include <QAction>
#include <QLineEdit>
#include <QTest>
#include <QToolTip>

#include <algorithm>

namespace translation_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

Preferences speaking(Language language)
{
    Preferences preferences;
    preferences.language = language;
    return preferences;
}

/// Names that are the same in every language: the program's, the game's, the samples', the rules' and each language's
/// own.
bool isProperName(QString text)
{
    if (std::ranges::any_of(ruleLibrary(), [&](const RuleText &rule) { return text == ruleName(rule.rule); }))
        return true;
    static const QStringList names{QStringLiteral("Dossier"), QStringLiteral("LEVEL 7 [OMEGA PROTOCOL]"),
        QStringLiteral("Specter Ops"), QStringLiteral("Conquest of Planet Earth"), QStringLiteral("Kappa"),
        QStringLiteral("Sigma"), QStringLiteral("Omicron"), QStringLiteral("English"), QStringLiteral("Italiano")};
    return names.contains(text.remove(QLatin1Char('&')));
}

/// A text of the rules' own files, which hold both languages.
bool isOfARule(const QString &text)
{
    return std::ranges::any_of(ruleLibrary(),
        [&](const RuleText &rule)
        {
            const RuleExample *board = omega::exampleOf(rule);
            return QStringList{
                spoken(rule.title), spoken(rule.text), board != nullptr ? spoken(board->caption) : QString()}
                .contains(text);
        });
}

/// The keys of all actions as they are called in the language on screen: some are called the same in every language.
QStringList keysOf(DeskAtRest &at)
{
    QStringList keys;
    for (const QAction *action : at.window().actions())
        keys << action->shortcut().toString(QKeySequence::NativeText);
    return keys;
}

bool isKey(const VisibleText &text, const QStringList &keys)
{
    return text.place == QStringLiteral("QLabel key") && keys.contains(text.text);
}

bool hasLetters(const QString &text)
{
    return std::ranges::any_of(text, [](QChar character) { return character.isLetter(); });
}

/// Has every page made that waits to be asked for.
void makeEveryPage(DeskAtRest &at)
{
    at.press(Qt::Key_F1);
    at.press(Qt::Key_F2);
    at.press(Qt::Key_F1, Qt::ShiftModifier);
    emit at.window().sessionsRequested();
    SessionDesk &sessions = omegaDesk(at.desk());
    QVERIFY(sessions.newSessionPage() != nullptr && sessions.setupPage() != nullptr);
    QVERIFY(sessions.owners().page() != nullptr);
    QVERIFY(specterDesk(at.desk()).setupPage() != nullptr);
    at.press(Qt::Key_N, Qt::ControlModifier);
}

/// Puts every page through its paces, so that all texts are set as they are in use.
void fill(DeskAtRest &at)
{
    makeEveryPage(at);
    emit mapsOf(at.desk()).pages().sampleChosen(1);
    at.window().showProblem({QStringLiteral("/nowhere/map.json"), Malformed{"/rows/3", Fault::WrongCharacter}});
}

QString told(const VisibleText &text)
{
    return text.place + QStringLiteral(": ") + text.text;
}

} // namespace

class TranslationTest : public QObject
{
    Q_OBJECT

private slots:

    void noTextIsHardCoded()
    {
        DeskAtRest at;
        fill(at);
        PseudoTranslator pseudo;
        QCoreApplication::installTranslator(&pseudo);
        deliverPosted();
        const QStringList keys = keysOf(at);
        QStringList hardCoded;
        for (const VisibleText &text : visibleTexts(&at.window()))
            if (hasLetters(text.text) && !isProperName(text.text) && !isOfARule(spokenTip(text.text))
                && !text.text.contains(u'⟦') && !isKey(text, keys))
                hardCoded << told(text);
        QCoreApplication::removeTranslator(&pseudo);
        QCOMPARE(hardCoded.join(u'\n'), QString());
    }

    void theHardCodedTextIsFound()
    {
        DeskAtRest at;
        auto *planted = new QLineEdit(&at.window());
        planted->setPlaceholderText(QStringLiteral("planted"));
        const VisibleText expected{QStringLiteral("QLineEdit placeholder"), QStringLiteral("planted")};
        QVERIFY(visibleTexts(&at.window()).contains(expected));
    }

    void everyTextChangesWithTheLanguageAndBack()
    {
        DeskAtRest at;
        emit at.window().gameActRequested(QStringLiteral("specter"), QStringLiteral("print"));
        fill(at);
        // Texts that no page has shown yet are set at the first change of the language.
        at.desk().choose(speaking(Language::Italian));
        at.desk().choose(speaking(Language::English));
        deliverPosted();
        const QList<VisibleText> english = visibleTexts(&at.window());
        at.desk().choose(speaking(Language::Italian));
        deliverPosted();
        const QList<VisibleText> italian = visibleTexts(&at.window());
        for (qsizetype i = 0; i < std::min(italian.size(), english.size()); ++i)
            QVERIFY2(italian.at(i).place == english.at(i).place,
                qPrintable(told(english.at(i)) + QStringLiteral(" / ") + told(italian.at(i))));
        QCOMPARE(italian.size(), english.size());
        const QStringList keys = keysOf(at);
        // Words that Italian has taken over.
        QStringList alike{QStringLiteral("&File"), QStringLiteral("File"), QStringLiteral("Sigma[*] – Dossier"),
            QStringLiteral(" min"), QStringLiteral("2 min"), QStringLiteral("5 min"), QStringLiteral("10 min"),
            QStringLiteral("30 min")};
        // Printed texts are in the language that was chosen for the paper.
        for (const PaperPreview *preview : at.window().findChildren<PaperPreview *>())
            for (const QWidget *paper : preview->findChildren<QWidget *>())
                alike << paper->accessibleDescription();
        QStringList unchanged;
        for (qsizetype i = 0; i < english.size(); ++i)
            if (english.at(i) == italian.at(i) && hasLetters(english.at(i).text) && !isProperName(english.at(i).text)
                && !alike.contains(english.at(i).text) && !isKey(italian.at(i), keys))
                unchanged << told(english.at(i));
        QCOMPARE(unchanged.join(u'\n'), QString());
        QCOMPARE(QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText), QStringLiteral("Canc"));
        at.desk().choose(speaking(Language::English));
        deliverPosted();
        QVERIFY(visibleTexts(&at.window()) == english);
    }

    void numbersHaveTheirPlural_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("rooms");
        QTest::addColumn<QString>("doors");
        QTest::addColumn<QString>("rubble");
        QTest::addColumn<QString>("emi");
        QTest::newRow("no, English") << 0 << 0 << "0 rooms" << "0 closed doors" << "0 rubble spaces" << "0 EMI tiles";
        QTest::newRow("one, English") << 0 << 1 << "1 room" << "1 closed door" << "1 rubble space" << "1 EMI tile";
        QTest::newRow("two, English") << 0 << 2 << "2 rooms" << "2 closed doors" << "2 rubble spaces" << "2 EMI tiles";
        QTest::newRow("no, Italian") << 1 << 0 << "0 stanze" << "0 porte chiuse" << "0 spazi con macerie"
                                     << "0 tessere EMI";
        QTest::newRow("one, Italian") << 1 << 1 << "1 stanza" << "1 porta chiusa" << "1 spazio con macerie"
                                      << "1 tessera EMI";
        QTest::newRow("two, Italian") << 1 << 2 << "2 stanze" << "2 porte chiuse" << "2 spazi con macerie"
                                      << "2 tessere EMI";
    }

    void numbersHaveTheirPlural()
    {
        QFETCH(int, language);
        QFETCH(int, count);
        Translators translators;
        translators.speak(static_cast<Language>(language));
        QTEST(wording::rooms(count), "rooms");
        QTEST(wording::doors(count), "doors");
        QTEST(wording::rubbleSpaces(count), "rubble");
        QTEST(wording::emiTiles(count), "emi");
    }

    void qtSpeaksItalianToo()
    {
        Translators translators;
        translators.speak(Language::Italian);
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Annulla"));
        QCOMPARE(QLocale().toString(1234567.5, 'f', 2), QStringLiteral("1.234.567,50"));
        translators.speak(Language::English);
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancel"));
        QCOMPARE(QLocale().toString(1234567.5, 'f', 2), QStringLiteral("1,234,567.50"));
    }

    /// An open tooltip does not stay in the former language.
    void anOpenTipGoesWithItsLanguage()
    {
        DeskAtRest at;
        QToolTip::showText(at.window().mapToGlobal(QPoint(40, 40)), QStringLiteral("a tip"), &at.window());
        QVERIFY(QToolTip::isVisible());
        at.desk().choose(speaking(Language::Italian));
        QTRY_VERIFY(!QToolTip::isVisible());
    }
};

DOSSIER_TESTS(TranslationTest, Windows)

} // namespace translation_test

#include "translation_test.moc"
