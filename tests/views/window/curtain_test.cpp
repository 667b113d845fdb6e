// The curtain: what lets it fall, what it covers, and what alone lifts it.
#include "app/omega/overseer_session.h"
#include "model/vault/written_key.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/held_references.h"
#include "tests/support/views/posted_events.h"
#include "tests/support/views/visible_texts.h"
#include "tests/views/omega/secret_games.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace curtain_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// A desk with a session whose secrets are its own.
class SecretDesk
{
public:
    explicit SecretDesk(int secrets)
    {
        const QString file = m_at.path(QStringLiteral("evening.dossier"));
        gameWithSecrets(secrets, file).reset();
        omegaDesk(m_at.desk()).open(file);
        deliverPosted();
    }

    [[nodiscard]] DeskAtRest &at() { return m_at; }

    [[nodiscard]] MainWindow &window() { return m_at.window(); }

    [[nodiscard]] OverseerSession &session() { return *omegaDesk(m_at.desk()).overseers(); }

    [[nodiscard]] OverseerPage &page() { return *omegaDesk(m_at.desk()).page(); }

private:
    DeskAtRest m_at;
};

/// Every object that a screen reader can come to from there.
QObjectList reachedFrom(QAccessibleInterface *interface)
{
    QObjectList all;
    if (interface == nullptr)
        return all;
    all << interface->object();
    for (int i = 0; i < interface->childCount(); ++i)
        all << reachedFrom(interface->child(i));
    return all;
}

bool reaches(MainWindow &window, const OverseerPage &page)
{
    for (QObject *object : reachedFrom(QAccessible::queryAccessibleInterface(&window)))
    {
        const auto *widget = qobject_cast<QWidget *>(object);
        if (widget != nullptr && (widget == &page || page.isAncestorOf(widget)))
            return true;
    }
    return false;
}

void fall(SecretDesk &desk, const QString &trigger)
{
    if (trigger == QStringLiteral("key"))
        QTest::keyClick(&desk.window(), Qt::Key_F9);
    else if (trigger == QStringLiteral("idle"))
    {
        desk.at().desk().curtain().setIdleLimit(std::chrono::milliseconds(20));
        QTRY_VERIFY(desk.window().isCovered());
    }
    else if (trigger == QStringLiteral("screen"))
        emit qGuiApp->screenRemoved(QGuiApplication::primaryScreen());
    else
        emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
    deliverPosted();
}

Preferences careful()
{
    Preferences preferences;
    preferences.curtainMinutes = 0;
    preferences.curtainOnFocusLoss = true;
    return preferences;
}

} // namespace

class CurtainTest : public QObject
{
    Q_OBJECT

private slots:

    /// Another look or language shows nothing of it while it is up.
    void itStaysAwayWhileItIsUp()
    {
        DeskAtRest at;
        const auto *curtain = at.window().findChild<QWidget *>(QStringLiteral("CurtainPage"));
        QVERIFY(curtain != nullptr && curtain->isHidden());
        Preferences other = at.desk().preferences();
        other.theme = ThemeChoice::Light;
        other.language = Language::Italian;
        at.desk().choose(other);
        QCoreApplication::sendPostedEvents();
        QVERIFY(curtain->isHidden());
    }

    void itCoversEverySecret_data()
    {
        QTest::addColumn<QString>("trigger");
        for (const char *trigger : {"key", "idle", "screen", "focus"})
            QTest::newRow(trigger) << QString::fromLatin1(trigger);
    }

