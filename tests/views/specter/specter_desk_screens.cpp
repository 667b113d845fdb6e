// Writes pictures of Specter Ops in the program: the start page, the set-up, the seats and what is printed, in both
// languages and themes at 100 and 200 percent text, and fails on a clipped text.
#include "agent_page.h"
#include "clipped_texts.h"
#include "desk_at_rest.h"
#include "hand_over_page.h"

#include <QDir>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace dossier;
using namespace dossier::test;

class SpecterDeskScreens : public QObject
{
    Q_OBJECT

    QDir m_folder{QStringLiteral(DOSSIER_SCREENS)};
    QString m_clipped{};

    void look(DeskAtRest &at, const QString &screen)
    {
        for (int i = 0; i < 6; ++i)
            QCoreApplication::processEvents();
        const QString variant = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(at.window().grab().save(m_folder.filePath(QStringLiteral("specter-%1-%2.png").arg(screen, variant))));
        for (const QString &text : clippedTexts(at.window()))
            m_clipped += screen + QStringLiteral(": ") + text + u'\n';
    }

private slots:

    void initTestCase() { QVERIFY(m_folder.mkpath(QStringLiteral("."))); }

    void aGameBegins_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("percent");
        for (const int language : {0, 1})
            for (const int theme : {0, 1})
                for (const int percent : {100, 200})
                    QTest::addRow("%s-%s-%d", language == 0 ? "en" : "it", theme == 0 ? "dark" : "light", percent)
                        << language << theme << percent;
    }

    void aGameBegins()
    {
        QFETCH(int, language);
        QFETCH(int, theme);
        QFETCH(int, percent);
        m_clipped.clear();
        DeskAtRest at({static_cast<Language>(language), static_cast<ThemeChoice>(theme), Printing::First, percent});
        look(at, QStringLiteral("start"));
        emit at.window().newSpecterAsked();
        look(at, QStringLiteral("setup"));
        SpecterSetupPage &setup = *at.desk().specter().setupPage();
        setup.findChild<QSpinBox *>()->setValue(5);
        for (QPushButton *button : setup.findChildren<QPushButton *>())
            if (button->isVisible() && button->icon().name().isEmpty()
                && button->property("role") == QStringLiteral("secondary"))
                if (button->toolTip().contains(language == 0 ? QStringLiteral("look away") : QStringLiteral("altrove")))
                    button->click();
        look(at, QStringLiteral("secret"));
        emit at.window().playSpecterAsked();
        look(at, QStringLiteral("between"));
        emit at.desk().specter().seats()->handOver()->taken();
        look(at, QStringLiteral("agent"));
        at.press(Qt::Key_F10);
        look(at, QStringLiteral("hunters"));
        emit at.window().printAsked();
        look(at, QStringLiteral("print"));
        QCOMPARE(m_clipped, QString());
    }
};

QTEST_MAIN(SpecterDeskScreens)
#include "specter_desk_screens.moc"
