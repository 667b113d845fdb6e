#include "views/specter/agent/agent_offers.h"

#include "model/specter/seen/numbers.h"
#include "views/specter/words/agent_words.h"
#include "views/specter/words/card_words.h"
#include "views/specter/words/command_wording.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct AgentOfferWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::AgentOffers)
};

/// SO-MOVE-2: returns the cards left in the box, without those of other characters.
std::vector<specter::Equipment> cardsForHim(const specter::View &view)
{
    std::vector<specter::Equipment> box = view.cardsLeft;
    std::erase_if(box,
        [&](specter::Equipment kind)
        {
            const specter::EquipmentCard *card = specter::cardOf(view.open.pack, kind);
            return card != nullptr && card->uniqueTo && view.sheet && card->uniqueTo != view.sheet->character;
        });
    return box;
}

bool isHis(const specter::View &view, const specter::Seat &seat)
{
    return view.agent
        && (view.agent == specter::Agent::First ? holds_alternative<specter::AgentSeat>(seat)
                                                : holds_alternative<specter::TraitorSeat>(seat));
}

/// True for commands that have a place of their own on the screen.
bool isElsewhere(const specter::Command &command)
{
    return holds_alternative<specter::CompleteObjective>(command) || holds_alternative<specter::PlanMove>(command)
        || holds_alternative<specter::ConfirmMove>(command) || holds_alternative<specter::LayOpenSheet>(command);
}

/// True for commands that wait for nothing else: they come before any later one, or not at all in this turn.
bool isMeantNow(const specter::Command &command)
{
    return holds_alternative<specter::CompleteObjective>(command)
        || holds_alternative<specter::ForetellObjective>(command);
}

QString tipOf(const specter::Command &command)
{
    if (holds_alternative<specter::CompleteObjective>(command))
        return AgentOfferWords::tr("Before the move: announced to everybody");
    if (holds_alternative<specter::ForetellObjective>(command))
        return AgentOfferWords::tr("The Prophet learns that an objective will be completed next turn");
    if (holds_alternative<specter::RaiseBlade>(command))
        return AgentOfferWords::tr("Before the attack is rolled");
    return AgentOfferWords::tr("Done at once");
}

Part offer(const QString &words, const QString &tip, Action<> pressed)
{
    return button(words, "offer", std::move(pressed)).keyed(words).withTip(tip);
}

Part giving(const QString &words, const QString &tip, const AgentOfferActions &actions, const SpecterCommand &command)
{
    return offer(words, tip, [give = actions.give, command] { give(command); });
}

void addDice(
    Parts &all, const SpecterViewPtr &view, const specter::SpringAmbush &ambush, const AgentOfferActions &actions)
{
    all.push_back(text(wording::button(*view, ambush), Role::Small));
    for (int face = 1; face <= 6; ++face)
    {
        const QString tip = AgentOfferWords::tr("Die result: %1").arg(face);
        all.push_back(
            giving(QString::number(face), tip, actions, makeSpecterCommand(specter::SpringAmbush{ambush.agent, face}))
                .named(tip));
    }
}

void addCharacters(Parts &all, const SpecterViewPtr &view, specter::Agent agent, const AgentOfferActions &actions)
{
    all.push_back(text(AgentOfferWords::tr("Choose a character"), Role::Small));
    for (const specter::AgentKind kind : view->charactersLeft)
        all.push_back(giving(wording::nameOf(view->open, kind), wording::effect(view->open, kind), actions,
            makeSpecterCommand(specter::ChooseCharacter{agent, kind})));
}

void addHand(Parts &all, const SpecterViewPtr &view, specter::Agent agent, const std::set<std::size_t> &chosen,
    const AgentOfferActions &actions)
{
    const int count = cardsToTake(view->open, agent);
    const std::vector<specter::Equipment> box = cardsForHim(*view);
    all.push_back(text(AgentOfferWords::tr("Take %n card(s)", nullptr, count), Role::Small));
    std::vector<specter::Equipment> taken;
    for (std::size_t card = 0; card < box.size(); ++card)
    {
        const bool isTaken = chosen.contains(card);
        const auto turn = [chosen, card, choose = actions.choose]
        {
            std::set<std::size_t> next = chosen;
            if (next.erase(card) == 0)
                next.insert(card);
            choose(next);
        };
        all.push_back(toggle(wording::nameOf(view->open, box[card]), "offer", isTaken, turn)
                .keyed(QStringLiteral("card%1").arg(card))
                .withTip(wording::effect(view->open, box[card])));
        if (isTaken)
            taken.push_back(box[card]);
    }
    const bool isDue = std::ssize(taken) == count;
    all.push_back(giving(AgentOfferWords::tr("Take these"), AgentOfferWords::tr("Take the chosen cards"), actions,
        makeSpecterCommand(specter::TakeCards{agent, taken}))
            .with(&Part::tone, QLatin1String(isDue ? "due" : "")));
}

