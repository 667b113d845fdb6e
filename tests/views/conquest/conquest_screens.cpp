// Writes pictures of Conquest of Planet Earth in the program, of every kind of moment of a game, in both languages and
// themes at 100 and 200 percent text and in a narrow window, and fails on a clipped text.
#include "tests/support/test_class.h"
#include "tests/support/views/pictures.h"
#include "tests/support/views/posted_events.h"
#include "tests/views/conquest/conquest_players.h"
#include "views/conquest/owner/box_page.h"

#include <QTest>

namespace conquest_screens
{

using namespace dossier;
using namespace dossier::test;
using conquest::Mode;
using conquest::Phase;
using conquest::Stage;

class ConquestScreens : public QObject
{
    Q_OBJECT

    Pictures m_pictures{QStringLiteral("conquest-")};

    /// Plays on until that is so, and looks at it; a game that never comes there fails.
    template <typename Wanted>
    void lookWhen(Players &players, const QString &name, Wanted &&wanted)
    {
        QVERIFY2(players.until(wanted), qPrintable(name));
        m_pictures.look(players.at().window(), name);
    }

private slots:

    void aCompetitiveGame_data() { addVariants(); }

    void aCompetitiveGame()
    {
        Players players(Mode::Competitive, 6, variant());
        m_pictures.look(players.at().window(), QStringLiteral("set-up"));
        lookWhen(players, QStringLiteral("tokens"), [&] { return players.open().clock.phase == Phase::Command; });
        players.defaultButton().click();
        m_pictures.look(players.at().window(), QStringLiteral("cover"));
        players.act();
        m_pictures.look(players.at().window(), QStringLiteral("choose"));
        lookWhen(players, QStringLiteral("action"), [&] { return players.open().clock.phase == Phase::Action; });
        lookWhen(players, QStringLiteral("roll"), [&] { return players.stage() == Stage::Roll; });
        lookWhen(players, QStringLiteral("change"), [&] { return players.stage() == Stage::Change; });
        lookWhen(players, QStringLiteral("draw"), [&] { return players.open().clock.phase == Phase::Draw; });
    }

    void aCooperativeGame_data() { addVariants(); }

    void aCooperativeGame()
    {
        Players players(Mode::Cooperative, 6, variant());
        lookWhen(players, QStringLiteral("points"), [&] { return players.open().clock.phase == Phase::Command; });
        lookWhen(
            players, QStringLiteral("resistance"), [&] { return players.open().clock.phase == Phase::Resistance; });
        lookWhen(players, QStringLiteral("placing"), [&] { return !players.open().resistance.tokensDue.empty(); });
        players.defaultButton().click();
        m_pictures.look(players.at().window(), QStringLiteral("placed"));
    }

    void anOwnersBox_data() { addVariants(); }

    void anOwnersBox()
    {
        DeskAtRest at(variant());
        at.window().resize(1280, 800);
        at.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        deliverPosted();
        auto *page = at.window().findChild<BoxPage *>();
        QVERIFY(page != nullptr);
        m_pictures.look(at.window(), QStringLiteral("box"));
        page->open({conquest::BoxPart::Races, 1});
        m_pictures.look(at.window(), QStringLiteral("box-race"));
        page->open({conquest::BoxPart::Sheets, 0});
        m_pictures.look(at.window(), QStringLiteral("box-sheet"));
        page->open({conquest::BoxPart::Events, 0});
        page->explain(conquest::BoxFault::NameTaken);
        m_pictures.look(at.window(), QStringLiteral("box-refused"));
    }

    void aNarrowWindow_data() { addVariants(); }

    void aNarrowWindow()
    {
        for (const Mode mode : {Mode::Competitive, Mode::Cooperative})
        {
            Players players(mode, 6, variant());
            players.at().window().resize(1000, 700);
            const QString name = mode == Mode::Competitive ? QStringLiteral("apart") : QStringLiteral("together");
            lookWhen(players, QStringLiteral("narrow-action-") + name,
                [&] { return players.open().clock.phase == Phase::Action; });
            lookWhen(
                players, QStringLiteral("narrow-battle-") + name, [&] { return players.stage() == Stage::Change; });
        }
    }
};

DOSSIER_TESTS(ConquestScreens, Windows)

} // namespace conquest_screens

#include "conquest_screens.moc"
