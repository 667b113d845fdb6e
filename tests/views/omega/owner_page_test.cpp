#include "app/omega/map_desk.h"
#include "app/omega/map_store.h"
#include "app/omega/overseer_session.h"
#include "model/omega/json/json.h"
#include "places.h"
#include "tests/support/filled_pack.h"
#include "tests/support/pack_types.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "views/kit/appearance.h"
#include "views/kit/delayed_save.h"
#include "views/omega/owner/owner_labels.h"
#include "views/omega/owner/owner_wording.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProcess>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <cstdio>

using namespace dossier;
using namespace dossier::test;

namespace
{

using omega::PackStep;

/// The desk with the guided page shown.
class GuidedDesk
{
public:
    GuidedDesk() { show(); }

    void show() { m_at.press(Qt::Key_K, Qt::ControlModifier); }

    [[nodiscard]] DeskAtRest &at() { return m_at; }

    [[nodiscard]] OwnerPage &page() { return *omegaDesk(m_at.desk()).owners().page(); }

    /// The contents of the file over the known values.
    [[nodiscard]] omega::OwnersPack kept() { return PackShelf(m_at.path(QStringLiteral("packs"))).owners(); }

    template <typename Control>
    [[nodiscard]] Control *called(const QString &name)
    {
        for (Control *control : page().findChildren<Control *>())
            if (control->isVisible() && control->accessibleName() == name)
                return control;
        return nullptr;
    }

    void go(PackStep step)
    {
        page().findChild<QListWidget *>()->setCurrentRow(static_cast<int>(step));
        deliverPosted();
    }

    /// Types into a field as a person does.
    bool type(const QString &field, const QString &text)
    {
        auto *line = called<QLineEdit>(field);
        if (line == nullptr)
            return false;
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
        deliverPosted();
        return true;
    }

    [[nodiscard]] bool shows(const QString &text)
    {
        for (const QLabel *label : page().findChildren<QLabel *>())
            if (label->isVisible() && label->text().contains(text))
                return true;
        return false;
    }

    /// Gives everything that is asked for.
    void fill()
    {
        emit page().stepRequested(PackStep::Map);
        omegaDesk(m_at.desk()).owners().takeMap(smallMap());
        for (const int y : {0, 1, 2})
            for (const int x : {0, 1})
                emit page().spotTurned(omega::MapSpot::Start, {x, y});
        emit page().spotTurned(omega::MapSpot::Goal, {8, 1});
        emit page().valueGiven({PackStep::Dashboard, "charge", "dashboard", {}}, QStringLiteral("yes"));
        emit page().valueGiven({PackStep::RoomCards, "faulty_intel", "stacks", {}}, QStringLiteral("1"));
        for (const PackStep step : {PackStep::Guide, PackStep::Dashboard, PackStep::RoomCards, PackStep::Doors,
                 PackStep::Sheets, PackStep::Enemies, PackStep::Kits, PackStep::Items})
        {
            go(step);
            omega::OwnersPack pack = kept();
            while (const auto value = firstLeft(pack, step))
            {
                emit page().valueGiven(value -> place, QString::fromStdString(typedFor(*value)));
                pack.write(value->place, typedFor(*value));
            }
        }
    }

private:
    DeskAtRest m_at;
};

QByteArray fileOf(GuidedDesk &desk)
{
    QFile file(desk.at().path(QStringLiteral("packs/owner.json")));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A pack with a mission of its own, of cards that are known publicly.
omega::Pack packWithMission()
{
    omega::Scenario mission;
    mission.mission.id = {"other"};
    mission.mission.name = {"Altro", "Other"};
    mission.map = Map(5, 3);
    mission.starts = {{0, 0}, {0, 1}, {0, 2}, {1, 0}};
    mission.goal = Space{4, 1};
    mission.dashboard = {{"charge"}};
    return {.name = {"Altro", "Other"}, .scenarios = {mission}};
}

/// Enters values without end and says each that is kept: for a parent that kills it.
int enterValues(const QString &folder)
{
    PackShelf shelf(folder);
    for (int value = 0;; value = (value + 1) % 97)
    {
        const omega::ValuePlace minimum{PackStep::Guide, "knock_knock", "energy_minimum", {}};
        const auto write = [&](omega::OwnersPack &pack) { pack.write(minimum, std::to_string(value)); };
        if (shelf.change(write) != PackKept::Kept)
            return 1;
        std::printf("%d\n", value);
        std::fflush(stdout);
    }
}

} // namespace

class OwnerPageTest : public QObject
{
    Q_OBJECT

private slots:

