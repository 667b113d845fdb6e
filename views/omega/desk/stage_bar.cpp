#include "views/omega/desk/stage_bar.h"

#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"
#include "views/board/read_lines.h"
#include "views/board/space_name.h"
#include "views/kit/verdict_sign.h"
#include "views/omega/desk/offer_parts.h"
#include "views/omega/desk/order_row.h"
#include "views/omega/verdict/odds_panel.h"
#include "views/omega/words/refusal_wording.h"
#include "views/omega/words/wording.h"
#include "views/rules/rule_links.h"
#include "views/session/said_aloud.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

struct BarWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::StagePanel)
};

constexpr std::array compass{Facing::North, Facing::East, Facing::South, Facing::West};
constexpr std::array arrows{"↑", "→", "↓", "←"};

/// Height of the bar in lines of text, and the pixels beside them; two rows of buttons fit into it.
constexpr int barLines = 4;
constexpr int besideLines = 11;
/// A bar of fewer characters is folded.
constexpr int minCharacters = 130;
/// Shares of the bar in percent. Without buttons, the picks have twice their share.
constexpr int pickedShare = 20;
constexpr int buttonsShare = 36;
constexpr int maxFoldedButtons = 45;

bool isAlone(const Stage &stage)
{
    return stage.text.isEmpty() && stage.rules.empty() && !stage.odds;
}

bool isAttack(const StageState &state)
{
    const omega::PublicTable &table = state.view->open;
    const std::optional<omega::Combatant> &actor = state.picked.actor;
    const std::optional<omega::Combatant> &target = state.picked.target;
    return actor && target && !table.pending.any() && omega::sideOf(table, *actor) != omega::sideOf(table, *target);
}

/// A new figure needs a facing.
bool isSpawning(const StageState &state)
{
    return !state.view->open.pending.allowances.empty() && state.picked.space && state.picked.marked.empty();
}

/// A mover needs a facing.
bool isActing(const StageState &state)
{
    const omega::PublicTable &table = state.view->open;
    const Picked &picked = state.picked;
    return picked.actor && table.turn && table.turn->who == *picked.actor && !picked.target && !table.pending.any()
        && table.clock.step != omega::Step::Over;
}

std::optional<Facing> facingNow(const StageState &state)
{
    const omega::PublicTable &table = state.view->open;
    const Picked &picked = state.picked;
    if (const std::optional<Facing> now = picked.facing ? picked.facing : facingAlong(picked.path))
        return now;
    const std::optional<omega::Piece> proposed
        = isSpawning(state) ? proposedBy(table, state.stage.offers) : std::nullopt;
    return isActing(state) ? std::optional(omega::facingOf(table, *picked.actor))
        : proposed         ? std::optional(proposed->facing)
                           : std::nullopt;
}

/// OP-MOVE-9: with nothing else picked, the active combatant turns at once. A facing of somebody who is placed is part
/// of placing him.
void face(const StageState &state, Facing to, const StageActions &actions)
{
    Picked picked = state.picked;
    if (isActing(state) && picked.path.size() < 2)
        return actions.give(makeCommand(omega::Face{*picked.actor, to}));
    picked.facing = to;
    actions.pick(picked);
}

Part facings(const StageState &state, const StageActions &actions)
{
    const bool isShown = (isActing(state) || isSpawning(state)) && !state.stage.fillsForm;
    const std::optional<Facing> now = isShown ? facingNow(state) : std::nullopt;
    Parts buttons;
    for (std::size_t i = 0; i < compass.size(); ++i)
    {
        const QString tip = BarWords::tr("Look %1", "north, east, south or west").arg(wording::name(compass.at(i)));
        buttons.push_back(toggle(QString::fromUtf8(arrows.at(i)), "offer", now == compass.at(i),
            [state, to = compass.at(i), actions] { face(state, to, actions); })
                .named(tip)
                .withTip(tip));
    }
    return row(std::move(buttons)).spaced(4).when(isShown);
}

