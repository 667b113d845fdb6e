#include "app/play/whole_file.h"
#include "tests/support/test_class.h"
#include "tests/views/board/board_scenes.h"
#include "views/board/board_export.h"
#include "views/kit/appearance.h"
#include "views/kit/map_problem.h"
#include "views/kit/plain_text.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

namespace board_export_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// Writes a picture as the program does.
std::optional<MapProblem> exportBoard(
    const FloorScene &scene, PictureFormat format, const Theme &theme, const QString &path)
{
    const std::optional<FileFault> fault = writeWholeFile(path, pictureIn(format, boardPicture(scene), theme));
    return fault ? std::optional(MapProblem{path, *fault, Attempt::Save}) : std::nullopt;
}

const Theme &light()
{
    return themeFor(ThemeChoice::Light);
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write a file of the test");
}

/// No file can grow past so many bytes while it lives: what a full disk does to a writer.
class SmallDisk
{
public:
    explicit SmallDisk(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit small{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }

    ~SmallDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

    Q_DISABLE_COPY_MOVE(SmallDisk)

private:
    rlimit m_before{};
    void (*m_handler)(int);
};

/// Takes root's rights away while it lives: root writes to every folder. The real identity changes too, for access(2)
/// goes by it.
class Unprivileged
{
public:
    Unprivileged()
        : m_before(getuid())
    {
        if (m_before == 0)
            m_left = setresuid(nobody, nobody, 0) == 0;
    }

    ~Unprivileged()
    {
        if (m_left && setresuid(0, 0, 0) != 0)
            qFatal("cannot become root again");
    }

    Q_DISABLE_COPY_MOVE(Unprivileged)

    [[nodiscard]] bool isRoot() const { return m_before == 0 && !m_left; }

private:
    static constexpr uid_t nobody = 65534;
    uid_t m_before;
    bool m_left = false;
};

QString titleOfSvg(const QByteArray &svg)
{
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("title"))
            return reader.readElementText();
    return {};
}

std::optional<FileFault> faultOf(const std::optional<MapProblem> &problem)
{
    return problem ? std::optional(std::get<FileFault>(problem->cause)) : std::nullopt;
}

} // namespace

class BoardExportTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString &name) const { return QDir(m_folder.path()).filePath(name); }

