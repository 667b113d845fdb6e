#include "views/specter/hunters/inference_panel.h"

#include "views/board/read_lines.h"
#include "views/specter/parts/option_row.h"
#include "views/specter/parts/size_line.h"
#include "views/specter/words/fact_wording.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct PlacesWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::InferencePanel)
};

/// Lines reserved for the reason of a space, for any text: nothing below moves while people look around.
constexpr int linesOfReason = 5;

Part agents(const specter::View &view, specter::Agent agent, const InferenceActions &actions)
{
    std::vector<RowOption> options;
    if (view.open.agents.size() > 1)
        for (const auto &[one, inPlay] : view.open.agents)
            options.push_back({wording::nameOf(view.open, one),
                PlacesWords::tr("Deductions about: %1").arg(wording::nameOf(view.open, one))});
    return optionRow(PlacesWords::tr("Agent"), {}, options, static_cast<int>(agent),
        [choose = actions.chooseAgent](int index) { choose.run(static_cast<specter::Agent>(index)); });
}

Part numbers(const Inference &inference, bool isOver)
{
    const int any = inference.now().any.count();
    const int without = inference.now().withoutHiddenCards.count();
    const QString spaces = isOver ? PlacesWords::tr("space(s) possible at the end", nullptr, any)
                                  : PlacesWords::tr("space(s) possible now", nullptr, any);
    return row(
        {text(QString::number(any), Role::Title)
                .named(PlacesWords::tr("%1 %2", "a number, spaces possible now").arg(any).arg(spaces)),
            text(spaces),
            text(without > 0 ? PlacesWords::tr("%1 if no hidden card was used", "a number of spaces").arg(without)
                             : PlacesWords::tr("A hidden card was used"),
                Role::Small)
                .wrapping()
                .stretched()
                .when(without != any),
            stretch()})
        .spaced(10);
}

Part heat(const HeatSwitches &switches, const InferenceActions &actions)
{
    const auto box = [](const char *key, const QString &words, bool isOn, const Action<bool> &turn)
    {
        return field(QLatin1String(key), words, isOn, [turn](const QVariant &on) { turn.run(on.toBool()); })
            .with(&Field::around, words);
    };
    return flow(
        {box("heat", PlacesWords::tr("Ways that lead here"), switches.isShown, actions.showHeat)
                .withTip(PlacesWords::tr("Blue: where the agent can be; the stronger, the more paths lead there")),
            box("publicHeat", PlacesWords::tr("Also in the public window"), switches.isPublic, actions.showHeatPublicly)
                .withTip(PlacesWords::tr("Show this shading to everybody, the agent included"))})
        .spaced(12);
}

/// The part that a player would hear is never cut when there is no room for all.
Part reasonOfSpace(const InferenceWords &words)
{
    const QString why = words.space.isEmpty()
        ? PlacesWords::tr("Point at a space to read why the agent can be there or not.")
        : words.space;
    const QString all = words.tells.isEmpty() ? why : why + u'\n' + words.tells;
    return readLines(QStringLiteral("reason"), all, linesOfReason, Role::Small, words.tells);
}

} // namespace

Part inferencePanel(const specter::View &view, const Inference &inference, specter::Agent agent,
    const HeatSwitches &switches, const InferenceWords &words, const InferenceActions &actions)
{
    const bool isOver = view.open.clock.phase == specter::Phase::Over;
    const QString unseen = wording::unseenSighting(view.open, agent);
    std::vector<int> sizes;
    for (const specter::Places &places : inference.byTurn())
        sizes.push_back(places.any.count());
    Parts all{
        flow({text(isOver ? PlacesWords::tr("Where the agent could be") : PlacesWords::tr("Where the agent can be"),
                  Role::Caption),
                 chip(PlacesWords::tr("public facts only"), ChipTone::Green)
                     .withTip(PlacesWords::tr("Worked out from what was announced and shown"))})
            .spaced(8),
        agents(view, agent, actions), numbers(inference, isOver),
        text(unseen, Role::Fault).wrapping().when(!unseen.isEmpty()), sizeLine(sizes, {}),
        text(words.sensor, Role::Small).wrapping().when(!words.sensor.isEmpty())};
    // After the game nobody needs the switches any more.
    if (!isOver)
    {
        all.push_back(heat(switches, actions));
        all.push_back(reasonOfSpace(words));
    }
    return card(std::move(all)).spaced(6, {14, 10, 14, 10});
}

} // namespace dossier
