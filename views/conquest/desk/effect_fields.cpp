#include "views/conquest/desk/effect_fields.h"

#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/whereabouts.h"
#include "views/conquest/words/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace dossier
{

namespace
{

using namespace conquest;

/// The translation context of this file, and `tr` in it.
struct EffectFields
{
    Q_DECLARE_TR_FUNCTIONS(dossier::EffectForm)

public:
    /// Names what an effect of that kind does; of a correction, what is so at the table.
    static QString kindName(const Effect &effect, bool isCorrection)
    {
        static constexpr std::array<std::pair<const char *, const char *>, Effect::count> names{{
            {QT_TR_NOOP("Threat tokens"), nullptr},
            {QT_TR_NOOP("Terror"), nullptr},
            {QT_TR_NOOP("Action points"), nullptr},
            {QT_TR_NOOP("Destroy an alien"), QT_TR_NOOP("An alien is in the reserve")},
            {QT_TR_NOOP("Put an alien on a space"), QT_TR_NOOP("An alien is on another space")},
            {QT_TR_NOOP("Place a token"), QT_TR_NOOP("A token lies on a space")},
            {QT_TR_NOOP("Remove a token"), QT_TR_NOOP("A token is back in the pool")},
            {QT_TR_NOOP("Move a token"), QT_TR_NOOP("A token lies elsewhere")},
            {QT_TR_NOOP("Gain Space Stuff"), QT_TR_NOOP("A player has Space Stuff")},
            {QT_TR_NOOP("Lose Space Stuff"), QT_TR_NOOP("A player has lost Space Stuff")},
            {QT_TR_NOOP("Turn Space Stuff"), QT_TR_NOOP("Space Stuff is ready or used")},
            {QT_TR_NOOP("End an event in play"), QT_TR_NOOP("An event is no longer in play")},
            {QT_TR_NOOP("Discard an event from a hand"), QT_TR_NOOP("An event is no longer in a hand")},
            {QT_TR_NOOP("End a technology"), QT_TR_NOOP("A technology is no longer in play")},
            {QT_TR_NOOP("Technology marker"), nullptr},
            {QT_TR_NOOP("Demolish a location"), QT_TR_NOOP("A location is demolished")},
            {QT_TR_NOOP("Resistance and population"), nullptr},
            {QT_TR_NOOP("Conquer a location"), QT_TR_NOOP("A location is conquered")},
            {QT_TR_NOOP("Free a location"), QT_TR_NOOP("A location is free")},
            {QT_TR_NOOP("Bring random tokens"), QT_TR_NOOP("Random tokens are still to come")},
            {QT_TR_NOOP("Strength in the fight"), nullptr},
        }};
        const auto &[done, is] = names.at(effect.index());
        return tr(isCorrection && is != nullptr ? is : done);
    }
};

constexpr int maxOfANumber = 20;

/// Returns an effect of each kind, in the order of the list.
const std::vector<Effect> &blankEffects()
{
    static const std::vector<Effect> all = []<std::size_t... i>(std::index_sequence<i...>)
    { return std::vector<Effect>{Effect(Effect::At<i>{})...}; }(std::make_index_sequence<Effect::count>());
    return all;
}

QString captionOf(QLatin1StringView name)
{
    static const std::map<QLatin1StringView, QString (*)()> captions{
        {QLatin1StringView("player"), [] { return EffectFields::tr("Player"); }},
        {QLatin1StringView("by"), [] { return EffectFields::tr("Change by"); }},
        {QLatin1StringView("alien"), [] { return EffectFields::tr("Alien"); }},
        {QLatin1StringView("at"), [] { return EffectFields::tr("Space"); }},
        {QLatin1StringView("ended"), [] { return EffectFields::tr("Its movement is over"); }},
        {QLatin1StringView("token"), [] { return EffectFields::tr("Token"); }},
        {QLatin1StringView("from"), [] { return EffectFields::tr("From"); }},
        {QLatin1StringView("to"), [] { return EffectFields::tr("To"); }},
        {QLatin1StringView("card"), [] { return EffectFields::tr("Card"); }},
        {QLatin1StringView("ready"), [] { return EffectFields::tr("Ready"); }},
        {QLatin1StringView("resistance"), [] { return EffectFields::tr("Added resistance"); }},
        {QLatin1StringView("population"), [] { return EffectFields::tr("Added population"); }},
        {QLatin1StringView("side"), [] { return EffectFields::tr("Side"); }},
        {QLatin1StringView("lasts"), [] { return EffectFields::tr("Lasts for"); }},
        {QLatin1StringView("due"), [] { return EffectFields::tr("For"); }},
    };
    const auto found = captions.find(name);
    return found == captions.end() ? QString(name) : found->second();
}

/// CQ-RES-3: technology is of cooperative games alone.
bool isInMode(const PublicTable &table, const Effect &effect)
{
    const bool isTechnology = get_if<MarkerMoved>(&effect) != nullptr || get_if<TechnologyEnded>(&effect) != nullptr;
    return !isTechnology || isCooperative(table);
}

/// Adds a field for each member of an effect, and reads its value.
class MemberFields
{
public:
    MemberFields(FormBuilder &form, const PublicTable &table, const EffectStart &start)
        : m_form(form)
        , m_table(table)
        , m_start(start)
    {
    }

    /// False while something is to be chosen.
    template <typename E>
    bool edit(E &effect)
    {
        m_type = E::type;
        m_there = [&] { return thereFor(m_table, Effect(effect)); };
        m_isPrefilled = m_start.effect.has_value();
        m_standing = m_start.isCorrection;
        bool isComplete = true;
        // Fields that depend on a missing choice are hidden.
        forEachMember(effect,
            [&](std::string_view name, auto &member)
            {
                isComplete = isComplete && field(QLatin1StringView(name), member);
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(member)>, Colour>)
                    m_player = member;
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(member)>, Place>)
                    m_place = member;
            });
        return isComplete;
    }

private:
    template <typename T>
    bool thing(QLatin1StringView name, T &member, const std::vector<T> &values, const auto &say, const auto &idOf,
        bool isOpen = false)
    {
        QStringList names;
        QStringList ids;
        for (const T &value : values)
        {
            names << say(value);
            ids << idOf(value);
        }
        const auto now = std::ranges::find(values, member);
        const bool isKnown = now != values.end() && (m_isPrefilled || isOpen);
        const auto row = m_form.thing(QString(name), captionOf(name), names,
            isKnown ? std::optional(static_cast<std::size_t>(now - values.begin())) : std::nullopt, ids);
        constexpr qsizetype searchedFrom = 12;
        if (names.size() > searchedFrom)
            m_form.makeSearchable();
        if (row)
            member = values[*row];
        return row.has_value();
    }

    /// The current value is preselected.
    template <typename T>
    bool option(QLatin1StringView name, T &member, const std::vector<T> &values, const auto &say)
    {
        QStringList names;
        for (const T &value : values)
            names << say(value);
        const auto now = std::ranges::find(values, member);
        const std::size_t row = now == values.end() ? 0 : static_cast<std::size_t>(now - values.begin());
        member = values[m_form.choice(QString(name), captionOf(name), names, row)];
        return true;
    }

    bool field(QLatin1StringView name, Colour &member)
    {
        const bool isWhose = m_start.whose && !m_isPrefilled && m_type != StuffLost::type;
        if (isWhose)
            member = *m_start.whose;
        return thing(
            name, member, m_table.players.colours, [](Colour player) { return wording::name(player); },
            [](Colour player) { return QString::number(static_cast<int>(player)); }, isWhose);
    }

    bool field(QLatin1StringView name, std::optional<Colour> &member)
    {
        std::vector<std::optional<Colour>> values{std::nullopt};
        values.insert(values.end(), m_table.players.colours.begin(), m_table.players.colours.end());
        return option(name, member, values, [](const std::optional<Colour> &player)
            { return player ? wording::name(*player) : EffectFields::tr("nobody", "a player"); });
    }

    /// A correction enters the new total of the table; any other effect enters the amount to add.
    bool field(QLatin1StringView name, int &member)
    {
        if (const std::optional<int> stands = m_standing ? standing(name) : std::nullopt)
        {
            member = m_form.number(QString(name), EffectFields::tr("On the table"), *stands + member, -maxOfANumber,
                         *stands + maxOfANumber)
                - *stands;
            return true;
        }
        // Only whoever reads the card knows how many, and whether they are added or taken.
        const bool isAsked = !m_isPrefilled && m_type != ValueChanged::type;
        member = m_form.number(QString(name), captionOf(name), isAsked ? 0 : member, -maxOfANumber, maxOfANumber);
        if (isAsked && member == 0)
            m_form.require(captionOf(name));
        return !isAsked || member != 0;
    }

    /// Returns the current number for the chosen object.
    [[nodiscard]] std::optional<int> standing(QLatin1StringView name) const
    {
        if (m_type == ThreatChanged::type)
            return inPlay(m_table, m_player).threat;
        if (m_type == TerrorChanged::type)
            return terrorOf(m_table, m_player);
        if (m_type == PointsChanged::type)
            return inPlay(m_table, m_player).points.left;
        const auto space = m_table.spaces.find(m_place);
        if (m_type != ValueChanged::type || space == m_table.spaces.end() || !space->second.location)
            return std::nullopt;
        return name == QLatin1StringView("resistance") ? space->second.location->moreResistance
                                                       : space->second.location->morePopulation;
    }

    bool field(QLatin1StringView name, bool &member)
    {
        member = m_form.check(QString(name), captionOf(name), member);
        return true;
    }

    bool field(QLatin1StringView name, AlienId &member)
    {
        std::vector<AlienId> aliens;
        for (const auto &[colour, player] : m_table.inPlay)
            for (const auto &[number, alien] : player.aliens)
                aliens.push_back({colour, number});
        return thing(
            name, member, aliens, [this](const AlienId &alien) { return wording::name(m_table, alien); },
            [](const AlienId &alien)
            { return QStringLiteral("%1 %2").arg(static_cast<int>(alien.of)).arg(alien.number); });
    }

    bool field(QLatin1StringView name, Place &member)
    {
        std::vector<Place> places;
        for (const auto &[at, space] : m_table.spaces)
            places.push_back(at);
        return thing(
            name, member, places, [this](const Place &at) { return wording::name(m_table, at); },
            [](const Place &at) { return QStringLiteral("%1 %2").arg(at.section).arg(at.number); });
    }

    bool field(QLatin1StringView name, Side &member)
    {
        return thing<Side>(
            name, member, {Side::Attacker, Side::Opponent}, [](const Side &side) { return wording::name(side); },
            [](const Side &side) { return QString::number(static_cast<int>(side)); });
    }

    bool field(QLatin1StringView name, std::optional<Lasting> &member)
    {
        return option<std::optional<Lasting>>(name, member, {std::nullopt, Lasting::Round, Lasting::Battle},
            [](const std::optional<Lasting> &lasts)
            {
                if (!lasts)
                    return EffectFields::tr("the fight");
                return *lasts == Lasting::Round ? EffectFields::tr("the round") : EffectFields::tr("the whole battle");
            });
    }

    bool field(QLatin1StringView name, std::string &member)
    {
        std::vector<std::string> names = namesOf(m_table.pack, deckOf(name), isCooperative(m_table));
        if (const auto hand = m_start.hands.find(m_player);
            m_type == EventDiscarded::type && hand != m_start.hands.end())
        {
            const std::set<std::string> once(hand->second.begin(), hand->second.end());
            names.assign(once.begin(), once.end());
        }
        // Earlier effects of a card may bring what a later one takes; a correction is about the table as it is.
        if (const auto there = m_there(); m_standing && there)
        {
            const std::set<std::string> once(there->begin(), there->end());
            names.assign(once.begin(), once.end());
        }
        // From a deck that Dossier holds, a card is drawn at random, as from a face-down pile; a token is mostly named.
        const bool isDrawn = (m_type == StuffGained::type || m_type == TokenPlaced::type)
            && deckSize(m_table, deckOf(name)).value_or(0) > 0;
        if (isDrawn)
            names.insert(names.begin(), std::string());
        return thing(
            name, member, names, [this](const std::string &card)
            { return card.empty() ? EffectFields::tr("drawn at random", "a card") : wording::cardName(m_table, card); },
            [](const std::string &card) { return QString::fromStdString(card); }, m_type == StuffGained::type);
    }

    /// CQ-RES-3: a token for one section, or for each.
    bool field(QLatin1StringView name, std::vector<TokensDue> &member)
    {
        const auto sections = static_cast<int>(m_table.players.colours.size());
        std::vector<std::vector<TokensDue>> values(1);
        for (int section = 0; section <= sections; ++section)
        {
            values.front().push_back({.section = section});
            values.push_back({{.section = section}});
        }
        return option<std::vector<TokensDue>>(name, member, values,
            [this](const std::vector<TokensDue> &due)
            {
                return due.size() == 1 ? wording::sectionName(m_table, due.front().section)
                                       : EffectFields::tr("each section");
            });
    }

    [[nodiscard]] Deck deckOf(QLatin1StringView name) const
    {
        if (name == QLatin1StringView("token"))
            return Deck::Tokens;
        if (m_type == TechnologyEnded::type)
            return Deck::Technology;
        if (m_type == EventEnded::type || m_type == EventDiscarded::type)
            return Deck::Events;
        return Deck::Stuff;
    }

    FormBuilder &m_form;
    const PublicTable &m_table;
    const EffectStart &m_start;
    std::string_view m_type{};
    /// The cards or tokens that the effect can take, by its fields so far.
    std::function<std::optional<std::vector<std::string>>()> m_there{};
    bool m_isPrefilled = false;
    bool m_standing = false;
    Colour m_player = Colour::Green;
    Place m_place{};
};

