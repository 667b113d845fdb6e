#include "specter_refusal_wording.h"

#include "saying.h"
#include "specter_wording.h"
#include "worded_value.h"

#include <QCoreApplication>

#include <array>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct SpecterRefusals
{
    Q_DECLARE_TR_FUNCTIONS(SpecterRefusals)
};

/// The facts of a violation as words.
class Facts
{
public:
    Facts(const specter::PublicTable &table, const specter::Violation &violation)
        : m_table(table)
        , m_violation(violation)
    {
    }

    [[nodiscard]] bool has(const char *key) const { return m_violation.facts.contains(key); }

    [[nodiscard]] bool isPlace(const char *key) const
    {
        return std::holds_alternative<specter::Coordinate>(m_violation.facts.at(key));
    }

    [[nodiscard]] int number(const char *key) const
    {
        const int *held = std::get_if<int>(&m_violation.facts.at(key));
        return held != nullptr ? *held : 0;
    }

    [[nodiscard]] bool is(const char *key, const char *word) const
    {
        const auto *text = std::get_if<std::string>(&m_violation.facts.at(key));
        return text != nullptr && *text == word;
    }

    [[nodiscard]] bool by(Rule rule) const { return m_violation.rule == rule; }

    /// A fact as it is said: a number, a place, or the name of a card.
    QString operator()(const char *key) const
    {
        const specter::FactValue &value = m_violation.facts.at(key);
        if (const int *number = std::get_if<int>(&value))
            return QString::number(*number);
        if (const auto *space = std::get_if<specter::Coordinate>(&value))
            return name(*space);
        const std::string &word = std::get<std::string>(value);
        if (const auto hunter = valueOf<specter::HunterKind>(word))
            return nameOf(m_table, *hunter);
        if (const auto card = valueOf<specter::Equipment>(word))
            return nameOf(m_table, *card);
        if (const auto character = valueOf<specter::AgentKind>(word))
            return nameOf(m_table, *character);
        if (const auto agent = valueOf<specter::Agent>(word))
            return nameOf(m_table, *agent);
        return {};
    }

private:
    const specter::PublicTable &m_table;
    const specter::Violation &m_violation;
};

using Saying = wording::Saying<Facts>;

QString phase(const Facts &f)
{
    if (f.is("phase", "set_up"))
        return SpecterRefusals::tr("The game has not begun yet.");
    if (f.is("phase", "agents"))
        return SpecterRefusals::tr("It is the agent's part of the turn.");
    if (f.is("phase", "hunters"))
        return SpecterRefusals::tr("It is the hunters' part of the turn.");
    return SpecterRefusals::tr("The game is over.");
}

QString sheet(const Facts &f)
{
    if (f.is("sheet", "on_paper"))
        return SpecterRefusals::tr("The sheet is on paper: enter what was said at the table.");
    if (f.is("sheet", "kept"))
        return SpecterRefusals::tr("The sheet is kept here: what is said follows from it.");
    return SpecterRefusals::tr("Only who knows the sheet can do this.");
}

QString badStep(const Facts &f)
{
    if (f.is("fault", "too_many"))
        return SpecterRefusals::tr("Step %1 to %2 is more than this move has.").arg(f("step"), f("at"));
    if (f.is("fault", "not_adjacent"))
        return SpecterRefusals::tr("%1 is not next to the space before.").arg(f("at"));
    if (f.is("fault", "structure"))
        return SpecterRefusals::tr("%1 is a structure.").arg(f("at"));
    if (f.is("fault", "diagonal"))
        return SpecterRefusals::tr("This table does not allow the diagonal step to %1.").arg(f("at"));
    return SpecterRefusals::tr("A hunter stands on %1.").arg(f("at"));
}

QString needs(const Facts &f)
{
    if (f.is("needs", "at"))
        return SpecterRefusals::tr("Choose the space for the card's token.");
    if (f.is("needs", "hunter"))
        return SpecterRefusals::tr("Choose a hunter for the card, and enter the die.");
    if (f.is("needs", "character"))
        return SpecterRefusals::tr("The character is not chosen yet.");
    if (f.is("needs", "plan"))
        return SpecterRefusals::tr("No move is planned yet.");
    if (f.is("needs", "turn"))
        return SpecterRefusals::tr("No hunter's turn has begun.");
    if (f.is("needs", "reading"))
        return SpecterRefusals::tr("Enter what the sensor said.");
    return SpecterRefusals::tr("Only %1 can do this.").arg(f("needs"));
}

