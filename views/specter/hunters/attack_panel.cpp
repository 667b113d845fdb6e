#include "views/specter/hunters/attack_panel.h"

#include "model/specter/seen/rule_ids.h"
#include "views/rules/rule_links.h"
#include "views/specter/parts/attack_odds.h"
#include "views/specter/parts/option_row.h"
#include "views/specter/words/command_wording.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace dossier
{

namespace
{

struct AttackWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::AttackPanel)
};

struct DieWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::DieEntry)
};

constexpr int maxDiceOfRoll = 3;
constexpr int maxDieFace = 6;
constexpr std::size_t maxRollsOfDie = 99;

/// True if a command waits for dice that are entered here.
bool isRolled(const specter::Due &due)
{
    return holds_alternative<specter::SpringAmbush>(due.command) || holds_alternative<specter::AttackAgent>(due.command)
        || holds_alternative<specter::QuickDraw>(due.command) || holds_alternative<specter::UseStrength>(due.command);
}

const specter::Command &rolledFor(const SpecterViewPtr &view, const RollDraft &draft)
{
    return view->due.at(draft.options.at(draft.option)).command;
}

std::optional<specter::AttackTerms> termsOf(const SpecterViewPtr &view, const RollDraft &draft)
{
    return termsOf(view->open, rolledFor(view, draft));
}

/// Returns the draft with that option and no dice.
RollDraft choosing(const SpecterViewPtr &view, RollDraft draft, std::size_t option)
{
    draft.option = option;
    draft.isRolled = false;
    const std::optional<specter::AttackTerms> terms = termsOf(view, draft);
    draft.dice.assign(static_cast<std::size_t>(std::min(terms ? terms->dice : 1, maxDiceOfRoll)), {});
    return draft;
}

/// Of equivalent rolls, such as an attack on either agent, returns the likeliest hit.
std::size_t likeliest(const SpecterViewPtr &view, const std::vector<std::size_t> &options)
{
    const auto due = [&](std::size_t index) -> const specter::Command & { return view->due[index].command; };
    const auto chance = [&](std::size_t index)
    {
        const bool isAlike = due(index).index() == due(options.front()).index();
        return isAlike ? chanceOf(view->open, due(index)).approximately() : -1.0;
    };
    return static_cast<std::size_t>(std::ranges::max_element(options, {}, chance) - options.begin());
}

/// A die that is rolled once has one roll, any other continues after a six.
bool isComplete(const std::vector<int> &rolls, bool isRolledOnce)
{
    return !rolls.empty() && (rolls.back() != maxDieFace || isRolledOnce);
}

bool isComplete(const SpecterViewPtr &view, const RollDraft &draft)
{
    return !draft.options.empty()
        && std::ranges::all_of(draft.dice,
            [isOnce = !termsOf(view, draft)](const std::vector<int> &rolls) { return isComplete(rolls, isOnce); });
}

/// True if the dice hit; nothing when they can be read both ways.
std::optional<bool> hit(const SpecterViewPtr &view, const RollDraft &draft)
{
    if (const std::optional<specter::AttackTerms> terms = termsOf(view, draft))
        return specter::hits(*terms, draft.dice);
    return draft.dice.front().front() >= minRoll(view->open, rolledFor(view, draft));
}

SpecterCommand rolling(const SpecterViewPtr &view, const RollDraft &draft, const std::optional<bool> &decided)
{
    return makeSpecterCommand(withDice(rolledFor(view, draft), draft.dice, decided));
}

/// Returns the rolls of a die in words.
QString wordsOf(const std::vector<int> &rolls, bool isOnce)
{
    QStringList rolled;
    for (const int face : rolls)
        rolled << QString::number(face);
    const QString sum = rolled.join(QStringLiteral(" + "));
    if (rolls.empty())
        return DieWords::tr("not entered");
    if (!isComplete(rolls, isOnce))
        return DieWords::tr("%1 + roll again", "faces so far").arg(sum);
    return rolls.size() == 1 ? sum
                             : QStringLiteral("%1 = %2").arg(sum).arg(std::accumulate(rolls.begin(), rolls.end(), 0));
}

