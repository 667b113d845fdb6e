#include "model/conquest/json/json.h"
#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "tests/support/conquest_tables.h"
#include "tests/support/test_class.h"
#include "tests/support/views/open_form.h"
#include "tests/support/views/settle.h"
#include "views/board/board_drawer.h"
#include "views/conquest/desk/card_form.h"
#include "views/conquest/desk/card_form_names.h"
#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/desk/desk_forms.h"
#include "views/conquest/desk/desk_menus.h"
#include "views/conquest/desk/due_cards.h"
#include "views/conquest/desk/due_effects.h"
#include "views/conquest/desk/due_form.h"
#include "views/conquest/desk/due_steps.h"
#include "views/conquest/desk/hex_legend.h"
#include "views/conquest/desk/known_effects.h"
#include "views/conquest/desk/offers_now.h"
#include "views/conquest/desk/pending_draws.h"
#include "views/conquest/desk/read_card.h"
#include "views/conquest/desk/side_panel_state.h"
#include "views/conquest/desk/table_selection.h"
#include "views/conquest/owner/printed_fields.h"
#include "views/conquest/seats/token_choice.h"
#include "views/conquest/words/command_wording.h"
#include "views/conquest/words/event_wording.h"
#include "views/conquest/words/names.h"
#include "views/kit/desk_layout.h"
#include "views/kit/flowing_area.h"
#include "views/kit/optional_number.h"
#include "views/kit/screen.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace owners_cards_test
{

using namespace dossier;
using namespace dossier::conquest;

namespace
{

constexpr Place outer{1, 1};

/// Green is to turn up a resistance, of a deck that nobody has told all of; of its soldiers nobody knows the strength.
Table ownersTable()
{
    Table table = test::greensTurn();
    table.open.decks[Deck::Resistance].unseen.reset();
    for (ResistanceCard &card : table.open.pack.resistance)
        if (card.name == "Sample Guards")
            card.strength.reset();
    test::applyEvent(table, LocationDrawn{outer, "Sample Farm"});
    test::applyEvent(table, AlienPlaced{{Colour::Green, 1}, outer, true});
    (void)test::give(table, EndAction{});
    return table;
}

/// The form for what is due, what is asked of the owner, and a table that takes what is given.
struct Owner
{
    Table table = ownersTable();
    QWidget page;
    Screen screen{&page};
    DueForm form;
    DeskForms cards{screen, actions()};
    std::vector<std::string> given;

    Owner()
    {
        newColumn(&page, 0)->addWidget(&screen);
        render();
    }

    DeskFormActions actions()
    {
        return {.give = [this](const ConquestCommand &command) { take(command); },
            .continueWith = [this](const ConquestCommand &command) { enter(withCommand(form, command)); },
            .describe = [this](const std::string &name) { enter(withDescribed(form, name)); },
            .changed = [] {},
            .typed = [] {}};
    }

    [[nodiscard]] bool isAsked() const { return cards.typed().question.has_value(); }

    /// The card that is asked for.
    [[nodiscard]] QString asked() const
    {
        return isAsked() ? printedName(printedIn(*cards.typed().question)) : QString();
    }

    void render()
    {
        const TableSelection look{.view = std::make_shared<const View>(view(table, PublicSeat{}))};
        updateForm(form, look.view, currentCommand(look));
        cards.render(look.view);
    }

    void enter(const DueEntry &entry)
    {
        form = entry.form;
        if (entry.given)
            take(*entry.given);
        else if (entry.isNew)
            cards.askNew(*form.command, form.name);
    }

    void enterCard(const QString &name) { enter(withCard(form, name)); }

    void take(const ConquestCommand &command)
    {
        const View seen = view(table, PublicSeat{});
        if (const Refusal no = refusal(seen, command.command()))
            given.push_back(cards.asksFor(*no, command) ? "asked" : "refused");
        else
            given.push_back(test::give(table, command.command()));
        render();
    }

    void sitAt(Table other)
    {
        table = std::move(other);
        render();
    }

    void keep() { screen.findChild<QPushButton *>(QStringLiteral("keep"))->click(); }

    void type(const QString &field, int number)
    {
        for (OptionalNumber *box : screen.findChildren<OptionalNumber *>())
            if (box->accessibleName() == field)
                box->setValue(number);
    }
};

/// Captain Fantastic attacks Green's landing site; nobody knows how strong he is.
Table captainsTable()
{
    Table table = test::begunConquest(2, {}, Mode::Cooperative);
    std::string captain;
    for (TokenKind &token : table.open.pack.tokens)
        if (token.superhero)
        {
            token.strength.reset();
            token.abilities.clear();
            captain = token.name;
        }
    test::applyEvent(table, CaptainCame{captain, {landingSite(table.open, Colour::Green)}});
    return table;
}

/// Returns the part of a tree with that key; an empty one when there is none.
Part partKeyed(const Part &tree, const QString &key)
{
    if (tree.key == key)
        return tree;
    for (const Part &inside : tree.inside)
        if (Part found = partKeyed(inside, key); found.key == key)
            return found;
    return {};
}

ConquestViewPtr seenOf(const Table &table)
{
    return std::make_shared<const View>(view(table, PublicSeat{}));
}

/// Shows a page as everybody sees the table.
void showEverybodys(ConquestPage &page, const Table &table)
{
    page.resize(1280, 800);
    page.show();
    page.render(std::make_shared<const View>(view(table, PublicSeat{})));
}

} // namespace

/// Questions that the owner of a box answers once, when they come up.
class OwnersCardsTest : public QObject
{
    Q_OBJECT

private slots:

    /// Enter on a completion names one card, and the list that comes next is left alone.
    void aCompletionIsEnteredOnce()
    {
        Table table = test::greensTurn();
        test::applyEvent(table, AlienPlaced{{Colour::Green, 1}, outer, true});
        (void)test::give(table, EndAction{});
        QWidget page;
        auto *screen = new Screen(&page);
        newColumn(&page, 0)->addWidget(screen);
        DueForm form;
        std::vector<std::string> given;
        std::function<void(const DueEntry &)> enter;
        const auto render = [&]
        {
            const TableSelection look{.view = seenOf(table)};
            updateForm(form, look.view, currentCommand(look));
            screen->render(QString(), [&](const Theme & /*theme*/) { return duePanel(form, {.enter = enter}); });
        };
        enter = [&](const DueEntry &entry)
        {
            form = entry.form;
            if (entry.given)
                given.push_back(test::give(table, entry.given->command()));
            render();
        };
        render();
        page.show();
        const auto field = [&] { return page.findChild<QComboBox *>(firstField(form)); };
        QComboBox *name = field();
        name->setFocus();
        QTest::keyClicks(name, QStringLiteral("vill"));
        const QPointer<QAbstractItemView> list = name->completer()->popup();
        QTRY_VERIFY(list->isVisible());
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(given.size(), std::size_t{1});
        QCOMPARE(spaceAt(table.open, outer).location->card, std::string("Sample Village"));
        QVERIFY(!table.open.battle);
        // The next list begins empty.
        QTRY_VERIFY(list == nullptr);
        QCOMPARE(field()->currentText(), QString());
        QCOMPARE(page.focusWidget(), static_cast<QWidget *>(field()));
    }

    void aPartOfANameIsEnoughWhereOneCardHasIt()
    {
        Table table = test::greensTurn();
        test::applyEvent(table, AlienPlaced{{Colour::Green, 1}, outer, true});
        (void)test::give(table, EndAction{});
        const TableSelection look{.view = seenOf(table)};
        DueForm form;
        updateForm(form, look.view, currentCommand(look));
        QVERIFY(!withCard(form, QStringLiteral("sample")).given);
        const std::optional<ConquestCommand> given = withCard(form, QStringLiteral("harb")).given;
        QVERIFY(given && given->as<Explore>() != nullptr);
        QCOMPARE(given->as<Explore>()->card, std::string("Sample Harbour"));
    }

    /// The disk is full, for example: the entries are not lost.
    void aFormWhoseCommandIsNotWrittenStaysOpen()
    {
        const Table table = test::greensTurn();
        QWidget page;
        Screen screen{&page};
        newColumn(&page, 0)->addWidget(&screen);
        bool isWritten = false;
        int given = 0;
        DeskForms *shown = nullptr;
        const auto give = [&](const ConquestCommand & /*command*/)
        {
            ++given;
            if (isWritten)
                shown->render(seenOf(table));
        };
        DeskForms forms{screen, {.give = give, .leave = [] { }, .changed = [] { }, .typed = [] { }}};
        shown = &forms;
        forms.render(seenOf(table));
        forms.open(CardDraft{
            .kind = CardKind::Text, .name = "Sample Ambush", .effect = Effect(BonusChanged{Side::Opponent, 2})});
        const auto press = [&] { screen.findChild<QPushButton *>(QStringLiteral("give"))->click(); };
        press();
        QCOMPARE(given, 1);
        QVERIFY(forms.isOpen());
        QCOMPARE(forms.typed().card->name, std::string("Sample Ambush"));
        isWritten = true;
        press();
        QCOMPARE(given, 2);
        QVERIFY(!forms.isOpen());
    }

    /// A name that one player typed for a due card is not the next one's, who gets his own back from his draft.
    void aTypedNameStaysWithItsSeat()
    {
        Table table = test::greensTurn();
        test::applyEvent(table, AlienPlaced{{Colour::Green, 1}, outer, true});
        (void)test::give(table, EndAction{});
        const auto at = [&](DueForm &form, const Seat &seat)
        {
            const TableSelection look{.view = std::make_shared<const View>(view(table, seat))};
            updateForm(form, look.view, currentCommand(look));
        };
        DueForm form;
        at(form, PublicSeat{});
        form.name = QStringLiteral("Secret plan");
        form.filling.cards = {"Secret plan"};
        at(form, PublicSeat{});
        QCOMPARE(form.name, QStringLiteral("Secret plan"));
        at(form, PlayerSeat{Colour::Blue});
        QVERIFY(form.command.has_value());
        QCOMPARE(form.name, QString());
        QVERIFY(form.filling.cards.empty());
    }

    /// After a restart the question is there with its entries, and goes on as it would have.
    void aHalfAnsweredQuestionSurvivesARestart()
    {
        const CommandTexts texts{
            .write = [](const Command &command) { return QString::fromStdString(toJson(command)); },
            .read = [](const QString &text) -> std::optional<Command>
            {
                auto command = readCommand(text.toStdString());
                return command ? std::optional(*std::move(command)) : std::nullopt;
            }};
        Owner before;
        before.cards.setCommandTexts(texts);
        before.enterCard(QStringLiteral("Tank"));
        // Nothing is entered yet.
        QCOMPARE(before.cards.questionDraft(), QString());
        before.type(QStringLiteral("Strength"), 5);
        const QString draft = before.cards.questionDraft();
        QVERIFY(!draft.isEmpty());
        Owner after;
        after.cards.setCommandTexts(texts);
        for (const QString &other : {QString(), QStringLiteral("Tank"), QStringLiteral("{\"kinds\":[\"x\"]}")})
            after.cards.setQuestionDraft(other);
        QVERIFY(!after.isAsked());
        after.cards.setQuestionDraft(draft);
        QCOMPARE(after.asked(), QStringLiteral("Tank"));
        after.form = before.form;
        after.keep();
        QVERIFY(!after.isAsked());
        const auto &known = after.table.open.pack.resistance;
        const auto tank = std::ranges::find(known, "Tank", &ResistanceCard::name);
        QVERIFY(tank != known.end());
        QCOMPARE(tank->strength, std::optional(5));
        QCOMPARE(after.cards.questionDraft(), QString());
    }

    void aCardThatNobodyToldOfIsAskedForAndTurnedUp()
    {
        Owner owner;
        owner.enterCard(QStringLiteral("Tank"));
        QVERIFY(owner.isAsked());
        QCOMPARE(owner.asked(), QStringLiteral("Tank"));
        owner.type(QStringLiteral("Strength"), 5);
        owner.keep();
        QVERIFY(!owner.isAsked());
        QCOMPARE(resistanceNamed(owner.table.open.pack, "Tank")->strength, std::optional(5));
        QVERIFY(owner.table.open.battle);
        QCOMPARE(owner.table.open.battle->fight.name, std::string("Tank"));
    }

    /// The beginning of a name that is listed is enough, too; a part of it is a card that is new.
    void theBeginningOfANameIsEnoughWhereCardsCanBeNew()
    {
        Owner owner;
        owner.enterCard(QStringLiteral("sample gua"));
        QCOMPARE(owner.given.back(), std::string("asked"));
        QCOMPARE(owner.asked(), QStringLiteral("Sample Guards"));
        owner.cards.close();
        owner.enterCard(QStringLiteral("Guards"));
        QCOMPARE(owner.asked(), QStringLiteral("Guards"));
    }

    /// A card that is told and is not to be played now is told once: nothing asks for it again.
    void aCardThatIsNotOfTheListIsAskedForOnce()
    {
        Owner owner;
        owner.enter(withDescribed(owner.form, "Nobody’s card"));
        QVERIFY(!owner.isAsked());
        QVERIFY(owner.form.filling.cards.empty());
    }

    /// A card without a name is asked for its name first.
    void aNewCardBeginsWithItsName()
    {
        Owner owner;
        owner.page.show();
        owner.cards.askNew(makeConquestCommand(TurnUpResistance{}), QString());
        const auto *now = qobject_cast<QLineEdit *>(owner.page.focusWidget());
        QVERIFY(now != nullptr);
        QCOMPARE(now->accessibleName(), QStringLiteral("Name"));
    }

    /// CQ-STATE-3: a card whose strength is not known goes on where it stopped.
    void aNumberThatIsNotKnownIsAskedForAndTheCardIsTurnedUp()
    {
        Owner owner;
        owner.enterCard(QStringLiteral("Sample Guards"));
        QCOMPARE(owner.given.back(), std::string("asked"));
        QVERIFY(owner.isAsked() && !owner.table.open.battle);
        owner.type(QStringLiteral("Strength"), 3);
        owner.keep();
        QVERIFY(owner.table.open.battle);
        QCOMPARE(owner.table.open.battle->fight.name, std::string("Sample Guards"));
    }

    /// CQ-RES-10: his dice lie on the table already: they count as soon as his strength is told.
    void theSuperherosStrengthIsAskedForAndHisDiceStay()
    {
        for (const int strength : {0, 99})
        {
            Owner owner;
            owner.sitAt(captainsTable());
            const std::size_t aliens = aliensAt(owner.table.open, landingSite(owner.table.open, Colour::Green)).size();
            owner.enter(withFace(owner.form, 3));
            owner.enter(withFace(owner.form, 4));
            QCOMPARE(owner.given, std::vector<std::string>{"asked"});
            QVERIFY(owner.isAsked());
            owner.type(QStringLiteral("Strength"), strength);
            owner.keep();
            QVERIFY(!owner.isAsked());
            const bool loses = strength > 0;
            QCOMPARE(waitsForChoice(owner.form), loses);
            QCOMPARE(owner.table.open.resistance.captain.has_value(), loses);
            if (!loses)
                continue;
            QCOMPARE(owner.form.filling.dice, (std::vector<int>{3, 4}));
            owner.enter(withChoice(owner.form, 0));
            QVERIFY(!owner.table.open.resistance.captain);
            QCOMPARE(aliensAt(owner.table.open, landingSite(owner.table.open, Colour::Green)).size(), aliens - 1);
        }
    }

    /// CQ-RES-6: they are rolled though nobody told of the deck: which card a six brings is asked for then.
    void technologyDiceAreRolledForADeckThatNobodyToldOf()
    {
        Table table = test::begunConquest(2, {}, Mode::Cooperative);
        test::applyEvent(table, PhaseBegan{Phase::Resistance});
        test::applyEvent(table, StepBegan{6, {}});
        table.open.resistance.tokensDue.clear();
        table.open.decks[Deck::Technology].unseen.reset();
        while (technologyDice(table.open).value_or(0) == 0)
            ++table.open.resistance.marker;
        const auto dice = static_cast<std::size_t>(*technologyDice(table.open));
        Owner owner;
        owner.sitAt(std::move(table));
        const auto rolls
            = [&] { return spokenLines(duePanel(owner.form, {})).back().startsWith(QStringLiteral("Roll")); };
        QVERIFY(rolls());
        const ConquestViewPtr seen = seenOf(owner.table);
        const ConquestCommand command = *currentCommand({.view = seen});
        PendingDraws ahead;
        const auto draw = [&](int face)
        {
            ahead.drawBy([face, dice](const Command &, const std::vector<int> &) -> Command
                { return RollTechnology{std::vector<int>(dice, face), {}}; });
            return ahead.draw(seen, command, owner.form);
        };
        QVERIFY(draw(1).has_value());
        QVERIFY(!draw(6).has_value());
        QCOMPARE(owner.form.filling.dice, std::vector<int>(dice, 6));
        QVERIFY(!rolls());
        QVERIFY(!complete(owner.form));
    }

    /// Without red text it would be a card of the aliens', and never come.
    void anEventOfTheResistanceIsAskedForItsRedText()
    {
        Owner owner;
        Table table = test::begunConquest(2, {}, Mode::Cooperative);
        table.open.decks[Deck::ResistanceEvents].unseen.reset();
        owner.sitAt(table);
        owner.page.show();
        owner.table.open.clock.phase = Phase::Resistance;
        owner.cards.askNew(makeConquestCommand(DrawResistanceEvent{}), QStringLiteral("Alarm"));
        owner.keep();
        // At the number that is asked for, not at the name that is there.
        QVERIFY(qobject_cast<OptionalNumber *>(owner.page.focusWidget()) != nullptr
            || qobject_cast<OptionalNumber *>(owner.page.focusWidget()->parentWidget()) != nullptr);
        owner.type(QStringLiteral("How many in the box"), 1);
        owner.keep();
        QVERIFY(owner.isAsked());
        auto *red = qobject_cast<QLineEdit *>(owner.page.focusWidget());
        QVERIFY(red != nullptr);
        QCOMPARE(red->accessibleName(), QStringLiteral("Red text"));
        QTest::keyClicks(red, QStringLiteral("Place one token"));
        owner.keep();
        QVERIFY(!owner.isAsked());
        const std::vector<std::string> names = namesOf(owner.table.open.pack, Deck::ResistanceEvents, true);
        QVERIFY(std::ranges::find(names, "Alarm") != names.end());
    }

    /// The humans' event is still to be applied when the next round has begun.
    void anEffectThatIsDueComesBeforeTheNextStep()
    {
        Table table = test::begunConquest(2, {}, Mode::Cooperative);
        table.open.clock = {Phase::Resistance, 1, std::nullopt};
        table.open.resistance.tokensDue.clear();
        QCOMPARE(test::give(table, DrawResistanceEvent{"Sample Levy", {}}), std::string());
        const auto stepNow = [&] { return nextStepNow({.view = seenOf(table)}, {}, {}); };
        const auto expectEffect = [&]
        {
            QCOMPARE(stepNow().kind, StepKind::EnterEffect);
            QCOMPARE(defaultActFor({.view = seenOf(table)}, {}).text, QStringLiteral("Apply Sample Levy…"));
        };
        expectEffect();
        table.open.clock = {Phase::Command, 2, std::nullopt};
        expectEffect();
        QCOMPARE(test::give(table, LeaveEffect{"Sample Levy"}), std::string());
        QVERIFY(stepNow().kind != StepKind::EnterEffect);
    }

    /// Its owner and its text are shown, and both acts.
    void anEffectThatIsDueIsShownWithItsOwner()
    {
        Table table = test::greensTurn();
        table.open.pending.effects = {{Colour::Blue, "Sample Dread"}, {std::nullopt, "Sample Steel"}};
        std::vector<std::string> entered;
        std::vector<Command> given;
        const DueEffectActions actions{
            .give = [&](const ConquestCommand &command) { given.push_back(command.command()); },
            .enter = [&](const DueEffect &effect) { entered.push_back(effect.card); }};
        QWidget page;
        Screen screen{&page};
        screen.render({}, [&](const Theme &) { return dueEffects(table.open, actions); });
        const auto press = [&](const QString &key) { screen.findChild<QPushButton *>(key)->click(); };
        press(QStringLiteral("effect 0/apply"));
        press(QStringLiteral("effect 1/leave"));
        QCOMPARE(entered, (std::vector{std::string("Sample Dread")}));
        QCOMPARE(given, (std::vector{Command(LeaveEffect{"Sample Steel"})}));
        const QString words = spokenLines(dueEffects(table.open, actions)).join(u'\n');
        for (const QString &part : {QStringLiteral("Blue: Sample Dread"), QStringLiteral("Take a threat token."),
                 QStringLiteral("Resistance: Sample Steel")})
            QVERIFY2(words.contains(part), qPrintable(words));
    }

    /// A correction lists what is at the table, in words about the table; a card still names what it does.
    void aCorrectionIsAboutTheTableAsItIs()
    {
        Table table = test::greensTurn();
        table.open.inPlay[Colour::Blue].remaining = {"Sample Mist"};
        const auto fields = [&](CardKind kind, const Effect &effect)
        {
            QHash<QString, QStringList> all;
            for (const Part &part :
                cardForm(view(table, PublicSeat{}), {.kind = kind, .effect = effect}, {}).form.fields)
                if (const auto *field = std::get_if<Field>(&part.content))
                    all.insert(part.name, field->options);
            return all;
        };
        const Effect ended = EventEnded{Colour::Blue, "Sample Mist"};
        const QHash<QString, QStringList> correction = fields(CardKind::Correction, ended);
        QVERIFY(correction.value(QStringLiteral("What is corrected"))
                .contains(QStringLiteral("An event is no longer in play")));
        QCOMPARE(correction.value(QStringLiteral("Card")), QStringList{QStringLiteral("Sample Mist")});
        QVERIFY(fields(CardKind::Text, ended)
                .value(QStringLiteral("What happens"))
                .contains(QStringLiteral("End an event in play")));
    }

    /// CQ-WIN-1: a slip in a number field does not end the game.
    void aCorrectionThatEndsTheGameIsConfirmed()
    {
        Table table = test::greensTurn();
        CardDraft draft{.kind = CardKind::Correction, .effect = Effect(TerrorChanged{Colour::Blue, 7})};
        const auto form = [&] { return cardForm(view(table, PublicSeat{}), draft, {}); };
        QCOMPARE(form().form.missing, QString());
        draft.effect = Effect(TerrorChanged{Colour::Blue, 8});
        QVERIFY(!form().command);
        QVERIFY(form().form.missing.contains(QStringLiteral("ends the game")));
        for (const Part &part : form().form.fields)
            if (part.key.endsWith(QStringLiteral("ends")))
                draft.entered.insert(part.key, true);
        QCOMPARE(form().form.missing, QString());
        QCOMPARE(form().command, std::optional(Command(Correct{TerrorChanged{Colour::Blue, 8}})));
        // Not only terror does.
        test::applyEvent(table, LocationDrawn{outer, "Sample Farm"});
        QVERIFY(!wouldEnd(table.open, Conquered{outer, Colour::Blue}));
        table.open.inPlay[Colour::Blue].terror = 7;
        QVERIFY(wouldEnd(table.open, Conquered{outer, Colour::Blue}));
        QVERIFY(wouldEnd(table.open, ValueChanged{outer, 0, 0}) == false);
        const Table together = test::begunConquest(2, {}, Mode::Cooperative);
        QVERIFY(wouldEnd(together.open, MarkerMoved{10 - together.open.resistance.marker}));
        QVERIFY(!wouldEnd(together.open, MarkerMoved{9 - together.open.resistance.marker}));
    }

    /// CQ-RES-9: its text counts while it is in play, so nothing is applied at once; what it does once is beside it.
    void aTechnologyStaysInPlay()
    {
        Table table = test::begunConquest(2, {}, Mode::Cooperative);
        table.open.clock = {Phase::Resistance, 1, std::nullopt};
        table.open.resistance.tokensDue.clear();
        test::applyEvent(table, TechnologyDrawn{"Sample Rails"});
        test::applyEvent(table, EffectBecameDue{std::nullopt, "Sample Rails"});
        const TableSelection look{.view = seenOf(table)};
        QCOMPARE(defaultActFor(look, {}).text, QStringLiteral("Sample Rails stays in play"));
        const NextStep step = nextStepNow(look, {}, {});
        QCOMPARE(step.kind, StepKind::Give);
        QCOMPARE(step.command->command(), Command(LeaveEffect{"Sample Rails"}));
        const QString words = spokenLines(dueEffects(table.open, {})).join(u'\n');
        for (const QString &part : {QStringLiteral("Stays in play"), QStringLiteral("may move once more"),
                 QStringLiteral("until it is cancelled")})
            QVERIFY2(words.contains(part), qPrintable(words));
        QVERIFY(!words.contains(QStringLiteral("Apply")));
        QCOMPARE(wording::sentence(table.open, Event(EffectLeft{"Sample Rails"})),
            QStringLiteral("Sample Rails stays in play"));
        QCOMPARE(wording::sentence(table.open, Event(EffectLeft{"Sample Levy"})),
            QStringLiteral("Sample Levy is left without effect"));
    }

    /// CQ-CANCEL-1: by the names of both cards where the hand is seen; a covered hand is offered whatever it holds.
    void aCardThatCancelsIsOfferedAtItsMoment()
    {
        Table table = test::greensTurn();
        table.hands[Colour::Green].front() = "Sample Veto";
        QCOMPARE(test::give(table, PlayEvent{Colour::Blue, "Sample Dread", {}}), std::string());
        std::vector<Command> given;
        std::vector<Colour> opened;
        const DueEffectActions actions{
            .give = [&](const ConquestCommand &command) { given.push_back(command.command()); },
            .nameVeto = [&](Colour player) { opened.push_back(player); }};
        QWidget page;
        Screen screen{&page};
        const auto offered = [&](const View &seen)
        {
            screen.render({}, [&](const Theme &) { return vetoes(seen, actions); });
            QStringList texts;
            for (QPushButton *button : screen.findChildren<QPushButton *>())
                if (button->isVisibleTo(&screen))
                {
                    texts << button->text().replace(u'\n', u' ');
                    button->click();
                }
            return texts;
        };
        const View own = view(table, PlayerSeat{Colour::Green});
        QCOMPARE(offered(own), QStringList{QStringLiteral("Cancel Sample Dread with Sample Veto (Green)")});
        QCOMPARE(given,
            (std::vector{Command(
                CancelCard{Colour::Green, "Sample Veto", Colour::Blue, Deck::Events, "Sample Dread", {}, {}})}));
        QVERIFY(!refusal(own, given.front()));
        const QStringList covered{QStringLiteral("Green cancels Sample Dread…")};
        QCOMPARE(offered(view(table, PublicSeat{})), covered);
        QCOMPARE(opened, (std::vector{Colour::Green}));
        table.hands[Colour::Green].front() = "Sample Mist";
        QCOMPARE(offered(view(table, PublicSeat{})), covered);
        QVERIFY(!vetoes(view(table, PlayerSeat{Colour::Green}), actions).isShown);
        QCOMPARE(test::give(table, LeaveEffect{"Sample Dread"}), std::string());
        QVERIFY(!vetoes(view(table, PublicSeat{}), actions).isShown);
    }

    /// CQ-CANCEL-1: in a secret hand nobody knows of a card that cancels, so the question never depends on it.
    void othersMayCancelWhateverTheirSecretHandsHold()
    {
        Table table = test::greensTurn();
        const auto mayCancel = [&] { return othersMayCancel(view(table, PlayerSeat{Colour::Green}), Colour::Blue); };
        for (const char *card : {"Sample Veto", "Sample Mist"})
        {
            table.hands[Colour::Green] = {card};
            QVERIFY(mayCancel());
        }
        table.open.players.mode = Mode::Cooperative;
        QVERIFY(!mayCancel());
        table.hands[Colour::Green] = {"Sample Veto"};
        QVERIFY(mayCancel());
    }

    /// CQ-CANCEL-1: others can cancel an event after it is played; then one press applies what was entered.
    void anEventIsPlayedBeforeItsEffect()
    {
        Table table = test::greensTurn();
        table.open.players.keptHands.clear();
        ConquestPage page;
        page.setCommandActions({.give = [&](const ConquestCommand &command, const QString & /*reason*/)
            {
                QCOMPARE(test::give(table, command.command()), std::string());
                page.render(std::make_shared<const View>(view(table, PublicSeat{})));
            }});
        showEverybodys(page, table);
        const test::OpenForm form(page, "cardForm");
        const int threat = inPlay(table.open, Colour::Green).threat;
        page.perform(DeskAction::SomethingElse);
        form.choose(QStringLiteral("Name of the card or ability"), QStringLiteral("Sample Dread"));
        form.choose(QStringLiteral("What happens"), QStringLiteral("Threat tokens"));
        form.enter(QStringLiteral("Change by"), 1);
        QVERIFY(form.give()->toolTip().contains(QStringLiteral("others may cancel it")));
        form.give()->click();
        QVERIFY(!form.isVisible());
        QVERIFY(isEffectDue(table.open, "Sample Dread"));
        QCOMPARE(inPlay(table.open, Colour::Green).threat, threat);
        const auto *others = page.findChild<QWidget *>(QStringLiteral("vetoes"));
        QVERIFY(others != nullptr && others->isVisible());
        QCOMPARE(
            page.findChild<QPushButton *>(QStringLiteral("nextStep"))->text(), QStringLiteral("Resolve Sample Dread"));
        page.perform(DeskAction::DefaultStep);
        QVERIFY(!isEffectDue(table.open, "Sample Dread"));
        QCOMPARE(inPlay(table.open, Colour::Green).threat, threat + 1);
    }

    /// The hand covers itself when its card is played: the table does not see what its owner has entered.
    void whatWasEnteredStaysWithTheSeatThatIsCovered()
    {
        Table table = test::greensTurn();
        ConquestPage page;
        page.setCommandActions({.give = [&](const ConquestCommand &command, const QString & /*reason*/)
            {
                QCOMPARE(test::give(table, command.command(), PlayerSeat{Colour::Green}), std::string());
                page.render(std::make_shared<const View>(view(table, PublicSeat{})));
            }});
        showEverybodys(page, table);
        page.render(std::make_shared<const View>(view(table, PlayerSeat{Colour::Green})));
        const test::OpenForm form(page, "cardForm");
        page.perform(DeskAction::SomethingElse);
        form.choose(QStringLiteral("Name of the card or ability"), QStringLiteral("Sample Dread"));
        form.choose(QStringLiteral("What happens"), QStringLiteral("Threat tokens"));
        form.enter(QStringLiteral("Change by"), 1);
        form.give()->click();
        QVERIFY(isEffectDue(table.open, "Sample Dread"));
        QCOMPARE(
            page.findChild<QPushButton *>(QStringLiteral("nextStep"))->text(), QStringLiteral("Apply Sample Dread…"));
    }

    /// What was entered may name cards of a hand: another seat finds the form instead.
    void anotherSeatDoesNotGiveWhatWasEntered()
    {
        Table table = test::greensTurn();
        QCOMPARE(test::give(table, PlayEvent{Colour::Blue, "Sample Dread", {}}), std::string());
        DueDraft draft;
        const ApplyCard entered{"Sample Dread", {ThreatChanged{Colour::Blue, 1}}};
        const auto stepAt = [&](const Seat &seat)
        {
            const TableSelection look{.view = std::make_shared<const View>(view(table, seat))};
            draft.announced = AnnouncedEffect{Colour::Blue, entered};
            dropWhatIsNotDue(draft, look);
            return nextStepNow(look, draft, {});
        };
        QCOMPARE(stepAt(PlayerSeat{Colour::Blue}).command->command(), Command(entered));
        QCOMPARE(stepAt(PlayerSeat{Colour::Green}).kind, StepKind::EnterEffect);
        QCOMPARE(test::give(table, LeaveEffect{"Sample Dread"}), std::string());
        (void)stepAt(PlayerSeat{Colour::Blue});
        QVERIFY(!draft.announced);
    }

    /// The reason is at the button: no form is filled in for nothing.
    void aCardThatCannotBePaidForIsNotPlayed()
    {
        Table table = test::greensTurn();
        table.hands[Colour::Green] = {"Sample Find", "Sample Dread", "Sample Veto"};
        const auto play = [&](int row)
        {
            const Part hand
                = handPanel(view(table, PlayerSeat{Colour::Green}), Colour::Green, HandPlace::BesideTheBoard, row, {});
            return partKeyed(hand, QStringLiteral("playCard"));
        };
        QCOMPARE(play(0).disabledReason, QString());
        test::applyEvent(table, PointsChanged{Colour::Green, -5});
        QCOMPARE(play(0).disabledReason, QStringLiteral("Not enough action points: 2 needed, 1 left."));
        QCOMPARE(play(1).disabledReason, QString());
        QVERIFY(play(2).disabledReason.contains(QStringLiteral("being played or in play")));
        QCOMPARE(test::give(table, PlayEvent{Colour::Blue, "Sample Dread", {}}), std::string());
        QCOMPARE(play(2).disabledReason, QString());
        QCOMPARE(std::get<Button>(play(2).content).text, QStringLiteral("Cancel a card…"));
        test::applyEvent(table, PhaseBegan{Phase::Battle});
        QVERIFY(play(0).disabledReason.contains(QStringLiteral("Action phase")));
    }

    /// CQ-DRAW-1: also where the hand is covered and full, and nothing is due in it.
    void theDiscardThatIsAllowedIsOffered()
    {
        Table table = test::greensTurn();
        test::applyEvent(table, PhaseBegan{Phase::Draw});
        std::vector<Colour> opened;
        const DueActions actions{.openHand = [&](Colour player) { opened.push_back(player); }};
        QWidget page;
        Screen screen{&page};
        const auto press = [&]
        {
            const DueState state{.look = {.view = seenOf(table)}};
            screen.render({}, [&](const Theme &) { return dueCards(state, actions); });
            for (QPushButton *button : screen.findChildren<QPushButton *>())
                if (button->isVisibleTo(&screen) && button->text() == QStringLiteral("Green discards an event…"))
                    button->click();
        };
        press();
        QCOMPARE(opened, (std::vector{Colour::Green}));
        table.open.turn.discarded = true;
        press();
        QCOMPARE(opened.size(), std::size_t{1});
    }

    /// A card is not given by the default button while nothing of its effect is chosen.
    void aCardWithoutAnEffectIsNotGiven()
    {
        const Table table = test::greensTurn();
        const View seen = view(table, PublicSeat{});
        CardDraft draft{.kind = CardKind::Ability, .name = "Ink Cloud", .player = Colour::Green};
        const CardForm empty = cardForm(seen, draft, {});
        QCOMPARE(empty.form.missing, QStringLiteral("Choose the effect first."));
        QCOMPARE(empty.bare, std::optional(Command(UseAbility{Colour::Green, "Ink Cloud", {}})));
        draft.effect = Effect(AlienDestroyed{{Colour::Gold, 9}});
        QCOMPARE(cardForm(seen, draft, {}).form.missing, QStringLiteral("Enter first: Alien."));
        draft.effect = Effect(BonusChanged{Side::Attacker, 2});
        QCOMPARE(cardForm(seen, draft, {}).form.missing, QString());
    }

    /// A location without a text, or whose text only describes it, has no effect to enter.
    void onlyLocationsWithATextHaveEffects()
    {
        const Table table = test::greensTurn();
        const auto isOffered = [&](const std::string &name)
        {
            const std::vector<std::string> names = namesFor(view(table, PublicSeat{}), Colour::Green, CardKind::Text);
            return std::ranges::find(names, name) != names.end();
        };
        QVERIFY(isOffered("Sample Beacon"));
        QVERIFY(!isOffered("Sample Farm"));
        QVERIFY(!isOffered("Sample Meadow"));
        const auto offersEffect = [&](const std::string &name)
        {
            const Part card = readCard(table.open, {name, true}, [] { }, [] { });
            return spokenLines(card).join(u'\n').contains(QStringLiteral("Apply the effect"));
        };
        QVERIFY(offersEffect("Sample Beacon"));
        QVERIFY(!offersEffect("Sample Meadow"));
    }

    /// A token that was used leaves its place to no other.
    void theTokensOfAChoiceStayAtTheirPlaces()
    {
        QWidget page;
        Screen screen{&page};
        const auto show = [&](const std::set<CommandToken> &atHand)
        {
            const TokenChoice choice{.choosers = {{Colour::Green, atHand, false}}};
            screen.render({}, [choice](const Theme &) { return tokenCard(choice, 100, {}); });
        };
        const auto names = [&]
        {
            QStringList all;
            for (int i = 0; i < 6; ++i)
                all << screen.findChild<QPushButton *>(QStringLiteral("token %1").arg(i))->text();
            return all;
        };
        show(allCommandTokens);
        const QStringList before = names();
        show({CommandToken::Three, CommandToken::Die});
        QCOMPARE(names(), before);
        QVERIFY(!screen.findChild<QPushButton *>(QStringLiteral("token 0"))->isEnabled());
        QVERIFY(screen.findChild<QPushButton *>(QStringLiteral("token 1"))->isEnabled());
    }

    /// The form of a sample card begins with its effect, and asks for what its text leaves to the players.
    void theSampleKnowsWhatItsCardsDo()
    {
        const Table table = test::greensTurn();
        const auto form = [&](const std::string &card)
        {
            CardDraft draft{.kind = CardKind::Text, .name = card, .player = Colour::Green};
            draft.known = printedEffects(table.open, card, Colour::Green);
            return cardForm(view(table, PublicSeat{}), draft, {});
        };
        QCOMPARE(form("Sample Dread").command,
            std::optional(Command(ApplyCard{"Sample Dread", {ThreatChanged{Colour::Green, 1}}})));
        QCOMPARE(form("Sample Airdrop").form.missing, QStringLiteral("Enter first: Space."));
        QCOMPARE(form("Sample Broadcast").form.missing, QStringLiteral("Enter first: Player."));
        QVERIFY(printedEffects(table.open, "Sample Breakthrough", Colour::Green).empty());
        QCOMPARE(
            printedEffects(table.open, "Sample Breakthrough", std::nullopt), (std::vector<Effect>{MarkerMoved{1}}));
    }

    /// Who discards chooses among the cards of the hand that this seat sees, below the text for players.
    void whoDiscardsChoosesFromTheOwnHand()
    {
        Table table = test::greensTurn();
        test::applyEvent(table, EffectBecameDue{Colour::Blue, "Sample Broadcast"});
        View seen = view(table, PublicSeat{});
        seen.hands = {{Colour::Green, {"Sample Ambush", "Sample Airdrop", "Sample Ambush"}}};
        CardDraft draft{.kind = CardKind::Text, .name = "Sample Broadcast", .player = Colour::Blue};
        draft.known = {EventDiscarded{Colour::Green, {}}};
        const CardForm form = cardForm(seen, draft, {});
        QCOMPARE(form.form.hint, QStringLiteral("A player discards an event."));
        QCOMPARE(form.form.missing, QStringLiteral("Enter first: Card."));
        const auto *cards = std::get_if<Field>(&form.form.fields.back().content);
        QVERIFY(cards != nullptr);
        QCOMPARE(cards->options, (QStringList{QStringLiteral("Sample Airdrop"), QStringLiteral("Sample Ambush")}));
    }

    /// A card that places a token mostly names it: nothing is drawn at random unless that is chosen.
    void theTokenThatIsPlacedIsChosen()
    {
        const Table table = test::greensTurn();
        CardDraft draft{.kind = CardKind::Text, .name = "Sample Levy", .player = Colour::Green};
        for (const auto &[key, value] : {std::pair("effect", QString::number(Effect(TokenPlaced{}).index())),
                 std::pair("at", QStringLiteral("1 3"))})
            for (const Part &part : cardForm(view(table, PublicSeat{}), draft, {}).form.fields)
                if (part.key.endsWith(QLatin1StringView(key)))
                    draft.entered.insert(part.key, value);
        QCOMPARE(cardForm(view(table, PublicSeat{}), draft, {}).form.missing, QStringLiteral("Enter first: Token."));
    }

    /// The effects of a card come back at its next use, for whoever uses it.
    void effectsThatWereEnteredAreKnownTheNextTime()
    {
        Table table = test::greensTurn();
        KnownEffects known;
        known.note(table.open, PlayEvent{Colour::Green, "Sample Dread", {ThreatChanged{Colour::Green, 1}}});
        const std::vector<Effect> blues = known.effectsOf("Sample Dread", Colour::Blue);
        QCOMPARE(blues, (std::vector<Effect>{ThreatChanged{Colour::Blue, 1}}));
        QVERIFY(known.effectsOf("Sample Find", Colour::Blue).empty());
        const CardForm form
            = cardForm(view(table, PublicSeat{}), {.kind = CardKind::Text, .name = "Sample Dread", .known = blues}, {});
        QCOMPARE(form.command, std::optional(Command(ApplyCard{"Sample Dread", blues})));
    }

    /// CQ-CANCEL-1: the event that was played last is chosen; of cards that are merely in play none is. Only a
    /// technology card has a die.
    void theFormCancelsTheEventThatIsBeingPlayed()
    {
        Table table = test::greensTurn();
        table.open.players.keptHands.clear();
        CardDraft draft{.kind = CardKind::Cancel, .name = "Sample Veto", .player = Colour::Green};
        const auto command = [&] { return cardForm(view(table, PublicSeat{}), draft, {}).command; };
        QVERIFY(!command());
        table.open.inPlay[Colour::Red].stuff = {{"Sample Lamp"}, {"Sample Lens"}};
        QVERIFY(!command());
        table.open.resistance.technology = {"Sample Armour"};
        table.open.pending.played = PlayedEvent{Colour::Blue, "Sample Ambush"};
        QCOMPARE(command(),
            std::optional(Command(
                CancelCard{Colour::Green, "Sample Veto", Colour::Blue, Deck::Events, "Sample Ambush", {}, {}})));
        draft.entered.insert(QStringLiteral("kind:4/cancelled"),
            QStringLiteral("-1 %1 Sample Armour").arg(static_cast<int>(Deck::Technology)));
        QCOMPARE(command(),
            std::optional(
                Command(CancelCard{Colour::Green, "Sample Veto", {}, Deck::Technology, "Sample Armour", 1, {}})));
    }

    /// All at once, a digit is the token of its number.
    void theDigitsAreTheTokensOfTheirNumbers()
    {
        for (int number = 2; number <= 6; ++number)
            QCOMPARE(keyOf(0, static_cast<CommandToken>(number - 2)), QChar(u'0' + number));
        QCOMPARE(keyOf(0, CommandToken::Die), QChar(u'7'));
        QCOMPARE(wording::name(static_cast<CommandToken>(2)), QStringLiteral("4"));
    }

    /// CQ-FIGHT-6: against another player both say whether to flee.
    void aFightBetweenPlayersNamesWhoFlees()
    {
        Table table = test::greensTurn();
        const Command flee(Flee{Colour::Blue, {{{Colour::Blue, 1}, Place{1, 1}}}});
        table.open.battle = Battle{};
        QVERIFY(wording::offer(table.open, flee).startsWith(QStringLiteral("Flee to ")));
        table.open.battle->enemy = Colour::Blue;
        QVERIFY(wording::offer(table.open, flee).startsWith(QStringLiteral("Blue flees to ")));
    }

    /// CQ-FIGHT-4: enemies bar no flight, so its button names them; together everybody is welcome.
    void aFlightToEnemiesSaysSo()
    {
        Table table = test::greensTurn();
        const Command flee(Flee{Colour::Blue, {{{Colour::Blue, 1}, Place{1, 1}}}});
        table.open.battle = Battle{};
        QVERIFY(!wording::offer(table.open, flee).contains(QStringLiteral("Green")));
        apply(table, AlienPlaced{{Colour::Green, 1}, {1, 1}, false});
        QVERIFY2(wording::offer(table.open, flee).endsWith(QStringLiteral(", to aliens of Green")),
            qPrintable(wording::offer(table.open, flee)));
        table.open.players.mode = Mode::Cooperative;
        QVERIFY(!wording::offer(table.open, flee).contains(QStringLiteral("Green")));
    }

    /// CQ-COOP-2: where the first of the centre lies nothing is rolled for the next one.
    void aTokenThatJoinsOthersHasItsSpace()
    {
        Table table = test::begunConquest(2, {}, Mode::Cooperative);
        table.open.resistance.tokensDue = {{.section = centreSection, .number = 2, .together = true}};
        const auto command = [&] { return currentCommand({.view = seenOf(table)}); };
        QCOMPARE(openValues(*seenOf(table), command()->command()).dice.size(), 1);
        table.open.spaces[{centreSection, 3}].tokens.push_back("Sample Patrol");
        QCOMPARE(openValues(*seenOf(table), command()->command()).dice.size(), 0);
        QCOMPARE(command()->as<PlaceToken>()->face, 3);
    }

    /// A number is read whole at every font size, in a form as narrow as over a board.
    void numbersAreReadWholeWithLargeLetters()
    {
        Owner owner;
        const QFont usual = owner.page.font();
        owner.page.resize(1200, 1200);
        owner.page.show();
        owner.cards.correct(Printed(*eventNamed(owner.table.open.pack, owner.table.open.pack.events.front().name)));
        for (const int percent : {100, 125, 150, 200, 100})
        {
            QFont font = usual;
            font.setPointSizeF(usual.pointSizeF() * percent / 100);
            owner.page.setFont(font);
            const int letter = owner.page.fontMetrics().averageCharWidth();
            owner.screen.setGeometry(0, 0, letter * 44, 1000);
            test::settle();
            int seen = 0;
            for (const QLineEdit *field : owner.screen.findChildren<QLineEdit *>())
            {
                const bool number = qobject_cast<const QSpinBox *>(field->parentWidget()) != nullptr;
                const int room = number ? field->fontMetrics().horizontalAdvance(QStringLiteral("888")) : letter * 12;
                if (!field->isVisible())
                    continue;
                ++seen;
                QVERIFY2(field->width() >= room,
                    qPrintable(QStringLiteral("%1 %: %2 < %3").arg(percent).arg(field->width()).arg(room)));
                QVERIFY(owner.screen.rect().contains(QRect(field->mapTo(&owner.screen, QPoint()), field->size())));
            }
            QVERIFY(seen > 1);
        }
    }

    /// A value that was entered wrongly is corrected where it is, and the steps that are due stay the same.
    void whatIsPrintedIsCorrected()
    {
        Owner owner;
        std::vector<Printed> asked;
        for (const MenuItem &line : spaceMenu({.view = std::make_shared<const View>(view(owner.table, PublicSeat{}))},
                 outer, {.give = {}, .correct = {}, .print = [&](const Printed &card) { asked.push_back(card); }}))
            if (line.text.contains(QStringLiteral("what is printed on Sample Farm")))
                line.chosen.run();
        QCOMPARE(asked.size(), std::size_t{1});
        owner.cards.correct(asked.front());
        QVERIFY(owner.isAsked());
        owner.type(QStringLiteral("Population"), 7);
        owner.keep();
        QCOMPARE(locationNamed(owner.table.open.pack, "Sample Farm")->population, std::optional(7));
        QCOMPARE(owner.given, std::vector<std::string>{std::string()});
        QVERIFY(!owner.table.open.battle);
    }

    /// It would be asked for once more at once.
    void aCardWithoutANumberIsNotKept()
    {
        Owner owner;
        owner.enterCard(QStringLiteral("Tank"));
        owner.keep();
        QVERIFY(owner.isAsked());
        QVERIFY(owner.given.empty());
        const auto isTold = [&]
        {
            return std::ranges::any_of(owner.screen.findChildren<QLabel *>(), [](const QLabel *label)
                { return !label->isHidden() && label->text().startsWith(QStringLiteral("No number of this card")); });
        };
        QVERIFY(isTold());
        owner.type(QStringLiteral("Strength"), 5);
        QVERIFY(!isTold());
        owner.keep();
        QVERIFY(!owner.isAsked());
        QCOMPARE(resistanceNamed(owner.table.open.pack, "Tank")->strength, std::optional(5));
    }

    /// An event that nobody told of is asked for, and the form that named it goes on with it.
    void anEventThatNobodyToldOfIsEnteredByItsName()
    {
        Owner owner;
        owner.table.open.decks[Deck::Events].unseen.reset();
        owner.table.open.players.keptHands.clear();
        CardDraft draft{.kind = CardKind::Event};
        draft.entered.insert(QStringLiteral("kind:0/name"), QStringLiteral("Meteor"));
        const auto card = [&] { return cardForm(view(owner.table, PublicSeat{}), draft, {}); };
        QVERIFY(card().isNew && card().form.missing.isEmpty());
        QVERIFY(!card().command);
        owner.cards.askNew(draft, card().name);
        QCOMPARE(owner.asked(), QStringLiteral("Meteor"));
        owner.type(QStringLiteral("Cost in action points, 0 for none"), 0);
        owner.keep();
        QVERIFY(eventNamed(owner.table.open.pack, "Meteor") != nullptr);
        QVERIFY(owner.cards.typed().card.has_value());
        draft = *owner.cards.typed().card;
        QVERIFY(!card().isNew && card().command.has_value());
    }

    /// Escape goes back to the form that named it, with all that was entered there, and only then to the board.
    void whoDoesNotTellOfANewEventIsBackInTheFormThatNamedIt()
    {
        Table table = test::greensTurn();
        table.open.decks[Deck::Events].unseen.reset();
        table.open.players.keptHands.clear();
        ConquestPage page;
        showEverybodys(page, table);
        const test::OpenForm form(page, "cardForm");
        const auto isAsked = [&]
        {
            const auto *keep = page.findChild<QPushButton *>(QStringLiteral("keep"));
            return keep != nullptr && keep->isVisible();
        };
        for (const bool byKey : {true, false})
        {
            page.perform(DeskAction::SomethingElse);
            form.choose(QStringLiteral("Name of the card or ability"), QStringLiteral("Meteor"));
            form.choose(QStringLiteral("What happens"), QStringLiteral("Strength in the fight"));
            form.choose(QStringLiteral("Side"), QStringLiteral("Attacker"));
            QCOMPARE(form.field<QSpinBox>(QStringLiteral("Change by"))->value(), 0);
            form.enter(QStringLiteral("Change by"), 3);
            form.give()->click();
            QVERIFY(isAsked() && form.give() == nullptr);
            if (byKey)
                QTest::keyClick(&page, Qt::Key_Escape);
            else
                form.close();
            QVERIFY(!isAsked() && form.isVisible());
            QCOMPARE(form.field<QComboBox>(QStringLiteral("Name of the card or ability"))->currentText(),
                QStringLiteral("Meteor"));
            QCOMPARE(form.field<QSpinBox>(QStringLiteral("Change by"))->value(), 3);
            QVERIFY(form.widget().isAncestorOf(page.focusWidget()));
            QTest::keyClick(&page, Qt::Key_Escape);
            QVERIFY(!isAsked() && !form.isVisible());
        }
    }

    /// The spaces are asked for one after the other; a press on the board then plans no move.
    void aPressOnTheBoardFillsTheForm()
    {
        Table table = test::greensTurn();
        table.open.players.keptHands.clear();
        ConquestPage page;
        showEverybodys(page, table);
        const test::OpenForm form(page, "cardForm");
        page.perform(DeskAction::SomethingElse);
        form.choose(QStringLiteral("Name of the card or ability"), QStringLiteral("Sample Dread"));
        form.choose(QStringLiteral("What happens"), QStringLiteral("Demolish a location"));
        const auto chosen = [&] { return form.field<QComboBox>(QStringLiteral("Space"))->currentText(); };
        for (const Place place : {Place{1, 1}, Place{centreSection, 3}})
        {
            emit const_cast<HexBoard &>(page.board()).pressed(place);
            QCOMPARE(chosen(), wording::name(table.open, place));
        }
        QVERIFY(form.isVisible());
    }

    /// Every space that can be chosen can be clicked while the form waits for it; then the form is whole again.
    void theFormLeavesTheSpacesFreeThatItWaitsFor()
    {
        Table table = test::greensTurn();
        table.open.players.keptHands.clear();
        ConquestPage page;
        showEverybodys(page, table);
        QVERIFY(QTest::qWaitForWindowActive(&page));
        const test::OpenForm form(page, "cardForm");
        const auto *drawer = page.findChild<BoardDrawer *>();
        auto &board = const_cast<HexBoard &>(page.board());
        page.perform(DeskAction::SomethingElse);
        form.choose(QStringLiteral("Name of the card or ability"), QStringLiteral("Sample Dread"));
        form.choose(QStringLiteral("What happens"), QStringLiteral("Demolish a location"));
        test::settle();
        const auto isFree = [&](Place place)
        {
            const QRect hex = board.geometryOfBoard().rectOf(place).toAlignedRect();
            const QRect shown = hex.translated(board.mapTo(drawer->parentWidget(), QPoint()));
            return QRegion(shown).subtracted(drawer->geometry()).boundingRect().height() >= hex.height() / 4;
        };
        for (const auto &[place, space] : table.open.spaces)
            QVERIFY2(isFree(place), qPrintable(wording::name(table.open, place)));
        const int folded = drawer->height();
        emit board.pressed(Place{1, 1});
        QTRY_VERIFY(drawer->height() > folded);
        QCOMPARE(form.field<QComboBox>(QStringLiteral("Space"))->currentText(), wording::name(table.open, {1, 1}));
    }

    /// Who rolls at the table is asked for the faces by the default button; Dossier rolls nothing unasked.
    void diceThatAreRolledAtTheTableAreAwaited()
    {
        Table table = test::begunConquest(2);
        for (const auto &[player, token] :
            {std::pair(Colour::Green, CommandToken::Die), std::pair(Colour::Blue, CommandToken::Three)})
            QCOMPARE(test::give(table, ChooseToken{player, token}, PlayerSeat{player}), std::string());
        const TableSelection look{.view = seenOf(table)};
        DueDraft draft;
        updateForm(draft.form, look.view, currentCommand(look));
        QVERIFY(takesFaces(draft.form));
        PendingDraws ahead;
        ahead.drawBy([](const Command &command, const std::vector<int> & /*entered*/) { return command; });
        QCOMPARE(nextStepNow(look, draft, ahead).kind, StepKind::Draw);
        ahead.setRolledAtTable(true);
        QCOMPARE(nextStepNow(look, draft, ahead).kind, StepKind::FillIn);
        const ConquestDefaultAct act = currentDefaultAct(look, draft, ahead);
        QCOMPARE(act.text, QStringLiteral("Enter the dice"));
        QVERIFY(act.quiet);
        ConquestPage page;
        page.pendingDraws().drawBy(
            [](const Command &command, const std::vector<int> & /*entered*/) { return command; });
        showEverybodys(page, table);
        const QSignalSpy changed(&page, &ConquestPage::rolledAtTableChanged);
        page.findChild<QCheckBox *>(QStringLiteral("due/rollAtTable"))->click();
        QCOMPARE(changed.count(), 1);
        QCOMPARE(page.findChild<QPushButton *>(QStringLiteral("nextStep"))->text(), QStringLiteral("Enter the dice"));
    }

    void theLegendNamesWhatTheBoardShows()
    {
        Table table = test::greensTurn();
        test::applyEvent(table, LocationDrawn{outer, "Sample Farm"});
        ConquestPage page;
        showEverybodys(page, table);
        const auto isShown = [&]
        {
            const auto *legend = page.findChild<QWidget *>(QStringLiteral("legend"));
            return legend != nullptr && legend->isVisible();
        };
        const auto isNamed = [&](const QString &meaning)
        { return std::ranges::count(signsOf(page.board().scene()), meaning, &HexSign::meaning) > 0; };
        QVERIFY(page.possible().contains(DeskAction::Legend));
        QVERIFY(!isShown());
        page.findChild<QPushButton *>(QStringLiteral("showLegend"))->click();
        QVERIFY(isShown());
        QVERIFY(isNamed(QStringLiteral("resistance of the location")));
        QVERIFY(!isNamed(QStringLiteral("demolished location")));
        test::applyEvent(table, Demolished{outer});
        showEverybodys(page, table);
        QVERIFY(isShown() && isNamed(QStringLiteral("demolished location")));
        QTest::keyClick(&page, Qt::Key_Escape);
        QVERIFY(!isShown());
        page.perform(DeskAction::Legend);
        QVERIFY(isShown());
        page.perform(DeskAction::Legend);
        QVERIFY(!isShown());
    }

    void aNameIsMeantWithoutItsAccentsUnlessTheyTellCardsApart()
    {
        const View view;
        const auto meant
            = [&](const QString &typed) { return nameMeant(view, {"Pero", "Per\u00f2", "L\u2019aereo"}, typed); };
        QCOMPARE(meant(QStringLiteral("Per\u00f2")), std::string("Per\u00f2"));
        QCOMPARE(meant(QStringLiteral("PERO")), std::string("Pero"));
        QCOMPARE(meant(QStringLiteral("l'aereo")), std::string("L\u2019aereo"));
        QCOMPARE(meant(QStringLiteral("pera")), std::string());
    }

    /// If Dossier knows the whole deck, a name that can be no card of it is reported together with the remedy.
    void aNameThatCanBeNoCardIsToldOf()
    {
        Table table = test::greensTurn();
        table.open.decks[Deck::Events].unseen = deckOf(test::conquestSample(), Deck::Events, false);
        CardDraft draft{.kind = CardKind::Event};
        draft.entered.insert(QStringLiteral("kind:0/name"), QStringLiteral("Meteor"));
        const CardForm card = cardForm(view(table, PublicSeat{}), draft, {});
        QVERIFY(!card.form.missing.isEmpty());
        QVERIFY(card.form.hint.contains(QStringLiteral("Meteor” is not in the list")));
    }

    /// However little of it is in sight, and whichever value is asked for.
    void whatIsPrintedIsReadFromItsTop()
    {
        QWidget page;
        page.resize(700, 240);
        QWidget board(&page);
        board.setGeometry(page.rect());
        auto *drawer = new BoardDrawer(&board, &page);
        Screen asked(&page);
        drawer->add(&asked);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        LocationCard card;
        card.name = "Fort";
        card.copies = 1;
        card.resistance = 4;
        const CardQuestion question = askToCorrect(Printed(card));
        asked.render(QString(), [&](const Theme & /*theme*/) { return cardQuestion(question, {}); });
        asked.focus(firstField(question));
        const QScrollBar *bar = drawer->findChild<FlowingArea *>()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 20);
        test::settle();
        QVERIFY2(bar->value() <= 12, qPrintable(QString::number(bar->value())));
        const QWidget *now = page.focusWidget();
        QVERIFY(now != nullptr && asked.isAncestorOf(now));
        QVERIFY(now->visibleRegion().boundingRect().contains(now->rect()));
    }

    void aDeckThatIsKnownHasNoOtherCards()
    {
        Owner owner;
        owner.table.open.decks[Deck::Resistance].unseen = deckOf(test::conquestSample(), Deck::Resistance, false);
        owner.render();
        owner.enterCard(QStringLiteral("Tank"));
        QVERIFY(!owner.isAsked());
        QVERIFY(owner.given.empty());
    }

    void aRefusalForAnythingElseAsksNothing()
    {
        Owner owner;
        QVERIFY(!owner.cards.asksFor(
            Violation{rule::CQ_DUE_2, PlayReason(reason::NotOnTurn{})}, makeConquestCommand(BuyThreat{Colour::Green})));
        QVERIFY(!owner.isAsked());
    }
};

DOSSIER_TESTS(OwnersCardsTest, Windows)

} // namespace owners_cards_test

#include "owners_cards_test.moc"
