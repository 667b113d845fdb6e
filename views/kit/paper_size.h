#pragma once

#include <QLocale>
#include <QPageSize>

namespace dossier
{

/// The paper that is usual where the desktop's locale is at home: Letter in most of the Americas and the Philippines,
/// else A4.
QPageSize usualPaperSize(const QLocale &locale = QLocale::system());

} // namespace dossier
