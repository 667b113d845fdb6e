#include "refusal_facts.h"

#include "omega_wording.h"
#include "space_name.h"
#include "worded_value.h"

#include <QCoreApplication>

namespace dossier::wording
{

namespace
{

/// The translation context of this file.
struct RefusalFactsWording
{
    Q_DECLARE_TR_FUNCTIONS(RefusalFactsWording)
};

/// What nobody has typed in yet.
QString unknownValue(const std::string &word)
{
    if (const auto stat = valueOf<omega::Stat>(word))
        return name(*stat);
    static const std::map<std::string, const char *> names{
        {"energy_minimum", QT_TRANSLATE_NOOP("RefusalFactsWording", "the mission's energy minimum")},
        {"ready_cost", QT_TRANSLATE_NOOP("RefusalFactsWording", "its ready cost")},
        {"committed_cost", QT_TRANSLATE_NOOP("RefusalFactsWording", "its committed cost")},
        {"combat_cost", QT_TRANSLATE_NOOP("RefusalFactsWording", "its combat cost")},
        {"refresh", QT_TRANSLATE_NOOP("RefusalFactsWording", "its refresh value")},
        {"range", QT_TRANSLATE_NOOP("RefusalFactsWording", "the weapon's range")},
        {"dice", QT_TRANSLATE_NOOP("RefusalFactsWording", "the weapon's dice")},
        {"defense", QT_TRANSLATE_NOOP("RefusalFactsWording", "the target's defense")},
        {"points", QT_TRANSLATE_NOOP("RefusalFactsWording", "the kit card's points")},
        {"cost", QT_TRANSLATE_NOOP("RefusalFactsWording", "its cost")},
        {"at", QT_TRANSLATE_NOOP("RefusalFactsWording", "the space")},
        {"door_rule", QT_TRANSLATE_NOOP("RefusalFactsWording", "what a door of this kind asks for")},
        {"vitality", QT_TRANSLATE_NOOP("RefusalFactsWording", "the vitality of whoever is wounded")},
        {"explosive", QT_TRANSLATE_NOOP("RefusalFactsWording", "how far the explosion reaches")},
        {"group", QT_TRANSLATE_NOOP("RefusalFactsWording", "the room card's priority")},
        {"icon", QT_TRANSLATE_NOOP("RefusalFactsWording", "the room card's icon")},
    };
    const auto known = names.find(word);
    return RefusalFactsWording::tr(
        known != names.end() ? known->second : QT_TRANSLATE_NOOP("RefusalFactsWording", "a value"));
}

/// A word of the rules or an id, as this table calls it.
QString spokenWord(const omega::PublicTable &table, const std::string &word)
{
    if (const auto role = valueOf<omega::Role>(word))
        return nameOf(table, *role);
    if (const auto step = valueOf<omega::Step>(word))
        return name(*step);
    if (const auto condition = valueOf<omega::Condition>(word))
        return name(*condition);
    if (const auto action = valueOf<omega::ActionKind>(word))
        return name(*action);
    if (const auto marker = valueOf<omega::MarkerKind>(word))
        return name(*marker);
    for (const QString &card : {nameOf(table, omega::AbilityId{word}), nameOf(table, omega::KitId{word}),
             nameOf(table, omega::RoomCardId{word}), nameOf(table, omega::ItemId{word}),
             nameOf(table, omega::KindId{word}), nameOf(table, omega::WeaponId{word}),
             nameOf(table, omega::MissionEventId{word})})
        if (!card.isEmpty())
            return card;
    for (const omega::Sheet &sheet : table.content.sheets)
        if (const QString stance = nameOf(table, sheet.id, omega::StanceId{word}); !stance.isEmpty())
            return stance;
    return nameOf(table, omega::EffectId{word});
}

} // namespace

QString RefusalFacts::operator()(const char *key) const
{
    const omega::FactValue &value = m_violation.facts.at(key);
    if (const auto *number = get_if<int>(&value))
        return QString::number(*number);
    if (const auto *space = get_if<Space>(&value))
        return spaceName(*space);
    if (const auto *edge = get_if<Edge>(&value))
        return name(*edge);
    return spokenWord(m_table, std::get<std::string>(value));
}

QString RefusalFacts::who(const char *key) const
{
    const int *number = get_if<int>(&m_violation.facts.at(key));
    return number != nullptr ? nameOf(m_table, omega::Combatant(omega::FigureId{*number})) : (*this)(key);
}

QString RefusalFacts::room(const char *key) const
{
    return name(omega::RoomId{std::get<int>(m_violation.facts.at(key))});
}

bool RefusalFacts::is(const char *key, const char *word) const
{
    const auto *text = get_if<std::string>(&m_violation.facts.at(key));
    return text != nullptr && *text == word;
}

QString RefusalFacts::unknown() const
{
    return unknownValue(std::get<std::string>(m_violation.facts.at("unknown")));
}

} // namespace dossier::wording
