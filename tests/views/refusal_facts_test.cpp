#include "places.h"
#include "test_class.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace
{

QString textOf(const QString &path)
{
    QFile file(QStringLiteral(DOSSIER_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What stands in the braces that open there, without them.
QString inBraces(const QString &text, qsizetype open)
{
    int depth = 0;
    for (qsizetype at = open; at < text.size(); ++at)
    {
        depth += text.at(at) == u'{' ? 1 : text.at(at) == u'}' ? -1 : 0;
        if (depth == 0)
            return text.mid(open + 1, at - open - 1);
    }
    return {};
}

/// The names of the facts of one refusal as its source writes it: `{"name", value}`, or a choice of two names.
QStringList factsIn(const QString &refusal)
{
    static const QRegularExpression fact(QStringLiteral("\\{(?:[a-z]+ \\? )?\"([a-z_]+)\"(?: : \"([a-z_]+)\")?,"));
    QStringList names;
    for (auto match = fact.globalMatch(refusal); match.hasNext();)
    {
        const QRegularExpressionMatch one = match.next();
        names << one.captured(1);
        if (!one.captured(2).isEmpty())
            names << one.captured(2);
    }
    return names;
}

/// The facts of every refusal that the rules of LEVEL 7 give, with where it stands.
QList<QPair<QString, QStringList>> refusals()
{
    QList<QPair<QString, QStringList>> all;
    const QDir folder(QStringLiteral(DOSSIER_SOURCE_DIR "/model/omega/seen"));
    static const QRegularExpression begin(QStringLiteral("Violation(?: \\w+)?\\{Rule::\\w+"));
    for (const QString &name : folder.entryList({QStringLiteral("*.cpp")}))
    {
        const QString text = textOf(QStringLiteral("model/omega/seen/") + name);
        for (auto match = begin.globalMatch(text); match.hasNext();)
        {
            const QRegularExpressionMatch one = match.next();
            const QString refusal = inBraces(text, text.indexOf(u'{', one.capturedStart()));
            if (const QStringList facts = factsIn(refusal); !facts.isEmpty())
                all << qMakePair(name + QStringLiteral(": ") + refusal.simplified(), facts);
        }
    }
    return all;
}

/// The facts that have a sentence.
QSet<QString> spoken()
{
    static const QRegularExpression saying(QStringLiteral("Saying\\{\\s*\"([a-z_]+)\""));
    QSet<QString> names;
    for (auto match = saying.globalMatch(textOf(QStringLiteral("views/omega/refusal_wording.cpp"))); match.hasNext();)
        names << match.next().captured(1);
    return names;
}

} // namespace

/// What the rules say against something is said to people in a sentence, and never by a rule's title alone.
class RefusalFactsTest : public QObject
{
    Q_OBJECT

private slots:

    void theSourcesAreRead()
    {
        QVERIFY(refusals().size() > 100);
        QVERIFY(spoken().size() > 70);
        QCOMPARE(factsIn(QStringLiteral("Rule::OP_ACT_2, {{held ? \"not_basic\" : \"not_held\", word(weapon.id)}}")),
            (QStringList{QStringLiteral("not_basic"), QStringLiteral("not_held")}));
    }

    void everyRefusalHasASentence()
    {
        const QSet<QString> sentences = spoken();
        QStringList mute;
        for (const auto &[refusal, facts] : refusals())
            if (!QSet<QString>(facts.begin(), facts.end()).intersects(sentences))
                mute << refusal;
        QCOMPARE(mute.join(u'\n'), QString());
    }
};

DOSSIER_TESTS(RefusalFactsTest, EventLoop)
#include "refusal_facts_test.moc"