private slots:

    void initTestCase()
    {
        loadResources();
        QVERIFY(m_folder.isValid());
    }

    void theFormatGoesByTheNamesEnding()
    {
        QCOMPARE(formatOf(QStringLiteral("/a/Map.PNG")), PictureFormat::Png);
        QCOMPARE(formatOf(QStringLiteral("map.svg")), PictureFormat::Svg);
        QCOMPARE(formatOf(QStringLiteral("map.old.pdf")), PictureFormat::Pdf);
        QCOMPARE(formatOf(QStringLiteral("map.json")), std::nullopt);
        QCOMPARE(formatOf(QStringLiteral("png")), std::nullopt);
    }

    void aPngOpensAgainAndShowsTheBoard()
    {
        QVERIFY(!exportBoard(richScene(Printing::Revised), PictureFormat::Png, light(), path("map.png")));
        const QImage image(path("map.png"));
        QVERIFY(image.width() > 16 * 64 && image.height() > 12 * 64);
        QCOMPARE(image.text(QStringLiteral("Title")), QStringLiteral("Sublevel 4"));
        QCOMPARE(image.pixelColor(2, 2), light().ground);
    }

    void anSvgIsDrawnAsThePngIs()
    {
        const FloorScene scene = richScene(Printing::First);
        QVERIFY(!exportBoard(scene, PictureFormat::Svg, light(), path("map.svg")));
        QSvgRenderer renderer(path("map.svg"));
        QVERIFY(renderer.isValid());
        const QImage png = QImage::fromData(pictureIn(PictureFormat::Png, boardPicture(scene), light()));
        QCOMPARE(renderer.defaultSize(), png.size());
        QImage svg(png.size(), QImage::Format_RGB32);
        svg.fill(Qt::black);
        QPainter painter(&svg);
        renderer.render(&painter);
        const auto middle = [](const QImage &image, Space space)
        { return image.pixelColor(56 + space.x * 64 + 8, 120 + space.y * 64 + 12); };
        for (const Space space : {Space{0, 0}, Space{1, 1}, Space{9, 1}, Space{10, 6}})
            QCOMPARE(middle(svg, space), middle(png, space));
        QCOMPARE(titleOfSvg(contents(path("map.svg"))), QStringLiteral("Sublevel 4"));
    }

    void aPdfHasOnePageWithNameAndCoordinates()
    {
        QVERIFY(!exportBoard(
            richScene(Printing::Revised), PictureFormat::Pdf, themeFor(ThemeChoice::Dark), path("map.pdf")));
        QVERIFY(contents(path("map.pdf")).startsWith("%PDF"));
        QVERIFY(contents(path("map.pdf")).trimmed().endsWith("%%EOF"));
        const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (tool.isEmpty())
            QSKIP("pdftotext is not installed");
        QProcess process;
        process.start(tool, {path("map.pdf"), QStringLiteral("-")});
        QVERIFY(process.waitForFinished());
        const QString text = QString::fromUtf8(process.readAllStandardOutput());
        QCOMPARE(text.count(u'\f'), 1);
        const QStringList words = text.simplified().split(u' ');
        for (const char *word : {"Sublevel", "P", "12", "HS"})
            QVERIFY2(words.contains(QLatin1String(word)), word);
    }

    void everySizeAndNameIsExported_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<QString>("name");
        QTest::newRow("one space without a name") << 1 << 1 << "";
        QTest::newRow("tall, a long name") << 1 << 40 << QString(5000, u'x');
        QTest::newRow("wide, signs of XML") << 40 << 1 << "</svg><script>&\"";
        QTest::newRow("escaped already") << 2 << 2 << "Tom &amp; Jerry <title>$1\\1";
        QTest::newRow("no characters of XML") << 3 << 3 << QString::fromUtf8("a\xEF\xBF\xBE b\xEF\xBF\xBF c");
        QTest::newRow("largest, control characters") << 40 << 40 << QString::fromUtf8("a\x01\x02\n\xE2\x80\xAE b");
    }

    void everySizeAndNameIsExported()
    {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(QString, name);
        FloorScene scene;
        scene.board.map = Map(width, height);
        scene.board.name = name.toStdString();
        QVERIFY(!QImage::fromData(pictureIn(PictureFormat::Png, boardPicture(scene), light())).isNull());
        const QByteArray svg = pictureIn(PictureFormat::Svg, boardPicture(scene), light());
        QVERIFY(QSvgRenderer(svg).isValid());
        QCOMPARE(titleOfSvg(svg), singleLine(name, 80));
        QVERIFY(pictureIn(PictureFormat::Pdf, boardPicture(scene), light()).startsWith("%PDF"));
    }

    void onAFullDiskTheOldFileStays_data()
    {
        QTest::addColumn<int>("format");
        for (const int format : {0, 1, 2})
            QTest::addRow("%d", format) << format;
    }

    void onAFullDiskTheOldFileStays()
    {
        QFETCH(int, format);
        const QString file = path(QStringLiteral("old-%1").arg(format));
        write(file, "what was there before");
        const qsizetype filesBefore = QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).size();
        std::optional<MapProblem> problem;
        {
            const SmallDisk disk(8192);
            problem = exportBoard(richScene(Printing::Revised), static_cast<PictureFormat>(format), light(), file);
        }
        QCOMPARE(faultOf(problem), FileFault::NotWritten);
        QCOMPARE(problem->path, file);
        QCOMPARE(problem->attempt, Attempt::Save);
        QCOMPARE(contents(file), QByteArray("what was there before"));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).size(), filesBefore);
        QVERIFY(!exportBoard(richScene(Printing::Revised), static_cast<PictureFormat>(format), light(), file));
        QVERIFY(contents(file).size() > 8192);
    }

    void placesThatCannotBeWrittenAreNamed()
    {
        const FloorScene scene = richScene(Printing::Revised);
        const auto fault
            = [&](const QString &file) { return faultOf(exportBoard(scene, PictureFormat::Png, light(), file)); };
        QCOMPARE(fault(path("nowhere/map.png")), FileFault::NoFolder);
        QCOMPARE(fault(m_folder.path()), FileFault::NotAFile);
        QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("locked")));
        const QString locked = path("locked");
        QVERIFY(QFile::setPermissions(locked, QFile::ReadOwner | QFile::ExeOwner));
        QVERIFY(chmod(qPrintable(m_folder.path()), 0755) == 0);
        const Unprivileged person;
        if (person.isRoot())
            QSKIP("root cannot take another identity here, and writes to every folder");
        QCOMPARE(fault(QDir(locked).filePath(QStringLiteral("map.png"))), FileFault::NoPermission);
    }
};

DOSSIER_TESTS(BoardExportTest, Windows)

} // namespace board_export_test

#include "board_export_test.moc"
