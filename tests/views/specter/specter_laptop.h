#pragma once

#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "views/board/board_view.h"
#include "views/kit/card_screen.h"
#include "views/session/table_page.h"

#include <QPushButton>
#include <QTest>

namespace dossier::test
{

/// A sample game at a laptop, with the agent at the machine.
class Laptop
{
public:
    explicit Laptop(Language language, const QSize &size = {1280, 800})
        : m_at({.language = language})
    {
        emit m_at.window().playRequested(QStringLiteral("specter"));
        m_at.window().resize(size);
        take();
    }

    [[nodiscard]] DeskAtRest &at() { return m_at; }

    [[nodiscard]] SeatsPage &seats() { return *specterDesk(m_at.desk()).seats(); }

    [[nodiscard]] const BoardView &board() { return *seats().tableInFront()->findChild<BoardView *>(); }

    void take()
    {
        for (QPushButton *button : seats().handOver()->findChildren<QPushButton *>())
            if (button->isVisible())
                button->click();
        deliverPosted();
    }

    void press(Space space)
    {
        emit const_cast<BoardView &>(board()).pressed({space, std::nullopt}, Qt::NoModifier);
        deliverPosted();
    }

private:
    DeskAtRest m_at;
};

} // namespace dossier::test
