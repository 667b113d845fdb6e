#include "views/omega/setup/setup_bar.h"

#include "model/omega/seen/turn_order.h"
#include "views/board/read_out.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_links.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct SetupBarWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SetupBar)
};

/// Returns the commandos without any stance in the pack, by name.
QStringList withoutCards(const omega::PublicTable &table)
{
    QStringList names;
    for (const auto &[role, commando] : table.commandos)
        if (!omega::hasStances(table, role))
            names << wording::nameOf(table, role);
    return names;
}

QString statusOf(const omega::View &view, const SetupHeld &held, const omega::Refusal &no, const QStringList &unknown)
{
    if (held.isPast)
        return SetupBarWords::tr("The set-up as it was then.");
    if (held.commando)
        return SetupBarWords::tr("Where does %1 start? Click a space, or go there with the arrow keys and press Enter; "
                                 "Esc cancels.")
            .arg(wording::nameOf(view.open, *held.commando));
    if (held.card)
        return SetupBarWords::tr(
            "Which room takes the card? Click a space of it, or go there with the arrow keys and press "
            "Enter; Esc cancels.");
    if (no)
        return wording::sentence(view.open, *no);
    return unknown.isEmpty()
        ? SetupBarWords::tr("Everything is ready. Change what differs at your table, then begin.")
        : SetupBarWords::tr("No stance cards are entered for: %1. Enter them (Ctrl+K), leave that commando out, "
                            "or begin and enter numbers when they are asked for.")
              .arg(unknown.join(QStringLiteral(", ")));
}

/// Keeps two lines, whatever the text.
Part status(const QString &words)
{
    const auto make = [](QWidget *parent)
    {
        auto *said = new ReadOut(parent, 2);
        said->setProperty("role", QString());
        return said;
    };
    return embedded(QStringLiteral("status"),
        {make, [words](QWidget *shown, const Theme & /*theme*/) { static_cast<ReadOut *>(shown)->say(words); }, words});
}

} // namespace

Part setupBar(const omega::View &view, const SetupHeld &held, const omega::Refusal &no, const SetupActions &actions)
{
    const bool commands = held.commando || held.card;
    const QStringList unknown = withoutCards(view.open);
    const bool isReady = !no && unknown.isEmpty();
    return card({row({chip(commands     ? SetupBarWords::tr("choose")
                              : no      ? SetupBarWords::tr("not yet")
                              : isReady ? SetupBarWords::tr("ready")
                                        : SetupBarWords::tr("cards missing"),
                          !commands && no            ? ChipTone::Red
                              : !commands && isReady ? ChipTone::Green
                                                     : ChipTone::Amber)
                             .when(!held.isPast),
                         status(statusOf(view, held, no, unknown)).stretched().with(&Part::alignment, Qt::AlignVCenter),
                         ruleLinks(no ? std::vector{no->rule} : std::vector<Rule>{}, actions.openRule)
                             .with(&Part::alignment, Qt::AlignVCenter)
                             .when(no && !commands && !held.isPast),
                         button(SetupBarWords::tr("Set up the rest for me"), "offer", actions.fillRest)
                             .keyed(QStringLiteral("fillRest"))
                             .withTip(SetupBarWords::tr("Set up the rest in the usual way (F5)"))
                             .disabledIf(held.isPast, SetupBarWords::tr("The set-up as it was then."))})
                        .spaced(14)})
        .spaced(0, {14, 7, 14, 7})
        .with(&Box::look, QLatin1String("bar"));
}

} // namespace dossier
