#include "app/conquest/desk.h"
#include "app/conquest/game.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "views/conquest/face/face.h"
#include "views/kit/flowing_area.h"
#include "views/kit/whole_items.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace box_page_test
{

using namespace dossier;
using namespace dossier::test;
using conquest::Pack;

namespace
{

/// The desk with the owner's pages shown, as the menu shows them.
class BoxAtRest
{
public:
    BoxAtRest() { open(); }

    void open()
    {
        m_at.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        deliverPosted();
    }

    [[nodiscard]] DeskAtRest &at() { return m_at; }

    [[nodiscard]] ConquestDesk &desk() { return conquestDesk(m_at.desk()); }

    [[nodiscard]] BoxPage &page() { return *m_at.window().findChild<BoxPage *>(); }

    /// The contents of the file.
    [[nodiscard]] Pack kept() { return OwnBox(desk().folder()).pack(); }

    [[nodiscard]] QString file() { return OwnBox(desk().folder()).ownersFile(); }

    template <typename Control>
    [[nodiscard]] Control *called(const QString &name)
    {
        for (Control *control : page().findChildren<Control *>())
            if (control->isVisible() && control->accessibleName() == name)
                return control;
        return nullptr;
    }

    [[nodiscard]] QListWidget &list() { return *called<QListWidget>(QStringLiteral("What the box holds")); }

    /// Chooses the line that begins so.
    bool choose(const QString &name)
    {
        for (int row = 0; row < list().count(); ++row)
            if (list().item(row)->data(Qt::AccessibleTextRole).toString().startsWith(name))
            {
                list().setCurrentRow(row);
                deliverPosted();
                return true;
            }
        return false;
    }

    /// Types into a field as a person does, and leaves it.
    bool type(const QString &name, const QString &text)
    {
        auto *field = called<QWidget>(name);
        if (field == nullptr)
            return false;
        field->setFocus();
        QTest::keySequence(field, QKeySequence(QKeySequence::SelectAll));
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Tab);
        deliverPosted();
        return true;
    }

    bool press(const QString &name)
    {
        for (QPushButton *button : page().findChildren<QPushButton *>())
            if (button->isVisible() && button->text() == name)
            {
                button->click();
                deliverPosted();
                return true;
            }
        return false;
    }

    [[nodiscard]] bool shows(const QString &text)
    {
        for (const QLabel *label : page().findChildren<QLabel *>())
            if (label->isVisible() && label->text().contains(text))
                return true;
        return false;
    }

private:
    DeskAtRest m_at;
};

} // namespace

class BoxPageTest : public QObject
{
    Q_OBJECT

private slots:

    /// Every line of a card in the list stands as far in as its first.
    void aCardThatTakesTwoLinesStandsInWithBoth()
    {
        struct Shown : WholeItems
        {
            using WholeItems::initStyleOption;
            using WholeItems::WholeItems;
        };

        QListWidget list;
        list.addItem(QStringLiteral("   Menthalars: 1 of 2 missing"));
        const Shown items(3, nullptr);
        QStyleOptionViewItem option;
        option.fontMetrics = list.fontMetrics();
        items.initStyleOption(&option, list.model()->index(0, 0));
        QCOMPARE(option.text, QStringLiteral("Menthalars: 1 of 2 missing"));
        QVERIFY(option.features.testFlag(QStyleOptionViewItem::HasDecoration));
        QCOMPARE(option.decorationSize.width(), list.fontMetrics().horizontalAdvance(QStringLiteral("   ")));
    }

