#pragma once

#include <QString>

class QWidget;

/// Asks a person for a file. Each returns an empty string when none was chosen.
namespace dossier::dialogs
{

/// A map or a campaign file to open.
QString fileToOpen(QWidget *parent);

/// A pack of missions and cards to play from.
QString packToOpen(QWidget *parent);

/// A copy of somebody's own cards to take over, and where to write one, of that name.
QString boxToOpen(QWidget *parent);
QString placeForBox(QWidget *parent, const QString &name);

/// Where to save a map; ends in ".json" unless a person types another ending.
QString placeForMap(QWidget *parent);

/// Where to export a picture of a board of that name. The path ends as the format that was chosen, or typed, asks for:
/// PNG, SVG or PDF.
QString placeForPicture(QWidget *parent, const QString &name);

/// Where to write pages to print, of that name; ends in ".pdf" unless a person types another ending.
QString placeForPages(QWidget *parent, const QString &name);

/// A file of public facts to take over, and where to write one.
QString factsToOpen(QWidget *parent);
QString placeForFacts(QWidget *parent, const QString &name);

} // namespace dossier::dialogs
