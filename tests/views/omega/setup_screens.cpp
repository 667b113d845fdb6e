// Writes pictures of a new session and of the set-up, in both languages and themes at 100 and 200 percent text, and
// fails on a clipped text.
#include "app/omega/overseer_session.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/pictures.h"
#include "views/board/board_view.h"
#include "views/kit/flowing_area.h"
#include "views/omega/setup/stack_list.h"

#include <QScrollBar>
#include <QTest>

namespace setup_screens
{

using namespace dossier;
using namespace dossier::test;

class SetupScreens : public QObject
{
    Q_OBJECT

    Pictures m_pictures{QStringLiteral("setup-")};

private slots:

    void aTableIsSetUp_data() { addVariants(); }

    void aTableIsSetUp()
    {
        DeskAtRest at(variant());
        emit at.window().newSessionRequested(QStringLiteral("omega"));
        m_pictures.look(at.window(), QStringLiteral("new"));
        omegaDesk(at.desk()).beginSession({{}, {"sample_depot"}, Printing::Revised, 4, QStringLiteral("Friday")});
        m_pictures.look(at.window(), QStringLiteral("filled"));
        OverseerSession &session = *omegaDesk(at.desk()).overseers();
        const omega::View view = *session.overseerView();
        for (const auto &[door, kind] : view.overseer->doors)
            session.submit(omega::Correct{omega::DoorKindSet{{door}, omega::DoorKind::Locked}});
        session.submit(omega::TakeKit{omega::Role::TeamLeader, {"flame_kit"}});
        session.submit(omega::TakeKit{omega::Role::TeamLeader, {"stims"}});
        session.submit(omega::BeginGame{});
        m_pictures.look(at.window(), QStringLiteral("refused"));
        auto *list = omegaDesk(at.desk()).setupPage()->findChild<StackList *>();
        list->setCurrentRow(1);
        QTest::keyClick(list, Qt::Key_Return);
        for (auto *area : omegaDesk(at.desk()).setupPage()->findChildren<FlowingArea *>())
            area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
        m_pictures.look(at.window(), QStringLiteral("card"));
    }
};

DOSSIER_TESTS(SetupScreens, Windows)

} // namespace setup_screens

#include "setup_screens.moc"
