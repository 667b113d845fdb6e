// Writes pictures of the guided page, in both languages and themes at 100 and 200 percent text, and fails on a clipped
// text.
#include "clipped_texts.h"
#include "correct_form.h"
#include "desk_at_rest.h"
#include "filled_pack.h"

#include <QDir>
#include <QLineEdit>
#include <QTest>

using namespace dossier;
using namespace dossier::test;

class OwnerScreens : public QObject
{
    Q_OBJECT

    QDir m_folder{QStringLiteral(DOSSIER_SCREENS)};

    void look(DeskAtRest &at, const QString &screen)
    {
        for (int i = 0; i < 6; ++i)
            QCoreApplication::processEvents();
        const QString variant = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(at.window().grab().save(m_folder.filePath(QStringLiteral("owner-%1-%2.png").arg(screen, variant))));
        QCOMPARE(clippedTexts(at.window()).join(u'\n'), QString());
    }

private slots:

    void initTestCase() { QVERIFY(m_folder.mkpath(QStringLiteral("."))); }

    void valuesAreEntered_data()
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

    void valuesAreEntered()
    {
        using omega::PackStep;
        QFETCH(int, language);
        QFETCH(int, theme);
        QFETCH(int, percent);
        DeskAtRest at({static_cast<Language>(language), static_cast<ThemeChoice>(theme), Printing::Revised, percent});
        emit at.window().ownersAsked();
        OwnerPage &page = *at.desk().sessions().owners().page();
        const auto give = [&](const omega::ValuePlace &place, const char *text)
        { emit page.valueGiven(place, QString::fromLatin1(text)); };
        give({PackStep::Guide, "knock_knock", omega::PackMember::EnergyMinimum, {}}, "6");
        give({PackStep::Guide, "knock_knock", omega::PackMember::CrisisRound, {}}, "21");
        look(at, QStringLiteral("guide"));
        at.desk().sessions().owners().takeMap(smallMap());
        for (const int y : {0, 1, 2})
            emit page.spotTurned(omega::MapSpot::Start, {0, y});
        look(at, QStringLiteral("map"));
        emit page.stepAsked(PackStep::Dashboard);
        give({PackStep::Dashboard, "charge", omega::PackMember::InMission, {}}, "yes");
        look(at, QStringLiteral("pieces"));
        emit page.stepAsked(PackStep::RoomCards);
        emit page.cardAdded(PackStep::RoomCards, QStringLiteral("Ambush"));
        look(at, QStringLiteral("rooms"));
        emit page.stepAsked(PackStep::Sheets);
        give({PackStep::Sheets, "team_leader", omega::PackMember::Vitality, {}}, "5");
        look(at, QStringLiteral("sheets"));
        emit page.stepAsked(PackStep::Enemies);
        look(at, QStringLiteral("enemies"));
    }

    void theTableIsCorrected_data() { valuesAreEntered_data(); }

    void theTableIsCorrected()
    {
        QFETCH(int, language);
        QFETCH(int, theme);
        QFETCH(int, percent);
        DeskAtRest at({static_cast<Language>(language), static_cast<ThemeChoice>(theme), Printing::Revised, percent});
        emit at.window().newSessionAsked();
        look(at, QStringLiteral("new"));
        at.desk().sessions().beginSession({{}, {"sample_depot"}, Printing::Revised, 4, QStringLiteral("Friday")});
        look(at, QStringLiteral("setup"));
        emit at.window().playAsked();
        at.press(Qt::Key_T, Qt::ControlModifier);
        at.press(Qt::Key_D, Qt::ShiftModifier);
        auto *form = at.desk().sessions().page()->findChild<CorrectForm *>();
        form->choose(CorrectionKind::Marker);
        look(at, QStringLiteral("correct"));
        form->choose(CorrectionKind::Ability);
        look(at, QStringLiteral("piece"));
        emit at.window().sessionsAsked();
        look(at, QStringLiteral("sessions"));
    }
};

QTEST_MAIN(OwnerScreens)
#include "owner_screens.moc"
