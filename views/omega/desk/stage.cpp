#include "views/omega/desk/stage.h"

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/doors.h"
#include "model/omega/seen/footing.h"
#include "model/omega/seen/numbers.h"
#include "views/board/space_name.h"
#include "views/omega/desk/events_panel.h"
#include "views/omega/desk/headline.h"
#include "views/omega/selection/turned.h"
#include "views/omega/words/command_wording.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct StageWords
{
    Q_DECLARE_TR_FUNCTIONS(StageWords)
};

using omega::PublicTable;
using wording::Tone;

constexpr qsizetype maxReasons = 3;

/// True when the command places a figure, or an objective of a card.
bool placesOne(const OmegaCommand &command)
{
    const auto *resolve = command.as<omega::ResolveCard>();
    return command.as<omega::Spawn>() != nullptr || (resolve != nullptr && resolve->at);
}

/// Returns the target, with the sign for an attack on it.
QString keptOf(const QString &headline, const QString &target)
{
    const QString attacked = QStringLiteral("→ ") + target;
    return headline.contains(attacked) ? attacked : target;
}

/// Says why the picked markers cannot be placed so, or no figure or objective can be placed on the picked space.
void describePlacing(Stage &stage, const omega::View &view, const Picked &picked)
{
    const Offer *refused = nullptr;
    for (const Offer &offer : stage.offers)
    {
        const bool spawns = picked.space && placesOne(offer.command);
        if (spawns && !offer.no)
            return;
        if (offer.no && (spawns || (!picked.marked.empty() && offer.command.as<omega::PlaceMarkers>() != nullptr)))
            refused = &offer;
    }
    if (refused == nullptr)
        return;
    stage.text = wording::sentence(view.open, *refused->no);
    stage.rules = {refused->no->rule};
    if (placesOne(refused->command))
        stage.tone = Tone::Refused;
}

/// Says at the beginning of the sample what each side is after; other missions have a guide.
void describeSample(Stage &stage, const omega::View &view)
{
    const omega::Clock &clock = view.open.clock;
    const bool isBeginning
        = clock.round == 1 && (clock.step == omega::Step::Timer || clock.step == omega::Step::Transfer);
    if (stage.text.isEmpty() && isBeginning && !hasGuide(view.open.content.mission))
        stage.text = StageWords::tr("In this sample the commandos win when they open the door of the goal room. The "
                                    "overseer wins when all commandos have fallen before.");
}

/// Says what the event that has come does, or where that is printed.
void describeEvent(Stage &stage, const omega::View &view)
{
    const omega::MissionEvent *event = eventDue(view);
    if (event == nullptr)
        return;
    for (const EventLine &line : eventLines(view))
        if (const auto *resolve = line.apply ? line.apply->as<omega::ResolveEvent>() : nullptr;
            resolve != nullptr && resolve->event == event->id)
            stage.text = StageWords::tr("What to do: %1.", "for an event of the mission").arg(line.does);
}

/// An attack, and the turn that precedes it.
struct OfferedAttack
{
    const omega::DeclareAttack *attack = nullptr;
    const omega::Face *turn = nullptr;
};

/// Returns the first attack that is offered, by itself or after its preparations, if it can be judged.
OfferedAttack attackOf(const omega::View &view, const Offers &offers)
{
    for (const Offer &offer : offers)
        for (const OmegaCommand *command : {offer.then ? &*offer.then : nullptr, &offer.command})
            if (const auto *attack = command != nullptr ? command->as<omega::DeclareAttack>() : nullptr;
                attack != nullptr && omega::isPlaced(view.open, *attack))
                return {attack, offer.command.as<omega::Face>()};
    return {};
}

/// Returns the odds of an attack as it would be declared: after the turn, where it needs one first.
omega::AttackVerdict oddsOf(const omega::View &view, const OfferedAttack &offered)
{
    const std::optional<omega::View> after
        = offered.turn != nullptr ? turned(view, offered.turn->who, offered.turn->facing) : std::nullopt;
    return omega::planOf(after ? after->open : view.open, *offered.attack).verdict;
}

