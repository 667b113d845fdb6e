#include "views/kit/paper_size.h"

#include <algorithm>
#include <array>

namespace dossier
{

QPageSize usualPaperSize(const QLocale &locale)
{
    // Territories that use US-Letter by the Unicode CLDR, supplemental/paperSize.
    constexpr std::array letter{QLocale::Belize, QLocale::Canada, QLocale::Chile, QLocale::Colombia, QLocale::CostaRica,
        QLocale::Guatemala, QLocale::Mexico, QLocale::Nicaragua, QLocale::Panama, QLocale::Philippines,
        QLocale::PuertoRico, QLocale::ElSalvador, QLocale::UnitedStates, QLocale::Venezuela};
    const bool isLetter
        = locale.language() != QLocale::C && std::ranges::find(letter, locale.territory()) != letter.end();
    return QPageSize(isLetter ? QPageSize::Letter : QPageSize::A4);
}

} // namespace dossier
