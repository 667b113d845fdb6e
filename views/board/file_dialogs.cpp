#include "views/board/file_dialogs.h"

#include "views/kit/picture.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QRegularExpression>

#include <array>

namespace dossier::dialogs
{

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FileDialogs)
};

/// Qt's own translations lack these names for the dialog's type column; it finds them here.
[[maybe_unused]] constexpr std::array typesOfFiles{QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"), QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown")};

/// Returns a file name that is valid and short enough for every file system; empty when no character is left.
QString fileName(const QString &name)
{
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]+"));
    QString fit = singleLine(name, 60).replace(unfit, QStringLiteral("-")).trimmed();
    while (fit.startsWith(u'.'))
        fit.remove(0, 1);
    return fit;
}

/// Returns the extension of a filter such as "Picture (*.png)".
QString endingOf(const QString &filter)
{
    return filter.section(QLatin1String("*."), -1).section(u')', 0, 0);
}

/// Lets the user choose a place for a file of that name. It ends as the chosen filter says unless another ending is
/// typed.
QString placeIn(QFileDialog &dialog, const QString &ending, const QString &name = {})
{
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(ending);
    if (dialog.nameFilters().size() > 1)
        QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog,
            [&dialog](const QString &filter) { dialog.setDefaultSuffix(endingOf(filter)); });
    dialog.selectFile(fileName(name));
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().constFirst() : QString();
}

} // namespace

QString fileToOpen(QWidget *parent)
{
    const QStringList filters{Words::tr("Maps and campaigns (*.json *.dossier)"), Words::tr("Maps (*.json)"),
        Words::tr("Campaigns (*.dossier)"), Words::tr("All files (*)")};
    return QFileDialog::getOpenFileName(
        parent, Words::tr("Open a map or a campaign"), {}, filters.join(QStringLiteral(";;")));
}

QString keyToOpen(QWidget *parent)
{
    const QString filters = Words::tr("Key files (*.key)") + QStringLiteral(";;") + Words::tr("All files (*)");
    return QFileDialog::getOpenFileName(parent, Words::tr("Choose a key file"), {}, filters);
}

QString packToOpen(QWidget *parent)
{
    const QString filters = Words::tr("Packs (*.json)") + QStringLiteral(";;") + Words::tr("All files (*)");
    return QFileDialog::getOpenFileName(parent, Words::tr("Choose a pack"), {}, filters);
}

QString boxToOpen(QWidget *parent)
{
    const QString filters
        = Words::tr("Copies of my cards (*.json)") + QStringLiteral(";;") + Words::tr("All files (*)");
    return QFileDialog::getOpenFileName(parent, Words::tr("Import my cards from a file"), {}, filters);
}

QString placeForBox(QWidget *parent, const QString &name)
{
    QFileDialog dialog(parent, Words::tr("Save a copy of my cards"), {}, Words::tr("Copies of my cards (*.json)"));
    return placeIn(dialog, QStringLiteral("json"), name);
}

QString placeForCopy(QWidget *parent, const QString &name)
{
    QFileDialog dialog(parent, Words::tr("Save a copy for the players"), {}, Words::tr("Campaigns (*.dossier)"));
    // A copy is never written over a file: the answer to that question would not count.
    dialog.setOption(QFileDialog::DontConfirmOverwrite);
    return placeIn(dialog, QStringLiteral("dossier"), name);
}

QString placeForMap(QWidget *parent)
{
    QFileDialog dialog(parent, Words::tr("Save the map"), {}, Words::tr("Maps (*.json)"));
    return placeIn(dialog, QStringLiteral("json"));
}

QString placeForPicture(QWidget *parent, const QString &name)
{
    QFileDialog dialog(parent, Words::tr("Save the picture"));
    dialog.setNameFilters(
        {Words::tr("Picture (*.png)"), Words::tr("Drawing that scales (*.svg)"), Words::tr("Page to print (*.pdf)")});
    const QString path = placeIn(dialog, QStringLiteral("png"), name);
    return path.isEmpty() || formatOf(path) ? path : path + u'.' + endingOf(dialog.selectedNameFilter());
}

QString placeForReport(QWidget *parent, const QString &name)
{
    QFileDialog dialog(parent, Words::tr("Save the report"));
    dialog.setNameFilters(
        {Words::tr("Web page (*.html)"), Words::tr("Text in Markdown (*.md)"), Words::tr("Page to print (*.pdf)")});
    return placeIn(dialog, QStringLiteral("html"), name);
}

QString factsToOpen(QWidget *parent)
{
    const QString filters = Words::tr("Public facts (*.json)") + QStringLiteral(";;") + Words::tr("All files (*)");
    return QFileDialog::getOpenFileName(parent, Words::tr("Import public facts"), {}, filters);
}

QString placeForFacts(QWidget *parent, const QString &name)
{
    QFileDialog dialog(parent, Words::tr("Save the public facts"), {}, Words::tr("Public facts (*.json)"));
    return placeIn(dialog, QStringLiteral("json"), name);
}

QString placeForTable(QWidget *parent, const QString &name)
{
    QFileDialog dialog(parent, Words::tr("Save the table"), {}, Words::tr("Tables (*.csv)"));
    return placeIn(dialog, QStringLiteral("csv"), name);
}

QString placeForPages(QWidget *parent, const QString &name)
{
    QFileDialog dialog(parent, Words::tr("Save the pages"), {}, Words::tr("Page to print (*.pdf)"));
    return placeIn(dialog, QStringLiteral("pdf"), name);
}

} // namespace dossier::dialogs