    void itCoversEverySecret()
    {
        QFETCH(QString, trigger);
        QList<QImage> pictures;
        QList<QList<VisibleText>> texts;
        for (const int secrets : {2, 5})
        {
            SecretDesk desk(secrets);
            desk.at().desk().choose(careful());
            QVERIFY(reaches(desk.window(), desk.page()));
            const QImage open = desk.window().grab().toImage();
            fall(desk, trigger);
            QVERIFY(desk.window().isCovered());
            QVERIFY(!reaches(desk.window(), desk.page()));
            QVERIFY(!desk.window().isAncestorOf(&desk.page()) && !desk.page().isVisible());
            pictures << desk.window().grab().toImage();
            texts << visibleTexts(&desk.window());
            QVERIFY(pictures.back() != open);
        }
        QVERIFY(pictures.at(0) == pictures.at(1));
        QVERIFY(texts.at(0) == texts.at(1));
    }

    void whatAScreenReaderStillHoldsTellsNothing()
    {
        QAccessible::setActive(true);
        SecretDesk desk(2);
        const QList<QAccessible::Id> held
            = numbersReachedFrom(QAccessible::queryAccessibleInterface(desk.window().centralWidget()));
        const QWidget &content = *desk.window().centralWidget();
        const QStringList before = toldOf(content, held);
        QVERIFY(held.size() > 200 && before.size() > 100);
        fall(desk, QStringLiteral("key"));
        QCOMPARE(toldOf(content, guessed(held)), QStringList());
        // A change under the curtain makes nothing visible again.
        desk.session().submit(omega::EndTurn{});
        writeSecrets(desk.session(), "The hunter waits.");
        deliverPosted();
        QCOMPARE(toldOf(content, guessed(held)), QStringList());
        fall(desk, QStringLiteral("key"));
        const QList<QAccessible::Id> again
            = numbersReachedFrom(QAccessible::queryAccessibleInterface(desk.window().centralWidget()));
        QVERIFY(toldOf(content, again).size() > 100);
        QVERIFY(reaches(desk.window(), desk.page()));
        QAccessible::setActive(false);
    }

    /// Without it the test above would prove nothing.
    void withoutItTheDesksDiffer()
    {
        SecretDesk one(2);
        SecretDesk other(5);
        QVERIFY(one.window().grab().toImage() != other.window().grab().toImage());
    }