    void itIsLeftAndGoneOnWithInALaterProgram()
    {
        GuidedDesk desk;
        QCOMPARE(desk.at().page(), QStringLiteral("OwnerPage"));
        QVERIFY(desk.type(QStringLiteral("Knock Knock, Who's There?: Energy pool, at least"), QStringLiteral("7")));
        QCOMPARE(desk.kept().scenario().mission.energyMinimum, 7);
        const int left = desk.kept().left(PackStep::Guide);
        desk.at().press(Qt::Key_Escape);
        QCOMPARE(desk.at().page(), QStringLiteral("StartPage"));
        Desk later(desk.at().path(QStringLiteral("settings.ini")), desk.at().path(QStringLiteral("unsaved")));
        omegaDesk(later).owners().show();
        OwnerPage &page = *omegaDesk(later).owners().page();
        bool shown = false;
        for (const QLineEdit *line : page.findChildren<QLineEdit *>())
            shown = shown || line->text() == QStringLiteral("7");
        QVERIFY(shown);
        QVERIFY(page.findChild<QListWidget *>()->item(0)->text().contains(QString::number(left)));
    }

    void aWrongValueIsRefusedWithTheReasonAndNothingIsWritten()
    {
        GuidedDesk desk;
        const QString field = QStringLiteral("Knock Knock, Who's There?: Crisis Point in round");
        QVERIFY(desk.type(field, QStringLiteral("21")));
        QVERIFY(desk.shows(QStringLiteral("It must be from 1 to 20.")));
        QCOMPARE(desk.called<QLineEdit>(field)->text(), QStringLiteral("21"));
        QVERIFY(fileOf(desk).isEmpty());
        QVERIFY(desk.type(field, QStringLiteral("soon")));
        QVERIFY(desk.shows(QStringLiteral("That is not a whole number.")));
        QVERIFY(desk.type(field, QStringLiteral("12")));
        QVERIFY(!desk.shows(QStringLiteral("That is not a whole number.")));
        QCOMPARE(desk.kept().scenario().mission.crisisRound, 12);
    }

    void whatIsTypedIsStoredBeforeItsFieldIsLeft()
    {
        GuidedDesk desk;
        const QString field = QStringLiteral("Knock Knock, Who's There?: Energy pool, at least");
        auto *line = desk.called<QLineEdit>(field);
        QVERIFY(line != nullptr);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("17"));
        line->setCursorPosition(1);
        const QByteArray before = fileOf(desk);
        QTRY_VERIFY(fileOf(desk) != before);
        QVERIFY(line->hasFocus());
        QCOMPARE(line->text(), QStringLiteral("17"));
        QCOMPARE(line->cursorPosition(), 1);
        // A wrong value is not stored, and nothing is said while it is typed.
        const QByteArray stored = fileOf(desk);
        QTest::keyClicks(line, QStringLiteral("x"));
        QTest::qWait(DelayedSave::usualPause + 200);
        QCOMPARE(fileOf(desk), stored);
        QCOMPARE(line->text(), QStringLiteral("1x7"));
        QVERIFY(!desk.shows(QStringLiteral("That is not a whole number.")));
    }

