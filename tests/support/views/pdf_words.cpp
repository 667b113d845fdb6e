#include "tests/support/views/pdf_words.h"

#include "views/session/paper_print.h"

#include <QProcess>
#include <QRectF>
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
        QStringLiteral("<page |<word xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\"[^>]* yMax=\"([0-9.]+)\"[^>]*>([^<]*)<"));
    QList<PlacedWord> words;
    int page = -1;
    for (const QRegularExpressionMatch &match : placed.globalMatch(textOf(pdf, QStringLiteral("-bbox"))))
        if (match.captured(4).isEmpty())
            ++page;
        else
            words << PlacedWord{match.captured(4), page, {match.captured(1).toDouble(), match.captured(2).toDouble()},
                match.captured(3).toDouble()};
    return words;
}

QString tornIn(const QString &document)
{
    // Tolerance in points for letters outside their line.
    constexpr double slack = 1.5;
    const PaperPages pages(document, usualPaper());
    const QRectF inside = usualPaper().paintRect(QPageLayout::Point);
    const double foot = inside.top() + inside.height() * pages.bodyHeight() / pages.size().height();
    int count = 0;
    for (const PlacedWord &word : placedWordsOf(pdfOf(document, {})))
    {
        count = word.page + 1;
        for (const double border : {inside.top(), foot})
            if (word.at.y() < border - slack && word.bottom > border + slack)
                return QStringLiteral("“%1” on page %2").arg(word.text).arg(count);
    }
    return count == pages.count() ? QString() : QStringLiteral("%1 pages, shown as %2").arg(count).arg(pages.count());
}

} // namespace dossier::test
