#include "views/conquest/desk/offers_now.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "views/conquest/desk/card_form_names.h"
#include "views/conquest/desk/due_effects.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/words/command_wording.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestDue
{
    Q_DECLARE_TR_FUNCTIONS(ConquestDue)
};

/// CQ-BOARD-2: when it is unknown if two spaces touch, the players declare it by moving there.
std::optional<ConquestOffer> moveByWord(const TableSelection &look)
{
    const PublicTable &table = look.view->open;
    const Alien *alien = look.alien && look.place ? alienOf(table, *look.alien) : nullptr;
    if (alien == nullptr || !alien->at || *alien->at == *look.place || touch(table, *alien->at, *look.place))
        return std::nullopt;
    ConquestOffer there = offerOf(table, MoveAlien{*look.alien, *look.place, true});
    there.text = ConquestDue::tr("%1: the spaces touch", "a move").arg(there.text);
    return there;
}

bool isSaucer(const LandAlien &land)
{
    return land.alien.number <= saucersOfAPlayer;
}

/// True when a due command is no button here: it has a place of its own, or belongs to another seat.
bool standsElsewhere(const TableSelection &look, const Command &command)
{
    const auto *move = get_if<MoveAlien>(&command);
    return holds_alternative<ChooseToken>(command) || holds_alternative<ChangeDice>(command)
        || holds_alternative<ChoosePlayers>(command) || holds_alternative<ApplyCard>(command)
        || holds_alternative<LeaveEffect>(command) || (move != nullptr && move->alien != look.alien)
        || isForTheOwner(*look.view, command);
}

} // namespace

bool isNothingToFree(const PublicTable &table, const Command &command)
{
    return holds_alternative<FreeLocations>(command) && freedLocations(table).empty();
}

bool leavesPoints(const PublicTable &table, const Command &command)
{
    return holds_alternative<EndAction>(command) && table.clock.active
        && inPlay(table, *table.clock.active).points.left.value_or(0) > 0;
}

std::vector<ConquestOffer> offersNow(const TableSelection &look, bool handOpen)
{
    std::vector<ConquestOffer> offers;
    if (!look.view || look.past)
        return offers;
    const PublicTable &table = look.view->open;
    std::optional<std::size_t> now = dueNow(look);
    if (now && leavesPoints(table, look.view->due[*now].command))
        now.reset();
    for (std::size_t i = 0; i < look.view->due.size(); ++i)
    {
        const Command &command = look.view->due[i].command;
        const bool one = holds_alternative<AnswerOne>(command);
        if (standsElsewhere(look, command) || (handOpen && holds_alternative<DiscardEvent>(command)))
            continue;
        // The command of the default button is offered once; a command with fields to fill in waits for its turn.
        if ((now == i && !one) || (!one && look.view->due[i].needed && !openValues(*look.view, command).none()))
            continue;
        // All saucers are equal, so one of them is offered.
        const auto same = [&](const ConquestOffer &offer)
        {
            const auto *other = offer.command.as<LandAlien>();
            const auto *land = get_if<LandAlien>(&command);
            const bool alike = other != nullptr && land != nullptr && isSaucer(*other) && isSaucer(*land);
            return alike || offer.command.command() == command;
        };
        if ((now && !one && look.view->due[*now].command == command) || std::ranges::any_of(offers, same))
            continue;
        offers.push_back(
            {makeDueCommand(look.view, i), wording::offer(table, command), wording::explanation(table, command)});
        if (holds_alternative<Conquer>(command))
            offers.push_back(offerOf(table, Conquer{false}));
    }
    if (now && holds_alternative<Conquer>(look.view->due[*now].command))
        offers.push_back(offerOf(table, Conquer{false}));
    if (const auto there = moveByWord(look))
        offers.push_back(*there);
    // Commands that the board does not show come first; moves are shown there, too.
    std::ranges::stable_partition(
        offers, [](const ConquestOffer &offer) { return offer.command.as<MoveAlien>() == nullptr; });
    return offers;
}

