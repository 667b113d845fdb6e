#include "app/conquest/session_place.h"

#include "app/play/conquest/rules.h"
#include "app/play/open_game.h"
#include "app/session/kept_result.h"
#include "app/session/session_place.h"
#include "model/conquest/seen/numbers.h"
#include "model/core/worded_value.h"
#include "views/conquest/face/face.h"
#include "views/conquest/words/lines.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

#include <memory>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestPlace
{
    Q_DECLARE_TR_FUNCTIONS(ConquestPlace)
};

QStringList placeWords(const conquest::PublicTable &open)
{
    // The result is shown as that of the session.
    const bool over = open.clock.phase == conquest::Phase::Over;
    QStringList all{over ? conquestJournalLists().round(open.clock.round) : wording::name(open.clock)};
    if (open.players.colours.empty())
        return all;
    all << wording::name(open.players.mode);
    const QString wanted = QString::number(conquest::terrorWanted(open));
    if (conquest::isCooperative(open))
        return all << ConquestPlace::tr("Terror %1 of %2").arg(QString::number(conquest::terrorOfAll(open)), wanted);
    QStringList each;
    for (const conquest::Colour player : open.players.colours)
        each << QStringLiteral("%1 %2").arg(wording::name(player), QString::number(conquest::terrorOf(open, player)));
    return all << ConquestPlace::tr("Terror, first to %1 wins: %2", "a number, players with theirs")
                      .arg(wanted, each.join(QStringLiteral(", ")));
}

} // namespace

QString resultOf(const conquest::PublicTable &open)
{
    if (!open.outcome)
        return {};
    const auto word = [](const auto &value) { return QString::fromLatin1(wordOf(value)); };
    QStringList values{word(open.outcome->ending), QString::number(open.clock.round)};
    for (const conquest::Colour winner : open.outcome->winners)
        values << word(winner);
    return keptResult(conquestFace().id, values);
}

QString conquestResult(const QString &kept)
{
    const QStringList values = valuesOfResult(conquestFace().id, kept);
    const auto ending = valueOf<conquest::Ending>(values.value(0).toStdString());
    if (values.size() < 2 || !ending)
        return {};
    conquest::Outcome outcome{*ending, {}};
    for (const QString &word : values.mid(2))
        if (const auto winner = valueOf<conquest::Colour>(word.toStdString()))
            outcome.winners.insert(*winner);
    return ConquestPlace::tr("%1 (round %2)", "how a game ended").arg(wording::sentence(outcome), values.at(1));
}

SessionPlace conquestPlace(FileLookedAt &file, const QString &path, qint64 number)
{
    return placeIn<ConquestRules>(file, path, number, GameOpener<ConquestRules>::open,
        [](const conquest::Table &table) -> std::function<QStringList()>
        { return [open = std::make_shared<const conquest::PublicTable>(table.open)] { return placeWords(*open); }; });
}

} // namespace dossier
