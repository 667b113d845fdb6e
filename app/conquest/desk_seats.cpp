// Who sits at the machine for what is his alone: cards, and the choice of a command token.
#include "app/conquest/desk.h"
#include "model/conquest/seen/numbers.h"
#include "views/conquest/desk/conquest_page.h"
#include "views/conquest/desk/tokens_panel.h"
#include "views/conquest/seats/cover_page.h"
#include "views/conquest/seats/token_choice.h"
#include "views/conquest/words/names.h"

namespace dossier
{

void ConquestDesk::seat(std::optional<conquest::Colour> player)
{
    m_sits = player;
    m_turnThen = m_session->open()->clock.active;
    m_takes.reset();
    show();
    showJournal();
    m_seats->showPage(m_seats->table());
}

/// Everything is covered until that player has the machine.
void ConquestDesk::cover(conquest::Colour player, const QString &purpose)
{
    if (!m_session)
        return;
    m_sits.reset();
    m_takes = player;
    m_seats->cover()->render(wording::name(player), purpose);
    m_seats->showPage(m_seats->cover());
    // What lay open for whoever sat there is gone from the page that is covered.
    show();
}

void ConquestDesk::taken()
{
    if (!m_session || !m_takes)
        return backToTable();
    if (!m_choosing)
        return seat(m_takes);
    const conquest::PlayerInPlay &player = conquest::inPlay(*m_session->open(), *m_takes);
    m_seats->tokens()->chooseAlone({*m_takes, player.atHand, player.chosen});
    m_seats->showPage(m_seats->tokens());
}

void ConquestDesk::backToTable()
{
    m_choosing = false;
    if (m_session)
        seat(std::nullopt);
}

bool ConquestDesk::areTokensDue() const
{
    return m_session && TokensPanel::isDue(*m_session->open());
}

std::vector<conquest::Colour> ConquestDesk::toChoose() const
{
    std::vector<conquest::Colour> players;
    for (const conquest::Colour player : m_session->open()->players.colours)
        if (!conquest::inPlay(*m_session->open(), player).chosen)
            players.push_back(player);
    return players;
}

void ConquestDesk::chooseTokens(bool byKeys)
{
    if (!areTokensDue())
        return;
    m_choosing = true;
    if (!byKeys)
        return nextToChoose();
    m_takes.reset();
    std::vector<TokenChoicePage::Chooser> choosers;
    for (const conquest::Colour player : m_session->open()->players.colours)
    {
        const conquest::PlayerInPlay &seat = conquest::inPlay(*m_session->open(), player);
        choosers.push_back({player, seat.atHand, seat.chosen});
    }
    m_seats->tokens()->chooseByKeys(choosers);
    m_seats->showPage(m_seats->tokens());
}

void ConquestDesk::nextToChoose()
{
    const std::vector<conquest::Colour> left = toChoose();
    if (!areTokensDue() || left.empty())
        return backToTable();
    cover(left.front(), tr("Chooses a command token."));
}

/// One after the other, or all at once; when all have chosen the tokens are turned over, on the table.
void ConquestDesk::choose(conquest::Colour player, conquest::CommandToken token)
{
    if (!m_session || !m_choosing)
        return;
    const bool byKeys = !m_takes;
    m_session->submit(conquest::PlayerSeat{player}, conquest::ChooseToken{player, token});
    if (!areTokensDue() || !byKeys)
        return nextToChoose();
    chooseTokens(true);
}

} // namespace dossier