Part extras(const StageState &state, const StageActions &actions)
{
    const bool isShown = isAttack(state);
    const auto picking = [&](Picked picked, auto change)
    {
        change(picked);
        return [picked, pick = actions.pick] { pick(picked); };
    };
    Parts buttons{toggle(BarWords::tr("Free attack"), "offer", state.picked.free,
        picking(state.picked, [](Picked &picked) { picked.free = !picked.free; }))
            .withTip(BarWords::tr("An attack granted by a card: free apart from extras such as Aim, also outside "
                                  "your turn"))};
    Picked bare = state.picked;
    bare.extras.clear();
    for (const omega::Extra &extra : isShown ? extrasOf(*state.view, bare) : std::vector<omega::Extra>{})
    {
        const bool isOn = std::ranges::count(state.picked.extras, extra.id) > 0;
        const omega::Refusal no = omega::refusedExtra(state.view->open, *state.picked.actor, extra);
        buttons.push_back(toggle(wording::name(extra.id), "offer", isOn,
            picking(state.picked,
                [id = extra.id](Picked &picked)
                {
                    if (std::erase(picked.extras, id) == 0)
                        picked.extras.push_back(id);
                }))
                .withTip(BarWords::tr("Option printed on the weapon"))
                .disabledIf(no && !isOn, no ? wording::sentence(state.view->open, *no) : QString()));
    }
    return row(std::move(buttons)).spaced(6).when(isShown);
}

void giveOffer(const Offer &offer, const StageActions &actions)
{
    offer.then ? actions.giveBoth(offer.command, *offer.then) : actions.give(offer.command);
}

/// Offers that are refused come last.
Parts offersOf(const StageState &state, const StageActions &actions)
{
    Offers offers = state.stage.offers;
    std::ranges::stable_partition(offers, [](const Offer &offer) { return !offer.no; });
    return offerParts(
        *state.view, offers, state.stage.disabledReason, 0,
        [actions](const Offer &offer) { giveOffer(Offer(offer), actions); }, state.stage.meant);
}

/// The buttons, and the characters of their column; hidden where nothing can be done.
std::pair<Part, int> doing(const StageState &state, int characters, const StageActions &actions)
{
    Parts offers = offersOf(state, actions);
    Part facing = facings(state, actions);
    Part extra = extras(state, actions);
    // The bar has two rows.
    const bool hasOthers = facing.isShown || extra.isShown;
    const int rows = hasOthers ? 1 : 2;
    const int wide = characters < minCharacters
        ? std::min(characters * maxFoldedButtons / 100, charactersFor(offers, rows))
        : characters * buttonsShare / 100;
    const bool isShown = hasOthers || !offers.empty();
    // The lower row stays where it is, whatever is offered above it. Arrows and extras are at its two ends: a press
    // that repeats one on an extra turns nobody.
    Part all = column({offerRows(std::move(offers), {wide, rows}), stretch(),
                          row({std::move(extra), stretch(), std::move(facing)}).spaced(6).when(hasOthers)})
                   .spaced(5)
                   .when(isShown);
    return {std::move(all), wide};
}

Part why(const StageState &state, const QString &words, const StageActions &actions)
{
    return toggle(words, "link", state.isWhyOpen, [show = actions.showWhy, isOpen = state.isWhyOpen] { show(!isOpen); })
        .keyed(QStringLiteral("why"))
        .withTip(BarWords::tr("Show the whole reasoning and its rules, over the board"))
        .with(&Part::alignment, Qt::Alignment(Qt::AlignLeft | Qt::AlignTop))
        .when(!state.stage.rules.empty());
}

/// Keeps the height of the bar, whatever is picked: the board above does not move.
Part height()
{
    const auto size
        = [](const QFont &font) { return QSize(0, QFontMetrics(font).lineSpacing() * barLines + besideLines); };
    return painted(QStringLiteral("height"), {[](QPainter &, const QRect &, const Theme &) { }, size})
        .with(&Part::maxWidth, 1);
}

Part headline(const Stage &stage, int lines)
{
    return readLines(QStringLiteral("headline/%1").arg(lines), stage.headline, lines, Role::Strong, stage.kept);
}

QStringList saidOf(const StageState &state)
{
    return state.said ? state.said() : QStringList();
}

Part atCursor(const StageState &state)
{
    return readLines(QStringLiteral("atCursor"), state.atCursor, 2);
}

/// Three columns: the picks, the judgement, the buttons. Nothing moves when something else is picked.
Part threeColumns(const StageState &state, int characters, const StageActions &actions)
{
    const Stage &stage = state.stage;
    auto [buttons, wide] = doing(state, characters, actions);
    const int buttoned = buttons.isShown ? buttonsShare : 0;
    const QStringList said = saidOf(state);
    const bool isSaidLarge = isAlone(stage) && !said.isEmpty();
    const int picked = isAlone(stage) && !isSaidLarge ? 100 - buttoned : buttoned > 0 ? pickedShare : 2 * pickedShare;
    return row({verdictSign(stage.tone)
                    .with(&Part::alignment, Qt::AlignTop)
                    .when(stage.tone != wording::Tone::Open || !stage.text.isEmpty()),
        column({headline(stage, 2), atCursor(state).when(isAlone(stage) || said.isEmpty()),
                   sayStrip(said, false).when(!isAlone(stage) && !said.isEmpty()), stretch()})
            .spaced(0)
            .stretched(picked),
        column({sayStrip(said, true, characters * (100 - picked - buttoned) / 100), stretch()})
            .spaced(0)
            .stretched(100 - picked - buttoned)
            .when(isSaidLarge),
        row({column({readLines(QStringLiteral("reasons"), stage.text, 3, Role::Body),
                        why(state, BarWords::tr("Why: the rules"), actions), stretch()})
                    .spaced(2)
                    .stretched(),
                oddsPanel(stage.odds, {stage.turnsFirst, false}).with(&Part::alignment, Qt::AlignTop)})
            .spaced(14)
            .stretched(100 - picked - buttoned)
            .when(!isAlone(stage)),
        std::move(buttons).stretched(buttoned)});
}

