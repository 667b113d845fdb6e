#pragma once

#include "model/omega/seen/pack_form.h"

#include <initializer_list>

namespace dossier::omega
{

// Kinds of the words of an enum.

constexpr WordKind wordKindOf(ActionKind /*word*/)
{
    return WordKind::Action;
}

constexpr WordKind wordKindOf(AttackType /*word*/)
{
    return WordKind::Attack;
}

constexpr WordKind wordKindOf(Keyword /*word*/)
{
    return WordKind::Keyword;
}

constexpr WordKind wordKindOf(MarkerKind /*word*/)
{
    return WordKind::Marker;
}

constexpr WordKind wordKindOf(Role /*word*/)
{
    return WordKind::Role;
}

constexpr WordKind wordKindOf(RoomCardKind /*word*/)
{
    return WordKind::RoomCard;
}

constexpr WordKind wordKindOf(Side /*word*/)
{
    return WordKind::Side;
}

constexpr WordKind wordKindOf(Stat /*word*/)
{
    return WordKind::Stat;
}

constexpr WordKind wordKindOf(TimerToken /*word*/)
{
    return WordKind::Timer;
}

constexpr WordKind wordKindOf(AbilityTiming /*word*/)
{
    return WordKind::Timing;
}

/// Words of an enum that an owner can choose from.
template <typename E>
concept Spoken = Worded<E> && requires(E word) { wordKindOf(word); };

// Clear the values that a card no longer uses after another of its values was written.

void settle(RoomCard &card);
void settle(Ability &piece);
void settle(MissionEvent &event);
void settle(Kit &kit);
void settle(Extra &extra);

/// Makes the slots of one card from the members of its types and their description in `FormMembers`.
class CardForm
{
public:
    CardForm(const Pack &pack, const Scenario &scenario, PackStep step, std::string id, const Name &name);

    /// Assigns the following slots to that part of the card.
    CardForm &of(CardPart part);

    /// Overrides the requirement of the following slots in `FormMembers`.
    CardForm &wanted(bool wanted);

    /// Restricts the spaces that are typed into the following slots.
    CardForm &among(std::function<bool(Space)> fits);

    /// Adds the members of a card that `FormMembers` lists and that apply to it, except the given names.
    template <typename Card>
    CardForm &members(Card &card, std::initializer_list<std::string_view> but = {})
    {
        static_assert(coversAllMembers<Card>());
        for (const FormMemberOf<Card> &how : FormMembers<Card>::members)
            if (std::ranges::find(but, how.name) == but.end() && how.applies(card))
                member(card, how);
        return *this;
    }

    /// Adds one of the members.
    template <typename Card>
    CardForm &member(Card &card, std::string_view name)
    {
        return member(card, formMember<Card>(name));
    }

    /// Adds a value of that member with its own reading and writing.
    template <typename Card>
    CardForm &own(std::string_view name, PackValue value, WriteValue write)
    {
        begin(FormMembers<Card>::type, formMember<Card>(name));
        return add(std::move(value), std::move(write));
    }

    /// Adds a yes or no value: a list contains a value.
    template <typename Card, typename Value>
    CardForm &has(std::string_view name, std::vector<Value> &list, const Value &value)
    {
        const bool there = std::ranges::find(list, value) != list.end();
        return own<Card>(name, yesOrNo(there),
            [&list, value](std::string_view text)
            {
                return chosenAmong(yesAndNo(), text,
                    [&](std::size_t chosen)
                    {
                        std::erase(list, value);
                        if (chosen == 1)
                            list.push_back(value);
                    });
            });
    }

    /// Adds a member of something without a name yet: it accepts no value.
    template <typename Card>
    CardForm &unnamed(std::string_view name, ValueKind kind)
    {
        return own<Card>(name, {.kind = kind}, [](std::string_view text)
            { return trimmed(text).empty() ? std::nullopt : std::optional(ValueFault::NameFirst); });
    }

    /// Adds the number of one entry of a member that has several.
    template <typename Card, typename Key>
    CardForm &entry(std::string_view name, std::map<Key, int> &held, const Key &key, const std::string &word)
    {
        begin(FormMembers<Card>::type, formMember<Card>(name));
        entrySlot(held, key, word);
        return *this;
    }

    /// Returns the finished slots.
    PackSlots take() { return std::move(m_card); }

    /// Index that means no word.
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    static std::vector<std::string> yesAndNo() { return {"no", "yes"}; }

    static PackValue yesOrNo(bool yes);

    /// Reads one of those words, and passes its index or `none` to `chosen`.
    static std::optional<ValueFault> chosenAmong(
        const std::vector<std::string> &words, std::string_view text, const std::function<void(std::size_t)> &chosen);

private:
    // One overload for each type of member.

