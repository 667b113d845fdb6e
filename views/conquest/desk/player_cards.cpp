#include "views/conquest/desk/player_cards.h"

#include "views/conquest/desk/humans_card.h"
#include "views/conquest/desk/player_card.h"
#include "views/kit/desk_layout.h"
#include "views/kit/labels.h"

#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

using namespace conquest;

namespace
{

/// Three players and what lies in play are in sight together on a laptop.
constexpr int cardGap = 5;

} // namespace

PlayerCards::PlayerCards(QWidget *parent)
    : QWidget(parent)
    , m_column(newColumn(this, 0, cardGap))
    , m_humans(new HumansCard(this))
{
    m_column->addWidget(m_humans);
}

void PlayerCards::seat(const std::vector<Colour> &players)
{
    for (PlayerCard *card : m_cards)
        card->deleteLater();
    m_cards.clear();
    for (const Colour player : players)
    {
        auto *card = new PlayerCard(player, this);
        card->setTheme(m_theme);
        card->setPerson(personOf(player));
        connect(card, &PlayerCard::commandGiven, this, &PlayerCards::commandGiven);
        connect(card, &PlayerCard::menuAsked, this, [this, player](QPoint at) { emit menuAsked(player, at); });
        connect(card, &PlayerCard::handAsked, this, &PlayerCards::handAsked);
        connect(card, &PlayerCard::abilityAsked, this, [this](Colour whose, const std::string &name)
            { emit cardAsked(CardForm::Kind::Ability, name, {}, whose); });
        connect(card, &PlayerCard::stuffAsked, this,
            [this](Colour whose, const std::string &name) { emit cardAsked(CardForm::Kind::Stuff, name, {}, whose); });
        m_column->insertWidget(static_cast<int>(m_cards.size()), card);
        m_cards.push_back(card);
    }
}

void PlayerCards::render(const SeenConquest &view)
{
    if (!std::ranges::equal(view->open.players.colours, m_cards, {}, {}, &PlayerCard::player))
        seat(view->open.players.colours);
    for (PlayerCard *card : m_cards)
        card->render(view);
    m_humans->render(view);
}

void PlayerCards::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (PlayerCard *card : m_cards)
        card->setTheme(theme);
}

void PlayerCards::setPeople(const ConquestPeople &people)
{
    m_people = people;
    for (PlayerCard *card : m_cards)
        card->setPerson(personOf(card->player()));
}

QString PlayerCards::personOf(Colour player) const
{
    const auto named = m_people.find(player);
    return named == m_people.end() ? QString() : named->second;
}

} // namespace dossier
