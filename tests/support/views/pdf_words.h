#pragma once

#include <QByteArray>
#include <QString>

namespace dossier::test
{

/// The words of a PDF, in lines as they lie on its pages.
QString wordsOf(const QByteArray &pdf);

} // namespace dossier::test
