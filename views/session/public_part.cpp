#include "views/session/public_part.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct PublicJournal
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PublicJournal)
};

/// Maximum number of lines.
constexpr int shownLines = 2;

/// Height of a line of news, where one is enough.
constexpr double newsSize = 3.8;

void drawJournal(PublicInk &ink, const QRect &into, const QStringList &all)
{
    ink.card(into, ink.theme().line);
    const QRectF in = QRectF(into).adjusted(ink.units(1.6), ink.units(0.6), -ink.units(1.6), -ink.units(0.6));
    const double high = in.height() / shownLines;
    for (int i = 0; i < std::min(static_cast<int>(all.size()), shownLines); ++i)
        ink.write({in.left(), in.top() + i * high, in.width(), high}, all.at(i),
            {i == 0 ? 2.7 : 2.4, i == 0 ? ink.theme().ink : ink.theme().dim, i == 0 ? QFont::DemiBold : QFont::Medium});
}

QString toldOf(const QStringList &lines)
{
    return PublicJournal::tr("Journal: %1").arg(lines.join(QStringLiteral("; ")));
}

} // namespace

PublicPart publicJournal(const PublicSentences &lines)
{
    return {[lines](PublicInk &ink, const QRect &into) { drawJournal(ink, into, lines()); },
        [lines] { return toldOf(lines()); }};
}

PublicPart publicNews(const PublicSentences &lines)
{
    const auto draw = [lines](PublicInk &ink, const QRect &into)
    {
        ink.card(into, ink.theme().line);
        ink.writeWrapped(QRectF(into).adjusted(ink.units(1.6), ink.units(0.5), -ink.units(1.6), -ink.units(0.5)),
            lines().join(QStringLiteral(" · ")), {newsSize, ink.theme().ink, QFont::DemiBold});
    };
    return {draw, [lines] { return toldOf(lines()); }};
}

} // namespace dossier
