#include "views/specter/agent/know_card.h"

#include "views/specter/parts/size_line.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct KnowWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::KnowCard)
};

QString possibleSpaces(const PublicKnowledge &known, int now, bool isOver)
{
    if (known.after)
        return KnowWords::tr("space(s) possible after this announcement", nullptr, *known.after) + QStringLiteral(" · ")
            + KnowWords::tr("now %1", "a number of spaces").arg(now);
    return isOver ? KnowWords::tr("space(s) possible at the end", nullptr, now)
                  : KnowWords::tr("space(s) possible now", nullptr, now);
}

} // namespace

Part knowCard(const PublicKnowledge &known, bool isOver)
{
    const int now = known.sizes.empty() ? 0 : known.sizes.back();
    return card(
        {flow({text(KnowWords::tr("What the hunters can know"), Role::Caption),
                  chip(KnowWords::tr("public facts only"), ChipTone::Green)
                      .withTip(KnowWords::tr("Worked out from what was announced and shown, not from your sheet"))})
                .spaced(8),
            row({text(QString::number(known.after.value_or(now)), Role::Title),
                    text(possibleSpaces(known, now, isOver), Role::Small).wrapping().stretched()})
                .spaced(10),
            sizeLine(known.sizes, known.after)})
        .spaced(4, {16, 8, 16, 8});
}

} // namespace dossier
