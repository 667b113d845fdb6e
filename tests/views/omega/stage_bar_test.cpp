#include "model/omega/seen/numbers.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"
#include "views/omega/desk/offer_parts.h"
#include "views/omega/desk/stage_bar.h"
#include "views/omega/words/wording.h"

#include <QTest>

#include <algorithm>
#include <iterator>

namespace stage_bar_test
{

using namespace dossier;
using namespace dossier::test;

namespace
{

/// Widths of the bar: on a laptop, and there with a large font.
constexpr int usual = 180;
constexpr int narrow = 90;

/// Returns all visible buttons of a part in reading order.
std::vector<const Part *> buttonsOf(const Part &part)
{
    std::vector<const Part *> all;
    if (!part.isShown)
        return all;
    if (std::holds_alternative<Button>(part.content))
        all.push_back(&part);
    for (const Part &inside : part.inside)
        std::ranges::copy(buttonsOf(inside), std::back_inserter(all));
    return all;
}

/// Returns the button with that text; null where none is visible.
const Part *buttonOf(const Part &part, const QString &text)
{
    const std::vector<const Part *> all = buttonsOf(part);
    const auto found
        = std::ranges::find(all, text, [](const Part *button) { return std::get<Button>(button->content).text; });
    return found == all.end() ? nullptr : *found;
}

void press(const Part &part, const QString &text)
{
    const Part *button = buttonOf(part, text);
    QVERIFY2(button != nullptr, qPrintable(text));
    std::get<Button>(button->content).pressed.run();
}

OmegaViewPtr seen(const omega::Table &table)
{
    return std::make_shared<omega::View>(omega::view(table, omega::OverseerSeat{}));
}

/// The team leader's turn.
StageState inTurn(Picked picked = {.actor = omega::Role::TeamLeader})
{
    return {.view = seen(tableInTurns(Printing::Revised)),
        .picked = std::move(picked),
        .stage = {.headline = QStringLiteral("Team Leader")}};
}

/// Heals that are refused, and the end of the turn, which is not.
Offers healsAndEnd(const omega::View &view)
{
    Offers offers;
    for (const auto &[role, commando] : view.open.commandos)
        if (Offer heal = offered(view, omega::Heal{role}); heal.no)
            offers.push_back(std::move(heal));
    offers.push_back(offered(view, omega::EndTurn{}));
    return offers;
}

} // namespace

/// The bar under the board as a value.
class StageBarTest : public QObject
{
    Q_OBJECT

private slots:

    void aButtonGivesItsOffer()
    {
        StageState state = inTurn();
        state.stage.offers = {offered(*state.view, omega::Face{omega::Role::TeamLeader, Facing::South})};
        int given = 0;
        const StageActions actions{
            .give = [&](const OmegaCommand &command) { given += command.as<omega::Face>() != nullptr ? 1 : 0; }};
        const Part bar = stageBar(state, usual, actions);
        std::get<Button>(buttonsOf(bar).front()->content).pressed.run();
        QCOMPARE(given, 1);
        QVERIFY(giveFirst(state.stage, actions));
        QCOMPARE(given, 2);
    }

    void aimingBesideAnEnemyIsDisabledWithTheEnemysName()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        omega::apply(table, omega::Placed{omega::Role::TeamLeader, Space{0, 0}, Facing::East});
        const omega::FigureId target = bring(table, "blaster", {2, 0}, Facing::West);
        const auto aim = [&]
        {
            const Part bar = stageBar({.view = seen(table),
                                          .picked = {.actor = omega::Role::TeamLeader, .target = target},
                                          .stage = {.headline = QStringLiteral("Team Leader")}},
                usual, {});
            const Part *button = buttonOf(bar, QStringLiteral("Aim"));
            return button != nullptr ? button->disabledReason : QStringLiteral("no button");
        };
        QCOMPARE(aim(), QString());
        const omega::Combatant clone = bring(table, "rogue_clone", {1, 1});
        QCOMPARE(aim(),
            QStringLiteral("Aim is not possible: %1 is adjacent to the attacker.")
                .arg(wording::nameOf(table.open, clone)));
    }

    void aRefusedRequestHasNoDefaultOffer()
    {
        StageState state = inTurn();
        state.stage.offers = {offered(*state.view, omega::Face{omega::Role::TeamLeader, Facing::South})};
        state.stage.tone = wording::Tone::Refused;
        QVERIFY(!giveFirst(state.stage, {}));
    }

    /// In front of a door that was paid for, the end of the turn is offered, but never the default.
    void theEndOfATurnIsNoDefaultOffer()
    {
        StageState state = inTurn();
        state.stage.offers = {offered(*state.view, omega::EndTurn{})};
        QVERIFY(!giveFirst(state.stage, {}));
    }

    /// Offers without a button can be chosen in the menu, the refused ones too.
    void offersThatDoNotFitAreInTheMenu()
    {
        const omega::View view = *inTurn().view;
        Offers offers = healsAndEnd(view);
        QVERIFY(offers.size() > 3);
        int given = 0;
        const Parts parts = offerParts(view, offers, {}, 0, [&](const Offer &) { ++given; });
        const Part rows = offerRows(parts, {.characters = 40, .rows = 1});
        const auto &menu = std::get<Button>(rows.inside.back().content).menu;
        QCOMPARE(menu.size() + rows.inside.size() - 1, offers.size());
        QVERIFY(menu.front().text.endsWith(QStringLiteral("not allowed")));
        QVERIFY(!menu.front().tip.isEmpty());
        QVERIFY(!menu.back().text.contains(QStringLiteral("not allowed")));
        menu.front().chosen.run();
        QCOMPARE(given, 1);
        QCOMPARE(offerRows(parts, {.characters = charactersFor(parts, 2), .rows = 2}).inside.size(), offers.size());
    }

