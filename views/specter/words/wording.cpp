#include "views/specter/words/wording.h"

#include "model/specter/seen/numbers.h"
#include "views/board/space_name.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct SpecterWording
{
    Q_DECLARE_TR_FUNCTIONS(SpecterWording)
};

using specter::PublicTable;

/// Returns the word for a value, from a list of all values.
template <typename E, std::size_t N>
QString wordFor(E value, const std::array<const char *, N> &all)
{
    return SpecterWording::tr(all.at(static_cast<std::size_t>(value)));
}

/// Returns the printed name, if the pack has it.
template <typename Cards, typename Kind>
QString printed(const Cards &cards, Kind kind)
{
    const auto found = std::ranges::find_if(cards, [&](const auto &card) { return card.kind == kind; });
    return found != cards.end() ? QString::fromStdString(found->name) : QString();
}

QString orElse(const QString &name, const QString &otherwise)
{
    return name.isEmpty() ? otherwise : name;
}

/// Returns the agent who has no health left; nothing where it may be either: for an unknown character only the wounds
/// are public.
std::optional<specter::Agent> defeated(const PublicTable &table)
{
    std::vector<specter::Agent> mayBe;
    for (const auto &[agent, inPlay] : table.agents)
    {
        const std::optional<int> left = specter::healthOf(table, agent, inPlay.character);
        if (left && *left <= 0)
            return agent;
        if (!left && inPlay.wounds > 0)
            mayBe.push_back(agent);
    }
    return mayBe.size() == 1 ? std::optional(mayBe.front()) : std::nullopt;
}

} // namespace

QString name(const specter::Coordinate &space)
{
    return dossier::spaceName(space);
}

QString names(const std::vector<specter::Coordinate> &spaces)
{
    QStringList all;
    for (const specter::Coordinate &space : spaces)
        all << name(space);
    return all.join(QStringLiteral(", "));
}

QString way(const std::vector<specter::Coordinate> &path)
{
    QStringList all;
    for (const specter::Coordinate &space : path)
        all << name(space);
    return all.join(QStringLiteral(" → "));
}

QString nameOf(const PublicTable &table, specter::HunterKind hunter)
{
    static constexpr std::array all{QT_TRANSLATE_NOOP("SpecterWording", "The Gun"),
        QT_TRANSLATE_NOOP("SpecterWording", "The Beast"), QT_TRANSLATE_NOOP("SpecterWording", "The Puppet"),
        QT_TRANSLATE_NOOP("SpecterWording", "The Prophet")};
    return orElse(printed(table.pack.hunters, hunter), wordFor(hunter, all));
}

QString nameOf(const PublicTable &table, specter::AgentKind character)
{
    static constexpr std::array all{QT_TRANSLATE_NOOP("SpecterWording", "Blue Jay"),
        QT_TRANSLATE_NOOP("SpecterWording", "Cobra"), QT_TRANSLATE_NOOP("SpecterWording", "Orangutan"),
        QT_TRANSLATE_NOOP("SpecterWording", "Spider")};
    return orElse(printed(table.pack.agents, character), wordFor(character, all));
}

QString nameOf(const PublicTable &table, specter::Equipment card)
{
    static constexpr std::array all{QT_TRANSLATE_NOOP("SpecterWording", "Adrenal Surge"),
        QT_TRANSLATE_NOOP("SpecterWording", "Stealth Field"), QT_TRANSLATE_NOOP("SpecterWording", "Flash Bang"),
        QT_TRANSLATE_NOOP("SpecterWording", "Smoke Grenade"), QT_TRANSLATE_NOOP("SpecterWording", "Holo Decoy"),
        QT_TRANSLATE_NOOP("SpecterWording", "Power Fists"), QT_TRANSLATE_NOOP("SpecterWording", "Tangle Line"),
        QT_TRANSLATE_NOOP("SpecterWording", "Velocity Blade")};
    return orElse(printed(table.pack.equipment, card), wordFor(card, all));
}

QString nameOf(const PublicTable &table, specter::Agent agent)
{
    if (agent == specter::Agent::Second)
        return SpecterWording::tr("The second agent");
    return table.traitor ? SpecterWording::tr("The first agent") : SpecterWording::tr("The agent");
}

QString inSentence(const QString &name)
{
    const QStringList withArticle{SpecterWording::tr("The agent"), SpecterWording::tr("The first agent"),
        SpecterWording::tr("The second agent"), SpecterWording::tr("The hunters")};
    return withArticle.contains(name) ? name.left(1).toLower() + name.mid(1) : name;
}

QString answerOf(const PublicTable &table, specter::Agent agent, const QString &answer)
{
    return table.agents.size() < 2
        ? answer
        : SpecterWording::tr("%1, says %2", "an answer, an agent").arg(answer, inSentence(nameOf(table, agent)));
}