/// Shows a die whose sixes are rolled again: the user presses each face that came up.
Part die(const SpecterViewPtr &view, const RollDraft &draft, std::size_t number, const RollActions &actions)
{
    const bool isOnce = !termsOf(view, draft);
    const QString name = isOnce ? DieWords::tr("Die") : DieWords::tr("Die %1").arg(number + 1);
    Parts faces;
    for (int face = 1; face <= maxDieFace; ++face)
        faces.push_back(button(
            QString::number(face), "die", [=, change = actions.change] { change(withFace(view, draft, number, face)); })
                .named(DieWords::tr("%1: %2", "a die, a face").arg(name, QString::number(face)))
                .withTip(face == maxDieFace && !isOnce
                        ? DieWords::tr("A six: it is rolled again and added; then enter the next roll")
                        : DieWords::tr("It shows %1; keys 1 to 6 do the same, Backspace removes a roll").arg(face)));
    return column(
        {row({text(name, Role::Small), text(wordsOf(draft.dice[number], isOnce), Role::Strong).stretched()}).spaced(8),
            flow(std::move(faces)).spaced(6)})
        .spaced(4)
        .keyed(dieKey(number));
}

/// People decide where the dice together reach the count, and none of them does.
Part buttons(const SpecterViewPtr &view, const RollDraft &draft, const RollActions &actions)
{
    const auto giving = [&](const std::optional<bool> &decided)
    { return [give = actions.give, command = rolling(view, draft, decided)] { give(command); }; };
    if (isUndecided(view, draft))
        return flow({button(AttackWords::tr("It hits"), "secondary", giving(true))
                            .keyed(QStringLiteral("hits"))
                            .withTip(AttackWords::tr("The players decide that the dice count together")),
                        button(AttackWords::tr("It misses"), "secondary", giving(false))
                            .keyed(QStringLiteral("misses"))
                            .withTip(AttackWords::tr("The players decide that each die counts by itself"))})
            .spaced(8);
    const bool isFilled = isComplete(view, draft);
    return flow(
        {button(isFilled ? commandText(view, draft) : AttackWords::tr("Enter the roll"), "secondary", giving({}))
                .keyed(QStringLiteral("enterRoll"))
                .withTip(AttackWords::tr("The dice on the table match those entered here"))
                .disabledIf(!isFilled, AttackWords::tr("First enter what each die shows")),
            button(AttackWords::tr("Let Dossier roll"), "secondary",
                [roll = actions.roll, command = rolling(view, draft, {})] { roll(command); })
                .keyed(QStringLiteral("roll"))
                .withTip(AttackWords::tr("Dossier rolls every die; the journal says so"))
                .when(actions.roll && !isFilled)})
        .spaced(8);
}

/// Names the roll, where more than one can be meant.
Part options(const SpecterViewPtr &view, const RollDraft &draft, const RollActions &actions)
{
    std::vector<RowOption> all;
    for (const std::size_t index : draft.options)
        all.push_back({wording::button(*view, view->due[index].command), {}});
    if (all.size() < 2)
        all.clear();
    return optionRow(AttackWords::tr("Reason for the roll"), {}, all, static_cast<int>(draft.option),
        [view, draft, change = actions.change](int option)
        { change(choosing(view, draft, static_cast<std::size_t>(option))); });
}

/// SO-HUNT-1: an ambush comes before the attack. A found agent's character is public, and so is this question.
QString ambushBefore(const SpecterViewPtr &view, const RollDraft &draft)
{
    const bool attacks = holds_alternative<specter::AttackAgent>(rolledFor(view, draft));
    const auto isAmbush
        = [&](std::size_t index) { return holds_alternative<specter::SpringAmbush>(view->due[index].command); };
    return attacks && std::ranges::any_of(draft.options, isAmbush)
        ? AttackWords::tr("Before the roll, ask the agent: an ambush? It is rolled here, too.")
        : QString();
}

} // namespace

RollDraft draftFor(const SpecterViewPtr &view, const RollDraft &before)
{
    if (!before.options.empty() && before.turn == view->open.turn && before.due == view->due)
        return before;
    RollDraft draft{.turn = view->open.turn, .due = view->due};
    for (std::size_t i = 0; i < view->due.size(); ++i)
        if (isRolled(view->due[i]))
            draft.options.push_back(i);
    return draft.options.empty() ? draft : choosing(view, draft, likeliest(view, draft.options));
}

RollDraft withFace(const SpecterViewPtr &view, RollDraft draft, std::size_t die, int face)
{
    std::vector<int> &rolls = draft.dice.at(die);
    if (isComplete(rolls, !termsOf(view, draft)) || rolls.size() == maxRollsOfDie)
        rolls.clear();
    rolls.push_back(face);
    draft.isRolled = false;
    return draft;
}

