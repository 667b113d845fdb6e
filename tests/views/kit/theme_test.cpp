#include "tests/support/test_class.h"
#include "views/kit/appearance.h"
#include "views/kit/icons.h"

#include <QApplication>
#include <QDir>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QLabel>
#include <QTest>

namespace theme_test
{

using namespace dossier;

namespace
{

constexpr double readable = 4.5;

QImage drawn(const QIcon &icon)
{
    return icon.pixmap(QSize(24, 24)).toImage();
}

/// The colour of the fullest pixel of a picture.
QColor strongest(const QImage &image)
{
    QColor best(Qt::transparent);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).alpha() > best.alpha())
                best = image.pixelColor(x, y);
    return best;
}

/// Counts how often a widget was polished again.
class CountedChanges : public QObject
{
public:
    explicit CountedChanges(QWidget &watched) { watched.installEventFilter(this); }

    [[nodiscard]] int count() const { return m_count; }

protected:
    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        m_count += event->type() == QEvent::StyleChange ? 1 : 0;
        return false;
    }

private:
    int m_count = 0;
};

} // namespace

class ThemeTest : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase() { loadResources(); }

    void contrastIsReckonedAsWcagDoes()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(qAbs(contrast(QColor(0x777777), Qt::white) - 4.48) < 0.01);
    }

    void textReadsOnEveryGround_data()
    {
        QTest::addColumn<int>("choice");
        QTest::newRow("dark") << static_cast<int>(ThemeChoice::Dark);
        QTest::newRow("light") << static_cast<int>(ThemeChoice::Light);
    }

    void textReadsOnEveryGround()
    {
        QFETCH(int, choice);
        const Theme &theme = themeFor(static_cast<ThemeChoice>(choice));
        const QList<Accent> accents{theme.amber, theme.teal, theme.red, theme.violet, theme.blue, theme.green,
            theme.orange, theme.rose, theme.olive};
        for (const QColor &ground : {theme.ground, theme.panel, theme.raised, theme.board.floor})
        {
            for (const QColor &text : {theme.ink, theme.dim})
                QVERIFY2(contrast(text, ground) >= readable, qPrintable(text.name() + " on " + ground.name()));
            for (const Accent &accent : accents)
                QVERIFY2(
                    contrast(accent.text, ground) >= readable, qPrintable(accent.text.name() + " on " + ground.name()));
        }
        for (const Accent &accent : accents)
            QVERIFY2(contrast(theme.onAccent, accent.fill) >= readable, qPrintable(accent.fill.name()));
        // A selection has the background colour as its text colour, and the text colour as its background.
        QVERIFY(contrast(theme.ground, theme.ink) >= readable);
        // Disabled entries stay readable on the line that is highlighted under them.
        QVERIFY(contrast(theme.ink, theme.line) >= readable);
    }

    void shapesOfTheBoardStandOutFromItsFloor_data() { textReadsOnEveryGround_data(); }

    void shapesOfTheBoardStandOutFromItsFloor()
    {
        QFETCH(int, choice);
        const BoardColours &board = themeFor(static_cast<ThemeChoice>(choice)).board;
        QVERIFY(contrast(board.door, board.floor) >= 3);
        QVERIFY(contrast(board.rubble, board.floor) >= 3);
        QVERIFY(contrast(board.wallEdge, board.floor) >= 2.5);
        QVERIFY(contrast(board.wall, board.floor) >= 1.25);
    }

    void theStyleSheetHasNoWordLeftToFillIn()
    {
        for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light})
            for (const int percent : textPercents)
            {
                const QString sheet = styleSheetOf(themeFor(choice), percent).section(QStringLiteral("*/"), 1);
                QVERIFY(!sheet.isEmpty());
                QVERIFY2(!sheet.contains(u'@'), qPrintable(sheet.mid(sheet.indexOf(u'@'), 30)));
            }
    }

    void figuresAreTabularInEveryWeight()
    {
        for (const QFont::Weight weight : {QFont::Normal, QFont::Medium, QFont::DemiBold, QFont::Bold})
        {
            QFont font(QStringLiteral("Dossier Sans"));
            font.setPixelSize(100);
            font.setWeight(weight);
            QCOMPARE(QFontInfo(font).family(), QStringLiteral("Dossier Sans"));
            QCOMPARE(QFontInfo(font).weight(), static_cast<int>(weight));
            const QFontMetricsF metrics(font);
            for (const char digit : {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9'})
                QVERIFY(qAbs(metrics.horizontalAdvance(QLatin1Char(digit)) - metrics.horizontalAdvance(u'8')) < 0.5);
        }
    }

    void iconsTakeTheirColourFromTheTheme()
    {
        const QIcon plus = icon(QStringLiteral("plus"));
        wear(*qApp, themeFor(ThemeChoice::Dark), 100);
        QCOMPARE(strongest(drawn(plus)).rgb(), themeFor(ThemeChoice::Dark).ink.rgb());
        wear(*qApp, themeFor(ThemeChoice::Light), 100);
        QCOMPARE(strongest(drawn(plus)).rgb(), themeFor(ThemeChoice::Light).ink.rgb());
    }

    /// However deep it lies: where it was once for each widget around it, a desk took seconds.
    void aChangeOfThemeDressesEachWidgetOnce()
    {
        constexpr int deep = 12;
        wear(*qApp, themeFor(ThemeChoice::Dark), 100);
        QWidget window;
        QWidget *inner = &window;
        for (int i = 0; i < deep; ++i)
            inner = new QWidget(inner);
        auto *label = new QLabel(QStringLiteral("deep"), inner);
        label->setProperty("role", QStringLiteral("dim"));
        window.show();
        CountedChanges changes(*label);
        wear(*qApp, themeFor(ThemeChoice::Light), 150);
        // Of the sheet that goes nobody is told.
        QCOMPARE(changes.count(), 1);
        QCOMPARE(label->palette().color(QPalette::WindowText), themeFor(ThemeChoice::Light).dim);
        QCOMPARE(label->font().pointSizeF(), QApplication::font().pointSizeF());
    }

    /// A disabled button has a dim icon, also when it is the default button.
    void anIconOfAButtonThatCannotBePressedIsDim()
    {
        wear(*qApp, themeFor(ThemeChoice::Dark), 100);
        const QIcon bright = icon(QStringLiteral("plus"), IconBeside::Nothing, onDefaultButton);
        QCOMPARE(strongest(drawn(bright)).rgb(), themeFor(ThemeChoice::Dark).onAccent.rgb());
        const QImage disabled = bright.pixmap(QSize(24, 24), QIcon::Disabled).toImage();
        QCOMPARE(strongest(disabled).rgb(), themeFor(ThemeChoice::Dark).dim.rgb());
    }

    /// The tints of the board are all different to the eye when they cover the floor.
    void tintsOfTheBoardDiffer()
    {
        for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light})
        {
            const Theme &theme = themeFor(choice);
            const QList<QColor> tints{theme.green.fill, theme.teal.fill, theme.orange.fill, theme.rose.fill,
                theme.olive.fill, theme.amber.fill, theme.red.fill, theme.violet.fill};
            for (qsizetype i = 0; i < tints.size(); ++i)
                for (qsizetype j = 0; j < i; ++j)
                {
                    const int apart = std::abs(tints[i].red() - tints[j].red())
                        + std::abs(tints[i].green() - tints[j].green()) + std::abs(tints[i].blue() - tints[j].blue());
                    QVERIFY2(apart >= 55, qPrintable(tints[i].name() + ' ' + tints[j].name()));
                }
        }
    }

    void everyIconThatIsShippedDraws()
    {
        const QStringList names = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")});
        QVERIFY(!names.isEmpty());
        for (const QString &name : names)
            QVERIFY2(strongest(drawn(icon(name.chopped(4)))).alpha() > 100, qPrintable(name));
    }

    void thereIsNoIconForANameThatIsNotShipped() { QVERIFY(icon(QStringLiteral("nonesuch")).isNull()); }
};

DOSSIER_TESTS(ThemeTest, Windows)

} // namespace theme_test

#include "theme_test.moc"