/// True for a correction that leaves every number unchanged.
bool changesNothing(const Effect &effect)
{
    return visit(
        []<typename E>(const E &held)
        {
            if constexpr (requires { held.by; })
                return held.by == 0;
            else if constexpr (std::is_same_v<E, ValueChanged>)
                return held.resistance == 0 && held.population == 0;
            else
                return false;
        },
        effect);
}

} // namespace

std::optional<Effect> effectFields(FormBuilder &form, const PublicTable &table, const EffectStart &start)
{
    std::vector<Effect> kinds;
    QStringList names;
    QStringList ids;
    std::optional<std::size_t> from;
    if (!start.isCorrection)
    {
        names << EffectFields::tr("Choose the effect");
        ids << QStringLiteral("nothing");
        from = 0;
    }
    for (const Effect &blank : blankEffects())
        if (isInMode(table, blank))
        {
            if (start.effect && start.effect->index() == blank.index())
                from = static_cast<std::size_t>(names.size());
            kinds.push_back(blank);
            names << EffectFields::kindName(blank, start.isCorrection);
            ids << QString::number(blank.index());
        }
    const auto row = form.thing(QStringLiteral("effect"),
        start.isCorrection ? EffectFields::tr("What is corrected") : EffectFields::tr("What happens"), names, from,
        ids);
    const std::size_t nothing = start.isCorrection ? 0 : 1;
    if (!row || *row < nothing)
        return std::nullopt;
    const Effect &blank = kinds[*row - nothing];
    const bool isStart = start.effect && start.effect->index() == blank.index();
    Effect effect = isStart ? *start.effect : blank;
    EffectStart members = start;
    if (!isStart)
        members.effect.reset();
    const bool isComplete = visit([&](auto &held) { return MemberFields(form, table, members).edit(held); }, effect);
    return isComplete && !(start.isCorrection && changesNothing(effect)) ? std::optional(effect) : std::nullopt;
}

} // namespace dossier
