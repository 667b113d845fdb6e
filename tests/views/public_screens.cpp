// Writes pictures of the window for everybody and of the curtain in both languages and themes at 100 and 200 percent
// text, and fails on a clipped text.
#include "clipped_texts.h"
#include "desk_at_rest.h"
#include "public_panels.h"
#include "secret_games.h"

#include <QDir>
#include <QTest>

using namespace dossier;
using namespace dossier::test;

class PublicScreens : public QObject
{
    Q_OBJECT

    QDir m_folder{QStringLiteral(DOSSIER_SCREENS)};

    void keep(const QPixmap &picture, const QString &screen)
    {
        const QString variant = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(picture.save(m_folder.filePath(QStringLiteral("%1-%2.png").arg(screen, variant))));
    }

    void lookAt(PublicWindow &window, QSize size, const QString &screen)
    {
        window.resize(size);
        QCoreApplication::processEvents();
        keep(window.grab(), screen);
        for (const PublicPanel *panel : window.panels())
            QVERIFY2(!panel->isCut() || qobject_cast<const PublicJournal *>(panel) != nullptr,
                panel->metaObject()->className());
    }

private slots:

    void initTestCase() { QVERIFY(m_folder.mkpath(QStringLiteral("."))); }

    void theyAreShown_data()
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

    void theyAreShown()
    {
        QFETCH(int, language);
        QFETCH(int, theme);
        QFETCH(int, percent);
        DeskAtRest at({static_cast<Language>(language), static_cast<ThemeChoice>(theme), Printing::Revised, percent});
        const QString file = at.path(QStringLiteral("evening.dossier"));
        gameWithSecrets(2, file).reset();
        at.desk().sessions().open(file);
        OverseerSession &session = *at.desk().sessions().session();
        using omega::Correct;
        session.submit(Correct{omega::FigureArrived{{1}, {"rogue_clone"}, {3, 1}, Facing::West}});
        session.submit(Correct{omega::WoundsChanged{omega::Role::TeamLeader, 2}});
        session.submit(Correct{omega::TokensMoved{omega::bank, omega::well({"charge"}), 4}});
        session.submit(Correct{omega::TokensMoved{omega::bank, omega::sheet(omega::Role::Rifleman), 3}});
        at.press(Qt::Key_F8);
        PublicWindow &window = at.desk().everybodys().window();
        lookAt(window, {1600, 1000}, QStringLiteral("public"));
        if (percent == 100)
            lookAt(window, {900, 1300}, QStringLiteral("public-tall"));
        at.press(Qt::Key_F9);
        QVERIFY(at.window().isCovered());
        keep(at.window().grab(), QStringLiteral("curtain"));
        QCOMPARE(clippedTexts(at.window()).join(u'\n'), QString());
    }
};

QTEST_MAIN(PublicScreens)
#include "public_screens.moc"
