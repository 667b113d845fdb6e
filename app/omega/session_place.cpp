#include "app/omega/session_place.h"

#include "app/play/omega/open_game.h"
#include "app/session/session_place.h"
#include "views/omega/everybody/public_words.h"
#include "views/omega/parts/round_header.h"
#include "views/omega/words/lines.h"
#include "views/omega/words/wording.h"

#include <memory>

namespace dossier
{

namespace
{

QStringList placeWords(const omega::PublicTable &open)
{
    // The result is shown as that of the session.
    const bool over = open.clock.step == omega::Step::Over;
    QStringList all{over ? omegaJournalLists().round(open.clock.round) : roundText(open)};
    if (const QString mission = wording::name(open.content.mission.name); !mission.isEmpty())
        all << mission;
    QStringList commandos;
    for (const omega::Role role : wording::inOrder(open))
        commandos << wording::shortNameOf(open, role);
    if (!commandos.isEmpty())
        all << commandos.join(QStringLiteral(", "));
    return all;
}

} // namespace

SessionPlace omegaPlace(FileLookedAt &file, const QString &path, qint64 number)
{
    return placeIn<OmegaRules>(file, path, number, openGameIn,
        [](const omega::Table &table) -> std::function<QStringList()>
        { return [open = std::make_shared<const omega::PublicTable>(table.open)] { return placeWords(*open); }; });
}

} // namespace dossier
