#include "views/specter/agent/say_card.h"

#include "model/specter/seen/numbers.h"
#include "views/rules/rule_links.h"
#include "views/specter/parts/said_card.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/announcement.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct SayWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SayCard)
};

/// Lines of the reason and of what a card does while a move is drawn, whatever they are.
constexpr int linesOfBoth = 6;
/// Of the reason where no card has anything to say.
constexpr int linesAlone = 4;

/// Caption, headline and the texts below it, in as many lines.
struct Announcement
{
    QString caption{};
    QString headline{};
    Parts below{};
    int lines = linesOfBoth;
    bool keepsLines = false;
};

/// The lines about a card have their room before one is chosen: what stands below stays under the pointer.
bool mayUseCard(const specter::View &view)
{
    return std::ranges::any_of(view.sheet->cards,
        [&](specter::Equipment card) { return specter::chargesLeft(view.open.pack, *view.sheet, card) > 0; });
}

QString aboutCards(const specter::View &view, const AgentDraft &draft, const specter::Foreseen &foreseen)
{
    QStringList all;
    for (const specter::Coordinate &objective : specter::inPlay(view.open, *view.agent).turnedOver)
        all << SayWords::tr("The objective on %1 is completed.").arg(wording::name(objective));
    all << agentwords::ofCard(view, draft, foreseen);
    all.removeAll(QString());
    return all.join(u' ');
}

/// Why a move is refused stands beside the path.
Announcement ofMove(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict)
{
    if (!verdict.foreseen)
        return {verdict.wantsChoice() ? SayWords::tr("Still to choose") : SayWords::tr("Against a rule"),
            SayWords::tr("Nothing to say yet"), {text({})}, mayUseCard(view) ? linesOfBoth : linesAlone, true};
    const QString cards = aboutCards(view, draft, *verdict.foreseen);
    return {SayWords::tr("Announce"), agentwords::headline(draft, verdict),
        {text(agentwords::reasons(view, draft, *verdict.foreseen)).wrapping(),
            text(cards, Role::Strong).wrapping().when(!cards.isEmpty())},
        !cards.isEmpty() || mayUseCard(view) ? linesOfBoth : linesAlone, true};
}

/// Between his turns: what was said last, and after the last one how the game ended.
Announcement ofPast(const specter::View &view)
{
    const auto below = [](const QStringList &all) { return Parts{text(all.join(u'\n')).wrapping()}; };
    if (const std::optional<specter::Outcome> &outcome = view.open.outcome)
        return {SayWords::tr("The game is over"), wording::sentence(view.open, *outcome),
            below({SayWords::tr("It ended in turn %1.").arg(view.open.clock.turn)})};
    const auto agent = view.agent ? view.open.agents.find(*view.agent) : view.open.agents.end();
    if (agent == view.open.agents.end() || agent->second.turns.empty())
        return {SayWords::tr("Last announced"), SayWords::tr("Nothing yet")};
    const int turn = agent->second.firstTurn + static_cast<int>(agent->second.turns.size()) - 1;
    return {SayWords::tr("Last announced · turn %1").arg(turn), lastWords(view.open, *view.agent),
        below(wording::announced(view.open, *view.agent))};
}

} // namespace

Part sayCard(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict, bool hasRules,
    const Action<Rule> &openRule)
{
    const bool isMoving = isOnMove(view);
    auto [caption, headline, below, lines, keepsLines] = isMoving ? ofMove(view, draft, verdict) : ofPast(view);
    const bool isRead = keepsLines || !below.empty();
    return card(
        {row({text(caption, Role::Caption).with(&Part::alignment, Qt::Alignment(Qt::AlignTop)),
                 ruleLinks(isMoving ? verdict.rules : std::vector<Rule>{}, openRule)
                     .stretched()
                     .when(isMoving && hasRules)})
                .spaced(4),
            text(headline, Role::Say).wrapping(), reading(headline, lines, keepsLines, std::move(below)).when(isRead)})
        // Four rules stand beside the caption in the narrower column of Italian, too.
        .spaced(6, {11, 12, 11, 8})
        .with(&Part::tone, QLatin1String(isMoving && verdict.foreseen ? "say" : ""))
        .keyed(QStringLiteral("say"));
}

} // namespace dossier
