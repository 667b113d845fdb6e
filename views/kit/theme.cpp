#include "views/kit/theme.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <cmath>

namespace dossier
{

namespace
{

const Theme &dark()
{
    static const Theme theme{
        .ground{0x14171c},
        .panel{0x1c2027},
        .raised{0x242a33},
        .line{0x323a46},
        .ink{0xe8ebf0},
        .dim{0x98a3b3},
        .onAccent{0x14171c},
        .amber{.fill{0xf2b134}, .text{0xf2b134}},
        .teal{.fill{0x4cb8a5}, .text{0x4cb8a5}},
        .red{.fill{0xe0564f}, .text{0xf0837c}},
        .violet{.fill{0xb58bf0}, .text{0xb58bf0}},
        .blue{.fill{0x5aa2f0}, .text{0x5aa2f0}},
        .green{.fill{0x6fcf7c}, .text{0x6fcf7c}},
        .orange{.fill{0xf0803c}, .text{0xf3985f}},
        .rose{.fill{0xe86fb6}, .text{0xee8cc5}},
        .olive{.fill{0xb9b23f}, .text{0xc4be5a}},
        .board{.floor{0x1d232b},
            .gridLine{0x2c343f},
            .wall{0x2f3743},
            .wallEdge{0x9c5555},
            .door{0xcfd6e0},
            .rubble{0x9a7b55},
            .emi{0x7f93b0},
            .gas{0xa9a45c}},
    };
    return theme;
}

const Theme &light()
{
    static const Theme theme{
        .ground{0xe9edf2},
        .panel{0xfbfcfd},
        .raised{0xe9edf3},
        .line{0xc3ccd7},
        .ink{0x171b21},
        .dim{0x4f5a69},
        .onAccent{0x14171c},
        .amber{.fill{0xf2b134}, .text{0x845300}},
        .teal{.fill{0x4cb8a5}, .text{0x0b6a5c}},
        .red{.fill{0xe86f68}, .text{0xb3261e}},
        .violet{.fill{0xb58bf0}, .text{0x6a3ec0}},
        .blue{.fill{0x5aa2f0}, .text{0x1a5aad}},
        .green{.fill{0x6fcf7c}, .text{0x1d6b34}},
        .orange{.fill{0xf08a48}, .text{0x9a4309}},
        .rose{.fill{0xe86fb6}, .text{0x9c1f6b}},
        .olive{.fill{0xa9a132}, .text{0x5c5710}},
        .board{.floor{0xffffff},
            .gridLine{0xdde3ea},
            .wall{0xb4bdc9},
            .wallEdge{0xa4524d},
            .door{0x333c48},
            .rubble{0x8c6a3d},
            .emi{0x5f7696},
            .gas{0x7d7722}},
    };
    return theme;
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

const Theme &themeFor(ThemeChoice choice)
{
    return choice == ThemeChoice::Dark ? dark() : light();
}

const Theme &currentTheme()
{
    return QGuiApplication::palette().color(QPalette::Window) == light().ground ? light() : dark();
}

double contrast(const QColor &a, const QColor &b)
{
    const auto [lower, higher] = std::minmax({luminance(a), luminance(b)});
    return (higher + 0.05) / (lower + 0.05);
}

} // namespace dossier
