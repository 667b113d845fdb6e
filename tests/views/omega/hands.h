#pragma once

#include "model/omega/seen/numbers.h"
#include "tests/support/views/played_desk.h"
#include "tests/support/views/posted_events.h"

#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include <functional>

namespace dossier::test
{

/// Makes something happen that no player does: a correction.
template <typename Event>
void happens(PlayedDesk &played, const Event &event)
{
    played.session().submit(omega::Correct{event});
    deliverPosted();
}

/// The hands of a person: every press and click is counted.
class Hands
{
public:
    explicit Hands(PlayedDesk &played)
        : m_played(played)
    {
        QApplication::setActiveWindow(&played.at().window());
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *has = QApplication::focusWidget();
        QVERIFY(has != nullptr);
        QTest::keyClick(has, key, modifiers);
        ++m_inputs;
        deliverPosted();
    }

    void click(Space space)
    {
        const BoardView &board = m_played.board();
        QTest::mouseClick(
            board.viewport(), Qt::LeftButton, {}, board.geometryOfBoard().rectOf(space).center().toPoint());
        ++m_inputs;
        deliverPosted();
    }

    void click(QWidget &button)
    {
        QTest::mouseClick(&button, Qt::LeftButton);
        ++m_inputs;
        deliverPosted();
    }

    /// Presses on a space, moves over another and lets go there.
    void drag(Space from, Space over, Space to)
    {
        QWidget *board = m_played.board().viewport();
        const auto at
            = [&](Space space) { return m_played.board().geometryOfBoard().rectOf(space).center().toPoint(); };
        QTest::mousePress(board, Qt::LeftButton, {}, at(from));
        QTest::mouseMove(board, at(over));
        QTest::mouseMove(board, at(to));
        QTest::mouseRelease(board, Qt::LeftButton, {}, at(to));
        ++m_inputs;
        deliverPosted();
    }

    /// Opens the menu of a space with the right button and chooses the entry that begins so.
    [[nodiscard]] bool choose(Space space, const QString &entry)
    {
        emit m_played.board().contextRequested({space, std::nullopt}, QPoint());
        deliverPosted();
        m_inputs += 2;
        for (auto *menu : m_played.board().findChildren<QMenu *>(QStringLiteral("spotMenu")))
            for (QAction *action : menu->actions())
                if (action->text().startsWith(entry) && action->isEnabled())
                {
                    action->trigger();
                    menu->close();
                    deliverPosted();
                    return true;
                }
        return false;
    }

    [[nodiscard]] int inputs() const { return m_inputs; }

private:
    PlayedDesk &m_played;
    int m_inputs = 0;
};

inline QPushButton *buttonThatSays(PlayedDesk &played, const QString &text)
{
    for (QPushButton *button : played.page().findChildren<QPushButton *>())
        if (button->isVisible() && button->isEnabled() && button->text().startsWith(text))
            return button;
    return nullptr;
}

/// The round is that one and its turns are to be put in order.
inline bool isBegun(PlayedDesk &played, int round)
{
    const omega::Clock &clock = played.table().clock;
    return clock.round == round && clock.step == omega::Step::Initiative;
}

inline void goOn(Hands &hands, const std::function<bool()> &until)
{
    for (int i = 0; i < 40 && !until(); ++i)
        hands.key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(until());
}

inline omega::Combatant onTurn(PlayedDesk &played)
{
    return played.table().turn.value_or(omega::Turn{}).who;
}

} // namespace dossier::test
