// Writes pictures of the window for everybody and of the curtain in both languages and themes at 100 and 200 percent
// text, and fails on a clipped text.
#include "app/omega/overseer_session.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/pictures.h"
#include "tests/views/omega/secret_games.h"
#include "views/session/public_pane.h"

#include <QTest>

namespace public_screens
{

using namespace dossier;
using namespace dossier::test;

class PublicScreens : public QObject
{
    Q_OBJECT

    Pictures m_pictures;

    void lookAt(PublicScreen &window, QSize size, const QString &screen)
    {
        window.resize(size);
        m_pictures.keep(window, screen);
        for (const PublicPane *pane : window.panes())
            QVERIFY2(!pane->isCut() || pane == window.panes().back(), qPrintable(pane->accessibleName()));
    }

private slots:

    void theyAreShown_data() { addVariants(); }

    void theyAreShown()
    {
        DeskAtRest at(variant());
        const QString file = at.path(QStringLiteral("evening.dossier"));
        gameWithSecrets(2, file).reset();
        omegaDesk(at.desk()).open(file);
        OverseerSession &session = *omegaDesk(at.desk()).overseers();
        using omega::Correct;
        session.submit(Correct{omega::FigureArrived{{1}, {"rogue_clone"}, {3, 1}, Facing::West}});
        session.submit(Correct{omega::WoundsChanged{omega::Role::TeamLeader, 2}});
        session.submit(Correct{omega::TokensMoved{omega::bank, omega::well({"charge"}), 4}});
        session.submit(Correct{omega::TokensMoved{omega::bank, omega::sheet(omega::Role::Rifleman), 3}});
        at.press(Qt::Key_F8);
        PublicScreen &window = omegaDesk(at.desk()).publicDesk().window();
        lookAt(window, {1600, 1000}, QStringLiteral("public"));
        if (variant().textPercent == 100)
            lookAt(window, {900, 1300}, QStringLiteral("public-tall"));
        at.press(Qt::Key_F9);
        QVERIFY(at.window().isCovered());
        m_pictures.look(at.window(), QStringLiteral("curtain"));
    }
};

DOSSIER_TESTS(PublicScreens, Windows)

} // namespace public_screens

#include "public_screens.moc"
