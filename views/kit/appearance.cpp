#include "views/kit/appearance.h"

#include "views/kit/deferred_polish.h"
#include "views/kit/icons.h"
#include "views/kit/shipped.h"

#include <QApplication>
#include <QFont>
#include <QFontDatabase>
#include <QMenu>
#include <QProxyStyle>
#include <QRegularExpression>
#include <QToolTip>

#include <array>
#include <utility>

// // The resources are in a static library and must be initialised by name, outside any namespace.
static void initialiseResources() // NOLINT(misc-use-anonymous-namespace): it is a namespace
{
    Q_INIT_RESOURCE(dossier);
}

namespace dossier
{

namespace
{

constexpr double bodyPoints = 10.5;

void setText(QPalette &palette, const Theme &theme)
{
    for (const QPalette::ColorRole role :
        {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, theme.ink);
    palette.setColor(onDefaultButton, theme.onAccent);
    // A disabled button is not the default button: its text is as dim as on any other.
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, onDefaultButton})
        palette.setColor(QPalette::Disabled, role, theme.dim);
    palette.setColor(QPalette::PlaceholderText, theme.dim);
    palette.setColor(QPalette::Link, theme.blue.text);
    palette.setColor(QPalette::LinkVisited, theme.violet.text);
}

} // namespace

void openResources()
{
    initialiseResources();
}

void loadResources()
{
    openResources();
    for (const char *face : {"Regular", "Medium", "SemiBold", "Bold"})
        QFontDatabase::addApplicationFont(QStringLiteral(":/fonts/DossierSans-%1.otf").arg(QLatin1String(face)));
}

QPalette paletteOf(const Theme &theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.ground);
    palette.setColor(QPalette::Base, theme.raised);
    palette.setColor(QPalette::AlternateBase, theme.panel);
    palette.setColor(QPalette::Button, theme.raised);
    palette.setColor(QPalette::ToolTipBase, theme.raised);
    palette.setColor(QPalette::Light, theme.line);
    palette.setColor(QPalette::Midlight, theme.line);
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Dark, theme.line);
    palette.setColor(QPalette::Shadow, theme.ground);
    palette.setColor(QPalette::Highlight, theme.ink);
    palette.setColor(QPalette::HighlightedText, theme.ground);
    setText(palette, theme);
    return palette;
}

QString styleSheetOf(const Theme &theme, int textPercent)
{
    QString sheet = QString::fromUtf8(shipped(QStringLiteral(":/dossier.qss")));
    const std::array<std::pair<const char *, QColor>, 18> colours{{
        {"@ground", theme.ground},
        {"@panel", theme.panel},
        {"@raised", theme.raised},
        {"@line", theme.line},
        {"@ink", theme.ink},
        {"@dim", theme.dim},
        {"@onAccent", theme.onAccent},
        {"@amberFill", theme.amber.fill},
        {"@redFill", theme.red.fill},
        {"@redText", theme.red.text},
        {"@tealFill", theme.teal.fill},
        {"@tealText", theme.teal.text},
        {"@blueText", theme.blue.text},
        {"@amberText", theme.amber.text},
        {"@greenText", theme.green.text},
        {"@greenFill", theme.green.fill},
        {"@violetText", theme.violet.text},
        {"@violetFill", theme.violet.fill},
    }};
    for (const auto &[name, colour] : colours)
        sheet.replace(QLatin1String(name), colour.name());
    for (const auto &[name, percent] : {std::pair{"@fine", 75}, {"@caption", 82}, {"@small", 93}, {"@body", 100},
             {"@large", 124}, {"@title", 200}, {"@display", 260}})
        sheet.replace(QLatin1String(name), QString::number(bodyPoints * percent / 100 * textPercent / 100, 'f', 2));
    static const QRegularExpression length(QStringLiteral("@px\\((\\d+)\\)"));
    for (QRegularExpressionMatch one = length.match(sheet); one.hasMatch();
        one = length.match(sheet, one.capturedStart()))
        sheet.replace(one.capturedStart(), one.capturedLength(),
            QStringLiteral("%1px").arg(scaled(one.captured(1).toInt(), textPercent)));
    return sheet;
}

namespace
{

/// Style sheets cannot size the icons of a menu: this style scales them with the font. Qt queries that size without a
/// widget. A menu that is higher than the screen is scrolled: further columns would hide the content behind it. A click
/// on the groove of a slider goes to that place.
class OwnLooks : public QProxyStyle
{
public:
    OwnLooks()
        : QProxyStyle(QStringLiteral("Fusion"))
    {
    }

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override
    {
        const int usual = QProxyStyle::pixelMetric(metric, option, widget);
        return metric == PM_SmallIconSize && (widget == nullptr || qobject_cast<const QMenu *>(widget) != nullptr)
            ? qRound(usual * QApplication::font().pointSizeF() / bodyPoints)
            : usual;
    }

    int styleHint(
        StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const override
    {
        if (hint == SH_Slider_AbsoluteSetButtons)
            return Qt::LeftButton;
        return hint == SH_Menu_Scrollable ? 1 : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

/// Each of font and palette, set under a style sheet, polishes every widget again: neither is set twice or under a
/// sheet.
void giveFontAndPalette(const Theme &theme, int textPercent)
{
    QFont font(QStringLiteral("Dossier Sans"));
    font.setPointSizeF(bodyPoints * textPercent / 100);
    if (QApplication::font() != font)
        QApplication::setFont(font);
    const QPalette palette = paletteOf(theme);
    if (QApplication::palette() == palette)
        return;
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
}

} // namespace

void wearBelowSheet(const Theme &theme, int textPercent)
{
    QApplication::setStyle(new OwnLooks);
    giveFontAndPalette(theme, textPercent);
}

void wearSheet(QApplication &application, const Theme &theme, int textPercent)
{
    application.setStyleSheet(styleSheetOf(theme, textPercent));
}

void wear(QApplication &application, const Theme &theme, int textPercent)
{
    if (application.styleSheet() == styleSheetOf(theme, textPercent))
        return;
    if (application.styleSheet().isEmpty())
    {
        wearBelowSheet(theme, textPercent);
        wearSheet(application, theme, textPercent);
        return;
    }
    // When one sheet replaces another, Qt 6.4 polishes each widget once for itself and once for each of its ancestors.
    // Taking a sheet off and then putting one on polishes each widget once per step.
    {
        const DeferredPolish between(DeferredPolish::Deferred::All);
        unpolishHiddenPages();
        application.setStyleSheet({});
    }
    const DeferredPolish dressing(DeferredPolish::Deferred::Waiting);
    giveFontAndPalette(theme, textPercent);
    wearSheet(application, theme, textPercent);
}

int scaled(int pixels, int textPercent)
{
    return (pixels * textPercent + 50) / 100;
}

} // namespace dossier
