// The end of a game: who won by name, and another game with the same players.
#include "app/conquest/desk.h"
#include "app/conquest/game_session.h"
#include "app/omega/overseer_session.h"
#include "app/specter/game_session.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <utility>

namespace play_again_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// Fields for names of a set-up page, with what is typed in them.
using Names = std::vector<std::pair<QString, QString>>;

/// A game that ends at once, with the fields of its set-up page.
struct Evening
{
    QString game;
    Names names;
    /// The same fields after everybody has taken the next part.
    Names swapped;
    QString result;
};

QLineEdit *fieldOf(MainWindow &window, const QString &name)
{
    for (QLineEdit *field : window.findChildren<QLineEdit *>())
        if (field->isVisibleTo(&window) && field->accessibleName() == name)
            return field;
    return nullptr;
}

bool click(MainWindow &window, const QString &text)
{
    for (QPushButton *button : window.findChildren<QPushButton *>())
        if (button->isVisibleTo(&window) && button->isEnabled() && button->text() == text)
        {
            button->click();
            deliverPosted();
            return true;
        }
    return false;
}

/// Returns the texts of the panel about the end; empty while none is shown.
QString endOf(MainWindow &window)
{
    QStringList texts;
    for (const QWidget *panel : window.findChildren<QWidget *>(QStringLiteral("endPanel")))
        if (panel->isVisibleTo(&window))
            for (const QLabel *label : panel->findChildren<QLabel *>())
                texts << label->text();
    return texts.join(u' ');
}

void endGame(GameSession &session)
{
    if (auto *conquest = dynamic_cast<ConquestSession *>(&session))
        conquest->submit(
            conquest::PublicSeat{}, conquest::EndGame{{conquest::Ending::Agreed, {conquest::Colour::Green}}});
    else if (auto *specter = dynamic_cast<SpecterSession *>(&session))
        specter->submit(specter::PublicSeat{}, specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
    else if (auto *omega = dynamic_cast<OverseerSession *>(&session))
        omega->submit(omega::EndGame{Side::Enemy});
    deliverPosted();
}

std::vector<Evening> evenings()
{
    const auto text = [](const char *words) { return QString::fromUtf8(words); };
    return {{text("conquest"), {{text("Who plays Green"), text("Ann")}, {text("Who plays Blue"), text("Bob")}},
                {{text("Who plays Green"), text("Bob")}, {text("Who plays Blue"), text("Ann")}}, text("Ann (Green)")},
        {text("specter"),
            {{text("Who plays the agent"), text("Ann")}, {text("Who plays The Gun"), text("Bob")},
                {text("Who plays The Beast"), text("Cleopatra Philopator the Seventh of Egypt")}},
            {{text("Who plays the agent"), text("Cleopatra Philopator the Seventh of Egypt")},
                {text("Who plays The Gun"), text("Ann")}, {text("Who plays The Beast"), text("Bob")}},
            text("(Bob, Cleopatra")},
        {text("omega"),
            {{text("Overseer"), text("Ann")}, {text("Player 1"), text("Bob")},
                {text("Player 2"), text("Cleopatra Philopator the Seventh of Egypt")}, {text("Player 3"), text("Dan")},
                {text("Player 4"), text("Eve")}},
            {{text("Overseer"), text("Eve")}, {text("Player 1"), text("Ann")}, {text("Player 2"), text("Bob")},
                {text("Player 3"), text("Cleopatra Philopator the Seventh of Egypt")}, {text("Player 4"), text("Dan")}},
            text("(Ann)")}};
}

} // namespace

class PlayAgainTest : public QObject
{
    Q_OBJECT

private slots:

    void theEndNamesTheWinnersAndLeadsToTheNextGame_data()
    {
        QTest::addColumn<int>("evening");
        for (const auto &[i, name] : {std::pair(0, "conquest"), std::pair(1, "specter"), std::pair(2, "omega")})
            QTest::newRow(name) << i;
    }

    void theEndNamesTheWinnersAndLeadsToTheNextGame()
    {
        QFETCH(int, evening);
        const Evening played = evenings().at(static_cast<std::size_t>(evening));
        DeskAtRest at;
        // No card of the first hands is to be played before the game begins.
        dynamic_cast<ConquestDesk &>(at.desk().game(QStringLiteral("conquest")))
            .setChance([](int below) { return below / 2; });
        for (const bool swapped : {false, true})
        {
            emit at.window().newSessionRequested(played.game);
            for (const auto &[field, name] : played.names)
            {
                QVERIFY2(fieldOf(at.window(), field) != nullptr, qPrintable(field));
                QCOMPARE(fieldOf(at.window(), field)->text(), swapped ? name : QString());
                fieldOf(at.window(), field)->clear();
                QTest::keyClicks(fieldOf(at.window(), field), name);
            }
            QVERIFY(click(at.window(), QStringLiteral("Begin the game"))
                || click(at.window(), QStringLiteral("Set up the table")));
            if (auto *omega = dynamic_cast<OverseerSession *>(at.desk().openGame()->session()))
                omega->submit(omega::BeginGame{});
            deliverPosted();
            endGame(*at.desk().openGame()->session());
            if (auto *specter = dynamic_cast<SpecterSession *>(at.desk().openGame()->session()))
            {
                specter->submit(specter::AgentSeat{}, specter::LayOpenSheet{specter::Agent::First, {}});
                deliverPosted();
                (void)click(at.window(), QStringLiteral("It’s me: show my screen"));
            }
            QVERIFY2(endOf(at.window()).contains(played.result), qPrintable(endOf(at.window())));
            // What is shown after the end did not decide it.
            QVERIFY2(!endOf(at.window()).contains(QStringLiteral("reveals the sheet")), "the line that ended the game");
            QVERIFY(click(at.window(), swapped ? QStringLiteral("Again with swapped roles") : QStringLiteral("Again")));
            for (const auto &[field, name] : swapped ? played.swapped : played.names)
            {
                QVERIFY2(fieldOf(at.window(), field) != nullptr, qPrintable(field));
                QCOMPARE(fieldOf(at.window(), field)->text(), name);
            }
        }
    }
};

DOSSIER_TESTS(PlayAgainTest, Windows)

} // namespace play_again_test

#include "play_again_test.moc"
