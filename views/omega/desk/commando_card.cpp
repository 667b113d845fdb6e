#include "views/omega/desk/commando_card.h"

#include "model/omega/seen/gates.h"
#include "model/omega/seen/moves.h"
#include "model/omega/seen/numbers.h"
#include "views/omega/desk/offer_parts.h"
#include "views/omega/selection/actions_around.h"
#include "views/omega/words/command_wording.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

#include <iterator>

namespace dossier
{

namespace
{

struct CommandoWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::CommandoCard)
};

/// Maximum characters of an action in the column: a longer one would widen it and move the board.
constexpr int maxCharacters = 21;
/// Shares of both kinds of pips in a line: in proportion to their largest numbers.
constexpr int shareOfAdrenaline = 7;
constexpr int shareOfWounds = 5;

/// Returns "3/6", or "3/?" while the maximum is unknown.
QString ofMax(int count, std::optional<int> max)
{
    return QStringLiteral("%1/%2").arg(count).arg(max ? QString::number(*max) : QStringLiteral("?"));
}

/// Returns a move that stays on the commando's space, which costs the minimum of any: more beside a figure that slows.
omega::Move minMove(const omega::PublicTable &table, omega::Role role)
{
    const std::optional<Space> at = omega::inPlay(table, role).at;
    return {role, at ? std::vector{*at} : std::vector<Space>(), omega::facingOf(table, role)};
}

bool isActing(const omega::View &view, omega::Role role)
{
    return view.open.turn && view.open.turn->who == omega::Combatant(role) && view.open.clock.step != omega::Step::Over;
}

QString adrenalineText(const omega::PublicTable &table, omega::Role role)
{
    return ofMax(omega::adrenalineOf(table, role), omega::maxAdrenalineOf(table, role));
}

QString woundsText(const omega::PublicTable &table, omega::Role role)
{
    return ofMax(omega::inPlay(table, role).wounds, omega::vitalityOf(table, role));
}

/// Aligns the numbers of all cards in one column.
Part numberText(const omega::PublicTable &table, const QString &number)
{
    std::vector<QString> all;
    for (const auto &[role, commando] : table.commandos)
    {
        all.push_back(adrenalineText(table, role));
        all.push_back(woundsText(table, role));
    }
    return text(number, Role::Small).with(&Text::reserved, all);
}

/// Correcting the number of tokens is a transfer with the bank.
Part adrenalinePips(const omega::View &view, omega::Role role, const SideActions &actions)
{
    const QString name = wording::nameOf(view.open, role);
    const int now = omega::adrenalineOf(view.open, role);
    const auto correct = [give = actions.give, role, now](int count)
    {
        const omega::Purse own = omega::sheet(role);
        const int by = count - now;
        if (by != 0)
            give(makeCorrection(
                omega::TokensMoved{by > 0 ? omega::bank : own, by > 0 ? own : omega::bank, by > 0 ? by : -by}));
    };
    return pips(PipKind::Adrenaline, now, omega::maxAdrenalineOf(view.open, role).value_or(now + 1),
        CommandoWords::tr("Adrenaline of %1").arg(name), correct)
        .withTip(CommandoWords::tr("Adrenaline of %1: %2. Click or use the arrow keys to correct it", "a commando, 2/6")
                .arg(name, adrenalineText(view.open, role)));
}

Part woundPips(const omega::View &view, omega::Role role, const SideActions &actions)
{
    const QString name = wording::nameOf(view.open, role);
    const int now = omega::inPlay(view.open, role).wounds;
    return pips(PipKind::Wounds, now, omega::vitalityOf(view.open, role).value_or(now + 1),
        CommandoWords::tr("Wounds of %1").arg(name),
        [give = actions.give, role](int count) { give(makeCorrection(omega::WoundsChanged{role, count})); })
        .withTip(CommandoWords::tr("Wounds of %1: %2. Click or use the arrow keys to correct them", "a commando, 1/4")
                .arg(name, woundsText(view.open, role)));
}

QStringList thingsOf(const omega::View &view, const omega::Commando &commando)
{
    QStringList all;
    for (const omega::KitId &kit : commando.kit)
        all << wording::nameOf(view.open, kit);
    for (const omega::ItemId &item : commando.items)
        all << wording::nameOf(view.open, item);
    return all;
}

/// Initiative, name, player and stance. A long name of a stance takes two lines, and the player's is elided first: the
/// column keeps its width.
Part nameLine(const omega::View &view, omega::Role role, const QString &player)
{
    const omega::Commando &commando = omega::inPlay(view.open, role);
    const bool isOnFeet = commando.condition == omega::Condition::Active;
    const QString called = wording::calledOf(view.open, role);
    const QString stance = !isOnFeet ? wording::name(commando.condition)
        : commando.stance            ? wording::nameOf(view.open, role, *commando.stance)
                                     : QString();
    return row({text(commando.initiative ? QString::number(*commando.initiative) : QStringLiteral("–"), Role::Strong)
                       .withTip(CommandoWords::tr("Initiative")),
                   text(view.commandingOfficer == role ? CommandoWords::tr("%1 ★", "the commanding officer").arg(called)
                                                       : called,
                       Role::Strong)
                       .with(&Text::elides, true)
                       .stretched(),
                   text(player, Role::Small)
                       .with(&Text::elides, true)
                       .with(&Part::shrinks, true)
                       .stretched()
                       .when(!player.isEmpty()),
                   chip(stance, isOnFeet ? ChipTone::Later : ChipTone::Red).wrapping().when(!stance.isEmpty())})
        .spaced(4);
}

