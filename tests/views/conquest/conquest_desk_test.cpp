#include "app/conquest/desk.h"
#include "app/conquest/game.h"
#include "model/conquest/seen/numbers.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/visible_texts.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/desk/conquest_header.h"
#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/seats/cover_page.h"
#include "views/conquest/seats/token_choice.h"
#include "views/session/reason_bar.h"

#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <random>

namespace conquest_desk_test
{

using namespace dossier;
using namespace dossier::test;
using conquest::Colour;
using conquest::Mode;
using conquest::Phase;

namespace
{

constexpr int mostPresses = 6000;

/// Plays by what the window shows alone: it presses buttons, spaces and keys, and knows of rules only what is lit.
class Players
{
public:
    explicit Players(Mode mode, unsigned seed = 1)
        : m_random(seed)
    {
        m_at.window().resize(1280, 800);
        desk().setChance([this](int below) { return static_cast<int>(m_random() % static_cast<unsigned>(below)); });
        desk().playSample(mode);
        QCoreApplication::processEvents();
    }

    [[nodiscard]] DeskAtRest &at() { return m_at; }

    [[nodiscard]] ConquestDesk &desk() { return conquestDesk(m_at.desk()); }

    [[nodiscard]] ConquestPage &page() { return *desk().seats()->table(); }

    [[nodiscard]] const conquest::PublicTable &open() { return *desk().session()->open(); }

    [[nodiscard]] QPushButton &primary() { return *page().findChild<ConquestHeader *>()->primary(); }

    /// Does something; what it was, empty when nothing could be done.
    QString act()
    {
        QWidget *front = desk().seats()->pageInFront();
        if (front == desk().seats()->cover())
            return click(*front, QStringLiteral("It’s me: show my screen"));
        if (front == desk().seats()->tokens())
        {
            for (const char key : {'6', '5', '4', '3', '2', 'd'})
            {
                QTest::keyClick(front, key);
                if (desk().seats()->pageInFront() != front)
                    return QStringLiteral("token");
            }
            return {};
        }
        if (open().clock.phase == Phase::Action)
            if (const QString moved = move(); !moved.isEmpty())
                return moved;
        if (conquest::handTooLarge(open()))
            if (const QString done = click(page(), QStringLiteral("Discard")); !done.isEmpty())
                return done;
        if (primary().isVisible() && primary().isEnabled())
        {
            const QString text = primary().text();
            primary().click();
            QCoreApplication::processEvents();
            return text;
        }
        return {};
    }

    /// Presses a saucer's space and then one that is lit.
    QString move()
    {
        if (open().inPlay.at(*open().clock.active).points.left.value_or(0) < 1 || m_random() % 9 == 0)
            return {};
        for (const auto &[number, alien] : open().inPlay.at(*open().clock.active).aliens)
            if (!alien.at)
                if (const QString landed = click(page(), QStringLiteral("Land")); !landed.isEmpty())
                    return landed;
        std::vector<conquest::Place> from;
        for (const auto &[place, space] : open().spaces)
            if (!movableAt(*desk().session()->viewOf(conquest::PublicSeat{}), place).empty())
                from.push_back(place);
        if (from.empty())
            return {};
        touch(from[m_random() % from.size()]);
        std::vector<conquest::Place> lit;
        for (const auto &[place, light] : page().board().scene().lights)
            if (light == HexLight::Reach)
                lit.push_back(place);
        if (lit.empty())
            return {};
        touch(lit[m_random() % lit.size()]);
        return QStringLiteral("move");
    }

    void touch(conquest::Place place)
    {
        emit const_cast<HexBoard &>(page().board()).pressed(place);
        QCoreApplication::processEvents();
    }

    static QString click(QWidget &page, const QString &text)
    {
        for (QPushButton *button : page.findChildren<QPushButton *>())
            if (button->isVisible() && button->isEnabled() && button->text().startsWith(text))
            {
                const QString clicked = button->text();
                button->click();
                QCoreApplication::processEvents();
                return clicked;
            }
        return {};
    }

