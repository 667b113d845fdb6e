#include "tests/support/test_class.h"
#include "views/kit/typed_digit.h"

#include <QKeyEvent>
#include <QTest>

namespace typed_digit_test
{

using namespace dossier;

/// A digit is the character typed, whatever the layout of the keyboard.
class TypedDigitTest : public QObject
{
    Q_OBJECT

private slots:

    void theCharacterCounts_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("digit");
        QTest::newRow("a digit") << int(Qt::Key_4) << Qt::KeyboardModifiers() << QString("4") << 4;
        QTest::newRow("zero") << int(Qt::Key_0) << Qt::KeyboardModifiers() << QString("0") << 0;
        QTest::newRow("of the number pad")
            << int(Qt::Key_4) << Qt::KeyboardModifiers(Qt::KeypadModifier) << QString("4") << 4;
        QTest::newRow("with Shift, as in French")
            << int(Qt::Key_4) << Qt::KeyboardModifiers(Qt::ShiftModifier) << QString("4") << 4;
        QTest::newRow("without Shift, as in French")
            << int(Qt::Key_Apostrophe) << Qt::KeyboardModifiers() << QString("'") << -1;
        QTest::newRow("with Shift, as in English")
            << int(Qt::Key_Dollar) << Qt::KeyboardModifiers(Qt::ShiftModifier) << QString("$") << -1;
        QTest::newRow("a shortcut") << int(Qt::Key_4) << Qt::KeyboardModifiers(Qt::ControlModifier) << QString("4")
                                    << -1;
        QTest::newRow("a letter") << int(Qt::Key_A) << Qt::KeyboardModifiers() << QString("a") << -1;
        QTest::newRow("no character") << int(Qt::Key_Left) << Qt::KeyboardModifiers() << QString() << -1;
    }

    void theCharacterCounts()
    {
        QFETCH(int, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(QString, text);
        QFETCH(int, digit);
        QCOMPARE(typedDigit(QKeyEvent(QEvent::KeyPress, key, modifiers, text)).value_or(-1), digit);
    }
};

DOSSIER_TESTS(TypedDigitTest, EventLoop)

} // namespace typed_digit_test

#include "typed_digit_test.moc"
