#include "app/omega/overseer_session.h"
#include "app/session/session_library.h"
#include "tests/support/test_class.h"
#include "tests/support/views/played_desk.h"
#include "views/session/session_form.h"
#include "views/session/sessions_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cstdlib>

namespace sessions_page_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// Two sample missions were begun; all sessions are shown.
class Library
{
public:
    Library()
    {
        emit m_at.window().playRequested(QStringLiteral("omega"));
        emit m_at.window().playRequested(QStringLiteral("omega"));
        emit m_at.window().sessionsRequested();
    }

    DeskAtRest &at() { return m_at; }

    SessionsPage &page() { return *m_at.window().findChild<SessionsPage *>(); }

    QListWidget &list() { return *page().findChild<QListWidget *>(); }

    bool shows(const QString &text)
    {
        const QList<QPushButton *> buttons = page().findChildren<QPushButton *>();
        return std::ranges::any_of(
            buttons, [&](const QPushButton *button) { return button->isVisible() && button->text() == text; });
    }

    bool click(const QString &text)
    {
        for (QPushButton *button : page().findChildren<QPushButton *>())
            if (button->isVisible() && button->isEnabled() && button->text() == text)
            {
                button->click();
                return true;
            }
        return false;
    }

    /// The field of that name.
    QPlainTextEdit &field(const QString &name)
    {
        for (QPlainTextEdit *edit : page().findChildren<QPlainTextEdit *>())
            if (edit->accessibleName() == name)
                return *edit;
        qFatal("there is no such field");
    }

    /// Another window changes what is told of the first session.
    void changeElsewhere(FactOfSession fact, const QString &value)
    {
        const SessionRow first = kept().front();
        FactsChange change{first.facts, first.facts};
        change.now.*fact = value;
        QVERIFY(changeFacts(first.path, first.number, change).has_value());
    }

    std::vector<SessionRow> kept() { return sessionsIn(m_at.desk().folder()); }

private:
    DeskAtRest m_at;
};

} // namespace

/// All sessions: what is told of them, how to go on, and how to be rid of one.
class SessionsPageTest : public QObject
{
    Q_OBJECT

private slots:

    /// Nothing can be written into it.
    void aFileThatCannotBeReadHasNoFields()
    {
        SessionRow session{.path = QStringLiteral("/evenings/Lab.dossier"), .name = QStringLiteral("Lab")};
        const auto told = [&] { return spokenLines(sessionForm(SessionDraft(session), false, 0, {})).join(u'\n'); };
        QVERIFY2(
            told().contains(QStringLiteral("Players")) && told().contains(QStringLiteral("Save")), qPrintable(told()));
        session.problem = QStringLiteral("It is cut.");
        QVERIFY2(!told().contains(QStringLiteral("Players")) && !told().contains(QStringLiteral("Save")),
            qPrintable(told()));
        QVERIFY2(told().contains(QStringLiteral("It is cut.")), qPrintable(told()));
    }

    /// A name from the web may hold what looks like a place for a number.
    void aSessionIsNamedByItsFileWhateverThatIsCalled()
    {
        const SessionRow session{.name = QStringLiteral("Lab%2FNight%1"), .together = 3, .order = 2};
        QCOMPARE(titleOf(session), QStringLiteral("Lab%2FNight%1 · session 2"));
    }

    void everySessionIsListedAndGoneOnWith()
    {
        Library library;
        QCOMPARE(library.at().page(), QStringLiteral("SessionsPage"));
        QCOMPARE(library.list().count(), 2);
        const std::vector<SessionRow> kept = library.kept();
        library.list().setCurrentRow(1);
        QVERIFY(library.click(QStringLiteral("Continue")));
        QCOMPARE(library.at().page(), QStringLiteral("OverseerPage"));
        QCOMPARE(omegaDesk(library.at().desk()).overseers()->path(), kept.at(1).path);
    }

    /// A caption shows its mnemonic only as the buddy of its field.
    void everyCaptionLeadsToItsField()
    {
        Library library;
        int captions = 0;
        for (const QLabel *label : library.at().window().findChildren<QLabel *>())
            if (label->isVisible() && label->text().contains(u'&'))
            {
                QVERIFY2(label->buddy() != nullptr, qPrintable(label->text()));
                ++captions;
            }
        QCOMPARE(captions, 4);
    }