RollDraft withTypedFace(
    const SpecterViewPtr &view, const RollDraft &draft, std::optional<std::size_t> focused, int face)
{
    const auto waits
        = [isOnce = !termsOf(view, draft)](const std::vector<int> &rolls) { return !isComplete(rolls, isOnce); };
    if (!focused || !waits(draft.dice.at(*focused)))
        if (const auto next = std::ranges::find_if(draft.dice, waits); next != draft.dice.end())
            focused = static_cast<std::size_t>(next - draft.dice.begin());
    return focused ? withFace(view, draft, *focused, face) : draft;
}

bool canTakeBack(const RollDraft &draft)
{
    return !draft.isRolled
        && std::ranges::any_of(draft.dice, [](const std::vector<int> &rolls) { return !rolls.empty(); });
}

RollDraft withoutLastRoll(RollDraft draft, std::optional<std::size_t> focused)
{
    if (!canTakeBack(draft))
        return draft;
    const auto last = std::ranges::find_if(
        draft.dice.rbegin(), draft.dice.rend(), [](const std::vector<int> &rolls) { return !rolls.empty(); });
    std::vector<int> &rolls = focused && !draft.dice.at(*focused).empty() ? draft.dice[*focused] : *last;
    rolls.pop_back();
    return draft;
}

std::optional<RollDraft> draftOf(const SpecterViewPtr &view, RollDraft draft, const SpecterCommand &rolled)
{
    const auto option = std::ranges::find_if(draft.options, [&](std::size_t due)
        { return withDice(view->due[due].command, {}, {}) == withDice(rolled.command(), {}, {}); });
    if (option == draft.options.end())
        return std::nullopt;
    draft = choosing(view, draft, static_cast<std::size_t>(option - draft.options.begin()));
    std::vector<std::vector<int>> faces;
    if (const auto *attack = get_if<specter::AttackAgent>(&rolled.command()))
        faces = attack->dice;
    else if (const auto *draw = get_if<specter::QuickDraw>(&rolled.command()))
        faces = draw->dice;
    std::ranges::copy_n(faces.begin(), static_cast<int>(std::min(faces.size(), draft.dice.size())), draft.dice.begin());
    draft.isRolled = true;
    return draft;
}

bool isUndecided(const SpecterViewPtr &view, const RollDraft &draft)
{
    return isComplete(view, draft) && !hit(view, draft);
}

std::optional<SpecterCommand> commandOf(const SpecterViewPtr &view, const RollDraft &draft)
{
    return isComplete(view, draft) && hit(view, draft) ? std::optional(rolling(view, draft, {})) : std::nullopt;
}

QString commandText(const SpecterViewPtr &view, const RollDraft &draft)
{
    if (!isComplete(view, draft) || !hit(view, draft))
        return {};
    return *hit(view, draft) ? AttackWords::tr("Enter: a hit") : AttackWords::tr("Enter: a miss");
}

Part attackPanel(const SpecterViewPtr &view, const RollDraft &draft, const RollActions &actions)
{
    const specter::Command &due = rolledFor(view, draft);
    const QString question
        = (QStringList{ambushBefore(view, draft), wording::questionBefore(view->open, due)}).join(u' ').trimmed();
    Parts all{text(wording::attackHeadline(view->open, due), Role::Strong).wrapping(), options(view, draft, actions),
        text(wording::odds(view->open, due)).wrapping().withTip(wording::exactOdds(view->open, due)),
        text(question, Role::Small).wrapping().when(!question.isEmpty())};
    for (std::size_t number = 0; number < draft.dice.size(); ++number)
        all.push_back(die(view, draft, number, actions));
    all.push_back(
        text(AttackWords::tr("No single die reaches the distance, but together they do: the rules leave this open."),
            Role::Small)
            .wrapping()
            .when(isUndecided(view, draft)));
    all.push_back(buttons(view, draft, actions));
    all.push_back(ruleLinks({rule::SO_HUNT_4}, actions.openRule));
    return card(std::move(all))
        .spaced(6, {14, 8, 14, 8})
        .with(&Box::look, QLatin1String("verdict"))
        .keyed(QStringLiteral("attack"));
}

QString dieKey(std::size_t die)
{
    return QStringLiteral("die%1").arg(die);
}

} // namespace dossier
