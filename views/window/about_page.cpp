#include "views/window/about_page.h"

#include "views/kit/page_header.h"

#include <QCoreApplication>
#include <QIcon>
#include <QPainter>

#include <utility>

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

/// docs/protection.md says the same at length.
Part protectionSection()
{
    const std::initializer_list<std::pair<QString, QString>> rows{
        {AboutPage::tr("Somebody who looks at the screen"),
            AboutPage::tr("F9 covers everything secret; between two seats Dossier covers it by itself. A PIN keeps out "
                          "who passes by, not who has the file.")},
        {AboutPage::tr("Somebody with the file, a copy of it, or a service that syncs it"),
            AboutPage::tr("They read only what everybody at the table knows. Not hidden: how many secret records there "
                          "are, roles, results, and notes about the session.")},
        {AboutPage::tr("Another account of this computer"),
            AboutPage::tr("It cannot read games, exports and keys. An administrator can.")},
        {AboutPage::tr("Somebody who uses your account"),
            AboutPage::tr("Nothing is protected, unless a passphrase locks your key. Then it is while Dossier is "
                          "closed, and after the curtain has locked (settings: “Lock the secrets”).")},
        {AboutPage::tr("Memory that the computer writes to the disk"),
            AboutPage::tr("Keys stay out of it where the system allows, and are gone after locking; the texts of "
                          "secrets may be left in it.")},
        {AboutPage::tr("Somebody who puts an older file back"),
            AboutPage::tr("It opens as it was then. Nothing in it says that there was a newer one.")},
        {AboutPage::tr("A changed program, or the player who has the key"),
            AboutPage::tr("They could write the whole file again, but the twelve words of a seal that you noted "
                          "would no longer fit.")},
    };
    Parts cells;
    for (const auto &[who, what] : rows)
        for (Part cell : {text(who, Role::Strong), text(what).with(&Text::isSelectable, true)})
            cells.push_back(std::move(cell).wrapping().with(&Part::alignment, Qt::Alignment(Qt::AlignTop)));
    return column({text(AboutPage::tr("What is protected from whom"), Role::Caption),
                      table(2, std::move(cells)).spaced(20).with(&Box::rowSpacing, 6)})
        .spaced(8);
}

} // namespace

Part aboutPage(Part keys, const Action<> &back)
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
    Part texts = column({std::move(keys), protectionSection(), section(AboutPage::tr("Licence"), licence),
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
