#include "tests/support/test_class.h"
#include "tests/support/views/desk_at_rest.h"
#include "tests/support/views/posted_events.h"
#include "views/window/start_page.h"

#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QTest>

#include <algorithm>
#include <set>

namespace start_page_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

QImage pictureOf(const StartCard &card, const Theme &theme)
{
    QImage picture(360, 160, QImage::Format_RGB32);
    picture.fill(Qt::magenta);
    QPainter painter(&picture);
    card.paint(painter, picture.rect(), theme);
    return picture;
}

} // namespace

/// The first page of the program.
class StartPageTest : public QObject
{
    Q_OBJECT

private slots:

    void everyGameHasAPictureOfItsOwn()
    {
        std::vector<QImage> pictures;
        for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light})
            for (const Game &game : games())
            {
                const QImage picture = pictureOf(game.face.card(), themeFor(choice));
                QVERIFY(std::ranges::find(pictures, picture) == pictures.end());
                for (int x = 0; x < picture.width(); ++x)
                    for (int y = 0; y < picture.height(); ++y)
                        QVERIFY(picture.pixelColor(x, y) != QColor(Qt::magenta));
                pictures.push_back(picture);
            }
        QCOMPARE(pictures.size(), std::size_t{6});
    }

    /// Every option of every setting is on the page, and takes effect from there.
    void everySettingIsChosenOnThePage()
    {
        DeskAtRest at;
        for (const char *key :
            {"language", "theme", "text", "edition/omega", "edition/specter", "curtain", "focusLoss", "lock"})
        {
            const auto button = [&] { return at.window().findChild<QPushButton *>(QString::fromLatin1(key)); };
            QVERIFY2(button() != nullptr, key);
            const QString before = button()->text();
            const QList<QAction *> options = button()->menu()->actions();
            QVERIFY2(options.size() > 1, key);
            const auto other = std::ranges::find_if(options, [](const QAction *one) { return !one->isChecked(); });
            QVERIFY2(other != options.end(), key);
            const QString wanted = (*other)->text();
            (*other)->trigger();
            deliverPosted();
            QVERIFY2(button()->text() != before, key);
            if (qstrcmp(key, "language") != 0)
                QCOMPARE(button()->text(), wanted);
        }
    }

    /// A session that has ended is not offered to be continued.
    void aSessionToContinueHasAStripOfItsOwn()
    {
        DeskAtRest at;
        const auto *strip = at.window().findChild<QWidget *>(QStringLiteral("lastSession"));
        QVERIFY(strip == nullptr || !strip->isVisible());
        at.window().renderSessions(
            {{QStringLiteral("/a"), QStringLiteral("Fridays"), {}, QStringLiteral("Specter Ops"), {}}});
        deliverPosted();
        strip = at.window().findChild<QWidget *>(QStringLiteral("lastSession"));
        QVERIFY(strip != nullptr && strip->isVisible());
        const QList<QLabel *> labels = strip->findChildren<QLabel *>();
        for (const char *said : {"Fridays", "Specter Ops"})
            QVERIFY2(std::ranges::any_of(
                         labels, [&](const QLabel *label) { return label->text().contains(QLatin1String(said)); }),
                said);
        at.window().renderSessions({{QStringLiteral("/a"), QStringLiteral("Fridays"), {}, QStringLiteral("Specter Ops"),
            QStringLiteral("The agent won")}});
        deliverPosted();
        strip = at.window().findChild<QWidget *>(QStringLiteral("lastSession"));
        QVERIFY(strip == nullptr || !strip->isVisible());
    }
};

DOSSIER_TESTS(StartPageTest, Windows)

} // namespace start_page_test

#include "start_page_test.moc"
