#include "views/conquest/owner/sheet_fields.h"
#include "views/conquest/setup/setup_cards.h"
#include "views/conquest/words/sample_cards.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

using namespace conquest;

struct UnknownWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ConquestUnknownCard)
};

constexpr int maxOfALocation = 20;

Part objectiveRow(const ConquestWish &wish, const Action<ConquestWish> &change)
{
    const QString objective = singleLine(wording::printed(wish.objective.name));
    const auto number
        = [&](const char *key, const QString &name, const QString &around, std::optional<int> LocationCard::*member)
    {
        return printedNumber(QLatin1String(key), name, around, wish.objective.*member, maxOfALocation,
            [wish, member, change](std::optional<int> now)
            {
                ConquestWish next = wish;
                next.objective.*member = now;
                change.run(next);
            })
            .withTip(UnknownWords::tr("Printed on the objective"));
    };
    return row({text(objective, Role::Strong).stretched(),
        number("resistance", UnknownWords::tr("Resistance of %1").arg(objective), UnknownWords::tr("Resistance %1"),
            &LocationCard::resistance),
        number("population", UnknownWords::tr("Population of %1").arg(objective), UnknownWords::tr("Population %1"),
            &LocationCard::population)});
}

} // namespace

Part unknownCard(const Pack &pack, const ConquestWish &wish, const Action<ConquestWish> &change)
{
    const LocationCard &objective = wish.players.variants.monument ? pack.monument : pack.capitol;
    const bool asksObjective = !objective.resistance || !objective.population;
    const bool asksSheet = wish.players.mode != Mode::Competitive
        && !hasAllDice(wish.players.mode == Mode::Brutal ? pack.brutal : pack.standard);
    const auto changeSheet = [wish, change](const ResistanceSheet &sheet)
    {
        ConquestWish next = wish;
        next.sheet = sheet;
        change.run(next);
    };
    return formCard(
        {text(UnknownWords::tr("Printed in your box"), Role::Caption),
            text(UnknownWords::tr("Dossier does not know these numbers. Copy them from your box; it asks only once."),
                Role::Small)
                .wrapping(),
            objectiveRow(wish, change).when(asksObjective), sheetFields(wish.sheet, changeSheet).when(asksSheet)})
        .when(asksObjective || asksSheet);
}

} // namespace dossier