void addOffer(Parts &all, const SpecterViewPtr &view, std::size_t due, const std::set<std::size_t> &chosen,
    const AgentOfferActions &actions)
{
    const specter::Command &command = view->due[due].command;
    if (const auto *ambush = get_if<specter::SpringAmbush>(&command))
        return addDice(all, view, *ambush, actions);
    if (const auto *choice = get_if<specter::ChooseCharacter>(&command))
        return addCharacters(all, view, choice->agent, actions);
    if (const auto *hand = get_if<specter::TakeCards>(&command))
        return addHand(all, view, hand->agent, chosen, actions);
    all.push_back(giving(wording::button(*view, command), tipOf(command), actions, makeDueCommand(view, due))
            .with(&Part::tone, QLatin1String(isMeantNow(command) ? "due" : "")));
}

/// Offers the objectives in reach; those completed in this turn keep their buttons, so that no other button moves.
void addObjectiveOffers(Parts &all, const SpecterViewPtr &view, const AgentOfferActions &actions)
{
    const std::vector<specter::Coordinate> &done = specter::inPlay(view->open, *view->agent).turnedOver;
    std::set<Space> objectives(done.begin(), done.end());
    for (const specter::Due &due : view->due)
        if (const auto *objective = get_if<specter::CompleteObjective>(&due.command))
            objectives.insert(objective->objective);
    for (const specter::Coordinate objective : objectives)
    {
        const specter::CompleteObjective complete{*view->agent, objective};
        const bool isDone = std::ranges::count(done, objective) > 0;
        all.push_back(giving(wording::button(*view, complete), tipOf(complete), actions, makeSpecterCommand(complete))
                .with(&Part::tone, QLatin1String(isDone ? "" : "due"))
                .disabledIf(isDone, AgentOfferWords::tr("Completed in this turn")));
    }
}

/// An objective beside him that cannot be turned over says why, and the players can decide otherwise.
void addRefusedObjectives(Parts &all, const SpecterViewPtr &view, const AgentOfferActions &actions)
{
    for (const specter::Coordinate &space : agentwords::notCompletedInReach(*view))
    {
        all.push_back(text(agentwords::notCompleted(*view, space), Role::Small).wrapping());
        all.push_back(
            giving(AgentOfferWords::tr("Complete %1 anyway (breaks a rule)…", "a space").arg(wording::name(space)),
                AgentOfferWords::tr("Overrule it, with the reason in the journal"), actions,
                makeSpecterCommand(specter::CompleteObjective{*view->agent, space}))
                .with(&Part::alignment, Qt::AlignLeft));
    }
}

} // namespace

bool offersObjective(const specter::View &view)
{
    return view.open.clock.phase != specter::Phase::SetUp
        && std::ranges::any_of(
            view.due, [&](const specter::Due &due) { return isHis(view, due.seat) && isMeantNow(due.command); });
}

Part agentOffers(const SpecterViewPtr &view, const std::set<std::size_t> &chosenCards, const AgentOfferActions &actions)
{
    const bool isPlaying = view->open.clock.phase != specter::Phase::SetUp;
    Parts offers{text(AgentOfferWords::tr("You can now"), Role::Strong)};
    if (isPlaying && view->agent == specter::Agent::First)
        addObjectiveOffers(offers, view, actions);
    for (std::size_t due = 0; isPlaying && due < view->due.size(); ++due)
        if (isHis(*view, view->due[due].seat) && !isElsewhere(view->due[due].command))
            addOffer(offers, view, due, chosenCards, actions);
    const bool isAny = offers.size() > 1;
    Parts all{flow(std::move(offers)).spaced(8).when(isAny)};
    if (isPlaying)
        addRefusedObjectives(all, view, actions);
    const bool isShown = isAny || all.size() > 1;
    return card(std::move(all)).spaced(6, {14, 8, 12, 8}).with(&Part::tone, QLatin1String("say")).when(isShown);
}

} // namespace dossier
