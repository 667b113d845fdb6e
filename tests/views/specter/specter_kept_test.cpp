// Facts of a game of Specter Ops that the campaign file keeps and the window shows in the current language: the result
// and the players.
#include "app/session/session_library.h"
#include "app/specter/papers.h"
#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "views/rules/rule_library.h"
#include "views/session/recent_sessions.h"
#include "views/session/sessions_page.h"
#include "views/window/rules_page.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

namespace specter_kept_test
{

using namespace dossier;
using namespace dossier::test;
using specter::HunterKind;

namespace
{

class Kept
{
public:
    Kept() { emit m_at.window().playRequested(QStringLiteral("specter")); }

    [[nodiscard]] DeskAtRest &at() { return m_at; }

    [[nodiscard]] SpecterDesk &desk() { return specterDesk(m_at.desk()); }

    void speak(Language language)
    {
        Preferences preferences = m_at.desk().preferences();
        preferences.language = language;
        m_at.desk().choose(preferences);
    }

    [[nodiscard]] QString kept() { return sessionsIn(m_at.desk().folder()).front().facts.result; }

    /// The people of the session as the file has them, and the session opened again.
    WhoPlays openedWith(const std::vector<storage::Player> &players)
    {
        desk().session()->namePlayers(players);
        const QString path = desk().session()->path();
        emit m_at.window().sessionRequested(path);
        return desk().players();
    }

private:
    DeskAtRest m_at;
};

/// The field for the result in the form of a session.
QPlainTextEdit *resultField(const SessionsPage &page)
{
    const QString name = QCoreApplication::translate("dossier::SessionForm", "&Result").remove(u'&');
    for (QPlainTextEdit *edit : page.findChildren<QPlainTextEdit *>())
        if (edit->accessibleName() == name)
            return edit;
    return nullptr;
}

} // namespace

class SpecterKeptTest : public QObject
{
    Q_OBJECT

private slots:

    void aResultIsToldInTheLanguageThatIsSpoken()
    {
        Kept game;
        game.desk().session()->submit(
            specter::AgentSeat{}, specter::EndGame{{specter::Side::Agents, specter::Ending::Escaped}});
        const QString kept = game.kept();
        QCOMPARE(kept, QStringLiteral("=specter agents escaped 1"));
        const QString english = specterResult(kept);
        emit game.at().window().sessionsRequested();
        auto *page = game.at().window().findChild<SessionsPage *>();
        QVERIFY(page != nullptr);
        const auto row = [&] { return page->findChild<QListWidget *>()->item(0)->text(); };
        QVERIFY2(row().contains(english), qPrintable(row()));
        QVERIFY(resultField(*page) != nullptr);
        QCOMPARE(resultField(*page)->toPlainText(), english);
        game.speak(Language::Italian);
        const QString italian = specterResult(kept);
        QVERIFY(italian != english);
        QTRY_VERIFY2(row().contains(italian), qPrintable(row()));
        QCOMPARE(resultField(*page)->toPlainText(), italian);
        const QList<QPushButton *> recents
            = game.at().window().findChild<QWidget *>(QStringLiteral("sessions"))->findChildren<QPushButton *>();
        QVERIFY(std::ranges::any_of(
            recents, [&](const QPushButton *button) { return button->accessibleName().contains(italian); }));
    }

    /// Other edits of the session leave its result unchanged; a text that people write replaces it.
    void whatPeopleWriteTakesThePlaceOfAResult()
    {
        Kept game;
        game.desk().session()->submit(
            specter::AgentSeat{}, specter::EndGame{{specter::Side::Hunters, specter::Ending::Agreed}});
        const QString kept = game.kept();
        emit game.at().window().sessionsRequested();
        auto *page = game.at().window().findChild<SessionsPage *>();
        QPlainTextEdit *result = resultField(*page);
        QVERIFY(result != nullptr);
        for (QPlainTextEdit *edit : page->findChildren<QPlainTextEdit *>())
            if (edit != result)
                edit->setPlainText(QStringLiteral("Ada"));
        page->saveDrafts();
        QCOMPARE(game.kept(), kept);
        result->setPlainText(QStringLiteral("We ran out of time"));
        page->saveDrafts();
        QCOMPARE(game.kept(), QStringLiteral("We ran out of time"));
    }