    void aFinishedSessionIsLookedAtAgain()
    {
        Library library;
        library.list().setCurrentRow(0);
        for (QPlainTextEdit *edit : library.page().findChildren<QPlainTextEdit *>())
            if (edit->accessibleName() == QStringLiteral("Result"))
                edit->setPlainText(QStringLiteral("The commandos have won (round 4)"));
        QVERIFY(library.click(QStringLiteral("Save")));
        library.list().setCurrentRow(1);
        library.list().setCurrentRow(0);
        QVERIFY(!library.click(QStringLiteral("Continue")));
        QVERIFY(library.click(QStringLiteral("Open")));
        QCOMPARE(library.at().page(), QStringLiteral("OverseerPage"));
    }

    void sessionsOfOneDayAreToldApart()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("omega"));
        emit at.window().playRequested(QStringLiteral("specter"));
        emit at.window().playRequested(QStringLiteral("omega"));
        omegaDesk(at.desk()).overseers()->submit(omega::EndGame{Side::Enemy});
        emit at.window().sessionsRequested();
        auto *list = at.window().findChild<SessionsPage *>()->findChild<QListWidget *>();
        QStringList rows;
        const auto read = [&]
        {
            rows.clear();
            for (int row = 0; row < list->count(); ++row)
                rows << list->item(row)->text();
            return rows.join(u'\n');
        };
        // The positions of the sessions are read after the page is shown.
        QTRY_VERIFY2(read().count(QStringLiteral("TL, CS, HSS, RI")) == 2, qPrintable(read()));
        QTRY_VERIFY2(read().contains(QStringLiteral("2 hunters")), qPrintable(read()));
        QCOMPARE(list->count(), 3);
        QVERIFY2(read().count(QStringLiteral("Revised")) == 2, qPrintable(read()));
        QVERIFY(read().count(QStringLiteral("Round 1")) == 2 && read().contains(QStringLiteral("Turn 1")));
        QVERIFY2(read().contains(QStringLiteral("The overseer won in round 1")), qPrintable(read()));
        QCOMPARE(QSet<QString>(rows.begin(), rows.end()).size(), qsizetype{3});
        const QRegularExpression time(QStringLiteral("\\d:\\d\\d"));
        for (const QString &row : std::as_const(rows))
            QVERIFY2(row.contains(time), qPrintable(row));
        Preferences italian;
        italian.language = Language::Italian;
        at.desk().choose(italian);
        QTRY_VERIFY2(read().contains(QStringLiteral("Turno 1")) && !read().contains(QStringLiteral("Turn 1")),
            qPrintable(read()));
    }

    void toTellWhereASessionStandsLeavesItsFileAsItWas()
    {
        Library library;
        const std::vector<SessionRow> before = library.kept();
        QTRY_VERIFY(library.list().item(1)->text().contains(QStringLiteral("Round 1")));
        const std::vector<SessionRow> after = library.kept();
        for (std::size_t i = 0; i < before.size(); ++i)
            QCOMPARE(after[i].played, before[i].played);
    }

    /// A file is written for other reasons, too: the list and the form tell when something was done.
    void listAndFormTellOneTime()
    {
        Library library;
        library.list().setCurrentRow(0);
        const SessionRow first = library.kept().front();
        const QDateTime then(QDate(2026, 1, 2), QTime(3, 4));
        library.page().showPlace(first.path, first.number, {.played = then});
        const QString told = QStringLiteral("Last played %1").arg(QLocale().toString(then, QLocale::ShortFormat));
        const QList<QLabel *> labels = library.page().findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel *label) { return label->text().contains(told); }));
    }

    void whatIsToldIsWrittenIntoTheFile()
    {
        Library library;
        library.list().setCurrentRow(0);
        for (QPlainTextEdit *edit : library.page().findChildren<QPlainTextEdit *>())
            if (edit->accessibleName() == QStringLiteral("Result"))
                edit->setPlainText(QStringLiteral("The commandos got away"));
        for (QPlainTextEdit *edit : library.page().findChildren<QPlainTextEdit *>())
            if (edit->accessibleName() != QStringLiteral("Result"))
                edit->setPlainText(edit->accessibleName() == QStringLiteral("Players")
                        ? QStringLiteral("Ada: overseer\n\nGrace")
                        : QStringLiteral("Next month at Ada's"));
        QVERIFY(library.click(QStringLiteral("Save")));
        const SessionRow session = library.kept().front();
        QCOMPARE(session.facts.result, QStringLiteral("The commandos got away"));
        QCOMPARE(session.facts.players, QStringLiteral("Ada: overseer\nGrace"));
        QCOMPARE(session.facts.notes, QStringLiteral("Next month at Ada's"));
        QVERIFY(library.list().item(0)->text().contains(QStringLiteral("The commandos got away")));
        QVERIFY(!library.click(QStringLiteral("Save")));
    }

    /// A result has two lines, and of a path the file's name is read: the whole is in the tip.
    void longResultsAndPathsAreReadWhole()
    {
        SessionsPage page;
        page.resize(1280, 700);
        SessionRow session;
        session.path = QStringLiteral("/home/somebody/") + QStringLiteral("a folder in a folder/").repeated(12)
            + QStringLiteral("The long evening.dossier");
        session.number = 1;
        session.name = QStringLiteral("The long evening");
        session.facts.result = QStringLiteral("The agent escapes with three objectives and one health left, ")
            + QStringLiteral("and the hunters want to play it again (turn 38)");
        page.render({session});
        page.show();
        const auto isElided = [&](const QLabel *label)
        {
            return label->text().endsWith(QStringLiteral("The long evening.dossier"))
                && label->toolTip().contains(session.path.left(200)) && label->text().contains(QChar(0x2026));
        };
        QTRY_VERIFY(std::ranges::any_of(page.findChildren<QLabel *>(), isElided));
        for (const QPlainTextEdit *edit : page.findChildren<QPlainTextEdit *>())
            if (edit->accessibleName() == QStringLiteral("Result"))
            {
                QCOMPARE(edit->toPlainText(), session.facts.result);
                QVERIFY(edit->height() > 2 * edit->fontMetrics().lineSpacing());
            }
        QVERIFY(page.findChild<QListWidget *>()->item(0)->text().contains(session.facts.result));
    }

    /// Text that was typed while the file was written is still unsaved; values of another window are shown.
    void aDraftIsSavedValueByValue()
    {
        SessionRow session;
        session.facts = {QStringLiteral("2026-01-02"), QStringLiteral("Ada"), {}, {}};
        SessionDraft draft(session);
        QVERIFY(!draft.unsaved());
        QVERIFY(draft.enter(&SessionDetails::notes, QStringLiteral("mine ")));
        QVERIFY(!draft.enter(&SessionDetails::notes, QStringLiteral("mine ")));
        const std::optional<FactsChange> change = draft.unsaved();
        QVERIFY(change.has_value());
        QCOMPARE(change->now.notes, QStringLiteral("mine"));
        draft.enter(&SessionDetails::result, QStringLiteral("Won"));
        SessionDetails now = change->now;
        now.players = QStringLiteral("Grace");
        draft.markSaved(*change, {.now = now});
        QCOMPARE(draft.textOf(&SessionDetails::players), QStringLiteral("Grace"));
        QCOMPARE(draft.textOf(&SessionDetails::notes), QStringLiteral("mine "));
        QVERIFY(draft.unsaved().has_value());
        QCOMPARE(draft.unsaved()->before.notes, draft.unsaved()->now.notes);
        QCOMPARE(draft.unsaved()->now.result, QStringLiteral("Won"));
    }

    void deletingAsksOnceAndKeepsACopy()
    {
        Library library;
        const QString path = library.kept().front().path;
        library.list().setCurrentRow(0);
        QVERIFY(library.click(QStringLiteral("Delete…")));
        QVERIFY(library.click(QStringLiteral("Keep it")));
        QVERIFY(QFileInfo::exists(path));
        QVERIFY(library.click(QStringLiteral("Delete…")));
        QVERIFY(library.click(QStringLiteral("Delete it")));
        QVERIFY(!QFileInfo::exists(path));
        QCOMPARE(library.list().count(), 1);
        const QString copy = QFileInfo(path).dir().filePath(QStringLiteral("deleted/") + QFileInfo(path).fileName());
        QVERIFY(QFileInfo::exists(copy));
        const std::vector<SessionRow> away = sessionsIn(QFileInfo(copy).path());
        QCOMPARE(away.size(), std::size_t{1});
        QCOMPARE(away.front().problem, QString());
    }

    void whatIsTypedIsWrittenWithoutBeingRequested()
    {
        Library library;
        library.list().setCurrentRow(0);
        QPlainTextEdit *notes = nullptr;
        for (QPlainTextEdit *edit : library.page().findChildren<QPlainTextEdit *>())
            if (edit->accessibleName() == QStringLiteral("Notes"))
                notes = edit;
        QVERIFY(notes != nullptr);
        const QString text = QStringLiteral("a long account \n") + QString(10000, QChar(u'é'));
        notes->setPlainText(text);
        notes->moveCursor(QTextCursor::End);
        QTRY_COMPARE(library.kept().front().facts.notes, text);
        // The field is left as it is, with its cursor; what is typed next is written, too.
        QCOMPARE(notes->textCursor().position(), static_cast<int>(text.size()));
        QVERIFY(!library.click(QStringLiteral("Save")));
        notes->insertPlainText(QStringLiteral("!"));
        QTRY_COMPARE(library.kept().front().facts.notes, text + u'!');
        QCOMPARE(library.at().message(), QString());
    }

    void whatTwoWindowsChangeIsKeptValueByValue()
    {
        Library library;
        library.list().setCurrentRow(0);
        library.changeElsewhere(&SessionDetails::players, QStringLiteral("Ada: Rifleman"));
        library.field(QStringLiteral("Notes")).setPlainText(QStringLiteral("mine"));
        QTRY_COMPARE(library.kept().front().facts.notes, QStringLiteral("mine"));
        QCOMPARE(library.kept().front().facts.players, QStringLiteral("Ada: Rifleman"));
        // The text of the other window is shown, and stays when more is typed.
        QCOMPARE(library.field(QStringLiteral("Players")).toPlainText(), QStringLiteral("Ada: Rifleman"));
        library.field(QStringLiteral("Notes")).setPlainText(QStringLiteral("mine too"));
        QTRY_COMPARE(library.kept().front().facts.notes, QStringLiteral("mine too"));
        QCOMPARE(library.kept().front().facts.players, QStringLiteral("Ada: Rifleman"));
    }

    void whatBothChangedIsAskedAbout_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("stays");
        QTest::newRow("mine") << QStringLiteral("Keep mine") << QStringLiteral("mine");
        QTest::newRow("the other's") << QStringLiteral("Take the other") << QStringLiteral("theirs");
    }

    void whatBothChangedIsAskedAbout()
    {
        QFETCH(QString, answer);
        QFETCH(QString, stays);
        Library library;
        library.list().setCurrentRow(0);
        library.changeElsewhere(&SessionDetails::notes, QStringLiteral("theirs"));
        library.field(QStringLiteral("Notes")).setPlainText(QStringLiteral("mine"));
        QTRY_VERIFY(library.shows(answer));
        QCOMPARE(library.kept().front().facts.notes, QStringLiteral("theirs"));
        QCOMPARE(library.field(QStringLiteral("Notes")).toPlainText(), QStringLiteral("mine"));
        QVERIFY(library.click(answer));
        QTRY_COMPARE(library.kept().front().facts.notes, stays);
        QCOMPARE(library.field(QStringLiteral("Notes")).toPlainText(), stays);
        QVERIFY(!library.shows(answer));
    }

    void whatNobodyWasAskedAboutIsKeptBesideTheOthers()
    {
        Library library;
        library.list().setCurrentRow(0);
        library.changeElsewhere(&SessionDetails::notes, QStringLiteral("theirs"));
        library.field(QStringLiteral("Notes")).setPlainText(QStringLiteral("mine"));
        library.page().saveDrafts();
        QCOMPARE(library.kept().front().facts.notes, QStringLiteral("theirs\nmine"));
    }

    void whatCannotBeWrittenIsSaidOnceAndStaysTyped()
    {
        Library library;
        library.list().setCurrentRow(0);
        QPlainTextEdit *notes = nullptr;
        for (QPlainTextEdit *edit : library.page().findChildren<QPlainTextEdit *>())
            if (edit->accessibleName() == QStringLiteral("Notes"))
                notes = edit;
        const QString path = library.kept().front().path;
        QVERIFY(QFile::rename(path, path + QStringLiteral(".away")));
        notes->setPlainText(QStringLiteral("typed"));
        QTRY_VERIFY(!library.at().message().isEmpty());
        QCOMPARE(notes->toPlainText(), QStringLiteral("typed"));
        QVERIFY(QFile::rename(path + QStringLiteral(".away"), path));
        notes->insertPlainText(QStringLiteral("more "));
        QTRY_COMPARE(library.kept().front().facts.notes, QStringLiteral("more typed"));
    }

    void whatIsTypedStaysWhenAnotherSessionIsChosen()
    {
        Library library;
        const auto result = [&]() -> QPlainTextEdit &
        {
            for (QPlainTextEdit *edit : library.page().findChildren<QPlainTextEdit *>())
                if (edit->accessibleName() == QStringLiteral("Result"))
                    return *edit;
            qFatal("no field for the result");
        };
        library.list().setCurrentRow(0);
        result().setPlainText(QStringLiteral("Nearly won"));
        library.list().setCurrentRow(1);
        QCOMPARE(result().toPlainText(), QString());
        library.list().setCurrentRow(0);
        QCOMPARE(result().toPlainText(), QStringLiteral("Nearly won"));
        emit library.at().window().sessionsRequested();
        QCOMPARE(result().toPlainText(), QStringLiteral("Nearly won"));
        QVERIFY(library.click(QStringLiteral("Save")));
        QCOMPARE(library.kept().front().facts.result, QStringLiteral("Nearly won"));
        QVERIFY(!library.click(QStringLiteral("Save")));
    }

    void whatIsTypedIsSavedWhenThePageIsLeftAndWhenTheProgramEnds()
    {
        for (const bool ends : {false, true})
        {
            Library library;
            library.list().setCurrentRow(0);
            for (QPlainTextEdit *edit : library.page().findChildren<QPlainTextEdit *>())
                if (edit->accessibleName() == QStringLiteral("Result"))
                    edit->setPlainText(QStringLiteral("Nearly won"));
            if (ends)
                library.at().window().close();
            else
                emit library.page().backRequested();
            QCOMPARE(library.kept().front().facts.result, QStringLiteral("Nearly won"));
        }
    }

    void fieldsAreAsHighAsTheirLetters()
    {
        Library library;
        library.list().setCurrentRow(0);
        const auto heights = [&]
        {
            QList<int> all;
            for (const QPlainTextEdit *edit : library.page().findChildren<QPlainTextEdit *>())
                all << edit->height() / edit->fontMetrics().lineSpacing();
            return all;
        };
        const QList<int> lines = heights();
        QVERIFY(!lines.isEmpty());
        for (const int percent : {200, 100})
        {
            Preferences preferences = library.at().desk().preferences();
            preferences.textPercent = percent;
            library.at().desk().choose(preferences);
            QTRY_VERIFY2(
                std::ranges::equal(heights(), lines, [](int now, int usual) { return std::abs(now - usual) < 2; }),
                qPrintable(QString::number(percent)));
        }
    }

    void whatIsTypedIsSavedBeforeTheSessionGoesOn()
    {
        Library library;
        const SessionRow first = library.kept().front();
        library.list().setCurrentRow(0);
        for (QPlainTextEdit *edit : library.page().findChildren<QPlainTextEdit *>())
            if (edit->accessibleName() == QStringLiteral("Result"))
                edit->setPlainText(QStringLiteral("Nearly won"));
        QVERIFY(library.click(QStringLiteral("Open")));
        QCOMPARE(library.at().page(), QStringLiteral("OverseerPage"));
        QCOMPARE(omegaDesk(library.at().desk()).overseers()->path(), first.path);
        QCOMPARE(library.at().message(), QString());
        omegaDesk(library.at().desk()).close();
        const std::vector<SessionRow> kept = library.kept();
        QVERIFY(std::ranges::any_of(kept, [&](const SessionRow &one)
            { return one.path == first.path && one.facts.result == QStringLiteral("Nearly won"); }));
    }

    void whatIsTypedGoesWithADeletedFile()
    {
        Library library;
        library.list().setCurrentRow(0);
        for (QPlainTextEdit *edit : library.page().findChildren<QPlainTextEdit *>())
            if (edit->accessibleName() == QStringLiteral("Result"))
                edit->setPlainText(QStringLiteral("Nearly won"));
        QVERIFY(library.click(QStringLiteral("Delete…")));
        QVERIFY(library.click(QStringLiteral("Delete it")));
        emit library.page().backRequested();
        QVERIFY2(!library.at().message().contains(QStringLiteral("no such file")), qPrintable(library.at().message()));
    }

    void aDeletedFileIsBroughtBack()
    {
        Library library;
        const QString path = library.kept().front().path;
        library.list().setCurrentRow(0);
        QVERIFY(library.click(QStringLiteral("Delete…")));
        QVERIFY(library.click(QStringLiteral("Delete it")));
        QCOMPARE(library.list().count(), 1);
        QVERIFY(library.click(QStringLiteral("Deleted (1)")));
        QCOMPARE(library.list().count(), 2);
        library.list().setCurrentRow(1);
        QVERIFY(!library.click(QStringLiteral("Continue")));
        QVERIFY(library.click(QStringLiteral("Bring it back")));
        QVERIFY(QFileInfo::exists(path));
        QCOMPARE(library.kept().size(), std::size_t{2});
        QCOMPARE(library.list().count(), 2);
    }

    void twoFilesOfOneNameAreBothKept()
    {
        Library library;
        const QString path = library.kept().front().path;
        const QString first = putAway(path, 0).value();
        QVERIFY(QFile::copy(first, path));
        const QString second = putAway(path, 0).value();
        QVERIFY(first != second);
        QVERIFY(QFileInfo::exists(first) && QFileInfo::exists(second));
    }

    void aFileThatCannotBeReadSaysWhyAndCanBePutAway()
    {
        DeskAtRest at;
        const QString folder = at.desk().folder();
        QVERIFY(QDir().mkpath(folder));
        QFile file(QDir(folder).filePath(QStringLiteral("broken.dossier")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no database") > 0);
        file.close();
        emit at.window().sessionsRequested();
        auto *page = at.window().findChild<SessionsPage *>();
        QCOMPARE(page->findChild<QListWidget *>()->count(), 1);
        QVERIFY(page->findChild<QListWidget *>()->item(0)->text().contains(QStringLiteral("cannot be read")));
        bool says = false;
        for (const QLabel *label : page->findChildren<QLabel *>())
            says = says || (label->isVisible() && label->text().contains(QStringLiteral("broken.dossier")));
        QVERIFY(says);
        QVERIFY(putAway(file.fileName(), 0).has_value());
    }

    /// Lines that are missing are said, once the search is done.
    void aSearchThatIsCutSaysSo()
    {
        SessionsPage page;
        page.render({});
        page.show();
        QTest::keyClicks(page.findChild<QLineEdit *>(QStringLiteral("search")), QStringLiteral("door"));
        const auto saysCut = [&](std::size_t lines, bool isSearching)
        {
            page.showFound(std::vector<FoundLine>(lines, FoundLine{{}, 1, QStringLiteral("a [door]")}), isSearching);
            const QList<QLabel *> labels = page.findChildren<QLabel *>();
            return std::ranges::any_of(labels, [](const QLabel *label)
                { return label->isVisible() && label->text().contains(QStringLiteral("first 200 lines")); });
        };
        QVERIFY(!saysCut(SessionsPage::maxFound - 1, false));
        QVERIFY(!saysCut(SessionsPage::maxFound, true));
        QVERIFY(saysCut(SessionsPage::maxFound, false));
    }

    void aFileThatAnotherHoldsStays()
    {
        DeskAtRest at;
        emit at.window().playRequested(QStringLiteral("omega"));
        const QString path = omegaDesk(at.desk()).overseers()->path();
        const storage::Stored<QString> to = putAway(path, 0);
        QVERIFY(!to);
        QCOMPARE(to.error().fault, storage::StorageFault::HeldByOther);
        QVERIFY(QFileInfo::exists(path));
    }
};

DOSSIER_TESTS(SessionsPageTest, Windows)

} // namespace sessions_page_test

#include "sessions_page_test.moc"
