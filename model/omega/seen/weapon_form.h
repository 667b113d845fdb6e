#pragma once

#include "model/omega/seen/card_form.h"

namespace dossier::omega
{

// Slots of the weapons on cards: each weapon is a card of its own, which its name creates.

/// The weapon that a character sheet prints.
void printedWeapon(CardForm &form, Pack &pack, const Sheet &sheet, std::optional<WeaponId> &held, AttackType type);

/// The weapons of a stat card, and room for one more.
void figureWeapons(CardForm &form, Pack &pack, FigureCard &card);

/// The weapon of a kit card or an investigate card, if any.
void cardWeapon(CardForm &form, Pack &pack, const std::string &card, std::optional<WeaponId> &held);

/// A name that creates something, as the member of that name of its type.
template <typename Card>
void newName(CardForm &form, std::string_view member, std::function<void(const Name &)> make)
{
    form.own<Card>(member, {.kind = ValueKind::Text},
        [make = std::move(make)](std::string_view text) -> std::optional<ValueFault>
        {
            const std::string name(trimmed(text));
            if (!name.empty())
                make({name, name});
            return std::nullopt;
        });
}

} // namespace dossier::omega
