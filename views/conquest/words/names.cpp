#include "views/conquest/words/names.h"

#include "model/conquest/seen/numbers.h"
#include "views/conquest/words/people.h"
#include "views/conquest/words/sample_cards.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace dossier::wording
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct ConquestNames
{
    Q_DECLARE_TR_FUNCTIONS(ConquestNames)
};

using conquest::PublicTable;

/// Maximum length of a name within a sentence.
constexpr int maxNameLength = 48;

QString printedName(const std::string &id, const QString &otherwise)
{
    const QString text = singleLine(printed(id), maxNameLength);
    return text.isEmpty() ? otherwise : text;
}

template <typename Values, typename Name>
QString listed(const Values &values, const Name &nameOf)
{
    QStringList all;
    for (const auto &value : values)
        all << nameOf(value);
    return all.join(QStringLiteral(", "));
}

std::string textOf(const conquest::Pack &pack, const std::string &id, ReadBy reader)
{
    if (const conquest::EventCard *event = conquest::eventNamed(pack, id))
        return reader == ReadBy::Humans && !event->redText.empty() ? event->redText : event->text;
    if (const conquest::StuffCard *stuff = conquest::stuffNamed(pack, id))
        return stuff->text;
    if (const conquest::TechnologyCard *technology = conquest::technologyNamed(pack, id))
        return technology->text;
    if (const conquest::LocationCard *location = conquest::locationNamed(pack, id))
        return location->text;
    if (const conquest::ResistanceCard *resistance = conquest::resistanceNamed(pack, id))
        return resistance->text;
    if (const conquest::HeroCard *hero = conquest::heroNamed(pack, id))
        return hero->text;
    for (const conquest::Race &race : pack.races)
        for (const conquest::RaceAbility &ability : race.abilities)
            if (ability.name == id)
                return ability.text;
    return {};
}

constexpr char16_t firstLetter = u'A';
constexpr int maxSections = 5;

/// The players that a sentence names now; null for colours alone.
thread_local const ConquestPeople *namedNow = nullptr;

QString colourName(conquest::Colour player)
{
    static constexpr std::array all{QT_TRANSLATE_NOOP("ConquestNames", "Green"),
        QT_TRANSLATE_NOOP("ConquestNames", "Blue"), QT_TRANSLATE_NOOP("ConquestNames", "Red"),
        QT_TRANSLATE_NOOP("ConquestNames", "Gold")};
    return ConquestNames::tr(all.at(static_cast<std::size_t>(player)));
}

} // namespace

PlayersByName::PlayersByName(const ConquestPeople &people)
    : m_before(std::exchange(namedNow, &people))
{
}

PlayersByName::~PlayersByName()
{
    namedNow = m_before;
}

// --- Who ---

QString name(conquest::Colour player)
{
    return namedNow != nullptr ? name(player, *namedNow) : colourName(player);
}

QString name(conquest::Colour player, const ConquestPeople &people)
{
    const auto named = people.find(player);
    return named == people.end()
        ? colourName(player)
        : ConquestNames::tr("%1 (%2)", "who plays, a colour").arg(named->second, colourName(player));
}

QString names(const std::vector<conquest::Colour> &players)
{
    return listed(players, [](conquest::Colour player) { return name(player); });
}

QString name(const conquest::Seat &seat)
{
    if (const auto *player = std::get_if<conquest::PlayerSeat>(&seat))
        return name(player->colour);
    return std::holds_alternative<conquest::TogetherSeat>(seat) ? ConquestNames::tr("All players")
                                                                : ConquestNames::tr("Everybody");
}

QString name(const PublicTable &table, conquest::AlienId alien)
{
    const conquest::Alien *figure = conquest::alienOf(table, alien);
    if (figure != nullptr && !figure->card.empty())
        return QStringLiteral("%1 (%2)").arg(cardName(table, figure->card), colourName(alien.of));
    const QString number = QString::number(alien.number);
    return alien.number <= conquest::saucersOfAPlayer
        ? ConquestNames::tr("%1 saucer %2", "a colour, a number").arg(colourName(alien.of), number)
        : ConquestNames::tr("%1 ally %2", "a colour, a number").arg(colourName(alien.of), number);
}

QString names(const PublicTable &table, const std::vector<conquest::AlienId> &aliens)
{
    return listed(aliens, [&](conquest::AlienId alien) { return name(table, alien); });
}

