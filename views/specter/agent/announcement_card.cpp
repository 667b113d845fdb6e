#include "views/specter/agent/announcement_card.h"

#include "model/specter/seen/numbers.h"
#include "views/board/read_lines.h"
#include "views/rules/rule_links.h"
#include "views/specter/agent/agent_offers.h"
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

/// Lines reserved for the reason and a card's effect while a move is drawn, for any text.
constexpr int linesOfBoth = 6;
/// Lines reserved for the reason when no card has an effect to show.
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

/// The lines about a card or an objective are reserved before one is chosen, so that the parts below stay under the
/// pointer.
int linesFor(const specter::View &view)
{
    const bool usesCard = std::ranges::any_of(view.sheet->cards,
        [&](specter::Equipment card) { return specter::chargesLeft(view.open.pack, *view.sheet, card) > 0; });
    const bool completes = offersObjective(view) || !specter::inPlay(view.open, *view.agent).turnedOver.empty();
    return usesCard || completes ? linesOfBoth : linesAlone;
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

/// The reason of a refusal is beside the path.
Announcement ofMove(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict)
{
    if (!verdict.foreseen)
        return {verdict.wantsChoice() ? SayWords::tr("Still to choose") : SayWords::tr("Against a rule"),
            SayWords::tr("Nothing to say yet"), {text({})}, linesFor(view), true};
    const QString cards = aboutCards(view, draft, *verdict.foreseen);
    return {SayWords::tr("Announce"), agentwords::headline(draft, verdict),
        {text(agentwords::reasons(view, draft, *verdict.foreseen)).wrapping(),
            text(cards, Role::Strong).wrapping().when(!cards.isEmpty())},
        linesFor(view), true};
}

/// The announcement between the agent's turns: the last one, and after the last turn the result of the game.
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

Part announcementCard(const specter::View &view, const AgentDraft &draft, const DraftVerdict &verdict, bool hasRules,
    const Action<Rule> &openRule)
{
    const bool isMoving = isOnMove(view);
    auto [caption, headline, below, lines, keepsLines] = isMoving ? ofMove(view, draft, verdict) : ofPast(view);
    const bool isRead = keepsLines || !below.empty();
    return card({row({text(caption, Role::Caption).with(&Part::alignment, Qt::Alignment(Qt::AlignTop)),
                         ruleLinks(isMoving ? verdict.rules : std::vector<Rule>{}, openRule)
                             .stretched()
                             .when(isMoving && hasRules)})
                        .spaced(4),
                    keepsLines ? readLines(QStringLiteral("headline"), headline, 2, Role::Say).named(headline)
                               : text(headline, Role::Say).wrapping(),
                    reading(headline, lines, keepsLines, std::move(below)).when(isRead)})
        // Four rules fit beside the caption, even in the narrower column of Italian.
        .spaced(6, {11, 12, 11, 8})
        .with(&Part::tone, QLatin1String(isMoving && verdict.foreseen ? "say" : ""))
        .keyed(QStringLiteral("say"));
}

} // namespace dossier
