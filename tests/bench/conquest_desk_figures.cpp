#include "tests/bench/conquest_desk_figures.h"

#include "tests/bench/settling.h"
#include "tests/views/conquest/conquest_players.h"

#include <QApplication>

#include <chrono>
#include <memory>
#include <stdexcept>

namespace dossier::bench
{

namespace
{

using conquest::Stage;

constexpr double bar = 16000;
constexpr int batches = 10;
constexpr int rounds = 10;

const QString barsName = QStringLiteral("oddsBars");

/// Returns the visible odds; null when there are none. They are created anew for each battle.
QWidget *barsOf(test::Players &players)
{
    for (QWidget *bars : players.page().findChildren<QWidget *>(barsName))
        if (bars->isVisible())
            return bars;
    return nullptr;
}

/// True when a player with aliens to lose has to roll a die for each side, with the odds visible.
bool isAtDice(test::Players &players)
{
    if (players.stage() != Stage::Roll || barsOf(players) == nullptr)
        return false;
    const conquest::PublicTable &open = players.open();
    return !conquest::hasAbility(open, open.battle->fight, conquest::ResistanceAbility::Cunning)
        && !conquest::hasAbility(open, open.battle->fight, conquest::ResistanceAbility::Barrage)
        && conquest::fighters(open, *open.battle, conquest::Side::Attacker).size() > 1;
}

std::unique_ptr<test::Players> playersAtDice()
{
    constexpr unsigned seeds = 20;
    for (unsigned seed = 1; seed <= seeds; ++seed)
        if (auto players = std::make_unique<test::Players>(conquest::Mode::Cooperative, seed);
            players->until([&] { return isAtDice(*players); }))
            return players;
    throw std::runtime_error("no game came to a roll of dice");
}

/// Deletes removed widgets like the program's event loop, which is missing here.
void deleteRemoved()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// Returns the microseconds until the changes of the key are kept, shown and painted.
double pressed(test::Players &players, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    const auto start = std::chrono::steady_clock::now();
    QTest::keyClick(&players.page(), key, modifiers);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents();
    deleteRemoved();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

/// Returns the current appearance of the battle's odds; empty when none are shown.
QString oddsOf(test::Players &players)
{
    const QWidget *bars = barsOf(players);
    return bars != nullptr ? bars->accessibleName() : QString();
}

/// Counts the paintings of odds.
class Paints : public QObject
{
public:
    Paints() { qApp->installEventFilter(this); }

    [[nodiscard]] int count() const { return m_count; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        m_count += event->type() == QEvent::Paint && watched->objectName() == barsName ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

private:
    int m_count = 0;
};

/// Returns the microseconds until a rolled round is resolved and its new odds are painted.
double resolved(test::Players &players)
{
    const Paints paints;
    const auto start = std::chrono::steady_clock::now();
    players.defaultButton().click();
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents();
    deleteRemoved();
    const auto end = std::chrono::steady_clock::now();
    if (barsOf(players) == nullptr || paints.count() == 0)
        throw std::runtime_error("the odds were not painted with the round");
    return std::chrono::duration<double, std::micro>(end - start).count();
}

} // namespace

std::vector<Timing> conquestDeskFigures()
{
    const std::unique_ptr<test::Players> game = playersAtDice();
    test::Players &players = *game;
    std::vector<double> dice;
    std::vector<double> rounds95;
    for (int batch = 0; batch < batches; ++batch)
    {
        std::vector<double> keys;
        std::vector<double> presses;
        for (int round = 0; round < rounds; ++round)
        {
            const QString before = oddsOf(players);
            keys.push_back(pressed(players, Qt::Key_1));
            keys.push_back(pressed(players, Qt::Key_6));
            if (players.stage() != Stage::Change)
                throw std::runtime_error("the dice were not taken");
            presses.push_back(resolved(players));
            // Goes back to before the dice, for the next round.
            for (int undone = 0; players.stage() != Stage::Roll || oddsOf(players) != before; ++undone)
            {
                if (undone > 20)
                    throw std::runtime_error("a round was not taken back");
                emit players.page().undoRequested(QStringLiteral("measured"));
                deleteRemoved();
            }
        }
        dice.push_back(percentile95(std::move(keys)));
        rounds95.push_back(percentile95(std::move(presses)));
    }
    std::vector<Timing> figures{timingOf("95 % of dice typed to the painted page, Conquest", bar, std::move(dice)),
        timingOf("95 % of rounds resolved to the painted odds", bar, std::move(rounds95))};
    for (Timing &figure : settlingFigures(players.at(), "Conquest's page"))
        figures.push_back(std::move(figure));
    return figures;
}

} // namespace dossier::bench