// --- Where ---

QString address(conquest::Place at)
{
    const QChar letter(static_cast<char16_t>(firstLetter + std::clamp(at.section, 0, maxSections - 1)));
    return letter + QString::number(at.number);
}

std::optional<conquest::Place> placeNamed(const QString &address)
{
    const QString text = address.trimmed().toUpper();
    if (text.size() != 2)
        return std::nullopt;
    const conquest::Place at{text[0].unicode() - firstLetter, text[1].unicode() - u'0'};
    const bool exists
        = at.section >= 0 && at.section < maxSections && at.number >= 0 && at.number <= conquest::outerSpaces;
    return exists ? std::optional(at) : std::nullopt;
}

QString name(const PublicTable &table, conquest::Place at)
{
    const std::optional<conquest::LocationInPlay> &location = conquest::spaceAt(table, at).location;
    if (location)
        return QStringLiteral("%1 %2").arg(cardName(table, location->card), address(at));
    const auto players = static_cast<int>(table.players.colours.size());
    if (conquest::isLandingSite(at) && at.section <= players)
        return ConquestNames::tr("%1’s landing site %2", "a player, a space such as B0")
            .arg(colourName(table.players.colours[static_cast<std::size_t>(at.section) - 1]), address(at));
    return address(at);
}

QString names(const PublicTable &table, const std::vector<conquest::Place> &places)
{
    return listed(places, [&](conquest::Place at) { return name(table, at); });
}

QString enemiesAt(const PublicTable &table, conquest::Place at, conquest::Colour player)
{
    QStringList enemies;
    if (!conquest::isCooperative(table))
        for (const conquest::AlienId alien : conquest::aliensAt(table, at))
            if (alien.of != player)
                enemies << name(alien.of);
    enemies.removeDuplicates();
    return enemies.join(QStringLiteral(", "));
}

QString sectionName(const PublicTable &table, int section)
{
    const auto players = static_cast<int>(table.players.colours.size());
    if (section == conquest::centreSection)
        return ConquestNames::tr("the centre section");
    if (section > 0 && section <= players)
        return ConquestNames::tr("%1’s section")
            .arg(colourName(table.players.colours[static_cast<std::size_t>(section) - 1]));
    return ConquestNames::tr("section %1").arg(address({section, 0}).left(1));
}

// --- Cards, tokens, races ---

QString cardName(const PublicTable & /*table*/, const std::string &id)
{
    return printedName(id, ConquestNames::tr("a card"));
}

QString tokenName(const PublicTable & /*table*/, const std::string &id)
{
    return printedName(id, ConquestNames::tr("a resistance token"));
}

QString raceName(const PublicTable & /*table*/, const std::string &id)
{
    return printedName(id, ConquestNames::tr("a race"));
}

QString cardText(const conquest::Pack &pack, const std::string &id, ReadBy reader)
{
    return printed(textOf(pack, id, reader));
}

QStringList cardNames(const PublicTable &table, const std::vector<std::string> &ids)
{
    QStringList all;
    for (const std::string &id : ids)
        all << cardName(table, id);
    return all;
}

QString strengthParts(const PublicTable &table, const conquest::Battle &battle, conquest::Side side)
{
    using Of = conquest::StrengthPart::Of;
    QStringList lines;
    for (const conquest::StrengthPart &part : conquest::strengthParts(table, battle, side))
    {
        const bool isToken = battle.fight.against == conquest::Against::Token && part.name == battle.fight.name;
        const QString text = part.of == Of::Aliens ? ConquestNames::tr("%n alien(s)", nullptr, part.aliens)
            : part.of == Of::Bold  ? ConquestNames::tr("Bold, with %n alien(s) there", nullptr, part.aliens)
            : part.of == Of::Bonus ? ConquestNames::tr("Cards and abilities")
            : isToken              ? tokenName(table, part.name)
                                   : cardName(table, part.name);
        lines << text + QStringLiteral(": ") + (part.strength ? QString::number(*part.strength) : QStringLiteral("?"));
    }
    return lines.join(u'\n');
}

QString name(const conquest::Printed &printed)
{
    return visit([](const auto &card) { return printedName(card.name, ConquestNames::tr("a card")); }, printed);
}

} // namespace dossier::wording
