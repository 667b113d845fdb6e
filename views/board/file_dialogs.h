#pragma once

#include <QString>

class QWidget;

/// File dialogs. Each returns an empty string when no file was chosen.
namespace dossier::dialogs
{

/// Lets the user choose a map or a campaign file to open.
QString fileToOpen(QWidget *parent);

/// Lets the user choose a key file.
QString keyToOpen(QWidget *parent);

/// Lets the user choose a pack of missions and cards.
QString packToOpen(QWidget *parent);

/// Let the user choose a copy of an owner's cards to import, and the place for a copy of that name.
QString boxToOpen(QWidget *parent);
QString placeForBox(QWidget *parent, const QString &name);

/// Lets the user choose the place for a map; ends in ".json" unless the user types another extension.
QString placeForMap(QWidget *parent);

/// Lets the user choose the place for a picture of that name. The path has the extension of the format that
/// was chosen or typed: PNG, SVG or PDF.
QString placeForPicture(QWidget *parent, const QString &name);

/// Lets the user choose the place for printable pages of that name; ends in ".pdf" unless the user types another
/// extension.
QString placeForPages(QWidget *parent, const QString &name);

/// Lets the user choose the place for a table of that name; ends in ".csv" unless the user types another extension.
QString placeForTable(QWidget *parent, const QString &name);

/// Lets the user choose the place for a report of that name: a web page, unless Markdown or PDF is chosen or typed.
QString placeForReport(QWidget *parent, const QString &name);

/// Lets the user choose the place for a copy of a campaign, where no file is yet; ends in ".dossier" unless the user
/// types another extension.
QString placeForCopy(QWidget *parent, const QString &name);

/// Let the user choose a file of public facts to import, and the place for one.
QString factsToOpen(QWidget *parent);
QString placeForFacts(QWidget *parent, const QString &name);

} // namespace dossier::dialogs
