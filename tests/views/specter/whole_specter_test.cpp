#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "views/board/board_view.h"
#include "views/kit/card_screen.h"
#include "views/specter/agent/agent_page.h"
#include "views/specter/hunters/hunters_page.h"

#include <QDir>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <limits>

namespace whole_specter_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

constexpr int maxPresses = 4000;

int apart(Space a, Space b)
{
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

/// Plays both sides by what the window shows them alone: it presses buttons and spaces, and knows of rules only what
/// the buttons say. The agent makes for his objectives and then for a way out, the hunters for where he was seen last.
class Players
{
public:
    Players()
    {
        emit m_at.window().playRequested(QStringLiteral("specter"));
        m_at.window().resize(1440, 900);
    }

    [[nodiscard]] DeskAtRest &at() { return m_at; }

    [[nodiscard]] SpecterDesk &desk() { return specterDesk(m_at.desk()); }

    [[nodiscard]] const specter::PublicTable &open() { return desk().session()->publicView()->open; }

    /// Presses something; what it was, empty when nothing could be pressed.
    QString press()
    {
        QWidget *front = desk().seats()->pageInFront();
        if (front == desk().seats()->agent())
            return pressForAgent();
        if (front == desk().seats()->hunters())
            return pressForHunters();
        return clickIn(
            *front, [](const QPushButton &button) { return button.isDefault() || !button.text().isEmpty(); });
    }

private:
    static QString click(QPushButton &button)
    {
        const QString text = button.text();
        button.click();
        return text;
    }

    template <typename Which>
    static QString clickIn(QWidget &page, Which &&which)
    {
        for (QPushButton *button : page.findChildren<QPushButton *>())
            if (button->isVisible() && button->isEnabled() && which(*button))
                return click(*button);
        return {};
    }

    static QString clickNamed(QWidget &page, const QString &text)
    {
        return clickIn(page, [&](const QPushButton &button) { return button.text().startsWith(text); });
    }

    static void touch(const BoardView &board, Space space, Qt::KeyboardModifiers modifiers)
    {
        emit const_cast<BoardView &>(board).pressed({space, std::nullopt}, modifiers);
    }

    QString pressForAgent()
    {
        AgentPage &page = *desk().seats()->agent();
        if (const QString done = clickNamed(page, QStringLiteral("Complete the objective")); !done.isEmpty())
            return done;
        QPushButton &defaultButton = *page.findChild<QPushButton *>(QStringLiteral("nextStep"));
        const SpecterViewPtr view = desk().viewInFront();
        const bool moves = view->open.clock.phase == specter::Phase::Agents && !view->open.agents.begin()->second.moved;
        if (!moves)
            return defaultButton.isVisible() && defaultButton.isEnabled() ? click(defaultButton) : QString();
        for (const Space end : endsTowards(*view))
        {
            touch(page.board(), end, Qt::ControlModifier);
            if (defaultButton.isEnabled() && defaultButton.text().startsWith(QStringLiteral("Write"))
                && !defaultButton.text().contains(QStringLiteral("against")))
                return click(defaultButton);
        }
        return {};
    }

    /// The spaces around the agent, those nearest to where he wants to go first.
    [[nodiscard]] static std::vector<Space> endsTowards(const specter::View &view)
    {
        const Space from = *view.sheet->at;
        std::vector<Space> goals;
        for (const specter::Coordinate &objective : view.sheet->objectives)
            if (std::ranges::count(view.open.completed, objective) == 0)
                goals.push_back(objective);
        constexpr std::size_t spared = 1;
        if (goals.size() <= spared)
        {
            goals.clear();
            for (const specter::Coordinate &exit : view.open.pack.board.escapes)
                goals.push_back(exit);
        }
        const auto left = [&](Space space)
        {
            int min = std::numeric_limits<int>::max();
            for (const Space goal : goals)
                min = std::min(min, apart(space, goal));
            return min;
        };
        std::vector<Space> ends;
        for (int dy = -4; dy <= 4; ++dy)
            for (int dx = -4; dx <= 4; ++dx)
                ends.push_back({from.x + dx, from.y + dy});
        std::ranges::stable_sort(ends, {}, left);
        return ends;
    }

    QString pressForHunters()
    {
        HuntersPage &page = *desk().seats()->hunters();
        if (const QString rolled = clickNamed(page, QStringLiteral("Let Dossier roll")); !rolled.isEmpty())
            return rolled;
        QPushButton &defaultButton = *page.findChild<QPushButton *>(QStringLiteral("nextStep"));
        if (open().turn && !open().turn->moved && !page.picked().to)
        {
            const std::optional<Space> end = litNearestTo(page.board().scene(), goalOfHunters());
            if (end)
                touch(page.board(), *end, Qt::NoModifier);
        }
        return defaultButton.isVisible() && defaultButton.isEnabled() ? click(defaultButton) : QString();
    }

    [[nodiscard]] Space goalOfHunters()
    {
        const specter::AgentInPlay &agent = open().agents.begin()->second;
        return agent.figure.value_or(agent.lastSeen.value_or(specter::Coordinate(Space{11, 16})));
    }

    /// The highlighted space that is nearest to the goal.
    [[nodiscard]] static std::optional<Space> litNearestTo(const BoardScene &scene, Space goal)
    {
        std::optional<Space> best;
        for (const Wash &wash : scene.washes)
            if (wash.tone == BoardTone::Teal)
                wash.spaces.forEach(
                    [&](Space space)
                    {
                        if (!best || apart(space, goal) < apart(*best, goal))
                            best = space;
                    });
        return best;
    }

    DeskAtRest m_at;
};

} // namespace

class WholeSpecterTest : public QObject
{
    Q_OBJECT

private slots:

    void aGameOfTwoHuntersIsPlayedToItsEndThroughTheWindow()
    {
        Players players;
        const QDir pictures(qEnvironmentVariable("DOSSIER_PLAYED"));
        QStringList pressed;
        int idle = 0;
        const auto lines = [&] { return players.desk().session()->lineCount(journal::Eyes::KnowSecrets); };
        while (players.open().clock.phase != specter::Phase::Over && pressed.size() < maxPresses)
        {
            const std::uint32_t before = lines();
            const QWidget *front = players.desk().seats()->pageInFront();
            pressed << players.press();
            if (!qEnvironmentVariableIsEmpty("DOSSIER_PLAYED") && pressed.size() % 7 == 0)
                players.at().window().grab().save(
                    pictures.filePath(QStringLiteral("s-%1.png").arg(pressed.size(), 4, 10, QLatin1Char('0'))));
            const bool goesOn = lines() > before || players.desk().seats()->pageInFront() != front;
            idle = goesOn ? 0 : idle + 1;
            QVERIFY2(!pressed.back().isEmpty() && idle < 4, qPrintable(pressed.mid(pressed.size() - 6).join(u'|')));
        }
        QVERIFY2(players.open().clock.phase == specter::Phase::Over,
            qPrintable(QStringLiteral("turn %1: %2")
                    .arg(players.open().clock.turn)
                    .arg(pressed.mid(pressed.size() - 12).join(u'|'))));
        QVERIFY(players.open().outcome.has_value());
        qInfo("over in turn %d after %d presses: %s", players.open().clock.turn, static_cast<int>(pressed.size()),
            wordOf(players.open().outcome->ending).data());
    }
};

DOSSIER_TESTS(WholeSpecterTest, Windows)

} // namespace whole_specter_test

#include "whole_specter_test.moc"