/// Adds the grid's judgement; returns the rules that its sentences cover.
std::vector<Rule> judge(Stage &stage, const omega::View &view, const Picked &picked, const SessionBoard &board,
    const BoardChoice &choice, const Judgement &judgement)
{
    const bool isQuestion = (picked.actor && picked.target) || picked.path.size() > 1;
    std::vector<Rule> rules;
    if (!isQuestion || !choice.actor)
        return rules;
    QStringList texts;
    // A game is played by one edition.
    Judgement own = judgement;
    own.other = {};
    wording::Reasons reasons = wording::reasons(board.board, choice, own);
    // A lost die changes the odds: it is said before the attack is declared.
    if (stage.tone != Tone::Refused)
        std::ranges::stable_partition(reasons, &wording::Reason::comesFirst);
    for (const wording::Reason &reason : reasons)
        if (texts.size() < maxReasons)
        {
            texts << reason.text;
            rules.insert(rules.end(), reason.rules.begin(), reason.rules.end());
        }
    stage.text = texts.join(u' ');
    stage.rules = wording::rulesOf(reasons, choice, judgement);
    const OfferedAttack offered = attackOf(view, stage.offers);
    const omega::DeclareAttack *attack = offered.attack;
    if (attack == nullptr)
        return rules;
    stage.odds = oddsOf(view, offered);
    stage.turnsFirst = offered.turn != nullptr;
    if (stage.odds->unseen && !stage.odds->sight.lineOfSight)
        stage.text = StageWords::tr("%1 has not moved in this activation, so it needs no line of sight.")
                         .arg(wording::nameOf(view.open, attack->attacker));
    return rules;
}

/// True when the command is what the picks request: with a target an attack on it, with a way a move.
bool isAskedFor(const OmegaCommand &command, const Picked &picked)
{
    if (picked.door)
        return command.as<omega::OpenDoor>() != nullptr;
    if (picked.target)
        return command.as<omega::DeclareAttack>() != nullptr;
    return picked.path.size() < 2 || command.as<omega::Move>() != nullptr
        || command.as<omega::ContinueMove>() != nullptr;
}

/// Says why the first offer is refused. The grid's judgement of the same thing follows; where the grid refuses it, its
/// own sentences are better.
void describeWhyNot(Stage &stage, const omega::View &view, const std::vector<Rule> &rules, const Picked &picked)
{
    const auto request = std::ranges::find_if(
        stage.offers, [&](const Offer &offer) { return offer.no && isAskedFor(offer.command, picked); });
    const auto first = request != stage.offers.end()
        ? request
        : std::ranges::find_if(stage.offers, [](const Offer &offer) { return offer.no.has_value(); });
    if (first == stage.offers.end())
        return;
    // No way leads there: the proposed one is none, and needs no further comment.
    if (picked.path.size() == 2 && !adjacent(picked.path.front(), picked.path.back()))
    {
        stage.text = StageWords::tr("No path leads to %1 from here.").arg(spaceName(picked.path.back()));
        return;
    }
    const omega::Violation &no = *first->no;
    if (std::ranges::find(rules, no.rule) != rules.end())
        return;
    const QString sentence = wording::sentence(view.open, no);
    stage.text = stage.text.isEmpty() ? sentence : sentence + u' ' + stage.text;
    if (std::ranges::find(stage.rules, no.rule) == stage.rules.end())
        stage.rules.insert(stage.rules.begin(), no.rule);
}

