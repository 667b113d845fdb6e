#include "life.h"

#include "appearance.h"
#include "corrections.h"
#include "hands.h"
#include "monkey.h"
#include "monkey_chance.h"
#include "open_table.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <memory>
#include <set>

namespace dossier::test
{

namespace
{

/// Inputs between two looks at the disk.
constexpr int betweenLooks = 50;
/// Inputs that a dialog or a drag gets before it is put an end to.
constexpr int mostInside = 30;
/// Inputs for which the game that a life is about may be left for the other.
constexpr int longestStrayed = 40;
/// What is painted costs more than all else, and is not what breaks most.
constexpr int betweenPaints = 6;

using Beginning = void (*)(Desk &);

void playSample(Desk &desk, Printing printing)
{
    Preferences preferences = desk.preferences();
    preferences.editions[QStringLiteral("omega")]
        = printing == Printing::First ? QStringLiteral("first") : QStringLiteral("revised");
    desk.choose(preferences);
    emit desk.window().playAsked(QStringLiteral("omega"));
}

/// The sample with two enemies among the commandos, as it is in the middle of an evening.
void playFight(Desk &desk, Printing printing)
{
    playSample(desk, printing);
    OverseerSession *session = omegaSession(desk);
    if (session == nullptr)
        return;
    session->submit(omega::Correct{omega::FigureArrived{{1}, {"blaster"}, {3, 1}, Facing::West}});
    session->submit(omega::Correct{omega::FigureArrived{{2}, {"rogue_clone"}, {2, 3}, Facing::West}});
}

void playSpecter(Desk &desk, Printing printing)
{
    Preferences preferences = desk.preferences();
    preferences.editions[QStringLiteral("specter")]
        = printing == Printing::First ? QStringLiteral("first") : QStringLiteral("second");
    desk.choose(preferences);
    emit desk.window().playAsked(QStringLiteral("specter"));
}

const std::vector<Beginning> &beginnings(const QString &game)
{
    static const std::vector<Beginning> omega{[](Desk &desk) { playSample(desk, Printing::Revised); },
        [](Desk &desk) { playSample(desk, Printing::First); },
        [](Desk &desk) { emit desk.window().newSessionAsked(QStringLiteral("omega")); },
        [](Desk &desk) { playFight(desk, Printing::Revised); },
        [](Desk &desk) { emit desk.window().gameAsked(QStringLiteral("omega"), QStringLiteral("owners")); },
        [](Desk &desk) { playFight(desk, Printing::First); }, [](Desk &desk) { emit desk.window().sampleChosen(0); },
        [](Desk & /*desk*/) {}};
    static const std::vector<Beginning> specter{[](Desk &desk) { playSpecter(desk, Printing::Revised); },
        [](Desk &desk) { emit desk.window().newSessionAsked(QStringLiteral("specter")); },
        [](Desk &desk) { playSpecter(desk, Printing::First); },
        [](Desk &desk) { emit desk.window().newSessionAsked(QStringLiteral("specter")); }};
    return game == QLatin1String("specter") ? specter : omega;
}

class Life
{
public:
    explicit Life(const LifePlan &plan);

    QString run();

private:
    void start(bool anew);
    void write(const QByteArray &line);
    void step();
    void waitInside(int number, int level, int times);
    void stepInside(int number, int level, int times);
    void act(const Act &act);
    void lookAtDisk();

    [[nodiscard]] bool isDone() const { return !m_fault.isEmpty() || m_done >= m_plan.inputs; }

    [[nodiscard]] QString path(const QString &name) const { return QDir(m_folder.path()).filePath(name); }

