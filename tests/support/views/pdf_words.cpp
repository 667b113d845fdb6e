#include "tests/support/views/pdf_words.h"

#include <QProcess>

namespace dossier::test
{

QString wordsOf(const QByteArray &pdf)
{
    QProcess process;
    process.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), QStringLiteral("-"), QStringLiteral("-")});
    if (!process.waitForStarted())
        return {};
    process.write(pdf);
    process.closeWriteChannel();
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

} // namespace dossier::test