/// The sign answers the picks' request: other possible actions do not change it.
Tone toneOf(const Offers &offers, const Picked &picked)
{
    Tone tone = Tone::Open;
    Tone others = Tone::Open;
    for (const Offer &offer : offers)
    {
        // An enemy attacks by being activated; a turn that comes first does not make an attack legal from the present
        // facing.
        if (offer.then && offer.command.as<omega::ActivateEnemy>() != nullptr)
            return Tone::Allowed;
        Tone &of = isAskedFor(offer.command, picked) ? tone : others;
        if (offer.then || offer.command.as<omega::SpringEvent>() != nullptr
            || offer.command.as<omega::ForceDoor>() != nullptr)
            continue;
        if (!offer.no)
            of = Tone::Allowed;
        else if (of == Tone::Open)
            of = Tone::Refused;
    }
    return tone == Tone::Open ? others : tone;
}

/// True when the combatant was picked only for a look: outside the step of activations an enemy can do nothing.
bool isLookedAt(const omega::View &view, const Picked &picked)
{
    return picked.actor && !view.open.turn && holds_alternative<omega::FigureId>(*picked.actor) && !picked.target
        && picked.path.size() < 2 && !picked.door && view.open.clock.step != omega::Step::Activate;
}

/// OP-GAS-1, OP-ATK-3: adds the hazards on the mover's way and what they cost, but no gas that hurts nobody.
void describeHazards(Stage &stage, const omega::View &view, const Picked &picked)
{
    QStringList gas;
    QString peril;
    for (std::size_t at = 0; picked.actor && at + 1 < picked.path.size();)
    {
        at = omega::firstFooting(view.open, *picked.actor, picked.path, at);
        const omega::Footing footing = omega::footingOf(view.open, *picked.actor, picked.path[at - 1], picked.path[at]);
        if (footing.entersGas)
            gas << spaceName(picked.path[at]);
        if (footing.meetsPeril && peril.isEmpty())
            peril = StageWords::tr("The path enters peril on %1: roll 1 red die, each hit is a wound.")
                        .arg(spaceName(picked.path[at]));
    }
    const QString harm = gas.isEmpty()
        ? QString()
        : StageWords::tr("The path enters corrosive gas on %1: %n wound(s).", "spaces", static_cast<int>(gas.size()))
              .arg(gas.join(QStringLiteral(", ")));
    QStringList told{harm, peril, stage.text};
    told.removeAll(QString());
    stage.text = told.join(u' ');
}

/// EN 1067: names the figures for which the offered move costs more than usual.
void describeCost(Stage &stage, const omega::View &view)
{
    const auto move = std::ranges::find_if(stage.offers, [](const Offer &offer)
        { return !offer.no && (offer.command.as<omega::Move>() || offer.command.as<omega::ContinueMove>()); });
    const QString more = move != stage.offers.end() ? wording::costlier(view.open, move->command.command()) : QString();
    if (more.isEmpty())
        return;
    stage.text = stage.text.isEmpty() ? more : more + u' ' + stage.text;
    stage.rules.insert(stage.rules.begin(), rule::OP_ACT_1);
}

/// Says what opening the picked door does, so that the end surprises nobody.
void describeGoal(Stage &stage, const omega::View &view, const Picked &picked)
{
    if (!picked.door || omega::roomBeside(view.open, *picked.door, omega::RoomState::Goal) == nullptr)
        return;
    const QString goal = StageWords::tr("Behind this door is the goal room: the mission ends when it is opened.");
    stage.text = stage.text.isEmpty() ? goal : goal + u' ' + stage.text;
}

} // namespace

BoardChoice choiceOf(const omega::View &view, const SessionBoard &board, const Picked &picked)
{
    BoardChoice choice;
    choice.actor = board.pieceOf(picked.actor);
    choice.target = board.pieceOf(picked.target);
    if (!choice.actor)
        return choice;
    choice.path = picked.path;
    choice.diagonalUsed = view.open.turn && view.open.turn->who == *picked.actor && view.open.turn->diagonalUsed;
    const Offers offers = offersFor(view, picked);
    for (const Offer &offer : offers)
        if (const auto *move = offer.command.as<omega::Move>(); move != nullptr && !offer.no)
            choice.actions = std::max(choice.actions, move->actions);
    if (!picked.target)
        return choice;
    if (const omega::DeclareAttack *attack = attackOf(view, offers).attack)
    {
        const omega::AttackPlan plan = omega::planOf(view.open, *attack);
        choice.weapon = board.weaponOf(*choice.actor, attack->weapon);
        choice.declaredFrom = attack->from;
        choice.declaredTo = attack->to;
        choice.moreDice = plan.moreDice;
        choice.moreDefense = plan.moreDefense;
    }
    return choice;
}

