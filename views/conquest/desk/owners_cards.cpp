#include "views/conquest/desk/owners_cards.h"

#include "views/conquest/owner/card_asked.h"
#include "views/conquest/words/names.h"

#include <utility>

namespace dossier
{

using namespace conquest;

OwnersCards::OwnersCards(CardAsked *asked, QObject *parent)
    : QObject(parent)
    , m_asked(asked)
{
    connect(asked, &CardAsked::told, this, &OwnersCards::tell);
    connect(asked, &CardAsked::givenUp, this, &OwnersCards::giveUp);
}

void OwnersCards::askNew(const ConquestAsk &ask, const QString &name)
{
    m_waiting = {.formTakes = true};
    if (const auto card = cardNamedBy(ask.command(), name.trimmed().toStdString()); card && m_view)
        m_asked->begin(m_view->open, card->first, card->second);
}

bool OwnersCards::asksFor(const Violation &why, const ConquestAsk &ask)
{
    const auto *play = std::get_if<PlayReason>(&why.reason);
    const auto *unknown = play == nullptr ? nullptr : get_if<reason::NumberUnknown>(play);
    // The dice of the resistance sheet are no card's.
    if (unknown == nullptr || unknown->member == "sectors" || !m_view)
        return false;
    const Race *race = ask.as<TakeRace>() != nullptr ? raceNamed(m_view->open.pack, unknown->name) : nullptr;
    const auto card = cardNamedBy(ask.command(), unknown->name);
    if (race == nullptr && !card)
        return false;
    m_waiting = {ask};
    if (race != nullptr)
        m_asked->begin(*race);
    else
        m_asked->begin(m_view->open, card->first, card->second);
    return true;
}

void OwnersCards::correct(const Printed &printed)
{
    m_waiting = {};
    m_asked->correct(printed);
}

void OwnersCards::askNew(const CardDraft &form, const QString &name)
{
    if (!m_view)
        return;
    m_waiting = {.form = form};
    m_asked->begin(m_view->open, Deck::Events, name.trimmed().toStdString());
}

void OwnersCards::giveUp()
{
    if (const std::optional<CardDraft> form = std::exchange(m_waiting, {}).form)
        emit formGoesOn(*form);
}

void OwnersCards::tell(const Printed &printed)
{
    const Waiting waiting = std::exchange(m_waiting, {.formTakes = m_waiting.formTakes});
    const std::string name = visit([](const auto &card) { return card.name; }, printed);
    emit commandGiven(askingConquest(Describe{printed}));
    if (waiting.ask)
        emit commandGoesOn(*waiting.ask);
    else if (m_view && waiting.form)
    {
        CardDraft form = *waiting.form;
        form.rename(name);
        emit formGoesOn(form);
    }
    else if (m_view && waiting.formTakes)
        emit described(name);
}

} // namespace dossier
