// The page of Conquest of Planet Earth: what is known and picked becomes what is seen.
#include "model/conquest/seen/numbers.h"
#include "model/conquest/seen/resistance.h"
#include "model/core/look_up.h"
#include "views/conquest/board/hex_board.h"
#include "views/conquest/desk/ask_buttons.h"
#include "views/conquest/desk/ask_form.h"
#include "views/conquest/desk/battle_panel.h"
#include "views/conquest/desk/blanks.h"
#include "views/conquest/desk/card_form.h"
#include "views/conquest/desk/conquest_header.h"
#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/desk/due_places.h"
#include "views/conquest/desk/hand_panel.h"
#include "views/conquest/desk/humans_card.h"
#include "views/conquest/desk/player_card.h"
#include "views/conquest/desk/tokens_panel.h"
#include "views/conquest/words/command_wording.h"
#include "views/conquest/words/names.h"
#include "views/kit/labels.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

using namespace conquest;

void ConquestPage::render(const SeenConquest &view)
{
    showNow();
    m_now = view;
    present(view);
}

void ConquestPage::renderPast(const SeenConquest &view)
{
    present(view);
}

void ConquestPage::present(const SeenConquest &view)
{
    const bool another = !m_view || m_view->open.clock != view->open.clock || m_view->player != view->player;
    const bool sameTokens = m_view && m_view->open.resistance.tokensDue == view->open.resistance.tokensDue;
    m_view = view;
    if (another)
    {
        m_place.reset();
        m_saidCard = view->open.clock.phase == Phase::Resistance ? m_saidCard : std::string();
        m_hand = view->player && !isCooperative(view->open) ? view->player : std::nullopt;
    }
    // Who has to discard sees what there is to choose from.
    if (const std::optional<Colour> full = handTooLarge(view->open); full && view->hands.contains(*full))
        m_hand = full;
    if (!sameTokens && !m_busy)
        m_plan.clear();
    if (m_alien && movesOf(view, *m_alien).empty())
        m_alien.reset();
    if (m_busy)
        return;
    m_arrows.clear();
    m_reason->dismiss();
    refresh();
}

void ConquestPage::refresh()
{
    if (!m_view)
        return;
    for (QWidget *acting : std::initializer_list<QWidget *>{m_header, m_peopleCards, m_sideCards})
        acting->setEnabled(!m_past);
    refreshCards();
    refreshDue();
    refreshSaid();
    refreshHint();
    refreshBoard();
    renderPrimary();
}

void ConquestPage::refreshCards()
{
    const PublicTable &table = m_view->open;
    if (!std::ranges::equal(table.players.colours, m_cards, {}, {}, &PlayerCard::player))
    {
        for (PlayerCard *card : m_cards)
            card->deleteLater();
        m_cards.clear();
        for (const Colour player : table.players.colours)
        {
            auto *card = new PlayerCard(player, m_peopleCards);
            card->setTheme(m_theme);
            connect(card, &PlayerCard::commandGiven, this, &ConquestPage::give);
            connect(card, &PlayerCard::handAsked, this, &ConquestPage::openHand);
            connect(card, &PlayerCard::abilityAsked, this, [this](Colour whose, const std::string &name)
                { m_cardForm->begin(CardForm::Kind::Ability, name, {}, whose); });
            connect(card, &PlayerCard::stuffAsked, this, [this](Colour whose, const std::string &name)
                { m_cardForm->begin(CardForm::Kind::Stuff, name, {}, whose); });
            qobject_cast<QVBoxLayout *>(m_peopleCards->layout())->insertWidget(static_cast<int>(m_cards.size()), card);
            m_cards.push_back(card);
        }
    }
    for (PlayerCard *card : m_cards)
        card->render(m_view);
    m_humans->render(m_view);
}

std::optional<std::size_t> ConquestPage::current() const
{
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < m_view->due.size(); ++i)
    {
        const Due &due = m_view->due[i];
        if (!due.needed)
            continue;
        if (!first)
            first = i;
        if (m_place && placeOf(m_view->open, due.command) == m_place)
            return i;
    }
    return first;
}

/// The same as what is to be filled in: a 1 is rolled again, unless people keep it.
std::optional<ConquestAsk> ConquestPage::asked() const
{
    const std::optional<std::size_t> now = m_view ? current() : std::nullopt;
    if (!now)
        return std::nullopt;
    if (const auto *one = get_if<AnswerOne>(&m_view->due[*now].command))
        return askingConquest(AnswerOne{one->player, 1});
    return askingDue(m_view, *now);
}

