#pragma once

#include "app/omega/overseer_session.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "views/board/board_view.h"
#include "views/omega/desk/dice_panel.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace dossier::test
{

/// The desk with the sample mission begun.
class PlayedDesk
{
public:
    explicit PlayedDesk(Printing printing = Printing::Revised, bool runsSteps = false)
        : m_at({.editions = {{QStringLiteral("omega"),
                    printing == Printing::First ? QStringLiteral("first") : QStringLiteral("revised")}}},
              runsSteps)
    {
        emit m_at.window().playRequested(QStringLiteral("omega"));
    }

    [[nodiscard]] DeskAtRest &at() { return m_at; }

    [[nodiscard]] OverseerSession &session() { return *omegaDesk(m_at.desk()).overseers(); }

    [[nodiscard]] OverseerPage &page() { return *omegaDesk(m_at.desk()).page(); }

    [[nodiscard]] const omega::PublicTable &table() { return session().overseerView()->open; }

    [[nodiscard]] BoardView &board() { return *page().findChild<BoardView *>(); }

    /// Returns the bar under the board.
    [[nodiscard]] QWidget &stage() { return *page().findChild<QWidget *>(QStringLiteral("stage")); }

    /// Clicks the button with that text or name; returns false when none is shown.
    bool click(const QString &text)
    {
        for (QPushButton *button : page().findChildren<QPushButton *>())
            if (button->isVisible() && button->isEnabled()
                && (button->text() == text || button->accessibleName() == text))
            {
                button->click();
                deliverPosted();
                return true;
            }
        return false;
    }

    /// Returns the parts with that key prefix, in order: "commando/", "enemy/".
    [[nodiscard]] QList<QWidget *> parts(const QString &key)
    {
        QList<QWidget *> all = page().findChildren<QWidget *>();
        all.removeIf([&](const QWidget *part) { return !part->objectName().startsWith(key); });
        return all;
    }

    /// Returns the panel for entering dice.
    [[nodiscard]] DicePanel &dice()
    {
        return *static_cast<DicePanel *>(page().findChild<QWidget *>(QStringLiteral("dice")));
    }

    void press(Space space, std::optional<Edge> edge = std::nullopt)
    {
        emit board().pressed({space, edge}, Qt::NoModifier);
        deliverPosted();
    }

    [[nodiscard]] bool shows(const QString &text)
    {
        for (const QLabel *label : page().findChildren<QLabel *>())
            if (label->isVisible() && label->text().contains(text))
                return true;
        return false;
    }

    /// Plays up to the first commando's turn.
    void planned()
    {
        QVERIFY(click(QStringLiteral("Transfer 0 to the pool")));
        QVERIFY(click(QStringLiteral("Initiative: TL, CS, HSS, RI")));
        for (const char *commando :
            {"Team Leader", "Countermeasures Specialist", "Heavy Support Specialist", "Rifleman"})
            QVERIFY(click(QStringLiteral("%1: Steady").arg(QLatin1String(commando))));
        QVERIFY(click(QStringLiteral("Begin the turn of Team Leader")));
    }

private:
    DeskAtRest m_at;
};

} // namespace dossier::test
