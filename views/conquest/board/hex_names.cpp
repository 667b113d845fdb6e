#include "views/conquest/board/hex_names.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/names.h"
#include "views/conquest/words/sample_cards.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace dossier
{

namespace
{

using namespace conquest;

/// The translation context of this file, and `tr` in it.
struct HexNames
{
    Q_DECLARE_TR_FUNCTIONS(dossier::HexNames)
};

QString plain(const std::string &name)
{
    return singleLine(wording::printed(name));
}

/// Names the print on the space.
QString ground(const PublicTable &table, Place place)
{
    if (isLandingSite(place))
    {
        const auto seat = static_cast<std::size_t>(place.section) - 1;
        return seat < table.players.colours.size()
            ? HexNames::tr("landing site of %1").arg(wording::name(table.players.colours[seat]))
            : HexNames::tr("landing site");
    }
    const std::optional<LocationInPlay> &location = spaceAt(table, place).location;
    return location ? plain(location->card) : HexNames::tr("unexplored");
}

void addLocation(QStringList &words, const PublicTable &table, Place place)
{
    const std::optional<LocationInPlay> &location = spaceAt(table, place).location;
    if (!location)
        return;
    const LocationCard *card = locationNamed(table.pack, location->card);
    words << (card != nullptr && card->resistance ? HexNames::tr("resistance %1").arg(resistanceNow(table, place))
                                                  : HexNames::tr("resistance unknown"))
          << (card != nullptr && card->population ? HexNames::tr("population %1").arg(populationNow(table, place))
                                                  : HexNames::tr("population unknown"));
    if (location->conqueredBy)
        words << HexNames::tr("conquered by %1").arg(wording::name(*location->conqueredBy));
    if (location->demolished)
        words << HexNames::tr("demolished");
}

void addAliens(QStringList &words, const PublicTable &table, Place place)
{
    for (const Colour colour : table.players.colours)
    {
        int saucers = 0;
        for (const AlienId alien : aliensAt(table, place, colour))
        {
            const Alien *found = alienOf(table, alien);
            if (found != nullptr && !found->card.empty())
                words << HexNames::tr("%1 of %2", "an ally, a player").arg(plain(found->card), wording::name(colour));
            else
                ++saucers;
        }
        if (saucers > 0)
            words << HexNames::tr("%n saucer(s) of %1", nullptr, saucers).arg(wording::name(colour));
    }
}

void addTokens(QStringList &words, const PublicTable &table, Place place)
{
    for (const std::string &token : spaceAt(table, place).tokens)
    {
        const TokenKind *kind = tokenNamed(table.pack, token);
        words << (kind != nullptr && kind->strength
                ? HexNames::tr("%1 of strength %2", "a token").arg(plain(token), QString::number(*kind->strength))
                : plain(token));
    }
}

} // namespace

QString markOf(Colour colour)
{
    return wording::name(colour).left(2);
}

QString spokenPlace(const PublicTable &table, Place place)
{
    if (place.section > static_cast<int>(table.players.colours.size()))
        return HexNames::tr("A free place for a section");
    QStringList words{wording::address(place), ground(table, place)};
    addLocation(words, table, place);
    addAliens(words, table, place);
    addTokens(words, table, place);
    return words.join(QStringLiteral(", "));
}

} // namespace dossier
