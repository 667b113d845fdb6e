#include "model/omega/seen/pack_merge.h"

#include <algorithm>
#include <concepts>
#include <utility>

namespace dossier::omega
{

namespace
{

/// A value that is entered as a whole, though it has members; mission events are, because they move from one list to
/// the other.
template <typename T>
concept Whole = std::same_as<T, Name> || std::same_as<T, DicePool> || std::same_as<T, Defense>
    || std::same_as<T, TileBack> || std::same_as<T, PassagePlace> || std::same_as<T, MissionEvent>;

/// A value that is overlaid member by member.
template <typename T>
concept Laid = Described<T> && !Whole<T>;

template <typename Tag>
std::string textOfId(const TextId<Tag> &id)
{
    return id.text;
}

template <Worded E>
std::string textOfId(E id)
{
    return std::string(wordOf(id));
}

template <typename T>
    requires requires(const T &card) { card.id; }
std::string idOf(const T &card)
{
    return textOfId(card.id);
}

std::string idOf(const Scenario &scenario)
{
    return scenario.mission.id.text;
}

/// A type whose values have ids and are overlaid one by one.
template <typename T>
concept Card = Laid<T> && requires(const T &card) { idOf(card); };

/// Returns the card with the same id; null when there is none.
template <typename Cards, Card T>
auto sameIn(Cards &cards, const T &card) -> decltype(cards.data())
{
    const auto at = std::ranges::find_if(cards, [&](const T &one) { return idOf(one) == idOf(card); });
    return at == cards.end() ? nullptr : &*at;
}

template <typename T>
bool isUnknown(const T & /*value*/)
{
    return false;
}

template <typename T>
bool isUnknown(const std::optional<T> &value)
{
    return !value;
}

bool isUnknown(const Name &name)
{
    return name.it.empty() && name.en.empty();
}

/// True when a member, something that contains it or something in it is entered.
bool says(const SaidMembers &said, const std::string &path)
{
    for (std::size_t end = path.size(); end != std::string::npos && end > 0; end = path.rfind('/', end - 1))
        if (said.contains(path.substr(0, end)))
            return true;
    const auto within = said.lower_bound(path + '/');
    return within != said.end() && within->starts_with(path + '/');
}

std::string inside(const std::string &path, std::string_view name)
{
    return path.empty() ? std::string(name) : path + '/' + std::string(name);
}

/// Calls `visit(path, one, other)` for the members of two values of a type, except ids.
template <Laid One, Laid Other, typename Visit>
void forBoth(const std::string &path, One &one, Other &other, Visit &&visit)
{
    withMembers(one,
        [&](auto &...first)
        {
            withMembers(other,
                [&](auto &...second)
                {
                    std::size_t place = 0;
                    const auto named = [&](auto &a, auto &b)
                    {
                        const std::string_view name = Members<std::remove_const_t<One>>::names[place++];
                        if (name != "id")
                            visit(inside(path, name), a, b);
                    };
                    (named(first, second), ...);
                });
        });
}

/// Overlays the entered values on the known ones.
class Layer
{
public:
    explicit Layer(const SaidMembers &said)
        : m_said(said)
    {
    }

    template <typename T>
    void lay(const std::string &path, T &lower, const T &upper) const
    {
        if (!isUnknown(upper) && says(m_said, path))
            lower = upper;
    }

    template <Laid T>
    void lay(const std::string &path, T &lower, const T &upper) const
    {
        forBoth(path, lower, upper,
            [this](const std::string &where, auto &below, const auto &above) { this->lay(where, below, above); });
    }

    template <Card T>
    void lay(const std::string &path, std::vector<T> &lower, const std::vector<T> &upper) const
    {
        for (const T &card : upper)
            if (T *same = sameIn(lower, card))
                lay(inside(path, idOf(card)), *same, card);
            else
                lower.push_back(card);
    }

private:
    const SaidMembers &m_said;
};

/// Collects the entries of a change.
class Changes
{
public:
    template <typename T>
    void find(const std::string &path, const T &before, const T &after)
    {
        if (!(before == after))
            (isUnknown(after) ? m_saying.forgotten : m_saying.said).insert(path);
    }

    template <Laid T>
    void find(const std::string &path, const T &before, const T &after)
    {
        forBoth(path, before, after,
            [this](const std::string &where, const auto &was, const auto &is) { this->find(where, was, is); });
    }

    template <Card T>
    void find(const std::string &path, const std::vector<T> &before, const std::vector<T> &after)
    {
        static const T blank{};
        for (const T &card : after)
        {
            const T *was = sameIn(before, card);
            const std::string where = inside(path, idOf(card));
            find(where, was != nullptr ? *was : blank, card);
            // Its existence is an entry, too.
            if (was == nullptr && !says(m_saying.said, where))
                m_saying.said.insert(where);
        }
        for (const T &card : before)
            if (sameIn(after, card) == nullptr)
                m_saying.forgotten.insert(inside(path, idOf(card)));
    }

    Saying take() { return std::move(m_saying); }

private:
    Saying m_saying;
};

} // namespace

Pack merged(Pack lower, const SaidPack &upper)
{
    lower.version = upper.pack.version;
    lower.sample = upper.pack.sample;
    Layer(upper.said).lay({}, lower, upper.pack);
    return lower;
}

Saying sayingOf(const Pack &before, const Pack &after)
{
    Changes changes;
    changes.find({}, before, after);
    return changes.take();
}

Pack ownPart(const Pack &below, const Pack &whole, const SaidMembers &said)
{
    Pack own = whole;
    forBoth({}, below, own,
        [&](const std::string &path, const auto &known, auto &cards)
        {
            if constexpr (requires { idOf(cards.front()); })
                std::erase_if(cards, [&](const auto &card)
                    { return sameIn(known, card) != nullptr && !says(said, inside(path, idOf(card))); });
        });
    return own;
}

Pack withScenario(Pack pack, const MissionId &mission)
{
    for (const Scenario &one : pack.scenarios)
        if (one.mission.id == mission)
            return pack;
    Scenario scenario;
    scenario.mission.id = mission;
    if (const Mission *known = found(pack.missions, mission))
        scenario.mission = *known;
    pack.scenarios.push_back(scenario);
    return pack;
}

SaidPack saidOver(Pack own, Pack then, const Pack &now)
{
    for (const Scenario &scenario : own.scenarios)
        then = withScenario(std::move(then), scenario.mission.id);
    SaidMembers said = sayingOf(then, own).said;
    for (FigureCard &card : own.figures)
    {
        const FigureCard *known = found(now.figures, card.id);
        const FigureCard *older = found(then.figures, card.id);
        for (const Keyword keyword : known != nullptr ? known->keywords : std::vector<Keyword>())
            if (older != nullptr && !older->has(keyword) && !card.has(keyword))
                card.keywords.push_back(keyword);
    }
    return {std::move(own), std::move(said)};
}

} // namespace dossier::omega
