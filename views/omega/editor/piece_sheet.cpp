#include "views/omega/editor/piece_sheet.h"

#include "views/omega/editor/piece_fields.h"
#include "views/omega/editor/weapon_card.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace dossier
{

namespace
{

using Fields = PieceFields<omega::Piece>;

struct SheetWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PieceSheet)
};

constexpr int maxSpeed = 20;
constexpr int maxHits = 99;
constexpr int maxLabelLength = 24;

/// Name and tooltip of a field that changes a figure.
struct Words
{
    QString name;
    QString tip;
};

/// The hits that an attack needs: for one wound, and for two, which only a known defense has.
Part defenseRow(const char *key, const QString &caption, const Words &one, const Words &two, const Fields &fields,
    std::optional<omega::Defense> omega::Piece::*member)
{
    const std::optional<omega::Defense> &now = fields.before.*member;
    const auto setOne = [member](omega::Piece &after, const std::optional<int> &hits)
    {
        const std::optional<omega::Defense> was = after.*member;
        after.*member
            = hits ? std::optional(omega::Defense{*hits, was ? was->hitsForTwo : std::nullopt}) : std::nullopt;
    };
    const auto setTwo = [member](omega::Piece &after, const std::optional<int> &hits)
    {
        if (after.*member)
            (after.*member)->hitsForTwo = hits;
    };
    const QByteArray second = QByteArray(key) + "Two";
    return column(
        {text(caption, Role::Small).wrapping(),
            row({fields.number(key, one.name, now ? std::optional(now->hits) : std::nullopt, maxHits, setOne)
                     .withTip(one.tip)
                     .stretched(),
                fields.number(second.constData(), two.name, now ? now->hitsForTwo : std::nullopt, maxHits, setTwo)
                    .withTip(two.tip)
                    .disabledIf(!now)
                    .stretched()})})
        .spaced(4);
}

Parts defenses(const Fields &fields)
{
    return {defenseRow("ranged", SheetWords::tr("Ranged defense: hits for one wound, for two"),
                {SheetWords::tr("Ranged defense"),
                    SheetWords::tr("Hits that a ranged attack needs for one "
                                   "wound; a dash is unknown")},
                {SheetWords::tr("Ranged defense for two wounds"),
                    SheetWords::tr("Hits that a ranged attack needs for two "
                                   "wounds; a dash for none")},
                fields, &omega::Piece::rangedDefense),
        defenseRow("melee", SheetWords::tr("Melee defense: hits for one wound, for two"),
            {SheetWords::tr("Melee defense"),
                SheetWords::tr("Hits that a melee attack needs for one "
                               "wound; a dash is unknown")},
            {SheetWords::tr("Melee defense for two wounds"),
                SheetWords::tr("Hits that a melee attack needs for two "
                               "wounds; a dash for none")},
            fields, &omega::Piece::meleeDefense)};
}

Part labelAndSpeed(const Fields &fields)
{
    return row({captioned(SheetWords::tr("Label"),
                    fields
                        .line("label", SheetWords::tr("Label"), fields.before.label, maxLabelLength,
                            [](omega::Piece &after, const std::string &label) { after.label = label; })
                        .withTip(SheetWords::tr("Label of the figure’s token: two "
                                                "letters are easiest to read"))),
        captioned(SheetWords::tr("Speed"),
            fields
                .number("speed", SheetWords::tr("Speed"), fields.before.speed, maxSpeed,
                    [](omega::Piece &after, const std::optional<int> &speed) { after.speed = speed; })
                .withTip(SheetWords::tr("Movement points of one move action; a dash is unknown")))});
}

Part facingField(const Fields &fields)
{
    return fields
        .radios("facing", SheetWords::tr("Facing"),
            {QStringLiteral("↑"), QStringLiteral("→"), QStringLiteral("↓"), QStringLiteral("←"),
                QStringLiteral("360°")},
            static_cast<int>(fields.before.facing),
            [](omega::Piece &after, int row) { after.facing = static_cast<Facing>(row); })
        .with(&Field::tips,
            QStringList{SheetWords::tr("It looks north"), SheetWords::tr("It looks east"),
                SheetWords::tr("It looks south"), SheetWords::tr("It looks west"),
                SheetWords::tr("It looks all round")})
        .with(&Field::optionNames,
            QStringList{SheetWords::tr("North"), SheetWords::tr("East"), SheetWords::tr("South"),
                SheetWords::tr("West"), SheetWords::tr("All round")});
}

/// Side, facing, size and abilities of a figure.
Parts kindFields(const Fields &fields)
{
    return {fields
                .radios("side", SheetWords::tr("Side"), {SheetWords::tr("Commando"), SheetWords::tr("Enemy")},
                    static_cast<int>(fields.before.side),
                    [](omega::Piece &after, int row) { after.side = static_cast<Side>(row); })
                .with(&Field::tips,
                    QStringList{
                        SheetWords::tr("It fights for the commandos"), SheetWords::tr("It fights for the overseer")}),
        facingField(fields),
        fields
            .radios("size", SheetWords::tr("Size"), {SheetWords::tr("1 space"), SheetWords::tr("2 × 2 spaces")},
                fields.before.figure.size - 1, [](omega::Piece &after, int row) { after.figure.size = row + 1; })
            .with(&Field::tips,
                QStringList{SheetWords::tr("It takes up one space"),
                    SheetWords::tr("It takes up four spaces, to the "
                                   "east and south of its first")}),
        fields
            .check("sureFooted", SheetWords::tr("Sure-footed"), fields.before.sureFooted,
                [](omega::Piece &after, bool isSure) { after.sureFooted = isSure; })
            .withTip(SheetWords::tr("Rubble costs it no extra points")),
        fields
            .check("clone", SheetWords::tr("Travels by vents"), fields.before.clone,
                [](omega::Piece &after, bool isClone) { after.clone = isClone; })
            .withTip(SheetWords::tr("A clone that goes from vent to vent"))};
}

} // namespace

Part pieceSheet(const omega::Piece &piece, int version, const PieceActions &actions)
{
    const Fields fields{.before = piece, .changed = actions.change, .version = version};
    //: a piece on the board; its sheet is open
    Parts all{text(SheetWords::tr("Figure"), Role::Caption), labelAndSpeed(fields)};
    std::ranges::move(defenses(fields), std::back_inserter(all));
    std::ranges::move(kindFields(fields), std::back_inserter(all));
    all.push_back(weaponCards(piece.weapons,
        [piece, change = actions.change](const std::vector<omega::Weapon> &weapons)
        {
            omega::Piece after = piece;
            after.weapons = weapons;
            change(after);
        }));
    all.push_back(button(SheetWords::tr("Remove the figure"), "secondary", actions.remove)
            .with(&Button::icon, QStringLiteral("x"))
            .withTip(SheetWords::tr("Remove this figure from the board (Del)")));
    all.push_back(stretch());
    return card(std::move(all)).spaced(10, {18, 18, 18, 18}).with(&Box::look, QLatin1String("side"));
}

QString firstUnknownField(const omega::Piece &piece)
{
    return QString::fromLatin1(!piece.speed ? "speed"
            : !piece.rangedDefense          ? "ranged"
            : !piece.meleeDefense           ? "melee"
                                            : "label");
}

} // namespace dossier
