#include "views/specter/hunters/report_panel.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/parts/command_buttons.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

using namespace specter;

namespace
{

using Placing = ReportDraft::Placing;

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::ReportPanel)
};

/// Sets a member of the draft to the entered value.
template <typename Value>
auto changing(const ReportDraft &draft, const ReportActions &actions, Value ReportDraft::*member)
{
    return [draft, change = actions.change, member](const Value &value)
    {
        ReportDraft next = draft;
        next.*member = value;
        change(next);
    };
}

/// A toggle that gives the next press on the board that meaning.
Part placeButton(Placing placing, const QString &words, const char *look, const QString &tip, const ReportDraft &draft,
    const ReportActions &actions)
{
    const bool isOn = draft.placing == placing;
    return toggle(words, look, isOn, [set = changing(draft, actions, &ReportDraft::placing), placing, isOn]
        { set(isOn ? Placing::Nothing : placing); })
        .withTip(tip);
}

Part answers(const SpecterViewPtr &view, const ReportDraft &draft, const ReportActions &actions)
{
    return column({button(ReportWords::tr("Nothing shown"), "answer",
                       [give = actions.give, command = reporting(view->open, draft, {})] { give(command); })
                          .keyed(QStringLiteral("nothingShown"))
                          .withTip(ReportWords::tr("The agent has had a turn, and puts nothing on the board")),
                      row({placeButton(Placing::Seen, ReportWords::tr("Seen on…"), "answer",
                               ReportWords::tr("The figure is placed where the move ends; then click the space on the "
                                               "board"),
                               draft, actions),
                              placeButton(Placing::LastSeen, ReportWords::tr("Last seen on…"), "answer",
                                  ReportWords::tr("The token is placed where the agent was seen; then click the space"),
                                  draft, actions)})
                          .spaced(6)})
        .spaced(6);
}

Part objectives(const SpecterViewPtr &view, const ReportDraft &draft, const ReportActions &actions)
{
    const bool isFirst = draft.agent == Agent::First;
    const bool isPublic = setUpOf(view->open).objectivesArePublic;
    std::vector<CommandOffer> offers;
    for (std::size_t i = 0; i < view->due.size(); ++i)
        if (const auto *turned = get_if<CompleteObjective>(&view->due[i].command))
            offers.push_back({makeDueCommand(view, i), wording::name(turned->objective),
                ReportWords::tr("The objective on %1 is completed").arg(wording::name(turned->objective))});
    return flow({text(ReportWords::tr("Before the move, objective completed:"), Role::Small)
                        .when(isFirst && (!offers.empty() || !isPublic)),
                    commandButtons(offers, actions.give),
                    placeButton(Placing::Objective, ReportWords::tr("another space…"), "offer",
                        ReportWords::tr("Press, then click the structure on the board"), draft, actions)
                        .when(isFirst && !isPublic)})
        .spaced(8);
}

/// Shows a list of kinds, after an entry for none of them.
template <typename Kind>
Part kindChoice(const QString &key, const QString &name, const QString &none, const std::vector<Kind> &kinds,
    const PublicTable &table, const std::optional<Kind> &chosen, const std::function<void(std::optional<Kind>)> &choose)
{
    QStringList names{none};
    for (const Kind kind : kinds)
        names << wording::nameOf(table, kind);
    const auto at = chosen ? std::ranges::find(kinds, *chosen) : kinds.end();
    return choice(key, name, names, at == kinds.end() ? 0 : static_cast<int>(at - kinds.begin()) + 1,
        [choose, kinds](const QVariant &row)
        {
            const int number = row.toInt();
            choose(number > 0 ? std::optional(kinds.at(static_cast<std::size_t>(number) - 1)) : std::nullopt);
        })
        .withTip(name);
}

Part announcedCard(const PublicTable &table, const ReportDraft &draft, const ReportActions &actions)
{
    std::vector<Equipment> cards;
    for (const EquipmentCard &one : table.pack.equipment)
        if (one.announced && one.kind != Equipment::VelocityBlade)
            cards.push_back(one.kind);
    return kindChoice<Equipment>(QStringLiteral("card"), ReportWords::tr("Card that the agent announced"),
        ReportWords::tr("No card announced"), cards, table, draft.card,
        [draft, change = actions.change](std::optional<Equipment> card)
        {
            ReportDraft next = draft;
            next.card = card;
            next.cardAt.reset();
            change(next);
        });
}

