#include "views/specter/hunters/space_menu.h"

#include "model/specter/seen/numbers.h"
#include "views/kit/plain_text.h"
#include "views/specter/selection/turn_passing.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>
#include <QMenu>

namespace dossier
{

using namespace specter;

namespace
{

/// The translation context of this file, and `tr` in it.
struct HuntersSpaceMenu
{
    Q_DECLARE_TR_FUNCTIONS(HuntersSpaceMenu)
};

void addCorrection(QMenu &menu, const QString &text, const Command &command, const HuntersSpaceActs &acts)
{
    menu.addAction(menuLine(text), &menu, [give = acts.give, ask = makeSpecterCommand(command)] { give(ask); });
}

} // namespace

Command hunterAt(const PublicTable &table, HunterKind kind, const Coordinate &at, bool inVehicle)
{
    HunterInPlay hunter = specter::inPlay(table, kind);
    hunter.at = at;
    hunter.inVehicle = inVehicle;
    return Correct{HunterWritten{kind, hunter}};
}

Command vehicleAt(const PublicTable &table, const Coordinate &at)
{
    return Correct{BoardWritten{at, table.smoke, table.objectives, table.completed, table.turn, table.secondAgentDue}};
}

namespace
{

/// True when the next hunter, or the hunter on turn, can go there.
bool isHighlighted(const PickedTurn &turn, Space space)
{
    const SpecterViewPtr begun = supposed(turn.view(), turn.pick());
    return begun->open.turn && !begun->open.turn->moved
        && (endsOf(*begun, HunterWay::OnFoot).contains(space) || endsOf(*begun, HunterWay::Drive).contains(space));
}

void addCorrections(QMenu &menu, const PublicTable &table, const Coordinate &space, const HuntersSpaceActs &acts)
{
    const QString here = wording::name(space);
    for (const auto &[kind, hunter] : table.hunters)
    {
        if (kind == table.traitor)
            continue;
        const QString name = wording::nameOf(table, kind);
        if (hunter.inVehicle || hunter.at != space)
            addCorrection(menu, HuntersSpaceMenu::tr("Correct: %1 is on %2", "a hunter, a space").arg(name, here),
                hunterAt(table, kind, space, false), acts);
        if (!hunter.inVehicle && space == table.vehicle)
            addCorrection(menu, HuntersSpaceMenu::tr("Correct: %1 is in the vehicle", "a hunter").arg(name),
                hunterAt(table, kind, space, true), acts);
    }
    if (space != table.vehicle && boardOf(table).roads().contains(space))
        addCorrection(menu, HuntersSpaceMenu::tr("Correct: the vehicle is on %1", "a space").arg(here),
            vehicleAt(table, space), acts);
}

} // namespace

void openHuntersSpaceMenu(
    QWidget &page, const QPoint &global, const PickedTurn &turn, Space space, const HuntersSpaceActs &acts)
{
    if (!turn.view())
        return;
    const PublicTable &table = turn.view()->open;
    const bool playing = table.clock.phase == Phase::Agents || table.clock.phase == Phase::Hunters;
    if (!playing || !boardOf(table).isOpen(space))
        return;
    const QString here = wording::name(Coordinate(space));
    auto *menu = new QMenu(&page);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(here)->setEnabled(false);
    menu->addSeparator();
    if (isHighlighted(turn, space))
        menu->addAction(HuntersSpaceMenu::tr("Go to %1", "a space").arg(here), &page, acts.pick);
    menu->addSeparator();
    addCorrections(*menu, table, Coordinate(space), acts);
    menu->popup(global);
}

} // namespace dossier