    LifePlan m_plan;
    QTemporaryDir m_folder;
    QTemporaryDir m_copies;
    QFile m_record;
    std::mt19937 m_random;
    Monkey m_monkey;
    std::unique_ptr<Desk> m_desk;
    QString m_lastFile;
    QString m_lookedAt;
    QString m_fault;
    int m_done = 0;
    int m_acts = 0;
    /// Acts that have not come back yet.
    std::set<int> m_underWay;
    int m_strayed = 0;
};

Life::Life(const LifePlan &plan)
    : m_plan(plan)
    , m_record(plan.record)
    , m_random(plan.seed)
    , m_monkey(m_random, plan.seed % 2 == 1)
{
    drawBy(plan.seed);
    // What dialogs and printers write lies in the folder, too.
    QDir::setCurrent(m_folder.path());
    qputenv("HOME", m_folder.path().toLocal8Bit());
    if (!plan.record.isEmpty() && !m_record.open(QIODevice::WriteOnly))
        qFatal("the record cannot be written");
    write(headOf(plan));
    start(true);
}

/// The program is started: anew where the life began, else with the file that was open.
void Life::start(bool anew)
{
    if (m_desk != nullptr)
        if (const GameSession *session = openSession(*m_desk); session != nullptr && !session->path().isEmpty())
            m_lastFile = session->path();
    m_strayed = 0;
    m_desk.reset();
    m_desk = std::make_unique<Desk>(path(QStringLiteral("settings.ini")), path(QStringLiteral("unsaved")));
    if (!anew && !m_lastFile.isEmpty())
        m_desk->open(m_lastFile);
    m_desk->window().resize(1280, 860);
    m_desk->window().show();
    m_desk->window().activateWindow();
    QCoreApplication::processEvents();
    const std::vector<Beginning> &all = beginnings(m_plan.game);
    if (anew || m_lastFile.isEmpty())
        all.at((m_plan.seed / 2) % all.size())(*m_desk);
    QCoreApplication::processEvents();
    m_monkey.forget();
}

QString Life::run()
{
    while (!isDone())
        step();
    letGo();
    lookAtDisk();
    return m_fault;
}

void Life::write(const QByteArray &line)
{
    if (!m_record.isOpen())
        return;
    m_record.write(line + '\n');
    m_record.flush();
}

void Life::step()
{
    const bool replays = !m_plan.replayed.empty();
    const Act next = replays ? m_plan.replayed.at(static_cast<std::size_t>(m_done)) : m_monkey.next(*m_desk, path({}));
    ++m_done;
    write(lineOf(next));
    m_desk->window().setUpdatesEnabled(m_done % betweenPaints == 0);
    act(next);
    const bool inside = QThread::currentThread()->loopLevel() > 0;
    if (inside)
        return;
    // Who quits comes back, and who strayed to the other game, or stays after the end, begins anew.
    const bool strayed = (m_plan.game == QLatin1String("specter") ? static_cast<GameSession *>(omegaSession(*m_desk))
                                                                  : specterSession(*m_desk))
            != nullptr
        || isOver(*m_desk);
    m_strayed = strayed ? m_strayed + 1 : 0;
    if (!m_desk->window().isVisible() || m_strayed > longestStrayed)
        start(strayed && m_desk->window().isVisible());
    if (m_done % betweenLooks == 0 || next.deed == Deed::Correct)
        lookAtDisk();
}

void Life::act(const Act &act)
{
    const int level = QThread::currentThread()->loopLevel();
    const int number = ++m_acts;
    m_underWay.insert(number);
    waitInside(number, level, 0);
    if (act.deed == Deed::Correct)
        correct(*m_desk, act.text);
    else if (act.deed == Deed::StartAgain && level == 0)
        start(!act.text.isEmpty());
    else
        perform(act);
    QCoreApplication::processEvents();
    m_underWay.erase(number);
}

/// A dialog, a drag or a menu that waits has a loop of its own: one goes on in there.
void Life::waitInside(int number, int level, int times)
{
    constexpr int soon = 2;
    QTimer::singleShot(soon, qApp, [this, number, level, times] { stepInside(number, level, times); });
}

void Life::stepInside(int number, int level, int times)
{
    if (!m_underWay.contains(number))
        return;
    const bool waits = QThread::currentThread()->loopLevel() > level;
    if (waits && (times > mostInside || isDone()))
        letGo();
    else if (waits)
        step();
    waitInside(number, level, waits ? times + 1 : times);
}

void Life::lookAtDisk()
{
    const QString place = placeOf(*m_desk);
    if (!m_fault.isEmpty() || place == m_lookedAt)
        return;
    m_lookedAt = place;
    m_fault = differenceFromDisk(*m_desk, m_copies.path());
}

} // namespace

QByteArray headOf(const LifePlan &plan)
{
    return QJsonDocument(
        QJsonObject{{QStringLiteral("game"), plan.game}, {QStringLiteral("seed"), static_cast<qint64>(plan.seed)},
            {QStringLiteral("inputs"), plan.inputs}})
        .toJson(QJsonDocument::Compact);
}

LifePlan replayOf(const QString &record, int last)
{
    QFile file(record);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject head = QJsonDocument::fromJson(file.readLine()).object();
    LifePlan plan{.game = head.value(QStringLiteral("game")).toString(),
        .seed = static_cast<unsigned>(head.value(QStringLiteral("seed")).toInt())};
    while (!file.atEnd())
        if (const std::optional<Act> act = actOf(file.readLine()))
            plan.replayed.push_back(*act);
    if (last > 0 && plan.replayed.size() > static_cast<std::size_t>(last))
        plan.replayed.erase(plan.replayed.begin(), plan.replayed.end() - last);
    plan.inputs = static_cast<int>(plan.replayed.size());
    return plan;
}

QString live(const LifePlan &plan)
{
    loadResources();
    QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0"));
    return Life(plan).run();
}

} // namespace dossier::test