    void nobodyTakesAnothersPartWhenTheLanguageChanges()
    {
        Kept game;
        const std::vector<storage::Player> english{{QStringLiteral("Anna"), QStringLiteral("The agent")},
            {QStringLiteral("Bruno"), QStringLiteral("The Gun")},
            {QStringLiteral("Carla"), QStringLiteral("The Beast")}};
        for (const Language language : {Language::English, Language::Italian})
        {
            game.speak(language);
            const WhoPlays names = game.openedWith(english);
            QCOMPARE(names.agent, QStringLiteral("Anna"));
            QCOMPARE(names.of(HunterKind::Gun), QStringLiteral("Bruno"));
            QCOMPARE(names.of(HunterKind::Beast), QStringLiteral("Carla"));
        }
    }

    void whoAsksForTheRulesReadsThoseOfTheGame()
    {
        Kept game;
        game.at().press(Qt::Key_F2);
        const auto *rules
            = static_cast<RulesPage *>(game.at().window().findChild<QWidget *>(QStringLiteral("RulesPage")));
        QVERIFY(rules != nullptr);
        QCOMPARE(ruleName(rules->rule()).left(3), QStringLiteral("SO-"));
        // A word of its cards is one of another game, too: its own rules come first.
        auto *list = rules->findChild<QListWidget *>();
        for (const auto &[word, rule] :
            {std::pair("stealth", "SO-MOVE-2"), std::pair("puppet", "SO-HUNT-1"), std::pair("orangutan", "SO-MOVE-1")})
        {
            auto *line = rules->findChild<QLineEdit *>();
            line->selectAll();
            QTest::keyClicks(line, QLatin1String(word));
            QVERIFY2(list->count() > 0 && list->item(0)->toolTip().contains(QLatin1String(rule)), word);
        }
        // From the search the arrow keys go through the list, and stop at its ends.
        auto *line = rules->findChild<QLineEdit *>();
        for (int row = 1; row <= list->count(); ++row)
        {
            QTest::keyClick(line, Qt::Key_Down);
            QCOMPARE(list->currentRow(), std::min(row, list->count() - 1));
        }
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("SO-MOVE-2"));
        QTest::keyClick(line, Qt::Key_Up);
        QTest::keyClick(line, Qt::Key_Down);
        QCOMPARE(ruleName(rules->rule()), QStringLiteral("SO-MOVE-2"));
    }

    /// A paragraph for each card, its name in bold letters.
    void aRuleListsWhatEachCardDoes()
    {
        Kept game;
        game.at().press(Qt::Key_F2);
        const auto *rules
            = static_cast<RulesPage *>(game.at().window().findChild<QWidget *>(QStringLiteral("RulesPage")));
        auto *line = rules->findChild<QLineEdit *>();
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("SO-MOVE-2"));
        rules->findChild<QListWidget *>()->setCurrentRow(0);
        qsizetype lists = 0;
        for (const QLabel *label : rules->findChildren<QLabel *>())
            if (label->isVisible() && label->text().contains(QStringLiteral("<b>Adrenal Surge</b>")))
                lists += label->textFormat() == Qt::RichText ? 1 : 0;
        QCOMPARE(lists, 1);
    }

    /// Somebody without a part is not the agent, unless nobody else can be.
    void whoPlaysNoHunterIsNotAtOnceTheAgent()
    {
        Kept game;
        WhoPlays names = game.openedWith({{QStringLiteral("Anna"), QStringLiteral("The agent")},
            {QStringLiteral("Bruno"), QStringLiteral("The Gun, The Beast")},
            {QStringLiteral("Dora"), QStringLiteral("looks on")}});
        QCOMPARE(names.agent, QStringLiteral("Anna"));
        QCOMPARE(names.of(HunterKind::Beast), QStringLiteral("Bruno"));
        names = game.openedWith(
            {{QStringLiteral("Bruno"), QStringLiteral("The Gun")}, {QStringLiteral("Dora"), QString()}});
        QCOMPARE(names.agent, QString());
        names = game.openedWith({{QStringLiteral("Bruno"), QStringLiteral("The Gun")},
            {QStringLiteral("Carla"), QStringLiteral("The Beast")}, {QStringLiteral("Dora"), QString()}});
        QCOMPARE(names.agent, QStringLiteral("Dora"));
    }
};

DOSSIER_TESTS(SpecterKeptTest, Windows)

} // namespace specter_kept_test

#include "specter_kept_test.moc"
