#include "tests/support/views/pdf_words.h"

#include <QProcess>
#include <QRegularExpression>

namespace dossier::test
{

namespace
{

QString textOf(const QByteArray &pdf, const QString &how)
{
    QProcess process;
    process.start(QStringLiteral("pdftotext"), {how, QStringLiteral("-"), QStringLiteral("-")});
    if (!process.waitForStarted())
        return {};
    process.write(pdf);
    process.closeWriteChannel();
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

} // namespace

QString wordsOf(const QByteArray &pdf)
{
    return textOf(pdf, QStringLiteral("-layout"));
}

QList<PlacedWord> placedWordsOf(const QByteArray &pdf)
{
    static const QRegularExpression placed(
        QStringLiteral("<page |<word xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\"[^>]*>([^<]*)<"));
    QList<PlacedWord> words;
    int page = -1;
    for (const QRegularExpressionMatch &match : placed.globalMatch(textOf(pdf, QStringLiteral("-bbox"))))
        if (match.captured(3).isEmpty())
            ++page;
        else
            words << PlacedWord{match.captured(3), page, {match.captured(1).toDouble(), match.captured(2).toDouble()}};
    return words;
}

} // namespace dossier::test
