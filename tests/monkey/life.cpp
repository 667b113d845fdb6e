#include "tests/monkey/life.h"

#include "app/omega/map_desk.h"
#include "tests/monkey/corrections.h"
#include "tests/monkey/fights.h"
#include "tests/monkey/hands.h"
#include "tests/monkey/monkey.h"
#include "tests/monkey/monkey_chance.h"
#include "tests/monkey/open_table.h"
#include "tests/support/views/focus_ring.h"
#include "views/kit/appearance.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <cstdio>
#include <memory>
#include <set>
#include <stdexcept>

namespace dossier::test
{

namespace
{

/// Inputs between two looks at the disk.
constexpr int betweenLooks = 50;
/// Inputs that a dialog or a drag gets before it is put an end to.
constexpr int maxInside = 30;
/// Inputs for which the game that a life is about may be left for the other, and the table where it began for another.
constexpr int longestStrayed = 40;
constexpr int longestElsewhere = 50;
/// Inputs for which one stays at a table whose game has ended.
constexpr int longestOver = 8;
/// Painting costs more than everything else and is not what fails most.
constexpr int betweenPaints = 6;

/// Stands in a record for the folder of the life, which is another one each time.
constexpr auto folderInRecords = "<folder>";

using Beginning = void (*)(Desk &, std::mt19937 &);

void playSample(Desk &desk, Printing printing)
{
    Preferences preferences = desk.preferences();
    preferences.editions[QStringLiteral("omega")]
        = printing == Printing::First ? QStringLiteral("first") : QStringLiteral("revised");
    desk.choose(preferences);
    emit desk.window().playRequested(QStringLiteral("omega"));
}

/// The sample in the middle of an evening.
void playFight(Desk &desk, std::mt19937 &random)
{
    playSample(desk, random() % 2 == 0 ? Printing::Revised : Printing::First);
    if (OverseerSession *session = omegaSession(desk))
        beginFight(*session, random);
}

void playSpecter(Desk &desk, Printing printing)
{
    Preferences preferences = desk.preferences();
    preferences.editions[QStringLiteral("specter")]
        = printing == Printing::First ? QStringLiteral("first") : QStringLiteral("second");
    desk.choose(preferences);
    emit desk.window().playRequested(QStringLiteral("specter"));
}

const std::vector<Beginning> &beginnings(const QString &game)
{
    using Chance = std::mt19937;
    static const std::vector<Beginning> omega{playFight,
        [](Desk &desk, Chance & /*chance*/) { playSample(desk, Printing::Revised); }, playFight,
        [](Desk &desk, Chance & /*chance*/) { emit desk.window().newSessionRequested(QStringLiteral("omega")); },
        playFight, [](Desk &desk, Chance & /*chance*/) { playSample(desk, Printing::First); }, playFight,
        [](Desk &desk, Chance & /*chance*/)
        { emit desk.window().gameActRequested(QStringLiteral("omega"), QStringLiteral("owners")); }, playFight,
        [](Desk &desk, Chance & /*chance*/) { emit mapsOf(desk).pages().sampleChosen(0); }, playFight,
        [](Desk & /*desk*/, Chance & /*chance*/) {}};
    static const std::vector<Beginning> specter{[](Desk &desk, Chance & /*chance*/)
        { playSpecter(desk, Printing::Revised); },
        [](Desk &desk, Chance & /*chance*/) { emit desk.window().newSessionRequested(QStringLiteral("specter")); },
        [](Desk &desk, Chance & /*chance*/) { playSpecter(desk, Printing::First); },
        [](Desk &desk, Chance & /*chance*/) { emit desk.window().newSessionRequested(QStringLiteral("specter")); }};
    static const std::vector<Beginning> conquest{[](Desk &desk, Chance & /*chance*/)
        { conquestDesk(desk).playSample(conquest::Mode::Cooperative); },
        [](Desk &desk, Chance & /*chance*/) { conquestDesk(desk).playSample(conquest::Mode::Competitive); },
        [](Desk &desk, Chance & /*chance*/) { conquestDesk(desk).playSample(conquest::Mode::Competitive); },
        [](Desk &desk, Chance & /*chance*/) { emit desk.window().newSessionRequested(QStringLiteral("conquest")); }};
    if (game == QLatin1String("conquest"))
        return conquest;
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
    void comeBack();
    void meetFault(const Act &next);
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
    /// Of its own: a record that is played again draws nothing for the monkey.
    std::mt19937 m_beginning;
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
    /// The game that was open when the life began, and for how many inputs another one, or none, has been.
    QString m_home;
    int m_elsewhere = 0;
    int m_over = 0;
    /// For the fault that is planted.
    bool m_clicked = false;
    int m_undone = 0;
};

Life::Life(const LifePlan &plan)
    : m_plan(plan)
    , m_record(plan.record)
    , m_random(plan.seed)
    , m_beginning(plan.seed)
    , m_monkey(m_random, plan.seed % 2 == 1)
{
    drawBy(plan.seed);
    // Files that dialogs and printers write go to the folder, too.
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
    m_elsewhere = 0;
    m_over = 0;
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
        all.at((m_plan.seed / 2) % all.size())(*m_desk, m_beginning);
    QCoreApplication::processEvents();
    if (anew)
        m_home = gameOf(*m_desk);
    m_monkey.forget();
}

QString Life::run()
{
    while (!isDone())
        step();
    letGo();
    lookAtDisk();
    std::printf("STANDS: %s\n", sumOf(*m_desk).constData());
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
    Act next = replays ? m_plan.replayed.at(static_cast<std::size_t>(m_done)) : m_monkey.next(*m_desk, m_folder.path());
    next.text.replace(QLatin1String(folderInRecords), m_folder.path());
    ++m_done;
    write(lineOf(next).replace(m_folder.path().toUtf8(), folderInRecords));
    m_desk->window().setUpdatesEnabled(m_done % betweenPaints == 0);
    if (m_plan.plantsFault)
        meetFault(next);
    act(next);
    const bool inside = QThread::currentThread()->loopLevel() > 0;
    if (inside)
        return;
    comeBack();
    if (m_done % betweenLooks == 0 || next.deed == Deed::Correct)
        lookAtDisk();
}

/// The fault that a test of this program plants.
void Life::meetFault(const Act &next)
{
    const bool undoes = next.deed == Deed::Key && next.key == Qt::Key_Z && next.modifiers == Qt::ControlModifier;
    m_clicked = m_clicked || (next.deed == Deed::Click && next.at.startsWith(u'@'));
    if (m_clicked && undoes && ++m_undone == 3)
        throw std::out_of_range("a planted fault");
}

/// Reopens the game that was quit, and begins a new one if the monkey strayed to another game or table or stays after
/// the end.
void Life::comeBack()
{
    const std::vector<std::pair<const char *, GameSession *>> sessions{
        {"omega", omegaSession(*m_desk)}, {"specter", specterSession(*m_desk)}, {"conquest", conquestSession(*m_desk)}};
    const bool strayed = std::ranges::any_of(
        sessions, [&](const auto &one) { return one.second != nullptr && m_plan.game != QLatin1String(one.first); });
    m_strayed = strayed ? m_strayed + 1 : 0;
    m_elsewhere = !m_home.isEmpty() && gameOf(*m_desk) != m_home ? m_elsewhere + 1 : 0;
    m_over = isOver(*m_desk) ? m_over + 1 : 0;
    if (m_strayed > longestStrayed || m_elsewhere > longestElsewhere || m_over > longestOver)
        start(true);
    else if (!m_desk->window().isVisible())
        start(false);
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
    if (waits && (times > maxInside || isDone()))
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
    for (const QWidget *window : QApplication::topLevelWidgets())
        if (m_fault.isEmpty())
            m_fault = brokenFocusRing(*window);
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
