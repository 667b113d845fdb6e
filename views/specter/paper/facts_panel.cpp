#include "views/specter/paper/facts_panel.h"

#include "model/specter/seen/history.h"
#include "views/kit/plain_text.h"
#include "views/specter/paper/facts_mended.h"
#include "views/specter/words/fact_wording.h"

#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace dossier
{

namespace
{

struct FactsWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::FactsPanel)
};

/// Minimum number of visible rows of the list.
constexpr int minRows = 2;

/// Performs a change; one that needs a space starts or stops waiting for it.
void change(const SpecterViewPtr &view, specter::Agent agent, FactsDraft draft, const FactsActions &actions)
{
    const std::vector<FactChange> changes = changesOf(view->open, agent, *draft.fact);
    if (draft.change < 0 || draft.change >= std::ssize(changes))
        return;
    const FactChange &to = changes[static_cast<std::size_t>(draft.change)];
    if (to.needsPlace)
    {
        draft.isPlacing = !draft.isPlacing;
        actions.change.run(draft);
    }
    else if (to.shown)
        actions.give.run(withShown(view->open, agent, draft.fact->turn, *to.shown));
    else if (to.later)
        actions.give.run(withLater(view->open, agent, *draft.fact, *to.later));
}

void remove(const SpecterViewPtr &view, specter::Agent agent, const FactsDraft &draft, const FactsActions &actions)
{
    actions.give.run(withoutFact(view->open, agent, *draft.fact));
}

QStringList textsOf(const std::vector<FactChange> &changes)
{
    QStringList texts;
    for (const FactChange &one : changes)
        texts << one.text;
    return texts;
}

Part listOf(const SpecterViewPtr &view, specter::Agent agent, const FactsDraft &draft, const FactsActions &actions)
{
    const std::vector<specter::FactPlace> facts = factsListed(view->open, agent);
    QStringList rows;
    for (const specter::FactPlace &fact : facts)
        rows << wording::fact(view->open, agent, fact);
    const auto now = draft.fact ? std::ranges::find(facts, *draft.fact) : facts.end();
    const auto choose = [facts, draft, view, agent, change = actions.change](const QVariant &row)
    {
        FactsDraft next{.count = draft.count};
        if (const int index = row.toInt(); index >= 0 && index < std::ssize(facts))
        {
            next.fact = facts[static_cast<std::size_t>(index)];
            next.change = standingChange(view->open, agent, *next.fact);
        }
        change.run(next);
    };
    return list(QStringLiteral("facts"), FactsWords::tr("Public facts by turn"), rows,
        now == facts.end() ? -1 : static_cast<int>(now - facts.begin()), minRows, choose, {})
        .with(&Field::tips, rows)
        .with(&Part::menu, view->open.players.sheetsOnPaper ? actions.openMenu : Action<QPoint>())
        .withTip(FactsWords::tr("What was announced and shown of the agent, the newest first"))
        .stretched();
}

/// Shows the possible changes of the chosen fact, and their buttons.
Part editor(const SpecterViewPtr &view, specter::Agent agent, const FactsDraft &draft, const FactsActions &actions)
{
    if (!draft.fact || !view->open.players.sheetsOnPaper)
        return flow({}).keyed(QStringLiteral("factEditor"));
    const auto choose = [draft, change = actions.change](const QVariant &row)
    {
        FactsDraft next = draft;
        next.change = row.toInt();
        next.isPlacing = false;
        change.run(next);
    };
    return flow({choice(QStringLiteral("factChange"), FactsWords::tr("Correct answer"),
                     textsOf(changesOf(view->open, agent, *draft.fact)), draft.change, choose)
                        .withTip(FactsWords::tr("The answer that the fact should have had")),
                    button(draft.isPlacing ? FactsWords::tr("Click the space on the board") : FactsWords::tr("Change"),
                        "offer", [=] { change(view, agent, draft, actions); })
                        .keyed(QStringLiteral("changeFact"))
                        .withTip(FactsWords::tr("Replace the answer and work out everything after it again")),
                    button(FactsWords::tr("Delete"), "offer", [=] { remove(view, agent, draft, actions); })
                        .keyed(QStringLiteral("deleteFact"))
                        .withTip(FactsWords::tr("Delete this answer and work out everything after it again"))})
        .keyed(QStringLiteral("factEditor"));
}

} // namespace

std::vector<specter::FactPlace> factsListed(const specter::PublicTable &table, specter::Agent agent)
{
    if (!table.agents.contains(agent))
        return {};
    std::vector<specter::FactPlace> facts = specter::factsOf(specter::historyOf(table, agent));
    std::ranges::reverse(facts);
    return facts;
}

FactsDraft draftFor(const specter::PublicTable &table, specter::Agent agent, const FactsDraft &before)
{
    const std::vector<specter::FactPlace> facts = factsListed(table, agent);
    FactsDraft draft{.count = facts.size()};
    if (before.fact && before.count == facts.size() && std::ranges::count(facts, *before.fact) > 0)
        return before;
    return draft;
}

std::optional<specter::Command> factOn(
    const specter::PublicTable &table, specter::Agent agent, const FactsDraft &draft, const specter::Coordinate &at)
{
    const std::vector<FactChange> changes
        = draft.fact ? changesOf(table, agent, *draft.fact) : std::vector<FactChange>();
    if (draft.change < 0 || draft.change >= std::ssize(changes))
        return std::nullopt;
    const FactChange &to = changes[static_cast<std::size_t>(draft.change)];
    if (to.shown && *to.shown)
        return withShown(table, agent, draft.fact->turn, specter::Shown{(*to.shown)->what, at});
    if (const auto *found = to.later ? get_if<specter::FoundBy>(&*to.later) : nullptr)
        return withLater(table, agent, *draft.fact, specter::FoundBy{found->from, at});
    return withFactAt(table, agent, *draft.fact, at);
}

Part factsPanel(const SpecterViewPtr &view, specter::Agent agent, const FactsDraft &draft, const FactsActions &actions)
{
    const bool isAny = draft.count > 0;
    return card({text(FactsWords::tr("Public facts"), Role::Caption), listOf(view, agent, draft, actions),
                    editor(view, agent, draft, actions),
                    text(FactsWords::tr("Choose a fact to change or delete it."), Role::Small)
                        .wrapping()
                        .when(isAny && view->open.players.sheetsOnPaper)})
        .spaced(6, {14, 10, 14, 10})
        .keyed(QStringLiteral("factsPanel"))
        .stretched();
}

void openFactMenu(QWidget &page, const QPoint &global, const SpecterViewPtr &view, specter::Agent agent,
    const FactsDraft &draft, const FactsActions &actions)
{
    if (!draft.fact)
        return;
    auto *menu = new QMenu(&page);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QStringList texts = textsOf(changesOf(view->open, agent, *draft.fact));
    for (int index = 0; index < texts.size(); ++index)
        menu->addAction(menuLine(FactsWords::tr("Change: %1", "what a fact was").arg(texts.at(index))), menu,
            [=]
            {
                FactsDraft next = draft;
                next.change = index;
                next.isPlacing = false;
                change(view, agent, next, actions);
            });
    menu->addSeparator();
    menu->addAction(FactsWords::tr("Delete"), menu, [=] { remove(view, agent, draft, actions); });
    menu->popup(global);
}

} // namespace dossier