/// CQ-BATTLE: the one under way, else what whoever is on turn has before him where people look.
std::optional<std::pair<Place, Colour>> ConquestPage::battleInSight() const
{
    const PublicTable &table = m_view->open;
    if (table.battle)
        return std::pair(table.battle->at, table.battle->by);
    if (!table.clock.active)
        return std::nullopt;
    const std::optional<std::size_t> now = m_past ? std::nullopt : current();
    const std::optional<Place> at = m_place ? m_place : now ? placeOf(table, m_view->due[*now].command) : std::nullopt;
    const bool fight = at && (resistanceNow(table, *at) > 0 || !spaceAt(table, *at).tokens.empty());
    return fight ? std::optional(std::pair(*at, *table.clock.active)) : std::nullopt;
}

void ConquestPage::refreshDue()
{
    const std::optional<ConquestAsk> ask = m_past ? std::nullopt : asked();
    const bool elsewhere
        = ask && (holds_alternative<ChooseToken>(ask->command()) || isForTheOwner(*m_view, ask->command()));
    m_tokens->render(m_past ? SeenConquest() : m_view);
    m_form->render(m_view, elsewhere ? std::nullopt : ask);
    const auto sight = battleInSight();
    m_battle->render(m_view, sight ? std::optional(BattlePlace{sight->first, sight->second}) : std::nullopt);
    m_offers->render(m_past ? std::vector<ConquestOffer>{} : offers());
    m_handPanel->render(m_view, m_past ? std::nullopt : m_hand);
    m_cardForm->render(m_view);
    label(m_byName, tr("Card or ability…"), tr("What a card, a text or an ability does, by its name"));
    label(m_correct, tr("Correct…"), tr("Put a value on the table right by hand"));
}

std::vector<ConquestOffer> ConquestPage::offers() const
{
    std::vector<ConquestOffer> offers;
    const PublicTable &table = m_view->open;
    const std::optional<std::size_t> now = current();
    for (std::size_t i = 0; i < m_view->due.size(); ++i)
    {
        const Command &command = m_view->due[i].command;
        const auto *move = get_if<MoveAlien>(&command);
        const bool one = holds_alternative<AnswerOne>(command);
        if (holds_alternative<ChooseToken>(command) || holds_alternative<ChangeDice>(command)
            || (move != nullptr && move->alien != m_alien) || isForTheOwner(*m_view, command)
            || holds_alternative<ChoosePlayers>(command))
            continue;
        // What the one button does is offered once; what has to be filled in waits for its turn.
        if ((now == i && !one) || (!one && m_view->due[i].needed && !blanksOf(*m_view, command).none()))
            continue;
        offers.push_back({askingDue(m_view, i), wording::offer(table, command), wording::explanation(table, command)});
        if (holds_alternative<Conquer>(command))
            offers.push_back(offerOf(table, Conquer{false}));
    }
    if (now && holds_alternative<Conquer>(m_view->due[*now].command))
        offers.push_back(offerOf(table, Conquer{false}));
    // CQ-BOARD-2: where nobody has said whether two spaces touch, people say it by moving there.
    if (m_alien && m_place)
        if (const Alien *alien = alienOf(table, *m_alien);
            alien != nullptr && alien->at && *alien->at != *m_place && !touch(table, *alien->at, *m_place))
        {
            ConquestOffer there = offerOf(table, MoveAlien{*m_alien, *m_place, true});
            there.text = tr("%1: the spaces touch", "a move").arg(there.text);
            offers.push_back(there);
        }
    return offers;
}

namespace
{

/// The text of what was turned up or played.
QString printedOn(const Pack &pack, const std::string &name, bool players)
{
    if (const EventCard *event = eventNamed(pack, name))
        return QString::fromStdString(players || event->redText.empty() ? event->text : event->redText);
    if (const LocationCard *location = locationNamed(pack, name))
        return QString::fromStdString(location->text);
    if (const ResistanceCard *card = resistanceNamed(pack, name))
        return QString::fromStdString(card->text);
    if (const HeroCard *hero = heroNamed(pack, name))
        return QString::fromStdString(hero->text);
    if (const TechnologyCard *technology = technologyNamed(pack, name))
        return QString::fromStdString(technology->text);
    if (const StuffCard *stuff = stuffNamed(pack, name))
        return QString::fromStdString(stuff->text);
    return {};
}

} // namespace

void ConquestPage::refreshSaid()
{
    // What is to be played immediately is read before it is.
    const std::optional<ConquestAsk> ask = m_past ? std::nullopt : asked();
    const auto *due = ask ? ask->as<PlayEvent>() : nullptr;
    const std::string &card = due != nullptr ? due->card : m_saidCard;
    const QString text = printedOn(m_view->open.pack, card, due != nullptr || !isCooperative(m_view->open));
    m_said->setVisible(!m_past && !text.isEmpty());
    if (text.isEmpty())
        return;
    m_saidText->setText(QStringLiteral("%1: %2").arg(wording::cardName(m_view->open, card), text));
    label(m_apply, tr("Enter what it does…"), tr("What the text changes on the table, if anything"));
}

