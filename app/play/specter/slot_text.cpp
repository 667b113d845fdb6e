#include "app/play/specter/slot_text.h"

#include "app/play/slot_text.h"
#include "model/specter/json/board_json.h"
#include "model/specter/json/json.h"
#include "views/specter/words/wording.h"

namespace dossier
{

namespace
{

QString wordsOf(const specter::SheetLine &line)
{
    const QString way = wording::way(line.path);
    return line.card ? SlotText::tr("%1, with %2", "a way, a card").arg(way, wording::name({}, *line.card)) : way;
}

/// Describes a slot of an agent's sheet by its name without him.
QString sheetText(std::string_view name, const std::string &content)
{
    if (name == "character")
        if (const auto character = valueIn<specter::AgentKind>(content))
            return SlotText::tr("character %1").arg(wording::nameOf({}, *character));
    if (behind(name, "card "))
        if (const auto card = valueIn<specter::Equipment>(content))
            return SlotText::tr("card %1").arg(wording::nameOf({}, *card));
    if (behind(name, "objective "))
        if (const auto objective = valueIn<specter::Coordinate>(content))
            return SlotText::tr("objective %1").arg(wording::name(*objective));
    if (const auto turn = valueBehind<int>(name, "turn "))
        if (const auto line = valueIn<specter::SheetLine>(content))
            return SlotText::tr("turn %1: %2").arg(QString::number(*turn), wordsOf(*line));
    return {};
}

} // namespace

QString specterSlotText(const RevealedSlot &slot)
{
    if (slot.name == "traitor")
        if (const auto hunter = valueIn<specter::HunterKind>(slot.content))
            return SlotText::tr("Traitor: %1").arg(wording::nameOf({}, *hunter));
    if (const auto first = behind(slot.name, "agent \"first\" "))
        if (const QString text = sheetText(*first, slot.content); !text.isEmpty())
            return SlotText::tr("Agent, %1").arg(text);
    if (const auto second = behind(slot.name, "agent \"second\" "))
        if (const QString text = sheetText(*second, slot.content); !text.isEmpty())
            return SlotText::tr("Second agent, %1").arg(text);
    return {};
}

} // namespace dossier