    void onlyAKeyOrTheButtonLiftsIt()
    {
        SecretDesk desk(1);
        fall(desk, QStringLiteral("key"));
        QTest::mouseMove(&desk.window(), QPoint(200, 300));
        QTest::mouseClick(&desk.window(), Qt::LeftButton, {}, QPoint(20, 400));
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Escape, Qt::Key_A})
            QTest::keyClick(desk.window().focusWidget(), key);
        emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
        emit qGuiApp->applicationStateChanged(Qt::ApplicationActive);
        QVERIFY(desk.window().isCovered());
        fall(desk, QStringLiteral("key"));
        QVERIFY(!desk.window().isCovered());
        QVERIFY(desk.page().isVisible() && reaches(desk.window(), desk.page()));
        fall(desk, QStringLiteral("key"));
        for (QPushButton *button : desk.window().findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Lift the curtain"))
                button->click();
        QVERIFY(!desk.window().isCovered());
    }

    /// Its key then leads to the field.
    void aPinLiftsItAlone()
    {
        SecretDesk desk(1);
        fall(desk, QStringLiteral("key"));
        const auto shown = [&]<typename Part>(Part * /*of*/, const char *key)
        { return desk.window().centralWidget()->findChild<Part *>(QLatin1String(key)); };
        shown(static_cast<QPushButton *>(nullptr), "offerPin")->click();
        QTest::keyClicks(shown(static_cast<QLineEdit *>(nullptr), "newPin"), QStringLiteral("4711"));
        shown(static_cast<QPushButton *>(nullptr), "setPin")->click();
        for (int times = 0; times < 2; ++times)
        {
            fall(desk, QStringLiteral("key"));
            QVERIFY(desk.window().isCovered());
            QVERIFY(!reaches(desk.window(), desk.page()));
        }
        auto *pin = shown(static_cast<QLineEdit *>(nullptr), "pin");
        QCOMPARE(desk.window().focusWidget(), pin);
        QTest::keyClicks(pin, QStringLiteral("4712"));
        QTest::keyClick(pin, Qt::Key_Return);
        QVERIFY(desk.window().isCovered());
        QTest::keyClicks(pin, QStringLiteral("4711"));
        QTest::keyClick(pin, Qt::Key_Return);
        QVERIFY(!desk.window().isCovered());
    }

    void whatHappensMeanwhileLeavesItDown()
    {
        SecretDesk desk(1);
        fall(desk, QStringLiteral("key"));
        const QImage covered = desk.window().grab().toImage();
        const omega::View before = *desk.session().overseerView();
        desk.session().submit(omega::EndTurn{});
        writeSecrets(desk.session(), "The hunter waits.");
        deliverPosted();
        QVERIFY(*desk.session().overseerView() != before);
        QVERIFY(desk.window().isCovered());
        QVERIFY(desk.window().grab().toImage() == covered);
        QVERIFY(!reaches(desk.window(), desk.page()));
    }

    void noKeyGivesACommandWhileItIsDown()
    {
        SecretDesk desk(1);
        desk.page().findChild<QPushButton *>()->setFocus();
        fall(desk, QStringLiteral("key"));
        QSignalSpy changed(&desk.session(), &OverseerSession::viewChanged);
        int given = 0;
        desk.page().setCommandActions({.give = [&](auto, auto) { ++given; }, .giveFollowing = [&](auto) { ++given; }});
        const QString title = desk.at().title();
        for (const Qt::Key key : {Qt::Key_Z, Qt::Key_Y, Qt::Key_Return, Qt::Key_H, Qt::Key_M, Qt::Key_N})
            desk.at().press(key, Qt::ControlModifier);
        for (const Qt::Key key : {Qt::Key_F1, Qt::Key_F2, Qt::Key_Escape, Qt::Key_Space, Qt::Key_Return})
            desk.at().press(key);
        QCOMPARE(changed.size() + given, 0);
        QCOMPARE(desk.at().title(), title);
        fall(desk, QStringLiteral("key"));
        QCOMPARE(desk.at().page(), QStringLiteral("OverseerPage"));
        desk.at().press(Qt::Key_F1);
        QCOMPARE(desk.at().page(), QStringLiteral("KeyboardPage"));
    }

    /// They tell nothing of the game, and are needed by whoever sits before it.
    void languageThemeAndSizeOfTextWorkWhileItIsDown()
    {
        SecretDesk desk(1);
        fall(desk, QStringLiteral("key"));
        desk.at().press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
        desk.at().press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        desk.at().press(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        const Preferences chosen = desk.at().desk().preferences();
        QCOMPARE(chosen.language, Language::Italian);
        QCOMPARE(chosen.theme, ThemeChoice::Light);
        QVERIFY(chosen.textPercent > 100);
        QVERIFY(desk.window().isCovered());
        QVERIFY(!reaches(desk.window(), desk.page()));
        desk.at().desk().choose({});
    }

    void theWindowForEverybodyStays()
    {
        SecretDesk desk(1);
        desk.at().press(Qt::Key_F8);
        fall(desk, QStringLiteral("key"));
        QVERIFY(omegaDesk(desk.at().desk()).publicDesk().window().isVisible());
        desk.at().press(Qt::Key_F8);
        QVERIFY(!omegaDesk(desk.at().desk()).publicDesk().window().isVisible());
    }

    void withoutASessionThereIsNothingToCover()
    {
        DeskAtRest at;
        at.press(Qt::Key_F9);
        emit qGuiApp->screenRemoved(QGuiApplication::primaryScreen());
        QVERIFY(!at.window().isCovered());
    }

    void whatIsSetDecides()
    {
        SecretDesk desk(1);
        emit qGuiApp->applicationStateChanged(Qt::ApplicationInactive);
        QVERIFY(!desk.window().isCovered());
        desk.at().press(Qt::Key_F9, Qt::ShiftModifier);
        QVERIFY(desk.at().desk().preferences().curtainOnFocusLoss);
        desk.at().press(Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(desk.at().desk().preferences().curtainMinutes, 0);
        desk.at().press(Qt::Key_6, Qt::ControlModifier);
        QCOMPARE(desk.at().desk().preferences().curtainMinutes, 10);
        const Preferences kept = Settings(desk.at().path(QStringLiteral("settings.ini"))).preferences();
        QCOMPARE(kept, desk.at().desk().preferences());
    }

    void touchingAnythingPutsTheIdleTimeOff()
    {
        SecretDesk desk(1);
        desk.at().desk().curtain().setIdleLimit(std::chrono::milliseconds(600));
        for (int i = 0; i < 8; ++i)
        {
            QTest::qWait(100);
            QTest::keyClick(&desk.window(), Qt::Key_Shift);
        }
        QVERIFY(!desk.window().isCovered());
        QTRY_VERIFY_WITH_TIMEOUT(desk.window().isCovered(), 5000);
    }

    /// The warning leaves time to touch something, which puts both off.
    void aPageOfOneSeatIsAnnouncedBeforeItIsCovered()
    {
        DeskAtRest at;
        Curtain &curtain = at.desk().curtain();
        const QSignalSpy soon(&curtain, &Curtain::secretsDueSoon);
        const QSignalSpy due(&curtain, &Curtain::secretsDue);
        const QSignalSpy attended(&curtain, &Curtain::attended);
        curtain.setUnattended(std::chrono::seconds(4));
        QTRY_COMPARE(soon.count(), 1);
        QCOMPARE(soon.front().front().toInt(), 1);
        QCOMPARE(due.count(), 0);
        QTest::keyClick(&at.window(), Qt::Key_Shift);
        QCOMPARE(attended.count(), 1);
        curtain.setUnattended(std::chrono::milliseconds(20));
        QTRY_VERIFY(due.count() > 0);
    }

    /// They are in the window while a person reads them, and not after another page was shown.
    void theWordsOfTheKeyAreShownOnRequestOnly()
    {
        DeskAtRest at;
        const auto words = [&]
        {
            const auto *label = at.window().findChild<QLabel *>(QStringLiteral("keyWords"));
            return label != nullptr ? label->text().split(u' ', Qt::SkipEmptyParts).size() : 0;
        };
        const auto click = [&](const QString &key)
        {
            at.window().findChild<QPushButton *>(key)->click();
            deliverPosted();
        };
        at.press(Qt::Key_F1, Qt::ShiftModifier);
        QCOMPARE(words(), 0);
        click(QStringLiteral("showKey"));
        QCOMPARE(words(), 24);
        click(QStringLiteral("hideKey"));
        QCOMPARE(words(), 0);
        click(QStringLiteral("showKey"));
        at.press(Qt::Key_F1);
        deliverPosted();
        QCOMPARE(words(), 0);
        at.press(Qt::Key_F1, Qt::ShiftModifier);
        QCOMPARE(words(), 0);
    }

    /// They are asked for where there is something to lose, and once.
    void theStartPageOffersTheWordsUntilTheyWereShown()
    {
        DeskAtRest at;
        const auto isOffered = [&]
        {
            deliverPosted();
            const auto *card = at.window().findChild<QWidget *>(QStringLiteral("keyOffer"));
            return card != nullptr && !card->isHidden();
        };
        QVERIFY(!isOffered());
        const std::vector<SessionFile> files{
            {QStringLiteral("/nowhere/Lab.dossier"), QStringLiteral("Lab"), QDateTime::currentDateTime(), {}, {}}};
        at.window().renderSessions(files);
        QVERIFY(isOffered());
        at.window().findChild<QPushButton *>(QStringLiteral("showAbout"))->click();
        deliverPosted();
        QVERIFY(isOffered());
        at.window().findChild<QPushButton *>(QStringLiteral("showKey"))->click();
        at.window().goBack();
        QVERIFY(!isOffered());
    }

    void theKeyOfAnotherComputerIsAddedByItsWords()
    {
        DeskAtRest at;
        const auto find = [&](const char *key) { return at.window().findChild<QWidget *>(QLatin1String(key)); };
        const auto add = [&](const QString &words)
        {
            auto *line = qobject_cast<QLineEdit *>(find("wordsToAdd"));
            QVERIFY(line != nullptr);
            line->selectAll();
            QTest::keyClicks(line, words);
            QTest::mouseClick(find("addKey"), Qt::LeftButton);
            deliverPosted();
        };
        const auto answer = [&] { return qobject_cast<QLabel *>(find("keyAnswer"))->text(); };
        at.press(Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(!find("addKey")->isEnabled());
        add(QStringLiteral("too few"));
        QCOMPARE(answer(), QStringLiteral("A key has 24 words."));
        QCOMPARE(qobject_cast<QLineEdit *>(find("wordsToAdd"))->text(), QStringLiteral("too few"));
        // Each word is known after four letters, the last one by the others.
        const auto state = [&] { return qobject_cast<QLabel *>(find("wordsState"))->text(); };
        const auto cells = [&]
        {
            QStringList texts;
            for (const QLabel *label : find("typedWords")->findChildren<QLabel *>())
                if (label->isVisible())
                    texts << label->text();
            return texts;
        };
        std::string written = vault::paperKey(vault::Key::random(), vault::PaperLanguage::English);
        const QStringList words = QString::fromStdString(written).split(u' ');
        auto *line = qobject_cast<QLineEdit *>(find("wordsToAdd"));
        line->selectAll();
        QTest::keyClicks(line, words.at(0).left(4) + u' ' + words.at(1) + QStringLiteral(" qu"));
        deliverPosted();
        QCOMPARE(state(), QStringLiteral("2 of 24 words"));
        QCOMPARE(cells(),
            (QStringList{QStringLiteral("✓ 1. ") + words.at(0), QStringLiteral("✓ 2. ") + words.at(1),
                QStringLiteral("3. qu")}));
        QTest::keyClicks(line, QStringLiteral("xx"));
        deliverPosted();
        QVERIFY(state().contains(QStringLiteral("in no list")) && cells().at(2) == QStringLiteral("✕ 3. quxx"));
        QStringList wrong = words;
        wrong[0] = words.at(0) == QStringLiteral("zoo") ? QStringLiteral("act") : QStringLiteral("zoo");
        line->selectAll();
        QTest::keyClicks(line, wrong.join(u' '));
        deliverPosted();
        const bool fits = vault::keyOfPaperKey(wrong.join(u' ').toStdString()).has_value();
        QVERIFY(fits || state().startsWith(QStringLiteral("All are words of the list")));
        line->selectAll();
        QTest::keyClicks(line, QString::fromStdString(written));
        deliverPosted();
        QCOMPARE(state(), QStringLiteral("These are the 24 words of a key."));
        add(QString::fromStdString(written));
        QVERIFY2(answer().contains(QStringLiteral(".key")), qPrintable(answer()));
        QCOMPARE(qobject_cast<QLineEdit *>(find("wordsToAdd"))->text(), QString());
        const QString file = answer().section(u' ', -1).chopped(1);
        QVERIFY2(QFile::remove(file), qPrintable(file));
        QTest::mouseClick(find("findPlain"), Qt::LeftButton);
        deliverPosted();
        QCOMPARE(qobject_cast<QLabel *>(find("plainFiles"))->text(),
            QStringLiteral("No file of yours holds secrets in the clear."));
        QVERIFY(!find("encryptPlain")->isVisible());
    }
};

DOSSIER_TESTS(CurtainTest, Windows)

} // namespace curtain_test

#include "curtain_test.moc"