    void allowedOffersComeFirst()
    {
        StageState state = inTurn();
        state.stage.offers = healsAndEnd(*state.view);
        const Part bar = stageBar(state, usual, {});
        QCOMPARE(buttonsOf(bar).front()->tone, QLatin1String());
        QVERIFY(buttonOf(bar, QStringLiteral("More")) == nullptr
            || std::ranges::all_of(std::get<Button>(buttonOf(bar, QStringLiteral("More"))->content).menu,
                [](const MenuItem &item) { return item.text.endsWith(QStringLiteral("not allowed")); }));
    }

    /// OP-MOVE-9: with nothing else picked, an arrow turns the active combatant; with a path it is part of the move.
    void anArrowTurnsWhoActs()
    {
        std::optional<Facing> turned;
        Picked picked;
        const StageActions actions{.give =
                                       [&](const OmegaCommand &command)
            {
                if (const auto *face = command.as<omega::Face>())
                    turned = face->facing;
            },
            .pick = [&](const Picked &other) { picked = other; }};
        press(stageBar(inTurn(), usual, actions), QStringLiteral("↓"));
        QCOMPARE(turned, Facing::South);
        StageState moving = inTurn({.actor = omega::Role::TeamLeader, .path = {{0, 0}, {1, 0}}});
        press(stageBar(moving, usual, actions), QStringLiteral("↑"));
        QCOMPARE(picked.facing, Facing::North);
        moving.stage.fillsForm = true;
        QVERIFY(buttonOf(stageBar(moving, usual, actions), QStringLiteral("↑")) == nullptr);
    }

    /// A figure that is placed in the turn of another one looks that way; the other one does not turn.
    void anArrowTurnsWhoIsPlaced()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        omega::Allowance one;
        one.kinds = {{"rogue_clone"}};
        one.left = 1;
        table.open.pending.allowances = {one};
        const StageState placing{
            .view = seen(table), .picked = {.actor = omega::Role::TeamLeader, .space = Space{3, 0}}, .stage = {}};
        Picked picked;
        bool isGiven = false;
        press(stageBar(placing, usual,
                  {.give = [&](const OmegaCommand &) { isGiven = true; },
                      .pick = [&](const Picked &other) { picked = other; }}),
            QStringLiteral("←"));
        QCOMPARE(picked.facing, Facing::West);
        QVERIFY(!isGiven);
    }

    void anAttackCanBeFree()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        bring(table, "blaster", {3, 0}, Facing::West);
        StageState state = inTurn({.actor = omega::Role::TeamLeader, .target = omega::FigureId{1}});
        state.view = seen(table);
        Picked picked;
        press(stageBar(state, usual, {.pick = [&](const Picked &other) { picked = other; }}),
            QStringLiteral("Free attack"));
        QVERIFY(picked.free);
        QVERIFY(picked.target);
    }

    /// The arrows are in the lower row, with buttons above them and without.
    void theArrowsStayInTheirRow()
    {
        StageState state = inTurn();
        for (const Offers &offers : {Offers(), Offers{offered(*state.view, omega::EndTurn{})}})
        {
            state.stage.offers = offers;
            const Part bar = stageBar(state, usual, {});
            const Part &buttons = bar.inside.front().inside.back().inside.back();
            QCOMPARE(buttonsOf(buttons.inside.back()).size(), std::size_t{4});
        }
    }

    /// Arrows follow the extras once an attack is over, and are not where those were.
    void arrowsAndExtrasAreAtTheTwoEndsOfTheirRow()
    {
        omega::Table table = tableInTurns(Printing::Revised);
        bring(table, "blaster", {3, 0}, Facing::West);
        StageState state = inTurn();
        state.view = seen(table);
        const auto shownIn = [&](const std::optional<omega::Combatant> &target)
        {
            state.picked.target = target;
            const Part bar = stageBar(state, usual, {});
            const Parts lower = bar.inside.front().inside.back().inside.back().inside.back().inside;
            return std::vector{
                lower.at(0).isShown, arrangementOf(lower.at(1)) == Arrangement::Stretch, lower.at(2).isShown};
        };
        QCOMPARE(shownIn({}), (std::vector{false, true, true}));
        QCOMPARE(shownIn(omega::FigureId{1}), (std::vector{true, true, false}));
    }

    /// A large font leaves less room: the reasoning is below the headline, and its rules have a shorter button.
    void aNarrowBarIsFolded()
    {
        StageState state = inTurn();
        state.stage.text = QStringLiteral("1 point left.");
        state.stage.rules = {Rule{}};
        bool isOpen = false;
        const StageActions actions{.showWhy = [&](bool open) { isOpen = open; }};
        QVERIFY(buttonOf(stageBar(state, usual, actions), QStringLiteral("Why: the rules")) != nullptr);
        press(stageBar(state, narrow, actions), QStringLiteral("Why?"));
        QVERIFY(isOpen);
        QVERIFY(!stagePanels(state, actions).isShown);
        state.isWhyOpen = true;
        QVERIFY(stagePanels(state, actions).isShown);
        QVERIFY(spokenLines(stagePanels(state, actions)).join(u' ').contains(state.stage.text));
    }

    /// A screen reader reads headline, reasoning and place.
    void whatIsPickedIsAnnounced()
    {
        const QString announced = spokenStage(inTurn());
        QVERIFY2(announced.contains(QStringLiteral("Team Leader is on A2")), qPrintable(announced));
    }
};

DOSSIER_TESTS(StageBarTest, Windows)

} // namespace stage_bar_test

#include "stage_bar_test.moc"
