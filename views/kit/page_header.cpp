#include "views/kit/page_header.h"

#include <algorithm>
#include <iterator>

namespace dossier
{

Part pageHeader(const QString &title, const QString &about, const QString &backTip, Action<> goBack, Parts buttons)
{
    Parts inside{button({}, "icon", std::move(goBack))
                     .keyed(QStringLiteral("back"))
                     .with(&Button::icon, QStringLiteral("arrow-left"))
                     .withTip(backTip),
        column({text(title, Role::Title).wrapping(), text(about, Role::Dim).wrapping().when(!about.isEmpty())})
            .spaced(0)
            .stretched()};
    std::ranges::move(buttons, std::back_inserter(inside));
    return card({row(std::move(inside)).spaced(12)})
        .spaced(0, {18, 14, 24, 14})
        .with(&Box::look, QLatin1String("strip"));
}

Part formPage(Part header, Parts left, Parts right, int characters)
{
    constexpr int twoColumnCharacters = 110;
    constexpr int cardGap = 20;
    Parts columns;
    for (Parts *cards : {&left, &right})
    {
        cards->push_back(stretch());
        columns.push_back(column(std::move(*cards)).spaced(cardGap).stretched());
    }
    const bool isNarrow = characters < twoColumnCharacters;
    return page(std::move(header), {(isNarrow ? column(std::move(columns)) : row(std::move(columns))).spaced(cardGap)});
}

} // namespace dossier