    void aStepIsLeftForLaterByKeys()
    {
        GuidedDesk desk;
        QVERIFY(desk.shows(QStringLiteral("Mission guide")));
        QTest::keyClick(&desk.page(), Qt::Key_Right, Qt::AltModifier);
        QTest::keyClick(&desk.page(), Qt::Key_Right, Qt::AltModifier);
        QVERIFY(desk.shows(QStringLiteral("Dashboard tiles")));
        QTest::keyClick(&desk.page(), Qt::Key_Left, Qt::AltModifier);
        QVERIFY(desk.shows(QStringLiteral("There is no map yet.")));
    }

    void aPieceIsAddedAndTakenAway()
    {
        GuidedDesk desk;
        desk.go(PackStep::Dashboard);
        QVERIFY(desk.type(QStringLiteral("Name of another tile"), QStringLiteral("Blackout")));
        QVERIFY(desk.type(QStringLiteral("Blackout: Ready cost"), QStringLiteral("3")));
        QVERIFY(desk.type(QStringLiteral("Name of another tile"), QStringLiteral("Blackout")));
        QVERIFY(desk.shows(QStringLiteral("There is one of that name already.")));
        QCOMPARE(desk.kept().scenario().dashboard.size(), std::size_t{1});
        desk.called<QPushButton>(QStringLiteral("Delete Blackout"))->click();
        deliverPosted();
        QVERIFY(desk.called<QLineEdit>(QStringLiteral("Blackout: Ready cost")) == nullptr);
        QVERIFY(desk.kept().scenario().dashboard.empty());
    }

    void keywordsAreTicked()
    {
        GuidedDesk desk;
        desk.go(PackStep::Enemies);
        QCheckBox *stealth = nullptr;
        for (QCheckBox *box : desk.page().findChildren<QCheckBox *>())
            if (box->isVisible() && box->accessibleName() == QStringLiteral("Reject: Keywords: Stealth"))
                stealth = box;
        QVERIFY(stealth != nullptr && !stealth->isChecked());
        stealth->setFocus();
        QTest::keyClick(stealth, Qt::Key_Space);
        QVERIFY(stealth->isChecked());
        const omega::OwnersPack kept = desk.kept();
        QCOMPARE(
            found(kept.whole().figures, omega::KindId{"reject"})->keywords, (std::vector{omega::Keyword::Stealth}));
    }

    void aMissionEventIsAddedWithItsRound()
    {
        GuidedDesk desk;
        QVERIFY(desk.type(QStringLiteral("Name of a mission event"), QStringLiteral("Alarm")));
        QVERIFY(desk.type(QStringLiteral("Alarm: Comes in round"), QStringLiteral("6")));
        QCOMPARE(desk.kept().scenario().mission.events.back().round, 6);
        desk.called<QPushButton>(QStringLiteral("Delete Alarm"))->click();
        QVERIFY(desk.kept().scenario().mission.events.empty());
    }

    void everythingThatIsAskedForHasItsWords()
    {
        for (const auto &[type, member] : formMembers())
            QVERIFY2(
                !wording::labelOf(type, member).isEmpty(), (std::string(type) + '/' + std::string(member)).c_str());
        QCOMPARE(wording::labelOf("kit", "no such member"), QString());
        GuidedDesk desk;
        emit mapsOf(desk.at().desk()).pages().mapMade(smallMap());
        desk.show();
        desk.go(PackStep::Map);
        desk.called<QPushButton>(QStringLiteral("Take the open map"))->click();
        OwnerPageState state;
        for (std::size_t step = 0; step < words(PackStep{}).size(); ++step)
            for (const omega::PackCard &card : desk.kept().cards(static_cast<PackStep>(step)))
                for (const omega::PackValue &value : card.values)
                {
                    QVERIFY2(!wording::name(state, value).isEmpty(), value.place.member.c_str());
                    QVERIFY2(!wording::form(value).isEmpty(), value.place.member.c_str());
                    for (const std::string &word : value.words)
                        QVERIFY2(!wording::word(state, value, word).isEmpty(), word.c_str());
                }
    }

