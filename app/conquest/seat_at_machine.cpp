#include "app/conquest/seat_at_machine.h"

#include "model/conquest/seen/due.h"
#include "model/conquest/seen/numbers.h"
#include "model/core/look_up.h"
#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/desk/tokens_panel.h"
#include "views/conquest/seats/cover_page.h"
#include "views/conquest/seats/seats_page.h"
#include "views/conquest/seats/token_choice.h"
#include "views/conquest/words/names.h"

namespace dossier
{

namespace
{

std::optional<conquest::Colour> firstToChoose(const conquest::PublicTable &table)
{
    for (const conquest::Colour player : table.players.colours)
        if (!conquest::inPlay(table, player).chosen)
            return player;
    return std::nullopt;
}

/// Returns the player who has to act: the active one, unless somebody has to fight, to flee or to stay.
std::optional<conquest::Colour> whoActs(const conquest::PublicTable &table)
{
    if (table.battle)
        return conquest::whoSays(table).value_or(table.battle->by);
    for (const conquest::TokenAt &token : conquest::tokensToFight(table))
        for (const conquest::AlienId alien : conquest::aliensAt(table, token.at))
            return alien.of;
    return table.clock.active;
}

} // namespace

SeatAtMachine::SeatAtMachine(ConquestSeats &seats)
    : m_seats(&seats)
{
}

void SeatAtMachine::setSession(ConquestSession *session)
{
    m_session = session;
    if (session != nullptr)
        m_seats->pins().setSession(session->key());
    m_sits.reset();
    m_takes.reset();
    m_choosing = false;
}

bool SeatAtMachine::together() const
{
    return m_session != nullptr && conquest::isCooperative(*m_session->open());
}

conquest::Seat SeatAtMachine::looking() const
{
    if (together())
        return conquest::TogetherSeat{};
    return m_sits ? conquest::Seat(conquest::PlayerSeat{*m_sits}) : conquest::PublicSeat{};
}

conquest::Seat SeatAtMachine::giving(const conquest::Command &command) const
{
    if (const auto *token = get_if<conquest::ChooseToken>(&command))
        return conquest::PlayerSeat{token->player};
    if (together())
        if (const std::optional<conquest::Colour> owner = ownerOf(*m_session->open(), command))
            return conquest::PlayerSeat{*owner};
    return looking();
}

void SeatAtMachine::coverAfterTurn()
{
    const conquest::PublicTable &open = *m_session->open();
    if (!m_sits)
        return;
    // Another player comes to the screen, and may see only his own hand.
    const std::optional<conquest::Colour> hand = handDue();
    const bool isOthers = hand && hand != m_sits && hand != m_handThen;
    const std::optional<conquest::Colour> acting = whoActs(open);
    // A card that was played while another player acts needs its hand no longer.
    const bool hasPlayed = acting != m_sits && conquest::inPlay(open, *m_sits).hand < m_cardsThen;
    const bool isAnothersTurn = acting != m_actedThen || hasPlayed;
    if (open.outcome || isOthers || isAnothersTurn || (areTokensDue() && !m_tokensThen))
        m_sits.reset();
}

std::optional<conquest::Colour> SeatAtMachine::secretInFront() const
{
    if (m_session == nullptr)
        return std::nullopt;
    return m_choosing && m_seats->tokens()->isVisibleTo(m_seats) ? m_takes : m_sits;
}

void SeatAtMachine::coverSecrets()
{
    if (const std::optional<conquest::Colour> player = secretInFront())
        cover(*player);
}

std::optional<conquest::Colour> SeatAtMachine::handDue() const
{
    for (const conquest::Due &due : conquest::dueOf(*m_session->viewOf(conquest::PublicSeat{})))
        if (due.needed && !holds_alternative<conquest::ChooseToken>(due.command))
            if (const auto *seat = get_if<conquest::PlayerSeat>(&due.seat))
                return seat->colour;
    return std::nullopt;
}

void SeatAtMachine::sit(std::optional<conquest::Colour> player)
{
    m_sits = player;
    m_actedThen = whoActs(*m_session->open());
    m_handThen = handDue();
    m_tokensThen = areTokensDue();
    m_cardsThen = player ? conquest::inPlay(*m_session->open(), *player).hand : 0;
    m_takes.reset();
    emit changed();
    m_seats->showPage(m_seats->table());
    m_seats->tokens()->clear();
}

/// Covers the screen until that player has the machine.
void SeatAtMachine::cover(conquest::Colour player)
{
    m_sits.reset();
    m_takes = player;
    nameWhoTakes();
    m_seats->showPage(m_seats->cover());
    m_seats->tokens()->clear();
    // The covered page no longer contains the previous player's private view.
    emit changed();
}

void SeatAtMachine::nameWhoTakes()
{
    if (!m_takes)
        return;
    m_seats->cover()->render({},
        [this, next = *m_takes, isChoosing = m_choosing]
        {
            const QString name = wording::name(next, m_people);
            return coverCard(
                {.next = name,
                    .nextInSentence = name,
                    .purpose = isChoosing ? tr("Chooses a command token.")
                                          : tr("Only this player looks at these cards, to play, draw or discard them."),
                    .seat = QStringLiteral("player %1").arg(static_cast<int>(next))},
                [this] { taken(); }, [this] { backToTable(); }, &m_seats->pins());
        });
}

void SeatAtMachine::askForHand(conquest::Colour player)
{
    m_choosing = false;
    if (m_session != nullptr)
        cover(player);
}

void SeatAtMachine::taken()
{
    if (m_session == nullptr || !m_takes)
        return backToTable();
    if (!m_choosing)
        return sit(m_takes);
    const conquest::PlayerInPlay &player = conquest::inPlay(*m_session->open(), *m_takes);
    TokenChoice choice{.choosers = {{*m_takes, player.atHand, player.chosen}}};
    const auto seen = m_session->viewOf(conquest::PlayerSeat{*m_takes});
    if (const auto *hand = lookUp(seen->hands, *m_takes))
        for (const std::string &card : *hand)
            choice.hand << wording::cardName(seen->open, card);
    showTokens(choice);
}

void SeatAtMachine::backToTable()
{
    m_choosing = false;
    if (m_session != nullptr)
        sit(std::nullopt);
}

bool SeatAtMachine::areTokensDue() const
{
    return m_session != nullptr && dossier::areTokensDue(*m_session->open());
}

void SeatAtMachine::handOver()
{
    areTokensDue() ? chooseTokens(false) : backToTable();
}

void SeatAtMachine::chooseTokens(bool byKeys)
{
    if (!areTokensDue())
        return;
    m_choosing = true;
    if (!byKeys)
        return nextToChoose();
    m_takes.reset();
    TokenChoice choice{.isByKeys = true};
    for (const conquest::Colour player : m_session->open()->players.colours)
    {
        const conquest::PlayerInPlay &seat = conquest::inPlay(*m_session->open(), player);
        choice.choosers.push_back({player, seat.atHand, seat.chosen});
    }
    showTokens(choice);
}

void SeatAtMachine::showTokens(TokenChoice choice)
{
    choice.table = m_session->open();
    m_seats->tokens()->render(choice,
        {.choose = [this](conquest::Colour player, conquest::CommandToken token) { choose(player, token); },
            .back = [this] { backToTable(); }});
    m_seats->showPage(m_seats->tokens());
}

void SeatAtMachine::nextToChoose()
{
    const std::optional<conquest::Colour> next
        = areTokensDue() ? firstToChoose(*m_session->open()) : std::optional<conquest::Colour>();
    if (!next)
        return backToTable();
    cover(*next);
}

/// Players choose one after the other, or all at once; when all have chosen, the tokens are turned over at the table.
void SeatAtMachine::choose(conquest::Colour player, conquest::CommandToken token)
{
    if (m_session == nullptr || !m_choosing)
        return;
    const bool byKeys = !m_takes;
    m_session->submit(conquest::PlayerSeat{player}, conquest::ChooseToken{player, token});
    if (!areTokensDue() || !byKeys)
        return nextToChoose();
    chooseTokens(true);
}

} // namespace dossier
