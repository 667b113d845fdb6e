#include "views/specter/paper/overrule_card.h"

#include "views/specter/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

struct OverruleWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::OverruleCard)
};

template <typename Entry>
QStringList textsOf(const std::vector<Entry> &entries)
{
    QStringList texts;
    for (const Entry &entry : entries)
        texts << entry.text;
    return texts;
}

template <typename Entry>
const Entry *at(const std::vector<Entry> &entries, int row)
{
    return row >= 0 && row < std::ssize(entries) ? &entries[static_cast<std::size_t>(row)] : nullptr;
}

Part closedCard(const OverruleDraft &draft, const OverruleActions &actions)
{
    const auto open = [draft, change = actions.change]
    {
        OverruleDraft next = draft;
        next.isOpen = true;
        change.run(next);
    };
    return button(OverruleWords::tr("We decide otherwise…"), "offer", open)
        .keyed(QStringLiteral("overruleAnswer"))
        .withTip(OverruleWords::tr("Overrule an answer that stands: the journal keeps the answer, your decision and "
                                   "its reason"))
        .with(&Part::alignment, Qt::AlignLeft);
}

/// Shows one of the two lists; a new answer begins with its first decision.
Part listOf(const QString &key, const QString &name, const QStringList &texts, int OverruleDraft::*row,
    const OverruleDraft &draft, const Action<OverruleDraft> &change)
{
    return choice(key, name, texts, draft.*row,
        [draft, change, row](const QVariant &chosen)
        {
            OverruleDraft next = draft;
            next.decision = 0;
            next.isPlacing = false;
            next.*row = chosen.toInt();
            change.run(next);
        })
        .withTip(name)
        .with(&Part::shrinks, true);
}

Part decideButton(const PlayersDecision &decision, const OverruleDraft &draft, const OverruleActions &actions)
{
    const auto place = [draft, change = actions.change]
    {
        OverruleDraft next = draft;
        next.isPlacing = !draft.isPlacing;
        change.run(next);
    };
    if (!decision.needsPlace)
        return button(OverruleWords::tr("Decide…"), "secondary", actions.decide).keyed(QStringLiteral("decideAnswer"));
    return toggle(
        draft.isPlacing ? OverruleWords::tr("Click the space on the board") : OverruleWords::tr("Choose the space…"),
        "secondary", draft.isPlacing, place)
        .keyed(QStringLiteral("decideAnswer"));
}

Part openCard(const std::vector<StandingAnswer> &answers, const OverruleDraft &draft, const OverruleActions &actions)
{
    const StandingAnswer *answer = at(answers, draft.answer);
    const PlayersDecision *decision = answer != nullptr ? at(answer->decisions, draft.decision) : nullptr;
    if (decision == nullptr)
        return column({}).when(false);
    const auto close = [change = actions.change, table = draft.table] { change.run({.table = table}); };
    return card(
        {text(OverruleWords::tr("We decide otherwise"), Role::Caption),
            listOf(QStringLiteral("overruledAnswer"), OverruleWords::tr("The answer that stands"), textsOf(answers),
                &OverruleDraft::answer, draft, actions.change),
            listOf(QStringLiteral("decision"), OverruleWords::tr("Your decision"), textsOf(answer->decisions),
                &OverruleDraft::decision, draft, actions.change),
            flow({decideButton(*decision, draft, actions),
                     button(OverruleWords::tr("Cancel"), "offer", close).keyed(QStringLiteral("cancelOverruling"))})
                .spaced(6)})
        .spaced(6, {14, 8, 14, 8})
        .with(&Box::look, QLatin1String("verdict"));
}

} // namespace

OverruleDraft draftFor(const specter::PublicTable &table, const OverruleDraft &before)
{
    if (before.table && *before.table == table)
        return before;
    return {.table = std::make_shared<const specter::PublicTable>(table)};
}

OverruleDraft opened(const specter::PublicTable &table)
{
    return {.isOpen = !standingAnswers(table).empty(), .table = std::make_shared<const specter::PublicTable>(table)};
}

std::optional<StandingAnswer> chosenIn(const specter::PublicTable &table, const OverruleDraft &draft)
{
    const std::vector<StandingAnswer> answers = standingAnswers(table);
    const StandingAnswer *answer = draft.isOpen ? at(answers, draft.answer) : nullptr;
    const PlayersDecision *decision = answer != nullptr ? at(answer->decisions, draft.decision) : nullptr;
    if (decision == nullptr)
        return std::nullopt;
    return StandingAnswer{answer->text, answer->rule, {*decision}};
}

Part overruleCard(const specter::PublicTable &table, const OverruleDraft &draft, const OverruleActions &actions)
{
    const std::vector<StandingAnswer> answers = standingAnswers(table);
    return column({closedCard(draft, actions).when(!draft.isOpen),
                      draft.isOpen ? openCard(answers, draft, actions) : column({}).when(false)})
        .keyed(QStringLiteral("overruling"))
        .when(!answers.empty());
}

QString overruledText(const StandingAnswer &chosen, const std::optional<specter::Coordinate> &at)
{
    const QString decision = chosen.decisions.front().text;
    return OverruleWords::tr("Dossier: %1. Your decision: %2.", "an answer, the decision in its place")
        .arg(
            chosen.text, at ? decision.chopped(decision.endsWith(u'…') ? 1 : 0) + u' ' + wording::name(*at) : decision);
}

} // namespace dossier
