#include "views/conquest/owner/box_words.h"

#include "views/conquest/words/names.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>

#include <array>

namespace dossier::wording
{

namespace
{

using conquest::BoxPart;

/// The translation context of this file, and `tr` in it.
struct BoxWords
{
    Q_DECLARE_TR_FUNCTIONS(BoxWords)
};

using PartWords = std::array<const char *, words(BoxPart{}).size()>;

QString partWord(BoxPart part, const PartWords &all)
{
    const char *text = all.at(static_cast<std::size_t>(part));
    return text == nullptr ? QString() : BoxWords::tr(text);
}

} // namespace

QString name(BoxPart part)
{
    static constexpr PartWords all{QT_TRANSLATE_NOOP("BoxWords", "Races"), QT_TRANSLATE_NOOP("BoxWords", "Objectives"),
        QT_TRANSLATE_NOOP("BoxWords", "Locations"), QT_TRANSLATE_NOOP("BoxWords", "Resistance cards"),
        QT_TRANSLATE_NOOP("BoxWords", "Heroes"), QT_TRANSLATE_NOOP("BoxWords", "Resistance tokens"),
        QT_TRANSLATE_NOOP("BoxWords", "Events"), QT_TRANSLATE_NOOP("BoxWords", "Space Stuff"),
        QT_TRANSLATE_NOOP("BoxWords", "Human technology"), QT_TRANSLATE_NOOP("BoxWords", "Sheets of the resistance")};
    return partWord(part, all);
}

QString advice(const conquest::Pack &pack, BoxPart part)
{
    static constexpr PartWords all{
        QT_TRANSLATE_NOOP("BoxWords", "Copy strength, intelligence and abilities from the sheet of each race."),
        QT_TRANSLATE_NOOP("BoxWords", "The two sides of the objective: its resistance and its population."),
        QT_TRANSLATE_NOOP("BoxWords", "Enter each location once, and how many of it the deck has."),
        QT_TRANSLATE_NOOP("BoxWords", "The cards with a strength. Enter each once, and how many of it the deck has."),
        QT_TRANSLATE_NOOP("BoxWords", "The cards that only add a bonus. They are in the deck of the resistance, too."),
        QT_TRANSLATE_NOOP("BoxWords", "Enter each kind of token once, and how many of it there are."),
        QT_TRANSLATE_NOOP("BoxWords",
            "Enter each event once, and how many of it there are. Text in red goes into a "
            "field of its own."),
        QT_TRANSLATE_NOOP("BoxWords", "The cards that lie before a player, those of the allies among them."),
        QT_TRANSLATE_NOOP("BoxWords", "The cards that help the humans once they are drawn."),
        QT_TRANSLATE_NOOP("BoxWords", "The sheet has two sides: the standard one and the brutal one.")};
    const std::optional<int> inABox = conquest::cardsInABox(part);
    return inABox ? partWord(part, all) + QLatin1Char(' ')
            + BoxWords::tr("Listed: %1 of the %2 in a box.").arg(conquest::cardsEntered(pack, part)).arg(*inABox)
                  : partWord(part, all);
}

QString anotherOf(BoxPart part)
{
    static constexpr PartWords all{QT_TRANSLATE_NOOP("BoxWords", "Name of another race"), nullptr,
        QT_TRANSLATE_NOOP("BoxWords", "Name of another location"),
        QT_TRANSLATE_NOOP("BoxWords", "Name of another resistance card"),
        QT_TRANSLATE_NOOP("BoxWords", "Name of another hero"), QT_TRANSLATE_NOOP("BoxWords", "Name of another token"),
        QT_TRANSLATE_NOOP("BoxWords", "Name of another event"),
        QT_TRANSLATE_NOOP("BoxWords", "Name of another Space Stuff card"),
        QT_TRANSLATE_NOOP("BoxWords", "Name of another technology card"), nullptr};
    return partWord(part, all);
}

QString name(const conquest::Pack &pack, const BoxEntry &entry)
{
    if (!entry.at)
        return name(entry.part);
    if (entry.part == BoxPart::Sheets)
        return *entry.at == 0 ? BoxWords::tr("Standard side") : BoxWords::tr("Brutal side");
    const std::vector<conquest::Printed> cards = conquest::cardsOf(pack, entry.part);
    return *entry.at < cards.size() ? singleLine(name(cards[*entry.at])) : QString();
}

QString unsaid(const conquest::Unsaid &unsaid)
{
    return unsaid.left == 0 ? BoxWords::tr("all known")
                            : BoxWords::tr("%1 of %2 missing", "values").arg(unsaid.left).arg(unsaid.all);
}

QString reason(conquest::BoxFault fault)
{
    switch (fault)
    {
    case conquest::BoxFault::NoName:
        return BoxWords::tr("Not kept: a card needs a name. Enter the one that is printed.");
    case conquest::BoxFault::NoAbilityName:
        return BoxWords::tr("Not kept: an ability needs a name. Enter the one that is printed, or clear its text.");
    case conquest::BoxFault::NameTaken:
        return BoxWords::tr("Not kept: another card of this deck has that name. Enter another name, or raise how many "
                            "of that card there are.");
    case conquest::BoxFault::WrongNumber:
        return BoxWords::tr("Not kept: no card has such a number. Enter one from 0 to 99.");
    }
    return {};
}

} // namespace dossier::wording
