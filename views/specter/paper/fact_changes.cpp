// Possible changes of a public fact.
#include "model/specter/seen/numbers.h"
#include "views/specter/paper/facts_panel.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct FactWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::FactsPanel)
};

FactChange shown(const QString &text, const std::optional<specter::Shown> &what)
{
    return {text, what, {}, what && what->what != specter::Showing::Nothing};
}

FactChange later(const QString &text, specter::LaterFact fact, bool needsPlace = false)
{
    return {text, {}, std::move(fact), needsPlace};
}

std::vector<FactChange> looks(const specter::Lookout &from)
{
    return {later(FactWords::tr("“Clear”"), specter::SaidClear{from}),
        later(FactWords::tr("Seen on…"), specter::FoundBy{from, {}}, true)};
}

std::vector<FactChange> answersInsteadOf(const specter::LaterFact &fact)
{
    if (const auto *clear = get_if<specter::SaidClear>(&fact))
        return looks(clear->from);
    if (const auto *found = get_if<specter::FoundBy>(&fact))
        return looks(found->from);
    if (const auto *sensed = get_if<specter::SensorSaid>(&fact))
    {
        std::vector<FactChange> all;
        for (std::size_t i = 0; i < words(specter::Reading{}).size(); ++i)
        {
            const auto reading = static_cast<specter::Reading>(i);
            all.push_back(later(wording::name(reading), specter::SensorSaid{sensed->vehicle, reading}));
        }
        return all;
    }
    if (const auto *close = get_if<specter::SaidClose>(&fact))
        //: near, not shut
        return {later(FactWords::tr("Close"), specter::SaidClose{close->to, close->within, true}),
            later(FactWords::tr("Not close"), specter::SaidClose{close->to, close->within, false})};
    if (holds_alternative<specter::StoodAt>(fact))
        return {later(FactWords::tr("Was on…"), specter::StoodAt{}, true)};
    return {};
}

} // namespace

std::vector<FactChange> changesOf(
    const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &place)
{
    const specter::TurnFacts &turn = specter::turnOf(table, agent, place.turn);
    if (place.kind == specter::FactKind::Later)
        return place.index >= 0 && place.index < std::ssize(turn.later)
            ? answersInsteadOf(turn.later[static_cast<std::size_t>(place.index)])
            : std::vector<FactChange>{};
    if (place.kind == specter::FactKind::TurnedOver)
        return {{FactWords::tr("Objective on…"), {}, {}, true}};
    if (place.kind == specter::FactKind::Card)
        return turn.announced && turn.announced->at
            ? std::vector<FactChange>{{FactWords::tr("Token on…"), {}, {}, true}}
            : std::vector<FactChange>{};
    using specter::Showing;
    using specter::Shown;
    return {shown(FactWords::tr("Nothing shown"), Shown{}),
        shown(FactWords::tr("Last seen on…"), Shown{Showing::LastSeen, specter::Coordinate{}}),
        shown(FactWords::tr("Seen on…"), Shown{Showing::Seen, specter::Coordinate{}}),
        shown(FactWords::tr("Not known"), std::nullopt)};
}

namespace
{

/// The places may differ.
bool isAlike(const specter::TurnFacts &turn, const specter::FactPlace &place, const FactChange &change)
{
    if (place.kind == specter::FactKind::Shown && change.shown)
        return *change.shown ? turn.shown && turn.shown->what == (*change.shown)->what : !turn.shown;
    if (place.kind != specter::FactKind::Later || !change.later)
        return false;
    const specter::LaterFact &now = turn.later.at(static_cast<std::size_t>(place.index));
    return change.needsPlace ? now.index() == change.later->index() : now == *change.later;
}

} // namespace

int standingChange(const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &place)
{
    const std::vector<FactChange> changes = changesOf(table, agent, place);
    const auto now
        = std::ranges::find_if(changes, [&, &turn = specter::turnOf(table, agent, place.turn)](const FactChange &one)
            { return isAlike(turn, place, one); });
    return now == changes.end() ? 0 : static_cast<int>(now - changes.begin());
}

} // namespace dossier
