#include "views/conquest/owner/box_list.h"

#include "views/conquest/owner/box_words.h"
#include "views/kit/plain_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace dossier
{

using namespace conquest;

namespace
{

struct ListWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::BoxList)
};

constexpr std::size_t partsOfABox = words(BoxPart{}).size();
constexpr int maxSearch = 80;
constexpr int minRows = 4;

/// Returns all the print of a card, to be searched.
QString wordsOn(const Printed &card)
{
    QStringList all;
    const auto add = [&](const std::string &text) { all << QString::fromStdString(text); };
    visit(
        [&](const auto &printed)
        {
            forEachMember(printed,
                [&](std::string_view /*name*/, const auto &member)
                {
                    if constexpr (requires { add(member); })
                        add(member);
                    else if constexpr (requires { add(member.front()); })
                        std::ranges::for_each(member, add);
                    else if constexpr (requires { member.front().text; })
                        for (const auto &ability : member)
                            all << QString::fromStdString(ability.name) << QString::fromStdString(ability.text);
                });
        },
        card);
    return all.join(u' ');
}

/// A line of the list, and the words by which it is found.
struct Line
{
    BoxEntry entry{};
    Unsaid unsaid{};
    QString words{};
};

/// Returns the cards of a part, or the sides of the sheet.
std::vector<Line> cardsIn(const Pack &pack, BoxPart part)
{
    std::vector<Line> lines;
    for (const Printed &card : cardsOf(pack, part))
        lines.push_back({{part, lines.size()}, unsaidIn(card), wordsOn(card)});
    for (const std::size_t side : {0U, 1U})
        if (const BoxEntry entry{part, side}; part == BoxPart::Sheets)
            lines.push_back({entry, unsaidAt(pack, entry), wording::name(pack, entry)});
    return lines;
}

/// Returns the parts of a box, each above its cards, as far as they are listed.
std::vector<Line> linesIn(const Pack &pack, const BoxEntry &entry, const BoxSearch &search)
{
    const QString words = folded(search.words.trimmed());
    const auto wasLooked
        = [&](const BoxEntry &one) { return one == entry || std::ranges::count(search.looked, one) > 0; };
    const auto isHidden = [&](const Line &card)
    {
        return (search.onlyUnknown && card.unsaid.left == 0 && !wasLooked(card.entry))
            || !folded(card.words).contains(words);
    };
    std::vector<Line> listed;
    for (std::size_t number = 0; number < partsOfABox; ++number)
    {
        const BoxEntry part{static_cast<BoxPart>(number), {}};
        std::vector<Line> cards = cardsIn(pack, part.part);
        std::erase_if(cards, isHidden);
        if (cards.empty() && (search.onlyUnknown || !words.isEmpty()) && !wasLooked(part))
            continue;
        listed.push_back({part, unsaidIn(pack, part.part), {}});
        std::ranges::move(cards, std::back_inserter(listed));
    }
    return listed;
}

/// Describes the unknown values; empty for a part that has no card yet, and so no value.
QString stateOf(const Pack &pack, const Line &line)
{
    return ListWords::tr("%1: %2", "a card or a part of the box, what of it is unknown")
        .arg(wording::name(pack, line.entry),
            line.unsaid.all == 0 ? ListWords::tr("nothing yet") : wording::unsaid(line.unsaid));
}

/// Cards are indented below their part.
QString rowOf(const Pack &pack, const Line &line)
{
    const QString state = stateOf(pack, line);
    if (!line.entry.at)
        return state;
    return QStringLiteral("     ")
        + (line.unsaid.left > 0
                ? state
                : ListWords::tr("✓ %1", "a card of which everything is known").arg(wording::name(pack, line.entry)));
}

Part searchLine(const BoxEntry &entry, const BoxSearch &search, const BoxListActions &actions)
{
    const auto enter = [entry, search, narrow = actions.search](const QVariant &words)
    { narrow.run({words.toString(), search.onlyUnknown, {entry}}); };
    return field(QStringLiteral("search"), ListWords::tr("Search the box"), search.words, enter)
        .with(&Field::max, maxSearch)
        .with(&Field::placeholder, ListWords::tr("Search the box"))
        .with(&Field::isClearable, true)
        .with(&Field::activated, Action<int>([open = actions.openFound](int /*row*/) { open.run(); }))
        .withTip(ListWords::tr("Find names, texts, keywords and kinds of cards"));
}

