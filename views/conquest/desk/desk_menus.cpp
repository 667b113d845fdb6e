#include "views/conquest/desk/desk_menus.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/open_values.h"
#include "views/conquest/desk/course_corrections.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/words/command_wording.h"
#include "views/conquest/words/names.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>

#include <set>

namespace dossier
{

using namespace conquest;

namespace
{

struct SpaceMenu
{
    Q_DECLARE_TR_FUNCTIONS(SpaceMenu)
};

using Items = std::vector<MenuItem>;

void add(Items &menu, const QString &text, Action<> chosen)
{
    menu.push_back({.text = menuLine(text), .chosen = std::move(chosen)});
}

void addWhatIsDue(Items &menu, const TableSelection &look, Place place, const DeskMenuActions &actions)
{
    for (std::size_t i = 0; i < look.view->due.size(); ++i)
        if (const Command &command = look.view->due[i].command; placeOf(look.view->open, command) == place
            && openValues(*look.view, command).none() && !holds_alternative<MoveAlien>(command))
            add(menu, wording::offer(look.view->open, command),
                [give = actions.give, ask = makeDueCommand(look.view, i)] { give(ask); });
}

/// A value that is corrected at once.
void addNow(Items &menu, const QString &text, const Effect &effect, const DeskMenuActions &actions)
{
    add(menu, text, [give = actions.give, effect] { give(makeConquestCommand(Correct{eventOf(effect)})); });
}

/// Adds a value that the form needs.
void addForm(Items &menu, const QString &text, const Effect &effect, const DeskMenuActions &actions)
{
    add(menu, text, [correct = actions.correct, effect] { correct(effect); });
}

void addCorrections(Items &menu, const std::vector<CourseCorrection> &corrections, const DeskMenuActions &actions)
{
    for (const CourseCorrection &correction : corrections)
        add(menu, correction.text,
            [give = actions.give, events = correction.events]
            {
                for (const Event &event : events)
                    give(makeConquestCommand(Correct{event}));
            });
}

void addPrinted(Items &menu, const Printed &printed, const DeskMenuActions &actions)
{
    add(menu, SpaceMenu::tr("Correct: what is printed on %1…", "a card").arg(wording::name(printed)),
        [print = actions.print, printed] { print(printed); });
}

void addOfTheLocation(Items &menu, const PublicTable &table, Place place, const DeskMenuActions &actions)
{
    const std::optional<LocationInPlay> &location = spaceAt(table, place).location;
    if (!location)
        return;
    for (const Colour player : table.players.colours)
        if (location->conqueredBy != player)
            addNow(menu, SpaceMenu::tr("Correct: conquered by %1").arg(wording::name(player)), Conquered{place, player},
                actions);
    if (location->conqueredBy)
        addNow(menu, SpaceMenu::tr("Correct: freed"), LocationFreed{place}, actions);
    if (!location->demolished)
        addNow(menu, SpaceMenu::tr("Correct: demolished"), Demolished{place}, actions);
    addForm(menu, SpaceMenu::tr("Correct: resistance or population…"), ValueChanged{place, 0, 0}, actions);
}

/// The cards and tokens on a space, and those that are fought there, each once.
void addAllPrinted(Items &menu, const PublicTable &table, Place place, const DeskMenuActions &actions)
{
    const SpaceInPlay &space = spaceAt(table, place);
    if (const LocationCard *card = space.location ? locationNamed(table.pack, space.location->card) : nullptr)
        addPrinted(menu, Printed(*card), actions);
    for (const std::string &name : std::set<std::string>(space.tokens.begin(), space.tokens.end()))
        if (const TokenKind *token = tokenNamed(table.pack, name))
            addPrinted(menu, Printed(*token), actions);
    if (!table.battle || table.battle->at != place || table.battle->fight.against != Against::Cards)
        return;
    if (const ResistanceCard *card = resistanceNamed(table.pack, table.battle->fight.name))
        addPrinted(menu, Printed(*card), actions);
    for (const std::string &name : table.battle->fight.heroes)
        if (const HeroCard *hero = heroNamed(table.pack, name))
            addPrinted(menu, Printed(*hero), actions);
}

} // namespace

Items spaceMenu(const TableSelection &look, Place place, const DeskMenuActions &actions)
{
    const PublicTable &table = look.view->open;
    Items menu;
    addWhatIsDue(menu, look, place, actions);
    if (!menu.empty())
        menu.emplace_back();
    for (const std::string &token : spaceAt(table, place).tokens)
        addNow(menu, SpaceMenu::tr("Correct: remove %1", "a token").arg(wording::tokenName(table, token)),
            TokenTaken{place, token}, actions);
    for (const AlienId alien : aliensAt(table, place))
        addNow(menu, SpaceMenu::tr("Correct: %1 goes to the reserve", "an alien").arg(wording::name(table, alien)),
            AlienDestroyed{alien}, actions);
    addOfTheLocation(menu, table, place, actions);
    addForm(menu, SpaceMenu::tr("Correct: place a token…"), TokenPlaced{place, {}}, actions);
    addForm(menu, SpaceMenu::tr("Correct: put an alien here…"), AlienPlaced{{}, place, false}, actions);
    addAllPrinted(menu, table, place, actions);
    addCorrections(menu, actingCorrections(table, place), actions);
    return menu;
}

Items playerMenu(const PublicTable &table, Colour player, const DeskMenuActions &actions)
{
    Items menu;
    addCorrections(menu, correctionsOf(table, player), actions);
    if (const Race *race = raceOf(table, player))
        addPrinted(menu, Printed(*race), actions);
    return menu;
}

Items courseMenu(const PublicTable &table, const DeskMenuActions &actions)
{
    Items menu;
    addCorrections(menu, courseCorrections(table), actions);
    return menu;
}

} // namespace dossier
