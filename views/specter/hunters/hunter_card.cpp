#include "views/specter/hunters/hunter_card.h"

#include "model/specter/seen/numbers.h"
#include "model/specter/seen/rule_ids.h"
#include "views/rules/rule_links.h"
#include "views/specter/parts/command_buttons.h"
#include "views/specter/words/announcement.h"
#include "views/specter/words/card_words.h"
#include "views/specter/words/command_wording.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

using namespace specter;

namespace
{

struct HunterWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::HunterCard)
};

/// Returns the text of the button for a command about this hunter; empty for any other command.
QString offerText(const SpecterViewPtr &view, const Command &command, HunterKind kind)
{
    if (const auto *begin = get_if<BeginHunterTurn>(&command); begin != nullptr && begin->hunter == kind)
        return HunterWords::tr("Begin the turn");
    if (const auto *reveal = get_if<RevealTraitor>(&command); reveal != nullptr && reveal->hunter == kind)
        return view->open.players.sheetsOnPaper ? HunterWords::tr("Is the traitor")
                                                : HunterWords::tr("Reveal as traitor");
    return {};
}

Part playerAndState(const HunterInPlay &hunter, const QString &player)
{
    Parts words{text(player, Role::Dim).when(!player.isEmpty())};
    if (hunter.inVehicle)
        words.push_back(chip(HunterWords::tr("in the vehicle"), ChipTone::Teal));
    if (hunter.stunned)
        words.push_back(chip(HunterWords::tr("stunned"), ChipTone::Red));
    if (hunter.barred)
        words.push_back(chip(HunterWords::tr("barred from the vehicle"), ChipTone::Red));
    if (hunter.gaze != Gaze::Open)
        words.push_back(chip(hunter.gaze == Gaze::Blind
                ? HunterWords::tr("blinded")
                : HunterWords::tr("looks %1", "where, along one line").arg(wording::name(hunter.gaze)),
            ChipTone::Amber));
    const bool isShown = words.size() > 1 || !player.isEmpty();
    return flow(std::move(words)).spaced(6).when(isShown);
}

/// Says why a hunter is stunned or blinded and until when, with the rules.
Part reasonOfState(const PublicTable &table, HunterKind kind, const Action<Rule> &openRule)
{
    QStringList words{wording::stunText(table, kind)};
    std::vector<Rule> rules(words.front().isEmpty() ? 0 : 1, rule::SO_HUNT_1);
    if (inPlay(table, kind).gaze == Gaze::Blind)
    {
        words << HunterWords::tr("Blinded until this hunter’s turn begins.");
        rules.push_back(rule::SO_MOVE_2);
    }
    words.removeAll(QString());
    return column({text(words.join(u' '), Role::Small).wrapping(), ruleLinks(rules, openRule)})
        .spaced(0)
        .when(!words.isEmpty());
}

Part offersFor(const SpecterViewPtr &view, HunterKind kind, const QString &name, const HunterActions &actions)
{
    std::vector<CommandOffer> offers;
    for (std::size_t i = 0; i < view->due.size(); ++i)
        if (const QString words = offerText(view, view->due[i].command, kind); !words.isEmpty())
            offers.push_back(
                {makeDueCommand(view, i), words, HunterWords::tr("%1: %2", "a hunter, what is done").arg(name, words)});
    return commandButtons(offers, actions.give).stretched();
}

/// Every hunter has the button, so that it gives nobody away.
Part roleButton(const PublicTable &table, HunterKind kind, const QString &name, const HunterActions &actions)
{
    const bool isKept = !table.players.sheetsOnPaper && setUpOf(table).traitor && !table.traitor;
    return button(HunterWords::tr("Role card…"), "offer", [open = actions.openRole, kind] { open(kind); })
        .withTip(HunterWords::tr("%1 looks at the role card alone: everybody else looks away").arg(name))
        .with(&Part::alignment, Qt::AlignTop)
        .when(isKept && table.clock.phase != Phase::Over);
}

} // namespace

Part hunterCard(const SpecterViewPtr &view, HunterKind kind, const QString &player, const HunterActions &actions)
{
    const PublicTable &table = view->open;
    const HunterInPlay &hunter = inPlay(table, kind);
    const QString name = wording::nameOf(table, kind);
    const QString at = wording::name(hunter.at);
    const QString effect = wording::effect(table, kind);
    const bool isActing = table.turn && table.turn->hunter == kind;
    return card(
        {row({text(name, Role::Strong).stretched(),
             text(at, Role::Heading).named(HunterWords::tr("%1 is on %2", "a hunter, a space").arg(name, at))}),
            playerAndState(hunter, player), reasonOfState(table, kind, actions.openRule),
            text(effect, Role::Small).wrapping().when(isActing),
            row({offersFor(view, kind, name, actions), roleButton(table, kind, name, actions), stretch()}).spaced(6)})
        .spaced(4, {14, 8, 14, 8})
        .keyed(QString::number(static_cast<int>(kind)))
        .named(name)
        .withTip(HunterWords::tr("%1: click to find the figure on the board").arg(name) + u'\n' + effect)
        .with(&Part::tone, QLatin1String(isActing ? "due" : ""))
        .with(&Part::clicked, [showOnBoard = actions.showOnBoard, kind] { showOnBoard(kind); });
}

} // namespace dossier
