#include "views/omega/correct/table_menu.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct MenuWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::TableMenu)
};

template <typename Command>
Action<> giving(const TableMenuActions &actions, const Command &command)
{
    return [give = actions.give, command] { give(makeCommand(command)); };
}

std::vector<MenuItem> ways(bool isOver, const TableMenuActions &actions)
{
    return {{.text = MenuWords::tr("Ho&w the game ended…"),
                .tip = MenuWords::tr("Show the end of the game again"),
                .chosen = actions.showEnd,
                .isShown = isOver},
        {.text = MenuWords::tr("Correc&t a value… (Ctrl+T)"),
            .tip = MenuWords::tr("Fix what differs from your table"),
            .chosen = actions.openCorrections},
        {.text = MenuWords::tr("Ot&her actions… (Ctrl+G)"),
            .tip = MenuWords::tr("Challenges, effects, explosions, tiles, plan and notes"),
            .chosen = actions.openForm},
        {.text = MenuWords::tr("Event&s of the mission…"),
            .tip = MenuWords::tr("Every event, planned or come: when, and what it does"),
            .chosen = actions.openEvents}};
}

std::vector<MenuItem> decisions(const omega::PublicTable &table, const TableMenuActions &actions)
{
    return {{.text = MenuWords::tr("Reach the &Crisis Point"),
                .tip = MenuWords::tr("Something other than the track triggers it"),
                .chosen = giving(actions, omega::ReachCrisis{}),
                .isEnabled = !table.clock.crisis},
        {.text = MenuWords::tr("Tokens ran out: &add a substitute"),
            .tip = MenuWords::tr("Use another object as a token while the bank is empty"),
            .chosen = giving(actions, omega::ChangeSubstitutes{1})},
        {.text = MenuWords::tr("Re&move a substitute"),
            .tip = MenuWords::tr("The substitute leaves the bank again"),
            .chosen = giving(actions, omega::ChangeSubstitutes{-1}),
            .isEnabled = table.adrenaline.substitutes > 0}};
}

std::vector<MenuItem> ends(const TableMenuActions &actions)
{
    return {{.text = MenuWords::tr("C&ommandos win"),
                .tip = MenuWords::tr("The game ends: their objective is met"),
                .chosen = giving(actions, omega::EndGame{Side::Commando})},
        {.text = MenuWords::tr("O&verseer wins"),
            .tip = MenuWords::tr("The game ends: the mission is lost"),
            .chosen = giving(actions, omega::EndGame{Side::Enemy})},
        {.text = MenuWords::tr("&End without a winner"),
            .tip = MenuWords::tr("The game ends here"),
            .chosen = giving(actions, omega::EndGame{})}};
}

} // namespace

Part tableMenu(const omega::View &view, bool runsAlone, const TableMenuActions &actions)
{
    std::vector<MenuItem> items = ways(view.open.clock.step == omega::Step::Over, actions);
    for (const std::vector<MenuItem> &more : {decisions(view.open, actions), ends(actions)})
    {
        items.emplace_back();
        items.insert(items.end(), more.begin(), more.end());
    }
    items.emplace_back();
    items.push_back({.text = MenuWords::tr("Do automatic steps fo&r me"),
        .tip = MenuWords::tr(
            "Dossier does timers, transfer, the next turn, refresh and discard when there is nothing to choose"),
        .chosen = [set = actions.setRunsAlone, runsAlone] { set(!runsAlone); },
        .isOn = runsAlone});
    return menuButton(MenuWords::tr("Table"), "secondary", std::move(items))
        .keyed(QStringLiteral("tableMenu"))
        .named(MenuWords::tr("Decisions of the players"))
        .withTip(MenuWords::tr("Corrections, the Crisis Point, the end of the game, and other actions"));
}

} // namespace dossier