    void slot(Name &held);
    void slot(bool &held);
    void slot(int &held);
    void slot(std::optional<int> &held);
    void slot(DicePool &held);
    void slot(std::optional<DicePool> &held);
    void slot(std::optional<Defense> &held);
    void slot(std::optional<KindId> &held);
    void slot(std::vector<KindId> &held);
    void slot(std::map<KindId, int> &held);
    void slot(std::vector<Space> &held);
    void slot(std::vector<PassagePlace> &held);
    void slot(std::optional<Edge> &held);
    void slot(std::vector<Edge> &held);

    template <Spoken E>
    void slot(E &held)
    {
        const std::size_t first = m_how.first;
        oneOf(wordsOf<E>(), wordKindOf(E{}), std::string(wordOf(held)), false,
            [&held, first](std::size_t chosen)
            {
                if (chosen != none)
                    held = static_cast<E>(first + chosen);
            });
    }

    template <Spoken E>
    void slot(std::optional<E> &held)
    {
        const std::size_t first = m_how.first;
        oneOf(wordsOf<E>(), wordKindOf(E{}), held ? std::string(wordOf(*held)) : std::string(), true,
            [&held, first](std::size_t chosen)
            { held = chosen == none ? std::nullopt : std::optional(static_cast<E>(first + chosen)); });
    }

    template <Spoken E>
    void slot(std::vector<E> &held)
    {
        std::vector<std::string> texts(held.size());
        std::ranges::transform(held, texts.begin(), [](E one) { return std::string(wordOf(one)); });
        someOf(wordsOf<E>(), wordKindOf(E{}), texts,
            [&held](const std::vector<std::size_t> &chosen)
            {
                held.clear();
                for (const std::size_t one : chosen)
                    held.push_back(static_cast<E>(one));
            });
    }

    /// A number for each of an enum's words.
    template <Spoken E>
    void slot(std::map<E, int> &held)
    {
        for (std::size_t i = 0; i < words(E{}).size(); ++i)
            entrySlot(held, static_cast<E>(i), std::string(words(E{})[i]));
    }

    template <typename Key>
    void entrySlot(std::map<Key, int> &held, const Key &key, const std::string &word)
    {
        const auto there = held.find(key);
        PackValue value{.text = there == held.end() ? std::string() : std::to_string(there->second)};
        value.place.part.entry = word;
        add(std::move(value),
            [&held, key, min = m_how.min, max = m_how.max](std::string_view text) -> std::optional<ValueFault>
            {
                const auto number = readNumber(text, min, max);
                if (!number)
                    return number.error();
                held.erase(key);
                if (*number)
                    held[key] = **number;
                return std::nullopt;
            });
    }

    template <typename Card>
    CardForm &member(Card &card, const FormMemberOf<Card> &how)
    {
        begin(FormMembers<Card>::type, how);
        const std::size_t before = m_card.entries.size();
        forEachMember(card,
            [&](std::string_view name, auto &held)
            {
                if constexpr (requires { slot(held); })
                    if (name == how.name)
                        slot(held);
            });
        if constexpr (requires { settle(card); })
            for (std::size_t i = before; i < m_card.entries.size(); ++i)
                m_card.entries[i].write = [write = m_card.entries[i].write, &card](std::string_view text)
                {
                    const std::optional<ValueFault> fault = write(text);
                    if (!fault)
                        settle(card);
                    return fault;
                };
        return *this;
    }

    void begin(std::string_view type, const FormMember &how);
    CardForm &add(PackValue value, WriteValue write);
    void oneOf(std::vector<std::string> words, WordKind kind, std::string text, bool canBeNone,
        std::function<void(std::size_t)> chosen);
    void someOf(std::vector<std::string> words, WordKind kind, const std::vector<std::string> &texts,
        std::function<void(const std::vector<std::size_t> &)> chosen);
    [[nodiscard]] std::vector<std::string> figures(bool drones) const;

    template <Worded E>
    [[nodiscard]] std::vector<std::string> wordsOf() const
    {
        const auto all = words(E{});
        const std::size_t count = m_how.count == 0 ? all.size() : m_how.count;
        const auto first = all.begin() + static_cast<std::ptrdiff_t>(m_how.first);
        return {first, first + static_cast<std::ptrdiff_t>(count)};
    }

    const Pack &m_pack;
    const Scenario &m_scenario;
    PackStep m_step;
    CardPart m_part;
    bool m_wanted = true;
    std::function<bool(Space)> m_fits;
    /// Type of the current member.
    std::string_view m_type;
    FormMember m_how;
    PackSlots m_card;
};

} // namespace dossier::omega
