#include "views/specter/seats/seat_cards.h"

#include "views/kit/hotkeys.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct AloneWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::HandOverPage)
};

struct RoleWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::RolePage)
};

/// Returns the number of the due command that reveals that hunter; nothing when that is not possible now.
std::optional<std::size_t> revealDue(const RoleCard &card)
{
    for (std::size_t i = 0; card.view && i < card.view->due.size(); ++i)
        if (const auto *due = get_if<specter::RevealTraitor>(&card.view->due[i].command);
            due != nullptr && due->hunter == card.hunter)
            return i;
    return std::nullopt;
}

QString when(bool isDue)
{
    return isDue
        ? RoleWords::tr("Instead of your turn you may reveal yourself: you become the second agent and move at once.")
        : RoleWords::tr("You can reveal yourself in the hunters’ phase, before your turn begins and between the turns "
                        "of others.");
}

} // namespace

Part aloneBox(bool isAlone, const Action<bool> &choose, int version)
{
    const QString words = AloneWords::tr("Only the agent uses this computer");
    return field(
        QStringLiteral("alone"), words, isAlone, [choose](const QVariant &chosen) { choose.run(chosen.toBool()); })
        .with(&Field::around, words)
        .with(&Field::version, version)
        .withTip(AloneWords::tr(
            "Only the agent uses this computer until another game is opened: no cover screen between phases"));
}

PageCard roleCard(const RoleCard &card, const RoleActions &actions)
{
    const bool isTraitor = card.view && card.view->traitor == card.hunter;
    const std::optional<std::size_t> due = revealDue(card);
    const QString role = isTraitor
        ? RoleWords::tr("You are the traitor: you help the agent, who never has to be shown because of what you see.")
        : RoleWords::tr("You are a hunter like the others. Look at the card as long as a traitor would.");
    const QString whyNot = card.whyNot ? card.whyNot() : QString();
    const QString all = (role + u' ' + (isTraitor ? when(due.has_value()) : QString()) + u' ' + whyNot).simplified();
    const QString caption = RoleWords::tr("The role card: only one player looks");
    const QString title = card.view ? wording::nameOf(card.view->open, card.hunter) : QString();
    const auto reveal = [give = actions.give, view = card.view, due]
    {
        if (due)
            give(makeDueCommand(view, *due));
    };
    return {caption, title,
        {text(all).wrapping(),
            row({button(RoleWords::tr("Back to the hunters"), "primary", actions.goBack)
                        .withTip(hotkeys::with(RoleWords::tr("Cover this card again"), hotkeys::handOver)),
                    button(RoleWords::tr("Reveal yourself as the traitor"), "secondary", reveal)
                        .withTip(RoleWords::tr("It is announced to everybody; your first move follows at once"))
                        .disabledIf(!due, isTraitor ? when(false) : QString())
                        .when(isTraitor),
                    stretch()})
                .spaced(-1, {0, 10, 0, 0})},
        RoleWords::tr("%1: %2", "what the page is, a hunter").arg(caption, title), {}};
}

} // namespace dossier
