#pragma once

#include "app/conquest/desk.h"
#include "app/conquest/game.h"
#include "model/conquest/seen/numbers.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/desk/due_form.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/seats/cover_page.h"
#include "views/conquest/seats/token_choice.h"
#include "views/conquest/words/names.h"

#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <random>

namespace dossier::test
{

constexpr int maxPresses = 6000;

/// Plays by what the window shows alone: it presses buttons, spaces and keys, and knows of rules only what is
/// highlighted.
class Players
{
public:
    explicit Players(conquest::Mode mode, unsigned seed = 1, const Preferences &preferences = {})
        : m_at(preferences)
        , m_english(preferences.language == Language::English)
        , m_dice(seed)
        , m_choices(seed + 1)
    {
        m_at.window().resize(1280, 800);
        desk().setChance(
            [this](int below)
            {
                const auto drawn = static_cast<int>(m_dice() % static_cast<unsigned>(below));
                m_drawn << QString::number(drawn);
                return drawn;
            });
        desk().playSample(mode);
        m_sample = mode == conquest::Mode::Competitive ? QStringLiteral("competitive") : QStringLiteral("cooperative");
        QCoreApplication::processEvents();
    }

    [[nodiscard]] DeskAtRest &at() { return m_at; }

    [[nodiscard]] ConquestDesk &desk() { return conquestDesk(m_at.desk()); }

    [[nodiscard]] ConquestPage &page() { return *desk().seats()->table(); }

    [[nodiscard]] const conquest::PublicTable &open() { return *desk().session()->open(); }

    [[nodiscard]] QPushButton &defaultButton() { return *page().findChild<QPushButton *>(QStringLiteral("nextStep")); }

    /// The panel in which what is due is filled in.
    [[nodiscard]] QWidget &dueForm() { return *page().findChild<QWidget *>(QStringLiteral("dueForm")); }

    /// From now on dice of a round are typed as they lie on the table, where a six falls for whoever attacks.
    void typeWinningDice() { m_winsByTypedDice = true; }

    /// Does something; what it was, empty when nothing could be done.
    QString act()
    {
        QWidget *front = desk().seats()->pageInFront();
        if (front == desk().seats()->cover())
            return click(*front, m_english ? QStringLiteral("It’s me: show my screen") : QStringLiteral("Sono io"));
        if (front == desk().seats()->tokens())
        {
            for (const char key : {'6', '5', '4', '3', '2', 'd'})
            {
                QTest::keyClick(front, key);
                m_steps << QStringLiteral("key %1").arg(QChar(QLatin1Char(key)).toUpper());
                if (desk().seats()->pageInFront() != front)
                    return QStringLiteral("token");
            }
            return {};
        }
        if (m_winsByTypedDice && stage() == conquest::Stage::Roll)
            return typeDice();
        if (open().clock.phase == conquest::Phase::Action)
            if (const QString moved = move(); !moved.isEmpty())
                return moved;
        if (conquest::handTooLarge(open()))
            if (const QString done = click(page(), m_english ? QStringLiteral("Discard") : QStringLiteral("Scart"));
                !done.isEmpty())
                return done;
        if (!open().pending.effects.empty())
        {
            const QString left = click(
                page(), m_english ? QStringLiteral("Leave it without effect") : QStringLiteral("Lascia senza effetto"));
            return !left.isEmpty()
                ? left
                : click(page(), m_english ? QStringLiteral("It stays in play") : QStringLiteral("Resta in gioco"));
        }
        if (waitsForChoice(page().dueForm()))
            if (const auto *choice = dueForm().findChild<QPushButton *>(QStringLiteral("due/choice 0")))
                return click(dueForm(), choice->text());
        // With points left the header does not end the phase.
        if (open().clock.phase == conquest::Phase::Action)
            if (const QString ended = click(page(),
                    m_english ? QStringLiteral("End the Action phase") : QStringLiteral("Termina la Fase Azione"));
                !ended.isEmpty())
                return ended;
        if (defaultButton().isVisible() && defaultButton().isEnabled())
        {
            const QString text = defaultButton().text();
            m_steps << stepOf(defaultButton());
            defaultButton().click();
            QCoreApplication::processEvents();
            return text;
        }
        return {};
    }

    QString typeDice()
    {
        for (const char face : {'6', '1', '1'})
            if (stage() == conquest::Stage::Roll)
            {
                QTest::keyClick(&page(), face);
                m_steps << QStringLiteral("key %1").arg(QLatin1Char(face));
            }
        return QStringLiteral("dice");
    }

