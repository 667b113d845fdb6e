// Writes pictures of the guided page, in both languages and themes at 100 and 200 percent text, and fails on a clipped
// text.
#include "tests/support/filled_pack.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/open_form.h"
#include "tests/support/views/pictures.h"
#include "views/kit/flowing_area.h"
#include "views/omega/correct/correction.h"

#include <QLineEdit>
#include <QScrollBar>
#include <QTest>

namespace owner_screens
{

using namespace dossier;
using namespace dossier::test;

class OwnerScreens : public QObject
{
    Q_OBJECT

    Pictures m_pictures{QStringLiteral("owner-")};

    static void toEnd(const OwnerPage &page)
    {
        settle();
        for (const auto *area : page.findChildren<FlowingArea *>())
            area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    }

private slots:

    void valuesAreEntered_data() { addVariants(); }

    void valuesAreEntered()
    {
        using omega::PackStep;
        DeskAtRest at(variant());
        emit at.window().gameActRequested(QStringLiteral("omega"), QStringLiteral("owners"));
        OwnerPage &page = *omegaDesk(at.desk()).owners().page();
        const auto give = [&](const omega::ValuePlace &place, const char *text)
        { emit page.valueGiven(place, QString::fromLatin1(text)); };
        give({PackStep::Guide, "knock_knock", "energy_minimum", {}}, "6");
        give({PackStep::Guide, "knock_knock", "crisis_round", {}}, "21");
        m_pictures.look(at.window(), QStringLiteral("guide"));
        emit page.cardAdded(PackStep::Guide, QStringLiteral("Alarm"));
        give({PackStep::Guide, "own_alarm", "round", {}}, "6");
        give({PackStep::Guide, "own_alarm", "places", {}}, "gas");
        toEnd(page);
        m_pictures.look(at.window(), QStringLiteral("event"));
        omegaDesk(at.desk()).owners().takeMap(smallMap());
        for (const int y : {0, 1, 2})
            emit page.spotTurned(omega::MapSpot::Start, {0, y});
        m_pictures.look(at.window(), QStringLiteral("map"));
        give({PackStep::Map, "97", "icon", {}}, "peril");
        give({PackStep::Map, "97", "peril", {}}, "A1, A2");
        toEnd(page);
        m_pictures.look(at.window(), QStringLiteral("tile"));
        emit page.stepRequested(PackStep::Dashboard);
        give({PackStep::Dashboard, "charge", "dashboard", {}}, "yes");
        m_pictures.look(at.window(), QStringLiteral("pieces"));
        emit page.stepRequested(PackStep::RoomCards);
        emit page.cardAdded(PackStep::RoomCards, QStringLiteral("Ambush"));
        m_pictures.look(at.window(), QStringLiteral("rooms"));
        emit page.stepRequested(PackStep::Sheets);
        give({PackStep::Sheets, "team_leader", "vitality", {}}, "5");
        m_pictures.look(at.window(), QStringLiteral("sheets"));
        emit page.stepRequested(PackStep::Enemies);
        m_pictures.look(at.window(), QStringLiteral("enemies"));
    }

    void theTableIsCorrected_data() { valuesAreEntered_data(); }

    void theTableIsCorrected()
    {
        DeskAtRest at(variant());
        emit at.window().newSessionRequested(QStringLiteral("omega"));
        m_pictures.look(at.window(), QStringLiteral("new"));
        omegaDesk(at.desk()).beginSession({{}, {"sample_depot"}, Printing::Revised, 4, QStringLiteral("Friday")});
        m_pictures.look(at.window(), QStringLiteral("setup"));
        emit at.window().playRequested(QStringLiteral("omega"));
        at.press(Qt::Key_T, Qt::ControlModifier);
        at.press(Qt::Key_F4, Qt::ShiftModifier);
        const OpenForm form(*omegaDesk(at.desk()).page());
        form.choose(CorrectionKind::Marker);
        m_pictures.look(at.window(), QStringLiteral("correct"));
        form.choose(CorrectionKind::Ability);
        m_pictures.look(at.window(), QStringLiteral("piece"));
        emit at.window().sessionsRequested();
        m_pictures.look(at.window(), QStringLiteral("sessions"));
    }
};

DOSSIER_TESTS(OwnerScreens, Windows)

} // namespace owner_screens

#include "owner_screens.moc"
