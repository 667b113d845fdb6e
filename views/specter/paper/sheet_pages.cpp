#include "views/specter/paper/sheet_pages.h"

#include "model/specter/seen/numbers.h"
#include "views/board/board_export.h"
#include "views/session/paper_text.h"
#include "views/specter/paper/sheet_document.h"
#include "views/specter/parts/scene.h"
#include "views/specter/words/wording.h"

#include <QCoreApplication>

#include <algorithm>

namespace dossier
{

namespace
{

/// The translation context of this file, and `tr` in it.
struct SheetPages
{
    Q_DECLARE_TR_FUNCTIONS(SheetPages)
};

using specter::PublicTable;
using specter::Sheet;

/// Share of a page's height for the board.
constexpr int mapPercent = 88;
/// The most health that any agent has, and the most cards.
constexpr int maxHealth = 8;
constexpr std::size_t maxCards = 5;
constexpr std::size_t objectivesOfAGame = 4;

QString boxes(int full, int all)
{
    return QStringLiteral("● ").repeated(full) + QStringLiteral("○ ").repeated(std::max(all - full, 0)).trimmed();
}

QString healthText(const PublicTable &table, specter::Agent agent, const Sheet &sheet)
{
    const std::optional<int> left = specter::healthOf(table, agent, sheet.character);
    if (!left)
        return boxes(0, maxHealth);
    const auto inPlay = table.agents.find(agent);
    return boxes(*left, *left + (inPlay == table.agents.end() ? 0 : inPlay->second.wounds));
}

/// Describes the fact shown in a turn: the space, and whether the figure or only the token was placed.
QString shownIn(const PublicTable &table, specter::Agent agent, std::size_t index)
{
    const auto inPlay = table.agents.find(agent);
    if (inPlay == table.agents.end() || index >= inPlay->second.turns.size())
        return {};
    const std::optional<specter::Shown> &shown = inPlay->second.turns[index].shown;
    if (!shown || !shown->at)
        return {};
    return (shown->what == specter::Showing::Seen ? SheetPages::tr("%1 seen", "a space")
                                                  : SheetPages::tr("%1 last", "a space, last seen there"))
        .arg(wording::name(*shown->at));
}

/// Writes a path as with a pen: "N1 N2 M3".
QString pathOf(const std::vector<specter::Coordinate> &path)
{
    QStringList names;
    for (const specter::Coordinate &space : path)
        names << wording::name(space);
    return names.join(u' ');
}

QString turnRow(const PublicTable &table, specter::Agent agent, const Sheet &sheet, int turn)
{
    const auto inPlay = table.agents.find(agent);
    const int first = inPlay == table.agents.end() ? 1 : inPlay->second.firstTurn;
    const auto index = static_cast<std::size_t>(turn - first);
    if (turn < first || index >= sheet.lines.size())
        return paper::row({QString::number(turn), {}, {}, {}, {}});
    const specter::SheetLine &line = sheet.lines[index];
    return paper::row(
        {QString::number(turn), pathOf(line.path), line.path.empty() ? QString() : wording::name(line.path.back()),
            line.card ? wording::initials(line.card->card) : QString(), shownIn(table, agent, index)});
}

QString turnsFrom(const PublicTable &table, specter::Agent agent, const Sheet &sheet, int from, int to)
{
    //: what the hunters saw in a turn
    const QString shown = SheetPages::tr("Shown");
    const QList<paper::Column> columns{{SheetPages::tr("Turn"), 15}, {SheetPages::tr("Path"), 36},
        {SheetPages::tr("Space"), 15}, {SheetPages::tr("Card"), 13}, {shown, 21}};
    QString rows;
    for (int turn = from; turn <= to; ++turn)
        rows += turnRow(table, agent, sheet, turn);
    return paper::table(columns, rows, sheet.lines.empty() ? paper::Room::Pen : paper::Room::Read);
}

QString objectiveText(const PublicTable &table, const specter::Coordinate &objective)
{
    const bool done = std::ranges::count(table.completed, objective) > 0;
    return (done ? QStringLiteral("✓ ") : QStringLiteral("○ ")) + wording::name(objective);
}

QString agentOf(const PublicTable &table, specter::Agent agent, const Sheet &sheet)
{
    if (!sheet.character)
        return {};
    const QString character = wording::nameOf(table, *sheet.character);
    return table.agents.size() > 1 ? wording::nameOf(table, agent) + QStringLiteral(" · ") + character : character;
}

/// Returns the share of the width of one column among `count`, in percent: together they fill the width.
int shareOf(std::size_t one, std::size_t count)
{
    const auto each = static_cast<int>(100 / std::max<std::size_t>(count, 1));
    return one + 1 < count ? each : 100 - each * static_cast<int>(count - 1);
}

} // namespace

QString sheetHead(const PublicTable &table, specter::Agent agent, const Sheet &sheet)
{
    QList<paper::Field> objectives;
    const std::vector<specter::Coordinate> &known
        = sheet.objectives.empty() && agent == specter::Agent::First ? table.objectives : sheet.objectives;
    for (std::size_t i = 0; i < objectivesOfAGame && agent == specter::Agent::First; ++i)
        objectives << paper::Field{SheetPages::tr("Objective %1").arg(i + 1),
            i < known.size() ? objectiveText(table, known[i]) : QStringLiteral("○"), 25};
    QList<paper::Field> cards;
    const std::size_t count = !sheet.cards.empty()   ? sheet.cards.size()
        : table.clock.phase == specter::Phase::SetUp ? maxCards
                                                     : static_cast<std::size_t>(specter::cardsToTake(table, agent));
    for (std::size_t i = 0; i < count; ++i)
        cards << paper::Field{SheetPages::tr("Card %1").arg(i + 1),
            i < sheet.cards.size() ? wording::nameOf(table, sheet.cards[i]) : QString(), shareOf(i, count)};
    return paper::fields({{SheetPages::tr("Agent"), agentOf(table, agent, sheet), 60},
               {SheetPages::tr("Health"), healthText(table, agent, sheet), 40}})
        + (objectives.isEmpty() ? QString() : paper::fields(objectives)) + paper::fields(cards);
}

QString sheetTurns(const PublicTable &table, specter::Agent agent, const Sheet &sheet)
{
    constexpr int half = specter::turnsOfAGame / 2;
    return paper::beside(
        turnsFrom(table, agent, sheet, 1, half), turnsFrom(table, agent, sheet, half + 1, specter::turnsOfAGame));
}

QString sheetMap(const PublicTable &table, specter::Agent agent, const Sheet &sheet)
{
    const BoardScene scene = sheet.lines.empty() ? printedScene(table) : printedScene(table, agent, sheet);
    return paper::headingOfPage(
               sheet.lines.empty() ? SheetPages::tr("The board") : SheetPages::tr("The way on the board, turn by turn"))
        + paper::picture(pictureIn(PictureFormat::Png, boardPicture(scene), themeFor(ThemeChoice::Light)), mapPercent);
}

QString blankSheet(const PublicTable &table)
{
    const Sheet empty;
    PublicTable begun = table;
    begun.completed.clear();
    return paper::page(sheetTitle(),
        sheetHead(begun, specter::Agent::First, empty) + sheetTurns(begun, specter::Agent::First, empty)
            + sheetMap(begun, specter::Agent::First, empty));
}

QString filledSheet(const specter::View &view, const QString &name)
{
    const PublicTable &open = view.open;
    std::map<specter::Agent, Sheet> sheets = open.sheets;
    if (view.sheet)
        sheets = {{view.agent.value_or(specter::Agent::First), *view.sheet}};
    if (sheets.empty())
        return {};
    const bool secret = std::ranges::any_of(sheets, [&](const auto &one) { return !open.sheets.contains(one.first); });
    const QString clock = wording::name(open.clock);
    QString body = paper::paragraph(name.isEmpty() ? clock : name + QStringLiteral(" · ") + clock);
    for (const auto &[agent, sheet] : sheets)
    {
        if (agent != sheets.begin()->first)
            body += paper::headingOfPage(wording::nameOf(open, agent));
        body += sheetHead(open, agent, sheet) + sheetTurns(open, agent, sheet) + sheetMap(open, agent, sheet);
    }
    return paper::page(secret ? SheetPages::tr("Movement sheet · secret") : sheetTitle(), body);
}

} // namespace dossier
