// What a public fact can be changed to.
#include "model/specter/seen/numbers.h"
#include "views/specter/paper/facts_panel.h"
#include "views/specter/words/wording.h"

namespace dossier
{

namespace
{

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
    return {later(FactsPanel::tr("“Clear”"), specter::SaidClear{from}),
        later(FactsPanel::tr("Seen on…"), specter::FoundBy{from, {}}, true)};
}

std::vector<FactChange> changesOf(const specter::LaterFact &fact)
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
        return {later(FactsPanel::tr("Close"), specter::SaidClose{close->to, close->within, true}),
            later(FactsPanel::tr("Not close"), specter::SaidClose{close->to, close->within, false})};
    if (holds_alternative<specter::StoodAt>(fact))
        return {later(FactsPanel::tr("Was on…"), specter::StoodAt{}, true)};
    return {};
}

} // namespace

std::vector<FactChange> changesOf(
    const specter::PublicTable &table, specter::Agent agent, const specter::FactPlace &place)
{
    const specter::TurnFacts &turn = specter::turnOf(table, agent, place.turn);
    if (place.kind == specter::FactKind::Later)
        return place.index >= 0 && place.index < std::ssize(turn.later)
            ? changesOf(turn.later[static_cast<std::size_t>(place.index)])
            : std::vector<FactChange>{};
    if (place.kind == specter::FactKind::TurnedOver)
        return {{FactsPanel::tr("Objective on…"), {}, {}, true}};
    if (place.kind == specter::FactKind::Card)
        return turn.announced && turn.announced->at
            ? std::vector<FactChange>{{FactsPanel::tr("Token on…"), {}, {}, true}}
            : std::vector<FactChange>{};
    using specter::Showing;
    using specter::Shown;
    return {shown(FactsPanel::tr("Nothing shown"), Shown{}),
        shown(FactsPanel::tr("Last seen on…"), Shown{Showing::LastSeen, specter::Coordinate{}}),
        shown(FactsPanel::tr("Seen on…"), Shown{Showing::Seen, specter::Coordinate{}}),
        shown(FactsPanel::tr("Not known"), std::nullopt)};
}

} // namespace dossier
