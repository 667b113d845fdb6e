#include "app/window/ini_text.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

namespace ini_text_test
{

using namespace dossier;

namespace
{

/// Characters with a meaning in an INI file of QSettings, and others.
QString anyText()
{
    static const QString letters = QStringLiteral("a1fF \\\"=;,@%()[]/\n\t\0é日x") + QChar(0xD83D) + QChar(0xDE00);
    QString text;
    for (int left = *rc::gen::inRange(0, 12); left > 0; --left)
        text += letters.at(*rc::gen::inRange<qsizetype>(0, letters.size()));
    return text;
}

QVariant anyValue()
{
    switch (*rc::gen::inRange(0, 4))
    {
    case 0:
        return anyText();
    case 1:
    {
        QStringList list;
        for (int left = *rc::gen::inRange(2, 5); left > 0; --left)
            list << anyText();
        return list;
    }
    case 2:
        return QByteArray::fromStdString(*rc::gen::arbitrary<std::string>());
    default:
        return *rc::gen::arbitrary<int>();
    }
}

} // namespace

/// Settings in the format of QSettings, written without its lock.
class IniTextTest : public QObject
{
    Q_OBJECT

private slots:

    void qtReadsWhatIsWritten()
    {
        const QTemporaryDir folder;
        int files = 0;
        const bool held = rc::check("every value comes back",
            [&]
            {
                QVariantMap values;
                for (const char *key : {"view/language", "maps/recent", "a b/c:d/e", "General/x", "plain", "é/日"})
                    if (*rc::gen::arbitrary<bool>())
                        values.insert(QString::fromUtf8(key), anyValue());
                const QString path = folder.filePath(QString::number(++files));
                QFile file(path);
                RC_ASSERT(file.open(QIODevice::WriteOnly) && file.write(iniText(values)) >= 0);
                file.close();
                const auto read = readIni(path);
                RC_ASSERT(read.has_value());
                RC_ASSERT(read->keys() == values.keys());
                for (auto one = values.cbegin(); one != values.cend(); ++one)
                    if (one->typeId() == QMetaType::QStringList)
                        RC_ASSERT(read->value(one.key()).toStringList() == one->toStringList());
                    else if (one->typeId() == QMetaType::QByteArray)
                        RC_ASSERT(read->value(one.key()).toByteArray() == one->toByteArray());
                    else
                        RC_ASSERT(read->value(one.key()).toString() == one->toString());
            });
        QVERIFY(held);
    }

    void whatQtHasWrittenIsWrittenAgainAsItWas()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.ini"));
        {
            QSettings qt(path, QSettings::IniFormat);
            qt.setValue(QStringLiteral("view/geometry"), QByteArray("\0\xff a", 4));
            qt.setValue(QStringLiteral("maps/recent"), QStringList{QStringLiteral("/a,b"), QStringLiteral("/ü \"c\"")});
            qt.setValue(QStringLiteral("steps/byThemselves"), true);
        }
        const auto values = readIni(path);
        QVERIFY(values);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(iniText(*values)) > 0);
        file.close();
        QCOMPARE(readIni(path).value(), *values);
    }

    void aFileThatIsNotThereHasNoValues()
    {
        const QTemporaryDir folder;
        QCOMPARE(readIni(folder.filePath(QStringLiteral("none.ini"))).value(), QVariantMap());
        QCOMPARE(iniText({}), QByteArray());
    }
};

DOSSIER_TESTS(IniTextTest, EventLoop)

} // namespace ini_text_test

#include "ini_text_test.moc"
