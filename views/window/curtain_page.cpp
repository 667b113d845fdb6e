#include "views/window/curtain_page.h"

#include "views/kit/hotkeys.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct CurtainPage
{
    Q_DECLARE_TR_FUNCTIONS(dossier::CurtainPage)
};

constexpr int maxTextWidth = 640;

} // namespace

Part curtainPage(PinGate &pins, const std::function<void()> &lift)
{
    const Qt::Alignment middle = Qt::AlignHCenter;
    const QString title = CurtainPage::tr("The curtain is down");
    const QString words
        = CurtainPage::tr("Everything secret is covered. The game is kept as it is, and the public window stays on.");
    Part opener = button(CurtainPage::tr("Lift the curtain"), "primary", lift)
                      .with(&Button::icon, QStringLiteral("eye"))
                      .withTip(hotkeys::with(CurtainPage::tr("Show the game again"), hotkeys::curtain))
                      .keyed(QStringLiteral("lift"));
    return column(
        {stretch().stretched(), text(title, Role::Title).with(&Part::alignment, middle),
            centered(text(words, Role::Dim).wrapping(), maxTextWidth),
            centered(pins.parts(curtainSeat, std::move(opener), lift, true), maxTextWidth), stretch().stretched()})
        .spaced(18, {24, 24, 24, 24})
        .with(&Box::look, QLatin1String("page"))
        .named(title)
        .withTip(CurtainPage::tr("F9 lifts the curtain; the keys for language, theme and size of text work, too"));
}

} // namespace dossier
