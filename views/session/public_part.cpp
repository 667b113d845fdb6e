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

/// Height of a line of news, where one is enough.
constexpr double newsSize = 3.8;

QString toldOf(const QStringList &lines)
{
    return PublicJournal::tr("Journal: %1").arg(lines.join(QStringLiteral("; ")));
}

} // namespace

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
