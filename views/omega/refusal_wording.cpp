#include "refusal_wording.h"

#include "refusal_facts.h"
#include "refusal_phrases.h"
#include "saying.h"

#include <QCoreApplication>

#include <array>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct RefusalWording
{
    Q_DECLARE_TR_FUNCTIONS(RefusalWording)
};

using Facts = RefusalFacts;

using Saying = wording::Saying<Facts>;

using namespace phrases;

/// Each is asked in turn: the first fact that is there speaks.
const auto &sayings()
{
    static constexpr std::array all{
        Saying{"unknown", [](const Facts &f) { return RefusalWording::tr("Not typed in yet: %1.").arg(f.unknown()); }},
        Saying{"over",
            [](const Facts &)
            {
                return RefusalWording::tr(
                    "The game is over: values can still be corrected and notes written, and nothing else.");
            }},
        Saying{"own_phase", [](const Facts &)
            { return RefusalWording::tr("It is the overseer’s own phase, and only the other players interrupt it."); }},
        Saying{"officer",
            [](const Facts &f)
            {
                return RefusalWording::tr("The commanding officer assigns the initiative: that is %1.")
                    .arg(f("officer"));
            }},
        Saying{"belongs_to",
            [](const Facts &f)
            {
                return RefusalWording::tr("Now is the step “%1”; this belongs to “%2”.").arg(f("due"), f("belongs_to"));
            }},
        Saying{"due", [](const Facts &f)
            { return RefusalWording::tr("%1 cannot be used in the step “%2”.").arg(f("ability"), f("due")); }},
        Saying{"under_way", underWay},
        Saying{"turn", whoseTurn},
        Saying{
            "next", [](const Facts &f) { return RefusalWording::tr("The next turn belongs to %1.").arg(f("next")); }},
        Saying{"crisis", [](const Facts &) { return RefusalWording::tr("The Crisis Point is reached already."); }},
        Saying{"pool", [](const Facts &f)
            { return RefusalWording::tr("The pool holds %1, and this costs %2.").arg(f("pool"), f("cost")); }},
        Saying{"bank", [](const Facts &f)
            { return RefusalWording::tr("The bank holds %1, and %2 are needed.").arg(f("bank"), f("cost")); }},
        Saying{"maximum",
            [](const Facts &f)
            {
                return RefusalWording::tr("Adrenaline is at %1 of %3, and this costs %2.")
                    .arg(f("adrenaline"), f("cost"), f("maximum"));
            }},
        Saying{"tokens", [](const Facts &f)
            { return RefusalWording::tr("%1 is committed: its well still holds %2.").arg(f("ability"), f("tokens")); }},
        Saying{"count", [](const Facts &f)
            { return RefusalWording::tr("It brings %2 at most, not %1.").arg(f("count"), f("most")); }},
        Saying{"without_card",
            [](const Facts &f) { return RefusalWording::tr("%1 has no initiative card.").arg(f("without_card")); }},
        Saying{"cards",
            [](const Facts &f)
            {
                return f.has("commandos")
                    ? RefusalWording::tr("%1 cards for %2 commandos.").arg(f("cards"), f("commandos"))
                    : RefusalWording::tr("No investigate card is left.");
            }},
        Saying{"seats",
            [](const Facts &f)
            {
                return RefusalWording::tr("%1 commandos for %2 players is no way to play.")
                    .arg(f("commandos"), f("seats"));
            }},
        Saying{"not_on_the_map",
            [](const Facts &f) { return RefusalWording::tr("%1 is not on the map yet.").arg(f("not_on_the_map")); }},
        Saying{"not_held_by",
            [](const Facts &f) { return RefusalWording::tr("%1 does not have %2.").arg(f("not_held_by"), f("kit")); }},
        Saying{
            "owner", [](const Facts &f) { return RefusalWording::tr("%1 belongs to %2.").arg(f("kit"), f("owner")); }},
        Saying{"taken_by",
            [](const Facts &f) { return RefusalWording::tr("%1 is taken by %2.").arg(f("kit"), f("taken_by")); }},
        Saying{"points",
            [](const Facts &f)
            {
                return f.has("most")
                    ? RefusalWording::tr("Kit of %1 points, and %2 are allowed.").arg(f("points"), f("most"))
                    : RefusalWording::tr("The way is barred at %1, with %2 movement points.").arg(f("at"), f("points"));
            }},
        Saying{"condition",
            [](const Facts &f) { return RefusalWording::tr("%1 is %2.").arg(f("commando"), f("condition")); }},
        Saying{
            "stance", [](const Facts &f) { return RefusalWording::tr("%1 has no such stance.").arg(f("commando")); }},
        Saying{"action", [](const Facts &f)
            { return RefusalWording::tr("On the downed card this is not allowed: %1.").arg(f("action")); }},
        Saying{
            "not_downed", [](const Facts &f) { return RefusalWording::tr("%1 is not downed.").arg(f("not_downed")); }},
        Saying{"downed", [](const Facts &f)
            { return RefusalWording::tr("%1 is downed: no target before the Crisis Point.").arg(f("downed")); }},
        Saying{"no_marker",
            [](const Facts &f) { return RefusalWording::tr("No investigate marker lies on %1.").arg(f("no_marker")); }},
        Saying{"not_adjacent",
            [](const Facts &f) { return RefusalWording::tr("%1 is not adjacent.").arg(f.who("not_adjacent")); }},
        Saying{"not_active", [](const Facts &f)
            { return RefusalWording::tr("%1 is not another active commando.").arg(f("not_active")); }},
        Saying{"not_held", [](const Facts &f) { return RefusalWording::tr("%1 is not in hand.").arg(f("not_held")); }},
        Saying{
            "no_trade", [](const Facts &f) { return RefusalWording::tr("%1 cannot be traded.").arg(f("no_trade")); }},
        Saying{"printing",
            [](const Facts &) { return RefusalWording::tr("The printing that is played by does not know this."); }},
        Saying{"not_basic", [](const Facts &f)
            { return RefusalWording::tr("%1 is no basic weapon of that type.").arg(f("not_basic")); }},
        Saying{"wounds", [](const Facts &) { return RefusalWording::tr("There is no wound to heal."); }},
        Saying{"placed", [](const Facts &f)
            { return RefusalWording::tr("One was placed in this turn already: %1.").arg(f("placed")); }},
        Saying{"times", [](const Facts &f)
            { return RefusalWording::tr("%1 cannot be activated any more in this round.").arg(f.who("figure")); }},
        Saying{"figure",
            [](const Facts &f) { return RefusalWording::tr("It is on the map already: %1.").arg(f.who("figure")); }},
        Saying{"second", [](const Facts &f)
            { return RefusalWording::tr("Two doors of one room are alike: %1 and %2.").arg(f("first"), f("second")); }},
        Saying{"excluded",
            [](const Facts &f) { return RefusalWording::tr("The mission bars the door %1.").arg(f("excluded")); }},
        Saying{"no_hidden_room", [](const Facts &f)
            { return RefusalWording::tr("No hidden room lies behind the door %1.").arg(f("no_hidden_room")); }},
        Saying{"across_door", [](const Facts &f)
            { return RefusalWording::tr("It would stand across the closed door %1.").arg(f("across_door")); }},
        Saying{"no_figure",
            [](const Facts &f)
            {
                return RefusalWording::tr("%1 is a marker now, and only figures are put aside.")
                    .arg(f.who("no_figure"));
            }},
        Saying{"not_in_the_way", [](const Facts &f)
            { return RefusalWording::tr("%1 does not stand where it is to come.").arg(f.who("not_in_the_way")); }},
        Saying{"no_exit", [](const Facts &f)
            { return RefusalWording::tr("The map is left by a passage, and none is on %1.").arg(f("no_exit")); }},
        Saying{"off_the_map",
            [](const Facts &f) { return RefusalWording::tr("%1 is not on the map.").arg(f.who("off_the_map")); }},
        Saying{"without_door",
            [](const Facts &f) { return RefusalWording::tr("No door marker lies on %1 yet.").arg(f("without_door")); }},
        Saying{"no_door_place", [](const Facts &f)
            { return RefusalWording::tr("The map of the mission has no door on %1.").arg(f("no_door_place")); }},
        Saying{"rooms", [](const Facts &) { return RefusalWording::tr("The rooms are not cut yet."); }},
        Saying{"outside_start", [](const Facts &f)
            { return RefusalWording::tr("%1 is not in the starting room.").arg(f("outside_start")); }},
        Saying{"without_stack", [](const Facts &f)
            { return RefusalWording::tr("Room %1 has no stack of cards yet.").arg(f.room("without_stack")); }},
        Saying{"wall", [](const Facts &f) { return RefusalWording::tr("%1 is wall.").arg(f("wall")); }},
        Saying{"in_the_way", inTheWay},
        Saying{
            "state", [](const Facts &f) { return RefusalWording::tr("Room %1 is not hidden.").arg(f.room("room")); }},
        Saying{"not_revealed", [](const Facts &f)
            { return RefusalWording::tr("%1 is not among the cards to resolve.").arg(f("not_revealed")); }},
        Saying{"group",
            [](const Facts &f) { return RefusalWording::tr("%1 comes first, by its priority.").arg(f("first")); }},
        Saying{"zone",
            [](const Facts &f) { return RefusalWording::tr("In this room it must lie on %1.").arg(f("zone")); }},
        Saying{"objective",
            [](const Facts &f)
            {
                return f.has("room") ? RefusalWording::tr("Choose a space of room %1 for it.").arg(f.room("room"))
                                     : RefusalWording::tr("An objective lies on %1.").arg(f("objective"));
            }},
        Saying{"tiles",
            [](const Facts &f) { return RefusalWording::tr("Choose a tile to turn: %1 can be.").arg(f("tiles")); }},
        Saying{"not_allowed", [](const Facts &f)
            { return RefusalWording::tr("Nothing lets this be placed now: %1.").arg(f("not_allowed")); }},
        Saying{"allowed",
            [](const Facts &f)
            {
                return f.has("markers")
                    ? RefusalWording::tr("%1 markers, and %2 are allowed.").arg(f("markers"), f("allowed"))
                    : RefusalWording::tr("There is nothing left to place.");
            }},
        Saying{"markers",
            [](const Facts &f)
            {
                return RefusalWording::tr("%1 would lie on the map, and the box holds %2.").arg(f("markers"), f("box"));
            }},
        Saying{"power", [](const Facts &f)
            { return RefusalWording::tr("%1 power tokens, and the box holds %2.").arg(f("power"), f("box")); }},
        Saying{"box", [](const Facts &f) { return RefusalWording::tr("The box holds %1.").arg(f("box")); }},
        Saying{"there_already",
            [](const Facts &f) { return RefusalWording::tr("One lies on %1 already.").arg(f("there_already")); }},
        Saying{"outside_room", [](const Facts &f)
            { return RefusalWording::tr("%1 is not in room %2.").arg(f("at"), f.room("outside_room")); }},
        Saying{"fault", badCloud},
        Saying{"friendly",
            [](const Facts &f) { return RefusalWording::tr("%1 is on the same side.").arg(f.who("friendly")); }},
        Saying{"hidden_room",
            [](const Facts &f) { return RefusalWording::tr("Room %1 is still hidden.").arg(f.room("hidden_room")); }},
        Saying{"not_at_the_nest", [](const Facts &f)
            { return RefusalWording::tr("%1 is not on the nest's tile.").arg(f("not_at_the_nest")); }},
        Saying{"not_near_a_vent_or_passage",
            [](const Facts &f)
            {
                return RefusalWording::tr("%1 is not on or next to a vent or a red passage.")
                    .arg(f("not_near_a_vent_or_passage"));
            }},
        Saying{"reserves",
            [](const Facts &f) { return RefusalWording::tr("No figure is left in the reserves: %1.").arg(f("kind")); }},
        Saying{"weapon",
            [](const Facts &f) { return RefusalWording::tr("The attacker does not have %1.").arg(f("weapon")); }},
        Saying{"no_target",
            [](const Facts &f) { return RefusalWording::tr("This cannot be attacked: %1.").arg(f("no_target")); }},
        Saying{"not_now",
            [](const Facts &)
            {
                return RefusalWording::tr(
                    "What this extra asks for does not hold now: the Speed, or no enemy next to the attacker.");
            }},
        Saying{"explodes",
            [](const Facts &f)
            {
                return RefusalWording::tr("%1 explodes: everybody in its reach gets a roll of its own.")
                    .arg(f("explodes"));
            }},
        Saying{"goes_off",
            [](const Facts &f) { return RefusalWording::tr("The weapon goes off on %1.").arg(f("goes_off")); }},
        Saying{"due_radius",
            [](const Facts &f)
            {
                return RefusalWording::tr("It reaches %1 spaces by its card, not %2.")
                    .arg(f("due_radius"), f("radius"));
            }},
        Saying{"no_power",
            [](const Facts &f) { return RefusalWording::tr("%1 gathers no power tokens.").arg(f.who("no_power")); }},
        Saying{"in_use", [](const Facts &) { return RefusalWording::tr("That weapon is in use already."); }},
        Saying{"only_a_weapon", [](const Facts &f)
            { return RefusalWording::tr("%1 is a weapon to attack with, and nothing else.").arg(f("only_a_weapon")); }},
        Saying{"deploys", [](const Facts &f)
            { return RefusalWording::tr("It is put onto the map as a drone: %1.").arg(f("deploys")); }},
        Saying{"nobody_brings", [](const Facts &f)
            { return RefusalWording::tr("%1 comes by a kit card: say whose.").arg(f("nobody_brings")); }},
        Saying{"extra", [](const Facts &) { return RefusalWording::tr("The weapon does not allow this extra."); }},
        Saying{"from",
            [](const Facts &) { return RefusalWording::tr("Attacker and target do not stand where it was said."); }},
        Saying{"stealth",
            [](const Facts &f)
            {
                return RefusalWording::tr("Stealth: %2 spaces away, and %1 is the most.")
                    .arg(f("stealth"), f("distance"));
            }},
        Saying{"range",
            [](const Facts &f)
            {
                return RefusalWording::tr("%1 spaces away, and the weapon reaches %2.").arg(f("distance"), f("range"));
            }},
        Saying{"emi_spaces", [](const Facts &f)
            { return RefusalWording::tr("EMI stops it: %1 spaces of it lie between.").arg(f("emi_spaces")); }},
        Saying{"blocked_by", [](const Facts &f)
            { return RefusalWording::tr("No line of sight: %1 is in the way.").arg(f("blocked_by")); }},
        Saying{"blocked_at_corner", [](const Facts &f)
            { return RefusalWording::tr("No line of sight: the corner at %1 is shut.").arg(f("blocked_at_corner")); }},
        Saying{"due_black", otherDice},
        Saying{"rolled",
            [](const Facts &f)
            {
                return f.is("rolled", "nothing") ? RefusalWording::tr("The dice are not rolled yet.")
                                                 : RefusalWording::tr("The dice lie already.");
            }},
        Saying{
            "used", [](const Facts &f) { return RefusalWording::tr("%1 was used on this already.").arg(f("used")); }},
        Saying{"cannot_assist", [](const Facts &f)
            { return RefusalWording::tr("%1 cannot assist this attack.").arg(f.who("cannot_assist")); }},
        Saying{"assist", [](const Facts &)
            { return RefusalWording::tr("A reroll by Assist costs two, and takes a figure near that has it."); }},
        Saying{"no_hazard",
            [](const Facts &f) { return RefusalWording::tr("%1 has no hazard to roll for.").arg(f.who("no_hazard")); }},
        Saying{"knockback", [](const Facts &) { return RefusalWording::tr("Nobody is to be knocked back."); }},
        Saying{"not_activated", [](const Facts &f)
            { return RefusalWording::tr("%1 is not activated for this.").arg(f.who("not_activated")); }},
        Saying{"done",
            [](const Facts &f)
            {
                return f.is("done", "attack") ? RefusalWording::tr("It has attacked already.")
                                              : RefusalWording::tr("It has moved already.");
            }},
        Saying{"not_reached", [](const Facts &f)
            { return RefusalWording::tr("The explosion does not reach %1.").arg(f.who("not_reached")); }},
        Saying{"rolls_once",
            [](const Facts &f) { return RefusalWording::tr("One roll is due for %1.").arg(f.who("rolls_once")); }},
        Saying{"stands_on",
            [](const Facts &f) { return RefusalWording::tr("The path must begin on %1.").arg(f("stands_on")); }},
        Saying{"actions",
            [](const Facts &) { return RefusalWording::tr("Several move actions cannot be taken together here."); }},
        Saying{"stat",
            [](const Facts &f) { return RefusalWording::tr("No challenge goes against this: %1.").arg(f("stat")); }},
        Saying{"boosted", [](const Facts &) { return RefusalWording::tr("It cannot be boosted, or not once more."); }},
        Saying{"no_effect",
            [](const Facts &f) { return RefusalWording::tr("There is no such effect: %1.").arg(f("no_effect")); }},
        Saying{
            "effect", [](const Facts &f) { return RefusalWording::tr("%1 does not add to itself.").arg(f("effect")); }},
        Saying{"on", onWhom},
        Saying{"rerolling",
            [](const Facts &f)
            {
                return f.is("rerolling", "commando") ? RefusalWording::tr("Now the commandos reroll, or pass.")
                                                     : RefusalWording::tr("Now the overseer rerolls, or passes.");
            }},
        Saying{"halted", [](const Facts &) { return RefusalWording::tr("No move is halted that could go on."); }},
        Saying{"no_passage",
            [](const Facts &f) { return RefusalWording::tr("No green passage is on %1.").arg(f("no_passage")); }},
        Saying{"happened",
            [](const Facts &f) { return RefusalWording::tr("%1 has happened already.").arg(f("happened")); }},
        Saying{"not_planned", [](const Facts &) { return RefusalWording::tr("No such event is planned."); }},
        Saying{"event", eventLater},
        Saying{"whose", whose},
    };
    return all;
}

} // namespace

QString sentence(const omega::PublicTable &table, const omega::Violation &violation)
{
    return firstSaid(sayings(), Facts(table, violation), violation.rule);
}

Objection objectionOf(const SeenView &view, const omega::Violation &why)
{
    return {why.rule, [view, why] { return sentence(view->open, why); }};
}

ReasonWords omegaReasonWords()
{
    return {[]
        {
            return RefusalWording::tr("This cannot be: what it names is not there, there are not so many tokens, or "
                                      "something else at the table still hangs on it. Put that right first.");
        },
        []
        {
            return RefusalWording::tr("Somebody has learned something by what would be undone. That cannot be "
                                      "unlearned: say why the table goes back.");
        }};
}

} // namespace dossier::wording
