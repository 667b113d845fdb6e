#include "places.h"
#include "tests/support/test_class.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace whole_classes_test
{

namespace
{

const QDir &sources()
{
    static const QDir dir(QStringLiteral(DOSSIER_SOURCE_DIR));
    return dir;
}

QString textOf(const QString &path)
{
    QFile file(sources().filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The class whose member a line begins to define; empty where it defines none. A class is called with a capital; the
/// kinds of a template are classes of their own.
QString definedBy(const QString &line)
{
    static const QRegularExpression definition(
        QStringLiteral("^(?![\\s#/}])(?:[^=;\"(]*[\\s*&>])?(?:\\w+::)*([A-Z]\\w*)::(?:~?\\w+|operator[^(]+)\\([^;]*$"));
    return definition.match(line).captured(1);
}

/// The folders of a library: classes of two libraries may be called alike.
QString roomOf(const QString &path)
{
    return path.section(u'/', 0, 1);
}

/// The classes whose members stand in more than one source, as `room Class`.
QStringList cutClasses()
{
    QMap<QString, QSet<QString>> sourcesOf;
    for (const char *top : {"app", "model", "views"})
        for (QDirIterator files(sources().filePath(QLatin1String(top)), {QStringLiteral("*.cpp")}, QDir::Files,
                 QDirIterator::Subdirectories);
            files.hasNext();)
        {
            const QString path = sources().relativeFilePath(files.next());
            for (const QString &line : textOf(path).split(u'\n'))
                if (const QString name = definedBy(line); !name.isEmpty())
                    sourcesOf[roomOf(path) + u' ' + name] << path;
        }
    QStringList cut;
    for (auto one = sourcesOf.cbegin(); one != sourcesOf.cend(); ++one)
        if (one->size() > 1)
            cut << one.key();
    return cut;
}

} // namespace

/// A class stands in one source: what is too long for it is two ideas, each with a name and a state of its own.
class WholeClassesTest : public QObject
{
    Q_OBJECT

private slots:

    void aDefinitionIsSeen()
    {
        const auto by = [](const char *line) { return definedBy(QString::fromLatin1(line)); };
        QCOMPARE(by("BoardView::BoardView(QWidget *parent)"), QStringLiteral("BoardView"));
        QCOMPARE(by("BoardView::~BoardView()"), QStringLiteral("BoardView"));
        QCOMPARE(by("const QSize &BoardView::sizeHint() const"), QStringLiteral("BoardView"));
        QCOMPARE(by("std::vector<Space> omega::Board::wayTo(Space space,"), QStringLiteral("Board"));
        QCOMPARE(by("Desk::GamePlace &Desk::placeOf(const QString &id)"), QStringLiteral("Desk"));
        QCOMPARE(by("    connect(m_view, &BoardView::hovered, this, [this]"), QString());
        QCOMPARE(by("QString wording::name(Language language)"), QString());
        QCOMPARE(by("const int most = BoardView::mostOf(4);"), QString());
        QCOMPARE(by("Member JsonForm<Event>::read(const JsonValue &value)"), QString());
    }

    void noClassStandsInSeveralSources() { QCOMPARE(cutClasses().join(u'\n'), QString()); }
};

DOSSIER_TESTS(WholeClassesTest, Nothing)

} // namespace whole_classes_test

#include "whole_classes_test.moc"
