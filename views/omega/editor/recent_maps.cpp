#include "views/omega/editor/recent_maps.h"

#include "views/kit/path_text.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct RecentWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::RecentMaps)
};

constexpr int maxShownName = 26;

} // namespace

Part recentMaps(const QStringList &paths, const Action<QString> &open)
{
    Parts maps;
    for (const QString &path : paths)
    {
        const QString name = baseNameOf(path);
        maps.push_back(button(singleLine(name, maxShownName), "plain", [open, path] { open.run(path); })
                .keyed(path)
                .with(&Button::icon, QStringLiteral("map"))
                .named(RecentWords::tr("Recent map %1").arg(singleLine(name)))
                .withTip(RecentWords::tr("Open %1").arg(nativePath(path))));
    }
    return card({text(RecentWords::tr("Recent maps"), Role::Caption),
                    text(RecentWords::tr("The maps that you open or save will appear here."), Role::Dim)
                        .wrapping()
                        .when(paths.isEmpty()),
                    column(std::move(maps)).spaced(2)})
        .spaced(10, {24, 22, 24, 22});
}

} // namespace dossier
