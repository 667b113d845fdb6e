#include "tests/support/test_class.h"
#include "views/session/rescue_panel.h"

#include <QTest>

namespace rescue_panel_test
{

using namespace dossier;

namespace
{

OfferedCopy copyOf(const QString &path, int entries, const QDate &day = {})
{
    return {path, day, QDateTime(QDate(2026, 11, 27), QTime(21, 30)), entries, QStringLiteral("A game")};
}

UnopenedFile lab()
{
    return {.path = QStringLiteral("/evenings/Lab.dossier"),
        .problem = QStringLiteral("It is empty."),
        .copies = {copyOf(QStringLiteral("/evenings/Lab (2).dossier"), 31),
            copyOf(QStringLiteral("/evenings/backups/Lab.1.dossier"), 26, QDate(2026, 11, 26))}};
}

/// Collects the buttons of a tree in their order; those without a look lead back or to a page of rules.
void collect(const Part &part, std::vector<const Part *> &buttons)
{
    if (const auto *button = std::get_if<Button>(&part.content);
        button != nullptr && (button->look == QLatin1String("primary") || button->look == QLatin1String("secondary")))
        buttons.push_back(&part);
    for (const Part &one : part.inside)
        collect(one, buttons);
}

} // namespace

/// The panel of a campaign file that does not open, as a value.
class RescuePanelTest : public QObject
{
    Q_OBJECT

private slots:

    void itNamesTheFileItsFaultAndEachCopy()
    {
        const QString all = spokenLines(rescuePage(lab(), {})).join(u'\n');
        for (const char *said : {"Lab", "It is empty.", "31 entries", "26 entries", "A game",
                 "the newest content first (2)", "copy beside the file: Lab (2)"})
            QVERIFY2(all.contains(QString::fromLatin1(said)), qPrintable(all));
    }

    void eachCopyHasAButtonThatRestoresIt()
    {
        QStringList restored;
        const Part panel = rescuePage(lab(), {{}, [&](const QString &copy) { restored << copy; }});
        std::vector<const Part *> buttons;
        collect(panel, buttons);
        QCOMPARE(buttons.size(), 2U);
        QVERIFY(buttons[0]->name != buttons[1]->name);
        for (const Part *button : buttons)
        {
            QVERIFY(!button->tip.isEmpty());
            std::get<Button>(button->content).pressed.run();
        }
        QCOMPARE(restored, QStringList({lab().copies[0].path, lab().copies[1].path}));
    }

    void aCopyThatCannotBeReadIsThereWithItsFaultAndDisabled()
    {
        UnopenedFile file = lab();
        file.copies[1].entries = 12;
        file.copies[1].problem = QStringLiteral("Part of it is missing.");
        OfferedCopy cut = copyOf(QStringLiteral("/evenings/Lab (3).dossier"), 0);
        cut.problem = QStringLiteral("It is cut.");
        file.copies.push_back(cut);
        file.copies.push_back(copyOf(QStringLiteral("/evenings/Lab (4).dossier"), 0));
        QStringList restored;
        const Part panel = rescuePage(file, {{}, [&](const QString &copy) { restored << copy; }});
        const QString all = spokenLines(panel).join(u'\n');
        for (const char *said : {"12 entries", "Part of it is missing.", "It is cut.", "Nothing was played in it."})
            QVERIFY2(all.contains(QString::fromLatin1(said)), qPrintable(all));
        QVERIFY2(!all.contains(QStringLiteral("· 0 entries")), qPrintable(all));
        std::vector<const Part *> buttons;
        collect(panel, buttons);
        QCOMPARE(buttons.size(), 4U);
        std::get<Button>(buttons[1]->content).pressed.run();
        QCOMPARE(restored, QStringList(file.copies[1].path));
        QCOMPARE(buttons[2]->disabledReason, QStringLiteral("It is cut."));
        QCOMPARE(buttons[3]->disabledReason, QStringLiteral("Nothing was played in it."));
        QVERIFY(buttons[1]->disabledReason.isEmpty());
        QVERIFY(std::get<Button>(buttons[0]->content).look == QLatin1String("primary"));
    }

    void onlyCopiesThatCannotBeReadPromiseNothing()
    {
        UnopenedFile file = lab();
        file.copies = {copyOf(QStringLiteral("/evenings/Lab (4).dossier"), 0)};
        const Part panel = rescuePage(file, {});
        QVERIFY(!spokenLines(panel).join(u'\n').contains(QStringLiteral("stays as it is")));
        std::vector<const Part *> buttons;
        collect(panel, buttons);
        QVERIFY(std::get<Button>(buttons[0]->content).look == QLatin1String("secondary"));
    }

    void whatCanBeReadOfTheFileIsAWayToo()
    {
        UnopenedFile file = lab();
        file.rest = copyOf(file.path, 12);
        bool isContinued = false;
        const Part panel = rescuePage(file, {[&] { isContinued = true; }, {}});
        std::vector<const Part *> buttons;
        collect(panel, buttons);
        QCOMPARE(buttons.size(), 3U);
        std::get<Button>(buttons[0]->content).pressed.run();
        QVERIFY(isContinued);
    }

    void withoutCopiesThatIsSaid()
    {
        UnopenedFile file = lab();
        file.copies.clear();
        const QString all = spokenLines(rescuePage(file, {})).join(u'\n');
        QVERIFY2(all.contains(QStringLiteral("There is no copy of it")), qPrintable(all));
        QVERIFY(!all.contains(QStringLiteral("stays as it is")));
    }
};

DOSSIER_TESTS(RescuePanelTest, Windows)

} // namespace rescue_panel_test

#include "rescue_panel_test.moc"
