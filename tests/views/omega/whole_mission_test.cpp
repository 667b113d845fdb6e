#include "model/omega/seen/numbers.h"
#include "tests/support/test_class.h"
#include "tests/support/views/played_desk.h"
#include "tests/support/views/posted_events.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/desk/dice_panel.h"

#include <QDir>
#include <QPushButton>

#include <algorithm>
#include <limits>

namespace whole_mission_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

constexpr int maxPresses = 3000;

/// Plays by what the window shows alone: it presses buttons and spaces, and knows of rules only what is highlighted.
/// Commandos go for closed doors; enemies are led by the one button.
class Player
{
public:
    explicit Player(PlayedDesk &desk)
        : m_desk(desk)
    {
    }

    /// Presses something; what it was, empty when nothing could be pressed.
    QString press()
    {
        if (const QString rolled = pressIn(m_desk.dice(), QStringLiteral("Let Dossier roll")); !rolled.isEmpty())
            return rolled;
        if (m_desk.dice().isVisible())
        {
            m_desk.dice().continueRoll();
            deliverPosted();
            return QStringLiteral("the dice");
        }
        if (m_desk.table().pending.any())
            return settle();
        const QString acted = m_desk.table().turn ? takeTurn() : activate();
        return acted.isEmpty() ? defaultButton() : acted;
    }

private:
    QString clicked(QPushButton *button)
    {
        const QString text = button->text();
        button->click();
        deliverPosted();
        return text;
    }

    QString pressIn(QWidget &panel, const QString &text)
    {
        for (QPushButton *button : panel.findChildren<QPushButton *>())
            if (button->isVisible() && button->isEnabled() && button->text().startsWith(text)
                && button->property("tone").toString() != QLatin1String("refused"))
                return clicked(button);
        return {};
    }

    /// Presses the first offer that is not refused, but does not stop placing.
    QString takeFirst()
    {
        for (QPushButton *button : m_desk.stage().findChildren<QPushButton *>())
            if (button->isVisible() && button->isEnabled() && !button->isCheckable() && button->menu() == nullptr
                && button->property("role").toString() == QLatin1String("offer")
                && button->property("tone").toString() != QLatin1String("refused")
                && !button->text().startsWith(QStringLiteral("Done placing")))
                return clicked(button);
        return {};
    }

    QString defaultButton()
    {
        QPushButton *button = m_desk.page().findChild<QPushButton *>(QStringLiteral("nextStep"));
        return button->isVisible() && button->isEnabled() ? clicked(button) : QString();
    }

    /// Puts revealed or spawned pieces on the first highlighted space.
    QString settle()
    {
        SpaceSet lit;
        for (const Wash &wash : m_desk.board().scene().washes)
            lit |= wash.spaces;
        if (!lit.empty())
        {
            std::optional<Space> first;
            lit.forEach([&](Space space) { first = first.value_or(space); });
            m_desk.press(*first);
            if (const QString put = takeFirst(); !put.isEmpty())
                return put;
        }
        if (const QString left = pressIn(m_desk.stage(), QStringLiteral("Done placing")); !left.isEmpty())
            return left;
        const QString first = takeFirst();
        return first.isEmpty() ? defaultButton() : first;
    }

    QString takeTurn()
    {
        const bool commando = holds_alternative<omega::Role>(m_desk.table().turn->who);
        const QString fought = fight(commando ? Side::Enemy : Side::Commando);
        return fought.isEmpty() && commando ? act() : fought;
    }

    /// Attacks the first that can be attacked.
    QString fight(Side whom)
    {
        for (const omega::Combatant &who : omega::everybodyOn(m_desk.table()))
        {
            const std::optional<Figure> figure = omega::figureOf(m_desk.table(), who);
            if (omega::sideOf(m_desk.table(), who) != whom || !figure)
                continue;
            m_desk.press(figure->at);
            if (const QString fought = pressIn(m_desk.stage(), QStringLiteral("Attack")); !fought.isEmpty())
                return fought;
            m_desk.press(figure->at);
        }
        return {};
    }

    /// An enemy that has not been active yet fights.
    QString activate()
    {
        if (m_desk.table().clock.step != omega::Step::Activate)
            return {};
        for (const auto &[figure, standing] : m_desk.table().figures)
        {
            m_desk.press(standing.at);
            if (const QString active = pressIn(m_desk.stage(), QStringLiteral("Activate to fight")); !active.isEmpty())
                return active;
            m_desk.press(standing.at);
        }
        return {};
    }