QString nameOf(const PublicTable &table, const specter::Seat &seat)
{
    if (std::holds_alternative<specter::AgentSeat>(seat))
        return nameOf(table, specter::Agent::First);
    if (const auto *hunter = std::get_if<specter::HunterSeat>(&seat))
        return nameOf(table, hunter->hunter);
    if (std::holds_alternative<specter::TraitorSeat>(seat))
        return table.traitor ? nameOf(table, specter::Agent::Second) : SpecterWording::tr("The traitor");
    return SpecterWording::tr("Everybody");
}

specter::HunterKind hunterOf(specter::HunterId id)
{
    return static_cast<specter::HunterKind>(std::clamp(id.number, 1, 4) - 1);
}

QString initials(specter::Equipment card)
{
    static constexpr std::array all{"AS", "SF", "FB", "SG", "HD", "PF", "TL", "VB"};
    return QString::fromLatin1(all.at(static_cast<std::size_t>(card)));
}

QString name(specter::Gaze gaze)
{
    static constexpr std::array all{QT_TRANSLATE_NOOP("SpecterWording", "all round"),
        QT_TRANSLATE_NOOP("SpecterWording", "blinded"), QT_TRANSLATE_NOOP("SpecterWording", "to the north"),
        QT_TRANSLATE_NOOP("SpecterWording", "to the east"), QT_TRANSLATE_NOOP("SpecterWording", "to the south"),
        QT_TRANSLATE_NOOP("SpecterWording", "to the west")};
    return wordFor(gaze, all);
}

QString name(specter::Side side)
{
    return side == specter::Side::Agents ? SpecterWording::tr("Agent", "a side")
                                         : SpecterWording::tr("Hunters", "a side");
}

QString name(specter::Means means)
{
    static constexpr std::array all{QT_TRANSLATE_NOOP("SpecterWording", "Attack"),
        QT_TRANSLATE_NOOP("SpecterWording", "Quick Draw"), QT_TRANSLATE_NOOP("SpecterWording", "Sniper Shot"),
        QT_TRANSLATE_NOOP("SpecterWording", "Brutal Strength")};
    return wordFor(means, all);
}

QString name(const specter::Clock &clock)
{
    switch (clock.phase)
    {
    case specter::Phase::SetUp:
        return SpecterWording::tr("Set-up");
    case specter::Phase::Agents:
        return SpecterWording::tr("Turn %1 · agent’s phase").arg(clock.turn);
    case specter::Phase::Hunters:
        return SpecterWording::tr("Turn %1 · hunters’ phase").arg(clock.turn);
    case specter::Phase::Over:
        break;
    }
    return SpecterWording::tr("The game is over");
}

QString sentence(const specter::Outcome &outcome)
{
    switch (outcome.ending)
    {
    case specter::Ending::Escaped:
        return SpecterWording::tr("The agent escapes and wins");
    case specter::Ending::Defeated:
        return SpecterWording::tr("The agent has no health left: the hunters win");
    case specter::Ending::TimeIsUp:
        return SpecterWording::tr("Turn 40 is over: the hunters win");
    case specter::Ending::Agreed:
        break;
    }
    return outcome.winner == specter::Side::Agents ? SpecterWording::tr("The hunters give up: the agent wins")
                                                   : SpecterWording::tr("The agent gives up: the hunters win");
}

QString sentence(const PublicTable &table, const specter::Outcome &outcome)
{
    if (table.agents.size() > 1 && outcome.ending == specter::Ending::Agreed)
        return outcome.winner == specter::Side::Agents ? SpecterWording::tr("The hunters give up: the agents win")
                                                       : SpecterWording::tr("The agents give up: the hunters win");
    if (outcome.ending != specter::Ending::Defeated || table.agents.size() < 2)
        return sentence(outcome);
    const std::optional<specter::Agent> who = defeated(table);
    return who ? SpecterWording::tr("%1 has no health left: the hunters win", "an agent").arg(nameOf(table, *who))
               : SpecterWording::tr("One of the agents has no health left: the hunters win");
}

int objectivesDone(const PublicTable &table)
{
    return std::min(static_cast<int>(table.completed.size()), specter::objectivesNeeded);
}

QString name(const PublicTable &table, const specter::CardUse &use)
{
    QString text = nameOf(table, use.card);
    if (use.at)
        text = SpecterWording::tr("%1 on %2", "a card, a space").arg(text, name(*use.at));
    if (use.hunter)
        text = SpecterWording::tr("%1 against %2", "a card, a hunter").arg(text, nameOf(table, *use.hunter));
    return use.die ? SpecterWording::tr("%1, roll %2", "a card, a die").arg(text, QString::number(*use.die)) : text;
}

} // namespace dossier::wording
