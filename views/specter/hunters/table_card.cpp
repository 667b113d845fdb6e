#include "views/specter/hunters/table_card.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/hunters/space_menu.h"
#include "views/specter/parts/command_buttons.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

using namespace specter;

namespace
{

struct TableWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::TableCard)
};

/// Returns the hunter whose position is corrected; nothing for the vehicle.
std::optional<HunterKind> chosenHunter(const PublicTable &table, const TableDraft &draft)
{
    const auto row = static_cast<std::size_t>(draft.row);
    return row < table.hunters.size() ? std::optional(std::next(table.hunters.begin(), draft.row)->first)
                                      : std::nullopt;
}

Part whose(const PublicTable &table, const TableDraft &draft, const Action<TableDraft> &change)
{
    QStringList names;
    for (const auto &[kind, hunter] : table.hunters)
        names << wording::nameOf(table, kind);
    names << TableWords::tr("The vehicle");
    return choice(QStringLiteral("whosePlace"), TableWords::tr("Whose position to correct"), names, draft.row,
        [draft, change](const QVariant &row)
        {
            TableDraft next = draft;
            next.row = row.toInt();
            next.isPlacing = false;
            change.run(next);
        })
        .withTip(TableWords::tr("The figure that is elsewhere on your table"));
}

std::vector<CommandOffer> barring(const SpecterViewPtr &view, HunterKind hunter)
{
    std::vector<CommandOffer> offers;
    for (std::size_t i = 0; i < view->due.size(); ++i)
        if (const auto *bar = get_if<BarFromVehicle>(&view->due[i].command); bar != nullptr && bar->hunter == hunter)
            offers.push_back({makeDueCommand(view, i),
                bar->barred ? TableWords::tr("Bar from the vehicle") : TableWords::tr("Let into the vehicle again"),
                TableWords::tr("%1: the hunters decide it by majority", "a hunter")
                    .arg(wording::nameOf(view->open, hunter))});
    return offers;
}

/// The health of the agents, where it is not as on the table.
std::vector<CommandOffer> healths(const PublicTable &table)
{
    std::vector<CommandOffer> offers;
    for (const auto &[agent, inPlay] : table.agents)
    {
        const QString name = wording::nameOf(table, agent);
        const QString tip = TableWords::tr("As a correction, where the health noted here is not that of your table");
        const auto offer = [&](const QString &text, int wounds)
        { offers.push_back({makeSpecterCommand(Correct{AgentWounded{agent, wounds}}), text, tip}); };
        offer(TableWords::tr("%1: 1 health less", "an agent").arg(name), 1);
        if (inPlay.wounds > 0)
            offer(TableWords::tr("%1: 1 health more", "an agent").arg(name), -1);
    }
    return offers;
}

std::vector<CommandOffer> endings(const PublicTable &table)
{
    const bool two = table.agents.size() > 1;
    return {
        {makeSpecterCommand(EndGame{{Side::Agents, Ending::Agreed}}), TableWords::tr("The hunters give up"),
            two ? TableWords::tr("The game ends: the agents win") : TableWords::tr("The game ends: the agent wins")},
        {makeSpecterCommand(EndGame{{Side::Hunters, Ending::Agreed}}),
            two ? TableWords::tr("The agents give up") : TableWords::tr("The agent gives up"),
            TableWords::tr("The game ends: the hunters win")}};
}

Part positions(const PublicTable &table, const TableDraft &draft,
    const std::function<void(const SpecterCommand &command)> &give, const Action<TableDraft> &change)
{
    const std::optional<HunterKind> hunter = chosenHunter(table, draft);
    const auto place = [draft, change]
    {
        TableDraft next = draft;
        next.isPlacing = !draft.isPlacing;
        change.run(next);
    };
    const bool isEnding = draft.endingAt == table.clock;
    // The end can be undone like anything else; one press more keeps it from being an accident.
    const auto end = [draft, change, clock = table.clock, isEnding]
    {
        TableDraft next = draft;
        next.endingAt = isEnding ? std::nullopt : std::optional(clock);
        change.run(next);
    };
    Part getsIn = button(TableWords::tr("Put in the vehicle"), "offer", {})
                      .withTip(TableWords::tr("Put the hunter into the vehicle, as a correction"))
                      .when(hunter && !inPlay(table, *hunter).inVehicle);
    if (hunter)
        getsIn = std::move(getsIn).with(&Button::pressed,
            [give, ask = makeSpecterCommand(hunterAt(table, *hunter, table.vehicle, true))] { give(ask); });
    return flow(
        {whose(table, draft, change),
            toggle(draft.isPlacing ? TableWords::tr("Click the space on the board") : TableWords::tr("Move to…"),
                "offer", draft.isPlacing, place)
                .withTip(TableWords::tr("Put the figure where it is on your table, as a correction; Esc cancels")),
            std::move(getsIn),
            toggle(TableWords::tr("End the game…"), "offer", isEnding, end)
                .keyed(QStringLiteral("endGame"))
                .withTip(TableWords::tr("By agreement: one side gives up"))})
        .spaced(6);
}

} // namespace

SpecterCommand placing(const PublicTable &table, const TableDraft &draft, const Coordinate &at)
{
    const std::optional<HunterKind> hunter = chosenHunter(table, draft);
    return makeSpecterCommand(hunter ? hunterAt(table, *hunter, at, false) : vehicleAt(table, at));
}

Part tableCard(const SpecterViewPtr &view, const TableDraft &draft,
    const std::function<void(const SpecterCommand &command)> &give, const Action<TableDraft> &change)
{
    const PublicTable &table = view->open;
    const std::optional<HunterKind> hunter = chosenHunter(table, draft);
    return card({text(TableWords::tr("Corrections"), Role::Caption), positions(table, draft, give, change),
                    commandButtons(healths(table), give),
                    commandButtons(hunter ? barring(view, *hunter) : std::vector<CommandOffer>{}, give),
                    column({text(TableWords::tr("Who gives up? This ends the game."), Role::Strong).wrapping(),
                               commandButtons(endings(table), give)})
                        .spaced(6)
                        .keyed(QStringLiteral("endings"))
                        .when(draft.endingAt == table.clock)})
        .spaced(6, {14, 10, 14, 10})
        .when(table.clock.phase == Phase::Agents || table.clock.phase == Phase::Hunters);
}

} // namespace dossier