ConquestDefaultAct defaultActFor(const TableSelection &look, const Prepared &prepared)
{
    if (!look.view || look.past)
        return {};
    if (look.view->open.outcome)
        return {.text = ConquestDue::tr("Show the result"),
            .tip = ConquestDue::tr("Who has won, the standings, and another game")};
    const PublicTable &table = look.view->open;
    const std::optional<ConquestCommand> ask = currentCommand(look);
    const auto planned = static_cast<int>(prepared.planned);
    if (planned > 0 && ask && ask->as<MoveToken>() != nullptr)
        return {.text = ConquestDue::tr("Move %n token(s) as shown", nullptr, planned),
            .tip = ConquestDue::tr("Tokens go where the arrows say; a token that rolled its own space stays")};
    if (planned > 0)
        return {.text = ConquestDue::tr("Place %n token(s) as shown", nullptr, planned),
            .tip
            = ConquestDue::tr("The dashed tokens come to the board, and what they push goes where the arrows say")};
    if (prepared.whole)
        return {.text = wording::offer(table, prepared.whole->command()),
            .tip = wording::explanation(table, prepared.whole->command())};
    if (!ask)
        return {};
    const Command &command = ask->command();
    if (holds_alternative<ChooseToken>(command) && prepared.tokensLie)
        return {.text = ConquestDue::tr("Enter these tokens"),
            .tip = ConquestDue::tr("All tokens are turned over, and the action points are known")};
    if (holds_alternative<ChooseToken>(command))
        return {.text = ConquestDue::tr("Choose command tokens in secret"),
            .tip = ConquestDue::tr("Dossier covers the screen between the players")};
    if (const auto *effect = get_if<ApplyCard>(&command); effect != nullptr && isTechnologyDue(table, effect->by))
        return {.text = wording::offer(table, LeaveEffect{effect->by}),
            .tip = wording::explanation(table, LeaveEffect{effect->by})};
    if (prepared.announced)
        return {
            .text = wording::offer(table, *prepared.announced), .tip = sentencesOf(table, prepared.announced->effects)};
    if (const auto *effect = get_if<ApplyCard>(&command))
        return {.text = nameOfApplying(table, effect->by),
            .tip = ConquestDue::tr("Its effect is due; beside the board it can also be left aside")};
    if (isForTheOwner(*look.view, command))
        return {.text = ConquestDue::tr("Hand over to %1").arg(wording::name(*ownerOf(table, command))),
            .tip = ConquestDue::tr("This player’s cards are secret: Dossier covers the screen first")};
    if (prepared.waitsForChoice)
        return {.text = holds_alternative<PlaceToken>(command) ? ConquestDue::tr("Choose the token that is pushed")
                                                               : ConquestDue::tr("Choose the alien that is lost"),
            .tip = ConquestDue::tr("The dice are rolled; choose in the form"),
            .quiet = true};
    if (leavesPoints(table, command))
        return {.text
            = ConquestDue::tr("%n action point(s) left", nullptr, *inPlay(table, *table.clock.active).points.left),
            .tip = ConquestDue::tr("Points are spent on the board; beside it the phase can be ended without them"),
            .quiet = true};
    if (prepared.awaitsDice)
        return {.text = ConquestDue::tr("Enter the dice"),
            .tip = ConquestDue::tr("You roll at the table: type the faces, or press them beside the board"),
            .quiet = true};
    const OpenValues values = openValues(*look.view, command, prepared.filling);
    ConquestDefaultAct act{.text = wording::offer(table, command), .tip = wording::explanation(table, command)};
    if (holds_alternative<PlaceToken>(command) && values.drawable && prepared.draws)
        act.text = ConquestDue::tr("Roll for the new tokens");
    if (holds_alternative<MoveToken>(command) && prepared.draws)
        act.text = ConquestDue::tr(
            "Roll for %n token(s) that move", nullptr, static_cast<int>(table.resistance.acting.size()));
    if (isNothingToFree(table, command))
        act.text = ConquestDue::tr("Nothing to free; move the marker to %1", "a number of the track")
                       .arg(table.resistance.marker + 1);
    if (!values.none() && (!values.drawable || !prepared.draws))
        act.quiet = true;
    return act;
}

} // namespace dossier
