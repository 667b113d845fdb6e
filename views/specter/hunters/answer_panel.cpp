#include "views/specter/hunters/answer_panel.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/parts/option_row.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

using namespace specter;

namespace
{

struct AnswerWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::AnswerPanel)
};

Part readings(const AnswerDraft &draft, const AnswerActions &actions)
{
    std::vector<RowOption> options;
    if (draft.pick.way == HunterWay::Sensor)
        for (std::size_t i = 0; i < words(Reading{}).size(); ++i)
            options.push_back({wording::name(static_cast<Reading>(i)), {}});
    return optionRow(AnswerWords::tr("The sensor says"), {}, options,
        draft.said.reading ? static_cast<int>(*draft.said.reading) : -1,
        [draft, actions](int option)
        {
            AnswerDraft next = draft;
            next.said.reading = static_cast<Reading>(option);
            actions.change(next);
        })
        .keyed(QStringLiteral("readings"));
}

Part senses(const View &seen, const AnswerDraft &draft, const AnswerActions &actions)
{
    std::vector<RowOption> options;
    if (asksWhetherClose(seen, draft.pick))
        //: near, not shut
        options = {{AnswerWords::tr("Close"), AnswerWords::tr("The agent is close to the hunter")},
            {AnswerWords::tr("Not close"), AnswerWords::tr("The agent is not close to the hunter")}};
    return optionRow(AnswerWords::tr("The senses"), {}, options, draft.said.close ? (*draft.said.close ? 0 : 1) : -1,
        [draft, actions](int option)
        {
            AnswerDraft next = draft;
            next.said.close = option == 0;
            actions.change(next);
        })
        .keyed(QStringLiteral("senses"));
}

Part clearOrSeen(const AnswerDraft &draft, const AnswerActions &actions)
{
    const bool ofThen = asksOfThen(draft);
    return row(
        {button(ofThen ? AnswerWords::tr("Not entered") : AnswerWords::tr("“Clear”"), "answer", actions.answerClear)
                .withTip(ofThen ? AnswerWords::tr("The agent has not moved that many times")
                                : AnswerWords::tr("The agent is not visible to the hunter"))
                .disabledIf(!isComplete(draft))
                .stretched(),
            toggle(ofThen ? AnswerWords::tr("Was on…") : AnswerWords::tr("Seen on…"), "answer", draft.isPlacing,
                [draft, actions]
                {
                    AnswerDraft next = draft;
                    next.isPlacing = !draft.isPlacing;
                    actions.change(next);
                })
                .withTip(AnswerWords::tr("Then click the space on the board"))
                .disabledIf(!isComplete(draft))
                .stretched()})
        .spaced(10)
        .keyed(QStringLiteral("clearOrSeen"));
}

/// Everybody sees the agent's character once the figure is on the board.
Part character(const PublicTable &table, const AnswerDraft &draft, const AnswerActions &actions)
{
    QStringList names{AnswerWords::tr("Character not entered")};
    std::vector<AgentKind> kinds;
    for (const AgentCard &card : table.pack.agents)
    {
        names << wording::nameOf(table, card.kind);
        kinds.push_back(card.kind);
    }
    const auto at = draft.character ? std::ranges::find(kinds, *draft.character) : kinds.end();
    const bool isUnknown
        = table.agents.contains(draft.said.agent) && !inPlay(table, draft.said.agent).character && !asksOfThen(draft);
    return choice(QStringLiteral("answeringCharacter"), AnswerWords::tr("Who the agent is"), names,
        at == kinds.end() ? 0 : static_cast<int>(at - kinds.begin()) + 1,
        [draft, actions, kinds](const QVariant &row)
        {
            AnswerDraft next = draft;
            const int number = row.toInt();
            next.character = number > 0 ? std::optional(kinds.at(static_cast<std::size_t>(number) - 1)) : std::nullopt;
            actions.change(next);
        })
        .withTip(AnswerWords::tr("The character whose figure is placed, if it is seen now"))
        .when(isUnknown && draft.isPlacing);
}

} // namespace

AnswerDraft draftFor(const PublicTable &table, const HuntersPick &pick, Agent agent, const AnswerDraft &before)
{
    if (before.said.agent == agent && before.pick == pick && before.turn == table.turn)
        return before;
    return {.pick = pick, .turn = table.turn, .said = {.agent = agent}};
}

bool isComplete(const AnswerDraft &draft)
{
    return draft.pick.way != HunterWay::Sensor || draft.said.reading;
}

bool asksOfThen(const AnswerDraft &draft)
{
    return draft.pick.way == HunterWay::LookBack && !draft.isToldOfThen;
}

Said answerOf(const AnswerDraft &draft, const std::optional<Coordinate> &at)
{
    Said said = draft.said;
    (draft.pick.way == HunterWay::LookBack ? said.found : said.at) = at;
    if (at)
        said.character = draft.character;
    return said;
}

Part answerPanel(const SpecterViewPtr &view, const AnswerDraft &draft, const AnswerActions &actions)
{
    const PublicTable &table = view->open;
    const QString hint = !isComplete(draft)
        ? AnswerWords::tr("First the sensor’s answer, then whether the agent is clear.")
        : draft.isPlacing ? AnswerWords::tr("Click the space on the board where the figure is placed.")
                          : QString();
    return card({text(table.turn ? AnswerWords::tr("%1 answers %2", "an agent, a hunter")
                                       .arg(wording::nameOf(table, draft.said.agent),
                                           wording::nameOf(table, table.turn->hunter))
                                 : QString(),
                     Role::Strong)
                        .wrapping(),
                    readings(draft, actions), senses(*view, draft, actions), clearOrSeen(draft, actions),
                    character(table, draft, actions), text(hint, Role::Small).wrapping().when(!hint.isEmpty())})
        .spaced(6, {14, 8, 14, 8})
        .keyed(QStringLiteral("answerPanel"))
        .with(&Box::look, QLatin1String("verdict"));
}

} // namespace dossier