    void whatAddsDiceToAWeaponIsEntered()
    {
        GuidedDesk desk;
        desk.go(PackStep::Sheets);
        const QString weapon = QStringLiteral("Heavy Support Specialist: Ranged weapon of the sheet: ");
        QVERIFY(
            desk.type(weapon + QStringLiteral("something that adds dice, if any: Its name"), QStringLiteral("Burst")));
        QVERIFY(desk.type(weapon + QStringLiteral("Burst: Dice that it adds"), QStringLiteral("0+2")));
        QVERIFY(desk.type(weapon + QStringLiteral("Burst: Minimum Speed, if any"), QStringLiteral("4")));
        const omega::OwnersPack kept = desk.kept();
        const std::vector<omega::Extra> extras = found(kept.whole().weapons, omega::WeaponId{"m62"})->extras;
        QCOMPARE(extras.size(), std::size_t{1});
        QCOMPARE(extras.front().dice, (DicePool{0, 2}));
        QCOMPARE(extras.front().minSpeed, 4);
    }

    void anOlderFileOfCardsIsOpenedUnderTheNewPack()
    {
        GuidedDesk desk;
        QVERIFY(QDir(desk.at().path({})).mkpath(QStringLiteral("packs")));
        QFile older(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/support/owner-51b3155.json"));
        QVERIFY(older.open(QIODevice::ReadOnly));
        (void)desk.at().write(QStringLiteral("packs/owner.json"), older.readAll());
        const omega::OwnersPack kept = desk.kept();
        QVERIFY(found(kept.whole().weapons, omega::WeaponId{"m18"})->basic);
        QCOMPARE(found(kept.whole().weapons, omega::WeaponId{"m18"})->range, 9);
        QCOMPARE(found(kept.whole().figures, omega::KindId{"blaster"})->keywords.size(), std::size_t{2});
        // Later entries are kept beside what the file says already.
        desk.show();
        emit desk.page().valueGiven({PackStep::Sheets, "rifleman", "strength", {}}, QStringLiteral("3"));
        QVERIFY(fileOf(desk).contains("\"said\""));
        QVERIFY(found(desk.kept().whole().weapons, omega::WeaponId{"m18"})->basic);
        QCOMPARE(found(desk.kept().whole().sheets, omega::Role::Rifleman)->strength, 3);
        QCOMPARE(found(desk.kept().whole().sheets, omega::Role::Rifleman)->vitality, 5);
    }

    void whenEnoughIsKnownTheMissionIsBegun()
    {
        GuidedDesk desk;
        auto *begin = desk.called<QPushButton>(QStringLiteral("New session"));
        QVERIFY(begin != nullptr && !begin->isEnabled());
        QVERIFY(begin->toolTip().contains(QStringLiteral("Dashboard tiles")));
        desk.fill();
        QCOMPARE(desk.kept().left(PackStep::Sheets), 0);
        QVERIFY(begin->isEnabled());
        begin->click();
        QCOMPARE(desk.at().page(), QStringLiteral("NewSessionPage"));
        auto *missions = omegaDesk(desk.at().desk()).newSessionPage()->findChild<QComboBox *>();
        QCOMPARE(missions->currentText(), QStringLiteral("Knock Knock, Who's There?"));
        for (QPushButton *button : omegaDesk(desk.at().desk()).newSessionPage()->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Set up the table"))
                button->click();
        QCOMPARE(desk.at().page(), QStringLiteral("SetupPage"));
        OverseerSession &session = *omegaDesk(desk.at().desk()).overseers();
        QCOMPARE(session.overseerView()->open.content.mission.energyMinimum, 3);
        session.submit(omega::BeginGame{});
        QCOMPARE(desk.at().page(), QStringLiteral("OverseerPage"));
        QCOMPARE(session.overseerView()->open.clock.step, omega::Step::Transfer);
        // The session keeps the values that it was begun with.
        const QString file = session.path();
        emit desk.page().valueGiven({PackStep::Guide, "knock_knock", "energy_minimum", {}}, QStringLiteral("9"));
        omegaDesk(desk.at().desk()).open(file);
        QCOMPARE(omegaDesk(desk.at().desk()).overseers()->overseerView()->open.content.mission.energyMinimum, 3);
    }

    void anOwnersValueWinsInEveryLaterMission()
    {
        GuidedDesk desk;
        emit desk.page().valueGiven({PackStep::Dashboard, "charge", "ready_cost", {}}, QStringLiteral("6"));
        const omega::Pack other = packWithMission();
        QVERIFY(QFile::exists(desk.at().path(QStringLiteral("packs"))));
        const QString path
            = desk.at().write(QStringLiteral("packs/other.json"), QByteArray::fromStdString(toJson(other)));
        emit desk.at().window().newSessionRequested(QStringLiteral("omega"));
        auto *missions = omegaDesk(desk.at().desk()).newSessionPage()->findChild<QComboBox *>();
        QVERIFY(missions->findText(QStringLiteral("Other")) >= 0);
        omegaDesk(desk.at().desk()).beginSession({path, {"other"}, Printing::Revised, 5, QStringLiteral("Other")});
        const auto &content = omegaDesk(desk.at().desk()).overseers()->overseerView()->open.content;
        QCOMPARE(content.abilities.size(), std::size_t{1});
        QCOMPARE(content.abilities.front().readyCost, 6);
        QCOMPARE(content.abilities.front().committedCost, 5);
    }

    void aPackOfAFileIsOfferedOrRefusedWithTheReason()
    {
        GuidedDesk desk;
        emit desk.at().window().newSessionRequested(QStringLiteral("omega"));
        SessionDesk &sessions = omegaDesk(desk.at().desk());
        auto *missions = sessions.newSessionPage()->findChild<QComboBox *>();
        const int before = missions->count();
        const QString good
            = desk.at().write(QStringLiteral("good.json"), QByteArray::fromStdString(toJson(packWithMission())));
        emit sessions.newSessionPage()->packRequested(good);
        QCOMPARE(missions->count(), before + 1);
        QCOMPARE(missions->currentText(), QStringLiteral("Other"));
        emit sessions.newSessionPage()->packRequested(good);
        QCOMPARE(missions->count(), before + 1);
        omega::Pack gap = packWithMission();
        gap.scenarios.front().dashboard = {{"no_such_piece"}};
        emit sessions.newSessionPage()->packRequested(
            desk.at().write(QStringLiteral("gap.json"), QByteArray::fromStdString(toJson(gap))));
        QVERIFY(desk.at().message().contains(QStringLiteral("no_such_piece")));
        emit sessions.newSessionPage()->packRequested(desk.at().write(QStringLiteral("bad.json"), "[]"));
        QVERIFY(desk.at().message().contains(QStringLiteral("bad.json")));
        QCOMPARE(missions->count(), before + 1);
    }

    void aPieceIsAddedAndItsCostsAreChangedInTheSetUp()
    {
        GuidedDesk desk;
        const QString path
            = desk.at().write(QStringLiteral("other.json"), QByteArray::fromStdString(toJson(packWithMission())));
        SessionDesk &sessions = omegaDesk(desk.at().desk());
        sessions.beginSession({path, {"other"}, Printing::Revised, 5, QStringLiteral("Other")});
        const auto pieces = [&]() -> const std::vector<omega::Ability> &
        { return sessions.overseers()->overseerView()->open.content.abilities; };
        QCOMPARE(pieces().size(), std::size_t{1});
        for (QSpinBox *box : sessions.setupPage()->findChildren<QSpinBox *>())
            if (box->isVisibleTo(sessions.setupPage()) && box->accessibleName() == QStringLiteral("Charge: refresh"))
                box->setValue(2);
        QCOMPARE(pieces().front().refresh, 2);
        QCOMPARE(pieces().front().readyCost, 4);
        for (QPushButton *button : sessions.setupPage()->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Add the tile"))
                button->click();
        QCOMPARE(pieces().size(), std::size_t{2});
        QCOMPARE(pieces().back().id, (omega::AbilityId{"clone_reinforcements"}));
        for (QPushButton *button : sessions.setupPage()->findChildren<QPushButton *>())
            if (button->isVisibleTo(sessions.setupPage())
                && button->accessibleName() == QStringLiteral("Charge leaves the dashboard"))
                button->click();
        QCOMPARE(pieces().size(), std::size_t{1});
        QCOMPARE(pieces().back().id, (omega::AbilityId{"clone_reinforcements"}));
    }

    void aMapIsDrawnPlacedOnAndKept()
    {
        GuidedDesk desk;
        emit mapsOf(desk.at().desk()).pages().mapMade(smallMap());
        desk.show();
        desk.go(PackStep::Map);
        auto *take = desk.called<QPushButton>(QStringLiteral("Take the open map"));
        QVERIFY(take != nullptr && take->isEnabled());
        take->click();
        QVERIFY(desk.kept().hasMap());
        QVERIFY(desk.shows(QStringLiteral("0 starts so far")) || desk.shows(QStringLiteral("0 start")));
        emit desk.page().spotTurned(omega::MapSpot::Start, {0, 1});
        QCOMPARE(desk.kept().scenario().starts, (std::vector{Space{0, 1}}));
    }

    /// A list that grew with a large font has its former width with a small font again.
    void afterLargeLettersTheListIsAsItWas()
    {
        GuidedDesk desk;
        const auto *list = desk.page().findChild<QListWidget *>();
        const int before = list->width();
        desk.at().desk().choose({.textPercent = 200});
        QTRY_VERIFY(list->width() > before);
        desk.at().desk().choose({});
        QTRY_COMPARE(list->width(), before);
    }

    void whatCannotBeKeptIsToldAndNotShown()
    {
        GuidedDesk desk;
        (void)desk.at().write(QStringLiteral("packs"), "a file where the folder should be");
        const QString field = QStringLiteral("Knock Knock, Who's There?: Energy pool, at least");
        QVERIFY(desk.type(field, QStringLiteral("7")));
        QVERIFY(desk.at().message().contains(QStringLiteral("owner.json")));
        QCOMPARE(desk.called<QLineEdit>(field)->text(), QString());
    }

    void aDamagedPackIsToldAndNeverWrittenOver()
    {
        GuidedDesk desk;
        QVERIFY(QDir(desk.at().path({})).mkpath(QStringLiteral("packs")));
        (void)desk.at().write(QStringLiteral("packs/owner.json"), "{\"version\": 1, \"na");
        desk.show();
        QVERIFY(desk.shows(QStringLiteral("owner.json")));
        emit desk.page().valueGiven({PackStep::Guide, "knock_knock", "energy_minimum", {}}, QStringLiteral("7"));
        QCOMPARE(fileOf(desk), QByteArrayLiteral("{\"version\": 1, \"na"));
    }

    void killedAtAnyMomentWhatWasKeptIsThere()
    {
        const QTemporaryDir folder;
        for (int round = 0; round < 5; ++round)
        {
            QProcess child;
            child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--enter"), folder.path()});
            QList<QByteArray> state;
            while (state.size() < 3 + round * 7 && child.waitForReadyRead(20000))
                while (child.canReadLine())
                    state << child.readLine().trimmed();
            child.kill();
            child.waitForFinished();
            while (child.canReadLine())
                state << child.readLine().trimmed();
            QVERIFY(state.size() >= 3);
            const PackShelf shelf(folder.path());
            QVERIFY(!shelf.problem());
            const std::optional<int> kept = shelf.owners().scenario().mission.energyMinimum;
            const int last = state.last().toInt();
            QVERIFY2(kept == last || kept == (last + 1) % 97, state.last().constData());
        }
    }
};

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    openResources();
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments.at(1) == QStringLiteral("--enter"))
        return enterValues(arguments.at(2));
    OwnerPageTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "owner_page_test.moc"