    /// Opens a door where that is offered, else goes nearer to one.
    QString act()
    {
        const FloorScene scene = floorOf(m_desk.board().scene());
        const auto doors = m_desk.table().ground.doors;
        for (const auto &[edge, door] : doors)
        {
            m_desk.press(edge.at, edge);
            if (const QString opened = pressIn(m_desk.stage(), QStringLiteral("Open a door")); !opened.isEmpty())
                if (m_desk.table().pending.any() || m_desk.table().clock.step == omega::Step::Over)
                    return opened;
        }
        const std::optional<Space> nearer = nearerToADoor(scene);
        if (!nearer)
            return {};
        m_desk.press(*nearer);
        const std::size_t before = m_desk.session().position().entry;
        const QString moved = pressIn(m_desk.stage(), QStringLiteral("Move"));
        return m_desk.session().position().entry > before ? moved : QString();
    }

    [[nodiscard]] int toADoor(Space from) const
    {
        int min = std::numeric_limits<int>::max();
        for (const auto &[edge, door] : m_desk.table().ground.doors)
            for (const Space end : {edge.at, edge.beyond()})
                min = std::min(min, std::abs(end.x - from.x) + std::abs(end.y - from.y));
        return min;
    }

    [[nodiscard]] std::optional<Space> nearerToADoor(const FloorScene &scene) const
    {
        const omega::Commando &acting = m_desk.table().commandos.at(std::get<omega::Role>(m_desk.table().turn->who));
        std::optional<Space> best;
        int min = acting.at ? toADoor(*acting.at) : 0;
        for (const ReachedSpace &reached : scene.reach)
            if (const int far = toADoor(reached.space); far < min)
            {
                min = far;
                best = reached.space;
            }
        return best;
    }

    PlayedDesk &m_desk;
};

} // namespace

class WholeMissionTest : public QObject
{
    Q_OBJECT

private slots:

    void theSampleIsPlayedToItsEndThroughTheWindow_data()
    {
        QTest::addColumn<int>("printing");
        QTest::newRow("first") << static_cast<int>(Printing::First);
        QTest::newRow("revised") << static_cast<int>(Printing::Revised);
    }

    void theSampleIsPlayedToItsEndThroughTheWindow()
    {
        QFETCH(int, printing);
        PlayedDesk played(static_cast<Printing>(printing));
        played.at().window().resize(1440, 900);
        Player player(played);
        const QDir pictures(qEnvironmentVariable("DOSSIER_PLAYED"));
        QStringList pressed;
        int idle = 0;
        while (played.table().clock.step != omega::Step::Over && pressed.size() < maxPresses)
        {
            const std::size_t before = played.session().position().entry;
            pressed << player.press();
            if (!qEnvironmentVariableIsEmpty("DOSSIER_PLAYED") && pressed.size() % 10 == 0)
                played.at().window().grab().save(pictures.filePath(
                    QStringLiteral("%1-%2.png").arg(printing).arg(pressed.size(), 4, 10, QLatin1Char('0'))));
            QVERIFY2(!pressed.back().isEmpty(), qPrintable(pressed.mid(pressed.size() - 5).join(u'|')));
            idle = played.session().position().entry > before ? 0 : idle + 1;
            QVERIFY2(idle < 3,
                qPrintable(QStringLiteral("nothing comes of: ") + pressed.mid(pressed.size() - 5).join(u'|')));
            QCOMPARE(played.table().adrenaline.total(), omega::Adrenaline::inTheBox);
        }
        QVERIFY2(played.table().clock.step == omega::Step::Over,
            qPrintable(QStringLiteral("round %1 after %2 presses: %3")
                    .arg(played.table().clock.round)
                    .arg(pressed.size())
                    .arg(pressed.mid(pressed.size() - 12).join(u'|'))));
        qInfo("over in round %d after %d presses, %u lines", played.table().clock.round,
            static_cast<int>(pressed.size()), played.session().lineCount(journal::Eyes::KnowSecrets));
    }
};

DOSSIER_TESTS(WholeMissionTest, Windows)

} // namespace whole_mission_test

#include "whole_mission_test.moc"
