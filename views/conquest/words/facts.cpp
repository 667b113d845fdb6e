#include "views/conquest/words/facts.h"

#include "views/kit/signed_number.h"

#include <map>

namespace dossier::wording
{

namespace
{

/// Names a printed number of a box, by the name of its member.
QString memberName(const std::string &member)
{
    static const std::map<std::string_view, const char *> all{
        {"strength", QT_TRANSLATE_NOOP("ConquestRefusals", "Strength")},
        {"intelligence", QT_TRANSLATE_NOOP("ConquestRefusals", "Intelligence")},
        {"resistance", QT_TRANSLATE_NOOP("ConquestRefusals", "resistance")},
        {"population", QT_TRANSLATE_NOOP("ConquestRefusals", "population")},
        {"bonus", QT_TRANSLATE_NOOP("ConquestRefusals", "bonus")},
        {"cost", QT_TRANSLATE_NOOP("ConquestRefusals", "cost in action points")},
        {"sectors", QT_TRANSLATE_NOOP("ConquestRefusals", "numbers in the triangles of the track")}};
    const auto found = all.find(member);
    return found != all.end() ? ConquestFacts::tr(found->second) : ConquestFacts::tr("value");
}

/// Names the owner of a value: a card by its name, the resistance sheet by its side.
QString ownerName(const conquest::PublicTable &table, const std::string &owner)
{
    if (owner == "standard" || owner == "resistance_sheet")
        return ConquestFacts::tr("Resistance sheet");
    if (owner == "brutal")
        return ConquestFacts::tr("Resistance sheet, brutal side");
    return cardName(table, owner);
}

} // namespace

QString ConquestFacts::operator()(std::string_view name, const std::string &fact) const
{
    if (name == "token" || name == "no_token" || name == "no_such_token")
        return tokenName(m_table, fact);
    if (name == "race" || name == "race_taken")
        return raceName(m_table, fact);
    if (name == "name")
        return ownerName(m_table, fact);
    return name == "member" ? memberName(fact) : cardName(m_table, fact);
}

QString ConquestFacts::operator()(std::string_view name, int fact) const
{
    if (name == "section")
        return sectionName(m_table, fact);
    const bool added = name == "by" || name == "resistance" || name == "population";
    return added ? signedNumber(fact) : QString::number(fact);
}

QString ConquestFacts::operator()(std::string_view /*name*/, const std::vector<std::string> &cards) const
{
    return cards.empty() ? QStringLiteral("–") : cardNames(m_table, cards).join(QStringLiteral(", "));
}

QString ConquestFacts::operator()(const conquest::TokenAt &fact) const
{
    return filled(tr("{token} in {at}", "a token, a space"), fact, *this);
}

QString ConquestFacts::operator()(const conquest::Encounter &fact) const
{
    return filled(fact.enemy ? tr("{at} against {enemy}", "a space, a player") : QStringLiteral("{at}"), fact, *this);
}

QString ConquestFacts::operator()(const conquest::TokensDue &fact) const
{
    return filled(fact.together ? tr("{section} ({number}, on one space)", "a section, how many tokens")
                                : tr("{section} ({number})", "a section, how many tokens"),
        fact, *this);
}

} // namespace dossier::wording
