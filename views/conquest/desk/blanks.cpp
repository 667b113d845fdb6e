#include "views/conquest/desk/blanks.h"

#include "views/conquest/words/names.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

using namespace conquest;

/// The translation context of this file, and `tr` in it.
struct ConquestBlank
{
    Q_DECLARE_TR_FUNCTIONS(ConquestBlank)
};

/// Names the owner of a die.
struct OwnerName
{
    QString operator()(const std::string &token) const { return wording::tokenName(table, token); }

    QString operator()(AlienId alien) const { return wording::name(table, alien); }

    QString operator()(int number) const { return ConquestBlank::tr("Die %1").arg(number); }

    QString operator()(SharedDie die) const
    {
        return die == SharedDie::Space ? ConquestBlank::tr("Space") : ConquestBlank::tr("Aliens");
    }

    template <typename Owner>
    QString operator()(Owner owner) const
    {
        return wording::name(owner);
    }

    const PublicTable &table;
};

} // namespace

QStringList diceNames(const PublicTable &table, const OpenValues &values)
{
    QStringList names;
    for (const DieOwner &owner : values.dice)
        names << std::visit(OwnerName{table}, owner);
    return names;
}

QString captionOf(const OpenCards &cards)
{
    switch (cards.source)
    {
    case CardSource::Races:
        return ConquestBlank::tr("Race");
    case CardSource::ImmediateEvents:
        return ConquestBlank::tr("Drawn and played immediately, if any");
    case CardSource::Hand:
        return ConquestBlank::tr("Card");
    case CardSource::Deck:
        break;
    }
    return wording::name(cards.deck);
}

std::optional<std::string> cardMeant(const PublicTable &table, const OpenCards &cards, const QString &text)
{
    const auto named = std::ranges::find_if(
        cards.names, [&](const std::string &name) { return folded(wording::cardName(table, name)) == folded(text); });
    if (named != cards.names.end())
        return *named;
    // A part of a name is enough when no other name has it; when a card can be new, only the beginning is: a button
    // enters a new name with which another begins.
    const auto isMeant = [&](const std::string &name)
    {
        const QString whole = folded(wording::cardName(table, name));
        return cards.open ? whole.startsWith(folded(text)) : whole.contains(folded(text));
    };
    if (text.isEmpty() || std::ranges::count_if(cards.names, isMeant) != 1)
        return std::nullopt;
    return *std::ranges::find_if(cards.names, isMeant);
}

QString troubleWith(const PublicTable &table, const OpenValues &values, const QString &typed, bool taken)
{
    constexpr int maxTypedLength = 60;
    if (!values.card || values.card->open || cardMeant(table, *values.card, typed))
        return {};
    const QString named = singleLine(typed, maxTypedLength);
    if (std::ranges::any_of(values.card->names,
            [&](const std::string &name) { return folded(wording::cardName(table, name)).contains(folded(typed)); }))
        return taken
            ? ConquestBlank::tr("Several names have “%1”: choose one of the list.", "a part of a name").arg(named)
            : QString();
    return values.drawable
        ? ConquestBlank::tr("“%1” is not in the list. Choose a name of the list, or empty the field to draw.", "a card")
              .arg(named)
        : ConquestBlank::tr("“%1” is not in the list. Choose a name of the list.", "a card").arg(named);
}

} // namespace dossier