/// In one line each number is before its pips, which share the rest; otherwise adrenaline is above wounds, and the
/// player and the things are beside these.
Part countsOf(const omega::View &view, omega::Role role, const QString &player, bool isOneLine, int spacing,
    const SideActions &actions)
{
    const Part adrenaline = numberText(view.open, adrenalineText(view.open, role));
    const Part wounds = numberText(view.open, woundsText(view.open, role));
    if (isOneLine)
        return row({adrenaline,
                       adrenalinePips(view, role, actions)
                           .with(&Part::shrinks, true)
                           .with(&Part::alignment, Qt::AlignLeft | Qt::AlignVCenter)
                           .stretched(shareOfAdrenaline),
                       wounds,
                       woundPips(view, role, actions)
                           .with(&Part::shrinks, true)
                           .with(&Part::alignment, Qt::AlignLeft | Qt::AlignVCenter)
                           .stretched(shareOfWounds)})
            .spaced(5);
    QStringList beside = thingsOf(view, omega::inPlay(view.open, role));
    if (!player.isEmpty())
        beside.prepend(player);
    const QString things = beside.join(QStringLiteral(" · "));
    return column({row({adrenaline, adrenalinePips(view, role, actions), stretch()}).spaced(5),
                      row({wounds, woundPips(view, role, actions), stretch(),
                              text(things, Role::Small)
                                  .with(&Text::elides, true)
                                  .with(&Part::shrinks, true)
                                  .withTip(things)
                                  .when(!things.isEmpty())})
                          .spaced(5)})
        .spaced(spacing);
}

QString costsOnBoard(const omega::View &view, omega::Role role)
{
    const int move = omega::adrenalineFor(view.open, minMove(view.open, role));
    return omega::inTurn(view.open, role, omega::ActionKind::Attack)
        ? CommandoWords::tr("On the board: move %1", "what this action costs").arg(move)
        : CommandoWords::tr("On the board: move %1, attack %2", "what these actions cost")
              .arg(move)
              .arg(omega::costOf(view.open, omega::ActionKind::Attack));
}

/// Puts the offers around the commando after healing, the first of its own: they are short enough to share a row with
/// it.
Offers offersOnCard(const omega::View &view, omega::Role role)
{
    Offers offers = offersOf(view, role);
    Offers around = offersAround(view, role);
    offers.insert(
        std::next(offers.begin()), std::make_move_iterator(around.begin()), std::make_move_iterator(around.end()));
    return offers;
}

} // namespace

Part commandoCard(const omega::View &view, omega::Role role, const QString &player, CardRoom room,
    const QString &disabledReason, const SideActions &actions)
{
    const bool acting = isActing(view, role);
    const bool acts = acting && !view.open.pending.any();
    const bool isRoomy = room == CardRoom::Roomy;
    const int spacing = isRoomy ? 4 : 1;
    const int margin = isRoomy ? 5 : 2;
    const QString whole = wording::nameOf(view.open, role);
    QStringList tips{
        view.commandingOfficer == role ? CommandoWords::tr("%1, commanding officer", "a commando").arg(whole) : whole};
    if (!player.isEmpty())
        tips << CommandoWords::tr("Played by %1").arg(player);
    tips << thingsOf(view, omega::inPlay(view.open, role));
    const bool isOneLine = room >= CardRoom::Dense && !acting;
    Parts parts{nameLine(view, role, isOneLine ? player : QString()),
        countsOf(view, role, player, isOneLine, spacing, actions)};
    if (acts)
    {
        parts.push_back(text(costsOnBoard(view, role), Role::Small)
                .wrapping()
                .withTip(wording::costlier(view.open, minMove(view.open, role)))
                .when(room != CardRoom::Short));
        Parts offers = offerParts(view, offersOnCard(view, role), disabledReason, maxCharacters,
            [give = actions.give](const Offer &offer) { give(offer.command); });
        for (Part &offer : offers)
            std::get<Button>(offer.content).hasTwoLines = true;
        parts.push_back(flow(std::move(offers)).spaced(isRoomy ? 6 : 4));
    }
    return card(std::move(parts))
        .spaced(spacing, {6, margin, 6, margin})
        .keyed(keyOfCard(role))
        .named(whole)
        .withTip(tips.join(u'\n'))
        .with(&Part::tone, QLatin1String(acting ? "due" : ""))
        .with(&Part::clicked, [show = actions.show, role] { show(role); })
        .with(&Part::menu, [open = actions.openMenu, role](QPoint global) { open(role, global); });
}

} // namespace dossier