Part unknownCheck(const BoxEntry &entry, const BoxSearch &search, const BoxListActions &actions)
{
    const QString words = ListWords::tr("Only what is missing");
    const auto enter = [entry, search, narrow = actions.search](const QVariant &isOn)
    { narrow.run({search.words, isOn.toBool(), {entry}}); };
    return field(QStringLiteral("onlyUnknown"), words, search.onlyUnknown, enter)
        .with(&Field::around, words)
        .withTip(ListWords::tr("List only the cards of which a value is missing"));
}

} // namespace

Unsaid unsaidAt(const Pack &pack, const BoxEntry &entry)
{
    if (!entry.at)
        return unsaidIn(pack, entry.part);
    return entry.part == BoxPart::Sheets ? unsaidIn(*entry.at == 0 ? pack.standard : pack.brutal)
                                         : unsaidIn(cardsOf(pack, entry.part)[*entry.at]);
}

std::optional<BoxEntry> firstFound(const Pack &pack, const BoxEntry &entry, const BoxSearch &search)
{
    const std::vector<Line> lines = linesIn(pack, entry, search);
    if (entry.at && std::ranges::find(lines, entry, &Line::entry) != lines.end())
        return entry;
    const auto first = std::ranges::find_if(lines, [](const Line &line) { return line.entry.at.has_value(); });
    return first == lines.end() ? std::nullopt : std::optional(first->entry);
}

std::optional<BoxEntry> listedBeside(const Pack &pack, const BoxEntry &entry, const BoxSearch &search, int rows)
{
    const std::vector<Line> lines = linesIn(pack, entry, search);
    const std::ptrdiff_t at = std::ranges::find(lines, entry, &Line::entry) - lines.begin();
    const std::ptrdiff_t to = at == std::ssize(lines) ? 0 : at + rows;
    return to >= 0 && to < std::ssize(lines) ? std::optional(lines[static_cast<std::size_t>(to)].entry) : std::nullopt;
}

Part boxList(const Pack &pack, const BoxEntry &entry, const BoxSearch &search, const BoxListActions &actions)
{
    const std::vector<Line> lines = linesIn(pack, entry, search);
    QStringList rows;
    QStringList states;
    for (const Line &line : lines)
    {
        rows << rowOf(pack, line);
        states << stateOf(pack, line);
    }
    const auto now = std::ranges::find(lines, entry, &Line::entry);
    const auto choose = [lines, chosen = actions.choose](const QVariant &row)
    {
        if (row.toInt() >= 0)
            chosen.run(lines.at(static_cast<std::size_t>(row.toInt())).entry);
    };
    return column({searchLine(entry, search, actions), unknownCheck(entry, search, actions),
        text(ListWords::tr("Nothing found."), Role::Dim).wrapping().when(rows.isEmpty()),
        list(QStringLiteral("box"), ListWords::tr("What the box holds"), rows,
            now == lines.end() ? -1 : static_cast<int>(now - lines.begin()), minRows, choose,
            [open = actions.open](int /*row*/) { open.run(); })
            .with(&Field::tips, states)
            .with(&Field::optionNames, states)
            .withTip(ListWords::tr("Choose with the arrow keys; Enter goes to its values"))
            .stretched()});
}

std::optional<BoxEntry> nextUnknown(const Pack &pack, const BoxEntry &entry)
{
    std::vector<BoxEntry> asked;
    for (std::size_t part = 0; part < partsOfABox; ++part)
        for (const Line &card : cardsIn(pack, static_cast<BoxPart>(part)))
            if (card.unsaid.left > 0)
                asked.push_back(card.entry);
    // A part comes before its cards.
    const auto isAfter
        = [&](const BoxEntry &card) { return std::pair(card.part, card.at) > std::pair(entry.part, entry.at); };
    const auto next = std::ranges::find_if(asked, isAfter);
    return next != asked.end() ? std::optional(*next) : asked.empty() ? std::nullopt : std::optional(asked.front());
}

} // namespace dossier
