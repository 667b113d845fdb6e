#pragma once

#include <QLocale>
#include <QPageSize>

namespace dossier
{

/// Returns the usual paper size of the locale's territory: Letter in most of the Americas and the Philippines, else A4.
QPageSize usualPaperSize(const QLocale &locale = QLocale::system());

} // namespace dossier
