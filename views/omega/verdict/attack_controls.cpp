#include "views/omega/verdict/attack_controls.h"

#include "views/omega/verdict/attack_wording.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace dossier
{

namespace
{

struct ControlWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::AttackControls)
};

constexpr int maxDefense = 20;
constexpr int maxActions = 6;

/// A caption and its field, shown together; the tooltip is the field's name, too.
Part captioned(const QString &caption, const QString &tip, Part control, bool isShown)
{
    return row({text(caption, Role::Small), std::move(control).named(tip).withTip(tip)}).spaced(6).when(isShown);
}

/// Makes the fields of a choice: each enters the choice with its own member changed.
struct ChoiceFields
{
    const BoardChoice &choice;
    const Action<BoardChoice> &changed;

    template <typename Change>
    [[nodiscard]] Action<QVariant> entering(Change change) const
    {
        return [before = choice, changed = changed, change](const QVariant &entered)
        {
            BoardChoice after = before;
            change(after, entered.toInt());
            if (after != before)
                changed.run(after);
        };
    }

    template <typename Change>
    [[nodiscard]] Part list(const char *key, const QStringList &options, int row, Change change) const
    {
        return dossier::choice(QString::fromLatin1(key), {}, options, row, entering(change));
    }

    template <typename Change>
    [[nodiscard]] Part number(const char *key, int value, int min, int max, Change change) const
    {
        return field(QString::fromLatin1(key), {}, value, entering(change))
            .with(&Field::min, min)
            .with(&Field::max, max)
            .with(&Field::entersWhenDone, true);
    }
};

QStringList weaponNames(const omega::Board &board, const BoardChoice &choice)
{
    QStringList names{ControlWords::tr("None", "weapon")};
    if (choice.actor)
        for (std::size_t i = 0; i < board.pieces.at(*choice.actor).weapons.size(); ++i)
            names << wording::weaponName(board.pieces[*choice.actor], i);
    return names;
}

Part weaponField(const omega::Board &board, const ChoiceFields &fields, bool isShown)
{
    const std::optional<std::size_t> weapon = fields.choice.weapon;
    return captioned(ControlWords::tr("Weapon"), ControlWords::tr("Weapon of the attack"),
        fields.list("weapon", weaponNames(board, fields.choice), weapon ? static_cast<int>(*weapon) + 1 : 0,
            [](BoardChoice &after, int row)
            { after.weapon = row > 0 ? std::optional(static_cast<std::size_t>(row) - 1) : std::nullopt; }),
        isShown);
}

Part kindField(const ChoiceFields &fields, bool isShown)
{
    return captioned(ControlWords::tr("Attack"), ControlWords::tr("Ranged or melee attack"),
        fields.list("kind", {ControlWords::tr("Ranged"), ControlWords::tr("Melee")},
            fields.choice.attack == AttackType::Melee ? 1 : 0,
            [](BoardChoice &after, int row) { after.attack = row == 1 ? AttackType::Melee : AttackType::Ranged; }),
        isShown);
}

Part rerollField(const ChoiceFields &fields, bool isShown)
{
    const std::optional<Reroll> reroll = fields.choice.reroll;
    //: no reroll
    const QStringList options{ControlWords::tr("None"), ControlWords::tr("All dice"), ControlWords::tr("Blanks")};
    return captioned(ControlWords::tr("Reroll"), ControlWords::tr("Reroll that an ability grants once"),
        fields.list("reroll", options,
            !reroll                      ? 0
                : *reroll == Reroll::All ? 1
                                         : 2,
            [](BoardChoice &after, int row)
            { after.reroll = row == 0 ? std::nullopt : std::optional(row == 1 ? Reroll::All : Reroll::Blanks); }),
        isShown);
}

/// Fields for the effects of abilities on the attack.
Parts abilityFields(const ChoiceFields &fields, bool isShown)
{
    constexpr int maxDice = DicePool::maxOfAKind;
    const BoardChoice &now = fields.choice;
    return {captioned(ControlWords::tr("Black ±"), ControlWords::tr("Black dice that abilities add or remove"),
                fields.number("black", now.moreDice.black, -maxDice, maxDice,
                    [](BoardChoice &after, int dice) { after.moreDice.black = dice; }),
                isShown),
        captioned(ControlWords::tr("Red ±"), ControlWords::tr("Red dice that abilities add or remove"),
            fields.number("red", now.moreDice.red, -maxDice, maxDice,
                [](BoardChoice &after, int dice) { after.moreDice.red = dice; }),
            isShown),
        captioned(ControlWords::tr("Defense ±"), ControlWords::tr("What abilities add to the target’s defense"),
            fields.number("defense", now.moreDefense, -maxDefense, maxDefense,
                [](BoardChoice &after, int hits) { after.moreDefense = hits; }),
            isShown),
        rerollField(fields, isShown)};
}

/// OP-MOVE-6: a commando of the revised edition takes several move actions together.
Part actionsField(const omega::Board &board, Printing printing, const ChoiceFields &fields, bool moves)
{
    return captioned(ControlWords::tr("Moves"), ControlWords::tr("Move actions taken together as one"),
        fields.number("actions", fields.choice.actions, 1, maxActions,
            [](BoardChoice &after, int moved) { after.actions = moved; }),
        moves && printing == Printing::Revised && board.pieces[*fields.choice.actor].side == Side::Commando);
}

} // namespace

Part attackControls(
    const omega::Board &board, const BoardChoice &choice, Printing printing, const Action<BoardChoice> &changed)
{
    const bool attacks = choice.target && !hasPath(choice);
    const bool moves = choice.actor && !attacks;
    const bool isArmed = choice.actor && !board.pieces[*choice.actor].weapons.empty();
    const ChoiceFields fields{choice, changed};
    Parts all{weaponField(board, fields, attacks && isArmed), kindField(fields, attacks && !choice.weapon)};
    std::ranges::move(abilityFields(fields, attacks && choice.weapon), std::back_inserter(all));
    all.push_back(actionsField(board, printing, fields, moves));
    all.push_back(field(QStringLiteral("diagonal"), ControlWords::tr("Diagonal used"), choice.diagonalUsed,
        fields.entering([](BoardChoice &after, int isUsed) { after.diagonalUsed = isUsed != 0; }))
            .with(&Field::around, ControlWords::tr("Diagonal used"))
            .withTip(ControlWords::tr("The turn’s one diagonal step has been used"))
            .when(moves));
    return flow(std::move(all)).spaced(12).named(ControlWords::tr("What to work out")).when(attacks || moves);
}

} // namespace dossier