    /// Plays on until that is so; false where it never is.
    template <typename Wanted>
    bool until(Wanted &&wanted)
    {
        int idle = 0;
        for (int i = 0; i < mostPresses && !wanted(); ++i)
        {
            const std::uint32_t before = desk().session()->lineCount(journal::Eyes::KnowSecrets);
            const QWidget *front = desk().seats()->pageInFront();
            act();
            const bool done = desk().session()->lineCount(journal::Eyes::KnowSecrets) != before
                || desk().seats()->pageInFront() != front;
            idle = done ? 0 : idle + 1;
            if (open().outcome || idle > 30)
                return false;
        }
        return wanted();
    }

    [[nodiscard]] std::optional<conquest::Stage> stage()
    {
        return open().battle ? std::optional(open().battle->stage) : std::nullopt;
    }

    /// A space with an alien that can be moved.
    [[nodiscard]] std::optional<conquest::Place> movable()
    {
        for (const auto &[place, space] : open().spaces)
            if (!movableAt(*desk().session()->viewOf(conquest::PublicSeat{}), place).empty())
                return place;
        return std::nullopt;
    }

    /// A space that the picked alien can go to.
    [[nodiscard]] std::optional<conquest::Place> lit()
    {
        for (const auto &[place, light] : page().board().scene().lights)
            if (light == HexLight::Reach)
                return place;
        return std::nullopt;
    }

    /// Plays to the end; the last presses where it does not come to one.
    QStringList toTheEnd()
    {
        const QDir pictures(qEnvironmentVariable("DOSSIER_PLAYED"));
        QStringList pressed;
        int idle = 0;
        while (open().clock.phase != Phase::Over && pressed.size() < mostPresses && idle < 30)
        {
            const std::uint32_t before = desk().session()->lineCount(journal::Eyes::KnowSecrets);
            const QWidget *front = desk().seats()->pageInFront();
            pressed << act();
            if (!qEnvironmentVariableIsEmpty("DOSSIER_PLAYED") && pressed.size() % 7 == 0)
                m_at.window().grab().save(
                    pictures.filePath(QStringLiteral("c-%1.png").arg(pressed.size(), 4, 10, QLatin1Char('0'))));
            const bool done = desk().session()->lineCount(journal::Eyes::KnowSecrets) != before
                || desk().seats()->pageInFront() != front;
            idle = done ? 0 : idle + 1;
        }
        return pressed.mid(std::max<qsizetype>(0, pressed.size() - 12)) << QString::number(pressed.size());
    }

private:
    DeskAtRest m_at;
    std::mt19937 m_random;
};

} // namespace

/// Conquest of Planet Earth in the program: whole games by hand, secrets, and what a step costs.
class ConquestDeskTest : public QObject
{
    Q_OBJECT

private slots:

    void aCooperativeSampleIsPlayedToItsEndThroughTheWindow()
    {
        Players players(Mode::Cooperative);
        const QStringList pressed = players.toTheEnd();
        QVERIFY2(players.open().outcome, qPrintable(pressed.join(QStringLiteral(" | "))));
    }