QString moved(const Facts &f)
{
    if (f.by(Rule::SO_MOVE_1))
        return SpecterRefusals::tr("%1 has moved in this turn already.").arg(f("moved"));
    if (f.by(Rule::SO_HUNT_1))
        return SpecterRefusals::tr("%1 has moved, or done what stands in its place.").arg(f("moved"));
    if (f.by(Rule::SO_HUNT_6))
        return SpecterRefusals::tr("%1 has moved: barring comes at the start of a turn.").arg(f("moved"));
    return SpecterRefusals::tr("The movement of %1 comes first; it may be no step at all, and an ability counts once.")
        .arg(f("moved"));
}

QString place(const Facts &f)
{
    if (f.by(Rule::SO_MOVE_3))
        return SpecterRefusals::tr("%1 is no way out of the board.").arg(f("at"));
    if (f.by(Rule::SO_HUNT_1))
        return SpecterRefusals::tr("The hunter on %1 is not on foot beside the agent.").arg(f("at"));
    return SpecterRefusals::tr("The token cannot be put on %1: it is too far away, or no open space.").arg(f("at"));
}

QString end(const Facts &f)
{
    return f.by(Rule::SO_HUNT_1)
        ? SpecterRefusals::tr("%1 is out of the hunter's reach.").arg(f("to"))
        : SpecterRefusals::tr("Neither the vehicle nor who sits in it gets to %1 so.").arg(f("to"));
}

QString agent(const Facts &f)
{
    if (f.by(Rule::SO_TRAITOR_1))
        return SpecterRefusals::tr("The second agent completes no objectives.");
    if (f.by(Rule::SO_MOVE_3))
        return SpecterRefusals::tr("Only the first agent can win by leaving.");
    return SpecterRefusals::tr("No hunter whose attack is still to come has found the agent.");
}

QString completed(const Facts &f)
{
    return f.isPlace("completed")
        ? SpecterRefusals::tr("The objective on %1 is completed already.").arg(f("completed"))
        : SpecterRefusals::tr("Three objectives come before the escape; completed: %1.").arg(f("completed"));
}

QString objective(const Facts &f)
{
    return f.by(Rule::SO_BOARD_3)
        ? SpecterRefusals::tr("%1 is not one of the objectives.").arg(f("objective"))
        : SpecterRefusals::tr("The agent does not begin the turn beside the objective on %1.").arg(f("objective"));
}

QString foretold(const Facts &f)
{
    return f.is("foretold", "first") ? SpecterRefusals::tr("An objective is foretold already.")
                                     : SpecterRefusals::tr("%1 has to hear of it one turn before.").arg(f("foretold"));
}

QString hunters(const Facts &f)
{
    if (f.by(Rule::SO_HUNT_6))
        return SpecterRefusals::tr("Hunters are barred only where four of them play.");
    return f.number("hunters") == 0 ? SpecterRefusals::tr("It is not chosen yet who plays.")
                                    : SpecterRefusals::tr("This number of players takes %1 hunters.").arg(f("hunters"));
}

QString attacked(const Facts &f)
{
    return SpecterRefusals::tr("The attack of %1 is not due now: it was made, or something comes first.")
        .arg(f("attacked"));
}

QString barred(const Facts &f)
{
    return SpecterRefusals::tr("%1 is barred from the vehicle.").arg(f("barred"));
}

QString hit(const Facts &f)
{
    return f.is("hit", "known")
        ? SpecterRefusals::tr("The dice say by themselves whether they hit.")
        : SpecterRefusals::tr("Two dice can be read both ways here: the table says whether they hit.");
}

QString aHunter(const Facts &f)
{
    if (f.by(Rule::SO_MOVE_3))
        return SpecterRefusals::tr("%1 stands on the way out.", "a hunter").arg(f("hunter"));
    return f.by(Rule::SO_HUNT_4)
        ? SpecterRefusals::tr("%1 cannot shoot along a line now.").arg(f("hunter"))
        : SpecterRefusals::tr("%1 is no target: in the vehicle, or not in sight.").arg(f("hunter"));
}

QString card(const Facts &f)
{
    return SpecterRefusals::tr("%1 cannot be taken or used now: not in hand, or no charge left.").arg(f("card"));
}

