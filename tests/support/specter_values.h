#pragma once

#include "model/specter/seen/numbers.h"
#include "model/specter/table.h"

#include <array>
#include <random>

namespace dossier::test
{

/// Makes random events of Specter Ops, fitting the table or not: any member may be anything that the game has.
class RandomSpecterValues
{
public:
    explicit RandomSpecterValues(unsigned seed)
        : m_random(seed)
    {
    }

    /// Returns a correction by an event of that type, by its index.
    specter::Command correction(const specter::Table &table, std::size_t type)
    {
        m_table = &table;
        const specter::Event event = [&]<std::size_t... place>(std::index_sequence<place...>)
        {
            using Make = specter::Event (*)(RandomSpecterValues &);
            constexpr std::array<Make, sizeof...(place)> makers{[](RandomSpecterValues &values) -> specter::Event
                { return values.make<AlternativeAt<place, specter::Event>>(); }...};
            return makers.at(type)(*this);
        }(std::make_index_sequence<alternativeCount<specter::Event>>());
        return specter::Correct{event};
    }

    int below(int end) { return end <= 0 ? 0 : static_cast<int>(m_random() % static_cast<unsigned>(end)); }

    bool chance(int percent) { return below(100) < percent; }

private:
    const specter::PublicTable &open() { return m_table->open; }

    template <typename T>
    T make()
    {
        T value{};
        fill(value);
        return value;
    }

    void fill(bool &value) { value = chance(50); }

    void fill(int &value) { value = chance(3) ? 999 : below(6); }

    void fill(std::string &value) { value = "a"; }

    template <Worded E>
    void fill(E &value)
    {
        value = static_cast<E>(below(static_cast<int>(words(value).size())));
    }

    void fill(specter::HunterKind &value)
    {
        value = static_cast<specter::HunterKind>(below(static_cast<int>(words(value).size())));
        if (chance(70) && !open().hunters.empty())
            value = std::next(open().hunters.begin(), below(static_cast<int>(open().hunters.size())))->first;
    }

    void fill(specter::Agent &value) { value = chance(70) ? specter::Agent::First : specter::Agent::Second; }

    void fill(specter::HunterId &value) { value.number = 1 + below(4); }

    /// Mostly an open one.
    void fill(specter::Coordinate &value)
    {
        const std::vector<specter::Coordinate> all = specter::spacesOf(boardOf(open()).open());
        value = chance(90) && !all.empty() ? all[static_cast<std::size_t>(below(static_cast<int>(all.size())))]
                                           : specter::Coordinate(Space{below(25), below(25)});
    }

    void fill(specter::Shown &value)
    {
        fill(value.what);
        value.at = value.what == specter::Showing::Nothing ? std::nullopt : std::optional(make<specter::Coordinate>());
    }

    /// From the current table, or another; dice at random.
    void fill(specter::Clock &value) { value = {make<specter::Phase>(), below(41)}; }

    void fill(specter::AttackMade &value)
    {
        forEachMember(value, [&](std::string_view /*name*/, auto &member) { fill(member); });
        value.dice = {{1 + below(5)}};
    }

    void fill(specter::Players &value)
    {
        value = open().players;
        value.number = 2 + below(4);
        if (chance(50) && !value.hunters.empty())
            value.hunters.pop_back();
        if (chance(20))
            value.sheetsOnPaper = !value.sheetsOnPaper;
    }

    void fill(specter::AgentFactSaid &value)
    {
        fill(value.agent);
        value.turnsAgo = below(3);
        fill(value.fact);
    }

    /// Half of the time the current one except for a member.
    void fill(specter::BoardWritten &value)
    {
        const specter::PublicTable &now = open();
        value = {now.vehicle, now.smoke, now.objectives, now.completed, now.turn, now.secondAgentDue};
        forEachMember(value,
            [&](std::string_view /*name*/, auto &member)
            {
                if (chance(25))
                    fill(member);
            });
    }

    void fill(specter::AgentWritten &value)
    {
        fill(value.agent);
        value.inPlay = specter::inPlay(open(), value.agent);
        forEachMember(value.inPlay,
            [&](std::string_view /*name*/, auto &member)
            {
                if (chance(20))
                    fill(member);
            });
    }

    template <typename T>
    void fill(std::optional<T> &value)
    {
        if (chance(50))
            value = make<T>();
        else
            value.reset();
    }

    template <typename T>
    void fill(std::vector<T> &value)
    {
        value.clear();
        for (int i = below(3); i > 0; --i)
            value.push_back(make<T>());
    }

    template <typename T>
    void fill(std::set<T> &value)
    {
        value.clear();
        for (int i = below(3); i > 0; --i)
            value.insert(make<T>());
    }

    template <typename K, typename V>
    void fill(std::map<K, V> &value)
    {
        value.clear();
        for (int i = below(3); i > 0; --i)
            value.insert_or_assign(make<K>(), make<V>());
    }

    template <typename... T>
    void fill(OneOf<T...> &value)
    {
        int index = below(static_cast<int>(sizeof...(T)));
        const auto pick = [&]<typename One>()
        {
            if (index-- == 0)
                value = make<One>();
        };
        (pick.template operator()<T>(), ...);
    }

    template <Described T>
    void fill(T &value)
    {
        forEachMember(value, [&](std::string_view /*name*/, auto &member) { fill(member); });
    }

    std::mt19937 m_random;
    const specter::Table *m_table = nullptr;
};

} // namespace dossier::test
