#include "views/window/about_page.h"

#include "views/kit/page_header.h"

#include <QCoreApplication>
#include <QIcon>
#include <QPainter>

namespace dossier
{

namespace
{

struct AboutPage
{
    Q_DECLARE_TR_FUNCTIONS(dossier::AboutPage)
};

constexpr int maxSheetWidth = 960;
constexpr QSize logoSize(96, 96);

Part logo()
{
    const auto paint = [](QPainter &painter, const QRect &area, const Theme & /*theme*/)
    { painter.drawPixmap(area.topLeft(), QIcon(QStringLiteral(":/dossier.svg")).pixmap(logoSize)); };
    return painted(QStringLiteral("logo"), {paint, [](const QFont & /*font*/) { return logoSize; }})
        .with(&Part::maxWidth, logoSize.width())
        .with(&Part::alignment, Qt::Alignment(Qt::AlignTop));
}

Part section(const QString &caption, const QString &words)
{
    return column({text(caption, Role::Caption), text(words).wrapping().with(&Text::isSelectable, true)}).spaced(8);
}

/// The words are on the screen on request only, and nowhere else in the window.
Part keySection(const KeyInWords &key)
{
    const QString why = AboutPage::tr(
        "The secrets of your games are encrypted: whoever has a game’s file, but not the key of this account, reads "
        "only what everybody at the table knows. Write the 24 words of the key on paper. With them your games open on "
        "another computer, too; without the key their secrets are lost.");
    return column({section(AboutPage::tr("The key of your games"), why),
                      text(key.words)
                          .wrapping()
                          .with(&Text::isSelectable, true)
                          .keyed(QStringLiteral("keyWords"))
                          .when(!key.words.isEmpty()),
                      row({key.words.isEmpty() ? button(AboutPage::tr("Show the 24 words"), "secondary", key.show)
                                                     .withTip(AboutPage::tr("Nobody else should see them"))
                                                     .keyed(QStringLiteral("showKey"))
                                               : button(AboutPage::tr("Hide the words"), "secondary", key.hide)
                                                     .withTip(AboutPage::tr("They can be shown again at any time"))
                                                     .keyed(QStringLiteral("hideKey")),
                          stretch()})})
        .spaced(8);
}

} // namespace

Part aboutPage(const KeyInWords &key, const Action<> &back)
{
    const QString licence
        = AboutPage::tr("Dossier is free software under the GNU General Public License, version 3 or later. It comes "
                        "without any warranty. You may use it, study it, change it and pass it on.");
    const QString parts = AboutPage::tr(
        "Qt (LGPL 3). Type: Inter by Rasmus Andersson and others, with tabular figures, as Dossier "
        "Sans (SIL Open Font License 1.1). Icons: Lucide (ISC and MIT). Results: tl::expected "
        "by Sy Brand (CC0). Large numbers: Boost.Multiprecision (BSL 1.0). Campaign files: SQLite (public domain). "
        "Encryption: libsodium (ISC).");
    const QString publishers
        = AboutPage::tr("Dossier is made by players. It has no connection with the publishers of the games that "
                        "it helps to play; their names and marks are theirs. You need the games themselves to "
                        "play them.");
    Part texts = column({keySection(key), section(AboutPage::tr("Licence"), licence),
                            section(AboutPage::tr("What it is made with"), parts),
                            section(AboutPage::tr("Not affiliated"), publishers)})
                     .spaced(24);
    Part sheet = card({row({logo(), std::move(texts).stretched()}).spaced(32)}).spaced(0, {32, 30, 32, 30});
    const QString title = AboutPage::tr("About Dossier");
    const QString version = AboutPage::tr("Version %1, with Qt %2")
                                .arg(QCoreApplication::applicationVersion(), QString::fromLatin1(qVersion()));
    return page(pageHeader(title, version, AboutPage::tr("Back (Esc)"), back),
        {centered(std::move(sheet), maxSheetWidth), stretch().stretched()})
        .named(title);
}

} // namespace dossier