/// A guest sees what a turn is played by; who has no points left sees the button alone.
void ConquestPage::refreshHint()
{
    const PublicTable &table = m_view->open;
    const std::optional<Colour> active = table.clock.active;
    const bool acts = !m_past && table.clock.phase == Phase::Action && active && m_form->isHidden()
        && inPlay(table, *active).points.left.value_or(0) > 0;
    m_hint->setVisible(acts);
    if (acts)
        m_hint->setText(m_alien ? tr("Now click a highlighted space. Esc lets the figure stay.")
                                : tr("Click a space with figures of %1, then a highlighted space; or drag.")
                                      .arg(wording::name(*active)));
}

void ConquestPage::refreshBoard()
{
    HexScene scene;
    scene.table = OpenConquest(m_view, &m_view->open);
    if (!m_past)
    {
        addWhatIsDue(scene);
        addPlan(scene);
    }
    m_board->render(scene);
}

void ConquestPage::addWhatIsDue(HexScene &scene) const
{
    const PublicTable &table = m_view->open;
    for (const Encounter &encounter : encountersDue(table))
        scene.lights[encounter.at] = HexLight::Due;
    for (const TokenAt &token : tokensToFight(table))
        scene.lights[token.at] = HexLight::Due;
    if (table.clock.phase == Phase::Resistance)
        for (const TokenAt &token : table.resistance.acting)
            scene.lights[token.at] = HexLight::Due;
    if (table.clock.phase == Phase::Resistance && table.resistance.step == 2)
        for (const Place at : freedLocations(table))
            scene.lights[at] = HexLight::Danger;
    if (m_place)
        scene.lights[*m_place] = HexLight::Picked;
    if (table.battle)
        scene.lights[table.battle->at] = HexLight::Due;
    for (const auto &[at, ask] : fleesOf(m_view))
        scene.lights[at] = HexLight::Reach;
    scene.picked = m_alien;
    if (!m_alien)
        return;
    for (const auto &[at, ask] : movesOf(m_view, *m_alien))
        scene.lights[at] = HexLight::Reach;
}

/// What the tokens that were rolled for would do.
void ConquestPage::addPlan(HexScene &scene) const
{
    scene.arrows = m_arrows;
    std::vector<Command> shown = m_plan;
    if (const std::optional<ConquestAsk> whole = m_form->isHidden() ? std::nullopt : m_form->whole())
        if (whole->as<PlaceToken>() != nullptr || whole->as<MoveToken>() != nullptr)
            shown.push_back(whole->command());
    if (!m_foresight)
        return;
    for (const Command &command : shown)
        for (const Event &event : m_foresight(command))
        {
            if (const auto *placed = get_if<TokenPlaced>(&event))
                scene.ghosts.push_back({placed->at, placed->token});
            else if (const auto *moved = get_if<TokenMoved>(&event))
                scene.arrows.emplace_back(moved->from, moved->to);
            else if (holds_alternative<MarkerMoved>(event))
                if (const auto *place = get_if<PlaceToken>(&command))
                    scene.notes[{place->section, place->face}] = tr("marker +1");
        }
}

ConquestPrimary ConquestPage::primary() const
{
    if (m_past || m_view->open.outcome)
        return {};
    if (!m_plan.empty())
        return {.text = tr("Place %n token(s) as shown", nullptr, static_cast<int>(m_plan.size())),
            .tip = tr("The dashed tokens come to the board, and what they push goes where the arrows say")};
    if (const std::optional<ConquestAsk> whole = m_form->isHidden() ? std::nullopt : m_form->whole())
        return {.text = wording::offer(m_view->open, whole->command()),
            .tip = wording::explanation(m_view->open, whole->command())};
    const std::optional<ConquestAsk> ask = asked();
    if (!ask)
        return {};
    const Command &command = ask->command();
    const PublicTable &table = m_view->open;
    if (holds_alternative<ChooseToken>(command))
        return {.text = tr("Choose command tokens in secret"), .tip = tr("The screen is covered between the players")};
    if (isForTheOwner(*m_view, command))
        return {.text = tr("Hand over to %1").arg(wording::name(*ownerOf(table, command))),
            .tip = tr("This player’s cards are secret: the screen is covered first")};
    const ConquestBlanks blanks = blanksOf(*m_view, command);
    ConquestPrimary act{.text = wording::offer(table, command), .tip = wording::explanation(table, command)};
    if (holds_alternative<PlaceToken>(command) && blanks.drawable && m_chance)
        act.text = tr("Roll for the new tokens");
    if (!blanks.none() && (!blanks.drawable || !m_chance))
        act.quiet = true;
    // With points left to spend the phase is not what is meant most likely.
    if (holds_alternative<EndAction>(command))
        act.quiet = inPlay(table, *table.clock.active).points.left.value_or(0) > 0;
    return act;
}

void ConquestPage::renderPrimary()
{
    m_header->render(m_view, primary());
    emit possibleChanged();
}

} // namespace dossier
