#include "tests/support/test_class.h"
#include "views/kit/screen.h"
#include "views/session/hand_over.h"
#include "views/session/pin_gate.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <memory>

namespace pin_gate_test
{

using namespace dossier;

namespace
{

/// A covered screen of one seat or another.
class Covered
{
public:
    Covered()
    {
        m_page.resize(700, 400);
        m_screen.setGeometry(m_page.rect());
        m_screen.render(QString(),
            [this](const Theme & /*theme*/)
            {
                return m_pins.parts(m_seat, button(QStringLiteral("Open"), "primary", {}).keyed(QStringLiteral("take")),
                    [this] { ++m_opened; });
            });
        m_page.show();
    }

    /// The screen is handed over to that seat.
    void seat(const QString &seat)
    {
        m_seat = seat;
        m_pins.clear();
        m_screen.renderAgain();
    }

    /// Returns the visible part of that key; null where there is none.
    template <typename Shown>
    [[nodiscard]] Shown *part(const QString &key)
    {
        for (auto *shown : m_page.findChildren<Shown *>(key))
            if (shown->isVisible())
                return shown;
        return nullptr;
    }

    [[nodiscard]] QPushButton *opener() { return part<QPushButton>(QStringLiteral("take")); }

    void set(const QString &pin)
    {
        part<QPushButton>(QStringLiteral("offerPin"))->click();
        QTest::keyClicks(m_page.focusWidget(), pin);
        part<QPushButton>(QStringLiteral("setPin"))->click();
    }

    void type(const QString &pin)
    {
        QTest::keyClicks(part<QLineEdit>(QStringLiteral("pin")), pin);
        QTest::keyClick(part<QLineEdit>(QStringLiteral("pin")), Qt::Key_Return);
    }

    [[nodiscard]] QString answer()
    {
        const auto *shown = part<QLabel>(QStringLiteral("pinAnswer"));
        return shown != nullptr ? shown->text() : QString();
    }

    [[nodiscard]] int opened() const { return m_opened; }

    [[nodiscard]] PinGate &pins() { return m_pins; }

private:
    QWidget m_page;
    Screen m_screen{&m_page};
    QString m_seat = QStringLiteral("agent");
    int m_opened = 0;
    PinGate m_pins{[this] { return &m_screen; }};
};

} // namespace

/// PINs of covered screens.
class PinGateTest : public QObject
{
    Q_OBJECT

private slots:

    void aScreenWithoutAPinOpensAtOnce()
    {
        Covered screen;
        screen.opener()->click();
        QCOMPARE(screen.opened(), 1);
    }

    void aScreenWithAPinOpensWithThatAlone()
    {
        Covered screen;
        screen.set(QStringLiteral("4711"));
        QVERIFY(screen.pins().has(QStringLiteral("agent")));
        screen.seat(QStringLiteral("agent"));
        QVERIFY(!screen.opener()->isEnabled());
        QCOMPARE(screen.part<QLineEdit>(QStringLiteral("pin"))->echoMode(), QLineEdit::Password);
        screen.type(QStringLiteral("471"));
        QCOMPARE(screen.opened(), 0);
        QCOMPARE(screen.answer(), QStringLiteral("This is not the PIN."));
        QCOMPARE(screen.part<QLineEdit>(QStringLiteral("pin"))->text(), QString());
        // Enter alone is no try.
        for (int times = 0; times < PinGate::maxWrong; ++times)
            screen.type(QString());
        screen.type(QStringLiteral("4711"));
        QCOMPARE(screen.opened(), 1);
        // A screen that is covered again holds nothing of an earlier try.
        screen.seat(QStringLiteral("agent"));
        QTest::keyClicks(screen.part<QLineEdit>(QStringLiteral("pin")), QStringLiteral("4711"));
        screen.seat(QStringLiteral("agent"));
        QVERIFY(!screen.opener()->isEnabled());
    }

    void eachSeatHasItsOwn()
    {
        Covered screen;
        screen.set(QStringLiteral("4711"));
        screen.seat(QStringLiteral("hunter 2"));
        screen.opener()->click();
        QCOMPARE(screen.opened(), 1);
        screen.set(QStringLiteral("1234"));
        screen.type(QStringLiteral("4711"));
        QCOMPARE(screen.opened(), 1);
        screen.seat(QStringLiteral("agent"));
        screen.type(QStringLiteral("4711"));
        QCOMPARE(screen.opened(), 2);
    }

    void afterFiveWrongOnesTheRightOneWaits()
    {
        Covered screen;
        screen.set(QStringLiteral("4711"));
        for (int wrong = 0; wrong < PinGate::maxWrong; ++wrong)
            screen.type(QStringLiteral("0"));
        screen.type(QStringLiteral("4711"));
        QCOMPARE(screen.opened(), 0);
        QVERIFY2(screen.answer().startsWith(QStringLiteral("Too many wrong PINs: wait ")), qPrintable(screen.answer()));
        // Covering it anew is no way round.
        screen.seat(QStringLiteral("agent"));
        screen.type(QStringLiteral("4711"));
        QCOMPARE(screen.opened(), 0);
    }

    void whoKnowsItRemovesIt()
    {
        Covered screen;
        screen.set(QStringLiteral("4711"));
        QVERIFY(!screen.part<QPushButton>(QStringLiteral("removePin"))->isEnabled());
        QTest::keyClicks(screen.part<QLineEdit>(QStringLiteral("pin")), QStringLiteral("1"));
        screen.part<QPushButton>(QStringLiteral("removePin"))->click();
        QVERIFY(screen.pins().has(QStringLiteral("agent")));
        QTest::keyClicks(screen.part<QLineEdit>(QStringLiteral("pin")), QStringLiteral("4711"));
        screen.part<QPushButton>(QStringLiteral("removePin"))->click();
        QVERIFY(!screen.pins().has(QStringLiteral("agent")));
        screen.opener()->click();
        QCOMPARE(screen.opened(), 1);
    }

    /// Neither closing it nor playing another one in between is a way round.
    void eachSessionKeepsItsOwn()
    {
        Covered screen;
        screen.pins().setSession("one");
        screen.set(QStringLiteral("4711"));
        screen.pins().setSession("other");
        screen.seat(QStringLiteral("agent"));
        screen.opener()->click();
        QCOMPARE(screen.opened(), 1);
        screen.pins().setSession("one");
        screen.seat(QStringLiteral("agent"));
        QVERIFY(!screen.opener()->isEnabled());
        screen.type(QStringLiteral("4711"));
        QCOMPARE(screen.opened(), 2);
        // One without a file is never the same again.
        for (int times = 0; times < 2; ++times)
        {
            screen.pins().setSession({});
            screen.seat(QStringLiteral("agent"));
            QVERIFY(!screen.pins().has(QStringLiteral("agent")));
            screen.set(QStringLiteral("4711"));
        }
    }

    /// A seat whose screen everybody may see offers no PIN.
    void aSeatWithoutSecretsNeedsNone()
    {
        PinGate pins([]() -> Screen * { return nullptr; });
        const auto offersPin = [&](const QString &seat)
        {
            CardScreen page;
            page.render(
                QString(), [&] { return handOverCard({.next = QStringLiteral("X"), .seat = seat}, {}, {}, &pins); });
            page.show();
            return page.findChild<QPushButton *>(QStringLiteral("offerPin")) != nullptr;
        };
        QVERIFY(offersPin(QStringLiteral("agent")));
        QVERIFY(!offersPin(QString()));
    }
};

DOSSIER_TESTS(PinGateTest, Windows)

} // namespace pin_gate_test

#include "pin_gate_test.moc"
