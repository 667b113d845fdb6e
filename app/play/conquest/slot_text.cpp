#include "app/play/conquest/slot_text.h"

#include "app/play/slot_text.h"
#include "model/conquest/json/json.h"
#include "views/conquest/words/names.h"

namespace dossier
{

QString conquestSlotText(const RevealedSlot &slot)
{
    const auto end = slot.name.find(' ');
    const auto player = valueIn<conquest::Colour>(std::string_view(slot.name).substr(0, end));
    if (!player || end == std::string::npos)
        return {};
    const std::string_view name = std::string_view(slot.name).substr(end + 1);
    if (name == "token")
        if (const auto token = valueIn<conquest::CommandToken>(slot.content))
            return SlotText::tr("Command token of %1: %2").arg(wording::name(*player), wording::name(*token));
    if (behind(name, "card "))
        if (const auto card = valueIn<std::string>(slot.content))
            return SlotText::tr("Card in the hand of %1: %2").arg(wording::name(*player), wording::cardName({}, *card));
    return {};
}

} // namespace dossier
