// The commandos in the public window.
#include "model/omega/seen/numbers.h"
#include "views/omega/everybody/public_parts.h"
#include "views/omega/everybody/public_words.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct PublicCommandos
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PublicCommandos)
};

QString placeText(const omega::Commando &commando)
{
    return commando.initiative ? QString::number(*commando.initiative) : QStringLiteral("–");
}

bool acts(const omega::PublicView &view, omega::Role role)
{
    return view.open.turn && view.open.turn->who == omega::Combatant(role) && view.open.clock.step != omega::Step::Over;
}

/// Draws a row of pips with the count in figures at the right.
void drawCount(PublicInk &ink, const QRectF &row, PublicPips kind, int count, std::optional<int> max)
{
    const double figures = std::min(ink.units(8), row.width() * 0.34);
    const double margin = row.height() * 0.1;
    ink.pips(row.adjusted(0, margin, -figures - ink.units(0.8), -margin), kind, count, max.value_or(count));
    const QString text = QStringLiteral("%1/%2").arg(count).arg(max ? QString::number(*max) : QStringLiteral("?"));
    ink.write({row.right() - figures, row.top(), figures, row.height()}, text,
        {2.8, ink.theme().ink, QFont::Bold, Qt::AlignRight | Qt::AlignVCenter});
}

void drawCard(
    PublicInk &ink, const QRectF &card, const omega::PublicView &view, const OmegaPeople &people, omega::Role role)
{
    const omega::Commando &commando = omega::inPlay(view.open, role);
    const Theme &theme = ink.theme();
    const bool onFeet = commando.condition == omega::Condition::Active;
    const bool acting = acts(view, role);
    ink.card(card, acting ? theme.teal.fill : theme.line, acting ? ink.units(0.4) : 1);
    const QRectF in = card.adjusted(ink.units(1.5), ink.units(0.9), -ink.units(1.5), -ink.units(0.9));
    const double high = in.height() / 4;
    const auto row = [&](int number) { return QRectF(in.left(), in.top() + number * high, in.width(), high); };
    const double number = ink.write(row(0), placeText(commando), {3.1, theme.teal.text, QFont::Bold}) + ink.units(1.1);
    const QString name = withPlayer(wording::nameOf(view.open, role), people.of(role));
    const bool leads = view.commandingOfficer == role;
    ink.write(row(0).adjusted(number, 0, 0, 0),
        leads ? PublicCommandos::tr("%1 ★", "the commanding officer").arg(name) : name, {3.1, theme.ink, QFont::Bold});
    const QString stance = wording::stanceText(view, role);
    ink.write(row(1), stance.isEmpty() ? QStringLiteral("–") : stance,
        {2.6, onFeet ? theme.dim : theme.red.text, onFeet ? QFont::Medium : QFont::Bold});
    drawCount(ink, row(2), PublicPips::Adrenaline, omega::adrenalineOf(view.open, role),
        omega::maxAdrenalineOf(view.open, role));
    drawCount(ink, row(3), PublicPips::Wounds, commando.wounds, omega::vitalityOf(view.open, role));
}

void drawCommandos(PublicInk &ink, const QRect &into, const omega::PublicView &view, const OmegaPeople &people)
{
    const std::vector<omega::Role> roles = wording::inOrder(view.open);
    if (roles.empty())
    {
        ink.card(into, ink.theme().line);
        ink.write(into, PublicCommandos::tr("The commandos have not been chosen yet"),
            {3, ink.theme().dim, QFont::Medium, Qt::AlignCenter});
        return;
    }
    const int count = static_cast<int>(roles.size());
    const int across = into.width() < ink.units(120) ? std::min(count, count > 4 ? 3 : 2) : count;
    const int down = (count + across - 1) / across;
    const double gap = ink.units(1.2);
    const double wide = (into.width() + gap) / across;
    const double high = (into.height() + gap) / down;
    for (int i = 0; i < count; ++i)
        drawCard(ink, {i % across * wide, i / across * high, wide - gap, high - gap}, view, people,
            roles[static_cast<std::size_t>(i)]);
}

QString commandosText(const omega::PublicView &view, const OmegaPeople &people)
{
    QStringList all;
    for (const omega::Role role : wording::inOrder(view.open))
    {
        const omega::Commando &commando = omega::inPlay(view.open, role);
        QStringList words{PublicCommandos::tr("%1, initiative %2", "a commando, the number of the card")
                .arg(withPlayer(wording::nameOf(view.open, role), people.of(role)), placeText(commando))};
        if (view.commandingOfficer == role)
            words << PublicCommandos::tr("commanding officer");
        if (const QString stance = wording::stanceText(view, role); !stance.isEmpty())
            words << stance;
        words << PublicCommandos::tr("adrenaline %1")
                     .arg(wording::countText(
                         omega::adrenalineOf(view.open, role), omega::maxAdrenalineOf(view.open, role)));
        words << PublicCommandos::tr("wounds %1")
                     .arg(wording::countText(commando.wounds, omega::vitalityOf(view.open, role)));
        all << words.join(QStringLiteral(", "));
    }
    return all.isEmpty() ? PublicCommandos::tr("The commandos have not been chosen yet")
                         : all.join(QStringLiteral("; "));
}

} // namespace

PublicPart publicCommandos(const OmegaPublicViewPtr &view, const OmegaPeople &people)
{
    return {[view, people](PublicInk &ink, const QRect &into) { drawCommandos(ink, into, *view, people); },
        [view, people] { return commandosText(*view, people); }};
}

} // namespace dossier