    void whatIsTypedIsStoredBeforeItsFieldIsLeft()
    {
        BoxAtRest box;
        QVERIFY(box.choose(QStringLiteral("Orzax")));
        auto *line = box.called<QLineEdit>(QStringLiteral("Ability 1"));
        QVERIFY(line != nullptr);
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("Digging"));
        line->setCursorPosition(3);
        const auto stored = [&]
        {
            const std::vector<conquest::RaceAbility> abilities = conquest::raceNamed(box.kept(), "Orzax")->abilities;
            return !abilities.empty() && abilities.front().name == "Digging";
        };
        QTRY_VERIFY(stored());
        QVERIFY(line->hasFocus());
        QCOMPARE(line->cursorPosition(), 3);
    }

    void whatIsEnteredIsKeptAtOnceAndThereTheNextTime()
    {
        BoxAtRest box;
        QVERIFY(box.choose(QStringLiteral("Orzax")));
        QVERIFY(box.shows(QStringLiteral("2 of 2 missing")));
        QVERIFY(box.type(QStringLiteral("Strength"), QStringLiteral("4")));
        QCOMPARE(conquest::raceNamed(box.kept(), "Orzax")->strength, std::optional(4));
        QVERIFY(box.shows(QStringLiteral("1 of 2 missing")));
        QVERIFY(box.type(QStringLiteral("Ability 1"), QStringLiteral("Digging")));
        QVERIFY(box.type(QStringLiteral("Threat tokens for ability 1"), QStringLiteral("2")));
        const conquest::Race race = *conquest::raceNamed(box.kept(), "Orzax");
        QCOMPARE(race.abilities, (std::vector<conquest::RaceAbility>{{"Digging", {}, 2}}));
        box.page().setFocus();
        box.at().press(Qt::Key_Escape);
        QCOMPARE(box.at().page(), QStringLiteral("StartPage"));
        box.open();
        QVERIFY(box.shows(QStringLiteral("1 of 2 missing")));
    }

    void aWrongEntryIsRefusedAndSaidWhy()
    {
        BoxAtRest box;
        QVERIFY(box.choose(QStringLiteral("Orzax")));
        QVERIFY(box.type(QStringLiteral("Name"), QStringLiteral("Trun")));
        QVERIFY(box.shows(QStringLiteral("another card of this deck has that name")));
        QVERIFY(conquest::raceNamed(box.kept(), "Orzax") != nullptr);
        QVERIFY(box.type(QStringLiteral("Name"), QStringLiteral("Orzaks")));
        QVERIFY(!box.shows(QStringLiteral("Not kept")));
        QVERIFY(conquest::raceNamed(box.kept(), "Orzaks") != nullptr);
        QVERIFY(conquest::raceNamed(box.kept(), "Orzax") == nullptr);
        QVERIFY(box.type(QStringLiteral("Strength"), QStringLiteral("x7")));
        QCOMPARE(conquest::raceNamed(box.kept(), "Orzaks")->strength, std::optional(7));
    }

    /// A person says which of the two stays.
    void aValueThatAnotherWindowChangedTooIsAskedFor()
    {
        for (const bool isMine : {true, false})
        {
            BoxAtRest box;
            QVERIFY(box.choose(QStringLiteral("Orzax")));
            const Pack before = box.kept();
            Pack other = before;
            std::ranges::find(other.races, "Orzax", &conquest::Race::name)->strength = 5;
            QCOMPARE(OwnBox(box.desk().folder()).write(other, before), BoxKept::Kept);
            QVERIFY(box.type(QStringLiteral("Strength"), QStringLiteral("3")));
            QVERIFY2(box.at().message().contains(QStringLiteral("Orzax: Strength meanwhile: yours 3 · on disk 5")),
                qPrintable(box.at().message()));
            QCOMPARE(box.called<QSpinBox>(QStringLiteral("Strength"))->value(), 5);
            for (QPushButton *button : box.at().window().findChildren<QPushButton *>())
                if (button->isVisible()
                    && button->text() == (isMine ? QStringLiteral("Keep mine") : QStringLiteral("Take the other")))
                    button->click();
            QCOMPARE(conquest::raceNamed(box.kept(), "Orzax")->strength, std::optional(isMine ? 3 : 5));
            QCOMPARE(box.called<QSpinBox>(QStringLiteral("Strength"))->value(), isMine ? 3 : 5);
            // Nothing is asked of what is entered after that.
            QVERIFY(box.type(QStringLiteral("Strength"), QStringLiteral("4")));
            QCOMPARE(conquest::raceNamed(box.kept(), "Orzax")->strength, std::optional(4));
        }
    }

    void aValueThatChangesAgainMeanwhileIsAskedForAgain()
    {
        BoxAtRest box;
        const OwnBox other(box.desk().folder());
        const auto writeElsewhere = [&](int strength)
        {
            const Pack before = other.pack();
            Pack changed = before;
            std::ranges::find(changed.races, "Orzax", &conquest::Race::name)->strength = strength;
            QCOMPARE(other.write(changed, before), BoxKept::Kept);
        };
        const auto keepMine = [&]
        {
            for (QPushButton *button : box.at().window().findChildren<QPushButton *>())
                if (button->isVisible() && button->text() == QStringLiteral("Keep mine"))
                    return button->click();
        };
        QVERIFY(box.choose(QStringLiteral("Orzax")));
        writeElsewhere(5);
        QVERIFY(box.type(QStringLiteral("Strength"), QStringLiteral("3")));
        writeElsewhere(6);
        keepMine();
        QCOMPARE(conquest::raceNamed(box.kept(), "Orzax")->strength, std::optional(6));
        QVERIFY2(box.at().message().contains(QStringLiteral("yours 3 · on disk 6")), qPrintable(box.at().message()));
        keepMine();
        QCOMPARE(conquest::raceNamed(box.kept(), "Orzax")->strength, std::optional(3));
    }

    /// A folder in the file's place stands for a disk that takes nothing.
    void whatCannotBeWrittenStaysAsItWasTyped()
    {
        BoxAtRest box;
        QVERIFY(box.choose(QStringLiteral("Orzax")));
        const QString file = box.file();
        QFile::remove(file);
        QVERIFY(QDir().mkpath(file + QStringLiteral("/full")));
        QVERIFY(box.type(QStringLiteral("Strength"), QStringLiteral("4")));
        QVERIFY(box.at().message().contains(QStringLiteral("could not be saved")));
        QCOMPARE(box.called<QSpinBox>(QStringLiteral("Strength"))->value(), 4);
        QVERIFY(QDir(file).removeRecursively());
        box.at().press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(conquest::raceNamed(box.kept(), "Orzax")->strength, std::optional(4));
    }

    /// A file in the folder's place stands for a folder that cannot be made: no game begins, and that is said.
    void aFolderThatCannotBeMadeIsToldOf()
    {
        for (const char *game : {"conquest", "omega", "specter"})
        {
            DeskAtRest at;
            GameDesk &desk = at.desk().game(QLatin1String(game));
            QVERIFY(QDir(desk.folder()).removeRecursively());
            QFile inTheWay(desk.folder());
            QVERIFY(inTheWay.open(QIODevice::WriteOnly));
            desk.playSample({});
            QVERIFY(desk.session() == nullptr);
            QVERIFY2(!at.message().isEmpty(), game);
        }
    }

    void cardsAreAddedTakenOutAndPutBack()
    {
        BoxAtRest box;
        QVERIFY(box.choose(QStringLiteral("Heroes")));
        auto *name = box.called<QLineEdit>(QStringLiteral("Name of another hero"));
        QVERIFY(name != nullptr);
        QTest::keyClicks(name, QStringLiteral("The Professor"));
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(conquest::heroNamed(box.kept(), "The Professor") != nullptr);
        QVERIFY(box.type(QStringLiteral("Bonus"), QStringLiteral("2")));
        QVERIFY(box.press(QStringLiteral("Remove from my box")));
        QVERIFY(conquest::heroNamed(box.kept(), "The Professor") == nullptr);
        QVERIFY(box.press(QStringLiteral("Put back: The Professor")));
        QCOMPARE(conquest::heroNamed(box.kept(), "The Professor")->bonus, std::optional(2));
    }

    void oneGoesFromUnknownToUnknown()
    {
        BoxAtRest box;
        const QString first = QStringLiteral("Menthalars");
        box.at().press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(box.list().currentItem()->text().contains(first));
        // The intelligence is known; what is asked for has the keyboard.
        QVERIFY(box.called<QWidget>(QStringLiteral("Strength"))->hasFocus());
        QTest::keyClicks(box.called<QWidget>(QStringLiteral("Strength")), QStringLiteral("3"));
        box.at().press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(conquest::raceNamed(box.kept(), "Menthalars")->strength, std::optional(3));
        QVERIFY(box.list().currentItem()->text().contains(QStringLiteral("Orzax")));
    }

    /// Another language moves the keyboard nowhere, least of all to what removes something.
    void theKeyboardStaysWhereTheLanguageChanges()
    {
        BoxAtRest box;
        QVERIFY(box.choose(QStringLiteral("Orzax")));
        auto *name = box.called<QLineEdit>(QStringLiteral("Name"));
        QVERIFY(name != nullptr);
        name->setFocus();
        box.at().desk().choose({.language = Language::Italian});
        deliverPosted();
        const auto *now = qobject_cast<QLineEdit *>(box.page().window()->focusWidget());
        QVERIFY(now != nullptr);
        QCOMPARE(now->text(), QStringLiteral("Orzax"));
    }

    /// A click into a field puts the cursor beside the dash and selects nothing.
    void aDigitTakesThePlaceOfTheDash()
    {
        BoxAtRest box;
        QVERIFY(box.choose(QStringLiteral("Orzax")));
        auto *field = box.called<QSpinBox>(QStringLiteral("Strength"));
        QVERIFY(field != nullptr);
        field->setFocus(Qt::OtherFocusReason);
        auto *line = field->findChild<QLineEdit *>();
        line->setCursorPosition(0);
        QTest::keyClicks(field, QStringLiteral("1"));
        QTest::keyClicks(field, QStringLiteral("2"));
        QTest::keyClick(field, Qt::Key_Tab);
        QCOMPARE(conquest::raceNamed(box.kept(), "Orzax")->strength, std::optional(12));
    }

    void theListIsSearchedAndNarrowed()
    {
        BoxAtRest box;
        const int all = box.list().count();
        auto *search = box.called<QLineEdit>(QStringLiteral("Search the box"));
        QTest::keyClicks(search, QStringLiteral("paratroop"));
        // The part, the card, and the part that is looked at.
        QCOMPARE(box.list().count(), 3);
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(box.list().currentItem()->text().contains(QStringLiteral("US Army Paratroopers")));
        QVERIFY(box.called<QWidget>(QStringLiteral("How many in the box"))->hasFocus());
        search->setFocus();
        QTest::keySequence(search, QKeySequence(QKeySequence::SelectAll));
        QTest::keyClick(search, Qt::Key_Delete);
        QVERIFY(box.choose(QStringLiteral("Forest")));
        QVERIFY(box.type(QStringLiteral("How many in the box"), QStringLiteral("5")));
        box.called<QCheckBox>(QStringLiteral("Only what is missing"))->click();
        QVERIFY(box.choose(QStringLiteral("Orzax")));
        QVERIFY(box.list().count() < all);
        // A card that was looked at stays until the list is narrowed anew.
        QVERIFY(box.list().findItems(QStringLiteral("Forest"), Qt::MatchContains).size() == 1);
        for (int i = 0; i < 2; ++i)
            box.called<QCheckBox>(QStringLiteral("Only what is missing"))->click();
        QVERIFY(!box.choose(QStringLiteral("Forest")));
    }

    /// The unknown values of a card are readable without a cut at any font size.
    void aLineWithoutRoomTakesTwo()
    {
        BoxAtRest box;
        box.at().window().resize(1280, 800);
        box.at().desk().choose({.textPercent = 200});
        QListWidget &list = box.list();
        int widest = 0;
        for (int row = 0; row < list.count(); ++row)
            widest = std::max(widest, QFontMetrics(list.item(row)->font()).horizontalAdvance(list.item(row)->text()));
        list.setFixedWidth(widest * 2 / 3);
        const auto wide = [&](const QListWidgetItem *item)
        { return QFontMetrics(item->font()).horizontalAdvance(item->text()) > list.viewport()->width(); };
        const auto isInSight = [&](const QListWidgetItem *item)
        {
            const QRect place = list.visualItemRect(item);
            return place.width() <= list.viewport()->width()
                && (!wide(item) || place.height() >= 2 * QFontMetrics(item->font()).lineSpacing());
        };
        const auto all = [&](bool first, const auto &holds)
        {
            int those = 0;
            for (int row = 0; row < list.count(); ++row)
                those += holds(list.item(row)) == first ? 1 : 0;
            return those;
        };
        QTRY_VERIFY(all(true, wide) > 0);
        QTRY_COMPARE(all(false, isInSight), 0);
    }

    void aLongNameWidensNothing()
    {
        BoxAtRest box;
        box.at().window().resize(1280, 800);
        QVERIFY(box.choose(QStringLiteral("Orzax")));
        QVERIFY(box.type(QStringLiteral("Name"), QString(10000, u'W')));
        deliverPosted();
        const auto *area = box.page().findChild<FlowingArea *>();
        QVERIFY(area->widget()->width() <= area->viewport()->width());
    }

    void theTabKeyGoesThroughACardAsItStands()
    {
        BoxAtRest box;
        QVERIFY(box.choose(QStringLiteral("Orzax")));
        auto *field = box.called<QWidget>(QStringLiteral("Name"));
        QVERIFY(field != nullptr);
        field->setFocus();
        for (const char *next : {"Strength", "Intelligence", "Ability 1", "Threat tokens for ability 1"})
        {
            QTest::keyClick(box.at().window().focusWidget(), Qt::Key_Tab);
            QCOMPARE(box.at().window().focusWidget()->accessibleName(), QLatin1String(next));
        }
    }

    /// The number that is typed next lands in the field behind, however the one before was left.
    void enterGoesThroughACardAsItStands()
    {
        BoxAtRest box;
        QVERIFY(box.choose(QStringLiteral("Orzax")));
        auto *field = box.called<QWidget>(QStringLiteral("Strength"));
        QVERIFY(field != nullptr);
        field->setFocus();
        for (const char *next : {"Intelligence", "Ability 1"})
        {
            QTest::keyClicks(box.at().window().focusWidget(), QStringLiteral("4"));
            QTest::keyClick(box.at().window().focusWidget(), Qt::Key_Return);
            QCOMPARE(box.at().window().focusWidget()->accessibleName(), QLatin1String(next));
        }
        const conquest::Race race = *conquest::raceNamed(box.kept(), "Orzax");
        QCOMPARE(race.strength, std::optional(4));
        QCOMPARE(race.intelligence, std::optional(4));
    }

    /// Row by row: from a number of the dice to the next one.
    void theSheetIsWalkedRowByRow()
    {
        BoxAtRest box;
        QVERIFY(box.choose(QStringLiteral("Brutal side")));
        auto *field = box.called<QWidget>(QStringLiteral("Dice at 0"));
        QVERIFY(field != nullptr);
        field->setFocus();
        for (int number = 1; number < 10; ++number)
        {
            QTest::keyClick(box.at().window().focusWidget(), Qt::Key_Return);
            QCOMPARE(box.at().window().focusWidget()->accessibleName(), QStringLiteral("Dice at %1").arg(number));
        }
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Tab);
        QCOMPARE(box.at().window().focusWidget()->accessibleName(), QStringLiteral("Dice at 1"));
    }

    /// A number that is entered hides no field for a moment: the keyboard would be handed on past it.
    void theSetUpAsksForARacesNumbersOneAfterTheOther()
    {
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Return})
        {
            BoxAtRest box;
            box.at().press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
            ConquestSetupPage &setup = *box.desk().setupPage();
            for (QAbstractButton *button : setup.findChildren<QAbstractButton *>())
                if (button->text() == QStringLiteral("My box"))
                    button->click();
            deliverPosted();
            const auto fields = [&](const QString &of)
            {
                QList<QWidget *> all;
                for (QSpinBox *number : setup.findChildren<QSpinBox *>())
                    if (number->isVisible() && number->accessibleName().startsWith(of))
                        all << number;
                return all;
            };
            const QList<QWidget *> strengths = fields(QStringLiteral("Strength of "));
            const QList<QWidget *> intelligences = fields(QStringLiteral("Intelligence of "));
            QVERIFY(!strengths.isEmpty());
            QCOMPARE(strengths.size(), intelligences.size());
            strengths.front()->setFocus();
            QTest::keySequence(strengths.front(), QKeySequence(QKeySequence::SelectAll));
            QTest::keyClicks(strengths.front(), QStringLiteral("4"));
            QTest::keyClick(strengths.front(), key);
            QVERIFY(intelligences.front()->isVisible());
            QCOMPARE(box.at().window().focusWidget(), intelligences.front());
        }
    }

    void theSheetIsEnteredNumberByNumber()
    {
        BoxAtRest box;
        QVERIFY(box.choose(QStringLiteral("Brutal side")));
        QVERIFY(box.type(QStringLiteral("Dice at 0"), QStringLiteral("1")));
        QVERIFY(box.shows(QStringLiteral("10 of 11 missing")));
        QCOMPARE(box.kept().brutal.sectors, (std::vector<conquest::TrackSector>{{0, 0, 1}}));
        QVERIFY(box.kept().standard.sectors.empty());
    }

    void theSetUpLeadsThereAndBackAndUsesIt()
    {
        BoxAtRest box;
        box.at().press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        ConquestSetupPage &setup = *box.desk().setupPage();
        emit setup.boxRequested();
        deliverPosted();
        QVERIFY(box.page().isVisible());
        QVERIFY(box.choose(QStringLiteral("Capitol City")));
        QVERIFY(box.type(QStringLiteral("Resistance"), QStringLiteral("6")));
        auto *population = box.called<QWidget>(QStringLiteral("Population"));
        population->setFocus();
        QTest::keyClicks(population, QStringLiteral("4"));
        // A value that is still being typed counts.
        QTest::keyClick(population, Qt::Key_Escape);
        QVERIFY(setup.isVisible());
        for (QAbstractButton *button : setup.findChildren<QAbstractButton *>())
            if (button->text() == QStringLiteral("My box"))
                button->click();
        QCOMPARE(setup.wish().objective.resistance, std::optional(6));
        QCOMPARE(setup.wish().objective.population, std::optional(4));
    }

    /// The game may never begin: what was typed on the set-up is kept with what is entered in the box, or by the game.
    void whatTheSetUpWasToldIsKeptWithTheFirstValueOfTheBox()
    {
        BoxAtRest box;
        box.at().press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        ConquestSetupPage &setup = *box.desk().setupPage();
        for (QAbstractButton *button : setup.findChildren<QAbstractButton *>())
            if (button->text() == QStringLiteral("My box"))
                button->click();
        for (QSpinBox *number : setup.findChildren<QSpinBox *>())
            if (number->accessibleName() == QStringLiteral("Resistance of Capitol City"))
                number->setValue(6);
        QCOMPARE(setup.wish().objective.resistance, std::optional(6));
        emit setup.boxRequested();
        deliverPosted();
        QVERIFY(box.choose(QStringLiteral("Capitol City")));
        QCOMPARE(box.called<QSpinBox>(QStringLiteral("Resistance"))->value(), 6);
        QTest::keyClick(&box.page(), Qt::Key_Escape);
        QVERIFY(setup.isVisible());
        QVERIFY(!QFile::exists(box.file()));
        QCOMPARE(setup.wish().objective.resistance, std::optional(6));
        emit setup.boxRequested();
        deliverPosted();
        QVERIFY(box.type(QStringLiteral("Population"), QStringLiteral("4")));
        QCOMPARE(box.kept().capitol.resistance, std::optional(6));
        QCOMPARE(box.kept().capitol.population, std::optional(4));
    }

    void aDamagedFileIsNamedAndPutAside()
    {
        BoxAtRest box;
        QVERIFY(box.choose(QStringLiteral("Orzax")));
        QVERIFY(box.type(QStringLiteral("Strength"), QStringLiteral("4")));
        QFile file(box.file());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"version\": 1, \"races\": 7}");
        file.close();
        box.open();
        QVERIFY(box.shows(QStringLiteral("conquest-owner.json")));
        QVERIFY(!box.called<QWidget>(QStringLiteral("Strength"))->isEnabled());
        QVERIFY(box.press(QStringLiteral("Put the file aside and start again")));
        QVERIFY(!box.shows(QStringLiteral("cannot be read")));
        QVERIFY(!QFile::exists(box.file()));
        QVERIFY(box.type(QStringLiteral("Strength"), QStringLiteral("5")));
        QCOMPARE(conquest::raceNamed(box.kept(), "Orzax")->strength, std::optional(5));
    }

    void anOpenGameIsGoneBackTo()
    {
        BoxAtRest box;
        box.desk().playSample(conquest::Mode::Cooperative);
        box.open();
        QVERIFY(box.page().isVisible());
        QTest::keyClick(&box.page(), Qt::Key_Escape);
        QVERIFY(box.desk().seats()->isVisible());
        // Escape leads back as it does from the pages to print.
        box.at().press(Qt::Key_P, Qt::ControlModifier);
        QVERIFY(!box.desk().seats()->isVisible());
        QTest::keyClick(box.at().window().findChild<QWidget *>(QStringLiteral("PrintPage")), Qt::Key_Escape);
        QVERIFY(box.desk().seats()->isVisible());
    }
};

DOSSIER_TESTS(BoxPageTest, Windows)

} // namespace box_page_test

#include "box_page_test.moc"
