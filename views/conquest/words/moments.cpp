#include "views/conquest/words/moments.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <utility>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestMoments
{
    Q_DECLARE_TR_FUNCTIONS(ConquestMoments)
};

using conquest::PublicTable;
using Moments = std::vector<ConquestMoment>;

bool isLaterTable(const PublicTable &before, const PublicTable &now)
{
    return before.clock.phase != conquest::Phase::SetUp && before.clock.phase != conquest::Phase::Over
        && before.players == now.players && before.clock.round <= now.clock.round;
}

/// Describes the terror goal and the terror reached.
QString terrorText(const PublicTable &table, conquest::Colour player)
{
    const QString wanted = QString::number(conquest::terrorWanted(table));
    if (conquest::isCooperative(table))
        return ConquestMoments::tr("Terror of all: %1 of %2.")
            .arg(QString::number(conquest::terrorOfAll(table)), wanted);
    return ConquestMoments::tr("Terror of %1: %2 of %3.", "a player, two numbers")
        .arg(name(player), QString::number(conquest::terrorOf(table, player)), wanted);
}

void addLocations(Moments &all, const PublicTable &before, const PublicTable &now)
{
    for (const auto &[at, space] : now.spaces)
    {
        if (!space.location)
            continue;
        const std::optional<conquest::LocationInPlay> &was = conquest::spaceAt(before, at).location;
        const std::optional<conquest::Colour> owner = was ? was->conqueredBy : std::nullopt;
        const std::optional<conquest::Colour> &by = space.location->conqueredBy;
        const QString where = name(now, at);
        if (space.location->demolished && (!was || !was->demolished))
            all.push_back({ConquestMoments::tr("%1 is demolished", "a space").arg(where),
                ConquestMoments::tr("There is no resistance any more.")});
        else if (by && by != owner)
            all.push_back({owner ? ConquestMoments::tr("%1 steals %3 from %2", "two players, a space")
                                       .arg(name(*by), name(*owner), where)
                                 : ConquestMoments::tr("%1 conquers %2", "a player, a space").arg(name(*by), where),
                terrorText(now, *by), true});
        else if (owner && !by)
            all.push_back({ConquestMoments::tr("%1 is free again", "a space").arg(where), terrorText(now, *owner)});
    }
}

void addHumans(Moments &all, const PublicTable &before, const PublicTable &now)
{
    for (const std::string &card : now.resistance.technology)
        if (std::ranges::count(before.resistance.technology, card) == 0)
            all.push_back({ConquestMoments::tr("New human technology"), cardName(now, card)});
    const int left = conquest::endOfTheTrack - now.resistance.marker;
    constexpr int soon = 3;
    if (now.resistance.marker > before.resistance.marker && left > 0 && left <= soon)
        all.push_back({ConquestMoments::tr("The Super Cannon is nearly ready"),
            ConquestMoments::tr("Steps left until it fires: %1.").arg(QString::number(left))});
    if (now.resistance.captain && !before.resistance.captain)
        all.push_back({tokenName(now, now.resistance.captain->token),
            ConquestMoments::tr("One round against every space with aliens in %1.", "a section")
                .arg(now.resistance.captain->left.empty()
                        ? sectionName(now, conquest::centreSection)
                        : sectionName(now, now.resistance.captain->left.front().section))});
}

} // namespace

std::vector<ConquestMoment> moments(const PublicTable &before, const PublicTable &now)
{
    Moments all;
    if (!isLaterTable(before, now))
        return all;
    addLocations(all, before, now);
    addHumans(all, before, now);
    if (now.pending.winning && !before.pending.winning)
        all.push_back({ConquestMoments::tr("%1 wins with a card", "a player").arg(name(now.pending.winning->player)),
            ConquestMoments::tr("Unless somebody cancels it: %1.", "a card")
                .arg(cardName(now, now.pending.winning->by))});
    if (now.outcome && !before.outcome)
        all.push_back({sentence(*now.outcome), ConquestMoments::tr("The game ends in round %1.").arg(now.clock.round)});
    return all;
}

std::vector<MomentWords> othersMoments(const PublicTable &before, const PublicTable &now)
{
    std::vector<MomentWords> words;
    const Moments all = moments(before, now);
    if (all.empty())
        return words;
    const auto tables = std::make_shared<const std::pair<PublicTable, PublicTable>>(before, now);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!all[i].ownAct)
            words.emplace_back(
                [tables, i]
                {
                    const ConquestMoment moment = moments(tables->first, tables->second).at(i);
                    return std::pair(moment.headline, moment.sentence);
                });
    return words;
}

} // namespace dossier::wording
