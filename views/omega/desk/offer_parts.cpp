#include "views/omega/desk/offer_parts.h"

#include "views/omega/words/command_wording.h"
#include "views/omega/words/offer_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

struct OfferPartWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::DeskOffers)
};

QString tipOf(const omega::View &view, const Offer &offer, const QString &disabledReason)
{
    if (!disabledReason.isEmpty())
        return disabledReason;
    if (offer.no)
        return OfferPartWords::tr("%1\nPress it to decide otherwise, with a reason.", "why an action is not allowed")
            .arg(wording::against(view, offer));
    return wording::tip(view, offer.command.command());
}

/// Characters of a button beside its text, and of the menu of the others.
constexpr int buttonSides = 5;
constexpr int menuCharacters = 12;

int charactersOf(const Part &offer)
{
    return static_cast<int>(std::get<Button>(offer.content).text.size()) + buttonSides;
}

/// Returns the rows that the first buttons take, with the menu of the others.
int rowsOf(const Parts &offers, std::size_t count, int characters)
{
    int rows = 1;
    int used = 0;
    const auto add = [&](int wide)
    {
        if (used > 0 && used + wide > characters)
        {
            ++rows;
            used = 0;
        }
        used += wide + 1;
    };
    for (std::size_t i = 0; i < count; ++i)
        add(std::min(charactersOf(offers[i]), characters));
    if (count < offers.size())
        add(menuCharacters);
    return rows;
}

/// Returns the entry of an offer that has no button. A refused one can be chosen, too: the table may overrule.
MenuItem menuItem(const Part &offer)
{
    const Button &button = std::get<Button>(offer.content);
    const bool isRefused = offer.tone == QLatin1String("refused");
    return {.text = isRefused ? OfferPartWords::tr("%1 · not allowed", "an action").arg(button.text) : button.text,
        .tip = offer.tip,
        .chosen = button.pressed};
}

} // namespace

int charactersFor(const Parts &offers, int rows)
{
    int characters = 0;
    for (const Part &offer : offers)
        characters = std::max(characters, charactersOf(offer));
    while (rowsOf(offers, offers.size(), characters) > rows)
        ++characters;
    return characters;
}

Part offerRows(Parts offers, const OfferRoom &room)
{
    std::size_t count = offers.size();
    while (count > 1 && rowsOf(offers, count, room.characters) > room.rows)
        --count;
    const bool isAll = count == offers.size();
    std::vector<MenuItem> others;
    for (std::size_t i = count; i < offers.size(); ++i)
        others.push_back(menuItem(offers[i]));
    offers.resize(count);
    // The menu is in the last row, and has its room there.
    const int beside = buttonSides + (isAll || room.rows > 1 ? 0 : menuCharacters + 1);
    for (Part &offer : offers)
        std::get<Button>(offer.content).maxCharacters = std::max(room.characters - beside, 1);
    if (!isAll)
        offers.push_back(menuButton(OfferPartWords::tr("More"), "offer", std::move(others))
                .withTip(OfferPartWords::tr("What else can be done"))
                .keyed(QStringLiteral("moreOffers")));
    return flow(std::move(offers)).spaced(5);
}

Parts offerParts(const omega::View &view, const Offers &offers, const QString &disabledReason, int maxCharacters,
    const std::function<void(const Offer &offer)> &give, bool isHighlighted)
{
    Parts buttons;
    for (const Offer &offer : offers)
    {
        const bool isSecret = offer.command.as<omega::SpringEvent>() != nullptr;
        const bool isDue = isHighlighted && disabledReason.isEmpty() && isLedTo(offer);
        isHighlighted = isHighlighted && !isDue;
        const QString words = wording::button(view, offer);
        const QString tip = tipOf(view, offer, disabledReason);
        const QString withKey
            = OfferPartWords::tr("%1 (Ctrl+Enter)", "what a button does, and its key").arg(tip.isEmpty() ? words : tip);
        const char *tone = !disabledReason.isEmpty() || offer.no ? "refused" : isDue ? "due" : isSecret ? "secret" : "";
        buttons.push_back(button(words, "offer", [give, offer] { give(offer); })
                .with(&Button::maxCharacters, maxCharacters)
                .withTip(isDue ? withKey : tip)
                .with(&Part::tone, QLatin1String(tone)));
    }
    return buttons;
}

} // namespace dossier