std::optional<omega::Piece> proposedBy(const PublicTable &table, const Offers &offers)
{
    std::optional<omega::Piece> proposed;
    for (const Offer &offer : offers)
        if (const auto *spawn = offer.command.as<omega::Spawn>(); spawn != nullptr && (!proposed || !offer.no))
        {
            proposed = pieceOf(table, *spawn);
            if (!offer.no)
                break;
        }
    return proposed;
}

bool isRefused(const Stage &stage)
{
    // A preparation that makes the rest legal is done with it.
    const bool doneWithIt = !stage.offers.empty() && stage.offers.front().then && !stage.offers.front().no;
    return stage.tone == Tone::Refused && !doneWithIt;
}

std::vector<omega::Extra> extrasOf(const omega::View &view, const Picked &picked)
{
    std::vector<omega::Extra> extras;
    for (const Offer &offer : offersFor(view, picked))
        if (const auto *attack = offer.command.as<omega::DeclareAttack>())
            if (const auto *weapon = omega::found(view.open.content.weapons, attack->weapon))
                for (const omega::Extra &extra : weapon->extras)
                    if (!extra.always && std::ranges::count(extras, extra.id, &omega::Extra::id) == 0)
                        extras.push_back(extra);
    return extras;
}

Stage stageOfThePast()
{
    return {.headline = StageWords::tr("The game as it was then")};
}

Stage stageOf(const omega::View &view, const Picked &picked, const SessionBoard &board, const BoardChoice &choice,
    const Judgement &judgement)
{
    Stage stage;
    const QString about = view.open.pending.any() ? QString()
        : isLookedAt(view, picked)                ? targetText(view.open, *picked.actor)
                                                  : pickedHeadline(view.open, picked);
    stage.headline = about.isEmpty() ? stepHeadline(view, picked) : about;
    if (!about.isEmpty() && picked.actor && picked.target)
        stage.kept = keptOf(stage.headline, wording::nameOf(view.open, *picked.target));
    // What is placed stays readable in a narrow bar; the instruction before it gives way.
    const auto &allowances = view.open.pending.allowances;
    if (about.isEmpty() && !allowances.empty())
        stage.kept = stage.headline.section(QStringLiteral(": "), -1);
    // OP-SPAWN-1: the last one is a nest's.
    if (!allowances.empty() && allowances.back().tile)
        stage.text = StageWords::tr("The clone nest brings one clone more: place it on the same tile.");
    stage.offers = offersDue(view, picked);
    if (!view.open.pending.any() && !isLookedAt(view, picked))
        for (Offer &offer : offersFor(view, picked))
            stage.offers.push_back(std::move(offer));
    for (Offer &offer : offersPossible(view))
        stage.offers.push_back(std::move(offer));
    if (about.isEmpty() || isLookedAt(view, picked))
    {
        describePlacing(stage, view, picked);
        describeEvent(stage, view);
        describeSample(stage, view);
        return stage;
    }
    stage.tone = toneOf(stage.offers, picked);
    const std::vector<Rule> rules = judge(stage, view, picked, board, choice, judgement);
    if (stage.tone == Tone::Refused)
        describeWhyNot(stage, view, rules, picked);
    else
    {
        describeHazards(stage, view, picked);
        describeCost(stage, view);
    }
    describeGoal(stage, view, picked);
    return stage;
}

} // namespace dossier
