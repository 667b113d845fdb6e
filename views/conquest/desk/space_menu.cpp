#include "views/conquest/desk/space_menu.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/desk/blanks.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/words/command_wording.h"
#include "views/conquest/words/names.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QMenu>

#include <set>

namespace dossier
{

using namespace conquest;

namespace
{

/// The translation context of this file, and `tr` in it.
struct SpaceMenu
{
    Q_DECLARE_TR_FUNCTIONS(SpaceMenu)
};

void addWhatIsDue(QMenu &menu, const TableLook &look, Place place, const SpaceMenuActs &acts)
{
    for (std::size_t i = 0; i < look.view->due.size(); ++i)
        if (const Command &command = look.view->due[i].command; placeOf(look.view->open, command) == place
            && blanksOf(*look.view, command).none() && !holds_alternative<MoveAlien>(command))
            menu.addAction(menuLine(wording::offer(look.view->open, command)), &menu,
                [give = acts.give, ask = askingDue(look.view, i)] { give(ask); });
}

/// A value that is put right at once.
void addNow(QMenu &menu, const QString &text, const Effect &effect, const SpaceMenuActs &acts)
{
    menu.addAction(
        menuLine(text), &menu, [give = acts.give, effect] { give(askingConquest(Correct{eventOf(effect)})); });
}

/// A value that the form asks for.
void addForm(QMenu &menu, const QString &text, const Effect &effect, const SpaceMenuActs &acts)
{
    menu.addAction(menuLine(text), &menu, [correct = acts.correct, effect] { correct(effect); });
}

void addOfTheLocation(QMenu &menu, const PublicTable &table, Place place, const SpaceMenuActs &acts)
{
    const std::optional<LocationInPlay> &location = spaceAt(table, place).location;
    if (!location)
        return;
    for (const Colour player : table.players.colours)
        if (location->conqueredBy != player)
            addNow(menu, SpaceMenu::tr("Correct: conquered by %1").arg(wording::name(player)), Conquered{place, player},
                acts);
    if (location->conqueredBy)
        addNow(menu, SpaceMenu::tr("Correct: freed"), LocationFreed{place}, acts);
    if (!location->demolished)
        addNow(menu, SpaceMenu::tr("Correct: demolished"), Demolished{place}, acts);
    addForm(menu, SpaceMenu::tr("Correct: resistance or population…"), ValueChanged{place, 0, 0}, acts);
}

/// The cards and tokens on a space, and those that are fought there, each once.
void addAllPrinted(QMenu &menu, const PublicTable &table, Place place, const SpaceMenuActs &acts)
{
    const SpaceInPlay &space = spaceAt(table, place);
    if (const LocationCard *card = space.location ? locationNamed(table.pack, space.location->card) : nullptr)
        addPrinted(menu, Printed(*card), acts);
    for (const std::string &name : std::set<std::string>(space.tokens.begin(), space.tokens.end()))
        if (const TokenKind *token = tokenNamed(table.pack, name))
            addPrinted(menu, Printed(*token), acts);
    if (!table.battle || table.battle->at != place || table.battle->fight.against != Against::Cards)
        return;
    if (const ResistanceCard *card = resistanceNamed(table.pack, table.battle->fight.name))
        addPrinted(menu, Printed(*card), acts);
    for (const std::string &name : table.battle->fight.heroes)
        if (const HeroCard *hero = heroNamed(table.pack, name))
            addPrinted(menu, Printed(*hero), acts);
}

} // namespace

void addPrinted(QMenu &menu, const Printed &printed, const SpaceMenuActs &acts)
{
    menu.addAction(menuLine(SpaceMenu::tr("Correct: what is printed on %1…", "a card").arg(wording::name(printed))),
        &menu, [print = acts.print, printed] { print(printed); });
}

void fillSpaceMenu(QMenu &menu, const TableLook &look, Place place, const SpaceMenuActs &acts)
{
    const PublicTable &table = look.view->open;
    addWhatIsDue(menu, look, place, acts);
    menu.addSeparator();
    for (const std::string &token : spaceAt(table, place).tokens)
        addNow(menu, SpaceMenu::tr("Correct: remove %1", "a token").arg(wording::tokenName(table, token)),
            TokenTaken{place, token}, acts);
    for (const AlienId alien : aliensAt(table, place))
        addNow(menu, SpaceMenu::tr("Correct: %1 goes to the reserve", "an alien").arg(wording::name(table, alien)),
            AlienDestroyed{alien}, acts);
    addOfTheLocation(menu, table, place, acts);
    addForm(menu, SpaceMenu::tr("Correct: place a token…"), TokenPlaced{place, {}}, acts);
    addForm(menu, SpaceMenu::tr("Correct: put an alien here…"), AlienPlaced{{}, place, false}, acts);
    addAllPrinted(menu, table, place, acts);
}

} // namespace dossier
