#include "views/omega/verdict/attack_wording.h"

#include "views/board/space_name.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct AttackWording
{
    Q_DECLARE_TR_FUNCTIONS(AttackWording)
};

Gap gapOf(omega::Unknown unknown, const omega::Board &board, const BoardChoice &choice)
{
    const std::size_t actor = choice.actor.value();
    const std::size_t target = choice.target.value();
    const auto weapon = [&] { return weaponName(board.pieces[actor], choice.weapon.value()); };
    switch (unknown)
    {
    case omega::Unknown::WeaponRange:
        return {AttackWording::tr("Fill in the range"), weapon(), actor};
    case omega::Unknown::WeaponDice:
        return {AttackWording::tr("Fill in the dice"), weapon(), actor};
    case omega::Unknown::RangedDefense:
        return {AttackWording::tr("Fill in the ranged defense"), pieceName(board, target), target};
    case omega::Unknown::MeleeDefense:
        return {AttackWording::tr("Fill in the melee defense"), pieceName(board, target), target};
    }
    return {};
}

} // namespace

std::vector<Gap> gaps(const omega::Board &board, const BoardChoice &asked, const Judgement &judgement)
{
    const BoardChoice choice = mended(board, asked);
    std::vector<Gap> list;
    if (!choice.actor)
        return list;
    const QString actor = pieceName(board, *choice.actor);
    if (judgement.unjudged == Unjudged::SpeedUnknown && (hasPath(choice) || !choice.target))
        list.push_back({AttackWording::tr("Fill in the speed"), actor, *choice.actor});
    if (hasPath(choice) || !choice.target)
        return list;
    if (board.pieces[*choice.actor].weapons.empty())
        list.push_back({AttackWording::tr("Fill in a weapon"), actor, *choice.actor});
    if (judgement.attack)
        for (const omega::Unknown unknown : judgement.attack->unknown)
            list.push_back(gapOf(unknown, board, choice));
    return list;
}

QString exactly(const omega::WoundChance &chance)
{
    return AttackWording::tr("Exactly %1: %n hit(s) or more", nullptr, chance.hits)
        .arg(QString::fromStdString(chance.chance.text()));
}

QString dice(const DicePool &pool)
{
    QStringList parts;
    if (pool.black > 0)
        parts << AttackWording::tr("%n black di(c)e", "dice", pool.black);
    if (pool.red > 0)
        parts << AttackWording::tr("%n red", "dice", pool.red);
    return parts.isEmpty() ? AttackWording::tr("no dice") : parts.join(QStringLiteral(", "));
}

QString pieceName(const omega::Board &board, std::size_t piece)
{
    const omega::Piece &one = board.pieces.at(piece);
    const QString label = singleLine(QString::fromStdString(one.label), 40);
    if (!label.isEmpty())
        return label;
    const QString place = spaceName(one.figure.at);
    return one.side == Side::Commando ? AttackWording::tr("commando on %1").arg(place)
                                      : AttackWording::tr("enemy on %1").arg(place);
}

QString weaponName(const omega::Piece &piece, std::size_t weapon)
{
    const QString name = singleLine(QString::fromStdString(piece.weapons.at(weapon).name), 40);
    return name.isEmpty() ? AttackWording::tr("Weapon %1").arg(weapon + 1) : name;
}

} // namespace dossier::wording