/// The judgement is below the headline, and buttons take no more than they need.
Part folded(const StageState &state, int characters, const StageActions &actions)
{
    const Stage &stage = state.stage;
    constexpr int signs = 6;
    constexpr int odds = 16;
    auto [buttons, wide] = doing(state, characters, actions);
    const int texts = characters - wide - signs - (stage.odds ? odds : 0) - (stage.rules.empty() ? 0 : signs);
    const QStringList said = saidOf(state);
    Part below = isAlone(stage) && !said.isEmpty() ? sayStrip(said, true, texts)
        : isAlone(stage)                           ? atCursor(state)
                         : readLines(QStringLiteral("reasonsBelow"), stage.text, 3, Role::Small);
    return row({verdictSign(stage.tone)
                    .with(&Part::alignment, Qt::AlignTop)
                    .when(stage.tone != wording::Tone::Open || !stage.text.isEmpty()),
        column({headline(stage, isAlone(stage) && said.isEmpty() ? 2 : 1), std::move(below), stretch()})
            .spaced(0)
            .stretched(std::max(texts, 1)),
        why(state, BarWords::tr("Why?", "the rules, in a narrow bar"), actions),
        oddsPanel(stage.odds, {stage.turnsFirst, true}).with(&Part::alignment, Qt::AlignTop),
        std::move(buttons).stretched(wide)});
}

} // namespace

QString spokenStage(const StageState &state)
{
    const Stage &stage = state.stage;
    const omega::PublicTable &table = state.view->open;
    const std::optional<omega::Combatant> &actor = state.picked.actor;
    const QString verdict = spokenVerdict(stage.tone, stage.headline, stage.text);
    QStringList words{verdict.endsWith(u'.') ? verdict.chopped(1) : verdict};
    words << spokenChances(stage.odds, stage.turnsFirst);
    const std::optional<Figure> figure
        = actor && state.picked.path.size() < 2 ? omega::figureOf(table, *actor) : std::nullopt;
    if (figure && stage.tone == wording::Tone::Open)
        words << BarWords::tr("%1 is on %2", "a figure, a space")
                     .arg(wording::nameOf(table, *actor), spaceName(figure->at));
    return words.join(QStringLiteral(". "));
}

bool giveFirst(const Stage &stage, const StageActions &actions)
{
    const auto first = std::ranges::find_if(stage.offers, isLedTo);
    if (isRefused(stage) || first == stage.offers.end())
        return false;
    giveOffer(Offer(*first), actions);
    return true;
}

Part stageBar(const StageState &state, int characters, const StageActions &actions)
{
    Part content
        = characters < minCharacters ? folded(state, characters, actions) : threeColumns(state, characters, actions);
    return card({row({height(), std::move(content).spaced(14).stretched()}).spaced(0)})
        .spaced(0, {14, 4, 14, 3})
        .with(&Box::look, QLatin1String("bar"))
        .with(&Part::tone, toneName(state.stage.tone));
}

Part stagePanels(const StageState &state, const StageActions &actions)
{
    const omega::PublicTable &table = state.view->open;
    const std::vector<omega::Role> order
        = table.clock.step == omega::Step::Initiative ? orderOf(*state.view, state.picked) : std::vector<omega::Role>{};
    const auto ordered = [picked = state.picked, pick = actions.pick](const std::vector<omega::Role> &other)
    {
        Picked after = picked;
        after.order = other;
        pick(after);
    };
    const bool isWhyOpen = state.isWhyOpen && !state.stage.rules.empty();
    return column({card({text(state.stage.text).wrapping(), ruleLinks(state.stage.rules, actions.openRule)})
                          .spaced(4, {10, 10, 10, 10})
                          .with(&Box::look, QLatin1String("panel"))
                          .when(isWhyOpen),
                      orderRow(table, order, ordered).when(!order.empty())})
        .when(isWhyOpen || !order.empty());
}

} // namespace dossier