    /// Presses a saucer's space and then one that is highlighted.
    QString move()
    {
        if (open().inPlay.at(*open().clock.active).points.left.value_or(0) < 1 || m_choices() % 9 == 0)
            return {};
        for (const auto &[number, alien] : open().inPlay.at(*open().clock.active).aliens)
            if (!alien.at)
                if (const QString landed
                    = click(page(), m_english ? QStringLiteral("Land a saucer") : QStringLiteral("Fai atterrare"));
                    !landed.isEmpty())
                    return landed;
        std::vector<conquest::Place> from;
        for (const auto &[place, space] : open().spaces)
            if (!movableAt(*desk().session()->viewOf(conquest::PublicSeat{}), place).empty())
                from.push_back(place);
        if (from.empty())
            return {};
        touch(from[m_choices() % from.size()]);
        std::vector<conquest::Place> highlighted;
        for (const auto &[place, light] : page().board().scene().lights)
            if (light == HexLight::Reach)
                highlighted.push_back(place);
        if (highlighted.empty())
            return {};
        touch(highlighted[m_choices() % highlighted.size()]);
        return QStringLiteral("move");
    }

    void touch(conquest::Place place)
    {
        m_steps << QStringLiteral("space %1").arg(wording::address(place));
        emit const_cast<HexBoard &>(page().board()).pressed(place);
        QCoreApplication::processEvents();
    }

    /// Opens the form for a card of the hand that is open, or for another one when none of it can be played.
    QString openCard()
    {
        for (auto *list : page().findChildren<QListWidget *>(QStringLiteral("cards")))
            for (int row = 0; list->isVisible() && row < list->count(); ++row)
            {
                list->setCurrentRow(row);
                deliverPosted();
                if (const QString played = click(page(), QStringLiteral("Play…")); !played.isEmpty())
                    return played;
            }
        return click(page(), QStringLiteral("Card or ability…"));
    }

    QString click(const QWidget &page, const QString &text)
    {
        for (QPushButton *button : page.findChildren<QPushButton *>())
            if (button->isVisible() && button->isEnabled() && button->text().startsWith(text))
            {
                const QString clicked = button->text();
                m_steps << stepOf(*button);
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
        for (int i = 0; i < maxPresses && !wanted(); ++i)
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
    [[nodiscard]] std::optional<conquest::Place> highlighted()
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
        while (open().clock.phase != conquest::Phase::Over && pressed.size() < maxPresses && idle < 30)
        {
            const std::uint32_t before = desk().session()->lineCount(journal::Eyes::KnowSecrets);
            const QWidget *front = desk().seats()->pageInFront();
            pressed << act();
            noteTheBoard();
            if (!qEnvironmentVariableIsEmpty("DOSSIER_PLAYED") && pressed.size() % 7 == 0)
                m_at.window().grab().save(
                    pictures.filePath(QStringLiteral("c-%1.png").arg(pressed.size(), 4, 10, QLatin1Char('0'))));
            const bool done = desk().session()->lineCount(journal::Eyes::KnowSecrets) != before
                || desk().seats()->pageInFront() != front;
            idle = done ? 0 : idle + 1;
        }
        keepSteps();
        return pressed.mid(std::max<qsizetype>(0, pressed.size() - 12)) << QString::number(pressed.size());
    }

    /// The inputs so far, as steps of a scenario (tests/scenarios/window_player.h).
    [[nodiscard]] const QStringList &steps() const { return m_steps; }

    /// The places of the board in the window while it was in front.
    [[nodiscard]] const QStringList &boards() const { return m_boards; }

    /// The least part of the window that the board had so far, in hundredths.
    [[nodiscard]] int boardShare() const { return m_share; }

private:
    static QString stepOf(const QPushButton &button)
    {
        return QStringLiteral("button %1").arg(QString(button.text()).remove(u'&'));
    }

    /// Writes the game down as a scenario, where DOSSIER_PLAYED_STEPS names a file.
    void keepSteps() const
    {
        QFile file(qEnvironmentVariable("DOSSIER_PLAYED_STEPS"));
        if (!file.fileName().isEmpty() && file.open(QIODevice::WriteOnly))
            file.write(QStringLiteral("size 1280 800\nchance %1\nbutton Play a %2 sample\n%3\n")
                    .arg(m_drawn.join(u' '), m_sample, m_steps.join(u'\n'))
                    .toUtf8());
    }

    void noteTheBoard()
    {
        // When the game is over the window says so above the page.
        if (desk().seats()->pageInFront() != &page() || open().outcome)
            return;
        QWidget &board = const_cast<HexBoard &>(page().board());
        const QRect rect(board.mapTo(&m_at.window(), QPoint()), board.size());
        const QString text
            = QStringLiteral("%1,%2 %3x%4").arg(rect.x()).arg(rect.y()).arg(rect.width()).arg(rect.height());
        const QSize whole = m_at.window().size();
        m_share = std::min(m_share, 100 * rect.width() * rect.height() / (whole.width() * whole.height()));
        if (!m_boards.contains(text))
            m_boards << text;
    }

    DeskAtRest m_at;
    bool m_english;
    /// Two generators, for the draws of the table and for the choices of the players: one more choice does not change
    /// the cards that are drawn.
    std::mt19937 m_dice;
    std::mt19937 m_choices;
    bool m_winsByTypedDice = false;
    QStringList m_steps;
    QStringList m_drawn;
    QString m_sample;
    QStringList m_boards;
    int m_share = 100;
};

} // namespace dossier::test