/// Each is asked in turn: the first fact that is there speaks.
const auto &sayings()
{
    static constexpr std::array all{
        Saying{"phase", phase},
        Saying{"due", [](const Facts &) { return SpecterRefusals::tr("The second agent's first move comes first."); }},
        Saying{"sheet", sheet},
        Saying{"moved", moved},
        Saying{"from", [](const Facts &f)
            { return SpecterRefusals::tr("The way must begin where the agent stands, not on %1.").arg(f("from")); }},
        Saying{"fault", badStep},
        Saying{"needs", needs},
        Saying{"at", place},
        Saying{"hunter", aHunter},
        Saying{"card", card},
        Saying{"before",
            [](const Facts &f) { return SpecterRefusals::tr("%1 is used before the move.").arg(f("before")); }},
        Saying{"agent", agent},
        Saying{"completed", completed},
        Saying{"objective", objective},
        Saying{"foretold", foretold},
        Saying{"near",
            [](const Facts &)
            {
                return SpecterRefusals::tr("No objective that is left can be turned over from where the agent stands.");
            }},
        Saying{"cards", [](const Facts &f) { return SpecterRefusals::tr("Cards to take: %1.").arg(f("cards")); }},
        Saying{"on_turn",
            [](const Facts &f) { return SpecterRefusals::tr("The turn of %1 is under way.").arg(f("on_turn")); }},
        Saying{"had_turn",
            [](const Facts &f) { return SpecterRefusals::tr("%1 has had a turn already.").arg(f("had_turn")); }},
        Saying{"answers",
            [](const Facts &f)
            {
                return f.number("answers") == 0
                    ? SpecterRefusals::tr("Nothing is entered here: the answer follows from the sheet.")
                    : SpecterRefusals::tr("Enter what the agent answered; answers needed: %1.").arg(f("answers"));
            }},
        Saying{"distance", [](const Facts &) { return SpecterRefusals::tr("No way leads to the agent."); }},
        Saying{"dice", [](const Facts &f) { return SpecterRefusals::tr("Dice to roll: %1.").arg(f("dice")); }},
        Saying{"hit", hit},
        Saying{"hunters", hunters},
        Saying{"barred", barred},
        Saying{"left", [](const Facts &f)
            { return SpecterRefusals::tr("Steps that the vehicle has left in this turn: %1.").arg(f("left")); }},
        Saying{"structure", [](const Facts &f)
            { return SpecterRefusals::tr("%1 is a structure: nobody stands there.").arg(f("structure")); }},
        Saying{"known", [](const Facts &f)
            { return SpecterRefusals::tr("The agent has shown himself as %1 already.").arg(f("known")); }},
        Saying{"section",
            [](const Facts &f)
            {
                return SpecterRefusals::tr("The one objective of this section of the board was on %1.")
                    .arg(f("section"));
            }},
        Saying{"to", end},
        Saying{"on_foot", [](const Facts &f) { return SpecterRefusals::tr("%1 is on foot.").arg(f("on_foot")); }},
        Saying{"turns", [](const Facts &f)
            { return SpecterRefusals::tr("The agent has to have moved more than %1 times.").arg(f("turns")); }},
        Saying{"stunned",
            [](const Facts &f) { return SpecterRefusals::tr("%1 is stunned, or in the vehicle.").arg(f("stunned")); }},
        Saying{"in_vehicle",
            [](const Facts &f) { return SpecterRefusals::tr("%1 is in the vehicle.").arg(f("in_vehicle")); }},
        Saying{"attacked", attacked},
        Saying{"used", [](const Facts &f)
            { return SpecterRefusals::tr("%1 has used this ability in this turn.").arg(f("used")); }},
        Saying{"found", [](const Facts &f) { return SpecterRefusals::tr("%1 is not in view there.").arg(f("found")); }},
        Saying{"steps", [](const Facts &f)
            { return SpecterRefusals::tr("After %1 steps only the own space can be attacked.").arg(f("steps")); }},
        Saying{"players", [](const Facts &)
            { return SpecterRefusals::tr("A traitor plays only among five, and is revealed once."); }},
        Saying{"traitor", [](const Facts &)
            { return SpecterRefusals::tr("Only the traitor can do this, as far as is known here."); }},
        Saying{"objectives", [](const Facts &) { return SpecterRefusals::tr("The objectives are not rolled yet."); }},
        Saying{"character",
            [](const Facts &f) { return SpecterRefusals::tr("%1 is in play already.").arg(f("character")); }},
        Saying{"roles", [](const Facts &) { return SpecterRefusals::tr("The traitor's card is not dealt yet."); }},
    };
    return all;
}

} // namespace

QString sentence(const specter::PublicTable &table, const specter::Violation &violation)
{
    return firstSaid(sayings(), Facts(table, violation), violation.rule);
}

Objection objectionOf(const SeenSpecter &view, const specter::Violation &why)
{
    return {why.rule, [view, why] { return sentence(view->open, why); }};
}

ReasonWords specterReasonWords()
{
    return {[]
        {
            return SpecterRefusals::tr("This cannot be: what it names is not at this table, or something else at the "
                                       "table still hangs on it. Put that right first.");
        },
        []
        {
            return SpecterRefusals::tr(
                "Something was said to the table since then. That cannot be unheard: say why the table goes back.");
        }};
}

} // namespace dossier::wording