    void anOrdinaryActionTakesTwoInputs()
    {
        Players players(Mode::Cooperative, 3);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action && players.movable(); }));
        const conquest::Place from = *players.movable();
        const conquest::PublicTable before = players.open();
        players.touch(from);
        QVERIFY(players.lit());
        players.touch(*players.lit());
        QVERIFY(players.open().inPlay != before.inPlay);
    }

    void aRoundOfAFightWithEnteredDiceTakesThreeInputs()
    {
        Players players(Mode::Cooperative, 4);
        QVERIFY(players.until(
            [&]
            {
                return players.stage() == conquest::Stage::Roll
                    && !conquest::hasAbility(
                        players.open(), players.open().battle->fight, conquest::ResistanceAbility::Cunning);
            }));
        QTest::keyClick(&players.page(), Qt::Key_5);
        QTest::keyClick(&players.page(), Qt::Key_2);
        QCOMPARE(players.stage(), conquest::Stage::Change);
        QCOMPARE(players.open().battle->fight.attacker, std::vector{5});
        QCOMPARE(players.open().battle->fight.opponent, std::vector{2});
        players.primary().click();
        QVERIFY(players.stage() != conquest::Stage::Change);
    }

    /// Where tokens come under aliens, fights come between: such phases are passed over.
    void theResistancePhaseTakesEightInputsAtMost()
    {
        Players players(Mode::Cooperative, 5);
        std::vector<int> quiet;
        while (quiet.size() < 2 && !players.open().outcome)
        {
            if (!players.until([&] { return players.open().clock.phase == Phase::Resistance; }))
                break;
            int inputs = 0;
            bool decided = false;
            while (players.open().clock.phase == Phase::Resistance)
            {
                decided = decided || players.open().battle || players.open().resistance.captain
                    || !players.open().pending.appeared.empty() || !players.primary().isVisible();
                players.act();
                ++inputs;
                if (inputs > 200)
                    break;
            }
            if (!decided && !players.open().outcome)
                quiet.push_back(inputs);
        }
        QVERIFY(!quiet.empty());
        QVERIFY2(std::ranges::max(quiet) <= 8, qPrintable(QString::number(std::ranges::max(quiet))));
    }

    void whatIsChosenInSecretChangesNothingThatOthersSee()
    {
        QStringList seen[2];
        for (const int which : {0, 1})
        {
            Players players(Mode::Competitive, 6);
            QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Command; }));
            players.primary().click();
            ConquestSeats &seats = *players.desk().seats();
            QCOMPARE(seats.pageInFront(), static_cast<QWidget *>(seats.cover()));
            emit seats.cover()->taken();
            QTest::keyClick(seats.tokens(), which == 0 ? Qt::Key_6 : Qt::Key_3);
            QCOMPARE(seats.pageInFront(), static_cast<QWidget *>(seats.cover()));
            for (const VisibleText &text : visibleTexts(&players.at().window()))
                seen[which] << text.text;
            emit seats.cover()->backAsked();
            for (const VisibleText &text : visibleTexts(&players.at().window()))
                seen[which] << text.text;
        }
        // The time of day stands in the journal's lines.
        for (QStringList &texts : seen)
        {
            texts.replaceInStrings(QRegularExpression(QStringLiteral("conquest_views_tests-[A-Za-z]+")), QString());
            texts.replaceInStrings(QRegularExpression(QStringLiteral("[0-9]{1,2}:[0-9]{2}(:[0-9]{2})?")), QString());
        }
        QCOMPARE(seen[0], seen[1]);
    }

    void whatTheRulesRefuseIsDoneWithAReason()
    {
        Players players(Mode::Cooperative, 7);
        QVERIFY(players.until([&] { return players.open().clock.phase == Phase::Action; }));
        const Colour active = *players.open().clock.active;
        const int points = players.open().inPlay.at(active).points.left.value_or(0);
        const conquest::Place from = *players.open().inPlay.at(active).aliens.at(1).at;
        conquest::Place far;
        for (const auto &[place, space] : players.open().spaces)
            if (place != from && conquest::touch(players.open(), from, place) == false)
                far = place;
        emit players.page().commandGiven(askingConquest(conquest::MoveAlien{{active, 1}, far, false}), {});
        auto *bar = players.page().findChild<ReasonBar *>();
        QVERIFY(bar->isVisible());
        bar->findChild<QLineEdit *>()->setText(QStringLiteral("agreed"));
        QTest::keyClick(bar->findChild<QLineEdit *>(), Qt::Key_Return);
        QVERIFY(!bar->isVisible());
        QCOMPARE(players.open().inPlay.at(active).aliens.at(1).at, std::optional(far));
        QVERIFY(players.open().inPlay.at(active).points.left.value_or(0) < points);
    }

    void aCompetitiveSampleIsPlayedToItsEndThroughTheWindow()
    {
        Players players(Mode::Competitive);
        const QStringList pressed = players.toTheEnd();
        QVERIFY2(players.open().outcome, qPrintable(pressed.join(QStringLiteral(" | "))));
    }
};

DOSSIER_TESTS(ConquestDeskTest, Windows)

} // namespace conquest_desk_test

#include "conquest_desk_test.moc"
