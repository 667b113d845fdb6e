#include "app/specter/session_place.h"

#include "app/session/session_place.h"
#include "app/specter/game_session.h"
#include "views/specter/words/lines.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <memory>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct SpecterPlace
{
    Q_DECLARE_TR_FUNCTIONS(SpecterPlace)
};

QStringList placeWords(const specter::PublicTable &open)
{
    // The result is shown as that of the session.
    const bool over = open.clock.phase == specter::Phase::Over;
    QStringList all{over ? specterJournalLists().round(open.clock.turn) : wording::name(open.clock)};
    if (!open.hunters.empty())
        all << SpecterPlace::tr("%n hunter(s)", nullptr, static_cast<int>(open.hunters.size()));
    return all;
}

} // namespace

SessionPlace specterPlace(FileLookedAt &file, const QString &path, qint64 number)
{
    return placeIn<SpecterRules>(file, path, number, openSpecterIn,
        [](const specter::Table &table) -> std::function<QStringList()>
        { return [open = std::make_shared<const specter::PublicTable>(table.open)] { return placeWords(*open); }; });
}

} // namespace dossier