Part character(const PublicTable &table, const ReportDraft &draft, const ReportActions &actions)
{
    std::vector<AgentKind> kinds;
    for (const AgentCard &one : table.pack.agents)
        kinds.push_back(one.kind);
    return kindChoice<AgentKind>(QStringLiteral("character"), ReportWords::tr("Who the agent is"),
        ReportWords::tr("Character not entered"), kinds, table, draft.character,
        changing(draft, actions, &ReportDraft::character))
        .when(!inPlay(table, draft.agent).character);
}

/// Choices of the card's target and its die.
Parts tangle(const PublicTable &table, const ReportDraft &draft, const ReportActions &actions)
{
    const bool isShown = draft.card == Equipment::TangleLine;
    QStringList hunters;
    for (const auto &[kind, hunter] : table.hunters)
        hunters << wording::nameOf(table, kind);
    const QString whom = ReportWords::tr("Hunter whom the card is used on");
    const QString die = ReportWords::tr("Die that was rolled for the card");
    const auto entering = [&](auto member)
    {
        using Value = std::remove_reference_t<decltype(draft.*member)>;
        return [set = changing(draft, actions, member)](const QVariant &entered)
        { set(entered.value<std::remove_const_t<Value>>()); };
    };
    return {choice(QStringLiteral("hunter"), whom, hunters, draft.hunter, entering(&ReportDraft::hunter))
                .withTip(whom)
                .when(isShown),
        field(QStringLiteral("die"), die, draft.die, entering(&ReportDraft::die))
            .with(&Field::min, 1)
            .with(&Field::max, 6)
            .with(&Field::around, ReportWords::tr("die %1"))
            .withTip(die)
            .when(isShown),
        field(QStringLiteral("stunned"), {}, draft.isStunned, entering(&ReportDraft::isStunned))
            .with(&Field::around, ReportWords::tr("the hunter is stunned"))
            .withTip(ReportWords::tr("The agent says whether the roll reached the hunter"))
            .when(isShown)};
}

Part cardAndCharacter(const PublicTable &table, const ReportDraft &draft, const ReportActions &actions)
{
    Parts parts{announcedCard(table, draft, actions),
        placeButton(Placing::Card,
            draft.cardAt ? ReportWords::tr("on %1", "a space").arg(wording::name(*draft.cardAt))
                         : ReportWords::tr("on which space?"),
            "offer",
            draft.card == Equipment::PowerFists
                ? ReportWords::tr("Where the agent is: press, then click the space on the board")
                : ReportWords::tr("Where its token is: press, then click the space on the board"),
            draft, actions)
            .when(draft.card && draft.card != Equipment::TangleLine)};
    for (Part &part : tangle(table, draft, actions))
        parts.push_back(std::move(part));
    parts.push_back(character(table, draft, actions));
    return flow(std::move(parts)).spaced(8);
}

} // namespace

ReportDraft draftFor(const PublicTable &table, Agent agent, const ReportDraft &before)
{
    const std::size_t turns = inPlay(table, agent).turns.size();
    if (before.agent == agent && before.clock == table.clock && before.turns == turns)
        return before;
    return {.agent = agent, .clock = table.clock, .turns = turns, .die = before.die};
}

SpecterCommand reporting(const PublicTable &table, const ReportDraft &draft, const Shown &shown)
{
    ReportMove command{.agent = draft.agent, .shown = shown, .character = draft.character};
    if (draft.card)
    {
        const bool showsHim = draft.card == Equipment::PowerFists;
        command.card = CardUse{.card = *draft.card, .at = showsHim ? std::nullopt : draft.cardAt};
        if (showsHim)
            command.stoodAt = draft.cardAt;
        if (draft.card == Equipment::TangleLine && static_cast<std::size_t>(draft.hunter) < table.hunters.size())
        {
            command.card->hunter = std::next(table.hunters.begin(), draft.hunter)->first;
            command.card->die = draft.die;
            command.hit = draft.isStunned;
        }
    }
    return makeSpecterCommand(command);
}

Part reportPanel(const SpecterViewPtr &view, const ReportDraft &draft, const ReportActions &actions)
{
    return card({text(draft.agent == Agent::First ? ReportWords::tr("What does the agent show?")
                                                  : ReportWords::tr("What does the second agent show?"),
                     Role::Strong)
                        .wrapping(),
                    answers(view, draft, actions),
                    text(ReportWords::tr("Click the space on the board. Esc cancels."), Role::Small)
                        .wrapping()
                        .when(draft.placing != Placing::Nothing),
                    objectives(view, draft, actions), cardAndCharacter(view->open, draft, actions)})
        .spaced(6, {14, 8, 14, 8})
        .with(&Box::look, QLatin1String("verdict"));
}

} // namespace dossier
