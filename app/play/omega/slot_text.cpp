#include "app/play/omega/slot_text.h"

#include "app/play/slot_text.h"
#include "model/omega/json/forms.h"
#include "views/omega/words/wording.h"

#include <QStringList>

namespace dossier
{

namespace
{

/// Turns a pack's id into words: "Two rogues".
QString wordsOf(const std::string &id)
{
    return wording::name(omega::ExtraId{id});
}

QString wordsOf(const std::vector<omega::RoomCardId> &cards)
{
    QStringList names;
    for (const omega::RoomCardId &card : cards)
        names << wordsOf(card.text);
    return names.isEmpty() ? SlotText::tr("none", "no cards") : names.join(QStringLiteral(", "));
}

} // namespace

QString omegaSlotText(const RevealedSlot &slot)
{
    if (const auto door = valueBehind<Edge>(slot.name, "door "))
        if (const auto kind = valueIn<omega::DoorKind>(slot.content))
            return SlotText::tr("Door %1: %2").arg(wording::name(*door), wording::name(*kind));
    if (const auto room = valueBehind<omega::RoomId>(slot.name, "stack "))
        if (const auto cards = valueIn<std::vector<omega::RoomCardId>>(slot.content))
            return SlotText::tr("Cards of room %1: %2").arg(wording::name(*room), wordsOf(*cards));
    if (behind(slot.name, "event "))
        if (const auto event = valueIn<omega::MissionEvent>(slot.content))
            return SlotText::tr("Secret event: %1").arg(wordsOf(event->id.text));
    if (const auto place = valueBehind<int>(slot.name, "deck card "))
        if (const auto card = valueIn<omega::ItemId>(slot.content))
            return SlotText::tr("Card %1 from the bottom of the deck: %2")
                .arg(QString::number(*place), wordsOf(card->text));
    return {};
}

} // namespace dossier
